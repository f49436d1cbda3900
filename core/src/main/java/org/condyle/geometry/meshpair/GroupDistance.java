package org.condyle.geometry.meshpair;

import java.util.Arrays;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.tree.BoxTree;

/**
 * Whether planes part the rays of a group from a mesh: each face has to be behind one of them. Planes are across the axes of
 * {@link MeshSlabs}; what counts is how far the nearest face behind each of them is. A face is behind the plane that it is farthest from,
 * unless it is farther from some plane than others that are there anyway.
 *
 * <p>Scratch of one thread.
 */
final class GroupDistance {
    private static final double ROUGH = 0.1;

    private final CastingFaces rays;
    private final double[] flat;
    private final BoxTree tree;
    private final float[] slabs;
    private final double[] top = new double[MeshSlabs.DIRECTIONS]; // how far the group reaches in each direction
    private final double[] low = new double[MeshSlabs.DIRECTIONS];
    private final int[] stack = new int[BoxTree.DEPTH];
    private double rough; // farther than this a box of some faces need not be opened
    private boolean open; // whether all faces so far are behind planes
    private int lucky; // a direction that has parted the box before

    /** How far the nearest face behind each plane is from the group. */
    final double[] lowest = new double[MeshSlabs.DIRECTIONS];

    GroupDistance(CastingFaces rays, Mesh mesh, MeshSlabs slabs) {
        this.rays = rays;
        flat = mesh.flat;
        tree = mesh.tree;
        this.slabs = slabs.of;
    }

    /**
     * Looks for planes.
     *
     * @param r   frame of the caster seen from the mesh
     * @param far how far faces need not be apart to be behind any plane [m]
     * @return how far all faces are behind their planes, not positive if some are not [m]
     */
    double part(int group, double far, double[] r) {
        place(group, r);
        rough = ROUGH * far;
        open = true;
        Arrays.fill(lowest, far);
        descend();
        double least = far;
        for (double near : lowest) {
            least = Math.min(least, near);
        }
        return least;
    }

    /** How far a group reaches. */
    private void place(int group, double[] r) {
        Arrays.fill(low, Double.POSITIVE_INFINITY);
        double[] c = rays.centre, n = rays.normal;
        double far = rays.reach;
        for (int i = rays.groups.first[group]; i < rays.groups.end[group]; i++) {
            int k = 3 * i;
            double x = r[0] + r[3] * c[k] + r[4] * c[k + 1] + r[5] * c[k + 2];
            double y = r[1] + r[6] * c[k] + r[7] * c[k + 1] + r[8] * c[k + 2];
            double z = r[2] + r[9] * c[k] + r[10] * c[k + 1] + r[11] * c[k + 2];
            MeshSlabs.add(x, y, z, low);
            x -= far * (r[3] * n[k] + r[4] * n[k + 1] + r[5] * n[k + 2]);
            y -= far * (r[6] * n[k] + r[7] * n[k + 1] + r[8] * n[k + 2]);
            z -= far * (r[9] * n[k] + r[10] * n[k + 1] + r[11] * n[k + 2]);
            MeshSlabs.add(x, y, z, low);
        }
        for (int k = 0; k < MeshSlabs.AXES; k++) { // what is lowest the other way is the top
            top[k] = -low[MeshSlabs.AXES + k];
            top[MeshSlabs.AXES + k] = -low[k];
        }
    }

    private void descend() {
        int depth = 0, ref = tree.root;
        while (open) {
            if (ref < 0) {
                for (int f = BoxTree.first(ref); f < BoxTree.first(ref) + BoxTree.count(ref) && open; f++) {
                    open = lower(12 * f);
                }
            } else {
                boolean left = near(2 * ref), right = near(2 * ref + 1);
                if (left && right) {
                    stack[depth++] = tree.children[2 * ref + 1];
                }
                if (left || right) {
                    ref = tree.children[left ? 2 * ref : 2 * ref + 1];
                    continue;
                }
            }
            if (depth == 0) {
                return;
            }
            ref = stack[--depth];
        }
    }

    /** Whether there may be a face below a child that is not behind a plane yet. */
    private boolean near(int child) {
        int at = MeshSlabs.DIRECTIONS * child;
        float[] b = slabs;
        if (b[at + lucky] - top[lucky] >= lowest[lucky]) {
            return false;
        }
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int k = 0; k < MeshSlabs.DIRECTIONS; k++) {
            double up = b[at + k] - top[k];
            if (up >= lowest[k]) {
                lucky = k;
                return false;
            }
            if (up > most) {
                most = up;
                best = k;
            }
        }
        if (most > rough && tree.children[child] < 0) {
            lowest[best] = most;
            return false;
        }
        return true;
    }

    /** Lowers a plane to a face, if need be; false if there is none. */
    private boolean lower(int o) {
        Arrays.fill(low, Double.POSITIVE_INFINITY);
        MeshSlabs.face(flat, o, low);
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int k = 0; k < MeshSlabs.DIRECTIONS; k++) {
            double up = low[k] - top[k];
            if (up >= lowest[k]) {
                return true;
            }
            if (up > most) {
                most = up;
                best = k;
            }
        }
        lowest[best] = most;
        return most > 0;
    }
}
