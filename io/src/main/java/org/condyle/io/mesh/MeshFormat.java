package org.condyle.io.mesh;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.problem.Code;
import org.jspecify.annotations.Nullable;

/** File formats of triangle meshes, by the ending of the name. */
public enum MeshFormat {
    STL,
    OBJ,
    PLY,
    VTP;

    /** The format that the ending of {@code name} tells, in capitals or not. */
    public static MeshFormat of(String name) {
        String ending = name.substring(name.lastIndexOf('.') + 1).toUpperCase(Locale.ROOT);
        for (MeshFormat format : values()) {
            if (format.name().equals(ending) && name.indexOf('.') >= 0) {
                return format;
            }
        }
        throw new DocumentException(
                Code.WRONG_FILE,
                Position.in(name),
                "mesh files must end in .stl, .obj, .ply or .vtp",
                "convert or rename the file");
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
        MeshFormat found = lower.matches("(?s)ply\\s+format.*|ply\\s+(comment|obj_info).*")
                ? PLY
                : lower.startsWith("<?xml") || lower.startsWith("<vtkfile")
                        ? VTP
                        : lower.matches("(?s)solid\\b.*") ? STL : this;
        return found == this
                ? null
                : "the content is " + found + ", but the file name indicates " + this + "; rename the file to ."
                        + found.name().toLowerCase(Locale.ROOT);
    }
}
