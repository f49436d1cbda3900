package org.condyle.fit;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.condyle.math.CubicSpline;
import org.condyle.scenes.Chance;
import org.condyle.scenes.Seeds;
import org.junit.jupiter.api.Test;

/** Smoothing of profiles: closed forms of few points, the least bending of all, and what becomes of noise. */
class SmoothingSplineTest {
    private static double rms(double[] a, double[] b) {
        double sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += (a[i] - b[i]) * (a[i] - b[i]);
        }
        return Math.sqrt(sum / a.length);
    }

    /** ∫f''² of the natural spline: its second derivative is straight between the points. */
    private static double bending(double[] x, double[] values) {
        CubicSpline f = new CubicSpline(x, values, CubicSpline.Ends.NATURAL);
        double sum = 0;
        for (int i = 0; i + 1 < x.length; i++) {
            double h = x[i + 1] - x[i], m = 0.5 * (x[i] + x[i + 1]), d = 1e-3 * h;
            double a = second(f, x[i] + d, d), b = second(f, x[i + 1] - d, d), c = second(f, m, d);
            sum += h / 6 * (a * a + 4 * c * c + b * b);
        }
        return sum;
    }

    private static double second(CubicSpline f, double t, double d) {
        return (f.value(t + d) - 2 * f.value(t) + f.value(t - d)) / (d * d);
    }

    /** Three points, the middle one a above the others: (R + λ QᵀQ) γ = Qᵀy is one equation, R = 2h/3, QᵀQ = 6/h², Qᵀy = -2a/h. */
    @Test
    void threePointsHaveTheClosedForm() {
        double a = 0.3, h = 2;
        for (double s : new double[] {0.01, 0.05, 0.1}) {
            double[] g = SmoothingSpline.values(new double[] {0, h, 2 * h}, new double[] {0, a, 0}, s);
            // the distances are λ γ (1, -2, 1)/h: s = λ|γ|√2/h, so that the ends go up by s/√2 and the middle down by
            // √2 s
            assertArrayEquals(new double[] {s / Math.sqrt(2), a - Math.sqrt(2) * s, s / Math.sqrt(2)}, g, 1e-12);
        }
        double line = a / 3;
        assertArrayEquals(
                new double[] {line, line, line},
                SmoothingSpline.values(new double[] {0, h, 2 * h}, new double[] {0, a, 0}, 0.2),
                1e-12);
    }

    @Test
    void distancesAreWhatIsPermittedAndNoOtherCurveBendsLess() {
        for (long seed = 1; seed <= Seeds.of(100, 10); seed++) {
            Chance chance = new Chance(seed);
            int n = 5 + (int) chance.in(0, 40);
            double[] x = new double[n], y = new double[n];
            double t = chance.in(-3, 3);
            for (int i = 0; i < n; i++) {
                x[i] = t += chance.in(0.05, 1);
                y[i] = Math.sin(t) + chance.in(-0.2, 0.2);
            }
            double[] g = SmoothingSpline.values(x, y, 0.05);
            assertEquals(0.05, rms(g, y), 1e-10, chance.toString());
            double least = bending(x, g);
            for (int other = 0; other < 5; other++) { // as far from the points, and near the best
                double[] p = g.clone();
                for (int i = 0; i < n; i++) {
                    p[i] += chance.in(-0.005, 0.005);
                }
                double factor = 0.05 / rms(p, y);
                for (int i = 0; i < n; i++) {
                    p[i] = y[i] + factor * (p[i] - y[i]);
                }
                assertTrue(bending(x, p) > least, chance.toString());
            }
            assertArrayEquals(y, SmoothingSpline.values(x, y, 0));
        }
    }

    @Test
    void aStraightLineStaysAndWrongInputIsRefused() {
        double[] x = {0, 1, 3, 4, 9}, y = {1, 3, 7, 9, 19};
        assertArrayEquals(y, SmoothingSpline.values(x, y, 0.1), 1e-12);
        assertThrows(IllegalArgumentException.class, () -> SmoothingSpline.values(x, new double[2], 1));
        assertThrows(IllegalArgumentException.class, () -> SmoothingSpline.values(x, y, -1));
        assertThrows(
                IllegalArgumentException.class,
                () -> SmoothingSpline.values(new double[] {0, 0, 1}, new double[] {1, 2, 3}, 1));
    }

    /** A condyle of 23 mm over an angle of 60 degrees, measured to 0.1 mm: the error falls with the number of points, and the curvature becomes usable. */
    @Test
    void noiseFallsWithTheNumberOfPoints() {
        double last = Double.NaN;
        for (int n : new int[] {50, 200, 800}) {
            double error = 0, raw = 0;
            int trials = Seeds.of(40, 10);
            for (long seed = 1; seed <= trials; seed++) {
                Chance chance = new Chance(seed);
                double[] x = new double[n], y = new double[n], exact = new double[n];
                for (int i = 0; i < n; i++) {
                    x[i] = -0.0115 + 0.023 * i / (n - 1);
                    exact[i] = -Math.sqrt(0.023 * 0.023 - x[i] * x[i]);
                    y[i] = exact[i] + chance.in(-1e-4, 1e-4);
                }
                error += rms(SmoothingSpline.values(x, y, 1e-4 / Math.sqrt(3)), exact) / trials;
                raw += rms(y, exact) / trials;
            }
            assertTrue(error < (n == 50 ? 0.7 : 0.4) * raw, n + ": " + error + " of " + raw);
            assertTrue(Double.isNaN(last) || error < 0.75 * last, n + ": " + error + " after " + last);
            last = error;
        }
    }
}
