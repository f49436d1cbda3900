package org.condyle.tissue;

/** Principal stretches: the roots of the eigenvalues of PᵀP, the largest first. */
final class Stretches {
    private Stretches() {}

    static void of(double[] p, boolean planar, double[] out) {
        double a = column(p, 0, 0), b = column(p, 1, 1), d = column(p, 0, 1);
        if (planar) {
            double mean = 0.5 * (a + b), radius = Math.hypot(0.5 * (a - b), d);
            out[0] = Math.sqrt(mean + radius);
            out[1] = Math.sqrt(Math.max(0, mean - radius));
            return;
        }
        double c = column(p, 2, 2), e = column(p, 0, 2), g = column(p, 1, 2);
        // Smith, "Eigenvalues of a symmetric 3 x 3 matrix", Communications of the ACM 4 (1961) 168
        double mean = (a + b + c) / 3;
        double x = a - mean, y = b - mean, z = c - mean;
        double size = Math.sqrt((x * x + y * y + z * z + 2 * (d * d + e * e + g * g)) / 6);
        double half = 0;
        if (size > 0) {
            double det = x * (y * z - g * g) - d * (d * z - g * e) + e * (d * g - y * e);
            half = Math.acos(Math.max(-1, Math.min(1, 0.5 * det / (size * size * size)))) / 3;
        }
        double largest = mean + 2 * size * Math.cos(half);
        double smallest = mean + 2 * size * Math.cos(half + 2 * Math.PI / 3);
        out[0] = Math.sqrt(largest);
        out[1] = Math.sqrt(Math.max(0, 3 * mean - largest - smallest));
        out[2] = Math.sqrt(Math.max(0, smallest));
    }

    private static double column(double[] p, int i, int j) {
        return p[i] * p[j] + p[3 + i] * p[3 + j] + p[6 + i] * p[6 + j];
    }
}
