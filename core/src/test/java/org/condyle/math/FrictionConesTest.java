package org.condyle.math;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.condyle.scenes.Chance;
import org.junit.jupiter.api.Test;

/** Coulomb friction at several contacts at once. */
class FrictionConesTest {
    private final FrictionCones cones = new FrictionCones();

    @Test
    void randomProblemsAreSolvedToRoundOff() {
        Chance chance = new Chance(21);
        int unsolved = 0;
        double worst = 0;
        for (int trial = 0; trial < 10_000; trial++) {
            Problem problem = new Problem(chance, 1 + trial % 4, trial % 3, 1 + trial % 14);
            if (problem.solve(cones)) {
                worst = Math.max(worst, problem.residual(cones));
                problem.obeysCoulomb("trial " + trial);
            } else {
                unsolved++;
            }
        }
        assertTrue(worst <= FrictionCones.TOLERANCE, "residual " + worst);
        assertTrue(unsolved <= 3, unsolved + " of 10000 not solved");
    }

    @Test
    void fourLegsOfATableCarryAlike() {
        // Unit mass, unit inertia about both axes, legs at (±1, ±1), falling at 1 m/s: a rank of three for four legs.
        double[] x = {1, 1, -1, -1};
        double[] y = {1, -1, -1, 1};
        double[] w = new double[16];
        for (int i = 0; i < 4; i++) {
            for (int j = 0; j < 4; j++) {
                w[4 * i + j] = 1 + x[i] * x[j] + y[i] * y[j];
            }
        }
        double[] b = {-1, -1, -1, -1};
        double[] p = new double[4];
        cones.clear(4);
        assertTrue(cones.solve(4, new int[] {0, 1, 2, 3, 4}, new double[4], w, b, p));
        assertArrayEquals(new double[] {0.25, 0.25, 0.25, 0.25}, p, 1e-11);
    }

    @Test
    void tableWithFrictionStopsAtOnceAndEvenly() {
        // The same with feet that slide along x: friction of all four brakes the unit mass, heights do not matter.
        double[] x = {1, 1, -1, -1};
        double[] y = {1, -1, -1, 1};
        double[] w = new double[64];
        for (int i = 0; i < 4; i++) {
            for (int j = 0; j < 4; j++) {
                w[8 * 2 * i + 2 * j] = 1 + x[i] * x[j] + y[i] * y[j];
                w[8 * (2 * i + 1) + 2 * j + 1] = 1;
            }
        }
        double[] b = {-1, 0.5, -1, 0.5, -1, 0.5, -1, 0.5};
        double[] p = new double[8];
        int[] at = {0, 2, 4, 6, 8};
        cones.clear(4);
        assertTrue(cones.solve(4, at, new double[] {0.2, 0.2, 0.2, 0.2}, w, b, p));
        assertArrayEquals(new double[] {0.25, -0.05, 0.25, -0.05, 0.25, -0.05, 0.25, -0.05}, p, 1e-11);
        assertTrue(cones.solve(4, at, new double[] {0.8, 0.8, 0.8, 0.8}, w, b, p));
        assertArrayEquals(new double[] {0.25, -0.125, 0.25, -0.125, 0.25, -0.125, 0.25, -0.125}, p, 1e-11);
    }

    @Test
    void mirroredTangentsMirrorTheAnswer() {
        Chance chance = new Chance(22);
        for (int trial = 0; trial < 500; trial++) {
            Problem problem = new Problem(chance, 1 + trial % 3, 1 + trial % 2, 3 + trial % 8);
            problem.solve(cones);
            double[] p = problem.p.clone();
            problem.mirror();
            problem.solve(cones);
            problem.mirrorImpulses();
            assertArrayEquals(p, problem.p, 1e-9 * (1 + largest(p)), "trial " + trial);
        }
    }

    @Test
    void leastImpulsesAreKept() {
        // Nothing closes, but 0.5 N·s must act on a unit mass: it leaves at 1.5 m/s and is braked by μ · 0.5.
        double[] p = new double[2];
        cones.clear(1);
        cones.atLeast(0, 0.5);
        assertTrue(cones.solve(
                1, new int[] {0, 2}, new double[] {0.4}, new double[] {1, 0, 0, 1}, new double[] {1, 3}, p));
        assertArrayEquals(new double[] {0.5, -0.2}, p, 1e-15);
    }

