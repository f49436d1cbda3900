package org.condyle.geometry;

import org.condyle.mechanics.Triangles;

/** Integrals over the solid inside a closed surface of triangles. */
final class Solids {
    private Solids() {}

    /** Volume, first moments x, y, z, second moments xx, yy, zz about the origin. */
    static double[] moments(Triangles t) {
        double[] out = new double[7], v = t.vertices();
        int[] c = t.corners();
        for (int f = 0; f < c.length; f += 3) {
            int p = 3 * c[f], q = 3 * c[f + 1], r = 3 * c[f + 2];
            double six = v[p] * (v[q + 1] * v[r + 2] - v[q + 2] * v[r + 1])
                    + v[p + 1] * (v[q + 2] * v[r] - v[q] * v[r + 2])
                    + v[p + 2] * (v[q] * v[r + 1] - v[q + 1] * v[r]);
            out[0] += six / 6;
            for (int i = 0; i < 3; i++) {
                double a = v[p + i], b = v[q + i], d = v[r + i];
                out[1 + i] += six / 24 * (a + b + d);
                out[4 + i] += six / 60 * (a * a + b * b + d * d + a * b + b * d + a * d);
            }
        }
        return out;
    }
}
