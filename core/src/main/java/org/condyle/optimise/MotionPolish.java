package org.condyle.optimise;

/**
 * The exact optimum of a motion from a near one: controls whose bounds push them rest there, the linear equations give the
 * others, and bounds that turn out wrong change sides until none does (the primal-dual active set).
 */
final class MotionPolish {
    private static final int MOST = 30;

    private final MotionProblem p;
    private final int n;
    private final BlockKkt kkt;
    private final boolean[][] fixed;
    private final double[][] diagonal;
    private final double[][] right;
    private final double[][] missing;
    private final double[][] step;
    private final double[][] stepLambda;

    MotionPolish(MotionProblem p, BlockKkt kkt) {
        this.p = p;
        this.kkt = kkt;
        n = p.controls;
        fixed = new boolean[p.frames][n];
        diagonal = new double[p.frames][n];
        right = new double[p.frames][n];
        missing = new double[p.frames][p.rows];
        step = new double[p.frames][n];
        stepLambda = new double[p.frames][p.rows];
    }

    /** Puts every control whose bound pushes more than it leaves room on that bound. */
    void settle(double[][] c, double[][] pushLow, double[][] pushHigh) {
        for (int f = 0; f < p.frames; f++) {
            for (int i = 0; i < n; i++) {
                double stiffness = p.stiffness(f, i);
                if (pushLow[f][i] > stiffness * (c[f][i] - p.low[f][i])) {
                    c[f][i] = p.low[f][i];
                } else if (pushHigh[f][i] > stiffness * (p.high[f][i] - c[f][i])) {
                    c[f][i] = p.high[f][i];
                }
            }
        }
    }

    /** Solves on the present bounds, then changes what is wrong; true when nothing was. */
    boolean solve(double[][] c, double[][] lambda) {
        for (int f = 0; f < p.frames; f++) {
            for (int i = 0; i < n; i++) {
                fixed[f][i] = c[f][i] == p.low[f][i] || c[f][i] == p.high[f][i];
                diagonal[f][i] = p.stiffness(f, i);
            }
        }
        for (int round = 0; round < MOST; round++) {
            if (!kkt.factor(diagonal, fixed)) {
                return false;
            }
            for (int again = 0; again < 3; again++) { // refinement: soft and stiff frames are side by side
                residuals(c, lambda);
                kkt.solve(right, missing, step, stepLambda);
                for (int f = 0; f < p.frames; f++) {
                    for (int i = 0; i < n; i++) {
                        c[f][i] += fixed[f][i] ? 0 : step[f][i];
                    }
                    for (int j = 0; j < p.rows; j++) {
                        lambda[f][j] += stepLambda[f][j];
                    }
                }
            }
            if (!change(c, lambda)) {
                return true;
            }
        }
        return false;
    }

    private void residuals(double[][] c, double[][] lambda) {
        for (int f = 0; f < p.frames; f++) {
            for (int i = 0; i < n; i++) {
                right[f][i] = -excess(f, i, c, lambda);
            }
            for (int j = 0; j < p.rows; j++) {
                double sum = p.load[f][j];
                for (int i = 0; i < n; i++) {
                    sum -= p.matrix[f][j * n + i] * c[f][i];
                }
                missing[f][j] = sum;
            }
        }
    }

    private double excess(int f, int i, double[][] c, double[][] lambda) {
        double g = p.slope(f, i, c);
        for (int j = 0; j < p.rows; j++) {
            g -= p.matrix[f][j * n + i] * lambda[f][j];
        }
        return g;
    }

    private boolean change(double[][] c, double[][] lambda) {
        boolean changed = false;
        residuals(c, lambda);
        for (int f = 0; f < p.frames; f++) {
            for (int i = 0; i < n; i++) {
                if (p.given(f, i)) {
                    continue;
                }
                double low = p.low[f][i], high = p.high[f][i];
                if (fixed[f][i]) {
                    double inward = c[f][i] == low ? right[f][i] : -right[f][i];
                    if (inward > 5e-14 * p.steepness) {
                        fixed[f][i] = false;
                        changed = true;
                    }
                } else if (c[f][i] < low || c[f][i] > high) {
                    changed |= low - c[f][i] > 1e-13 * p.size || c[f][i] - high > 1e-13 * p.size;
                    c[f][i] = c[f][i] < low ? low : high;
                    fixed[f][i] = true;
                }
            }
        }
        return changed;
    }
}
