package org.condyle.geometry;

import org.condyle.math.Mat3;
import org.condyle.math.Rotations;

/**
 * A pose of a shape after a small motion.
 *
 * @param at   its origin
 * @param turn its axes, nine numbers
 */
record Nudge(double[] at, double[] turn) {
    /** Moved along an axis (k = 0 to 2), or turned about an axis through c (k = 3 to 5). */
    static Nudge of(double[] turn, double[] at, double[] c, int k, double by) {
        double[] x = at.clone();
        if (k < 3) {
            x[k] += by;
            return new Nudge(x, turn);
        }
        double[] w = Rotations.about(k == 3 ? 1 : 0, k == 4 ? 1 : 0, k == 5 ? 1 : 0, by);
        for (int i = 0; i < 3; i++) {
            x[i] = c[i];
            for (int j = 0; j < 3; j++) {
                x[i] += w[3 * i + j] * (at[j] - c[j]);
            }
        }
        return new Nudge(x, Mat3.times(w, turn));
    }
}
