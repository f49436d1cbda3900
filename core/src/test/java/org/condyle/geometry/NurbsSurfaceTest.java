package org.condyle.geometry;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.condyle.geometry.freeform.NurbsSurface;
import org.condyle.geometry.freeform.ParametricShape;
import org.condyle.geometry.shape.Ellipsoid;
import org.condyle.geometry.shape.Torus;
import org.condyle.mechanics.MassProperties;
import org.condyle.mechanics.ModelException;
import org.condyle.scenes.Chance;
import org.junit.jupiter.api.Test;

public class NurbsSurfaceTest {
    private static final double S = Math.sqrt(0.5);
    private static final double[] CIRCLE = {0, 0, 0, 0.25, 0.25, 0.5, 0.5, 0.75, 0.75, 1, 1, 1};
    private static final double[][] SQUARE = {
        {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}, {1, 0}
    };

    /** A ball as a surface of revolution of an exact half circle (The NURBS Book, section 8.3), stretched. */
    public static NurbsSurface ellipsoid(double a, double b, double c) {
        double[] radius = {0, 1, 1, 1, 0}, height = {-1, -1, 0, 1, 1};
        return turned(radius, height, new double[] {0, 0, 0, 0.5, 0.5, 1, 1, 1}, a, b, c);
    }

    public static NurbsSurface torus(double large, double small) {
        double[] radius = new double[9], height = new double[9];
        for (int i = 0; i < 9; i++) {
            radius[i] = large + small * SQUARE[i][0];
            height[i] = small * SQUARE[i][1];
        }
        return turned(radius, height, CIRCLE, 1, 1, 1);
    }

    private static NurbsSurface turned(double[] radius, double[] height, double[] knots, double a, double b, double c) {
        int n = radius.length;
        double[] points = new double[27 * n], weights = new double[9 * n];
        for (int i = 0; i < 9; i++) {
            for (int j = 0; j < n; j++) {
                int p = i * n + j;
                points[3 * p] = a * radius[j] * SQUARE[i][0];
                points[3 * p + 1] = b * radius[j] * SQUARE[i][1];
                points[3 * p + 2] = c * height[j];
                weights[p] = (i % 2 == 0 ? 1 : S) * (j % 2 == 0 ? 1 : S);
            }
        }
        return new NurbsSurface(2, 2, CIRCLE, knots, points, weights);
    }

    /** A wavy open patch over [-0.5, 0.5]². */
    public static NurbsSurface hill() {
        double[] points = new double[75];
        for (int i = 0; i < 5; i++) {
            for (int j = 0; j < 5; j++) {
                int p = 3 * (5 * i + j);
                points[p] = -0.5 + 0.25 * i;
                points[p + 1] = -0.5 + 0.25 * j;
                points[p + 2] = i == 2 && j == 2 ? 0.3 : 0.05 * ((i * 7 + j * 3) % 4);
            }
        }
        return NurbsSurface.bspline(3, 3, NurbsSurface.clamped(5, 3), NurbsSurface.clamped(5, 3), points);
    }

    @Test
    void aBezierSurfaceIsTheBernsteinSum() {
        Chance chance = new Chance(1);
        double[] points = chance.numbers(36, 1), out = new double[18];
        NurbsSurface s = NurbsSurface.bezier(2, 3, points);
        for (int n = 0; n < 100; n++) {
            double u = chance.in(0, 1), v = chance.in(0, 1);
            s.jet(u, v, out);
            double[] bu = {(1 - u) * (1 - u), 2 * u * (1 - u), u * u};
            double[] bv = {Math.pow(1 - v, 3), 3 * v * (1 - v) * (1 - v), 3 * v * v * (1 - v), v * v * v};
            for (int k = 0; k < 3; k++) {
                double sum = 0;
                for (int i = 0; i < 12; i++) {
                    sum += bu[i / 4] * bv[i % 4] * points[3 * i + k];
                }
                assertEquals(sum, out[k], 1e-14);
            }
        }
    }

    @Test
    void derivativesAreThoseOfDifferences() {
        Chance chance = new Chance(2);
        double h = 1e-5;
        double[] o = new double[18], p = new double[18], m = new double[18];
        for (NurbsSurface s : new NurbsSurface[] {ellipsoid(0.3, 0.2, 0.5), torus(0.5, 0.2), hill()}) {
            for (int n = 0; n < 200; n++) {
                double u = chance.in(0.01, 0.99), v = chance.in(0.01, 0.99);
                if (Math.abs(4 * u - Math.rint(4 * u)) < 0.01 || Math.abs(4 * v - Math.rint(4 * v)) < 0.01) {
                    continue; // knots
                }
                s.jet(u, v, o);
                s.jet(u + h, v, p);
                s.jet(u - h, v, m);
                for (int k = 0; k < 3; k++) {
                    assertEquals(o[3 + k], (p[k] - m[k]) / (2 * h), 1e-6);
                    assertEquals(o[9 + k], (p[3 + k] - m[3 + k]) / (2 * h), 1e-5);
                    assertEquals(o[12 + k], (p[6 + k] - m[6 + k]) / (2 * h), 1e-5);
                }
                s.jet(u, v + h, p);
                s.jet(u, v - h, m);
                for (int k = 0; k < 3; k++) {
                    assertEquals(o[6 + k], (p[k] - m[k]) / (2 * h), 1e-6);
                    assertEquals(o[15 + k], (p[6 + k] - m[6 + k]) / (2 * h), 1e-5);
                }
            }
        }
    }

