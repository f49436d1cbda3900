package org.condyle.io.model.picture;

/** Three numbers at a time. */
final class Vectors {
    private Vectors() {}

    static double[] minus(double[] a, double[] b) {
        return plus(a, -1, b);
    }

    static double[] plus(double[] a, double factor, double[] b) {
        return new double[] {a[0] + factor * b[0], a[1] + factor * b[1], a[2] + factor * b[2]};
    }

    static double dot(double[] a, double[] b) {
        return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
    }

    static double[] cross(double[] a, double[] b) {
        return new double[] {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
    }

    static double length(double[] a) {
        return Math.sqrt(dot(a, a));
    }
}
