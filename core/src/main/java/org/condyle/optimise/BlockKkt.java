package org.condyle.optimise;

/**
 * The linear equations of a motion, H x - Bᵀλ = r and B x = q with H tied between neighbouring frames only: block
 * elimination from the first frame to the last and back, so that the cost is linear in the number of frames. What one
 * frame passes on to the next is P, the flexibility of its controls within B x = 0.
 */
final class BlockKkt {
    /** A pivot with less than this share of its diagonal belongs to a row that the others imply. */
    private static final double DEPENDENT = 1e-13;

    private final MotionProblem p;
    private final int m;
    private final int n;
    private final double[][][] lower;
    private final double[][][] spread;
    private final double[][][] gram;
    private final double[][] flexibility;
    private final double[][] inverse;
    private final double[][] along;
    private final double[][] orthonormal;
    private final double[][] condensed;
    private boolean[][] fixed = {};

    BlockKkt(MotionProblem p) {
        this.p = p;
        m = p.rows;
        n = p.controls;
        lower = new double[p.frames][n][];
        for (double[][] frame : lower) {
            for (int i = 0; i < n; i++) {
                frame[i] = new double[i + 1];
            }
        }
        spread = new double[p.frames][m][n];
        gram = new double[p.frames][m][m];
        flexibility = new double[n][n];
        inverse = new double[n][n];
        along = new double[n][m];
        orthonormal = new double[m][n];
        condensed = new double[p.frames][n];
    }

    /**
     * Factors the equations.
     *
     * @param diagonal of H, frame by frame; what ties frames is the problem's
     * @param fixed    controls that do not move: their x is 0; kept until the next factoring
     */
    boolean factor(double[][] diagonal, boolean[][] fixed) {
        this.fixed = fixed;
        for (int k = 0; k < p.frames; k++) {
            double tie = p.before(k);
            double[][] l = lower[k];
            for (int i = 0; i < n; i++) {
                for (int j = 0; j <= i; j++) {
                    l[i][j] = fixed[k][i] || fixed[k][j] ? 0 : -tie * tie * (k > 0 ? flexibility[i][j] : 0);
                }
                l[i][i] += fixed[k][i] ? 1 : diagonal[k][i];
            }
            if (!cholesky(l)) {
                return false;
            }
            for (int j = 0; j < m; j++) {
                double[] y = spread[k][j];
                for (int i = 0; i < n; i++) {
                    y[i] = fixed[k][i] ? 0 : p.matrix[k][j * n + i];
                }
                forward(l, y);
            }
            gram(k);
            if (p.after(k) > 0) {
                flexibility(k, fixed[k]);
            }
        }
        return true;
    }

    private static boolean cholesky(double[][] l) {
        for (int i = 0; i < l.length; i++) {
            double[] row = l[i];
            for (int j = 0; j <= i; j++) {
                double sum = row[j] - dot(row, l[j], j);
                if (j < i) {
                    row[j] = sum / l[j][j];
                } else if (sum > 0) {
                    row[i] = Math.sqrt(sum);
                } else {
                    return false;
                }
            }
        }
        return true;
    }

    /** Cholesky factor of B M⁻¹ Bᵀ; rows that others imply get no multiplier. */
    private void gram(int k) {
        double[][] g = gram[k];
        for (int i = 0; i < m; i++) {
            double whole = dot(spread[k][i], spread[k][i], n);
            for (int j = 0; j <= i; j++) {
                double sum = (j == i ? whole : dot(spread[k][i], spread[k][j], n)) - dot(g[i], g[j], j);
                if (j < i) {
                    g[i][j] = g[j][j] == Double.POSITIVE_INFINITY ? 0 : sum / g[j][j];
                } else {
                    g[i][i] = sum > DEPENDENT * whole ? Math.sqrt(sum) : Double.POSITIVE_INFINITY;
                }
            }
        }
    }

