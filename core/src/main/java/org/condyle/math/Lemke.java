package org.condyle.math;

import java.util.Arrays;

/**
 * Lemke's complementary pivoting for the linear complementarity problem
 *
 * <pre>  w = M z + q,   w ≥ 0,   z ≥ 0,   wᵀz = 0  </pre>
 *
 * after Cottle, Pang and Stone, "The Linear Complementarity Problem" (1992), algorithm 4.4.5, with the lexicographic rule
 * against cycling. For a positive semidefinite M (contact without friction) it either finds a solution or ends on a ray,
 * and then there is none. The tableau is dense: made for some ten unknowns.
 */
public final class Lemke {
    private static final double PIVOT = 1e-11;
    private static final double ROUNDING = 1e-11;
    private int room;
    private double[][] tableau = new double[0][];
    private int[] basis = new int[0];
    private int pivots;

    /**
     * Solves for z.
     *
     * @param matrix M, row by row, with stride n
     * @return false if the method ended on a ray or lost its way in rounding; z is then not touched
     */
    public boolean solve(double[] matrix, double[] q, int n, double[] z) {
        pivots = 0;
        double smallest = 0;
        double largest = 0;
        for (int i = 0; i < n; i++) {
            smallest = Math.min(smallest, q[i]);
            largest = Math.max(largest, Math.abs(q[i]));
        }
        if (!(smallest < 0)) {
            Arrays.fill(z, 0, n, 0);
            return largest < Double.POSITIVE_INFINITY;
        }
        fill(matrix, q, n);
        int row = 0;
        for (int i = 1; i < n; i++) { // the last of the smallest is the lexicographic choice among equals
            if (q[i] <= q[row]) {
                row = i;
            }
        }
        int entering = 2 * n;
        int limit = 50 + 20 * n;
        while (true) {
            int leaving = basis[row];
            pivot(row, entering, n);
            basis[row] = entering;
            if (leaving == 2 * n) {
                break;
            }
            if (++pivots > limit) {
                return false;
            }
            entering = leaving < n ? leaving + n : leaving - n; // the complement
            row = leavingRow(entering, n);
            if (row < 0) {
                if (artificial(n) > ROUNDING * largest) {
                    return false;
                }
                break; // a ray by rounding only: contacts that leave no freedom at all
            }
        }
        Arrays.fill(z, 0, n, 0);
        for (int i = 0; i < n; i++) {
            if (basis[i] >= n && basis[i] < 2 * n) {
                z[basis[i] - n] = Math.max(0, tableau[i][2 * n + 1]);
            }
        }
        return true;
    }

    /** Columns: w, z, the artificial one, right-hand side; rows scaled so that pivots can be compared. */
    private void fill(double[] matrix, double[] q, int n) {
        if (room < n) {
            room = n;
            tableau = new double[n][2 * n + 2];
            basis = new int[n];
        }
        for (int i = 0; i < n; i++) {
            double[] row = tableau[i];
            Arrays.fill(row, 0, 2 * n + 2, 0);
            row[i] = 1;
            for (int j = 0; j < n; j++) {
                row[n + j] = -matrix[i * n + j];
            }
            row[2 * n] = -1;
            row[2 * n + 1] = q[i];
            basis[i] = i;
        }
    }

    private double artificial(int n) {
        for (int i = 0; i < n; i++) {
            if (basis[i] == 2 * n) {
                return tableau[i][2 * n + 1];
            }
        }
        return 0;
    }

    /** Lexicographic ratio test; the artificial variable leaves as soon as it may. */
    private int leavingRow(int entering, int n) {
        double largest = 0;
        for (int i = 0; i < n; i++) {
            largest = Math.max(largest, Math.abs(tableau[i][entering]));
        }
        int best = -1;
        for (int i = 0; i < n; i++) {
            if (tableau[i][entering] > PIVOT * largest && (best < 0 || earlier(i, best, entering, n))) {
                best = i;
            }
        }
        return best;
    }

    private boolean earlier(int i, int best, int entering, int n) {
        double[] a = tableau[i];
        double[] b = tableau[best];
        double ratioA = a[2 * n + 1] / a[entering];
        double ratioB = b[2 * n + 1] / b[entering];
        double near = 1e-13 * (Math.abs(ratioA) + Math.abs(ratioB));
        if (Math.abs(ratioA - ratioB) > near) {
            return ratioA < ratioB;
        }
        if (basis[i] == 2 * n || basis[best] == 2 * n) {
            return basis[i] == 2 * n;
        }
        for (int j = 0; j < n; j++) {
            double difference = a[j] / a[entering] - b[j] / b[entering];
            if (difference != 0) {
                return difference < 0;
            }
        }
        return false;
    }

    private void pivot(int row, int column, int n) {
        double[] top = tableau[row];
        double scale = 1 / top[column];
        int width = 2 * n + 2;
        for (int j = 0; j < width; j++) {
            top[j] *= scale;
        }
        top[column] = 1;
        for (int i = 0; i < n; i++) {
            double[] other = tableau[i];
            double m = other[column];
            if (i != row && m != 0) {
                for (int j = 0; j < width; j++) {
                    other[j] -= m * top[j];
                }
                other[column] = 0;
            }
        }
    }
}
