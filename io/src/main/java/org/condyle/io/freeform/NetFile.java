package org.condyle.io.freeform;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A control net as a file has it; a plain table gives neither degrees nor knots.
 *
 * @param points   x, y, z [m], row by row
 * @param degrees  in u and v
 * @param warnings what the file has that is not used
 */
@SuppressWarnings("ArrayRecordComponent") // numbers of a file, read only
public record NetFile(
        int rows,
        int columns,
        double[] points,
        double[] weights,
        int @Nullable [] degrees,
        double @Nullable [] knotsU,
        double @Nullable [] knotsV,
        List<String> warnings) {}