    /** P = M⁻¹ - M⁻¹ Bᵀ (B M⁻¹ Bᵀ)⁻¹ B M⁻¹ of frame k, in factors: Lᵢᵀ (1 - Q Qᵀ) Lᵢ. */
    private void flexibility(int k, boolean[] fixed) {
        double[][] l = lower[k];
        for (int j = 0; j < n; j++) { // row j of the transposed inverse of L
            double[] x = inverse[j];
            java.util.Arrays.fill(x, 0);
            x[j] = 1;
            for (int i = j; i < n; i++) {
                double sum = x[i];
                double[] row = l[i];
                for (int q = j; q < i; q++) {
                    sum -= row[q] * x[q];
                }
                x[i] = sum / row[i];
            }
        }
        orthonormalise(k);
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < m; j++) {
                along[i][j] = dot(inverse[i], orthonormal[j], n);
            }
        }
        for (int i = 0; i < n; i++) {
            for (int j = 0; j <= i; j++) {
                boolean none = fixed[i] || fixed[j];
                double sum = none ? 0 : Dot.of(inverse[i], inverse[j], i, n) - dot(along[i], along[j], m);
                flexibility[i][j] = flexibility[j][i] = sum;
            }
        }
    }

    /** Orthonormal rows that span the rows of Y = L⁻¹ Bᵀ. */
    private void orthonormalise(int k) {
        double[][] q = orthonormal;
        for (int j = 0; j < m; j++) {
            if (gram[k][j][j] == Double.POSITIVE_INFINITY) {
                java.util.Arrays.fill(q[j], 0);
                continue;
            }
            System.arraycopy(spread[k][j], 0, q[j], 0, n);
            for (int i = 0; i < j; i++) {
                subtract(q[j], gram[k][j][i], q[i], n);
            }
            double scale = 1 / gram[k][j][j];
            for (int i = 0; i < n; i++) {
                q[j][i] *= scale;
            }
        }
    }

    /** Solves for x and the multipliers λ; the right sides are kept. */
    void solve(double[][] right, double[][] loads, double[][] x, double[][] multipliers) {
        for (int k = 0; k < p.frames; k++) {
            for (int i = 0; i < n; i++) {
                condensed[k][i] = fixed[k][i] ? 0 : right[k][i] + (k > 0 ? p.before(k) * x[k - 1][i] : 0);
            }
            local(k, loads[k], x[k], multipliers[k]);
        }
        for (int k = p.frames - 2; k >= 0; k--) {
            if (p.after(k) > 0) {
                for (int i = 0; i < n; i++) {
                    condensed[k][i] += fixed[k][i] ? 0 : p.after(k) * x[k + 1][i];
                }
                local(k, loads[k], x[k], multipliers[k]);
            }
        }
    }

    /** One frame: M x - Bᵀλ = condensed, B x = loads. */
    private void local(int k, double[] loads, double[] x, double[] multipliers) {
        System.arraycopy(condensed[k], 0, x, 0, n);
        forward(lower[k], x);
        double[][] g = gram[k];
        for (int j = 0; j < m; j++) {
            boolean implied = g[j][j] == Double.POSITIVE_INFINITY;
            double sum = loads[j] - dot(spread[k][j], x, n) - dot(g[j], multipliers, j);
            multipliers[j] = implied ? 0 : sum / g[j][j];
        }
        for (int j = m - 1; j >= 0; j--) {
            if (g[j][j] == Double.POSITIVE_INFINITY) {
                continue;
            }
            double sum = multipliers[j];
            for (int i = j + 1; i < m; i++) {
                sum -= g[i][j] * multipliers[i];
            }
            multipliers[j] = sum / g[j][j];
        }
        for (int j = 0; j < m; j++) {
            subtract(x, -multipliers[j], spread[k][j], n);
        }
        backward(lower[k], x);
    }

    private static void forward(double[][] l, double[] x) {
        for (int i = 0; i < l.length; i++) {
            x[i] = (x[i] - dot(l[i], x, i)) / l[i][i];
        }
    }

    private static void backward(double[][] l, double[] x) {
        for (int i = l.length - 1; i >= 0; i--) {
            x[i] /= l[i][i];
            subtract(x, x[i], l[i], i);
        }
    }

    private static double dot(double[] x, double[] y, int to) {
        return Dot.of(x, y, 0, to);
    }

    private static void subtract(double[] row, double f, double[] top, int to) {
        for (int j = 0; j < to; j++) {
            row[j] -= f * top[j];
        }
    }
}
