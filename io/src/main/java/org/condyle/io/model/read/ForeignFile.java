package org.condyle.io.model.read;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.problem.Code;

/** Models of other programs, recognised by their first XML element, in contrast to a damaged file. */
public final class ForeignFile {
    /** The element must stand within this many bytes; comments before it are usual. */
    private static final int LOOKED_AT = 4096;

    private static final Map<String, String> ROOTS = new LinkedHashMap<>();

    static {
        ROOTS.put("<opensimdocument", "an OpenSim model");
        ROOTS.put("<mujoco", "a MuJoCo model (MJCF)");
        ROOTS.put("<robot", "a robot description (URDF)");
        ROOTS.put("<madymo", "a MADYMO model");
    }

    private ForeignFile() {}

    /** Whether a file begins as XML does; false if it cannot be read, which its reader reports. */
    public static boolean isXml(Path file) {
        return begin(file).startsWith("<");
    }

    /** An XML file that no translation knows, such as a model of MADYMO. */
    public static DocumentException refusal(String name, Path file) {
        return new DocumentException(
                Code.WRONG_FILE,
                Position.in(name),
                "this is " + what(begin(file).toLowerCase(Locale.ROOT)) + ", which cannot be imported",
                "docs/coming-from.md shows how to write its parts in a Condyle model" + " file");
    }

    private static String begin(Path file) {
        if (!Files.isRegularFile(file)) {
            return "";
        }
        try (InputStream in = Files.newInputStream(file)) {
            return new String(in.readNBytes(LOOKED_AT), StandardCharsets.UTF_8)
                    .replace("\uFEFF", "")
                    .strip();
        } catch (IOException e) {
            return "";
        }
    }

    private static String what(String begin) {
        return ROOTS.entrySet().stream()
                .filter(root -> begin.contains(root.getKey()))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElse("an XML file");
    }
}