    @Test
    void ellipsoidAndTorusAreExact() {
        Chance chance = new Chance(3);
        ParametricShape ellipsoid = new ParametricShape(ellipsoid(0.3, 0.2, 0.5)),
                torus = new ParametricShape(torus(0.5, 0.2));
        double[] one = new double[8], other = new double[6], none = {Double.NaN, Double.NaN};
        for (int n = 0; n < 2000; n++) {
            double[] x = chance.vector(0.8);
            double d = ellipsoid.project(x[0], x[1], x[2], none, 0, one);
            double exact = new Ellipsoid(0.3, 0.2, 0.5).project(x[0], x[1], x[2], none, 0, other);
            assertEquals(exact, d, 1e-12, chance + " " + Arrays.toString(x));
            if (exact > -0.1) {
                assertArrayEquals(other, Arrays.copyOf(one, 6), 1e-7, chance.toString());
            }
            d = torus.project(x[0], x[1], x[2], none, 0, one);
            assertEquals(
                    new Torus(0.5, 0.2).project(x[0], x[1], x[2], none, 0, other),
                    d,
                    1e-12,
                    chance + Arrays.toString(x));
        }
        MassProperties m = ellipsoid.massProperties(), e = new Ellipsoid(0.3, 0.2, 0.5).massProperties();
        assertEquals(e.mass(), m.mass(), 1e-9 * e.mass());
        assertArrayEquals(e.inertia(), m.inertia(), 1e-9 * e.mass());
        // shortest way along a normal, a little less than the shortest axis
        assertTrue(ellipsoid.halfThickness() > 0.1 && ellipsoid.halfThickness() <= 0.2);
        assertEquals(0.2, torus.halfThickness(), 0.01);
        assertThrows(ModelException.class, () -> new ParametricShape(hill()).massProperties());
        assertThrows(ModelException.class, () -> new ParametricShape(ellipsoid(1, 1, 1), true).massProperties());
    }

    /** Brute force on the open patch: 200 x 200 samples. */
    @Test
    void theNearestPointOfAnOpenPatchIsNearerThanAnySample() {
        ParametricShape hill = new ParametricShape(hill());
        int n = 200;
        double[] x = new double[3 * (n + 1) * (n + 1)], w = new double[18];
        for (int i = 0; i <= n; i++) {
            for (int j = 0; j <= n; j++) {
                hill().jet(i / (double) n, j / (double) n, w);
                System.arraycopy(w, 0, x, 3 * (i * (n + 1) + j), 3);
            }
        }
        Chance chance = new Chance(4);
        double[] out = new double[8], none = {Double.NaN, Double.NaN};
        for (int k = 0; k < 150; k++) {
            double[] p = chance.vector(0.8);
            double d = hill.project(p[0], p[1], p[2], none, 0, out);
            double brute = Double.POSITIVE_INFINITY;
            for (int i = 0; i < x.length; i += 3) {
                double dx = x[i] - p[0], dy = x[i + 1] - p[1], dz = x[i + 2] - p[2];
                brute = Math.min(brute, dx * dx + dy * dy + dz * dz);
            }
            brute = Math.sqrt(brute);
            double found = Math.abs(d), least = brute;
            assertTrue(found <= least + 1e-12, () -> chance + " " + found + " " + least);
            assertEquals(brute, found, 3e-3);
        }
    }

    @Test
    void whatSlidesOverTheRimFallsOff() {
        ParametricShape floor =
                new ParametricShape(NurbsSurface.bezier(1, 1, new double[] {0, 0, 0, 0, 1, 0, 1, 0, 0, 1, 1, 0}));
        double[] out = new double[8], none = {Double.NaN, Double.NaN};
        double sign = Math.signum(floor.project(0.5, 0.5, 0.2, none, 0, out));
        assertEquals(-1, sign * floor.project(0.5, 0.5, -0.2, none, 0, out) / 0.2, 1e-12);
        assertEquals(Math.hypot(0.2, 0.1), floor.project(1.1, 0.5, 0.2, none, 0, out), 1e-12);
        assertEquals(Math.hypot(0.2, 0.1), floor.project(1.1, 0.5, -0.2, none, 0, out), 1e-12);
    }

    @Test
    void wrongDescriptionsAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> NurbsSurface.bezier(2, 2, new double[12]));
        assertThrows(
                IllegalArgumentException.class,
                () -> NurbsSurface.bspline(
                        1, 1, new double[] {0, 0, -1, 1}, new double[] {0, 0, 1, 1}, new double[12]));
        assertThrows(
                IllegalArgumentException.class, () -> new ParametricShape(NurbsSurface.bezier(1, 1, new double[12])));
    }
}
