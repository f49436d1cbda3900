package org.condyle.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.condyle.geometry.freeform.BaseSurface;
import org.condyle.geometry.freeform.Net;
import org.condyle.geometry.freeform.NurbsSurface;
import org.condyle.geometry.freeform.SurfaceFit;
import org.condyle.geometry.freeform.SurfaceFitter;
import org.junit.jupiter.api.Test;

class SurfaceFitterTest {
    /** A net of 6 x 5 points in mm, degree 3, with waves. */
    private static Net known(boolean weighted) {
        Net net = Net.even(3, 3, 3, 2);
        double[] p = net.points().clone(), w = net.weights().clone();
        for (int i = 0; i < 6; i++) {
            for (int j = 0; j < 5; j++) {
                int at = i * 5 + j;
                p[3 * at] = 8 * i - 20 + 0.5 * (j % 2);
                p[3 * at + 1] = 10 * j - 20 + 0.3 * i;
                p[3 * at + 2] = 3 * Math.sin(1.1 * i) + 2 * Math.cos(0.7 * j) + 0.1 * i * j;
                w[at] = weighted ? 1 + 0.2 * ((i + 2 * j) % 3) : 1;
            }
        }
        return new Net(3, 3, net.knotsU(), net.knotsV(), p, w);
    }

    private static double[] sampled(NurbsSurface s, double[] parameters) {
        double[] jet = new double[18], out = new double[parameters.length / 2 * 3];
        for (int k = 0; k < parameters.length / 2; k++) {
            s.jet(parameters[2 * k], parameters[2 * k + 1], jet);
            System.arraycopy(jet, 0, out, 3 * k, 3);
        }
        return out;
    }

    @Test
    void aKnownNetHasItsPoints() {
        double[] jet = new double[18];
        known(false).surface().jet(0.3, 0.6, jet);
        assertEquals(-5.418, jet[0], 1e-12);
        assertEquals(3.576625, jet[1], 1e-12);
        assertEquals(2.47804907, jet[2], 1e-8);
        known(true).surface().jet(0.3, 0.6, jet);
        assertEquals(-5.57423392, jet[0], 1e-8);
        assertEquals(3.87475962, jet[1], 1e-8);
        assertEquals(2.46096968, jet[2], 1e-8);
    }

    @Test
    void aNetComesBackFromPointsOnItsSurface() {
        Random random = new Random(5);
        double[] parameters = random.doubles(800).toArray();
        for (boolean weighted : new boolean[] {false, true}) {
            Net net = known(weighted);
            SurfaceFit fit = SurfaceFitter.withParameters(sampled(net.surface(), parameters), net, parameters, 0);
            for (int k = 0; k < net.points().length; k++) {
                assertEquals(net.points()[k], fit.net().points()[k], 1e-11, "number " + k);
            }
            assertTrue(fit.condition() > 10 && fit.condition() < 100, "condition " + fit.condition());
            assertTrue(fit.largest() < 1e-11);
        }
    }

    /** Radial errors of fits to a cap of radius 23 mm over 20 x 20 mm, as a height field: order 3 and 4. */
    @Test
    void fitsOfACapConverge() {
        double[][] largest = {{5.61077e-5, 7.8911e-6, 8.61667e-7}, {8.17695e-6, 6.8873e-7, 5.51128e-8}};
        double[][] rms = {{1.34946e-5, 1.69934e-6, 2.29511e-7}, {2.08289e-6, 2.1614e-7, 1.86379e-8}};
        for (int degree = 2; degree <= 3; degree++) {
            for (int n = 0; n < 3; n++) {
                double[] error = capError(degree, 2 << n, 60);
                assertEquals(largest[degree - 2][n], error[0], 0.1 * largest[degree - 2][n]);
                assertEquals(rms[degree - 2][n], error[1], 0.1 * rms[degree - 2][n]);
            }
        }
    }

    private static double[] capError(int degree, int spans, int samples) {
        double[] parameters = grid(samples);
        SurfaceFit fit =
                SurfaceFitter.withParameters(cap(parameters), Net.even(degree, degree, spans, spans), parameters, 0);
        NurbsSurface surface = fit.net().surface();
        double[] points = sampled(surface, grid(173));
        double largest = 0, sum = 0;
        for (int k = 0; k < points.length; k += 3) {
            double e = Math.sqrt(points[k] * points[k] + points[k + 1] * points[k + 1] + points[k + 2] * points[k + 2])
                    - 0.023;
            largest = Math.max(largest, Math.abs(e));
            sum += e * e;
        }
        return new double[] {largest, Math.sqrt(sum / (points.length / 3.0))};
    }

