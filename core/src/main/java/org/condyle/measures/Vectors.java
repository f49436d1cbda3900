package org.condyle.measures;

/** Vectors of three numbers inside arrays. */
final class Vectors {
    private Vectors() {}

    static double dot(double[] a, int at, double[] b, int bAt) {
        return a[at] * b[bAt] + a[at + 1] * b[bAt + 1] + a[at + 2] * b[bAt + 2];
    }

    /** out = a × b; out must be another place. */
    static void cross(double[] a, int at, double[] b, int bAt, double[] out, int outAt) {
        out[outAt] = a[at + 1] * b[bAt + 2] - a[at + 2] * b[bAt + 1];
        out[outAt + 1] = a[at + 2] * b[bAt] - a[at] * b[bAt + 2];
        out[outAt + 2] = a[at] * b[bAt + 1] - a[at + 1] * b[bAt];
    }
}
