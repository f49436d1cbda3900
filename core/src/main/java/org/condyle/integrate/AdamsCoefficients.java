package org.condyle.integrate;

import java.util.Arrays;

/**
 * Coefficients of the variable-step Adams formulas in modified divided differences: Shampine and Gordon, Computer
 * Solution of Ordinary Differential Equations (1975), chapters 5 and 10. With x_n the newest point, indices from 1:
 *
 * <pre>
 *   ψᵢ = x_{n+1} - x_{n+1-i}    αᵢ = h/ψᵢ    βᵢ = Π ψⱼ/ψⱼ(before)    σᵢ₊₁ = i αᵢ σᵢ    gᵢ = predictor weights
 * </pre>
 *
 * While the step stays constant only the entries beyond the number of equal steps change.
 */
final class AdamsCoefficients {
    private static final int ROOM = AdamsPece.HIGHEST + 3;

    private final double[] before = new double[ROOM];
    final double[] psi = new double[ROOM];
    private final double[] alpha = new double[ROOM];
    final double[] beta = new double[ROOM];
    final double[] sigma = new double[ROOM];
    final double[] g = new double[ROOM];
    private final double[] v = new double[ROOM];
    private final double[] w = new double[ROOM];

    /** Steps of equal length so far, this one included. */
    int equalSteps;

    private double lastStep;
    private int lastOrder;

    void clear() {
        Arrays.fill(before, 0);
        equalSteps = 0;
        lastStep = 0;
        lastOrder = 0;
    }

    /** Length of the last step taken, 0 when the next coefficients are to be computed from scratch. */
    double lastStep() {
        return lastStep;
    }

    int lastOrder() {
        return lastOrder;
    }

    /** The step for which the coefficients were prepared was taken. */
    void taken(double h, int k) {
        System.arraycopy(psi, 0, before, 0, ROOM);
        lastStep = h;
        lastOrder = k;
    }

    /** The step was refused: the next coefficients start from the last points, not from the last coefficients. */
    void refused() {
        lastStep = 0;
    }

    /** Coefficients for a step h of order k from the points known now. */
    void prepare(double h, int k) {
        System.arraycopy(before, 0, psi, 0, ROOM);
        g[1] = 1;
        g[2] = 0.5;
        sigma[1] = 1;
        if (h != lastStep) {
            equalSteps = 0;
        }
        if (equalSteps <= lastOrder) {
            equalSteps++;
        }
        int ns = equalSteps;
        if (k < ns) {
            return;
        }
        distances(h, k, ns);
        weights(k, ns);
    }

    private void distances(double h, int k, int ns) {
        beta[ns] = 1;
        alpha[ns] = 1.0 / ns;
        double reach = h * ns;
        sigma[ns + 1] = 1;
        for (int i = ns + 1; i <= k; i++) {
            double old = psi[i - 1];
            psi[i - 1] = reach;
            beta[i] = beta[i - 1] * psi[i - 1] / old;
            reach = old + h;
            alpha[i] = h / reach;
            sigma[i + 1] = i * alpha[i] * sigma[i];
        }
        psi[k] = reach;
    }

    private void weights(int k, int ns) {
        if (ns <= 1) {
            for (int q = 1; q <= k; q++) {
                v[q] = 1.0 / (q * (q + 1));
                w[q] = v[q];
            }
        } else {
            if (k > lastOrder) { // one more column than last time
                v[k] = 1.0 / (k * (k + 1));
                for (int j = 1; j <= ns - 2; j++) {
                    v[k - j] -= alpha[j + 1] * v[k - j + 1];
                }
            }
            for (int q = 1; q <= k + 1 - ns; q++) {
                v[q] -= alpha[ns] * v[q + 1];
                w[q] = v[q];
            }
            g[ns + 1] = w[1];
        }
        for (int i = ns + 2; i <= k + 1; i++) {
            for (int q = 1; q <= k + 2 - i; q++) {
                w[q] -= alpha[i - 1] * w[q + 1];
            }
            g[i] = w[1];
        }
    }

    void remember(CheckpointTape tape) {
        for (double[] row : new double[][] {before, psi, alpha, beta, sigma, g, v}) {
            tape.pass(row);
        }
        equalSteps = tape.pass(equalSteps);
        lastStep = tape.pass(lastStep);
        lastOrder = tape.pass(lastOrder);
    }
}
