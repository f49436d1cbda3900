package org.condyle.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.condyle.geometry.cartilage.FemoralCartilage;
import org.condyle.geometry.cartilage.FemoralCartilage.Condyle;
import org.condyle.geometry.cartilage.FemoralShape;
import org.condyle.geometry.cartilage.PatellarCartilage;
import org.condyle.geometry.cartilage.TibialCartilage;
import org.condyle.geometry.cartilage.TibialInsert;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.shape.NearestPointShape;
import org.condyle.mechanics.Triangles;
import org.condyle.scenes.Chance;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Sheets of cartilage have the radii of their pages, are clean and face outwards; the femoral one has exact feet. */
class CartilageTest {
    private static final double MM = 1e-3;

    static FemoralCartilage femur() {
        return new FemoralCartilage(
                new Condyle(22 * MM, 29.7 * MM, Math.toRadians(-30), 5 * MM),
                new Condyle(22 * MM, 22 * MM, Math.toRadians(-15), 6.5 * MM),
                47 * MM,
                22 * MM,
                27 * MM,
                23 * MM,
                21 * MM,
                Math.toRadians(113),
                38 * MM);
    }

    static final TibialCartilage PLATEAU =
            new TibialCartilage(28 * MM, 44 * MM, 100 * MM, -51 * MM, 8 * MM, 18 * MM, 4.5 * MM, 12 * MM);
    private static final PatellarCartilage PATELLA =
            new PatellarCartilage(42 * MM, 32 * MM, 0.38, 0.35, 9 * MM, 90 * MM);

    @Test
    void posteriorCondylesAreCirclesAboutTheAxis() {
        for (double degrees = -120; degrees <= -31; degrees += 7) {
            assertEquals(22 * MM, femur().radius(-23.5 * MM, Math.toRadians(degrees)), 1e-15);
            assertEquals(22 * MM, femur().radius(23.5 * MM, Math.toRadians(degrees)), 1e-15);
            for (double u = -13; u <= 13; u += 1.3) { // and across
                double dip = 22 * MM - Math.sqrt(22 * 22 - u * u) * MM;
                assertEquals(22 * MM - dip, femur().radius((23.5 + u) * MM, Math.toRadians(degrees)), 1e-15);
            }
        }
    }

    @Test
    void theMedialDistalCircleHasItsRadiusAboutItsOwnCentre() {
        double turn = Math.toRadians(-30), a = 7.7 * MM, y0 = -a * Math.sin(turn), z0 = a * Math.cos(turn);
        for (double degrees = -29; degrees <= 17; degrees += 2) {
            double t = Math.toRadians(degrees), r = femur().radius(-23.5 * MM, t);
            assertEquals(29.7 * MM, Math.hypot(r * Math.sin(t) - y0, -r * Math.cos(t) - z0), 1e-15);
        }
    }

    @Test
    void theGrooveIsACircleWithTheRidgesAboveIt() {
        double d = Math.toRadians(113), y0 = 21 * MM * Math.sin(d), z0 = -21 * MM * Math.cos(d);
        for (double degrees = 60; degrees <= 126; degrees += 4) { // beyond the transition from the condyles
            double t = Math.toRadians(degrees), r = femur().radius(0, t);
            assertEquals(23 * MM, Math.hypot(r * Math.sin(t) - y0, -r * Math.cos(t) - z0), 1e-15);
            assertEquals(5 * MM, femur().radius(-19 * MM, t) - r, 1e-15);
            assertEquals(6.5 * MM, femur().radius(19 * MM, t) - r, 1e-15);
        }
    }

    /** The normal of a foot is that of the surface: distances at neighbours differ by it. */
    @Test
    void distanceHasTheNormalAsItsGradient() {
        FemoralShape s = new FemoralShape(femur());
        Chance chance = new Chance(3);
        double[] out = new double[6], none = {}, other = new double[6];
        double h = 1e-7;
        for (int i = 0; i < 2000; i++) {
            double t = Math.toRadians(chance.in(-118, 120)), x = chance.in(-35 * MM, 35 * MM);
            double r = s.form().radius(x, t) + chance.in(-1 * MM, 2 * MM);
            double[] p = {x, r * Math.sin(t), -r * Math.cos(t)};
            s.project(p[0], p[1], p[2], none, 0, out);
            double[] n = {out[3], out[4], out[5]};
            for (int k = 0; k < 3; k++) {
                double[] a = p.clone(), b = p.clone();
                a[k] -= h;
                b[k] += h;
                double slope =
                        s.project(b[0], b[1], b[2], none, 0, other) - s.project(a[0], a[1], a[2], none, 0, other);
                assertEquals(n[k], slope / (2 * h), 2e-4, "at " + x + ", " + Math.toDegrees(t));
            }
        }
    }

