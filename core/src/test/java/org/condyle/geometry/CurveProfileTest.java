package org.condyle.geometry;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.condyle.geometry.freeform.CurveProfile;
import org.condyle.geometry.freeform.CurveProfile.Solid;
import org.condyle.geometry.freeform.CurveProfile.Through;
import org.condyle.geometry.freeform.CurveTable;
import org.condyle.geometry.shape.CircleProfile;
import org.condyle.geometry.shape.NearestPointShape;
import org.condyle.mechanics.MassProperties;
import org.condyle.mechanics.ModelException;
import org.condyle.scenes.Chance;
import org.junit.jupiter.api.Test;

public class CurveProfileTest {
    /** Femur of Moeinzadeh and Engin: f1 in metres. */
    public static CurveProfile femur() {
        double[] c = {0.04014, -0.247621, -6.889185, -270.4456, -8589.942};
        return CurveProfile.polynomial(c, -0.040, 0.033, Solid.BELOW);
    }

    static CurveProfile tibia() {
        double[] c = {0.213373, -0.0456051, 1.073446};
        return CurveProfile.polynomial(c, -0.035, 0.035, Solid.BELOW);
    }

    static double[] angles(int n) {
        double[] out = new double[n + 1];
        for (int i = 0; i <= n; i++) {
            out[i] = 2 * Math.PI * i / n;
        }
        return out;
    }

    /** A wavy closed curve, neither convex nor symmetric. */
    static CurveProfile bean(Through how) {
        double[] angle = angles(24), radius = new double[25];
        for (int i = 0; i < 24; i++) {
            radius[i] = 1 + 0.3 * Math.cos(2 * angle[i]) + 0.1 * Math.sin(3 * angle[i]);
        }
        radius[24] = radius[0];
        return CurveProfile.polar(angle, radius, how, Solid.INSIDE);
    }

    static CurveProfile circleSpline(int n, double radius, Through how) {
        double[] x = new double[n], y = new double[n];
        for (int i = 0; i < n; i++) {
            x[i] = radius * Math.cos(2 * Math.PI * i / n);
            y[i] = radius * Math.sin(2 * Math.PI * i / n);
        }
        return CurveProfile.loop(x, y, how, Solid.INSIDE);
    }

    static CurveProfile wave(Through how) {
        double[] x = {-1, -0.7, -0.4, 0, 0.3, 0.6, 1}, y = {0, 0.3, -0.2, 0.1, 0.4, 0.35, -0.1};
        return CurveProfile.graph(x, y, how, Solid.BELOW);
    }

    static List<CurveProfile> all() {
        return List.of(
                femur(),
                tibia(),
                bean(Through.NATURAL),
                bean(Through.SHAPE_PRESERVING),
                circleSpline(9, 0.8, Through.NATURAL),
                circleSpline(9, 0.8, Through.SHAPE_PRESERVING),
                wave(Through.NATURAL),
                wave(Through.CLAMPED),
                wave(Through.NOT_A_KNOT),
                wave(Through.SHAPE_PRESERVING));
    }

    static double project(NearestPointShape p, double x, double y, double[] out) {
        return p.project(x, y, 0.3, new double[] {Double.NaN}, 0, out);
    }

    @Test
    void theFemurOfMoeinzadehHasItsKnownMaximumAndRadii() {
        CurveProfile f = femur();
        double[] out = new double[7], w = new double[6];
        assertEquals(1 - 0.0431360, project(f, -0.0209149, 1, out), 5e-8);
        assertEquals(-0.0209149, out[0], 1e-7); // the top of the curve is what lies nearest to a point high above it
        assertEquals(0.04011, 1 / f.bend(out, w), 5e-6);
        assertEquals(0.07935, 1 / f.bend(0.0, w), 5e-6);
        assertEquals(0.03470, 1 / f.bend(0.01, w), 5e-6);
        f.table().jet(0, w);
        assertEquals(-0.247621, w[3], 1e-15);
    }

