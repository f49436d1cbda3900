package org.condyle.fit;

import org.condyle.math.Jacobi3;

/**
 * The plane with the least squares of distances from points; its normal is the pole of the axes of a joint.
 *
 * @param middle  mean of the points
 * @param normal  unit vector; its sign has no meaning
 * @param across  two unit vectors in the plane, right-handed with the normal
 * @param spreads mean squares along the two vectors and along the normal [m²]
 * @param points  how many
 */
public record PlaneFit(double[] middle, double[] normal, double[][] across, double[] spreads, int points) {
    /** Fits the points. */
    public static PlaneFit of(double[][] points) {
        int n = points.length;
        if (n < 3) {
            throw new IllegalArgumentException("a plane needs at least 3 points, there are " + n);
        }
        double[] middle = new double[3], s = new double[9], v = new double[9];
        for (double[] p : points) {
            for (int k = 0; k < 3; k++) {
                middle[k] += p[k] / n;
            }
        }
        for (double[] p : points) {
            for (int k = 0; k < 9; k++) {
                s[k] += (p[k / 3] - middle[k / 3]) * (p[k % 3] - middle[k % 3]) / n;
            }
        }
        Jacobi3.solve(s, v);
        int least = s[0] <= s[4] && s[0] <= s[8] ? 0 : s[4] <= s[8] ? 1 : 2;
        int a = (least + 1) % 3, b = (least + 2) % 3;
        if (!(Math.min(s[4 * a], s[4 * b]) > 1e-20 * Math.max(s[4 * a], s[4 * b]))) {
            throw new IllegalArgumentException("the points do not determine a plane: they lie on one line");
        }
        return new PlaneFit(
                middle,
                column(v, least),
                new double[][] {column(v, a), column(v, b)},
                new double[] {s[4 * a], s[4 * b], s[4 * least]},
                n);
    }

    private static double[] column(double[] v, int k) {
        return new double[] {v[k], v[3 + k], v[6 + k]};
    }

    /**
     * Standard deviation of the tilt of the normal towards each of the two vectors of the plane [rad], for points whose
     * coordinates have independent errors: the first-order change of an eigenvector.
     *
     * @param sigma standard deviation of one coordinate, in the unit of the points
     */
    public double[] tilt(double sigma) {
        double[] tilt = new double[2];
        for (int k = 0; k < 2; k++) {
            tilt[k] = sigma * Math.sqrt((spreads[k] + spreads[2]) / points) / (spreads[k] - spreads[2]);
        }
        return tilt;
    }
}
