package org.condyle.optimise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The conditions of an optimum of a motion, and its limit on fine grids, from the definition of the problem alone. */
class MotionConditionsTest {
    /**
     * Karush, Kuhn and Tucker of the motion, written down here from B, τ, bounds and the multipliers of the rows: each residual is
     * divided by the sum of the absolute terms that it is the sum of, but at least by 1e-4 of the largest such sum of the motion (of a row:
     * of what all controls could do). So neither
     * the units of the rows (N, N m) nor the sizes of strengths and weights matter, and rounding alone gives some 1e-16 times the
     * number of terms.
     */
    @ParameterizedTest
    @ValueSource(doubles = {1e-6, 1e-4, 1e-2, 1})
    void conditionsHoldAsTheyAreWrittenInABook(double smoothness) {
        int frames = 0, atBounds = 0, edges = 0;
        double worst = 0;
        for (long seed = 0; seed < 150; seed++) {
            MotionCase p = new MotionCase(10, seed % 3 == 0 ? 1.3 : 1, seed);
            MotionOptimum optimum = p.optimum(smoothness);
            double[][] c = new double[p.frames][p.controls];
            optimum.solve(p.times, p.b, p.tau, p.target, c);
            double[][] slope = new double[p.frames][p.controls], terms = new double[p.frames][p.controls];
            double largest = slopes(p, smoothness, optimum, c, slope, terms);
            for (int k = 0; k < p.frames; k++) {
                if (!optimum.reached(k)) {
                    continue; // its load is another one
                }
                frames++;
                for (int j = 0; j < p.rows; j++) {
                    double sum = -p.tau[k][j], size = Math.abs(p.tau[k][j]), full = 0;
                    for (int i = 0; i < p.controls; i++) {
                        sum += p.b[k][j * p.controls + i] * c[k][i];
                        size += Math.abs(p.b[k][j * p.controls + i] * c[k][i]);
                        full += Math.abs(p.b[k][j * p.controls + i]);
                    }
                    worst = Math.max(worst, Math.abs(sum) / Math.max(size, 1e-4 * full));
                }
                int free = 0;
                for (int i = 0; i < p.controls; i++) {
                    free += c[k][i] > p.low[i] && c[k][i] < p.high[i] ? 1 : 0;
                }
                if (free < p.rows) { // on the edge of reach: multipliers are not unique, and others than those found
                    // hold
                    edges++;
                    worst = Math.max(worst, Oracle.violation(p, k, c, slope[k], terms[k], 1e-4 * largest));
                    continue;
                }
                for (int i = 0; i < p.controls; i++) {
                    assertTrue(c[k][i] >= p.low[i] && c[k][i] <= p.high[i], "seed " + seed);
                    double z = slope[k][i] / Math.max(terms[k][i], 1e-4 * largest);
                    boolean low = c[k][i] == p.low[i], high = c[k][i] == p.high[i];
                    atBounds += low || high ? 1 : 0;
                    worst = Math.max(worst, low ? -z : high ? z : Math.abs(z)); // a bound only pushes inwards
                }
            }
        }
        assertTrue(frames > 1000 && atBounds > 500, frames + " frames, " + atBounds + " controls at bounds");
        assertTrue(edges > 20 && edges < frames / 5, edges + " of " + frames + " frames on the edge of reach");
        assertTrue(worst <= 1e-9, "worst residual " + worst);
    }

    /** d cost / d c - Bᵀλ of all controls and the sums of its absolute terms, and the largest of these. */
    private static double slopes(
            MotionCase p, double s, MotionOptimum optimum, double[][] c, double[][] slope, double[][] terms) {
        int last = p.frames - 1;
        double mean = (p.times[last] - p.times[0]) / last, largest = 0;
        for (int k = 0; k < p.frames; k++) {
            for (int i = 0; i < p.controls; i++) {
                double own = 2 * p.share(k) * p.weight[i];
                double sum = own * (c[k][i] - p.target[k][i]), size = own * (Math.abs(c[k][i]) + p.target[k][i]);
                for (int other : new int[] {k - 1, k + 1}) {
                    if (other >= 0 && other <= last) {
                        double tie = 2 * s / (Math.abs(p.times[other] - p.times[k]) * mean);
                        sum += tie * (c[k][i] - c[other][i]);
                        size += tie * (Math.abs(c[k][i]) + Math.abs(c[other][i]));
                    }
                }
                for (int j = 0; j < p.rows; j++) {
                    double term = p.b[k][j * p.controls + i] * optimum.multiplier(k, j);
                    sum -= term;
                    size += Math.abs(term);
                }
                slope[k][i] = sum;
                terms[k][i] = size;
                largest = Math.max(largest, size);
            }
        }
        return largest;
    }

