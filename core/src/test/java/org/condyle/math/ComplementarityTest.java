package org.condyle.math;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.condyle.scenes.Chance;
import org.junit.jupiter.api.Test;

/** Linear complementarity problems: the solvers against all 2ⁿ ways to choose what is zero. */
class ComplementarityTest {
    private final Lemke lemke = new Lemke();

    @Test
    void lemkeFindsTheOnlyAnswerOfPositiveDefiniteProblems() {
        Chance chance = new Chance(11);
        for (int trial = 0; trial < 3000; trial++) {
            int n = 1 + trial % 6;
            double[] m = gram(chance, n, n + 1);
            double[] q = chance.numbers(n, 1);
            double[] z = new double[n];
            assertTrue(lemke.solve(m, q, n, z), "trial " + trial);
            assertArrayEquals(enumerated(m, q, n), z, 1e-6 * (1 + largest(z)), "trial " + trial);
            assertTrue(residual(m, q, n, z) < 1e-9 * (1 + largest(z)), "trial " + trial);
        }
    }

    @Test
    void lemkeSolvesMatricesThatAreNotSymmetric() {
        Chance chance = new Chance(12);
        for (int trial = 0; trial < 1000; trial++) {
            int n = 2 + trial % 4;
            double[] m = gram(chance, n, n + 2);
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < i; j++) { // a skew part leaves it positive definite
                    double skew = chance.in(-1, 1);
                    m[i * n + j] += skew;
                    m[j * n + i] -= skew;
                }
            }
            double[] q = chance.numbers(n, 1);
            double[] z = new double[n];
            assertTrue(lemke.solve(m, q, n, z));
            assertArrayEquals(enumerated(m, q, n), z, 1e-7 * (1 + largest(z)));
        }
    }

    @Test
    void lemkeSolvesSingularProblemsThatHaveAnAnswer() {
        Chance chance = new Chance(13);
        for (int trial = 0; trial < 3000; trial++) {
            int n = 3 + trial % 5;
            int freedoms = 1 + trial % 3;
            double[] rows = chance.numbers(n * freedoms, 1);
            double[] v = chance.numbers(freedoms, 1);
            double[] m = new double[n * n];
            double[] q = new double[n];
            for (int i = 0; i < n; i++) {
                for (int k = 0; k < freedoms; k++) {
                    q[i] += rows[i * freedoms + k] * v[k];
                    for (int j = 0; j < n; j++) {
                        m[i * n + j] += rows[i * freedoms + k] * rows[j * freedoms + k];
                    }
                }
            }
            double[] z = new double[n];
            assertTrue(lemke.solve(m, q, n, z), "trial " + trial);
            assertTrue(residual(m, q, n, z) < 1e-9 * (1 + largest(z)), "trial " + trial);
        }
    }

    @Test
    void degenerateProblemsDoNotCycle() {
        // All ratios tie at once: equal legs of a table that land together.
        int n = 8;
        double[] m = new double[n * n];
        double[] q = new double[n];
        for (int i = 0; i < n; i++) {
            q[i] = -1;
            for (int j = 0; j < n; j++) {
                m[i * n + j] = 1;
            }
        }
        double[] z = new double[n];
        assertTrue(lemke.solve(m, q, n, z));
        double sum = 0;
        for (double x : z) {
            sum += x;
        }
        assertEquals(1, sum, 1e-14);
    }

    @Test
    void lemkeEndsOnARayWhereThereIsNoAnswer() {
        double[] z = {7};
        assertFalse(lemke.solve(new double[] {0}, new double[] {-1}, 1, z));
        assertEquals(7, z[0]);
        assertFalse(lemke.solve(new double[] {1, -1, -1, 1}, new double[] {-1, -1}, 2, new double[2]));
    }

    private static double[] gram(Chance chance, int n, int inner) {
        double[] g = chance.numbers(n * inner, 1);
        double[] m = new double[n * n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                for (int k = 0; k < inner; k++) {
                    m[i * n + j] += g[i * inner + k] * g[j * inner + k];
                }
            }
        }
        return m;
    }

    /** Of all choices the one whose worst violation is least. */
    private static double[] enumerated(double[] m, double[] q, int n) {
        double[] best = new double[n];
        double least = Double.POSITIVE_INFINITY;
        for (int choice = 0; choice < 1 << n; choice++) {
            LuSolver solver = new LuSolver(n);
            double[] z = new double[n];
            for (int i = 0; i < n; i++) {
                boolean shut = (choice >> i & 1) == 1;
                z[i] = shut ? -q[i] : 0;
                for (int j = 0; j < n; j++) {
                    solver.matrix()[i][j] = shut ? m[i * n + j] : i == j ? 1 : 0;
                }
            }
            if (!solver.factor()) {
                continue;
            }
            solver.solve(z);
            double violation = 0;
            for (int i = 0; i < n; i++) {
                double w = q[i];
                for (int j = 0; j < n; j++) {
                    w += m[i * n + j] * z[j];
                }
                violation = Math.max(violation, Math.max(-z[i], -w));
            }
            if (violation < least) {
                least = violation;
                best = z;
            }
        }
        return best;
    }

    private static double largest(double[] x) {
        double size = 0;
        for (double each : x) {
            size = Math.max(size, Math.abs(each));
        }
        return size;
    }

    /** Largest |min(zᵢ Mᵢᵢ, wᵢ)| over the largest |qᵢ|. */
    private static double residual(double[] matrix, double[] q, int n, double[] z) {
        double worst = 0, scale = 0;
        for (int i = 0; i < n; i++) {
            double w = q[i];
            for (int j = 0; j < n; j++) {
                w += matrix[i * n + j] * z[j];
            }
            worst = Math.max(worst, Math.abs(Math.min(z[i] * Math.max(matrix[i * n + i], 0), w)));
            scale = Math.max(scale, Math.abs(q[i]));
        }
        return scale == 0 ? worst : worst / scale;
    }
}
