package org.condyle.geometry.meshpair;

import java.util.Arrays;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.tree.BoxTree;

/**
 * How far lines through a face go on without meeting another face of the mesh. Over each side of a face stands a prism that
 * gets wider with its height: it contains all lines that go through the face, not too near its edges, at less than 27° or, in
 * a second one, 45° from its normal. Up to some height no other face comes into it. A ray through the face needs no tree, then:
 * what it meets below that height is this face and nothing else.
 *
 * <p>Heights are found when they are first asked for. They depend on the mesh alone, so that nothing depends on who asks when.
 */
final class FreePrisms {
    /** What narrow and wide prisms grow by on each side with their height. */
    private static final double[] SLOPES = {0.5, 1};

    /** Numbers a face. */
    static final int STRIDE = 6;

    /** Weight that each corner of a face must have at least where a line goes through. */
    static final double EDGE = 1e-4;

    private static final int PLANES = 6;

    private final double[] flat;
    private final BoxTree tree;
    private final double highest;
    private final double apart;
    private final int[] stack = new int[BoxTree.DEPTH];
    private final double[] plane =
            new double[4 * PLANES]; // normal and offset: what is above one of them is not in the prism
    private final double[] corner = new double[9]; // of the face without its margin
    private final double[] out = new double[9]; // normals of its edges
    private double nx, ny, nz, base; // upwards, and where the face is
    private double slope;
    private double free;

    /**
     * Six numbers a face: what twice its area seen along a line must be at least so that the line is in the narrow prism, and in the
     * wide one; the free heights of the narrow one behind and before the face, and of the wide one; NaN where nobody has asked.
     */
    final double[] limits;

    /**
     * @param highest heights above this are not asked for [m]
     * @param apart   what faces are apart by that are apart by more than all rounding errors [m]
     */
    FreePrisms(Mesh mesh, double highest, double apart) {
        flat = mesh.flat;
        tree = mesh.tree;
        this.highest = highest;
        this.apart = 2 * apart;
        limits = new double[STRIDE * mesh.faces()];
        Arrays.fill(limits, Double.NaN);
        for (int f = 0; f < mesh.faces(); f++) {
            int o = 12 * f;
            double cross = flat[o + 9] * flat[o + 11] - flat[o + 10] * flat[o + 10];
            for (int k = 0; k < SLOPES.length; k++) {
                limits[STRIDE * f + k] = (1 + 1e-9) * Math.sqrt(Math.max(0, cross) / (1 + SLOPES[k] * SLOPES[k]));
            }
        }
    }

    /** The free height of a face: of its narrow (0) or wide (2) prism, behind it (0) or before it (1), where its normal points. */
    double height(int face, int prism) {
        slope = SLOPES[prism / 2];
        free = raise(face, prism % 2) ? highest : 0;
        if (free > 0) {
            lower(face);
        }
        limits[STRIDE * face + 2 + prism] = free;
        return free;
    }

