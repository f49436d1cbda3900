package org.condyle.geometry.meshpair;

import java.util.Arrays;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.tree.BoxTree;

/**
 * Whether something parts the rays of a group from a mesh. Faces that one of some directions parts from the group by more than
 * some way do not matter until the group has gone that way; a plane may part it from all others. The directions are against the
 * rays, aslant, and to the sides.
 *
 * <p>Scratch of one thread.
 */
final class GroupDistance {
    private static final int AROUND = 6;
    private static final int DIRECTIONS = 1 + 2 * AROUND;
    /** Directions of planes: those that rays go away from. */
    private static final int PLANES = 1 + AROUND;

    private static final double[] UNIT = new double[3 * DIRECTIONS];

    static {
        for (int k = 0; k < DIRECTIONS; k++) {
            double round = (k - 1) % AROUND * 2 * Math.PI / AROUND;
            double up = k == 0 ? 1 : k < PLANES ? Math.sqrt(0.5) : 0, out = Math.sqrt(1 - up * up);
            UNIT[3 * k] = up;
            UNIT[3 * k + 1] = out * Math.cos(round);
            UNIT[3 * k + 2] = out * Math.sin(round);
        }
    }

    private final CastingFaces rays;
    private final double[] flat;
    private final BoxTree tree;
    private final double[] support; // of each group: how far it reaches in each direction, NaN if nobody has asked
    private final double[] seen =
            new double[4 * DIRECTIONS]; // directions and how far the group reaches, seen from the mesh
    private final double[] lowest = new double[PLANES]; // of the faces that matter, how far they are above the group
    private final double[] heights = new double[PLANES];
    private final int[] stack = new int[BoxTree.DEPTH];
    private double way;
    private boolean boxes;
    private boolean open; // whether a plane is left
    private int lucky; // a direction that has parted the box before

    /** The plane, seen from the mesh: unit normal, and where the lowest face is along it; infinite if no face matters. */
    double nx, ny, nz, height;

    GroupDistance(CastingFaces rays, Mesh mesh) {
        this.rays = rays;
        flat = mesh.flat;
        tree = mesh.tree;
        support = new double[DIRECTIONS * rays.groups.count];
        Arrays.fill(support, Double.NaN);
    }

    /**
     * Looks for a plane between a group and all faces that it may meet on a way.
     *
     * @param r     frame of the caster seen from the mesh
     * @param boxes whether boxes of some faces are enough, which is quicker and finds fewer planes
     * @return how far the group is from the plane, not positive if there is none [m]
     */
    double part(int group, double way, boolean boxes, double[] r) {
        place(group, r);
        this.way = way;
        this.boxes = boxes;
        open = true;
        Arrays.fill(lowest, Double.POSITIVE_INFINITY);
        descend();
        int best = 0;
        for (int k = 1; k < PLANES; k++) {
            best = lowest[k] > lowest[best] ? k : best;
        }
        nx = seen[4 * best];
        ny = seen[4 * best + 1];
        nz = seen[4 * best + 2];
        height = seen[4 * best + 3] + lowest[best];
        return lowest[best];
    }

    private void place(int group, double[] r) {
        int o = RayGroups.STRIDE * group, s = DIRECTIONS * group;
        double[] g = rays.groups.data;
        double ax = g[o + 3], ay = g[o + 4], az = g[o + 5], bx = g[o + 6], by = g[o + 7], bz = g[o + 8];
        double cx = ay * bz - az * by, cy = az * bx - ax * bz, cz = ax * by - ay * bx;
        for (int k = 0; k < DIRECTIONS; k++) {
            double u = UNIT[3 * k], v = UNIT[3 * k + 1], w = UNIT[3 * k + 2];
            double x = u * ax + v * bx + w * cx, y = u * ay + v * by + w * cy, z = u * az + v * bz + w * cz;
            if (Double.isNaN(support[s + k])) {
                support[s + k] = reaches(group, x, y, z);
            }
            double tx = r[3] * x + r[4] * y + r[5] * z, ty = r[6] * x + r[7] * y + r[8] * z;
            double tz = r[9] * x + r[10] * y + r[11] * z;
            seen[4 * k] = tx;
            seen[4 * k + 1] = ty;
            seen[4 * k + 2] = tz;
            seen[4 * k + 3] = support[s + k] + tx * r[0] + ty * r[1] + tz * r[2];
        }
    }

