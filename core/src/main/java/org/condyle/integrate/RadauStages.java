package org.condyle.integrate;

import java.util.Arrays;

/**
 * The three stages of Radau IIA, order 5: nodes, weights, and the transformation T that makes the inverse coefficient
 * matrix block diagonal. Holds the stage values z (relative to y0), their transforms and their rates; solves the stage
 * equations by the simplified Newton iteration of Hairer and Wanner II, section IV.8.
 */
final class RadauStages {
    private static final double S6 = Math.sqrt(6);
    static final double[] C = {(4 - S6) / 10, (4 + S6) / 10, 1};
    static final double[][] A = {
        {(88 - 7 * S6) / 360, (296 - 169 * S6) / 1800, (-2 + 3 * S6) / 225},
        {(296 + 169 * S6) / 1800, (88 + 7 * S6) / 360, (-2 - 3 * S6) / 225},
        {(16 - S6) / 36, (16 + S6) / 36, 1.0 / 9},
    };
    static final double[][] T = {
        {0.09123239487089295, -0.1412552950209542, -0.030029194105147424},
        {0.241717932707107, 0.20412935229379994, 0.3829421127572619},
        {0.966048182615093, 1, 0},
    };
    static final double[][] T_INVERSE = {
        {4.325579890063155, 0.33919925181580984, 0.5417705399358749},
        {-4.178718591551905, -0.32768282076106237, 0.47662355450055044},
        {-0.5028726349457868, 2.571926949855605, -0.5960392048282249},
    };
    static final int ITERATIONS = 7;
    private static final double ROUND_OFF = Math.ulp(1.0);

    final double[][] z;
    private final double[][] w;
    private final double[][] k;
    private final double[] argument;
    private final int size;
    private final int active;

    /** How well the last iteration contracted, and how many corrections it took. */
    double contraction;

    int corrections;
    /** Factor on the step that should make the iteration converge, after it did not. */
    double advice;
    /** Contraction / (1 - contraction) of the last iteration, the first guess for the next. */
    private double tail = 1;

    RadauStages(int size, int active) {
        this.size = size;
        this.active = active;
        z = new double[3][size];
        w = new double[3][active];
        k = new double[3][size];
        argument = new double[size];
    }

    void clear() {
        tail = 1;
        for (double[] stage : z) {
            Arrays.fill(stage, 0);
        }
    }

    /** The factors changed: forget how well the old ones worked. */
    void distrust() {
        tail = 1;
    }

    /** The factors are about as good as those of another iteration. */
    void trustAs(RadauStages other) {
        tail = other.tail;
    }

    /**
     * Iterates from the stage values in z.
     *
     * @param calm    contraction to report when one correction was enough
     * @param enough  error of the stages, in the norm of {@code scale}, at which to stop
     */
    StepStatus solve(BaseStepper s, RadauSystem system, double h, double[] scale, double enough, double calm) {
        multiply(T_INVERSE, z, w);
        tail = Math.pow(Math.max(tail, ROUND_OFF), 0.8);
        contraction = calm;
        double before = 0;
        double ratioBefore = 0;
        advice = 0.5;
        for (int i = 1; i <= ITERATIONS; i++) {
            for (int stage = 0; stage < 3; stage++) {
                StepStatus status = evaluate(s, stage, h);
                if (status != StepStatus.ACCEPTED) {
                    return status;
                }
            }
            correct(system, h);
            double change = norm(scale);
            if (i > 1 && i < ITERATIONS) {
                double ratio = change / before;
                contraction = i == 2 ? ratio : Math.sqrt(ratio * ratioBefore);
                ratioBefore = ratio;
                if (!(contraction < 0.99)) {
                    return StepStatus.NOT_CONVERGED;
                }
                tail = contraction / (1 - contraction);
                double last = tail * change * Math.pow(contraction, ITERATIONS - 1 - i) / enough;
                if (last >= 1) { // will not get there
                    double q = Math.max(1e-4, Math.min(20, last));
                    advice = 0.8 * Math.pow(q, -1.0 / (4 + ITERATIONS - 1 - i));
                    return StepStatus.NOT_CONVERGED;
                }
            }
            before = Math.max(change, ROUND_OFF);
            for (int stage = 0; stage < 3; stage++) {
                for (int j = 0; j < active; j++) {
                    w[stage][j] += k[stage][j];
                }
            }
            multiply(T, w, z);
            if (!(change < 1e100)) {
                return StepStatus.NOT_CONVERGED;
            }
            if (tail * change <= enough) {
                corrections = i;
                quadratures(h);
                return StepStatus.ACCEPTED;
            }
        }
        return StepStatus.NOT_CONVERGED;
    }

    private StepStatus evaluate(BaseStepper s, int stage, double h) {
        for (int i = 0; i < active; i++) {
            argument[i] = s.y0[i] + z[stage][i];
        }
        System.arraycopy(s.y0, active, argument, active, size - active);
        return s.evaluate(s.t0 + C[stage] * h, argument, k[stage]);
    }

    /** k, the rates of the stages, becomes the correction of w. */
    private void correct(RadauSystem system, double h) {
        double g = RadauSystem.GAMMA / h;
        double a = RadauSystem.ALPHA / h;
        double b = RadauSystem.BETA / h;
        multiply(T_INVERSE, k, k);
        for (int i = 0; i < active; i++) {
            k[0][i] -= g * w[0][i];
            k[1][i] -= a * w[1][i] - b * w[2][i];
            k[2][i] -= a * w[2][i] + b * w[1][i];
        }
        system.solveReal(k[0]);
        system.solveComplex(k[1], k[2]);
    }

    /** out = m x over the three stages; out may be x. */
    private void multiply(double[][] m, double[][] x, double[][] out) {
        for (int i = 0; i < active; i++) {
            double x0 = x[0][i];
            double x1 = x[1][i];
            double x2 = x[2][i];
            out[0][i] = m[0][0] * x0 + m[0][1] * x1 + m[0][2] * x2;
            out[1][i] = m[1][0] * x0 + m[1][1] * x1 + m[1][2] * x2;
            out[2][i] = m[2][0] * x0 + m[2][1] * x1 + m[2][2] * x2;
        }
    }

    /** Quadratures need no iteration: their stage values are weighted sums of their rates. */
    private void quadratures(double h) {
        for (int stage = 0; stage < 3; stage++) {
            double[] row = A[stage];
            for (int i = active; i < size; i++) {
                z[stage][i] = h * (row[0] * k[0][i] + row[1] * k[1][i] + row[2] * k[2][i]);
            }
        }
    }

    private double norm(double[] scale) {
        double sum = 0;
        for (int i = 0; i < active; i++) {
            double r = 1 / scale[i];
            double a = k[0][i] * r;
            double b = k[1][i] * r;
            double c = k[2][i] * r;
            sum += a * a + b * b + c * c;
        }
        return Math.sqrt(sum / (3 * Math.max(1, active)));
    }

    void remember(CheckpointTape tape) {
        tail = tape.pass(tail);
    }
}