    /** Puts up the prism; false for a face that is too thin. */
    private boolean raise(int face, int side) {
        double[] v = flat;
        int o = 12 * face;
        double x = v[o + 4] * v[o + 8] - v[o + 5] * v[o + 7];
        double y = v[o + 5] * v[o + 6] - v[o + 3] * v[o + 8];
        double z = v[o + 3] * v[o + 7] - v[o + 4] * v[o + 6];
        double twice = Math.sqrt(x * x + y * y + z * z), up = side == 0 ? -1 / twice : 1 / twice;
        double a = Math.sqrt(v[o + 9]), b = Math.sqrt(v[o + 11]), c = Math.sqrt(v[o + 9] + v[o + 11] - 2 * v[o + 10]);
        double longest = Math.max(a, Math.max(b, c));
        if (!(twice > 1e-3 * longest * longest) || !(EDGE * twice / longest > 4 * apart)) {
            return false;
        }
        nx = up * x;
        ny = up * y;
        nz = up * z;
        base = nx * v[o] + ny * v[o + 1] + nz * v[o + 2];
        for (int i = 0; i < 3; i++) {
            double e = v[o + 3 + i], g = v[o + 6 + i];
            corner[i] = v[o + i] + EDGE * (e + g);
            corner[3 + i] = v[o + i] + e + EDGE * (g - 2 * e);
            corner[6 + i] = v[o + i] + g + EDGE * (e - 2 * g);
        }
        for (int k = 0; k < 3; k++) {
            int p = 3 * k, q = 3 * ((k + 1) % 3), r = 3 * ((k + 2) % 3);
            double ex = corner[q] - corner[p], ey = corner[q + 1] - corner[p + 1], ez = corner[q + 2] - corner[p + 2];
            double lx = ey * nz - ez * ny, ly = ez * nx - ex * nz, lz = ex * ny - ey * nx;
            double inner = lx * (corner[r] - corner[p])
                    + ly * (corner[r + 1] - corner[p + 1])
                    + lz * (corner[r + 2] - corner[p + 2]);
            double scale = (inner > 0 ? -1 : 1) / Math.sqrt(lx * lx + ly * ly + lz * lz);
            out[p] = scale * lx;
            out[p + 1] = scale * ly;
            out[p + 2] = scale * lz;
            plane(k, out[p], out[p + 1], out[p + 2], p);
        }
        for (int k = 0; k < 3; k++) { // between the two edges that meet at a corner
            int p = 3 * k, q = 3 * ((k + 2) % 3);
            double lx = out[p] + out[q], ly = out[p + 1] + out[q + 1], lz = out[p + 2] + out[q + 2];
            double scale = 1 / Math.sqrt(lx * lx + ly * ly + lz * lz);
            plane(3 + k, scale * lx, scale * ly, scale * lz, p);
        }
        return true;
    }

    private void plane(int k, double lx, double ly, double lz, int at) {
        double cosine = 1 / Math.sqrt(1 + slope * slope), sine = slope * cosine;
        double x = cosine * lx - sine * nx, y = cosine * ly - sine * ny, z = cosine * lz - sine * nz;
        plane[4 * k] = x;
        plane[4 * k + 1] = y;
        plane[4 * k + 2] = z;
        plane[4 * k + 3] = x * corner[at] + y * corner[at + 1] + z * corner[at + 2];
    }

    /** Lowers the free height to that of the lowest other face in the prism. */
    private void lower(int face) {
        int top = 0, ref = tree.root;
        while (true) {
            if (ref < 0) {
                for (int f = BoxTree.first(ref); f < BoxTree.first(ref) + BoxTree.count(ref); f++) {
                    if (f != face) {
                        lowerBy(12 * f);
                    }
                }
            } else {
                boolean left = enters(12 * ref), right = enters(12 * ref + 6);
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

    private boolean enters(int at) {
        double[] b = tree.boxes;
        double x = b[at], y = b[at + 1], z = b[at + 2], hx = b[at + 3], hy = b[at + 4], hz = b[at + 5];
        double middle = nx * x + ny * y + nz * z - base;
        double half = Math.abs(nx) * hx + Math.abs(ny) * hy + Math.abs(nz) * hz;
        if (middle - half >= free + apart || middle + half < -apart) {
            return false;
        }
        for (int k = 0; k < 4 * PLANES; k += 4) {
            double px = plane[k], py = plane[k + 1], pz = plane[k + 2];
            double least = px * x
                    + py * y
                    + pz * z
                    - plane[k + 3]
                    - (Math.abs(px) * hx + Math.abs(py) * hy + Math.abs(pz) * hz);
            if (least > apart) {
                return false;
            }
        }
        return true;
    }

    private void lowerBy(int o) {
        double low = least(nx, ny, nz, o) - base;
        if (low >= free + apart || -least(-nx, -ny, -nz, o) - base < -apart) {
            return;
        }
        for (int k = 0; k < 4 * PLANES; k += 4) {
            if (least(plane[k], plane[k + 1], plane[k + 2], o) - plane[k + 3] > apart) {
                return;
            }
        }
        free = Math.max(0, low - apart);
    }

    /** Along a direction. */
    private double least(double x, double y, double z, int o) {
        double[] v = flat;
        return x * v[o]
                + y * v[o + 1]
                + z * v[o + 2]
                + Math.min(
                        0,
                        Math.min(
                                x * v[o + 3] + y * v[o + 4] + z * v[o + 5],
                                x * v[o + 6] + y * v[o + 7] + z * v[o + 8]));
    }
}
