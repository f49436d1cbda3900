package org.condyle.geometry.meshpair;

import java.util.Arrays;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.tree.BoxTree;

/**
 * What is free of faces over small patches of a mesh. A patch has a disc around its middle, wider than itself; over each side
 * of the disc stands a cone that gets wider with its height, by 27° or, a second one, by 45°. Between two heights no face comes into it: above the bumps
 * of the patch, and below whatever else of the mesh is over it. Rays that begin between them and go upwards in the cone hit
 * nothing.
 *
 * <p>Heights are found when they are first asked for. They depend on the mesh alone, so that nothing depends on who asks when.
 */
final class FreeCones {
    private static final int PATCH = 16;
    /** What narrow and wide cones grow by with their height, and the cosines of these angles. */
    static final double[] SLOPES = {0.5, 1};

    static final double[] COSINES = {1 / Math.sqrt(1.25), Math.sqrt(0.5)};

    private final double[] flat;
    private final BoxTree tree;
    private final double highest;
    private final double apart;
    private final int[] stack = new int[BoxTree.DEPTH];
    private double cx, cy, cz, nx, ny, nz, radius, slope, cosine, low, high;

    /** Patch of each face. */
    final int[] patchOf;
    /** Eight numbers a patch: middle, normal, radius of its disc; one is unused. */
    final double[] patch;
    /** Lower and upper height of the free part of the narrow cone behind the patch, and before it, and of the wide one; NaN where nobody has asked. */
    final double[] heights;

    /**
     * @param wider   how much wider than its patch a disc is [m]
     * @param highest heights above this are not asked for [m]
     * @param apart   what faces are apart by that are apart by more than all rounding errors [m]
     */
    FreeCones(Mesh mesh, double wider, double highest, double apart) {
        flat = mesh.flat;
        tree = mesh.tree;
        this.highest = highest;
        this.apart = 2 * apart;
        patchOf = new int[mesh.faces()];
        int patches = number(tree.root, 0);
        patch = new double[8 * patches];
        heights = new double[8 * patches];
        Arrays.fill(heights, Double.NaN);
        for (int f = 0, from = 0; f <= patchOf.length; f++) {
            if (f == patchOf.length || patchOf[f] != patchOf[from]) {
                measure(patchOf[from], from, f, wider);
                from = f;
            }
        }
    }

    private int number(int ref, int next) {
        int from = tree.firstBelow(ref), to = tree.endBelow(ref);
        if (ref < 0 || to - from <= PATCH) {
            Arrays.fill(patchOf, from, to, next);
            return next + 1;
        }
        return number(tree.children[2 * ref + 1], number(tree.children[2 * ref], next));
    }

    private void measure(int p, int from, int to, double wider) {
        double[] v = flat;
        double[] sum = new double[7];
        for (int f = from; f < to; f++) {
            int o = 12 * f;
            double x = v[o + 4] * v[o + 8] - v[o + 5] * v[o + 7];
            double y = v[o + 5] * v[o + 6] - v[o + 3] * v[o + 8];
            double z = v[o + 3] * v[o + 7] - v[o + 4] * v[o + 6];
            double area = Math.sqrt(x * x + y * y + z * z);
            for (int i = 0; i < 3; i++) {
                sum[i] += area * (v[o + i] + (v[o + 3 + i] + v[o + 6 + i]) / 3);
            }
            sum[3] += x;
            sum[4] += y;
            sum[5] += z;
            sum[6] += area;
        }
        double length = Math.sqrt(sum[3] * sum[3] + sum[4] * sum[4] + sum[5] * sum[5]), far = 0;
        boolean flatEnough = length > 0.5 * sum[6];
        for (int i = 0; i < 3; i++) {
            patch[8 * p + i] = sum[i] / sum[6];
            patch[8 * p + 3 + i] = flatEnough ? sum[3 + i] / length : i == 0 ? 1 : 0;
        }
        for (int f = from; f < to; f++) {
            int o = 12 * f;
            for (int k = 0; k < 3; k++) {
                double d = 0;
                for (int i = 0; i < 3; i++) {
                    double x = v[o + i] + (k == 0 ? 0 : v[o + 3 * k + i]) - patch[8 * p + i];
                    d += x * x;
                }
                far = Math.max(far, d);
            }
        }
        patch[8 * p + 6] = Math.sqrt(far) + wider;
    }

    /** Finds the free heights of a narrow (0) or wide (2) cone of a patch, behind (0) or before it (1), at 8 p + 2 times this sum. */
    void rise(int p, int cone) {
        double up = cone % 2 == 0 ? -1 : 1;
        slope = SLOPES[cone / 2];
        cosine = COSINES[cone / 2];
        cx = patch[8 * p];
        cy = patch[8 * p + 1];
        cz = patch[8 * p + 2];
        nx = up * patch[8 * p + 3];
        ny = up * patch[8 * p + 4];
        nz = up * patch[8 * p + 5];
        radius = patch[8 * p + 6];
        low = Double.NEGATIVE_INFINITY;
        high = highest;
        int top = 0, ref = tree.root;
        while (true) {
            if (ref < 0) {
                for (int f = BoxTree.first(ref); f < BoxTree.first(ref) + BoxTree.count(ref); f++) {
                    narrow(12 * f);
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
                break;
            }
            ref = stack[--top];
        }
        heights[8 * p + 2 * cone] = low + apart;
        heights[8 * p + 2 * cone + 1] = high - apart;
    }

    /** How far a place is outside the cone, negative inside. */
    private double outside(double x, double y, double z) {
        double up = nx * x + ny * y + nz * z;
        double aside = Math.sqrt(Math.max(0, x * x + y * y + z * z - up * up));
        return cosine * (aside - radius - slope * up);
    }

    private boolean enters(int at) {
        double[] b = tree.boxes;
        double x = b[at] - cx, y = b[at + 1] - cy, z = b[at + 2] - cz, hx = b[at + 3], hy = b[at + 4], hz = b[at + 5];
        double middle = nx * x + ny * y + nz * z;
        double half = Math.abs(nx) * hx + Math.abs(ny) * hy + Math.abs(nz) * hz;
        return middle - half < high
                && middle + half > low
                && outside(x, y, z) <= Math.sqrt(hx * hx + hy * hy + hz * hz) + apart;
    }

    private void narrow(int o) {
        double[] v = flat;
        double x = v[o] - cx, y = v[o + 1] - cy, z = v[o + 2] - cz;
        double ex = v[o + 3], ey = v[o + 4], ez = v[o + 5], gx = v[o + 6], gy = v[o + 7], gz = v[o + 8];
        double mx = (ex + gx) / 3, my = (ey + gy) / 3, mz = (ez + gz) / 3;
        double far = Math.max(
                mx * mx + my * my + mz * mz,
                Math.max(square(ex - mx, ey - my, ez - mz), square(gx - mx, gy - my, gz - mz)));
        if (outside(x + mx, y + my, z + mz) > Math.sqrt(far) + apart) {
            return;
        }
        double a = nx * x + ny * y + nz * z, b = nx * ex + ny * ey + nz * ez, c = nx * gx + ny * gy + nz * gz;
        double least = a + Math.min(0, Math.min(b, c)), most = a + Math.max(0, Math.max(b, c));
        if (least > radius) {
            high = Math.min(high, least);
        } else {
            low = Math.max(low, most);
        }
    }

    private static double square(double x, double y, double z) {
        return x * x + y * y + z * z;
    }
}
