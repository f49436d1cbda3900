package org.condyle.integrate;

import org.condyle.math.LuSolver;

/**
 * Solves r(x) = 0 where r(x) = g(x) - x with as little work as it can: fixed-point iteration x ← g(x) while that
 * contracts quickly; once it does not, Newton with the Jacobian of an earlier step; with a fresh one when that fails; and
 * with a new one in every iteration as the last resort. Jacobians are finite differences, one residual per column.
 */
final class ModifiedNewton {
    /** The equations of one step. */
    interface Residual {
        /** Writes r(x); what else belongs to x (the rates there) is left behind as the last evaluation. */
        StepStatus residual(double[] x, double[] r);

        /** A good difference for column i. */
        double increment(int i);

        /** Error allowed in unknown i. */
        double tolerance(int i);

        /** Unknown i kept the iteration from converging. */
        void blame(int i);
    }

    private enum Way {
        FIXED_POINT(0.3, 8),
        KEPT(0.5, 8),
        FRESH(0.9, 15),
        FULL(1e3, 25);

        final double contraction;
        final int iterations;

        Way(double contraction, int iterations) {
            this.contraction = contraction;
            this.iterations = iterations;
        }
    }

    private static final Way[] WAYS = Way.values();
    /**
     * A correction this small is not made. Leaving out any within tolerance was tried: it saves an evaluation per step,
     * but the guess errs to the same side in every step of a smooth motion and the error adds up.
     */
    private static final double SURE = 0.01;

    private final int n;
    private final double[] x;
    private final double[] r;
    private final double[] shifted;
    private final double[][] jacobian;
    private final LuSolver lu;
    private double jacobianStep;
    private boolean simple = true;

    ModifiedNewton(int n) {
        this.n = n;
        x = new double[n];
        r = new double[n];
        shifted = new double[n];
        jacobian = new double[n][n];
        lu = new LuSolver(n);
    }

    void clear() {
        simple = true;
        jacobianStep = 0;
    }

    void solution(double[] out) {
        System.arraycopy(x, 0, out, 0, n);
    }

    /** Iterates from {@code guess}; the Jacobian is kept for steps of the same length h. */
    StepStatus solve(Residual equations, double[] guess, double h) {
        StepStatus status = StepStatus.NOT_CONVERGED;
        for (Way way : WAYS) {
            boolean kept = Math.abs(h - jacobianStep) <= 1e-6 * h;
            if ((way == Way.FIXED_POINT && !simple) || (way == Way.KEPT && !kept)) {
                continue;
            }
            System.arraycopy(guess, 0, x, 0, n);
            status = iterate(equations, way, h);
            if (status == StepStatus.ACCEPTED) {
                return status;
            }
            if (way == Way.FIXED_POINT && status == StepStatus.NOT_CONVERGED) {
                simple = false;
            }
        }
        return status;
    }

    private StepStatus iterate(Residual equations, Way way, double h) {
        StepStatus status = equations.residual(x, r);
        double before = 0;
        for (int i = 1; i <= way.iterations && status == StepStatus.ACCEPTED; i++) {
            boolean differentiated = way == Way.FULL || (way == Way.FRESH && i == 1);
            if (differentiated) {
                status = differentiate(equations, h);
                if (status != StepStatus.ACCEPTED) {
                    return status;
                }
            }
            if (way != Way.FIXED_POINT) {
                lu.solve(r); // of -∂r/∂x
            }
            double size = size(equations);
            if (size <= SURE && !differentiated) {
                return StepStatus.ACCEPTED; // x itself is good enough, and its rates are known
            }
            double contraction = i > 1 ? size / before : 0;
            if (!(contraction <= way.contraction)) {
                return StepStatus.NOT_CONVERGED;
            }
            for (int j = 0; j < n; j++) {
                x[j] += r[j];
            }
            status = equations.residual(x, r);
            boolean predicted = i > 1 && contraction < 0.5 && contraction / (1 - contraction) * size <= 1;
            if (status == StepStatus.ACCEPTED && (predicted || size <= 1)) {
                return status;
            }
            before = size;
        }
        return status == StepStatus.ACCEPTED ? StepStatus.NOT_CONVERGED : status;
    }

    /** Largest correction against its tolerance. */
    private double size(Residual equations) {
        double largest = 0;
        int at = -1;
        for (int i = 0; i < n; i++) {
            double e = Math.abs(r[i]) / equations.tolerance(i);
            if (!(e <= largest)) {
                largest = e;
                at = i;
            }
        }
        if (!(largest <= 1)) {
            equations.blame(at);
        }
        return largest;
    }

    /** -∂r/∂x at x by forward differences, factored. Leaves r as it was. */
    private StepStatus differentiate(Residual equations, double h) {
        jacobianStep = 0;
        for (int j = 0; j < n; j++) {
            double at = x[j];
            double d = equations.increment(j);
            x[j] = at + d;
            StepStatus status = equations.residual(x, shifted);
            if (status != StepStatus.ACCEPTED) { // outside the domain on this side
                x[j] = at - d;
                status = equations.residual(x, shifted);
            }
            d = x[j] - at;
            x[j] = at;
            if (status != StepStatus.ACCEPTED) {
                return status;
            }
            for (int i = 0; i < n; i++) {
                jacobian[i][j] = (r[i] - shifted[i]) / d;
            }
        }
        return factor(h);
    }

    private StepStatus factor(double h) {
        double[][] m = lu.matrix();
        for (int i = 0; i < n; i++) {
            System.arraycopy(jacobian[i], 0, m[i], 0, n);
        }
        if (!lu.factor()) {
            return StepStatus.NOT_CONVERGED;
        }
        jacobianStep = h;
        return StepStatus.ACCEPTED;
    }

    void remember(CheckpointTape tape) {
        simple = tape.pass(simple);
        jacobianStep = tape.pass(jacobianStep);
        tape.pass(jacobian);
        if (tape.playing() && jacobianStep > 0) {
            factor(jacobianStep);
        }
    }
}
