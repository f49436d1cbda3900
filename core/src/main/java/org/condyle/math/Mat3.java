package org.condyle.math;

/** 3×3 row-major matrices inside larger arrays: product, transpose products, inverse. */
public final class Mat3 {
    private Mat3() {}

    public static double[] identity() {
        return new double[] {1, 0, 0, 0, 1, 0, 0, 0, 1};
    }

    /** out = A B; out must not overlap A or B. */
    public static void times(double[] a, int aAt, double[] b, int bAt, double[] out, int at) {
        for (int i = 0; i < 3; i++) {
            double x = a[aAt + 3 * i], y = a[aAt + 3 * i + 1], z = a[aAt + 3 * i + 2];
            for (int j = 0; j < 3; j++) {
                out[at + 3 * i + j] = x * b[bAt + j] + y * b[bAt + 3 + j] + z * b[bAt + 6 + j];
            }
        }
    }

    /** out = A x; out may be x. */
    public static void times(double[] a, int aAt, double x, double y, double z, double[] out, int at) {
        out[at] = a[aAt] * x + a[aAt + 1] * y + a[aAt + 2] * z;
        out[at + 1] = a[aAt + 3] * x + a[aAt + 4] * y + a[aAt + 5] * z;
        out[at + 2] = a[aAt + 6] * x + a[aAt + 7] * y + a[aAt + 8] * z;
    }

    public static double[] transpose(double[] a) {
        return new double[] {a[0], a[3], a[6], a[1], a[4], a[7], a[2], a[5], a[8]};
    }

    public static double[] times(double[] a, double[] b) {
        double[] out = new double[9];
        times(a, 0, b, 0, out, 0);
        return out;
    }

    public static double determinant(double[] a, int at) {
        return a[at] * (a[at + 4] * a[at + 8] - a[at + 5] * a[at + 7])
                - a[at + 1] * (a[at + 3] * a[at + 8] - a[at + 5] * a[at + 6])
                + a[at + 2] * (a[at + 3] * a[at + 7] - a[at + 4] * a[at + 6]);
    }

    /** No vector grows by more than this when A is applied: the root of the largest row sum of |AᵀA|. One for a rotation. */
    public static double largestStretch(double[] a, int at) {
        double most = 0;
        for (int i = at; i < at + 3; i++) {
            double sum = 0;
            for (int j = at; j < at + 3; j++) {
                sum += Math.abs(a[i] * a[j] + a[i + 3] * a[j + 3] + a[i + 6] * a[j + 6]);
            }
            most = Math.max(most, sum);
        }
        return Math.sqrt(most);
    }

    /** out += A Bᵀ; out must not overlap A or B. */
    public static void addTimesTransposed(double[] a, int aAt, double[] b, int bAt, double[] out, int at) {
        for (int i = 0; i < 3; i++) {
            double x = a[aAt + 3 * i], y = a[aAt + 3 * i + 1], z = a[aAt + 3 * i + 2];
            for (int j = 0; j < 3; j++) {
                int r = bAt + 3 * j;
                out[at + 3 * i + j] += x * b[r] + y * b[r + 1] + z * b[r + 2];
            }
        }
    }

    /** out = A⁻¹; out must not overlap A. */
    public static void inverse(double[] a, int at, double[] out, int o) {
        double c0 = a[at + 4] * a[at + 8] - a[at + 5] * a[at + 7];
        double c1 = a[at + 5] * a[at + 6] - a[at + 3] * a[at + 8];
        double c2 = a[at + 3] * a[at + 7] - a[at + 4] * a[at + 6];
        double d = 1 / (a[at] * c0 + a[at + 1] * c1 + a[at + 2] * c2);
        out[o] = d * c0;
        out[o + 1] = d * (a[at + 2] * a[at + 7] - a[at + 1] * a[at + 8]);
        out[o + 2] = d * (a[at + 1] * a[at + 5] - a[at + 2] * a[at + 4]);
        out[o + 3] = d * c1;
        out[o + 4] = d * (a[at] * a[at + 8] - a[at + 2] * a[at + 6]);
        out[o + 5] = d * (a[at + 2] * a[at + 3] - a[at] * a[at + 5]);
        out[o + 6] = d * c2;
        out[o + 7] = d * (a[at + 1] * a[at + 6] - a[at] * a[at + 7]);
        out[o + 8] = d * (a[at] * a[at + 4] - a[at + 1] * a[at + 3]);
    }

    /** out = A⁻¹ x by Cramer's rule; for placements that are not rotations (deformed bodies). */
    public static void solve(double[] a, int at, double x, double y, double z, double[] out, int outAt) {
        double c0 = a[at + 4] * a[at + 8] - a[at + 5] * a[at + 7];
        double c1 = a[at + 5] * a[at + 6] - a[at + 3] * a[at + 8];
        double c2 = a[at + 3] * a[at + 7] - a[at + 4] * a[at + 6];
        double inverse = 1 / (a[at] * c0 + a[at + 1] * c1 + a[at + 2] * c2);
        out[outAt] = inverse
                * (c0 * x
                        + (a[at + 2] * a[at + 7] - a[at + 1] * a[at + 8]) * y
                        + (a[at + 1] * a[at + 5] - a[at + 2] * a[at + 4]) * z);
        out[outAt + 1] = inverse
                * (c1 * x
                        + (a[at] * a[at + 8] - a[at + 2] * a[at + 6]) * y
                        + (a[at + 2] * a[at + 3] - a[at] * a[at + 5]) * z);
        out[outAt + 2] = inverse
                * (c2 * x
                        + (a[at + 1] * a[at + 6] - a[at] * a[at + 7]) * y
                        + (a[at] * a[at + 4] - a[at + 1] * a[at + 3]) * z);
    }
}
