package org.condyle.integrate;

/**
 * Dense output of an explicit method, improved by rates inside the step: they are evaluated on the dense output that is
 * there, at the nodes of Lobatto, and their polynomial is integrated; then once more on the result. Each round makes of an
 * error e about 0.3 hL e, where L is how strongly the rates depend on the state: W.H. Enright, K.R. Jackson, S.P. Nørsett and
 * P.G. Thomsen, "Interpolants for Runge-Kutta formulas", ACM TOMS 12 (1986) 193-218. Five evaluations a round; one round was
 * tried and leaves rows of a damped motion three times as wrong as steps.
 */
final class RatesInside {
    private static final double NEAR = Math.sqrt(5.0 / 11 - 2.0 / 11 * Math.sqrt(5.0 / 3));
    private static final double FAR = Math.sqrt(5.0 / 11 + 2.0 / 11 * Math.sqrt(5.0 / 3));
    private static final double[] NODES = {
        0, 0.5 - 0.5 * FAR, 0.5 - 0.5 * NEAR, 0.5, 0.5 + 0.5 * NEAR, 0.5 + 0.5 * FAR, 1
    };
    private static final int N = NODES.length;
    /** Row i: the polynomial that is 1 at node i and 0 at the others, integrated from 0, in rising powers from θ. */
    private static final double[][] INTEGRAL = integrals();

    /** Coefficients of y in rising powers of θ from 1. */
    private double[][] poly = {};

    private double[][] rates = {};
    private double[] argument = BaseStepper.NONE;

    private static double[][] integrals() {
        double[][] all = new double[N][N];
        for (int i = 0; i < N; i++) {
            double[] p = new double[N];
            p[0] = 1;
            int degree = 0;
            for (int j = 0; j < N; j++) {
                if (j == i) {
                    continue;
                }
                double scale = 1 / (NODES[i] - NODES[j]);
                for (int d = ++degree; d >= 0; d--) { // times (θ - node j)
                    p[d] = scale * ((d > 0 ? p[d - 1] : 0) - NODES[j] * p[d]);
                }
            }
            for (int d = 0; d < N; d++) {
                all[i][d] = p[d] / (d + 1);
            }
        }
        return all;
    }

    void allocate(int size) {
        poly = new double[N][size];
        rates = new double[N][size];
        argument = new double[size];
    }

    /** Improves the dense output over a step of {@code s} to (end, f1); false where rates cannot be had. */
    boolean prepare(BaseStepper s, double h, double[] end, double[] f1, int rounds) {
        System.arraycopy(s.f0, 0, rates[0], 0, s.size);
        System.arraycopy(f1, 0, rates[N - 1], 0, s.size);
        for (int round = 0; round < rounds; round++) {
            for (int i = 1; i < N - 1; i++) {
                double t = s.t0 + NODES[i] * h;
                if (round == 0) {
                    s.dense(t, argument);
                } else {
                    interpolate(s.y0, NODES[i], argument);
                }
                if (s.evaluate(t, argument, rates[i]) != StepStatus.ACCEPTED) {
                    return false;
                }
            }
            integrate(s.y0, h, end);
        }
        return true;
    }

    private void integrate(double[] y0, double h, double[] end) {
        for (int c = 0; c < y0.length; c++) {
            double rise = 0;
            for (int d = 0; d < N; d++) {
                double sum = 0;
                for (int i = 0; i < N; i++) {
                    sum += INTEGRAL[i][d] * rates[i][c];
                }
                poly[d][c] = h * sum;
                rise += h * sum;
            }
            double rest = end[c] - y0[c] - rise; // of the order of the error: spread smoothly
            poly[1][c] += 3 * rest;
            poly[2][c] -= 2 * rest;
        }
    }

    void interpolate(double[] y0, double theta, double[] out) {
        for (int c = 0; c < y0.length; c++) {
            double sum = 0;
            for (int d = N - 1; d >= 0; d--) {
                sum = (sum + poly[d][c]) * theta;
            }
            out[c] = y0[c] + sum;
        }
    }
}
