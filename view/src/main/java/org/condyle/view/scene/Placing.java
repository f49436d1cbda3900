package org.condyle.view.scene;

import org.condyle.mechanics.Frame;

/** Twelve numbers that place a thing, p then A row by row: x = p + A X. */
final class Placing {
    static final int SIZE = 12;

    private Placing() {}

    static double[] identity() {
        return of(new double[3], new double[] {1, 0, 0, 0, 1, 0, 0, 0, 1});
    }

    static double[] of(Frame frame) {
        return of(frame.origin(), frame.rotation());
    }

    static double[] of(double[] place, double[] matrix) {
        double[] out = new double[SIZE];
        System.arraycopy(place, 0, out, 0, 3);
        System.arraycopy(matrix, 0, out, 3, 9);
        return out;
    }

    /** A frame whose axes are stretched first. */
    static double[] stretched(Frame frame, double x, double y, double z) {
        double[] out = of(frame);
        for (int row = 0; row < 3; row++) {
            out[3 + 3 * row] *= x;
            out[4 + 3 * row] *= y;
            out[5 + 3 * row] *= z;
        }
        return out;
    }

    /** Writes p + A X of the placement at {@code b}. */
    static void move(double[] placement, int b, double[] point, int at, double[] out, int outAt) {
        double x = point[at], y = point[at + 1], z = point[at + 2];
        for (int i = 0; i < 3; i++) {
            int row = b + 3 + 3 * i;
            out[outAt + i] = placement[b + i] + placement[row] * x + placement[row + 1] * y + placement[row + 2] * z;
        }
    }

    /** Points, three numbers each, moved by a placement. */
    static double[] moved(double[] points, double[] placement) {
        double[] out = new double[points.length];
        for (int i = 0; i < points.length; i += 3) {
            move(placement, 0, points, i, out, i);
        }
        return out;
    }

    static double squaredDistance(double[] a, double[] b) {
        double sum = 0;
        for (int k = 0; k < 3; k++) {
            sum += (a[k] - b[k]) * (a[k] - b[k]);
        }
        return sum;
    }
}
