package org.condyle.experiment;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.condyle.contact.WornSurface;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.mesh.WornMesh;
import org.condyle.io.document.Fingerprint;
import org.condyle.mechanics.Triangles;

/** Worn surfaces as the files that a model can name; all digits are kept. */
final class WornFiles {
    private WornFiles() {}

    /** Puts a file among others under a name that tells its content: all runs of a model share what they have read. Gives the name. */
    static String add(byte[] content, String ending, Map<String, byte[]> files) {
        String name = "worn-" + Fingerprint.hash(content) + ending;
        files.put(name, content);
        return name;
    }

    /** The triangles of a mesh with their numbers. */
    static byte[] obj(Mesh mesh) {
        Triangles t = WornMesh.asIs(mesh);
        StringBuilder out = new StringBuilder();
        for (int v = 0; v < t.points(); v++) {
            out.append("v ").append(t.vertices()[3 * v]).append(' ').append(t.vertices()[3 * v + 1]);
            out.append(' ').append(t.vertices()[3 * v + 2]).append('\n');
        }
        for (int f = 0; f < t.faces(); f++) {
            out.append("f ").append(t.corners()[3 * f] + 1).append(' ').append(t.corners()[3 * f + 1] + 1);
            out.append(' ').append(t.corners()[3 * f + 2] + 1).append('\n');
        }
        return out.toString().getBytes(StandardCharsets.UTF_8);
    }

    /** What was worn off, as the key {@code before} of a contact reads it. */
    static byte[] csv(WornSurface s) {
        StringBuilder out = new StringBuilder("face,depth [m],volume [m^3]\n");
        for (int i = 0; i < s.face().length; i++) {
            out.append(s.face()[i])
                    .append(',')
                    .append(s.depth()[i])
                    .append(',')
                    .append(s.volume()[i])
                    .append('\n');
        }
        return out.toString().getBytes(StandardCharsets.UTF_8);
    }
}
