package org.condyle.math;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.condyle.scenes.Chance;
import org.junit.jupiter.api.Test;

class CubicSplineTest {
    private static double[] knots(Chance c, int n) {
        double[] x = new double[n];
        for (int i = 1; i < n; i++) {
            x[i] = x[i - 1] + c.in(0.2, 1.5);
        }
        return x;
    }

    private static CubicSpline simm(double[] x, double[] y) {
        return new CubicSpline(x, y, CubicSpline.Ends.THIRD_DIFFERENCES);
    }

    /** The system as the textbook writes it, solved densely: σ = y″/6 at the knots. */
    private static double[] sigma(double[] x, double[] y) {
        int n = x.length;
        double[] a = new double[n * n], b = new double[n];
        for (int i = 1; i < n - 1; i++) {
            double h0 = x[i] - x[i - 1], h1 = x[i + 1] - x[i];
            a[n * i + i - 1] = h0;
            a[n * i + i] = 2 * (h0 + h1);
            a[n * i + i + 1] = h1;
            b[i] = (y[i + 1] - y[i]) / h1 - (y[i] - y[i - 1]) / h0;
        }
        double h = x[1] - x[0], g = x[n - 1] - x[n - 2];
        a[0] = -h;
        a[1] = h;
        b[0] = h * h * cubic(x, y, 0);
        a[n * n - 2] = g;
        a[n * n - 1] = -g;
        b[n - 1] = -g * g * cubic(x, y, n - 4);
        LuSolver lu = new LuSolver(n);
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                lu.matrix()[i][j] = a[n * i + j];
            }
        }
        lu.factor();
        lu.solve(b);
        return b;
    }

    /** Leading coefficient of the cubic through four points, after Lagrange. */
    private static double cubic(double[] x, double[] y, int at) {
        double sum = 0;
        for (int i = at; i < at + 4; i++) {
            double product = 1;
            for (int j = at; j < at + 4; j++) {
                product *= i == j ? 1 : x[i] - x[j];
            }
            sum += y[i] / product;
        }
        return sum;
    }

    @Test
    void thirdDifferencesGiveTheSystemOfTheTextbook() {
        double[] jet = new double[3];
        for (long seed = 1; seed <= 30; seed++) {
            Chance c = new Chance(seed);
            int n = 4 + (int) (seed % 7);
            double[] x = knots(c, n), y = c.numbers(n, 1), sigma = sigma(x, y);
            CubicSpline s = simm(x, y);
            for (int i = 0; i < n; i++) {
                s.jet(x[i], jet);
                assertEquals(y[i], jet[0], 1e-13, c.toString());
                assertEquals(6 * sigma[i], jet[2], 1e-10 * (1 + Math.abs(jet[2])), c.toString());
            }
        }
    }

    @Test
    void thirdDifferencesReproduceCubics() {
        Chance c = new Chance(5);
        double[] x = knots(c, 7), y = new double[7], jet = new double[3];
        for (int i = 0; i < 7; i++) {
            y[i] = 1 - x[i] + 2 * x[i] * x[i] - 0.5 * x[i] * x[i] * x[i];
        }
        CubicSpline s = simm(x, y);
        for (double t = 0; t < x[6]; t += 0.07) {
            s.jet(t, jet);
            assertEquals(1 - t + 2 * t * t - 0.5 * t * t * t, jet[0], 1e-11);
            assertEquals(4 - 3 * t, jet[2], 1e-10);
        }
    }

    @Test
    void twoPointsAreALineAndThreeAParabola() {
        CubicSpline line = simm(new double[] {0, 2}, new double[] {1, 5});
        assertEquals(2, line.value(0.5), 1e-15);
        CubicSpline parabola = simm(new double[] {0, 1, 3}, new double[] {0, 1, 9});
        assertEquals(4, parabola.value(2), 1e-14);
    }
}
