package org.condyle.measures;

/** Vectors of three numbers inside arrays. */
public final class Vectors {
    private Vectors() {}

    public static double dot(double[] a, int at, double[] b, int bAt) {
        return a[at] * b[bAt] + a[at + 1] * b[bAt + 1] + a[at + 2] * b[bAt + 2];
    }

    /** out = a × b; out must be another place. */
    public static void cross(double[] a, int at, double[] b, int bAt, double[] out, int outAt) {
        out[outAt] = a[at + 1] * b[bAt + 2] - a[at + 2] * b[bAt + 1];
        out[outAt + 1] = a[at + 2] * b[bAt] - a[at] * b[bAt + 2];
        out[outAt + 2] = a[at] * b[bAt + 1] - a[at + 1] * b[bAt];
    }

    public static double length(double[] a, int at) {
        return Math.sqrt(dot(a, at, a, at));
    }

    /** Makes a unit vector of a; returns its length before. A zero vector stays zero. */
    public static double normalise(double[] a, int at) {
        double length = length(a, at);
        double factor = length > 0 ? 1 / length : 0;
        a[at] *= factor;
        a[at + 1] *= factor;
        a[at + 2] *= factor;
        return length;
    }

    /** |b - a|. */
    public static double distance(double[] a, int at, double[] b, int bAt) {
        double x = b[bAt] - a[at], y = b[bAt + 1] - a[at + 1], z = b[bAt + 2] - a[at + 2];
        return Math.sqrt(x * x + y * y + z * z);
    }

    /** out = b - a; out may be a or b. */
    public static void subtract(double[] a, int at, double[] b, int bAt, double[] out, int outAt) {
        out[outAt] = b[bAt] - a[at];
        out[outAt + 1] = b[bAt + 1] - a[at + 1];
        out[outAt + 2] = b[bAt + 2] - a[at + 2];
    }
}
