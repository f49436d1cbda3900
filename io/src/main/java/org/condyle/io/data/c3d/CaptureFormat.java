package org.condyle.io.data.c3d;

import java.util.List;
import java.util.function.BiFunction;
import org.condyle.io.data.DataTable;
import org.condyle.io.data.FileFormat;
import org.condyle.io.data.FileFormats;
import org.condyle.io.data.LengthUnit;
import org.condyle.io.data.MarkerTable;
import org.condyle.io.document.Problems;

/**
 * A format of files of motion laboratories: the catalog.
 *
 * @param limit   largest file [bytes]
 * @param several whether a file has more than markers
 * @param reader  of a name and all bytes
 */
public record CaptureFormat(
        List<String> endings, long limit, boolean several, BiFunction<String, byte[], Capture> reader)
        implements FileFormat {
    /** All formats. */
    public static final FileFormats<CaptureFormat> ALL = new FileFormats<>(List.of(
            new CaptureFormat(List.of("c3d"), 1L << 30, true, C3dFile::read),
            new CaptureFormat(
                    List.of("trc"),
                    DataTable.LIMIT,
                    false,
                    (name, bytes) -> new Markers(MarkerTable.read(name, bytes)))));

    /** A file with markers alone. */
    private record Markers(MarkerTable markers) implements Capture {
        @Override
        public boolean hasMarkers() {
            return true;
        }

        @Override
        public LengthUnit unit() {
            return markers.unit();
        }

        @Override
        public Problems warnings() {
            return markers.warnings();
        }
    }
}
