package org.condyle.integrate;

import org.condyle.math.ComplexLuSolver;
import org.condyle.math.LuSolver;

/**
 * The linear algebra of {@link Radau5}: the Jacobian J of the rates, and the factors of the two systems into which the
 * eigenvalues γ and α ± iβ of the inverse coefficient matrix split the Newton equations of the three stages,
 *
 * <pre>  E₁ = γ/h I - J,   E₂ = (α + iβ)/h I - J  </pre>
 */
final class RadauSystem {
    private static final double ROOT_9 = Math.cbrt(9);
    private static final double ROOT_81 = Math.cbrt(81);
    private static final double A = (12 - ROOT_81 + ROOT_9) / 60;
    private static final double B = (ROOT_81 + ROOT_9) * Math.sqrt(3) / 60;
    static final double GAMMA = 30 / (6 + ROOT_81 - ROOT_9);
    static final double ALPHA = A / (A * A + B * B);
    static final double BETA = B / (A * A + B * B);

    private final int n;
    private final double[][] jacobian;
    private final LuSolver real;
    private final ComplexLuSolver complex;
    private double step;

    RadauSystem(int n) {
        this.n = n;
        jacobian = new double[n][n];
        real = new LuSolver(n);
        complex = new ComplexLuSolver(n);
    }

    void clear() {
        step = 0;
    }

    /** True when the factors belong to the present Jacobian and, up to round-off, to h. */
    boolean factoredFor(double h) {
        return Math.abs(h - step) <= 1e-10 * h;
    }

    /** ∂f/∂y at (t, y) by forward differences; {@code rates} = f(t, y), the other two arrays are scratch. */
    StepStatus differentiate(BaseStepper s, double t, double[] y, double[] rates, double[] argument, double[] changed) {
        step = 0;
        System.arraycopy(y, 0, argument, 0, s.size);
        for (int j = 0; j < n; j++) {
            double d = Math.sqrt(Math.ulp(1.0) * Math.max(1e-5, Math.abs(y[j])));
            argument[j] = y[j] + d;
            StepStatus status = s.evaluate(t, argument, changed);
            if (status != StepStatus.ACCEPTED) { // outside the domain on this side
                argument[j] = y[j] - d;
                status = s.evaluate(t, argument, changed);
            }
            if (status != StepStatus.ACCEPTED) {
                return status;
            }
            d = argument[j] - y[j];
            argument[j] = y[j];
            for (int i = 0; i < n; i++) {
                jacobian[i][j] = (changed[i] - rates[i]) / d;
            }
        }
        return StepStatus.ACCEPTED;
    }

    /** Takes over the Jacobian of another system, without its factors. */
    void take(RadauSystem other) {
        step = 0;
        for (int i = 0; i < n; i++) {
            System.arraycopy(other.jacobian[i], 0, jacobian[i], 0, n);
        }
    }

    boolean factor(double h) {
        double[][] e1 = real.matrix();
        double[][] e2 = complex.real();
        double[][] e3 = complex.imaginary();
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                e1[i][j] = -jacobian[i][j];
                e2[i][j] = -jacobian[i][j];
                e3[i][j] = 0;
            }
            e1[i][i] += GAMMA / h;
            e2[i][i] += ALPHA / h;
            e3[i][i] = BETA / h;
        }
        step = real.factor() && complex.factor() ? h : 0;
        return step > 0;
    }

    void solveReal(double[] b) {
        real.solve(b);
    }

    void solveComplex(double[] re, double[] im) {
        complex.solve(re, im);
    }

    void remember(CheckpointTape tape) {
        tape.pass(jacobian);
        step = tape.pass(step);
        if (tape.playing() && step > 0) {
            factor(step);
        }
    }
}
