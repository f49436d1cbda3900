package org.condyle.math;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.condyle.scenes.Chance;
import org.junit.jupiter.api.Test;

class QuinticSplineTest {
    private static double[] knots(Chance c, int n) {
        double[] x = new double[n];
        for (int i = 1; i < n; i++) {
            x[i] = x[i - 1] + c.in(0.2, 1.5);
        }
        return x;
    }

    @Test
    void passesThroughItsPointsWithFourContinuousDerivatives() {
        for (long seed = 1; seed <= 50; seed++) {
            Chance c = new Chance(seed);
            double[] x = knots(c, 4 + (int) (seed % 9)), y = c.numbers(x.length, 1);
            QuinticSpline s = new QuinticSpline(x, y);
            for (int i = 0; i < x.length; i++) {
                assertEquals(y[i], s.value(x[i]), 1e-13, c.toString());
                for (int order = 1; order <= 4; order++) {
                    double left = s.derivative(Math.nextDown(x[i]), order),
                            right = s.derivative(Math.nextUp(x[i]), order);
                    double size = Math.abs(left) + 10;
                    assertEquals(
                            left, right, 1e-9 * size * Math.pow(10, order - 1), c + " knot " + i + " order " + order);
                }
            }
        }
    }

    @Test
    void thirdAndFourthDerivativeVanishAtBothEnds() {
        Chance c = new Chance(7);
        double[] x = knots(c, 12);
        QuinticSpline s = new QuinticSpline(x, c.numbers(12, 1));
        for (double end : new double[] {s.first(), s.last()}) {
            assertEquals(0, s.derivative(end, 3), 1e-10);
            assertEquals(0, s.derivative(end, 4), 1e-9);
        }
    }

    @Test
    void reproducesParabolasInsideAndOutside() {
        Chance c = new Chance(3);
        double[] x = knots(c, 9), y = new double[9];
        for (int i = 0; i < 9; i++) {
            y[i] = 2 - 3 * x[i] + 0.7 * x[i] * x[i];
        }
        QuinticSpline s = new QuinticSpline(x, y);
        for (double t = -2; t < x[8] + 2; t += 0.13) {
            assertEquals(2 - 3 * t + 0.7 * t * t, s.value(t), 1e-11);
            assertEquals(-3 + 1.4 * t, s.derivative(t, 1), 1e-11);
            assertEquals(1.4, s.derivative(t, 2), 1e-11);
        }
    }

    @Test
    void threePointsGiveTheirParabola() {
        QuinticSpline s = new QuinticSpline(new double[] {0, 1, 3}, new double[] {0, 1, 9});
        for (double t = -1; t < 4; t += 0.25) {
            assertEquals(t * t, s.value(t), 1e-12);
        }
    }

    @Test
    void bendsLessThanAnyOtherCurveThroughItsPoints() {
        // Adding a smooth function that is zero at the knots raises the integral of f‴² by exactly its own integral.
        double[] x = {0, 1, 2, 3, 4, 5, 6};
        double[] y = {0, 0.3, -0.2, 0.5, 0.1, -0.4, 0.2};
        QuinticSpline s = new QuinticSpline(x, y);
        double mixed = 0, pi = Math.PI;
        GaussLegendre rule = new GaussLegendre(12);
        for (int i = 0; i < 6; i++) {
            for (int k = 0; k < rule.size(); k++) {
                double t = i + 0.5 + 0.5 * rule.node[k];
                mixed += 0.5 * rule.weight[k] * s.derivative(t, 3) * -pi * pi * pi * Math.cos(pi * t); // sin(πt)‴
            }
        }
        assertEquals(0, mixed, 1e-9);
    }

    @Test
    void derivativesAreThoseOfTheValue() {
        Chance c = new Chance(11);
        double[] x = knots(c, 10);
        QuinticSpline s = new QuinticSpline(x, c.numbers(10, 1));
        double h = 1e-5;
        double[] jet = new double[4];
        for (double t = -0.5; t < s.last() + 0.5; t += 0.0717) {
            for (int order = 1; order <= 4; order++) {
                double difference = (s.derivative(t + h, order - 1) - s.derivative(t - h, order - 1)) / (2 * h);
                assertEquals(difference, s.derivative(t, order), 1e-4 * (1 + Math.abs(difference)), "order " + order);
            }
            s.jet(t, jet, 1);
            assertEquals(s.value(t), jet[1]);
            assertEquals(s.derivative(t, 1), jet[2]);
            assertEquals(s.derivative(t, 2), jet[3]);
        }
    }

    @Test
    void accelerationOfASampledSineComesOutOfAThousandPoints() {
        int n = 1001;
        double[] x = new double[n], y = new double[n];
        for (int i = 0; i < n; i++) {
            x[i] = 0.01 * i;
            y[i] = 100 + Math.sin(3 * x[i]); // the offset must not cost digits
        }
        QuinticSpline s = new QuinticSpline(x, y);
        for (double t = 1; t < 9; t += 0.0317) {
            assertEquals(-9 * Math.sin(3 * t), s.derivative(t, 2), 2e-6);
        }
        assertEquals(y[n - 1], s.value(x[n - 1]), 1e-12);
    }

    @Test
    void wrongDataAreNamed() {
        double[] three = {0, 1, 2};
        String few = message(new double[] {0, 1}, new double[] {0, 1});
        assertTrue(few.contains("at least 3 points, has 2"), few);
        String back = message(new double[] {0, 1, 1}, three);
        assertTrue(back.contains("knot 3 is 1.0 after 1.0"), back);
        String gap = message(three, new double[] {0, Double.NaN, 1});
        assertTrue(gap.contains("spline value 2"), gap);
        assertThrows(IllegalArgumentException.class, () -> new QuinticSpline(three, three).derivative(0, 6));
    }

    private static String message(double[] x, double[] y) {
        return String.valueOf(assertThrows(IllegalArgumentException.class, () -> new QuinticSpline(x, y))
                .getMessage());
    }
}
