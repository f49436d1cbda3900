package org.condyle.integrate;

import org.condyle.math.ComplexLuSolver;
import org.condyle.math.LuSolver;

/**
 * The linear algebra of {@link Radau5}: the Jacobian J of the rates, and the factors of the two systems into which the
 * eigenvalues γ and α ± iβ of the inverse coefficient matrix split the Newton equations of the three stages,
 *
 * <pre>  E₁ = γ/h I - J,   E₂ = (α + iβ)/h I - J  </pre>
 *
 * The first unknowns may be left out of J: the iteration then treats them as if nothing depended on them, and E₁, E₂ are diagonal there.
 */
final class RadauSystem {
    private static final double ROOT_9 = Math.cbrt(9);
    private static final double ROOT_81 = Math.cbrt(81);
    private static final double A = (12 - ROOT_81 + ROOT_9) / 60;
    private static final double B = (ROOT_81 + ROOT_9) * Math.sqrt(3) / 60;
    static final double GAMMA = 30 / (6 + ROOT_81 - ROOT_9);
    static final double ALPHA = A / (A * A + B * B);
    static final double BETA = B / (A * A + B * B);

    private static final int ITERATIONS = 12; // of the fastest rate, which is then known to some ten per cent

    private final int first;
    private final int n;
    private final double[][] jacobian;
    private final LuSolver real;
    private final ComplexLuSolver complex;
    private final double[] re;
    private final double[] im;
    private double step;
    private long factorings;

    /**
     * Room for a system.
     *
     * @param first unknowns at the beginning that J leaves out
     * @param n     those after them
     */
    RadauSystem(int first, int n) {
        this.first = first;
        this.n = n;
        jacobian = new double[n][n];
        real = new LuSolver(n);
        complex = new ComplexLuSolver(n);
        re = new double[n];
        im = new double[n];
    }

    void clear() {
        step = 0;
    }

    /** True when the factors belong to the present Jacobian and, up to round-off, to h. */
    boolean factoredFor(double h) {
        return Math.abs(h - step) <= 1e-10 * h;
    }

    /**
     * ∂f/∂y at (t, y), from the ODE if it knows it, else by forward differences; {@code rates} = f(t, y), the other two arrays are scratch.
     */
    StepStatus differentiate(BaseStepper s, double t, double[] y, double[] rates, double[] argument, double[] changed) {
        step = 0;
        if (asks(s.ode())) {
            StepStatus status = s.evaluate(t, y, changed);
            if (status != StepStatus.ACCEPTED || renew(s.ode(), y)) {
                return status;
            }
        }
        System.arraycopy(y, 0, argument, 0, s.size);
        for (int k = 0; k < n; k++) {
            int j = first + k;
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
                jacobian[i][k] = (changed[first + i] - rates[first + i]) / d;
            }
        }
        return StepStatus.ACCEPTED;
    }

    /** Whether an ODE is asked: it is for a whole J, whose columns for places cost most. */
    private boolean asks(Ode ode) {
        return first == 0 && ode.hasJacobian();
    }

    /** ∂f/∂y where rates were evaluated last, without another evaluation; false if the ODE does not know it. */
    boolean renew(Ode ode, double[] y) {
        if (!asks(ode) || !ode.jacobian(y, first, jacobian)) {
            return false;
        }
        step = 0;
        return true;
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
        factorings++;
        step = real.factor() && complex.factor() ? h : 0;
        return step > 0;
    }

    /** How often E₁ and E₂ have been factored. */
    long factorings() {
        return factorings;
    }

    /** About the largest eigenvalue of J, by power iteration [1/s]. */
    double fastestRate() {
        for (int i = 0; i < n; i++) {
            re[i] = Math.cos(1 + 2.3 * i); // a direction without symmetry
        }
        double rate = 0;
        for (int k = 0; k < ITERATIONS; k++) {
            double before = 0, after = 0;
            for (int i = 0; i < n; i++) {
                im[i] = 0;
                for (int j = 0; j < n; j++) {
                    im[i] += jacobian[i][j] * re[j];
                }
                before = Math.max(before, Math.abs(re[i]));
                after = Math.max(after, Math.abs(im[i]));
            }
            rate = before > 0 ? after / before : 0;
            for (int i = 0; i < n && after > 0; i++) {
                re[i] = im[i] / after;
            }
        }
        return rate;
    }

    void solveReal(double[] b) {
        if (first == 0) {
            real.solve(b);
            return;
        }
        for (int i = 0; i < first; i++) {
            b[i] *= step / GAMMA;
        }
        System.arraycopy(b, first, re, 0, n);
        real.solve(re);
        System.arraycopy(re, 0, b, first, n);
    }

    void solveComplex(double[] bRe, double[] bIm) {
        if (first == 0) {
            complex.solve(bRe, bIm);
            return;
        }
        double scale = step / (ALPHA * ALPHA + BETA * BETA);
        for (int i = 0; i < first; i++) {
            double x = bRe[i];
            bRe[i] = scale * (ALPHA * x + BETA * bIm[i]);
            bIm[i] = scale * (ALPHA * bIm[i] - BETA * x);
        }
        System.arraycopy(bRe, first, re, 0, n);
        System.arraycopy(bIm, first, im, 0, n);
        complex.solve(re, im);
        System.arraycopy(re, 0, bRe, first, n);
        System.arraycopy(im, 0, bIm, first, n);
    }

    void remember(CheckpointTape tape) {
        tape.pass(jacobian);
        step = tape.pass(step);
        if (tape.playing() && step > 0) {
            factor(step);
        }
        factorings = tape.pass(factorings);
    }
}
