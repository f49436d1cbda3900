package org.condyle.math;

import java.util.Arrays;

/**
 * Which of some rows span the others, from their Gram matrix G = J M⁻¹ Jᵀ alone: Cholesky with the largest remaining
 * pivot first. Every row is then a combination of the chosen ones, row i = Σ c_ik row(k).
 *
 * <p>With rows that are the directions of supports this is how <em>equal springs</em> share a load. A displacement ξ
 * compresses the springs by J ξ, so their forces lie in the span of J: N = C y with one number y a chosen row. Under a
 * flat face that is N = a + b x + c z, the shortest N that carries the load.
 */
public final class RowSpan {
    /** Squared sine below which a row lies in the span of others. */
    private static final double DEPENDENT = 1e-11;

    private int rank;
    private int given;
    private int[] chosen = {};
    private boolean[] taken = {};
    private double[] factor = {};
    private double[] rest = {};
    private double[] shares = {};

    /**
     * Chooses among the rows {@code from} to n - 1 those that are independent when the rows before have been taken out.
     *
     * @param gram   n x n, row by row
     * @param spares rows that are not to be chosen, only expressed
     */
    public void build(double[] gram, int from, int n, boolean[] spares) {
        reserve(n);
        Arrays.fill(taken, 0, n, false);
        int columns = 0;
        for (int r = 0; r < n; r++) {
            rest[r] = gram[r * n + r];
        }
        for (int r = 0; r < from; r++) {
            if (rest[r] > DEPENDENT * gram[r * n + r]) {
                eliminate(gram, n, r, columns++);
            }
            taken[r] = true;
        }
        given = columns;
        rank = 0;
        while (true) {
            int best = -1;
            double most = DEPENDENT;
            for (int r = from; r < n; r++) {
                double share = rest[r] / gram[r * n + r];
                if (!taken[r]
                        && !spares[r]
                        && share > most * (1 + 1e-9)) { // of equals the first, whatever rounding says
                    most = share;
                    best = r;
                }
            }
            if (best < 0) {
                break;
            }
            eliminate(gram, n, best, columns++);
            taken[best] = true;
            chosen[rank++] = best;
        }
        for (int r = from; r < n; r++) {
            express(r, n);
        }
    }

    /** How many rows were chosen. */
    public int rank() {
        return rank;
    }

    /** The k-th row that was chosen. */
    public int chosen(int k) {
        return chosen[k];
    }

    /** Whether a row lies in the span of those chosen and those taken out. */
    public boolean spanned(int r, double[] gram, int n) {
        return taken[r] || !(rest[r] > DEPENDENT * gram[r * n + r]);
    }

    /** c_ik: how much of the k-th chosen row is in row i. */
    public double share(int i, int k) {
        return shares[i * chosen.length + k];
    }

    private void eliminate(double[] gram, int n, int pivot, int column) {
        double root = Math.sqrt(rest[pivot]);
        for (int r = 0; r < n; r++) {
            double x = 0;
            if (r == pivot) {
                x = root;
            } else if (!taken[r]) {
                x = gram[r * n + pivot];
                for (int k = 0; k < column; k++) {
                    x -= factor[r * n + k] * factor[pivot * n + k];
                }
                x /= root;
                rest[r] -= x * x;
            }
            factor[r * n + column] = x;
        }
        rest[pivot] = 0;
    }

    /** c L_chosen = L_i, from the last column back. */
    private void express(int i, int n) {
        int stride = chosen.length;
        for (int k = rank - 1; k >= 0; k--) {
            double x = factor[i * n + given + k];
            for (int j = k + 1; j < rank; j++) {
                x -= shares[i * stride + j] * factor[chosen[j] * n + given + k];
            }
            shares[i * stride + k] = x / factor[chosen[k] * n + given + k];
        }
    }

    private void reserve(int n) {
        if (rest.length < n) {
            chosen = new int[n];
            taken = new boolean[n];
            rest = new double[n];
            factor = new double[n * n];
            shares = new double[n * n];
        }
    }
}
