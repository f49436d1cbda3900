package org.condyle.math;

/** Increasing numbers that divide a line into pieces. */
public final class Knots {
    private Knots() {}

    /** The piece i, from 0 to {@code pieces} - 1, with x[i] ≤ t &lt; x[i+1]; the first or the last one for what lies outside. */
    public static int piece(double[] x, int pieces, double t) {
        int low = 0, high = pieces;
        while (high - low > 1) {
            int middle = (low + high) >>> 1;
            if (x[middle] <= t) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
