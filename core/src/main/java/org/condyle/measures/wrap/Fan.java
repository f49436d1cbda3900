package org.condyle.measures.wrap;

import org.condyle.measures.Vectors;

/**
 * The fan of OpenSim's hybrid rule: the sum of the unit vectors from 298 points of a line inside an ellipsoid to the closest points
 * of its surface. The vectors change smoothly along the line, unless it passes the places where the closest point changes sides. So
 * they are taken at 9, 17 or 33 Chebyshev points only, with weights that give the sum over the 298 points exactly for polynomials;
 * where two of these sums in turn differ by more than {@link #SAME}, all points are taken. The error of the sum that is taken is about
 * the square of that difference.
 */
final class Fan {
    /** Points of the line, of which the first and the last two are left out. */
    private static final int POINTS = 300;

    private static final int FIRST = 1, LAST = POINTS - 2;

    /** Difference of two sums, as a part of their length, up to which the finer one is taken. */
    private static final double SAME = 1e-4;

    private static final int FINEST = 32;
    private static final int LEVELS = 4;
    /** Where the nodes of the finest level are, counted in points. */
    private static final double[] PLACE = places();

    /** Weights of the nodes of the finest level in the sums with 4, 8, 16 and 32 intervals. */
    private static final double[][] WEIGHT = {weights(4), weights(8), weights(16), weights(FINEST)};

    /** Order of the nodes: those of the coarsest level first. */
    private static final int[][] ADDED = {nodes(8, 0), nodes(8, 4), nodes(4, 2), nodes(2, 1)};

    private static final int ON_LINE = 0;
    private static final int FOOT = 3;
    private static final int SUMS = 6;
    static final int ROOM = SUMS + 3 * LEVELS;

    private Fan() {}

    private static double[] places() {
        double[] out = new double[FINEST + 1];
        for (int j = 0; j <= FINEST; j++) {
            out[j] = 0.5 * (FIRST + LAST) + 0.5 * (LAST - FIRST) * Math.cos(Math.PI * j / FINEST);
        }
        return out;
    }

    private static int[] nodes(int every, int from) {
        int[] out = new int[(FINEST - from) / every + 1];
        for (int i = 0; i < out.length; i++) {
            out[i] = from + every * i;
        }
        return out;
    }

    /** Sums over the points of the polynomials that are 1 at one node and 0 at the others, by the barycentric formula. */
    private static double[] weights(int intervals) {
        double[] out = new double[FINEST + 1];
        int every = FINEST / intervals;
        double[] share = new double[FINEST + 1];
        for (int point = FIRST; point <= LAST; point++) {
            double all = 0;
            int met = -1;
            for (int j = 0; j <= FINEST; j += every) {
                double d = point - PLACE[j];
                met = Math.abs(d) < 1e-9 ? j : met;
                double end = j == 0 || j == FINEST ? 0.5 : 1;
                share[j] = ((j / every) % 2 == 0 ? end : -end) / d;
                all += share[j];
            }
            for (int j = 0; j <= FINEST; j += every) {
                out[j] += met >= 0 ? (j == met ? 1 : 0) : share[j] / all;
            }
        }
        return out;
    }

    /**
     * Writes the unit vector along the sum.
     *
     * @param axes semi-axes of the ellipsoid
     * @param s1   where the line enters
     * @param s2   where it leaves
     * @param own  scratch
     */
    static void direction(double[] s, int axes, int s1, int s2, int own, int out) {
        for (int k = 0; k < 3 * LEVELS; k++) {
            s[own + SUMS + k] = 0;
        }
        for (int level = 0; level < LEVELS; level++) {
            for (int node : ADDED[level]) {
                unit(s, axes, s1, s2, PLACE[node], own);
                for (int finer = level; finer < LEVELS; finer++) {
                    double weight = WEIGHT[finer][node];
                    for (int k = 0; k < 3; k++) {
                        s[own + SUMS + 3 * finer + k] += weight * s[own + FOOT + k];
                    }
                }
            }
            if (level > 0 && close(s, own + SUMS + 3 * level)) {
                System.arraycopy(s, own + SUMS + 3 * level, s, out, 3);
                Vectors.normalise(s, out);
                return;
            }
        }
        wholly(s, axes, s1, s2, own, out);
    }

    /** All points. */
    static void wholly(double[] s, int axes, int s1, int s2, int own, int out) {
        s[out] = s[out + 1] = s[out + 2] = 0;
        for (int i = FIRST; i <= LAST; i++) {
            unit(s, axes, s1, s2, i, own);
            for (int k = 0; k < 3; k++) {
                s[out + k] += s[own + FOOT + k];
            }
        }
        Vectors.normalise(s, out);
    }

    /** Whether a sum and the one before it are nearly the same. */
    private static boolean close(double[] s, int sum) {
        double difference = 0, size = 0;
        for (int k = 0; k < 3; k++) {
            difference = Math.max(difference, Math.abs(s[sum + k] - s[sum - 3 + k]));
            size = Math.max(size, Math.abs(s[sum + k]));
        }
        return difference <= SAME * size;
    }

    /** FOOT = unit vector from a point of the line to the surface. */
    private static void unit(double[] s, int axes, int s1, int s2, double point, int own) {
        double t = point / POINTS;
        for (int k = 0; k < 3; k++) {
            s[own + ON_LINE + k] = s[s1 + k] + t * (s[s2 + k] - s[s1 + k]);
        }
        EllipsoidPoint.closest(s, axes, own + ON_LINE, own + FOOT);
        Vectors.subtract(s, own + ON_LINE, s, own + FOOT, s, own + FOOT);
        Vectors.normalise(s, own + FOOT);
    }
}
