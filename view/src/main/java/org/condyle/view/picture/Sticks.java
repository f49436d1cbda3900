package org.condyle.view.picture;

/** Places of long and round things: twelve numbers that stretch {@link Mesh#ROD} and {@link Mesh#BALL} to where they are. */
final class Sticks {
    private Sticks() {}

    /** From one point to another. */
    static double[] between(double[] a, int from, double[] b, int to, double radius) {
        return along(
                new double[] {a[from], a[from + 1], a[from + 2]},
                new double[] {b[to] - a[from], b[to + 1] - a[from + 1], b[to + 2] - a[from + 2]},
                radius);
    }

    /** From a point along a vector; of no size if that has no length. */
    static double[] along(double[] from, double[] vector, double radius) {
        double length = Math.sqrt(Camera.dot(vector, vector));
        double[] out = new double[12];
        System.arraycopy(from, 0, out, 0, 3);
        if (!(length > 0) || !Double.isFinite(length)) {
            return out;
        }
        double[] y = {vector[0] / length, vector[1] / length, vector[2] / length};
        double[] other = Math.abs(y[0]) < 0.6 ? new double[] {1, 0, 0} : new double[] {0, 1, 0};
        double[] z = Camera.cross(other, y);
        double wide = Math.sqrt(Camera.dot(z, z));
        for (int k = 0; k < 3; k++) {
            z[k] /= wide;
        }
        double[] x = Camera.cross(y, z);
        for (int k = 0; k < 3; k++) {
            out[3 + 3 * k] = radius * x[k];
            out[4 + 3 * k] = vector[k];
            out[5 + 3 * k] = radius * z[k];
        }
        return out;
    }

    static double[] ball(double[] at, int i, double radius) {
        return new double[] {at[i], at[i + 1], at[i + 2], radius, 0, 0, 0, radius, 0, 0, 0, radius};
    }
}