    @Test
    void multipliersAreThePriceOfALoad() {
        for (long seed = 0; seed < 30; seed++) {
            MotionCase p = new MotionCase(6, 1, seed);
            double s = 1e-3, step = 1e-5;
            double[][] c = new double[p.frames][p.controls];
            MotionOptimum optimum = p.optimum(s);
            assertEquals(OptimumStatus.OPTIMAL, optimum.solve(p.times, p.b, p.tau, p.target, c));
            double[] cost = new double[2];
            double price = optimum.multiplier(3, 0), size = 1 + Math.abs(price);
            boolean within = true;
            for (int side = 0; side < 2; side++) {
                double[][] d = new double[p.frames][p.controls];
                p.tau[3][0] += side == 0 ? -step : 2 * step;
                within &= p.optimum(s).solve(p.times, p.b, p.tau, p.target, d) == OptimumStatus.OPTIMAL;
                cost[side] = p.cost(d, s);
            }
            if (within) { // a load on the edge of reach has a price on one side only
                assertEquals(price, (cost[1] - cost[0]) / (2 * step), 1e-4 * size, "seed " + seed);
            }
        }
    }

    /**
     * x + y = 0 with x drawn to cos ωt: x = A cos ωt with A = ½/(1 + s ω²), which has no slope at the ends either. The grid may be
     * regular or not.
     */
    @ParameterizedTest
    @ValueSource(doubles = {0, 0.8})
    void fineGridsGiveTheControlsOfContinuousTime(double irregular) {
        double omega = 4 * Math.PI, s = 0.005, before = 0;
        for (int frames : new int[] {26, 51, 101, 201}) {
            double[] times = new double[frames];
            double[][] b = new double[frames][2], tau = new double[frames][1], target = new double[frames][2];
            double[][] c = new double[frames][2];
            for (int k = 0; k < frames; k++) {
                double u = k / (frames - 1.0);
                times[k] =
                        u + irregular * Math.sin(2 * Math.PI * u) / (2 * Math.PI); // steps from 0.2 to 1.8 of the mean
                b[k][0] = b[k][1] = 1;
                target[k][0] = Math.cos(omega * times[k]);
            }
            MotionOptimum optimum = new MotionOptimum(1, 2)
                    .bounds(new double[] {-1, -1}, new double[] {1, 1})
                    .smoothness(s);
            assertEquals(OptimumStatus.OPTIMAL, optimum.solve(times, b, tau, target, c));
            double error = 0;
            for (int k = 0; k < frames; k++) {
                double x = 0.5 / (1 + s * omega * omega) * Math.cos(omega * times[k]);
                error = Math.max(error, Math.max(Math.abs(c[k][0] - x), Math.abs(c[k][1] + x)));
            }
            if (before > 0) {
                assertTrue(before / error > 3.3 && before / error < 4.7, frames + ": " + before + " to " + error);
            }
            before = error;
        }
        assertTrue(before < 1e-3, "error " + before);
    }

    @Test
    void weightsOfFramesCountWhereTheyAre() {
        // frames alone: x + y = 1 with weights w and 1 gives x = 1/(1 + w)
        double[][] b = {{1, 1}, {1, 1}, {1, 1}}, tau = {{1}, {1}, {1}}, w = {{1, 1}, {3, 1}, {9, 1}};
        double[][] c = new double[3][2];
        MotionOptimum optimum = new MotionOptimum(1, 2).weights(w);
        double[] times = {0, 0.1, 0.4};
        optimum.solve(times, b, tau, c);
        assertEquals(0.5, c[0][0], 1e-13);
        assertEquals(0.25, c[1][0], 1e-13);
        assertEquals(0.1, c[2][0], 1e-13);
        // together for ever: one x, Σ hₖ (wₖ x - (1 - x)) = 0 with h = 0.05, 0.2, 0.15
        optimum.smoothness(1e9).solve(times, b, tau, c);
        double one = 0.4 / (0.05 * 2 + 0.2 * 4 + 0.15 * 10);
        for (int k = 0; k < 3; k++) {
            assertEquals(one, c[k][0], 1e-8);
        }
    }

    @Test
    void emptyRowsChangeNothing() {
        for (long seed = 0; seed < 20; seed++) {
            MotionCase p = new MotionCase(6, seed % 2 == 0 ? 1 : 1.3, seed);
            int n = p.controls;
            double[][] c = new double[p.frames][n], d = new double[p.frames][n];
            double[][] b = new double[p.frames][(p.rows + 1) * n], tau = new double[p.frames][p.rows + 1];
            for (int k = 0; k < p.frames; k++) {
                System.arraycopy(p.b[k], 0, b[k], 0, p.b[k].length);
                System.arraycopy(p.tau[k], 0, tau[k], 0, p.rows);
            }
            MotionOptimum wider = new MotionOptimum(p.rows + 1, n)
                    .bounds(p.low, p.high)
                    .weights(p.weight)
                    .smoothness(1e-3);
            assertEquals(
                    p.optimum(1e-3).solve(p.times, p.b, p.tau, p.target, c),
                    wider.solve(p.times, b, tau, p.target, d),
                    "seed " + seed);
            for (int k = 0; k < p.frames; k++) {
                for (int i = 0; i < n; i++) {
                    assertEquals(c[k][i], d[k][i], 1e-9, "seed " + seed);
                }
            }
        }
    }
}
