package org.condyle.math;

/**
 * Projected Gauss-Seidel for the linear complementarity problem w = M z + q, w ≥ 0, z ≥ 0, wᵀz = 0 with a positive
 * diagonal:
 *
 * <pre>  zᵢ ← max(0, zᵢ - wᵢ/Mᵢᵢ)   one after the other  </pre>
 *
 * Converges for every symmetric positive semidefinite M whose problem has a solution, but only linearly, and slowly
 * where M is nearly singular: used if {@link Lemke} fails because of rounding, and suitable for large problems. It
 * starts from the given z.
 */
public final class ProjectedGaussSeidel {
    private final int sweepLimit;
    private final double tolerance;
    private double residual;
    private int sweeps;

    /**
     * @param sweepLimit after so many sweeps it gives up
     * @param tolerance  of {@link #residual}
     */
    public ProjectedGaussSeidel(int sweepLimit, double tolerance) {
        this.sweepLimit = sweepLimit;
        this.tolerance = tolerance;
    }

    /** Largest |min(zᵢ Mᵢᵢ, wᵢ)| over the largest |qᵢ| at the end of the last problem. */
    public double residual() {
        return residual;
    }

    public int sweeps() {
        return sweeps;
    }

    /** Improves z; false if the residual is still above the tolerance. */
    public boolean solve(double[] matrix, double[] q, int n, double[] z) {
        for (int i = 0; i < n; i++) {
            z[i] = Math.max(0, z[i]);
        }
        sweeps = 0;
        residual = residual(matrix, q, n, z);
        while (!(residual <= tolerance) && sweeps < sweepLimit) {
            for (int i = 0; i < n; i++) {
                if (matrix[i * n + i] > 0) {
                    z[i] = Math.max(0, z[i] - slack(matrix, q, n, z, i) / matrix[i * n + i]);
                }
            }
            sweeps++;
            residual = residual(matrix, q, n, z);
        }
        return residual <= tolerance;
    }

    /** Largest |min(zᵢ Mᵢᵢ, wᵢ)| over the largest |qᵢ|. */
    public static double residual(double[] matrix, double[] q, int n, double[] z) {
        double worst = 0;
        double scale = 0;
        for (int i = 0; i < n; i++) {
            double diagonal = Math.max(matrix[i * n + i], 0);
            worst = Math.max(worst, Math.abs(Math.min(z[i] * diagonal, slack(matrix, q, n, z, i))));
            scale = Math.max(scale, Math.abs(q[i]));
        }
        return scale == 0 ? worst : worst / scale;
    }

    private static double slack(double[] matrix, double[] q, int n, double[] z, int i) {
        double sum = q[i];
        for (int j = 0; j < n; j++) {
            sum += matrix[i * n + j] * z[j];
        }
        return sum;
    }
}