    @Test
    void dashpotPushesUntilTheSpeedIsReached() {
        // u = p - 1 = and p = k (1 - u): p = 2k/(1 + k) while that leaves u ≥ 0, else p = 1.
        for (double k : new double[] {0.25, 1, 3, 1e6}) {
            double[] p = new double[1];
            cones.clear(1);
            cones.dashpot(0, k, 1);
            assertTrue(cones.solve(1, new int[] {0, 1}, new double[1], new double[] {1}, new double[] {-1}, p));
            assertEquals(Math.max(1, 2 * k / (1 + k)), p[0], 1e-14);
        }
    }

    @Test
    void unitsDoNotMatter() {
        Chance chance = new Chance(23);
        for (int trial = 0; trial < 300; trial++) {
            Problem problem = new Problem(chance, 2, 1, 6);
            problem.solve(cones);
            double[] p = problem.p.clone();
            for (int r = 0; r < 4; r++) { // the second contact in units a million times smaller
                for (int s = 0; s < 4; s++) {
                    problem.w[4 * r + s] *= (r > 1 ? 1e6 : 1) * (s > 1 ? 1e6 : 1);
                }
                problem.b[r] *= r > 1 ? 1e6 : 1;
            }
            problem.solve(cones);
            for (int r = 0; r < 4; r++) {
                assertEquals(p[r], problem.p[r] * (r > 1 ? 1e6 : 1), 1e-9 * (1 + largest(p)), "trial " + trial);
            }
        }
    }

    private static double largest(double[] x) {
        double size = 0;
        for (double each : x) {
            size = Math.max(size, Math.abs(each));
        }
        return size;
    }

    /** W = J Jᵀ and b = J v: what bodies can do, singular where rows outnumber freedoms. */
    private static final class Problem {
        final int contacts;
        final int rows;
        final int[] at;
        final double[] mu;
        final double[] w;
        final double[] b;
        final double[] p;

        Problem(Chance chance, int contacts, int tangents, int freedoms) {
            this.contacts = contacts;
            rows = contacts * (1 + tangents);
            at = new int[contacts + 1];
            mu = new double[contacts];
            for (int c = 0; c < contacts; c++) {
                at[c + 1] = at[c] + 1 + tangents;
                mu[c] = chance.in(0, 1);
            }
            double[] j = chance.numbers(rows * freedoms, 1);
            double[] v = chance.numbers(freedoms, 1);
            w = new double[rows * rows];
            b = new double[rows];
            p = new double[rows];
            for (int r = 0; r < rows; r++) {
                for (int k = 0; k < freedoms; k++) {
                    b[r] += j[r * freedoms + k] * v[k];
                    for (int s = 0; s < rows; s++) {
                        w[r * rows + s] += j[r * freedoms + k] * j[s * freedoms + k];
                    }
                }
            }
        }

        boolean solve(FrictionCones cones) {
            cones.clear(contacts);
            return cones.solve(contacts, at, mu, w, b, p);
        }

        double residual(FrictionCones cones) {
            return cones.residual(contacts, at, mu, w, b, p);
        }

        /** The law itself, not the map that the solver uses. */
        void obeysCoulomb(String trial) {
            double scale = 1 + largest(p) * largest(w);
            for (int c = 0; c < contacts; c++) {
                double push = p[at[c]];
                double open = u(at[c]);
                double slip = 0;
                double friction = 0;
                double power = 0;
                for (int t = at[c] + 1; t < at[c + 1]; t++) {
                    slip = Math.hypot(slip, u(t));
                    friction = Math.hypot(friction, p[t]);
                    power += p[t] * u(t);
                }
                double size = 1e-9 * scale * scale;
                assertTrue(push >= 0 && open >= -size && push * open <= size, trial);
                assertTrue(friction <= mu[c] * push + size, trial);
                if (at[c + 1] > at[c] + 1) {
                    assertEquals(-mu[c] * push * slip, power, size, trial); // most of it against sliding
                }
            }
        }

        double u(int r) {
            double sum = b[r];
            for (int s = 0; s < rows; s++) {
                sum += w[r * rows + s] * p[s];
            }
            return sum;
        }

        void mirror() {
            for (int r = 0; r < rows; r++) {
                b[r] *= sign(r);
                for (int s = 0; s < rows; s++) {
                    w[r * rows + s] *= sign(r) * sign(s);
                }
            }
        }

        void mirrorImpulses() {
            for (int r = 0; r < rows; r++) {
                p[r] *= sign(r);
            }
        }

        private int sign(int row) {
            for (int c = 0; c < contacts; c++) {
                if (at[c] == row) {
                    return 1;
                }
            }
            return -1;
        }
    }
}
