package org.condyle.io.mesh;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.Map;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.document.ResourceRoot;
import org.condyle.io.problem.Code;
import org.condyle.io.results.AtomicFile;
import org.condyle.mechanics.Triangles;

/**
 * Triangle meshes from STL (text and binary), OBJ, PLY (text and binary) and VTP files, and to STL, OBJ and VTP. The
 * ending of the name decides the format, the content must agree.
 *
 * <p>What comes out has at least one triangle, finite coordinates and corners that exist. Vertices are shared as in the
 * file; those of STL where all coordinates are equal. Faces of four corners and more become fans around their first
 * corner. Triangles without area stay in, {@link #flatFaces} counts them. Text keeps all digits of a double, whatever
 * width the file declares.
 */
public final class MeshFiles {
    /** Default limit of the file size [bytes]. */
    public static final long LIMIT = 256L << 20;

    private MeshFiles() {}

    /** The mesh in {@code content}, in metres, from a file that messages call {@code name}. */
    public static Triangles read(String name, byte[] content) {
        return read(name, content, MeshOptions.METRES);
    }

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

    /** A mesh that a model file names, relative to the folder of the model. */
    public static Triangles read(ResourceRoot root, String relative, MeshOptions options) {
        MeshFormat.of(relative); // a wrong ending is told before a large file is read
        return read(relative, root.read("mesh", relative, LIMIT), options);
    }

    public static Triangles read(Path file, MeshOptions options) {
        String name = file.toString();
        MeshFormat.of(name);
        if (!Files.isRegularFile(file)) { // reading from a pipe would wait for a writer, perhaps for ever
            throw new DocumentException(
                    Code.FILE_MISSING,
                    Position.in(name),
                    Files.exists(file) ? "this is not a regular file" : "there is no such file");
        }
        try {
            return read(name, Files.newInputStream(file), LIMIT, options);
        } catch (IOException e) {
            throw unreadable(name, e);
        }
    }

    /** Reads and closes {@code in}; refuses more than {@code limit} bytes. */
    public static Triangles read(String name, InputStream in, long limit, MeshOptions options) {
        byte[] bytes;
        try (in) {
            bytes = in.readNBytes((int) Math.min(limit + 1, Integer.MAX_VALUE - 8));
        } catch (IOException e) {
            throw unreadable(name, e);
        }
        if (bytes.length > limit) {
            throw new DocumentException(
                    Code.OVER_LIMIT, Position.in(name), "the mesh is larger than " + limit + " bytes, the limit");
        }
        return read(name, bytes, options);
    }

    private static DocumentException unreadable(String name, IOException e) {
        String reason = e instanceof AccessDeniedException ? "permission denied" : String.valueOf(e.getMessage());
        return new DocumentException(Code.FILE_UNREADABLE, Position.in(name), "the mesh cannot be read: " + reason);
    }

    /** Triangles whose corners lie on a line or in a point. */
    public static int flatFaces(Triangles mesh) {
        int flat = 0;
        for (int face = 0; face < mesh.faces(); face++) {
            flat += FlatFace.is(mesh, face) ? 1 : 0;
        }
        return flat;
    }

    /**
     * Writes .stl (binary, single precision), .obj or .vtp (text, exact), in metres; the file appears when it is whole.
     */
    public static void write(Path file, Triangles mesh) throws IOException {
        MeshFormat format = MeshFormat.of(file.toString());
        AtomicFile.write(file, out -> new MeshWriter(mesh, out).write(format));
    }

    /** What {@link #write} would write. */
    public static byte[] bytes(MeshFormat format, Triangles mesh) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            new MeshWriter(mesh, out).write(format);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }
}
