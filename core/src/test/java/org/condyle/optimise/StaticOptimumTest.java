package org.condyle.optimise;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.condyle.scenes.Chance;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class StaticOptimumTest {
    private static final double INFINITY = Double.POSITIVE_INFINITY;

    @Test
    void twoMusclesShareAMomentAsTheirLeversDo() {
        StaticOptimum optimum = new StaticOptimum(1, 2);
        double[] c = new double[2];
        assertEquals(OptimumStatus.OPTIMAL, optimum.solve(new double[] {30, 40}, new double[] {25}, c));
        assertArrayEquals(new double[] {25 * 30 / 2500.0, 25 * 40 / 2500.0}, c, 1e-15);
        assertEquals(2 * 25 / 2500.0, optimum.multiplier(0), 1e-15);
        // One at its bound leaves the rest to the other.
        assertEquals(OptimumStatus.OPTIMAL, optimum.solve(new double[] {30, 40}, new double[] {64}, c));
        assertArrayEquals(new double[] {0.8, 1}, c, 1e-14);
        assertEquals(1.0, c[1]);
    }

    @Test
    void theMomentThatIsMissingIsNamedRowByRow() {
        // Muscle 0 bends both joints, muscle 1 stretches the second.
        double[] b = {10, 0, 5, -8};
        StaticOptimum optimum = new StaticOptimum(2, 2);
        double[] c = new double[2];
        assertEquals(OptimumStatus.INFEASIBLE, optimum.solve(b, new double[] {10, 9}, c));
        assertArrayEquals(new double[] {1, 0}, c, 1e-15);
        assertEquals(0, optimum.missing(0), 1e-12);
        assertEquals(4, optimum.missing(1), 1e-12);
        // A row of great weight is kept instead.
        optimum.rowWeights(new double[] {1e-3, 1});
        assertEquals(OptimumStatus.INFEASIBLE, optimum.solve(b, new double[] {8, 6}, c));
        assertEquals(1, c[0]);
    }

    @Test
    void whatCannotBeReachedIsMissedAtTheLeastCost() {
        // Row 0 lacks 1; row 1 has two equal muscles, which share.
        double[] b = {2, 0, 0, 0, 3, 3};
        StaticOptimum optimum = new StaticOptimum(2, 3);
        double[] c = new double[3];
        assertEquals(OptimumStatus.INFEASIBLE, optimum.solve(b, new double[] {3, 3}, c));
        assertArrayEquals(new double[] {1, 0.5, 0.5}, c, 1e-14);
        assertEquals(1, optimum.missing(0), 1e-14);
        assertEquals(0, optimum.missing(1), 1e-14);
    }

    @ParameterizedTest
    @EnumSource
    void everyAnswerMeetsTheConditionsOrIsCalledOutOfReach(LoadProblem.Kind kind) {
        for (long seed = 0; seed < 2000; seed++) {
            LoadProblem p = new LoadProblem(kind, seed);
            StaticOptimum optimum = p.optimum();
            double[] c = new double[p.controls];
            OptimumStatus status = optimum.solve(p.b, p.tau, c);
            boolean outOfReach = kind == LoadProblem.Kind.OUT_OF_REACH;
            assertEquals(outOfReach ? OptimumStatus.INFEASIBLE : OptimumStatus.OPTIMAL, status, p.name);
            assertTrue(optimum.optimality().worst() < 1e-9, () -> p.name + ": " + optimum.optimality());
        }
    }

    /** Muscles that do not cross a joint have moment arms of rounding there, also about joints that none crosses. */
    @ParameterizedTest
    @ValueSource(doubles = {1e-17, 1e-14})
    void roundingOfMomentArmsChangesNothing(double rounding) {
        int outOfReach = 0;
        for (int seed = 1; seed <= 600; seed++) {
            Chance chance = new Chance(seed);
            int rows = 2 + seed % 4, controls = 3 * rows;
            double[] clean = new double[rows * controls], noisy = new double[rows * controls];
            double[] tau = new double[rows], c = new double[controls], expected = new double[controls];
            for (int i = 0; i < controls; i++) {
                int from = (int) chance.in(0, rows), to = Math.min(rows - 1, from + (int) chance.in(0, 2));
                for (int j = 0; j < rows; j++) {
                    boolean crosses = j >= from && j <= to && !(seed % 5 == 0 && j == 1);
                    clean[j * controls + i] = crosses ? chance.in(0.2, 1) * Math.signum(chance.in(-1, 1)) : 0;
                    noisy[j * controls + i] = crosses ? clean[j * controls + i] : rounding * chance.in(-1, 1);
                }
            }
            for (int j = 0; j < rows; j++) {
                tau[j] = chance.in(-4, 4);
            }
            StaticOptimum optimum = new StaticOptimum(rows, controls), other = new StaticOptimum(rows, controls);
            OptimumStatus status = optimum.solve(clean, tau, expected);
            assertEquals(status, other.solve(noisy, tau, c), "seed " + seed);
            assertTrue(status != OptimumStatus.NOT_CONVERGED, "seed " + seed);
            assertArrayEquals(expected, c, 1e-12, "seed " + seed);
            for (int j = 0; j < rows; j++) {
                assertEquals(optimum.missing(j), other.missing(j), 1e-12, "seed " + seed);
            }
            outOfReach += status == OptimumStatus.INFEASIBLE ? 1 : 0;
        }
        assertTrue(outOfReach > 200 && outOfReach < 600, "out of reach: " + outOfReach);
    }

    @Test
    void aWarmStartChangesNothing() {
        Chance chance = new Chance(5);
        int rows = 6, controls = 20;
        double[] b = chance.numbers(rows * controls, 50), warm = new double[controls], cold = new double[controls];
        StaticOptimum one = new StaticOptimum(rows, controls), two = new StaticOptimum(rows, controls);
        int reached = 0;
        for (int k = 0; k < 500; k++) {
            double[] tau = wave(k, rows);
            b[k % b.length] += chance.in(-2, 2);
            OptimumStatus status = one.solve(b, tau, warm);
            two.forget();
            assertEquals(status, two.solve(b, tau, cold));
            assertArrayEquals(cold, warm, 1e-13, "frame " + k);
            reached += status == OptimumStatus.OPTIMAL ? 1 : 0;
        }
        assertTrue(reached > 300, reached + " frames within reach");
    }

    private static double[] wave(int k, int rows) {
        double[] tau = new double[rows];
        for (int j = 0; j < rows; j++) {
            tau[j] = 40 * Math.sin(0.05 * k + j);
        }
        return tau;
    }

    @Test
    void scalesOfRowsAndTheOrderOfControlsDoNotMatter() {
        for (LoadProblem.Kind kind : LoadProblem.Kind.values()) {
            if (kind == LoadProblem.Kind.OUT_OF_REACH) {
                continue; // how near a load comes depends on the scales of its rows
            }
            for (long seed = 0; seed < 200; seed++) {
                LoadProblem p = new LoadProblem(kind, seed);
                double[] c = new double[p.controls], other = new double[p.controls];
                p.optimum().solve(p.b, p.tau, c);
                LoadProblem q = new LoadProblem(kind, seed);
                q.shuffle(new Chance(seed + 1));
                assertEquals(OptimumStatus.OPTIMAL, q.optimum().solve(q.b, q.tau, other), p.name);
                for (int i = 0; i < p.controls; i++) {
                    assertEquals(c[q.from[i]], other[i], 1e-7 * (1 + Math.abs(other[i])), p.name);
                }
            }
        }
    }

    @Test
    void aReserveTakesWhatTheMuscleCannot() {
        // 1e4 N m beside 1 N m: the muscle is full at 1e4, the reserve has to push 2000 times its strength.
        double[] b = {1e4, 1}, c = new double[2];
        StaticOptimum optimum = new StaticOptimum(1, 2).bounds(new double[] {0, -INFINITY}, new double[] {1, INFINITY});
        assertEquals(OptimumStatus.OPTIMAL, optimum.solve(b, new double[] {12000}, c));
        assertArrayEquals(new double[] {1, 2000}, c, 1e-9);
        assertEquals(OptimumStatus.OPTIMAL, optimum.solve(b, new double[] {5000}, c));
        assertEquals(5000 * 1e4 / (1e8 + 1), c[0], 1e-15);
        assertEquals(5000 / (1e8 + 1), c[1], 1e-15);
    }

    @Test
    void measuredActivationsAreFollowedAsTheirWeightsSay() {
        double[] b = {10, 10}, c = new double[2], emg = {0.3, 0.1};
        StaticOptimum optimum = new StaticOptimum(1, 2).targets(emg).weights(new double[] {4, 1});
        assertEquals(OptimumStatus.OPTIMAL, optimum.solve(b, new double[] {5}, c));
        assertArrayEquals(new double[] {0.3 + 0.1 / 5, 0.1 + 0.4 / 5}, c, 1e-15);
    }

    @Test
    void framesAllocateNothing() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        Chance chance = new Chance(5);
        int rows = 6, controls = 20;
        double[] b = chance.numbers(rows * controls, 50), c = new double[controls];
        double[][] loads = new double[100][];
        for (int k = 0; k < loads.length; k++) {
            loads[k] = wave(k, rows); // some out of reach
        }
        StaticOptimum optimum = new StaticOptimum(rows, controls);
        long least = Long.MAX_VALUE;
        for (int trial = 0; trial < 12; trial++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            for (double[] load : loads) {
                optimum.solve(b, load, c);
            }
            least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
        }
        assertTrue(least < loads.length, "allocated " + least + " bytes in " + loads.length + " frames");
    }

    @Test
    void whatIsNotANumberIsNeverCalledOptimal() {
        double[] c = new double[2];
        StaticOptimum optimum = new StaticOptimum(1, 2);
        assertEquals(OptimumStatus.NOT_CONVERGED, optimum.solve(new double[] {Double.NaN, 1}, new double[] {0.5}, c));
        assertEquals(OptimumStatus.NOT_CONVERGED, optimum.solve(new double[] {1, 1}, new double[] {Double.NaN}, c));
        assertEquals(OptimumStatus.NOT_CONVERGED, optimum.solve(new double[] {1, 1}, new double[] {INFINITY}, c));
        assertEquals(OptimumStatus.OPTIMAL, optimum.solve(new double[] {1, 1}, new double[] {0.5}, c));
    }

    @Test
    void badInputIsToldWithNumbers() {
        StaticOptimum optimum = new StaticOptimum(1, 2);
        assertEquals(
                "control 1 has no room between its bounds 1.0 and 0.5; the lower one must not be above the upper one",
                message(() -> optimum.bounds(new double[] {0, 1}, new double[] {1, 0.5})));
        assertEquals(
                "the optimum needs 2 targets, was given 3", message(() -> optimum.targets(new double[] {0, 0, 0})));
        assertEquals("weight must be > 0, was -1.0", message(() -> optimum.weights(new double[] {1, -1})));
        assertEquals(
                "the optimum needs 2 entries of B, was given 1",
                message(() -> optimum.solve(new double[1], new double[1], new double[2])));
        assertEquals(
                "an optimum needs at least one row and one control, has 0 rows and 2 controls",
                message(() -> new StaticOptimum(0, 2)));
    }

    private static String message(org.junit.jupiter.api.function.Executable call) {
        return assertThrows(IllegalArgumentException.class, call).getMessage();
    }
}
