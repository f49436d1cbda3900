package org.condyle.geometry.meshpair;

import java.util.Arrays;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.tree.BoxTree;

/**
 * Between which planes across thirteen axes the faces of a mesh are, node by node of its tree. The axes are those of a cube: through the
 * middles of its faces and edges and through its corners, so that every direction is within 28° of one of them. Immutable.
 */
final class MeshSlabs {
    static final int AXES = 13;
    /** Both directions of all axes. */
    static final int DIRECTIONS = 2 * AXES;

    private static final double EDGE = Math.sqrt(0.5);
    private static final double CORNER = 1 / Math.sqrt(3);

    /** The axes, three numbers each. */
    static final double[] UNIT = new double[3 * AXES];

    static {
        double[] along = new double[DIRECTIONS];
        for (int i = 0; i < 3; i++) {
            Arrays.fill(along, Double.POSITIVE_INFINITY);
            add(i == 0 ? 1 : 0, i == 1 ? 1 : 0, i == 2 ? 1 : 0, along);
            for (int k = 0; k < AXES; k++) {
                UNIT[3 * k + i] = along[k];
            }
        }
    }

    /** Lowest place along each axis of all that is below a child, and minus the highest one, rounded outwards. */
    final float[] of;

    private final double[] flat;

    MeshSlabs(Mesh mesh) {
        flat = mesh.flat;
        of = new float[DIRECTIONS * mesh.tree.children.length];
        if (mesh.tree.root >= 0) {
            enclose(mesh.tree, mesh.tree.root, new double[DIRECTIONS]);
        }
    }

    /** Encloses all below a reference, and writes its numbers. */
    private void enclose(BoxTree tree, int ref, double[] out) {
        Arrays.fill(out, Double.POSITIVE_INFINITY);
        if (ref < 0) {
            for (int f = BoxTree.first(ref); f < BoxTree.first(ref) + BoxTree.count(ref); f++) {
                face(flat, 12 * f, out);
            }
            return;
        }
        double[] part = new double[DIRECTIONS];
        for (int side = 0; side < 2; side++) {
            int child = 2 * ref + side;
            enclose(tree, tree.children[child], part);
            for (int k = 0; k < DIRECTIONS; k++) {
                of[DIRECTIONS * child + k] = Math.nextDown((float) part[k]);
                out[k] = Math.min(out[k], part[k]);
            }
        }
    }

    /** Lowers the numbers to those of a face. */
    static void face(double[] v, int o, double[] out) {
        double x = v[o], y = v[o + 1], z = v[o + 2];
        add(x, y, z, out);
        add(x + v[o + 3], y + v[o + 4], z + v[o + 5], out);
        add(x + v[o + 6], y + v[o + 7], z + v[o + 8], out);
    }

    /** Lowers the numbers to those of a place. */
    static void add(double x, double y, double z, double[] out) {
        lower(out, 0, x);
        lower(out, 1, y);
        lower(out, 2, z);
        lower(out, 3, EDGE * (x + y));
        lower(out, 4, EDGE * (x - y));
        lower(out, 5, EDGE * (y + z));
        lower(out, 6, EDGE * (y - z));
        lower(out, 7, EDGE * (z + x));
        lower(out, 8, EDGE * (z - x));
        lower(out, 9, CORNER * (x + y + z));
        lower(out, 10, CORNER * (x + y - z));
        lower(out, 11, CORNER * (x - y + z));
        lower(out, 12, CORNER * (x - y - z));
    }

    private static void lower(double[] out, int k, double at) {
        out[k] = Math.min(out[k], at);
        out[AXES + k] = Math.min(out[AXES + k], -at);
    }
}
