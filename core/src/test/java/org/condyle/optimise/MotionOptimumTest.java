package org.condyle.optimise;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MotionOptimumTest {
    @ParameterizedTest
    @ValueSource(doubles = {0, 1e-4, 0.01, 3})
    void twoFramesShareAndApproachEachOtherByTheClosedForm(double smoothness) {
        // x and 1 - x in both frames, x drawn to 0.7 and 0.3: half the sum and the difference decouple.
        double[] times = {0, 0.1};
        double[][] b = {{1, 1}, {1, 1}}, tau = {{1}, {1}}, target = {{0.7, 0}, {0.3, 0}}, c = new double[2][2];
        MotionOptimum optimum = new MotionOptimum(1, 2).smoothness(smoothness);
        assertEquals(OptimumStatus.OPTIMAL, optimum.solve(times, b, tau, target, c));
        double mean = (1 + 0.5) / 2, apart = 0.4 / (2 + 8 * smoothness / 0.01); // ends: half a step
        assertArrayEquals(new double[] {mean + apart / 2, 1 - mean - apart / 2}, c[0], 1e-13);
        assertArrayEquals(new double[] {mean - apart / 2, 1 - mean + apart / 2}, c[1], 1e-13);
    }

    @Test
    void withoutSmoothnessItIsStaticOptimisationFrameByFrame() {
        for (double effort : new double[] {1, 1.3}) {
            for (long seed = 0; seed < 100; seed++) {
                MotionCase p = new MotionCase(8, effort, seed);
                MotionOptimum optimum = p.optimum(0);
                double[][] c = new double[p.frames][p.controls];
                assertTrue(optimum.solve(p.times, p.b, p.tau, p.target, c) != OptimumStatus.NOT_CONVERGED);
                StaticOptimum single = new StaticOptimum(p.rows, p.controls)
                        .bounds(p.low, p.high)
                        .weights(p.weight);
                double[] one = new double[p.controls];
                for (int k = 0; k < p.frames; k++) {
                    OptimumStatus status = single.targets(p.target[k]).solve(p.b[k], p.tau[k], one);
                    assertEquals(status, optimum.status(k), "seed " + seed);
                    assertArrayEquals(one, optimum.alone(k), 1e-11, "seed " + seed + ", frame " + k);
                    assertArrayEquals(one, c[k], 1e-9, "seed " + seed + ", frame " + k);
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {1e-6, 1e-4, 1e-2, 1})
    void everyMotionMeetsTheConditions(double smoothness) {
        int outOfReach = 0;
        for (long seed = 0; seed < 150; seed++) {
            MotionCase p = new MotionCase(10, seed % 3 == 0 ? 1.3 : 1, seed);
            MotionOptimum optimum = p.optimum(smoothness);
            double[][] c = new double[p.frames][p.controls];
            OptimumStatus status = optimum.solve(p.times, p.b, p.tau, p.target, c);
            assertTrue(status != OptimumStatus.NOT_CONVERGED, "seed " + seed + ": " + optimum.optimality());
            assertTrue(optimum.optimality().worst() < 1e-9, "seed " + seed + ": " + optimum.optimality());
            outOfReach += status == OptimumStatus.INFEASIBLE ? 1 : 0;
        }
        assertTrue(outOfReach > 5, outOfReach + " motions out of reach");
    }

    @Test
    void smallMotionsEqualThoseOfOjAlgo() {
        for (long seed = 0; seed < 40; seed++) {
            MotionCase p = new MotionCase(4, 1, seed);
            double smoothness = Math.pow(10, -5 + seed % 4);
            double[][] c = new double[p.frames][p.controls];
            assertEquals(OptimumStatus.OPTIMAL, p.optimum(smoothness).solve(p.times, p.b, p.tau, p.target, c));
            double[][] other = Oracle.motion(p, smoothness);
            for (int k = 0; k < p.frames; k++) {
                assertArrayEquals(other[k], c[k], 1e-6, "seed " + seed + ", frame " + k);
            }
        }
    }

    @Test
    void framesOutOfReachAreNamedWithWhatTheyLack() {
        double[] times = {0, 0.01, 0.02};
        double[][] b = {{10, 5}, {10, 5}, {10, 5}}, tau = {{6}, {18}, {6}}, c = new double[3][2];
        MotionOptimum optimum = new MotionOptimum(1, 2).smoothness(1e-4);
        assertEquals(OptimumStatus.INFEASIBLE, optimum.solve(times, b, tau, c));
        assertTrue(optimum.reached(0) && !optimum.reached(1) && optimum.reached(2));
        assertEquals(3, optimum.missing(1, 0), 1e-12);
        assertArrayEquals(new double[] {1, 1}, c[1], 1e-12);
        assertEquals(0, optimum.missing(2, 0), 1e-12);
    }

    @Test
    void smoothnessSlowsControlsAndCostsEffort() {
        MotionCase p = new MotionCase(30, 1, 4);
        double before = Double.POSITIVE_INFINITY, cheapest = 0;
        for (double smoothness : new double[] {0, 1e-5, 1e-3, 0.1}) {
            double[][] c = new double[p.frames][p.controls];
            assertEquals(OptimumStatus.OPTIMAL, p.optimum(smoothness).solve(p.times, p.b, p.tau, p.target, c));
            double rates = 0, cost = 0;
            for (int k = 0; k < p.frames; k++) {
                for (int i = 0; i < p.controls; i++) {
                    cost += p.share(k) * p.weight[i] * Math.pow(c[k][i] - p.target[k][i], 2);
                    rates += k == 0 ? 0 : Math.pow(c[k][i] - c[k - 1][i], 2) / (p.times[k] - p.times[k - 1]);
                }
            }
            assertTrue(rates <= before * (1 + 1e-9) && cost >= cheapest * (1 - 1e-9), "smoothness " + smoothness);
            before = rates;
            cheapest = cost;
        }
    }

    @Test
    void aMotionPlayedBackwardsHasTheSameControlsBackwards() {
        MotionCase p = new MotionCase(12, 1, 7);
        int last = p.frames - 1;
        double[] times = new double[p.frames];
        double[][] b = new double[p.frames][], tau = new double[p.frames][], target = new double[p.frames][];
        for (int k = 0; k <= last; k++) {
            times[k] = -p.times[last - k];
            b[k] = p.b[last - k];
            tau[k] = p.tau[last - k];
            target[k] = p.target[last - k];
        }
        double[][] c = new double[p.frames][p.controls], back = new double[p.frames][p.controls];
        p.optimum(1e-3).solve(p.times, p.b, p.tau, p.target, c);
        p.optimum(1e-3).solve(times, b, tau, target, back);
        for (int k = 0; k <= last; k++) {
            assertArrayEquals(c[k], back[last - k], 1e-10);
        }
    }

    @Test
    void badInputIsToldWithNumbers() {
        MotionOptimum optimum = new MotionOptimum(1, 1);
        double[][] two = new double[2][1];
        assertEquals(
                "times of a motion must rise, frame 1 is at 0.5 s after 0.5 s; remove repeated rows",
                assertThrows(
                                IllegalArgumentException.class,
                                () -> optimum.solve(new double[] {0.5, 0.5}, two, two, two))
                        .getMessage());
        assertEquals(
                "smoothness [s^2] must be >= 0, was -1.0",
                assertThrows(IllegalArgumentException.class, () -> optimum.smoothness(-1))
                        .getMessage());
        assertEquals(
                "smoothness [s^2] must be >= 0, was NaN",
                assertThrows(IllegalArgumentException.class, () -> optimum.smoothness(Double.NaN))
                        .getMessage());
        assertEquals(
                "a motion of 2 frames was given the weights of 3 frames",
                assertThrows(
                                IllegalArgumentException.class,
                                () -> new MotionOptimum(1, 1)
                                        .weights(new double[3][1])
                                        .solve(new double[] {0, 1}, two, two, two))
                        .getMessage());
        assertEquals(
                "a motion needs as many B, loads, targets and controls as times, has 1 times, 2 B, 2 loads, 1 targets and"
                        + " 2 controls",
                assertThrows(IllegalArgumentException.class, () -> optimum.solve(new double[] {0}, two, two, two))
                        .getMessage());
    }
}
