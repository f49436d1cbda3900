package org.condyle.optimise;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.condyle.scenes.Chance;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Powers of the cost other than 2. */
class PowersTest {
    private static final LoadProblem.Kind[] KINDS = LoadProblem.Kind.values();

    @ParameterizedTest
    @ValueSource(doubles = {1.1, 1.5, 2, 3, 4, 5})
    void twoMusclesShareAMomentByTheClosedForm(double power) {
        // p c^(p-1) = λ b gives c ~ b^(1/(p-1)).
        double[] b = {30, 40}, c = new double[2];
        assertEquals(OptimumStatus.OPTIMAL, new StaticOptimum(1, 2).power(power).solve(b, new double[] {25}, c));
        double one = Math.pow(30, 1 / (power - 1)), two = Math.pow(40, 1 / (power - 1));
        double sum = 30 * one + 40 * two;
        assertArrayEquals(new double[] {25 * one / sum, 25 * two / sum}, c, 1e-12);
    }

    @ParameterizedTest
    @ValueSource(doubles = {1, 1.25, 1.5, 2, 2.5, 3, 4, 5})
    void aThousandAnswersMeetTheConditions(double power) {
        for (int seed = 0; seed < 1000; seed++) {
            LoadProblem.Kind kind = KINDS[seed % KINDS.length];
            LoadProblem p = new LoadProblem(kind, seed);
            StaticOptimum optimum = p.optimum().power(power);
            double[] c = new double[p.controls];
            OptimumStatus status = optimum.solve(p.b, p.tau, c);
            boolean outOfReach = kind == LoadProblem.Kind.OUT_OF_REACH;
            assertEquals(outOfReach ? OptimumStatus.INFEASIBLE : OptimumStatus.OPTIMAL, status, p.name);
            assertTrue(optimum.optimality().worst() < 1e-9, () -> p.name + ": " + optimum.optimality());
        }
    }

    @Test
    void noNeighbourWithinReachCostsLess() {
        // Independent of multipliers: steps along the kernel of B, cut at the bounds, never lower the cost.
        Chance chance = new Chance(3);
        for (double power : new double[] {1, 1.3, 2, 3.5, 5}) {
            for (int k = 0; k < 50; k++) {
                double[] b = chance.numbers(2 * 6, 1), c = new double[6], other = new double[6];
                double[] tau = {chance.in(-0.5, 0.5), chance.in(-0.5, 0.5)};
                StaticOptimum optimum = new StaticOptimum(2, 6).power(power);
                if (optimum.solve(b, tau, c) != OptimumStatus.OPTIMAL) {
                    continue;
                }
                for (int trial = 0; trial < 50; trial++) {
                    StaticOptimum nearby = new StaticOptimum(2, 6).targets(chance.numbers(6, 1));
                    assertEquals(OptimumStatus.OPTIMAL, nearby.solve(b, tau, other));
                    for (double step : new double[] {1, 1e-2, 1e-4}) {
                        double here = 0, there = 0;
                        for (int i = 0; i < 6; i++) {
                            here += Math.pow(c[i], power);
                            there += Math.pow(Math.abs(c[i] + step * (other[i] - c[i])), power);
                        }
                        assertTrue(there >= here - 1e-13, "power " + power + ", " + here + " and " + there);
                    }
                }
            }
        }
    }

    @Test
    void ofManyAnswersOfEqualLinearCostTheShortestIsTaken() {
        double[] b = {1, 1, 2, 2}, c = new double[4];
        // The last two do the same at half the cost and share; the first two help only when those are full.
        assertEquals(OptimumStatus.OPTIMAL, new StaticOptimum(1, 4).power(1).solve(b, new double[] {3}, c));
        assertArrayEquals(new double[] {0, 0, 0.75, 0.75}, c, 1e-14);
        assertEquals(OptimumStatus.OPTIMAL, new StaticOptimum(1, 4).power(1).solve(b, new double[] {5}, c));
        assertArrayEquals(new double[] {0.5, 0.5, 1, 1}, c, 1e-14);
    }

    @Test
    void anUnboundedReserveIsUsedOnlyWhereItIsCheaper() {
        double[] b = {10, 1}, c = new double[2];
        StaticOptimum optimum = new StaticOptimum(1, 2)
                .power(1)
                .bounds(new double[] {0, Double.NEGATIVE_INFINITY}, new double[] {1, Double.POSITIVE_INFINITY});
        assertEquals(OptimumStatus.OPTIMAL, optimum.solve(b, new double[] {8}, c));
        assertArrayEquals(new double[] {0.8, 0}, c, 1e-15);
        assertEquals(OptimumStatus.OPTIMAL, optimum.solve(b, new double[] {13}, c));
        assertArrayEquals(new double[] {1, 3}, c, 1e-14);
        assertEquals(OptimumStatus.OPTIMAL, optimum.solve(b, new double[] {-2}, c));
        assertArrayEquals(new double[] {0, -2}, c, 1e-14);
    }

    @ParameterizedTest
    @ValueSource(doubles = {1, 1.5, 3, 5})
    void framesDoNotDependOnThoseBefore(double power) {
        Chance chance = new Chance(5);
        int rows = 5, controls = 18;
        double[] b = chance.numbers(rows * controls, 50), warm = new double[controls], cold = new double[controls];
        StaticOptimum one = new StaticOptimum(rows, controls).power(power);
        for (int k = 0; k < 100; k++) {
            double[] tau = new double[rows];
            for (int j = 0; j < rows; j++) {
                tau[j] = 30 * Math.sin(0.05 * k + j);
            }
            OptimumStatus status = one.solve(b, tau, warm);
            assertEquals(status, new StaticOptimum(rows, controls).power(power).solve(b, tau, cold));
            assertArrayEquals(cold, warm, 1e-9, "frame " + k);
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {1, 1.5, 3})
    void scalesOfRowsAndTheOrderOfControlsDoNotMatter(double power) {
        for (long seed = 0; seed < 140; seed++) {
            LoadProblem.Kind kind = KINDS[(int) (seed % (KINDS.length - 1))];
            LoadProblem p = new LoadProblem(kind, seed), q = new LoadProblem(kind, seed);
            double[] c = new double[p.controls], other = new double[p.controls];
            p.optimum().power(power).solve(p.b, p.tau, c);
            q.shuffle(new Chance(seed + 1));
            assertEquals(OptimumStatus.OPTIMAL, q.optimum().power(power).solve(q.b, q.tau, other), p.name);
            for (int i = 0; i < p.controls; i++) {
                assertEquals(c[q.from[i]], other[i], 1e-6 * (1 + Math.abs(other[i])), p.name);
            }
        }
    }

    @Test
    void powersOutsideTheirRangeAreRefused() {
        StaticOptimum optimum = new StaticOptimum(1, 1);
        assertEquals(
                "power of the cost must lie in [1.0, 10.0], was 0.5",
                assertThrows(IllegalArgumentException.class, () -> optimum.power(0.5))
                        .getMessage());
    }
}