    @Test
    void theNearestPointIsNearerThanAnyOfManySamples() {
        for (CurveProfile p : all()) {
            CurveTable table = p.table();
            double from = table.t[0], to = table.t[table.segments];
            int n = 4000;
            double[] x = new double[n + 1], y = new double[n + 1], w = new double[6];
            for (int i = 0; i <= n; i++) {
                table.jet(from + (to - from) * i / n, w);
                x[i] = w[0];
                y[i] = w[1];
            }
            double size = Math.max(Math.abs(x[0]), Math.abs(y[n / 2])) * 2;
            double step = table.length[table.segments] * 1.5 / n; // parameters run at uneven speed
            Chance chance = new Chance(11);
            double[] out = new double[7], again = new double[7];
            for (int k = 0; k < 1000; k++) {
                double px = chance.in(-size, size), py = chance.in(-size, size);
                double d = project(p, px, py, out);
                double brute = Double.POSITIVE_INFINITY;
                for (int i = 0; i <= n; i++) {
                    brute = Math.min(brute, Math.hypot(x[i] - px, y[i] - py));
                }
                assertTrue(Math.abs(d) <= brute + 1e-14, () -> p + " " + chance);
                if (out[6] > from && out[6] < to) {
                    assertTrue(Math.abs(d) >= brute - step, () -> p + " " + chance);
                }
                // the foot of the perpendicular, and the same wherever the search begins
                assertEquals(px, out[0] + d * out[3], 1e-10 * size);
                assertEquals(py, out[1] + d * out[4], 1e-10 * size);
                double other = p.project(px, py, 0.3, new double[] {chance.in(from, to)}, 0, again);
                assertEquals(d, other, 1e-14 * size);
            }
        }
    }

    @Test
    void theCurvatureIsTheRateOfTheNormal() {
        for (CurveProfile p : all()) {
            CurveTable table = p.table();
            double[] w = new double[6], k = new double[6], plus = new double[7], minus = new double[7];
            Chance chance = new Chance(5);
            for (int i = 0; i < 200; i++) {
                int s = (int) chance.in(0, table.segments);
                table.jet(table.t[s] + chance.in(0.1, 0.9) * (table.t[s + 1] - table.t[s]), w); // not at a knot
                double x = w[0], y = w[1], h = 1e-5 * table.length[table.segments];
                p.curvature(x, y, 0.3, k);
                for (int axis = 0; axis < 2; axis++) {
                    double hx = axis == 0 ? h : 0, hy = axis == 1 ? h : 0;
                    project(p, x + hx, y + hy, plus);
                    project(p, x - hx, y - hy, minus);
                    double scale = 1 + Math.abs(k[0]) + Math.abs(k[1]);
                    assertEquals(k[axis == 0 ? 0 : 3], (plus[3] - minus[3]) / (2 * h), 1e-4 * scale);
                    assertEquals(k[axis == 0 ? 3 : 1], (plus[4] - minus[4]) / (2 * h), 1e-4 * scale);
                }
            }
        }
    }

    @Test
    void splinesThroughACircleApproachItWithTheirOrder() {
        double[] out = new double[7];
        double[] smooth = new double[2], shaped = new double[2];
        for (int k = 0; k < 2; k++) {
            int n = 16 << k;
            CurveProfile a = circleSpline(n, 1, Through.NATURAL), b = circleSpline(n, 1, Through.SHAPE_PRESERVING);
            for (int i = 0; i < 2000; i++) {
                double c = 2 * Math.cos(i * 0.01), s = 2 * Math.sin(i * 0.01);
                smooth[k] = Math.max(smooth[k], Math.abs(project(a, c, s, out) - 1));
                shaped[k] = Math.max(shaped[k], Math.abs(project(b, c, s, out) - 1));
            }
        }
        assertEquals(4, Math.log(smooth[0] / smooth[1]) / Math.log(2), 0.15, smooth[0] + " " + smooth[1]);
        // Fritsch and Carlson's slopes are of second order where a coordinate turns
        assertEquals(2, Math.log(shaped[0] / shaped[1]) / Math.log(2), 0.2, shaped[0] + " " + shaped[1]);
    }

