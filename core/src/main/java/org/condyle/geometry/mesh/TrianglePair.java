package org.condyle.geometry.mesh;

/** Least distance of two flat triangles: zero if they cross, else between an edge and an edge or a corner and a face. Scratch of one thread. */
final class TrianglePair {
    private final TriangleFoot foot = new TriangleFoot();
    private final double[] a = new double[9];
    private final double[] b = new double[9];
    /** The nearest points of the two. */
    final double[] onA = new double[3];

    final double[] onB = new double[3];

    /** The distance of face f of one mesh from face g of another; the points only if it is below {@code least}. */
    double of(double[] first, int f, double[] second, int g, double least) {
        corners(first, 12 * f, a);
        corners(second, 12 * g, b);
        double best = least;
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                best = edges(3 * i, 3 * ((i + 1) % 3), 3 * j, 3 * ((j + 1) % 3), best);
            }
            best = corner(a, 3 * i, second, 12 * g, onA, onB, best);
            best = corner(b, 3 * i, first, 12 * f, onB, onA, best);
        }
        for (int i = 0; i < 3 && best > 0; i++) {
            best = crossing(a, 3 * i, 3 * ((i + 1) % 3), second, 12 * g, best);
            best = crossing(b, 3 * i, 3 * ((i + 1) % 3), first, 12 * f, best);
        }
        return best;
    }

    private static void corners(double[] flat, int o, double[] out) {
        for (int i = 0; i < 3; i++) {
            out[i] = flat[o + i];
            out[3 + i] = flat[o + i] + flat[o + 3 + i];
            out[6 + i] = flat[o + i] + flat[o + 6 + i];
        }
    }

    private double corner(double[] of, int at, double[] flat, int o, double[] own, double[] other, double best) {
        double d = Math.sqrt(foot.of(flat, o, of[at], of[at + 1], of[at + 2]));
        if (d >= best) {
            return best;
        }
        for (int i = 0; i < 3; i++) {
            own[i] = of[at + i];
            other[i] = flat[o + i] + foot.s * flat[o + 3 + i] + foot.t * flat[o + 6 + i];
        }
        return d;
    }

    /** Of two segments (C. Ericson, Real-Time Collision Detection, 2005, section 5.1.9). */
    private double edges(int p, int q, int r, int s, double best) {
        double e11 = 0, e12 = 0, e22 = 0, c = 0, f = 0;
        for (int i = 0; i < 3; i++) {
            double d1 = a[q + i] - a[p + i], d2 = b[s + i] - b[r + i], w = a[p + i] - b[r + i];
            e11 += d1 * d1;
            e12 += d1 * d2;
            e22 += d2 * d2;
            c += d1 * w;
            f += d2 * w;
        }
        double determinant = e11 * e22 - e12 * e12;
        double u = determinant > 1e-14 * e11 * e22 ? clamp((e12 * f - c * e22) / determinant) : 0;
        double v = (e12 * u + f) / e22;
        if (v < 0 || v > 1) {
            v = clamp(v);
            u = clamp((e12 * v - c) / e11);
        }
        double sum = 0;
        for (int i = 0; i < 3; i++) {
            double gap = a[p + i] + u * (a[q + i] - a[p + i]) - b[r + i] - v * (b[s + i] - b[r + i]);
            sum += gap * gap;
        }
        double d = Math.sqrt(sum);
        if (d >= best) {
            return best;
        }
        for (int i = 0; i < 3; i++) {
            onA[i] = a[p + i] + u * (a[q + i] - a[p + i]);
            onB[i] = b[r + i] + v * (b[s + i] - b[r + i]);
        }
        return d;
    }

    private static double clamp(double x) {
        return Math.max(0, Math.min(1, x));
    }

    /** 0 if the edge of one triangle passes through the other. */
    private double crossing(double[] of, int p, int q, double[] flat, int o, double best) {
        double nx = flat[o + 4] * flat[o + 8] - flat[o + 5] * flat[o + 7];
        double ny = flat[o + 5] * flat[o + 6] - flat[o + 3] * flat[o + 8];
        double nz = flat[o + 3] * flat[o + 7] - flat[o + 4] * flat[o + 6];
        double hp = nx * (of[p] - flat[o]) + ny * (of[p + 1] - flat[o + 1]) + nz * (of[p + 2] - flat[o + 2]);
        double hq = nx * (of[q] - flat[o]) + ny * (of[q + 1] - flat[o + 1]) + nz * (of[q + 2] - flat[o + 2]);
        if (hp * hq > 0 || hp == hq) {
            return best;
        }
        double along = hp / (hp - hq);
        double x = of[p] + along * (of[q] - of[p]), y = of[p + 1] + along * (of[q + 1] - of[p + 1]);
        double z = of[p + 2] + along * (of[q + 2] - of[p + 2]);
        foot.of(flat, o, x, y, z);
        if (foot.feature != 0) {
            return best;
        }
        onA[0] = onB[0] = x;
        onA[1] = onB[1] = y;
        onA[2] = onB[2] = z;
        return 0;
    }
}
