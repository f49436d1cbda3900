package org.condyle.geometry;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.condyle.geometry.shape.Ellipsoid;
import org.condyle.geometry.shape.NearestPointShape;
import org.condyle.geometry.shape.Superquadric;
import org.condyle.mechanics.MassProperties;
import org.condyle.scenes.Chance;
import org.junit.jupiter.api.Test;

class SuperquadricTest {
    private static final double[] EXPONENTS = {0.2, 0.5, 0.8, 1, 1.3, 1.8};

    @Test
    void withExponentsOfOneItIsTheEllipsoid() {
        Superquadric s = new Superquadric(0.3, 0.2, 0.5, 1, 1);
        Ellipsoid e = new Ellipsoid(0.3, 0.2, 0.5);
        Chance chance = new Chance(1);
        double[] one = new double[6], other = new double[6];
        for (int k = 0; k < 10_000; k++) {
            double[] x = chance.vector(0.6);
            assertEquals(project(e, x, other), project(s, x, one), 1e-12, chance::toString);
            if (k < 1000) {
                s.support(x[0], x[1], x[2], one);
                e.support(x[0], x[1], x[2], other);
                assertArrayEquals(other, one, 1e-14);
                project(e, x, other);
                double[] point = other.clone();
                s.curvature(point[0], point[1], point[2], one);
                e.curvature(point[0], point[1], point[2], other);
                assertArrayEquals(other, one, 1e-6);
            }
        }
        assertArrayEquals(e.massProperties().inertia(), s.massProperties().inertia(), 1e-15);
        assertEquals(0.2, s.halfThickness(), 1e-12);
    }

    private static double project(NearestPointShape s, double[] x, double[] out) {
        return s.project(x[0], x[1], x[2], new double[0], 0, out);
    }

    /**
     * The distance from a convex body is max over unit n of n·x - h(n), inside and outside: no direction may give more
     * than was found, and the direction found gives what was found.
     */
    @Test
    void theDistanceIsTheGreatestOverAllDirections() {
        Chance chance = new Chance(2);
        double[][] directions = new double[2000][];
        for (int i = 0; i < directions.length; i++) {
            directions[i] = org.condyle.math.Rotations.unit(chance.vector(1));
        }
        double[] out = new double[6], s = new double[3];
        for (double e1 : EXPONENTS) {
            for (double e2 : EXPONENTS) {
                Superquadric q = new Superquadric(0.3, 0.2, 0.5, e1, e2);
                double[][] support = new double[directions.length][3];
                for (int i = 0; i < directions.length; i++) {
                    q.support(directions[i][0], directions[i][1], directions[i][2], support[i]);
                }
                for (int k = 0; k < 300; k++) {
                    double[] x = chance.vector(k % 2 == 0 ? 0.6 : 0.2);
                    if (k % 10 == 0) {
                        x[k / 10 % 3] = 0;
                    }
                    double d = project(q, x, out);
                    String what = q + " " + java.util.Arrays.toString(x) + " " + d;
                    assertEquals(1, q.scale(out[0], out[1], out[2]), 1e-9, what);
                    for (int i = 0; i < 3; i++) {
                        assertEquals(x[i], out[i] + d * out[3 + i], 1e-10, what);
                    }
                    q.support(out[3], out[4], out[5], s);
                    double along = 0;
                    for (int i = 0; i < 3; i++) {
                        along += out[3 + i] * (x[i] - s[i]);
                    }
                    assertEquals(d, along, 1e-10, what);
                    double brute = Double.NEGATIVE_INFINITY;
                    for (int i = 0; i < directions.length; i++) {
                        double[] n = directions[i], p = support[i];
                        brute = Math.max(brute, n[0] * (x[0] - p[0]) + n[1] * (x[1] - p[1]) + n[2] * (x[2] - p[2]));
                    }
                    assertTrue(d >= brute - 1e-12, what + " " + brute);
                    assertEquals(d, brute, 0.08, what); // two thousand directions are coarse
                }
            }
        }
    }

    @Test
    void theCurvatureIsTheRateOfTheNormal() {
        Chance chance = new Chance(3);
        double[] out = new double[6], k = new double[6], plus = new double[6], minus = new double[6];
        for (double e1 : new double[] {0.4, 1, 1.5}) {
            for (double e2 : new double[] {0.5, 1, 1.4}) {
                Superquadric q = new Superquadric(0.3, 0.2, 0.5, e1, e2);
                for (int n = 0; n < 30; n++) {
                    double[] x = {chance.in(0.1, 0.3), chance.in(0.1, 0.3), chance.in(0.1, 0.4)};
                    project(q, x, out);
                    q.curvature(out[0], out[1], out[2], k);
                    int[][] entry = {{0, 3, 4}, {3, 1, 5}, {4, 5, 2}};
                    double h = 1e-6;
                    for (int j = 0; j < 3; j++) {
                        double[] p = {out[0], out[1], out[2]}, m = p.clone();
                        p[j] += h;
                        m[j] -= h;
                        project(q, p, plus);
                        project(q, m, minus);
                        for (int i = 0; i < 3; i++) {
                            double rate = (plus[3 + i] - minus[3 + i]) / (2 * h);
                            assertEquals(k[entry[i][j]], rate, 1e-3 * (1 + Math.abs(k[entry[i][j]])), q.toString());
                        }
                    }
                }
            }
        }
    }

    @Test
    void massPropertiesAgreeWithAFineMeshAndWithTheLimits() {
        for (double e1 : new double[] {0.5, 1, 1.5}) {
            Superquadric q = new Superquadric(0.3, 0.2, 0.5, e1, 0.8);
            MassProperties m = q.massProperties();
            double[] sum = TriangleSums.massProperties(q.triangles(1e-5));
            assertEquals(m.mass(), sum[0], 2e-3 * m.mass());
            assertEquals(m.inertia()[2], sum[6], 4e-3 * m.inertia()[2]);
            assertEquals(m.inertia()[0], sum[4], 4e-3 * m.inertia()[0]);
        }
        assertEquals(
                8 * 0.03,
                new Superquadric(0.3, 0.2, 0.5, 0.2, 0.2).massProperties().mass(),
                0.05 * 0.24);
    }

    @Test
    void exponentsOutOfRangeAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> new Superquadric(1, 1, 1, 2.5, 1));
        assertThrows(IllegalArgumentException.class, () -> new Superquadric(1, 1, 1, 1, 0));
    }

    @Test
    void theCentreAndTheAxesGiveFiniteAnswers() {
        double[] out = new double[6];
        for (double e1 : EXPONENTS) {
            for (double e2 : EXPONENTS) {
                Superquadric q = new Superquadric(0.3, 0.2, 0.5, e1, e2);
                for (double[] x :
                        new double[][] {{0, 0, 0}, {0.3, 0, 0}, {0, 0, 0.5}, {0, 0, -1}, {0, 1e-20, 0}, {9, 9, 9}}) {
                    double d = project(q, x, out);
                    for (double v : out) {
                        assertTrue(Double.isFinite(v));
                    }
                    assertEquals(
                            q.scale(x[0], x[1], x[2]) < 1 - 1e-12, d < -1e-12, q + " " + java.util.Arrays.toString(x));
                    double[] k = new double[6];
                    q.curvature(out[0], out[1], out[2], k);
                    for (double v : k) {
                        assertTrue(!Double.isNaN(v));
                    }
                }
            }
        }
    }
}