    @Test
    void sheetsAreCleanAndFaceOutwards() {
        for (Triangles t : List.of(femur().triangles(4000), PLATEAU.triangles(900), PATELLA.triangles(900))) {
            Mesh mesh = Mesh.smooth(t);
            assertEquals(0, mesh.droppedFaces());
            assertEquals(0, mesh.turnedFaces());
            assertTrue(!mesh.closed());
        }
        Triangles femur = femur().triangles(4000);
        assertEquals(4000, femur.faces(), 400);
        for (int f = 0; f < femur.faces(); f++) {
            double[] c = new double[9];
            TriangleSums.corners(femur, f, c);
            double ux = c[3] - c[0], uy = c[4] - c[1], uz = c[5] - c[2];
            double vx = c[6] - c[0], vy = c[7] - c[1], vz = c[8] - c[2];
            double ny = uz * vx - ux * vz, nz = ux * vy - uy * vx;
            assertTrue(ny * c[1] + nz * c[2] > 0, "face " + f); // away from the axis
        }
    }

    @Test
    void plateauAndPatellaHaveTheirRadii() {
        TibialCartilage flat = new TibialCartilage(28 * MM, 44 * MM, 100 * MM, -51 * MM, 0, 0, 1, 1);
        assertEquals(1 / 0.1, 2 * flat.height(1e-3, 0) / 1e-6, 1e-9);
        assertEquals(-1 / 0.051, 2 * flat.height(0, 1e-3) / 1e-6, 1e-9);
        assertEquals(8 * MM, PLATEAU.height(18 * MM, 0) - 18 * 18 * MM / 200, 1e-12);
        double h = 1e-5;
        assertEquals(-1 / 9e-3, (PATELLA.height(h, 0) + PATELLA.height(-h, 0)) / (h * h), 1e-2);
        assertEquals(-Math.tan(0.38), (PATELLA.height(-5, 0) - PATELLA.height(-4, 0)), 1e-6);
    }