    private double reaches(int group, double x, double y, double z) {
        double most = Double.NEGATIVE_INFINITY;
        double[] c = rays.centre, n = rays.normal;
        for (int i = rays.groups.first[group]; i < rays.groups.end[group]; i++) {
            double from = x * c[3 * i] + y * c[3 * i + 1] + z * c[3 * i + 2];
            double along = -rays.reach * (x * n[3 * i] + y * n[3 * i + 1] + z * n[3 * i + 2]);
            most = Math.max(most, from + Math.max(0, along));
        }
        return most;
    }

    private void descend() {
        int top = 0, ref = tree.root;
        while (open) {
            if (ref < 0) {
                for (int f = BoxTree.first(ref); f < BoxTree.first(ref) + BoxTree.count(ref) && open; f++) {
                    open = lower(12 * f);
                }
            } else {
                boolean left = near(2 * ref), right = near(2 * ref + 1);
                if (left && right) {
                    stack[top++] = tree.children[2 * ref + 1];
                }
                if (left || right) {
                    ref = tree.children[left ? 2 * ref : 2 * ref + 1];
                    continue;
                }
            }
            if (top == 0) {
                return;
            }
            ref = stack[--top];
        }
    }

    /** Whether the box of a child may be nearer than the way, and lower than what was found along some plane. */
    private boolean near(int child) {
        double[] b = tree.boxes;
        int at = 6 * child;
        double x = b[at], y = b[at + 1], z = b[at + 2], hx = b[at + 3], hy = b[at + 4], hz = b[at + 5];
        if (over(lucky, x, y, z, hx, hy, hz) > way) {
            return false;
        }
        boolean lower = false;
        for (int k = 0; k < DIRECTIONS; k++) {
            double up = over(k, x, y, z, hx, hy, hz);
            if (up > way) {
                lucky = k;
                return false;
            }
            if (k < PLANES) {
                heights[k] = up;
                lower |= lowest[k] > 0 && up < lowest[k];
            }
        }
        if (lower && boxes && tree.children[child] < 0) {
            double most = 0;
            for (int k = 0; k < PLANES; k++) {
                lowest[k] = Math.min(lowest[k], heights[k]);
                most = Math.max(most, lowest[k]);
            }
            open &= most > 0;
            return false;
        }
        return lower;
    }

    private double over(int k, double x, double y, double z, double hx, double hy, double hz) {
        double dx = seen[4 * k], dy = seen[4 * k + 1], dz = seen[4 * k + 2];
        double half = Math.abs(dx) * hx + Math.abs(dy) * hy + Math.abs(dz) * hz;
        return dx * x + dy * y + dz * z - half - seen[4 * k + 3];
    }

    /** Lowers the planes to a face, if it matters; false if no plane is left above the group. */
    private boolean lower(int o) {
        for (int k = DIRECTIONS - 1; k >= PLANES; k--) {
            if (above(k, o) > way) {
                return true;
            }
        }
        double most = Double.NEGATIVE_INFINITY;
        for (int k = 0; k < PLANES; k++) {
            double up = above(k, o);
            if (up > way) {
                return true;
            }
        }
        for (int k = 0; k < PLANES; k++) {
            if (lowest[k] > 0) {
                lowest[k] = Math.min(lowest[k], above(k, o));
                most = Math.max(most, lowest[k]);
            }
        }
        return most > 0;
    }

    private double above(int k, int o) {
        double[] v = flat;
        double x = seen[4 * k], y = seen[4 * k + 1], z = seen[4 * k + 2];
        double e = x * v[o + 3] + y * v[o + 4] + z * v[o + 5], g = x * v[o + 6] + y * v[o + 7] + z * v[o + 8];
        return x * v[o] + y * v[o + 1] + z * v[o + 2] + Math.min(0, Math.min(e, g)) - seen[4 * k + 3];
    }
}
