package org.condyle.geometry.meshpair;

import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.tree.BoxTree;

/**
 * First hit of a ray on the flat faces of a mesh, from either side. Each face is judged by the same operations whoever asks,
 * the first hit is the one with the smallest distance, of equal ones that of the face with the smallest number, and boxes
 * are passed over only if they are farther away than all rounding errors: so the answer depends neither on the order in
 * which faces are looked at nor on the face that is looked at first.
 *
 * <p>Scratch of one thread.
 */
final class RayHits {
    /** Size of the boxes beyond what they hold, relative to the mesh: far more than rounding, far less than a face. */
    private static final double MARGIN = 1e-9;

    private static final double EDGE = 1e-12; // a ray through an edge hits, whatever rounding says
    private static final double PARALLEL = 1e-200;

    private final double[] flat;
    private final double[] boxes;
    private final int[] children;
    private final int[] stack = new int[BoxTree.DEPTH];
    /** What boxes are widened by on each side [m]. */
    final double margin;

    private double ox, oy, oz, dx, dy, dz, ix, iy, iz;
    /** How far the first hit so far is [m]; where none is, how far the ray goes. */
    double distance;
    /** Face of the first hit so far, -1 for none. */
    int face;

    long visits;

    RayHits(Mesh mesh) {
        flat = mesh.flat;
        boxes = mesh.tree.boxes;
        children = mesh.tree.children;
        double[] w = mesh.tree.whole;
        margin = MARGIN * Math.sqrt(w[3] * w[3] + w[4] * w[4] + w[5] * w[5]);
    }

    /** Begins with a ray from a place along a unit vector. */
    void begin(double x, double y, double z, double ux, double uy, double uz, double reach) {
        ox = x;
        oy = y;
        oz = z;
        dx = ux;
        dy = uy;
        dz = uz;
        ix = inverse(ux);
        iy = inverse(uy);
        iz = inverse(uz);
        distance = reach;
        face = -1;
    }

    private static double inverse(double x) {
        return Math.abs(x) > PARALLEL ? 1 / x : 1 / PARALLEL;
    }

    /** Looks at all faces below a node or leaf of the mesh. */
    void look(int from) {
        int top = 0, ref = from;
        while (true) {
            if (ref < 0) {
                int first = BoxTree.first(ref), end = first + BoxTree.count(ref);
                visits += end - first;
                for (int f = first; f < end; f++) {
                    lookAt(f);
                }
            } else {
                visits += 2;
                double left = enter(12 * ref), right = enter(12 * ref + 6);
                boolean near = left <= right;
                double soon = near ? left : right, late = near ? right : left;
                if (soon <= distance) {
                    if (late <= distance) {
                        stack[top++] = children[2 * ref + (near ? 1 : 0)];
                    }
                    ref = children[2 * ref + (near ? 0 : 1)];
                    continue;
                }
            }
            if (top == 0) {
                return;
            }
            ref = stack[--top];
        }
    }

    /** Where the ray enters a widened box; infinite if it passes by. */
    private double enter(int at) {
        double[] b = boxes;
        double mx = (b[at] - ox) * ix, wx = (b[at + 3] + margin) * Math.abs(ix);
        double my = (b[at + 1] - oy) * iy, wy = (b[at + 4] + margin) * Math.abs(iy);
        double mz = (b[at + 2] - oz) * iz, wz = (b[at + 5] + margin) * Math.abs(iz);
        double low = Math.max(Math.max(mx - wx, my - wy), Math.max(mz - wz, 0));
        double high = Math.min(Math.min(mx + wx, my + wy), mz + wz);
        return low <= high ? low : Double.POSITIVE_INFINITY;
    }

    /** Möller and Trumbore, Journal of Graphics Tools 2(1), 1997. */
    void lookAt(int f) {
        double[] v = flat;
        int o = 12 * f;
        double ax = v[o + 3], ay = v[o + 4], az = v[o + 5], bx = v[o + 6], by = v[o + 7], bz = v[o + 8];
        double px = dy * bz - dz * by, py = dz * bx - dx * bz, pz = dx * by - dy * bx;
        double det = ax * px + ay * py + az * pz;
        double tx = ox - v[o], ty = oy - v[o + 1], tz = oz - v[o + 2];
        double inverse = 1 / det, s = (tx * px + ty * py + tz * pz) * inverse;
        if (!(s >= -EDGE && s <= 1 + EDGE)) {
            return;
        }
        double qx = ty * az - tz * ay, qy = tz * ax - tx * az, qz = tx * ay - ty * ax;
        double t = (dx * qx + dy * qy + dz * qz) * inverse;
        if (!(t >= -EDGE && s + t <= 1 + EDGE)) {
            return;
        }
        double hit = (bx * qx + by * qy + bz * qz) * inverse + 0.0; // -0 becomes 0
        if (!(hit >= 0 && (hit < distance || (hit == distance && (face < 0 || f < face))))) {
            return;
        }
        // A face that the ray all but lies in gives any distance: what is not in its box is no hit, for all searches.
        if (outside(ox + hit * dx - v[o], ax, bx)
                || outside(oy + hit * dy - v[o + 1], ay, by)
                || outside(oz + hit * dz - v[o + 2], az, bz)) {
            return;
        }
        distance = hit;
        face = f;
    }

    private boolean outside(double x, double a, double b) {
        double slack = 0.5 * margin;
        return x < Math.min(0, Math.min(a, b)) - slack || x > Math.max(0, Math.max(a, b)) + slack;
    }
}
