package org.condyle.integrate;

/** Dense output for methods without their own: the cubic through (y, ẏ) at both ends, error O(h⁴) over the step. */
final class Hermite {
    private Hermite() {}

    /** out = the cubic at t0 + theta h. */
    static void cubic(
            double[] y0, double[] f0, double[] y1, double[] f1, double h, double theta, double[] out, int size) {
        double r = 1 - theta;
        double b = theta * theta * (3 - 2 * theta);
        double c = h * theta * r * r;
        double d = -h * theta * theta * r;
        for (int i = 0; i < size; i++) {
            out[i] = y0[i] + b * (y1[i] - y0[i]) + c * f0[i] + d * f1[i];
        }
    }
}
