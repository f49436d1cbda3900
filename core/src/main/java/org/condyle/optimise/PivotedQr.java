package org.condyle.optimise;

/**
 * Householder QR with the longest remaining column first, A P = Q R, which tells the rank. Small and dense; fill
 * {@link #column}, call {@link #factor}, then solve as often as wanted; nothing is allocated after construction.
 *
 * <p>With R = [R₁ R₂], R₁ the triangle of the rank, the columns behind the rank are A₂ = A₁ R₁⁻¹ R₂.
 */
final class PivotedQr {
    private final double[][] a;
    private final int[] order;
    private final double[] scale;
    private final double[] diagonal;
    private final double[] rest;
    private final double[] whole;
    private int rows;
    private int columns;
    private int rank;

    /** For matrices up to this size. */
    public PivotedQr(int mostRows, int mostColumns) {
        a = new double[mostColumns][mostRows];
        order = new int[mostColumns];
        scale = new double[mostColumns];
        diagonal = new double[mostColumns];
        rest = new double[mostColumns];
        whole = new double[mostColumns];
    }

    /** A column to fill before {@link #factor}, which overwrites and reorders them: ask again after each factoring. */
    public double[] column(int j) {
        return a[j];
    }

    /** Which column of A is the k-th of A P. */
    public int order(int k) {
        return order[k];
    }

    public int rank() {
        return rank;
    }

    /**
     * Factors the matrix in place.
     *
     * @param tolerance a column with less than this share of the longest one left counts as dependent
     * @return the rank
     */
    public int factor(int rowCount, int columnCount, double tolerance) {
        rows = rowCount;
        columns = columnCount;
        double longest = 0;
        for (int j = 0; j < columns; j++) {
            order[j] = j;
            whole[j] = rest[j] = Dot.of(a[j], a[j], 0, rows);
            longest = Math.max(longest, rest[j]);
        }
        double least = longest * tolerance * tolerance;
        rank = 0;
        int most = Math.min(rows, columns);
        for (int k = 0; k < most; k++) {
            exchange(k, pivot(k));
            // The running lengths lose digits: the pivot's is computed afresh before it decides.
            double length = Dot.of(a[k], a[k], k, rows);
            if (!(length > least)) {
                break;
            }
            reflect(k, Math.sqrt(length));
            rank++;
        }
        return rank;
    }

    private int pivot(int k) {
        int best = k;
        for (int j = k + 1; j < columns; j++) {
            if (rest[j] > rest[best]) {
                best = j;
            }
        }
        return best;
    }

    private void exchange(int k, int p) {
        if (k != p) {
            double[] column = a[k];
            a[k] = a[p];
            a[p] = column;
            int index = order[k];
            order[k] = order[p];
            order[p] = index;
            rest[p] = rest[k];
            whole[p] = whole[k];
        }
    }

    private void reflect(int k, double norm) {
        double[] u = a[k];
        double end = u[k] > 0 ? -norm : norm;
        u[k] -= end;
        scale[k] = -1 / (end * u[k]); // 2/|u|²
        diagonal[k] = end;
        for (int j = k + 1; j < columns; j++) {
            double[] v = a[j];
            subtract(v, scale[k] * Dot.of(u, v, k, rows), u, k, rows);
            rest[j] -= v[k] * v[k];
            if (rest[j] < 1e-6 * whole[j]) {
                whole[j] = rest[j] = Dot.of(v, v, k + 1, rows);
            }
        }
    }

    /** b ← R₁⁻¹ b, the first {@code rank} entries. */
    public void solveUpper(double[] b) {
        for (int k = rank - 1; k >= 0; k--) {
            b[k] /= diagonal[k];
            subtract(b, b[k], a[k], 0, k);
        }
    }

    /** b ← R₁⁻ᵀ b, the first {@code rank} entries. */
    public void solveLower(double[] b) {
        for (int k = 0; k < rank; k++) {
            b[k] = (b[k] - Dot.of(a[k], b, 0, k)) / diagonal[k];
        }
    }

    /** (R₂ᵀ y)ₖ for a column k behind the rank: what that column of A has along Q y. */
    public double along(int k, double[] y) {
        return Dot.of(a[k], y, 0, rank);
    }

    /** The same sum of absolute values, the measure of its rounding. */
    public double termsAlong(int k, double[] y) {
        double sum = 0;
        for (int i = 0; i < rank; i++) {
            sum += Math.abs(a[k][i] * y[i]);
        }
        return sum;
    }

    /** out += factor · (column k of R₂), k behind the rank. */
    public void addColumn(int k, double factor, double[] out) {
        subtract(out, -factor, a[k], 0, rank);
    }

    /** x ← Q [x₁; 0], x₁ its first {@code rank} entries. */
    public void applyQ(double[] x) {
        java.util.Arrays.fill(x, rank, rows, 0);
        for (int k = rank - 1; k >= 0; k--) {
            subtract(x, scale[k] * Dot.of(a[k], x, k, rows), a[k], k, rows);
        }
    }

    /** x ← Qᵀ x, as far as the reflections of the rank go. */
    public void applyQTransposed(double[] x) {
        for (int k = 0; k < rank; k++) {
            subtract(x, scale[k] * Dot.of(a[k], x, k, rows), a[k], k, rows);
        }
    }

    private static void subtract(double[] row, double m, double[] top, int from, int to) {
        for (int j = from; j < to; j++) {
            row[j] -= m * top[j];
        }
    }
}