    private static double[] grid(int n) {
        double[] out = new double[2 * n * n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                out[2 * (i * n + j)] = i / (n - 1.0);
                out[2 * (i * n + j) + 1] = j / (n - 1.0);
            }
        }
        return out;
    }

    private static double[] cap(double[] parameters) {
        double[] out = new double[parameters.length / 2 * 3];
        for (int k = 0; k < parameters.length / 2; k++) {
            double x = 0.02 * parameters[2 * k] - 0.01, y = 0.02 * parameters[2 * k + 1] - 0.01;
            out[3 * k] = x;
            out[3 * k + 1] = y;
            out[3 * k + 2] = Math.sqrt(0.023 * 0.023 - x * x - y * y);
        }
        return out;
    }

    @Test
    void scatteredPointsTurnedInSpaceFindTheirOwnParameters() {
        Random random = new Random(8);
        double[] parameters = random.doubles(4000)
                .map(x -> Math.min(1, Math.max(0, 1.02 * x - 0.01)))
                .toArray();
        double[] straight = cap(parameters), turned = turned(straight);
        SurfaceFit a = SurfaceFitter.corrected(straight, Net.even(3, 3, 4, 4), BaseSurface.PLANE, 0);
        SurfaceFit b = SurfaceFitter.corrected(turned, Net.even(3, 3, 4, 4), BaseSurface.PLANE, 0);
        assertTrue(a.rms() < 2.5e-7 && a.largest() < 3e-6, a.rms() + " " + a.largest());
        assertTrue(b.rms() < 2.5e-7 && b.largest() < 3e-6, b.rms() + " " + b.largest());
        assertTrue(a.rounds() > 0);
    }

    private static double[] turned(double[] points) {
        double[] r = org.condyle.math.Rotations.about(0.6, 0, 0.8, 0.7), out = new double[points.length];
        for (int k = 0; k < points.length; k += 3) {
            for (int i = 0; i < 3; i++) {
                out[k + i] =
                        0.1 * i + r[3 * i] * points[k] + r[3 * i + 1] * points[k + 1] + r[3 * i + 2] * points[k + 2];
            }
        }
        return out;
    }

    /** Half of a torus, as a condyle: no height field over any plane. */
    @Test
    void aCondyleIsFittedFromACylinder() {
        Random random = new Random(3);
        double[] points = new double[3 * 6000];
        for (int k = 0; k < points.length; k += 3) {
            double turn = (random.nextDouble() - 0.5) * Math.toRadians(200), tilt = (random.nextDouble() - 0.5) * 1.6;
            double r = 0.003 + 0.02 * Math.cos(tilt);
            points[k] = r * Math.cos(turn);
            points[k + 1] = r * Math.sin(turn);
            points[k + 2] = 0.02 * Math.sin(tilt);
        }
        SurfaceFit fit = SurfaceFitter.corrected(turned(points), Net.even(3, 3, 10, 6), BaseSurface.CYLINDER, 0);
        assertTrue(fit.rms() < 1e-6, "rms " + fit.rms());
        assertTrue(fit.largest() < 1e-5, "largest " + fit.largest());
    }

    @Test
    void noiseIsSmoothedAndHolesNeedSmoothing() {
        Random random = new Random(4);
        double[] parameters = random.doubles(6000).toArray(), points = cap(parameters);
        for (int k = 2; k < points.length; k += 3) {
            points[k] += 1e-4 * random.nextGaussian();
        }
        SurfaceFit noisy = SurfaceFitter.withParameters(points, Net.even(3, 3, 4, 4), parameters, 0);
        assertEquals(1e-4, noisy.rms(), 0.15e-4, "the noise is left");
        double[] few = new double[] {0.1, 0.1, 0.9, 0.1, 0.1, 0.9, 0.9, 0.9, 0.5, 0.5, 0.3, 0.7, 0.6, 0.2, 0.25, 0.4};
        IllegalArgumentException e = assertThrows(
                IllegalArgumentException.class,
                () -> SurfaceFitter.withParameters(cap(few), Net.even(2, 2, 3, 3), few, 0));
        assertTrue(String.valueOf(e.getMessage()).contains("of its 9 spans have no point"), e.getMessage());
        SurfaceFit smooth = SurfaceFitter.withParameters(cap(few), Net.even(2, 2, 3, 3), few, 1e-6);
        assertTrue(smooth.largest() < 2e-4, "largest " + smooth.largest());
        assertTrue(smooth.empty() > 0);
    }
}
