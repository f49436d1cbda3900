package org.condyle.io.mesh;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.problem.Code;
import org.condyle.mechanics.Triangles;

/**
 * Stereolithography files, binary and text. Normals and colours are not read: the order of the corners tells the
 * outside. Vertices with equal coordinates become one.
 */
final class StlReader {
    private static final int HEADER = 84;
    private static final int FACET = 50;

    private final String file;
    private final byte[] bytes;

    StlReader(String file, byte[] bytes) {
        this.file = file;
        this.bytes = bytes;
    }

    /**
     * Is the length the one of a binary file with this header? No text is: bytes of text are 9 or more, so the count
     * would be 0x09090909 or more, triangles of 7 GB. The word "solid" decides nothing, binary headers begin with it.
     */
    static boolean isBinary(byte[] bytes) {
        return bytes.length >= HEADER && bytes.length == HEADER + FACET * count(bytes);
    }

    private static long count(byte[] bytes) {
        return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).getInt(80) & 0xFFFFFFFFL;
    }

    Triangles read(double scale) {
        if (isBinary(bytes)) {
            return binary(scale);
        }
        TextCursor text = new TextCursor(file, bytes, false);
        boolean solid = text.nextWordBelow() && text.is("solid");
        if (solid && isText()) {
            return text(text, scale);
        }
        String message = "this is neither a text STL, which begins with 'solid', nor a binary one";
        if (bytes.length >= HEADER) {
            message += ": according to its header it has " + count(bytes) + " triangles, which need "
                    + (HEADER + FACET * count(bytes)) + " bytes, but the file has " + bytes.length;
        }
        throw new DocumentException(Code.BAD_MESH, Position.in(file), message, "it is cut off or of another format");
    }

    /** A binary header that begins with "solid" is filled with zeros or followed by a small count. */
    private boolean isText() {
        for (int i = 0; i < Math.min(bytes.length, 512); i++) {
            if (bytes[i] >= 0 && bytes[i] < 9) {
                return false;
            }
        }
        return true;
    }

    private Triangles binary(double scale) {
        MeshBuilder mesh = new MeshBuilder(file, false, 1);
        Welder welder = new Welder(mesh);
        ByteBuffer in = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        for (int facet = HEADER; facet < bytes.length; facet += FACET) {
            mesh.beginFace();
            for (int at = facet + 12; at < facet + 48; at += 12) {
                mesh.corner(welder.number(in.getFloat(at), in.getFloat(at + 4), in.getFloat(at + 8), at), at);
            }
        }
        return mesh.build(scale, false);
    }

    private Triangles text(TextCursor text, double scale) {
        MeshBuilder mesh = new MeshBuilder(file, true, 1);
        Welder welder = new Welder(mesh);
        do { // a file may hold several solids; the rest of the line is a name
            text.nextLine();
            while (!next(text, "facet", "endsolid").equals("endsolid")) {
                facet(text, mesh, welder);
            }
            text.nextLine();
        } while (text.nextWordBelow() && expect(text, "solid"));
        return mesh.build(scale, false);
    }

    private void facet(TextCursor text, MeshBuilder mesh, Welder welder) {
        next(text, "normal");
        for (int i = 0; i < 3; i++) {
            text.nextWord(); // often missing or nan for flat triangles
        }
        next(text, "outer");
        next(text, "loop");
        mesh.beginFace();
        while (!next(text, "vertex", "endloop").equals("endloop")) {
            double x = text.number("x of the vertex");
            double y = text.number("y of the vertex");
            double z = text.number("z of the vertex");
            mesh.corner(welder.number(x, y, z, text.line()), text.line());
        }
        mesh.endFace(text.line());
        next(text, "endfacet");
    }

    /** Takes the next word, which must be one of these. */
    private static String next(TextCursor text, String... words) {
        if (!text.nextWordBelow()) {
            throw text.problem("the file ends where '" + words[words.length - 1] + "' should be; it is cut off");
        }
        for (String word : words) {
            if (text.is(word)) {
                return word;
            }
        }
        throw text.problem("expected '" + String.join("' or '", words) + "', found " + text.quoted());
    }

    private static boolean expect(TextCursor text, String word) {
        if (!text.is(word)) {
            throw text.problem("expected '" + word + "' or the end of the file, found " + text.quoted());
        }
        return true;
    }
}
