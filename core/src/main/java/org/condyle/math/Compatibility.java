package org.condyle.math;

/**
 * Compatibility of required velocities with impulses. Contacts that rebound require normal velocities, and zero
 * tangential velocities: u = W p + b with b = J v + e u_n⁻. If there are more contacts than degrees of freedom, these
 * requirements may contradict each other, because a rotating body has some slip between points at different heights.
 * The contradiction is as small as the differences of the overlaps, but impulses would grow until friction reaches its
 * limit.
 *
 * <p>Removes the part outside the range of W from the tangential components of b, with the smallest possible change;
 * normal components are not changed. Contacts that slip by no more than this are regarded as sticking.
 */
public final class Compatibility {
    /** Normals count so much more than tangents. */
    private static final double NORMAL = 1e4;
    /** Less than this, of the largest velocity, is rounding. */
    private static final double ROUNDING = 1e-10;

    private final MinimumNorm nearest = new MinimumNorm(1e-10);
    private double[] matrix = new double[0];
    private double[] wish = new double[0];
    private double[] x = new double[0];
    private double[] root = new double[0];

    /**
     * Adjusts b where it has to; arguments as those of {@link FrictionCones#solve}.
     *
     * @return largest change of a velocity
     */
    public double adjust(int contacts, int[] rowAt, double[] response, double[] velocity) {
        int rows = rowAt[contacts];
        reserve(rows);
        double largest = 0;
        for (int c = 0; c < contacts; c++) {
            double d = 0;
            for (int r = rowAt[c]; r < rowAt[c + 1]; r++) {
                d = Math.max(d, response[r * rows + r]);
                largest = Math.max(largest, Math.abs(velocity[r]));
            }
            for (int r = rowAt[c]; r < rowAt[c + 1]; r++) {
                root[r] = d > 0 ? Math.sqrt(d) : 1;
            }
        }
        for (int c = 0; c < contacts; c++) {
            for (int r = rowAt[c]; r < rowAt[c + 1]; r++) {
                double weight = (r == rowAt[c] ? NORMAL : 1) / root[r];
                wish[r] = weight * velocity[r];
                for (int s = 0; s < rows; s++) {
                    matrix[r * rows + s] = weight * response[r * rows + s] / root[s];
                }
            }
        }
        if (nearest.solve(matrix, wish, rows, x) == rows) {
            return 0; // all can be had
        }
        double change = 0;
        for (int c = 0; c < contacts; c++) {
            for (int r = rowAt[c]; r < rowAt[c + 1]; r++) {
                double sum = 0;
                for (int s = 0; s < rows; s++) {
                    sum += response[r * rows + s] * x[s] / root[s];
                }
                double difference = Math.abs(sum - velocity[r]);
                if (r == rowAt[c] && difference > 100 * ROUNDING * largest) {
                    return 0; // normals contradict each other: some of them will open
                }
                change = Math.max(change, difference);
                wish[r] = sum;
            }
        }
        if (change <= ROUNDING * largest) {
            return 0;
        }
        for (int c = 0; c < contacts; c++) {
            for (int r = rowAt[c] + 1; r < rowAt[c + 1]; r++) {
                velocity[r] = wish[r];
            }
        }
        return change;
    }

    private void reserve(int rows) {
        if (wish.length < rows) {
            matrix = new double[rows * rows];
            wish = new double[rows];
            x = new double[rows];
            root = new double[rows];
        }
    }
}
