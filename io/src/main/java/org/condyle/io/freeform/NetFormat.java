package org.condyle.io.freeform;

import java.util.List;
import org.condyle.io.data.FileFormat;
import org.condyle.io.data.FileFormats;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.problem.Code;

/**
 * A format of free-form surfaces: the catalog.
 *
 * @param reader reads all bytes of a file
 */
public record NetFormat(List<String> endings, Reader reader) implements FileFormat {
    /** Reads the surface of that number, counted from 1; of any number if there is only one. */
    @FunctionalInterface
    public interface Reader {
        NetFile read(String file, byte[] bytes, int part);
    }

    /** All formats. */
    public static final FileFormats<NetFormat> ALL = new FileFormats<>(List.of(
            new NetFormat(List.of("nurbs", "csv"), (file, bytes, part) -> NetTable.read(file, bytes)),
            new NetFormat(List.of("igs", "iges"), (file, bytes, part) -> new IgesReader(file, bytes).surface(part))));

    /** The surface in a file; its ending tells the format. */
    public static NetFile read(String file, byte[] bytes, int part) {
        return ALL.of(file)
                .orElseThrow(() -> new DocumentException(
                        Code.WRONG_FILE,
                        Position.in(file),
                        "files of control nets must end in " + ALL.choice(),
                        "convert or rename the file"))
                .reader()
                .read(file, bytes, part);
    }
}
