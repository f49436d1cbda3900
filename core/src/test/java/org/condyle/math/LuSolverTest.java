package org.condyle.math;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;

class LuSolverTest {
    @Test
    void solvesRandomSystemsAgainAndAgain() {
        Random random = new Random(7);
        LuSolver lu = new LuSolver(23);
        for (int trial = 0; trial < 5; trial++) {
            double[][] a = random(random, 23);
            double[] x = random(random, 23)[0];
            double[] b = new double[23];
            for (int i = 0; i < 23; i++) {
                System.arraycopy(a[i], 0, lu.matrix()[i], 0, 23);
                for (int j = 0; j < 23; j++) {
                    b[i] += a[i][j] * x[j];
                }
            }
            assertTrue(lu.factor());
            lu.solve(b);
            for (int i = 0; i < 23; i++) {
                assertEquals(x[i], b[i], 1e-11);
            }
        }
    }

    @Test
    void solvesComplexSystems() {
        Random random = new Random(8);
        int n = 17;
        ComplexLuSolver lu = new ComplexLuSolver(n);
        double[][] re = random(random, n);
        double[][] im = random(random, n);
        double[] x = random(random, n)[0];
        double[] y = random(random, n)[1];
        double[] b = new double[n];
        double[] c = new double[n];
        for (int i = 0; i < n; i++) {
            System.arraycopy(re[i], 0, lu.real()[i], 0, n);
            System.arraycopy(im[i], 0, lu.imaginary()[i], 0, n);
            for (int j = 0; j < n; j++) {
                b[i] += re[i][j] * x[j] - im[i][j] * y[j];
                c[i] += re[i][j] * y[j] + im[i][j] * x[j];
            }
        }
        assertTrue(lu.factor());
        lu.solve(b, c);
        for (int i = 0; i < n; i++) {
            assertEquals(x[i], b[i], 1e-11);
            assertEquals(y[i], c[i], 1e-11);
        }
    }

    @Test
    void singularAndNotFiniteMatricesAreRefused() {
        LuSolver lu = new LuSolver(2);
        lu.matrix()[0][0] = 1;
        lu.matrix()[1][0] = 2;
        assertFalse(lu.factor());
        lu.matrix()[0][0] = Double.NaN;
        assertFalse(lu.factor());
        assertFalse(new ComplexLuSolver(2).factor());
    }

    private static double[][] random(Random random, int n) {
        double[][] a = new double[n][n];
        for (double[] row : a) {
            for (int j = 0; j < n; j++) {
                row[j] = random.nextGaussian();
            }
        }
        return a;
    }
}
