package org.condyle.app.analyse;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Options of analyses that are drawn beside other measurements. */
final class MeasuredOptions {
    @Option(
            names = "--measured",
            paramLabel = "FILE",
            description = "draw measured coordinates beside the computed ones (.csv, .sto, .mot; also placements of"
                    + " bodies, BODY_T11 to BODY_T44)")
    List<Path> files = List.of();

    @Option(
            names = "--over",
            paramLabel = "COORDINATE",
            description = "draw what --measured has over a coordinate, such as knee_flex_r, not over the time")
    @Nullable
    String over;

    /** What is wrong with them together; empty if nothing is. */
    String problem() {
        return over != null && files.isEmpty()
                ? "--over " + over + " says over what --measured FILE is drawn; give the file"
                : "";
    }
}
