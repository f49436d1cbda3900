package org.condyle.math;

/** Vectors of three numbers, where making new ones does not matter. */
public final class Vec3 {
    private Vec3() {}

    public static double length(double[] v) {
        return Math.sqrt(dot(v, v));
    }

    public static double dot(double[] v, double[] w) {
        return v[0] * w[0] + v[1] * w[1] + v[2] * w[2];
    }

    public static double[] minus(double[] v, double[] w) {
        return new double[] {v[0] - w[0], v[1] - w[1], v[2] - w[2]};
    }

    /** v + factor w. */
    public static double[] plus(double[] v, double factor, double[] w) {
        return new double[] {v[0] + factor * w[0], v[1] + factor * w[1], v[2] + factor * w[2]};
    }

    public static double[] cross(double[] v, double[] w) {
        return new double[] {v[1] * w[2] - v[2] * w[1], v[2] * w[0] - v[0] * w[2], v[0] * w[1] - v[1] * w[0]};
    }

    public static double distance(double[] v, double[] w) {
        return length(minus(v, w));
    }
}
