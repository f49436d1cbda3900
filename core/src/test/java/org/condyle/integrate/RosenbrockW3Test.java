package org.condyle.integrate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class RosenbrockW3Test extends AdaptiveContractTest {
    @Override
    AdaptiveStepper create(StepOptions options) {
        return new RosenbrockW3(options);
    }

    @Override
    Order order() {
        return new Order(400, 3, 3);
    }

    /** Conditions of order 3 for any matrix J (Hairer and Wanner II, IV.7), and of order 2 for the result beside it. */
    @Test
    void coefficientsFulfilTheConditionsOfOrderForAnyMatrix() {
        double[] b = RosenbrockW3.B, beside = RosenbrockW3.BESIDE;
        double[][] a = new double[4][4], g = new double[4][4];
        for (int i = 0; i < 4; i++) {
            for (int j = 0; j < i; j++) {
                a[i][j] = RosenbrockW3.ALPHA[i][j];
                g[i][j] = RosenbrockW3.OFF[i][j];
            }
            g[i][i] = RosenbrockW3.GAMMA;
        }
        double[] one = {1, 1, 1, 1}, as = times(a, one), gs = times(g, one);
        assertEquals(1, dot(b, one), 1e-14);
        assertEquals(0.5, dot(b, as), 1e-14);
        assertEquals(0, dot(b, gs), 1e-14);
        assertEquals(1.0 / 3, dot(b, product(as, as)), 1e-14);
        assertEquals(1.0 / 6, dot(b, times(a, as)), 1e-14);
        assertEquals(0, dot(b, times(a, gs)), 1e-14);
        assertEquals(0, dot(b, times(g, as)), 1e-14);
        assertEquals(0, dot(b, times(g, gs)), 1e-14);
        assertEquals(1, dot(beside, one), 1e-14);
        assertEquals(0.5, dot(beside, as), 1e-14);
        assertEquals(0, dot(beside, gs), 1e-14);
        assertTrue(Math.abs(dot(beside, product(as, as)) - 1.0 / 3) > 1e-3, "it would estimate nothing");
    }

    private static double dot(double[] x, double[] y) {
        double sum = 0;
        for (int i = 0; i < x.length; i++) {
            sum += x[i] * y[i];
        }
        return sum;
    }

    private static double[] times(double[][] m, double[] x) {
        double[] out = new double[x.length];
        for (int i = 0; i < x.length; i++) {
            out[i] = dot(m[i], x);
        }
        return out;
    }

    private static double[] product(double[] x, double[] y) {
        double[] out = new double[x.length];
        for (int i = 0; i < x.length; i++) {
            out[i] = x[i] * y[i];
        }
        return out;
    }

    /** A. Prothero and A. Robinson: z follows cos t, held by a slope that steps need not resolve. */
    private record Held(double slope) implements Ode {
        @Override
        public int internalSize() {
            return 1;
        }

        @Override
        public StepStatus rates(double t, double[] y, double[] f) {
            f[0] = -slope * (y[0] - Math.cos(t)) - Math.sin(t);
            return StepStatus.ACCEPTED;
        }

        @Override
        public void internalSlopes(double[] y, double[] slopes) {
            slopes[0] = -slope;
        }
    }

    @Test
    void fastInternalStatesDoNotShortenTheStep() {
        long slow = steps(1), fast = steps(1e5);
        assertTrue(fast < 2 * slow, fast + " steps, and " + slow + " without stiffness");
    }

    private long steps(double slope) {
        AdaptiveStepper s = create(StepOptions.accuracy(1e-5));
        s.start(new Held(slope), 0, new double[] {1});
        run(s, 10);
        assertEquals(Math.cos(10), s.state()[0], 1e-3);
        return s.acceptedSteps() + s.rejectedSteps();
    }
}
