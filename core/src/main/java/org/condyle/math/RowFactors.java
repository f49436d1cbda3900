package org.condyle.math;

/**
 * Cholesky factors of J M⁻¹ Jᵀ with detection of redundant rows. Rows are processed in their order and omitted if they
 * depend on previous rows; their multiplier is then zero.
 *
 * <p>The matrix is scaled so that the longest row of a kind has length 1, a kind being the rows of one constraint that
 * have one unit. A pivot is then the squared sine between a row and the span of those taken, times the row's squared
 * length. A row that is short compared with the others of its kind, or nearly in the span, is inaccurate: a small
 * violation of the constraints rotates it by a large angle, and later rows then appear to be independent. In the flat
 * position of a linkage that moves in space by its special lengths, the row along its line vanishes; taken first it
 * would lock the linkage. Such weak rows are therefore processed after the strong ones.
 */
public final class RowFactors {
    /** Pivot below which a row counts as a combination of others: angles of about 1e-6. */
    public static final double DEPENDENT = 1e-12;

    /** Pivot below which a row waits for the others: angles of about 1e-2. */
    private static final double WEAK = 1e-4;

    private final double[][] schur;
    private final boolean[] passive;
    private final int constraints;
    private final int[] kind; // the first row of the same kind
    private final double[] longest; // of a kind, squared
    private final double[][] factor; // of a row, by the place of the other in the order
    private final double[] scale;
    private final int[] order; // rows in the order in which they were taken
    private final int[] waiting;
    private final double[] right;
    private int taken;
    private int takenOfConstraints;

    public final boolean[] redundant;

    /**
     * Factors of a matrix that is formed elsewhere.
     *
     * @param passive rows that are no equations
     * @param kind    the first row of the same kind; of the rows of constraints, after which those of contacts come
     */
    public RowFactors(double[][] schur, boolean[] passive, int[] kind) {
        int rows = schur.length;
        this.schur = schur;
        this.passive = passive;
        this.kind = kind;
        constraints = kind.length;
        longest = new double[rows];
        factor = new double[rows][rows];
        scale = new double[rows];
        order = new int[rows];
        waiting = new int[rows];
        right = new double[rows];
        redundant = new boolean[rows];
    }

    /** Rows of constraints that say something new. */
    public int rank() {
        return takenOfConstraints;
    }

    public void factor(int rows) {
        for (int r = 0; r < constraints; r++) {
            longest[r] = 0;
        }
        for (int r = 0; r < rows; r++) {
            int k = r < constraints ? kind[r] : r;
            double length = passive[r] ? 0 : schur[r][r];
            longest[k] = r == k ? length : Math.max(longest[k], length);
        }
        for (int r = 0; r < rows; r++) {
            double length = longest[r < constraints ? kind[r] : r];
            scale[r] = length > 0 && !passive[r] ? 1 / Math.sqrt(length) : 0;
        }
        taken = 0;
        take(0, constraints, WEAK);
        takenOfConstraints = taken;
        take(constraints, rows, DEPENDENT); // contacts keep their order: of equal ones the first carries
    }

    private void take(int from, int to, double weak) {
        int waits = 0;
        for (int r = from; r < to; r++) {
            double pivot = reduce(r);
            if (pivot > weak) {
                take(r, pivot);
            } else {
                waiting[waits++] = r;
            }
        }
        for (int i = 0; i < waits; i++) {
            int r = waiting[i];
            double pivot = reduce(r);
            redundant[r] = !(pivot > DEPENDENT);
            if (!redundant[r]) {
                take(r, pivot);
            }
        }
    }

    private void take(int r, double pivot) {
        redundant[r] = false;
        factor[r][taken] = Math.sqrt(pivot);
        order[taken++] = r;
    }

    /** Eliminates the rows taken so far from another one; what is left of its squared length. */
    private double reduce(int r) {
        double[] row = factor[r];
        double pivot = schur[r][r] * scale[r] * scale[r];
        for (int k = 0; k < taken; k++) {
            int s = order[k];
            double[] other = factor[s];
            double x = schur[r][s] * scale[r] * scale[s];
            for (int j = 0; j < k; j++) {
                x -= row[j] * other[j];
            }
            x /= other[k];
            row[k] = x;
            pivot -= x * x;
        }
        return pivot;
    }

    /** An entry of J M⁻¹ Jᵀ after the rows of constraints have been eliminated: what is left when those hold. */
    public double reduced(int r, int s) {
        double sum = 0;
        for (int k = 0; k < takenOfConstraints; k++) {
            sum += factor[r][k] * factor[s][k];
        }
        return scale[r] > 0 && scale[s] > 0 ? schur[r][s] - sum / (scale[r] * scale[s]) : schur[r][s];
    }

    /** Solves (J M⁻¹ Jᵀ) λ = b for all rows or those of the constraints alone; λ of redundant rows is zero. */
    public void solve(double[] b, double[] lambda, int rows) {
        int n = rows > constraints ? taken : takenOfConstraints;
        for (int k = 0; k < n; k++) {
            double[] row = factor[order[k]];
            double x = b[order[k]] * scale[order[k]];
            for (int j = 0; j < k; j++) {
                x -= row[j] * right[j];
            }
            right[k] = x / row[k];
        }
        for (int k = n - 1; k >= 0; k--) {
            double x = right[k];
            for (int j = k + 1; j < n; j++) {
                x -= factor[order[j]][k] * right[j];
            }
            right[k] = x / factor[order[k]][k];
        }
        for (int r = 0; r < rows; r++) {
            lambda[r] = 0;
        }
        for (int k = 0; k < n; k++) {
            lambda[order[k]] = right[k] * scale[order[k]];
        }
    }

    /** Factors J M⁻¹ Jᵀ + D/α, D the diagonal of the matrix: positive definite whatever the rank. */
    public void factorShifted(double penalty, int rows) {
        double shift = 1 / penalty;
        taken = 0;
        for (int r = 0; r < rows; r++) {
            scale[r] = schur[r][r] > 0 ? 1 / Math.sqrt(schur[r][r]) : 1;
            take(r, Math.max(reduce(r) + shift, Double.MIN_NORMAL));
        }
        takenOfConstraints = Math.min(rows, constraints);
    }

    /** What a multiplier is divided by to be compared with others. */
    public double scale(int r) {
        return scale[r];
    }
}