    @Test
    void shapePreservingSplinesDoNotOvershootASteplikeProfile() {
        double[] x = {0, 1, 2, 3, 4, 5}, y = {0, 0, 0, 1, 1, 1};
        double[] w = new double[6];
        for (Through how : Through.values()) {
            CurveTable table = CurveProfile.graph(x, y, how, Solid.BELOW).table();
            double most = 0;
            for (int i = 0; i <= 500; i++) {
                table.jet(0.01 * i, w);
                most = Math.max(most, Math.max(w[1] - 1, -w[1]));
            }
            assertEquals(how == Through.SHAPE_PRESERVING, most <= 1e-15, how + " " + most);
        }
    }

    @Test
    void massPropertiesAreThoseOfTheEllipse() {
        double a = 0.3, b = 0.2, angle = 0.4;
        int n = 200;
        double[] x = new double[n], y = new double[n];
        for (int i = 0; i < n; i++) {
            double u = a * Math.cos(-2 * Math.PI * i / n), v = b * Math.sin(-2 * Math.PI * i / n); // clockwise
            x[i] = 1 + u * Math.cos(angle) - v * Math.sin(angle);
            y[i] = -2 + u * Math.sin(angle) + v * Math.cos(angle);
        }
        CurveProfile p = CurveProfile.loop(x, y, Through.NATURAL, Solid.INSIDE);
        MassProperties m = p.massProperties();
        double area = Math.PI * a * b, c2 = Math.pow(Math.cos(angle), 2), s2 = 1 - c2;
        assertEquals(area, m.mass(), 1e-7 * area);
        assertArrayEquals(new double[] {1, -2, 0}, m.centre(), 1e-8);
        double xx = area / 4 * (a * a * c2 + b * b * s2), yy = area / 4 * (a * a * s2 + b * b * c2);
        assertEquals(xx + yy, m.inertia()[2], 1e-6 * xx);
        assertEquals(yy + area / 12, m.inertia()[0], 1e-6 * xx);
        assertEquals(-area / 4 * (a * a - b * b) * Math.sin(2 * angle) / 2, m.inertia()[3], 1e-6 * xx);
        assertEquals(b, p.halfThickness(), 0.01 * b);
        assertEquals(
                new CircleProfile(0.8).massProperties().inertia()[2],
                circleSpline(64, 0.8, Through.NATURAL).massProperties().inertia()[2],
                1e-6);
        assertThrows(ModelException.class, () -> femur().massProperties());
        assertThrows(ModelException.class, () -> new CircleProfile(1, true).massProperties());
    }

    @Test
    void boundsHoldTheSolid() {
        double[] box = new double[6], out = new double[7];
        femur().bounds(box);
        assertEquals(0.0431360, box[4], 4e-4); // segments stray from their chords
        assertTrue(box[4] >= 0.0431360);
        assertEquals(Double.NEGATIVE_INFINITY, box[0]);
        for (CurveProfile p : all()) {
            p.bounds(box);
            Chance chance = new Chance(3);
            for (int i = 0; i < 2000; i++) {
                double x = chance.in(-2, 2), y = chance.in(-2, 2);
                if (project(p, x, y, out) < 0) {
                    assertTrue(x >= box[0] && x <= box[3] && y >= box[1] && y <= box[4], p.toString());
                }
            }
        }
    }

    @Test
    void wrongDescriptionsAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> CurveProfile.polynomial(new double[0], 0, 1, Solid.BELOW));
        assertThrows(
                IllegalArgumentException.class, () -> CurveProfile.polynomial(new double[] {1}, 1, 0, Solid.BELOW));
        assertThrows(
                IllegalArgumentException.class,
                () -> wave(Through.NATURAL)
                        .getClass()
                        .cast(CurveProfile.graph(
                                new double[] {0, 1}, new double[] {0, 1}, Through.NATURAL, Solid.INSIDE)));
        assertThrows(IllegalArgumentException.class, () -> new CircleProfile(0));
    }
}
