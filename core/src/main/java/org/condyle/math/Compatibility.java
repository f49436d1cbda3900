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
    private int[] row = new int[0]; // those that take part
    private boolean[] normal = new boolean[0];

    /**
     * Adjusts b where it has to; arguments as those of {@link FrictionCones#solve}.
     *
     * @param holds contacts that require what they ask for; one that opens requires nothing
     * @return largest change of a velocity
     */
    public double adjust(int contacts, int[] rowAt, double[] response, double[] velocity, boolean[] holds) {
        int all = rowAt[contacts], rows = 0;
        reserve(all);
        double largest = 0;
        for (int c = 0; c < contacts; c++) {
            double d = 0;
            for (int r = rowAt[c]; r < rowAt[c + 1] && holds[c]; r++) {
                d = Math.max(d, response[r * all + r]);
                largest = Math.max(largest, Math.abs(velocity[r]));
            }
            for (int r = rowAt[c]; r < rowAt[c + 1] && holds[c]; r++) {
                normal[rows] = r == rowAt[c];
                root[rows] = d > 0 ? Math.sqrt(d) : 1;
                row[rows++] = r;
            }
        }
        for (int i = 0; i < rows; i++) {
            double weight = (normal[i] ? NORMAL : 1) / root[i];
            wish[i] = weight * velocity[row[i]];
            for (int j = 0; j < rows; j++) {
                matrix[i * rows + j] = weight * response[row[i] * all + row[j]] / root[j];
            }
        }
        if (nearest.solve(matrix, wish, rows, x) == rows) {
            return 0; // all can be had
        }
        double change = 0;
        for (int i = 0; i < rows; i++) {
            double sum = 0;
            for (int j = 0; j < rows; j++) {
                sum += response[row[i] * all + row[j]] * x[j] / root[j];
            }
            double difference = Math.abs(sum - velocity[row[i]]);
            if (normal[i] && difference > 100 * ROUNDING * largest) {
                return 0; // normals contradict each other: some of them will open
            }
            change = Math.max(change, difference);
            wish[i] = sum;
        }
        if (change <= ROUNDING * largest) {
            return 0;
        }
        for (int i = 0; i < rows; i++) {
            if (!normal[i]) {
                velocity[row[i]] = wish[i];
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
            row = new int[rows];
            normal = new boolean[rows];
        }
    }
}
