package org.condyle.io.mesh;

import java.util.BitSet;
import java.util.Map;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.problem.Code;
import org.condyle.mechanics.Triangles;

/**
 * Triangle meshes from STL (text and binary), OBJ, PLY (text and binary) and VTP files. The ending of the name decides
 * the format, the content must agree.
 *
 * <p>What comes out has at least one triangle, finite coordinates and corners that exist. Vertices are shared as in the
 * file; those of STL where all coordinates are equal. Faces of four corners and more become fans around their first
 * corner. Triangles without area stay in. Text keeps all digits of a double, whatever width the file declares.
 */
public final class MeshFiles {
    /** Default limit of the file size [bytes]. */
    public static final long LIMIT = 256L << 20;

    private MeshFiles() {}

    /** The mesh in {@code content}, from a file that messages call {@code name}. */
    public static Triangles read(String name, byte[] content, MeshOptions options) {
        MeshFormat format = MeshFormat.of(name);
        format.check(name, content);
        if (format != MeshFormat.OBJ && !options.part().isEmpty()) {
            throw new DocumentException(
                    Code.WRONG_FILE,
                    Position.in(name),
                    "only OBJ files have named parts",
                    "read the " + format + " as a whole");
        }
        return format.reader.read(name, content, options);
    }

    /**
     * Triangles of each group and object of an OBJ file, numbered as {@link #read} gives them; empty for other formats, which
     * have no names for faces.
     */
    public static Map<String, BitSet> groups(String name, byte[] content, MeshOptions options) {
        if (MeshFormat.of(name) != MeshFormat.OBJ) {
            return Map.of();
        }
        ObjReader reader = new ObjReader(name, content, options.part());
        reader.read(options.scale());
        return reader.groups();
    }
}
