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

    /** Where a ray and a face, or two sides of a face, are this parallel (sine squared), rounding tells where they meet: no hit. */
    private static final double GRAZING = 1e-12;

    private final double[] flat;
    private final double[] boxes;
    private final int[] children;
    private final int[] stack = new int[BoxTree.DEPTH];
    /** What boxes are widened by on each side [m]. */
    final double margin;

    private final double wide; // the same across the ray

    private double ox, oy, oz, dx, dy, dz; // the ray
    private double ax, ay, az; // size of its direction
    private double mx, my, mz, hx, hy, hz; // middle and half extent of the part of it that counts
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
        wide = 2 * margin;
    }

    /** Begins with a ray from a place along a unit vector. */
    void begin(double x, double y, double z, double ux, double uy, double uz, double reach) {
        ox = x;
        oy = y;
        oz = z;
        dx = ux;
        dy = uy;
        dz = uz;
        ax = Math.abs(ux);
        ay = Math.abs(uy);
        az = Math.abs(uz);
        face = -1;
        shorten(reach);
    }

    /** Only what is nearer than this counts from now on. */
    private void shorten(double end) {
        distance = end;
        double half = 0.5 * end;
        mx = ox + half * dx;
        my = oy + half * dy;
        mz = oz + half * dz;
        hx = half * ax + margin;
        hy = half * ay + margin;
        hz = half * az + margin;
    }

    /** Looks at all faces below a node or leaf of the mesh, whose box is at 6 times a number. */
    void lookInto(int box) {
        visits++;
        if (meets(6 * box)) {
            look(children[box]);
        }
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
                boolean left = meets(12 * ref), right = meets(12 * ref + 6);
                if (left || right) {
                    if (left && right) {
                        stack[top++] = children[2 * ref + 1];
                    }
                    ref = children[left ? 2 * ref : 2 * ref + 1];
                    continue;
                }
            }
            if (top == 0) {
                return;
            }
            ref = stack[--top];
        }
    }

    /**
     * Whether the part of the ray that counts may meet a box: false if one of the six axes of Gottschalk, Lin and Manocha
     * (SIGGRAPH 1996) that a segment and a box have parts the two by more than the margin.
     */
    private boolean meets(int at) {
        double[] b = boxes;
        double x = b[at] - mx, ex = b[at + 3], y = b[at + 1] - my, ey = b[at + 4], z = b[at + 2] - mz, ez = b[at + 5];
        // One branch for three axes: which of them parts the two is anyone's guess, and guessing costs more than they
        // do.
        double along = Math.max(Math.max(Math.abs(x) - ex - hx, Math.abs(y) - ey - hy), Math.abs(z) - ez - hz);
        if (along > 0) {
            return false;
        }
        double across = Math.max(
                Math.max(Math.abs(dy * z - dz * y) - ey * az - ez * ay, Math.abs(dz * x - dx * z) - ez * ax - ex * az),
                Math.abs(dx * y - dy * x) - ex * ay - ey * ax);
        return across <= wide;
    }

    /** Möller and Trumbore, Journal of Graphics Tools 2(1), 1997. */
    void lookAt(int f) {
        double[] v = flat;
        int o = 12 * f;
        double ex = v[o + 3], ey = v[o + 4], ez = v[o + 5], gx = v[o + 6], gy = v[o + 7], gz = v[o + 8];
        double px = dy * gz - dz * gy, py = dz * gx - dx * gz, pz = dx * gy - dy * gx;
        double det = ex * px + ey * py + ez * pz;
        double tx = ox - v[o], ty = oy - v[o + 1], tz = oz - v[o + 2];
        double sign = det < 0 ? -1 : 1, size = sign * det, slack = EDGE * size;
        double qx = ty * ez - tz * ey, qy = tz * ex - tx * ez, qz = tx * ey - ty * ex;
        double s = sign * (tx * px + ty * py + tz * pz), t = sign * (dx * qx + dy * qy + dz * qz);
        if (!(Math.min(Math.min(s, t), size - s - t) >= -slack) || size * size < GRAZING * v[o + 9] * v[o + 11]) {
            return;
        }
        double hit = (gx * qx + gy * qy + gz * qz) / det + 0.0; // -0 becomes 0
        if (!(hit >= 0 && (hit < distance || (hit == distance && (face < 0 || f < face))))) {
            return;
        }
        // A face that the ray all but lies in gives any distance: what is not in its box is no hit, for all searches.
        if (outside(ox + hit * dx - v[o], ex, gx)
                || outside(oy + hit * dy - v[o + 1], ey, gy)
                || outside(oz + hit * dz - v[o + 2], ez, gz)) {
            return;
        }
        shorten(hit);
        face = f;
    }

    private boolean outside(double x, double a, double b) {
        double slack = 0.5 * margin;
        return x < Math.min(0, Math.min(a, b)) - slack || x > Math.max(0, Math.max(a, b)) + slack;
    }
}
