package org.condyle.math;

/**
 * Dense LU factors with partial pivoting, P A = L U, for systems of some ten to some hundred unknowns. Fill
 * {@link #matrix}, call {@link #factor}, then {@link #solve} as often as wanted; nothing is allocated after construction.
 *
 * <p>Elimination goes row by row on separate arrays: the compiler turns {@code row -= m * pivotRow} into vector
 * instructions because the two operands cannot be the same array.
 */
public final class LuSolver {
    private final int n;
    private final double[][] a;
    private final int[] order;
    private final double[] x;

    public LuSolver(int n) {
        this.n = n;
        a = new double[n][n];
        order = new int[n];
        x = new double[n];
    }

    /** The rows to fill before {@link #factor}, which overwrites and reorders them: ask again after each factoring. */
    public double[][] matrix() {
        return a;
    }

    /** Factors the matrix in place; false when a pivot is zero or not finite. */
    public boolean factor() {
        for (int i = 0; i < n; i++) {
            order[i] = i;
        }
        for (int k = 0; k < n; k++) {
            int p = pivotRow(k);
            double pivot = a[p][k];
            if (pivot == 0 || !Double.isFinite(pivot)) {
                return false;
            }
            swap(k, p);
            double[] top = a[k];
            for (int i = k + 1; i < n; i++) {
                double[] row = a[i];
                if (row[k] != 0) {
                    double m = row[k] / pivot;
                    row[k] = m;
                    subtract(row, m, top, k + 1, n);
                }
            }
        }
        return true;
    }

    /** Replaces b by A⁻¹ b. */
    public void solve(double[] b) {
        for (int i = 0; i < n; i++) {
            double[] row = a[i];
            double sum = b[order[i]];
            for (int j = 0; j < i; j++) {
                sum -= row[j] * x[j];
            }
            x[i] = sum;
        }
        for (int i = n - 1; i >= 0; i--) {
            double[] row = a[i];
            double sum = x[i];
            for (int j = i + 1; j < n; j++) {
                sum -= row[j] * x[j];
            }
            x[i] = sum / row[i];
        }
        System.arraycopy(x, 0, b, 0, n);
    }

    private int pivotRow(int k) {
        int best = k;
        double largest = Math.abs(a[k][k]);
        for (int i = k + 1; i < n; i++) {
            double size = Math.abs(a[i][k]);
            if (size > largest || Double.isNaN(size)) { // a NaN is chosen and then refused as pivot
                largest = size;
                best = i;
            }
        }
        return best;
    }

    private void swap(int k, int p) {
        double[] row = a[k];
        a[k] = a[p];
        a[p] = row;
        int index = order[k];
        order[k] = order[p];
        order[p] = index;
    }

    private static void subtract(double[] row, double m, double[] top, int from, int to) {
        for (int j = from; j < to; j++) {
            row[j] -= m * top[j];
        }
    }
}