    @Test
    void wrongNumbersAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> new Condyle(22 * MM, 100 * MM, 0, 5 * MM));
        assertThrows(IllegalArgumentException.class, () -> new PatellarCartilage(1, 1, 2, 0.3, 1, 1));
    }

    /** Within 3 mm of the sheet, where contacts are, a foot is the nearest of all, and the way to it is the normal. */
    @Test
    void feetNearTheSurfaceAreTheNearestPoints() {
        FemoralShape s = new FemoralShape(femur());
        double[] samples = s.form().triangles(60000).vertices(), out = new double[6], none = {};
        Chance chance = new Chance(5);
        for (int i = 0; i < 500; i++) {
            int at = 3 * (int) chance.in(0, samples.length / 3 - 1);
            double[] p = new double[3], way = chance.vector(1.7 * MM); // each component, so within 3 mm
            double least = Double.POSITIVE_INFINITY;
            for (int k = 0; k < 3; k++) {
                p[k] = samples[at + k] + way[k];
            }
            for (int v = 0; v < samples.length; v += 3) {
                least = Math.min(
                        least, Math.hypot(samples[v] - p[0], Math.hypot(samples[v + 1] - p[1], samples[v + 2] - p[2])));
            }
            double d = s.project(p[0], p[1], p[2], none, 0, out);
            assertTrue(Math.abs(d) <= least + 1e-12, d + " but a sample at " + least);
            for (int k = 0; k < 3; k++) {
                assertEquals(p[k], out[k] + d * out[3 + k], 1e-12);
            }
        }
    }

    /** Bodies that are far away, and those that ask for nonsense, get finite answers. */
    @Test
    void farPointsGiveFiniteAnswers() {
        NearestPointShape s = new FemoralShape(femur());
        double[] out = new double[6], none = {}, steps = {0, 0.02, -0.02, 1e-300, 0.1, -0.1, 1e3};
        for (double x : steps) {
            for (double y : steps) {
                for (double z : steps) {
                    double d = s.project(x, y, z, none, 0, out);
                    assertTrue(Double.isFinite(d) && Double.isFinite(out[0] + out[1] + out[2]));
                    assertEquals(1, Math.hypot(out[3], Math.hypot(out[4], out[5])), 1e-14);
                }
            }
        }
    }

    @Test
    void curvatureOfACondyleIsThatOfItsCircles() {
        NearestPointShape s = new FemoralShape(femur());
        double[] k = new double[6];
        s.curvature(23.5 * MM, -22 * MM, 0, k); // the normal is -y
        assertEquals(1 / 0.022, k[0], 1e-3);
        assertEquals(1 / 0.022, k[2], 1e-3);
        assertEquals(0, k[1], 1e-3);
    }

    /** What can be touched goes on beside the sheet that is drawn, and so do the bounds. */
    @Test
    void boundsHoldAllThatCanBeTouched() {
        FemoralShape s = new FemoralShape(femur());
        double[] b = new double[6];
        s.bounds(b);
        double[] least = {1, 1, 1}, most = {-1, -1, -1};
        for (double t = -150; t <= 126; t += 0.25) {
            for (double x = -37; x <= 37; x += 0.25) {
                double angle = Math.toRadians(t), r = s.form().radius(x * MM, angle);
                double[] p = {x * MM, r * Math.sin(angle), -r * Math.cos(angle)};
                for (int k = 0; k < 3; k++) {
                    least[k] = Math.min(least[k], p[k]);
                    most[k] = Math.max(most[k], p[k]);
                }
            }
        }
        for (int k = 0; k < 3; k++) {
            assertTrue(b[k] <= least[k] && b[k] > least[k] - 0.5 * MM, "low " + k + ": " + b[k] + ", " + least[k]);
            assertTrue(b[3 + k] >= most[k] && b[3 + k] < most[k] + 0.5 * MM, "high " + k + ": " + b[3 + k]);
        }
    }

    @Test
    void theRimIsAnEdge() {
        NearestPointShape s = new FemoralShape(femur());
        assertTrue(Double.isInfinite(curvature(s, 37 * MM, 0)[0])); // the rim
        assertTrue(Double.isInfinite(curvature(s, 10 * MM, Math.toRadians(126))[0]));
        assertTrue(Double.isInfinite(curvature(s, 10 * MM, Math.toRadians(-150))[0]));
        double[] out = new double[6], none = {};
        assertEquals(5 * MM, s.project(42 * MM, 0, -Math.sqrt(484 - 13.5 * 13.5) * MM, none, 0, out), 1e-12);
        assertEquals(37 * MM, out[0], 0.0);
        assertEquals(1, out[3], 1e-12); // away from the rim
    }

    private static double[] curvature(NearestPointShape s, double x, double theta) {
        double r = femur().radius(x, theta);
        double[] k = new double[6];
        s.curvature(x, r * Math.sin(theta), -r * Math.cos(theta), k);
        return k;
    }

    /** The contract of all shapes, in a box one and a half times as large as the sheet, with one exception. */
    @Nested
    class Contract extends NearestPointShapeContractTest {
        @Override
        List<? extends NearestPointShape> shapes() {
            return List.of(new FemoralShape(femur()));
        }

        @Override
        boolean closed(NearestPointShape s) {
            return false;
        }

        @Override
        Strictness strictness(NearestPointShape s) {
            return new Strictness(1000, 1e-13, 1e-6);
        }

        /**
         * Beyond the rim an open sheet has no inside: a point behind the sheet is at -d, and past the rim at +d from it, so that the signed
         * distance jumps there by definition. In the whole box the contract therefore holds for the distance without its sign,
         * which also shows that no foot is missed; with the sign it holds from 3 mm behind the sheet to 20 mm before it, 5 mm from the rim.
         */
        @Test
        @Override
        void distanceChangesNoFasterThanThePoint() {
            FemoralShape s = new FemoralShape(femur());
            Chance chance = new Chance(4);
            for (int i = 0; i < 4000; i++) {
                boolean signed = i % 2 == 0, small = i % 4 < 2;
                double[] x = signed ? overTheSheet(s, chance) : near(s, chance);
                double[] y = signed ? overTheSheet(s, chance) : near(s, chance), step = chance.vector(1e-3 * size(s));
                for (int k = 0; k < 3 && small; k++) {
                    y[k] = x[k] + step[k];
                }
                double dx = project(s, x, room(s)), dy = project(s, y, room(s));
                double change = signed ? dx - dy : Math.abs(dx) - Math.abs(dy);
                double apart = Math.hypot(x[0] - y[0], Math.hypot(x[1] - y[1], x[2] - y[2]));
                assertTrue(
                        Math.abs(change) <= apart + 10 * strictness(s).accuracy() * size(s),
                        s + " at " + Arrays.toString(x));
            }
        }

        private double[] overTheSheet(FemoralShape s, Chance chance) {
            double u = chance.in(-32 * MM, 32 * MM),
                    t = Math.toRadians(chance.in(-110, 115)),
                    r = s.form().radius(u, t);
            double[] x = {u, r * Math.sin(t), -r * Math.cos(t)}, foot = room(s);
            project(s, x, foot);
            double height = chance.in(-3 * MM, 20 * MM);
            return new double[] {x[0] + height * foot[3], x[1] + height * foot[4], x[2] + height * foot[5]};
        }
    }

    @Test
    void theTopOfAnInsertIsACircleTurnedAboutAnAxis() {
        TibialInsert insert = new TibialInsert(26e-3, 40e-3, 24e-3, 40e-3);
        assertEquals(0, insert.height(0, 0), 1e-17);
        Triangles t = insert.triangles(2000);
        for (int i = 0; i < t.vertices().length; i += 3) {
            double x = t.vertices()[i], y = t.vertices()[i + 1], z = t.vertices()[i + 2];
            double fromAxis = Math.hypot(y, 40e-3 - z); // of the turn
            assertEquals(24e-3, Math.hypot(x, fromAxis - 16e-3), 1e-15);
        }
        String wide = assertThrows(IllegalArgumentException.class, () -> new TibialInsert(50e-3, 40e-3, 24e-3, 40e-3))
                .getMessage();
        assertTrue(wide.contains("goes beyond its circles of 24.0 mm and 40.0 mm"), wide);
    }
}
