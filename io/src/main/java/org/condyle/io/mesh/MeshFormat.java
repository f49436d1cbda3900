package org.condyle.io.mesh;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.condyle.io.data.FileFormat;
import org.condyle.io.data.FileFormats;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.problem.Code;
import org.condyle.mechanics.Triangles;
import org.jspecify.annotations.Nullable;

/** File formats of triangle meshes, by the ending of the name. */
@SuppressWarnings("ImmutableEnumChecker") // readers are functions without state
public enum MeshFormat implements FileFormat {
    STL("(?s)solid\\b.*", (name, bytes, options) -> new StlReader(name, bytes).read(options.scale())),
    OBJ("", (name, bytes, options) -> new ObjReader(name, bytes, options.part()).read(options.scale())),
    PLY(
            "(?s)ply\\s+(format|comment|obj_info).*",
            (name, bytes, options) -> new PlyReader(name, bytes).read(options.scale())),
    VTP("(?s)(<\\?xml|<vtkfile).*", (name, bytes, options) -> new VtpReader(name, bytes).read(options.scale()));

    /** All formats. */
    public static final FileFormats<MeshFormat> ALL = new FileFormats<>(List.of(values()));

    /** Reads all bytes of a file. */
    @FunctionalInterface
    interface Reader {
        Triangles read(String name, byte[] bytes, MeshOptions options);
    }

    private final String begins;
    final Reader reader;

    /**
     * A format.
     *
     * @param begins pattern of the beginning of its content in lower case; empty if it begins in no special way
     */
    MeshFormat(String begins, Reader reader) {
        this.begins = begins;
        this.reader = reader;
    }

    @Override
    public List<String> endings() {
        return List.of(name().toLowerCase(Locale.ROOT));
    }

    /** The format that the ending of {@code name} tells, in capitals or not. */
    public static MeshFormat of(String name) {
        return ALL.of(name)
                .orElseThrow(() -> new DocumentException(
                        Code.WRONG_FILE,
                        Position.in(name),
                        "mesh files must end in " + ALL.choice(),
                        "convert or rename the file"));
    }

    /** Refuses content that is plainly something else than the name tells. */
    void check(String name, byte[] bytes) {
        if (bytes.length == 0) {
            throw new DocumentException(Code.BAD_MESH, Position.in(name), "the file is empty");
        }
        if (this == STL && StlReader.isBinary(bytes)) {
            return; // its header is free text
        }
        int from = TextCursor.afterMark(bytes);
        String head = new String(bytes, from, Math.min(64, bytes.length - from), StandardCharsets.ISO_8859_1);
        String other = other(head);
        if (other != null) {
            throw new DocumentException(Code.WRONG_FILE, Position.in(name), other);
        }
    }

    private @Nullable String other(String head) {
        if (head.startsWith("version https://git-lfs")) {
            return "this is a pointer of Git LFS, not the mesh; fetch the file with 'git lfs pull'";
        }
        if (head.startsWith("\u00FE\u00FF") || head.startsWith("\u00FF\u00FE")) {
            return "the file is UTF-16; save it as UTF-8";
        }
        if (head.startsWith("# vtk DataFile")) {
            return "this is a legacy VTK file; save it as XML PolyData (.vtp)";
        }
        String lower = head.toLowerCase(Locale.ROOT);
        if (lower.startsWith("<!doctype html") || lower.startsWith("<html")) {
            return "this is a web page, not a mesh; was it downloaded from the right address?";
        }
        MeshFormat found = ALL.all().stream()
                .filter(f -> !f.begins.isEmpty() && lower.matches(f.begins))
                .findFirst()
                .orElse(this);
        return found == this
                ? null
                : "the content is " + found + ", but the file name indicates " + this + "; rename the file to ."
                        + found.name().toLowerCase(Locale.ROOT);
    }
}
