package org.condyle.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.condyle.geometry.freeform.CurveProfile;
import org.condyle.geometry.freeform.CurveProfile.Solid;
import org.condyle.geometry.freeform.CurveProfile.Through;
import org.condyle.geometry.freeform.CurveTable;
import org.condyle.geometry.shape.CircleProfile;
import org.condyle.geometry.shape.LineProfile;
import org.condyle.geometry.shape.NearestPointShape;
import org.condyle.mechanics.Shape;
import org.condyle.mechanics.contact.ContactSet;
import org.condyle.scenes.Chance;
import org.junit.jupiter.api.Test;

class ProfilePairTest {
    /** Femur circle of the planar knee: centre (-12.0, 21.2) mm, R = 23 mm. */
    private static final double CX = -0.012, CY = 0.0212, R = 0.023;

    @Test
    void theThreeTibiaProfilesOfThePlanarKneeFollowTheirClosedForms() {
        Chance chance = new Chance(1);
        CurveProfile spline = CurveProfileTest.circleSpline(180, R, Through.NATURAL);
        for (int k = 0; k < 2000; k++) {
            double x = -0.006 + chance.in(-0.02, 0.02),
                    y = -0.214 + chance.in(-0.02, 0.02),
                    angle = chance.in(-0.5, 0.5);
            double c = Math.cos(angle), s = Math.sin(angle);
            // the tibia's profile frames: at (0, 212.5), (-9, 161.5), (-9, 379.5) mm in the tibia
            double line = R + (x - 0.2125 * s - CX) * -s + (y + 0.2125 * c - CY) * c;
            double convex = R + 0.051 - away(x, y, c, s, -0.009, 0.1615);
            double concave = away(x, y, c, s, -0.009, 0.3795) + R - 0.167;
            Shape[] tibia = {new LineProfile(), new CircleProfile(0.051), new CircleProfile(0.167, true)};
            double[] depth = {line, convex, concave};
            double[][] at = {{0, 0.2125}, {-0.009, 0.1615}, {-0.009, 0.3795}};
            for (int i = 0; i < 3; i++) {
                for (int kind = 0; kind < 2; kind++) {
                    if (i == 2 && depth[i] > R) {
                        continue; // the ball has left its seat
                    }
                    TwoShapes poses = new TwoShapes(kind == 0 ? new CircleProfile(R) : spline, tibia[i]);
                    poses.place(1, CX, CY, 0);
                    poses.place(2, x + c * at[i][0] - s * at[i][1], y + s * at[i][0] + c * at[i][1], angle);
                    assertEquals(depth[i], poses.depth(), kind == 0 ? 1e-15 : 2e-9, "profile " + i + " " + chance);
                    assertEquals(-depth[i], poses.contacts.gap, kind == 0 ? 1e-15 : 2e-9);
                }
            }
        }
    }

    private static double away(double x, double y, double c, double s, double px, double py) {
        return Math.hypot(x + c * px - s * py - CX, y + s * px + c * py - CY);
    }

    @Test
    void normalsPointFromAToBAndPointsLieMidway() {
        TwoShapes poses = new TwoShapes(new CircleProfile(0.5), new LineProfile());
        poses.place(1, 0.3, 0.45, 0.7);
        ContactSet set = poses.find();
        assertEquals(0.05, set.depth[0], 1e-15);
        assertEquals(-1, set.normal[1], 1e-15);
        assertEquals(0.3, set.point[0], 1e-15);
        assertEquals(-0.025, set.point[1], 1e-15);
        TwoShapes swapped = new TwoShapes(new LineProfile(), new CircleProfile(0.5));
        swapped.place(2, 0.3, 0.45, 0.7);
        assertEquals(1, swapped.find().normal[1], 1e-15);
        double[] bends = new double[2];
        poses.pair.curvatures(poses.motion, set, 0, bends);
        assertEquals(2, bends[0], 1e-15);
        assertEquals(0, bends[1], 0);
    }

    @Test
    void theDeepestPointOfFreeProfilesIsDeeperThanAnyOfManySamples() {
        CurveProfile[] a = {CurveProfileTest.bean(Through.NATURAL), CurveProfileTest.bean(Through.SHAPE_PRESERVING)};
        Shape[] b = {
            CurveProfileTest.wave(Through.NATURAL),
            CurveProfileTest.bean(Through.SHAPE_PRESERVING),
            new LineProfile(),
            new CircleProfile(3, true)
        };
        int touching = 0;
        for (CurveProfile one : a) {
            for (Shape other : b) {
                TwoShapes poses = new TwoShapes(one, other);
                Chance chance = new Chance(21);
                for (int k = 0; k < 150; k++) {
                    poses.place(1, chance.in(-2, 2), chance.in(-2, 2), chance.in(-3, 3));
                    poses.place(2, chance.in(-2, 2), chance.in(-2, 2), chance.in(-3, 3));
                    poses.forget();
                    double gap = poses.find().gap;
                    double brute = brute(poses, one, (NearestPointShape) other, 600);
                    // beyond the half thickness minima lie on ridges of the distance, within the samples' spacing
                    assertTrue(gap <= brute + (gap > -0.3 ? 1e-12 : 1e-3), () -> chance + " " + gap + " " + brute);
                    assertEquals(brute, gap, 0.01);
                    touching += gap < 0 ? 1 : 0;
                    // starting where the search ended gives the same
                    poses.pair.remember(poses.motion, poses.contacts, poses.memory, 0);
                    assertEquals(gap, poses.find().gap, 1e-13);
                }
            }
        }
        assertTrue(touching > 200);
    }

    private static double brute(TwoShapes poses, CurveProfile one, NearestPointShape other, int n) {
        CurveTable t = one.table();
        double[] w = new double[6], x = new double[3];
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < n; i++) {
            t.jet(t.t[0] + (t.t[t.segments] - t.t[0]) * i / n, w);
            poses.motion.position(1, new double[] {w[0], w[1], 0}, x, 0);
            least = Math.min(least, poses.distance(other, 2, x));
        }
        return least;
    }

    @Test
    void femurAndTibiaOfMoeinzadehTouchAtACommonNormal() {
        TwoShapes poses = new TwoShapes(CurveProfileTest.femur(), CurveProfileTest.tibia());
        Chance chance = new Chance(4);
        for (int k = 0; k < 300; k++) {
            // the femur looks down on the tibia: turned by half a turn and by its flexion
            double angle = chance.in(-0.6, 0.6);
            poses.place(
                    1, 0.043 * -Math.sin(angle) + chance.in(-0.01, 0.01), 0.25 + chance.in(0, 0.01), Math.PI + angle);
            double gap = poses.find().gap;
            double brute = brute(poses, CurveProfileTest.femur(), CurveProfileTest.tibia(), 2000);
            assertTrue(gap <= brute + 1e-15 && gap > brute - 1e-6, chance + " " + gap + " " + brute);
        }
    }

    /** A W stands on a floor with two feet; turned over, its one peak and its two arms touch a ceiling. */
    @Test
    void aWTouchesInAllItsPlaces() {
        double[] x = {-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1}, y = new double[9];
        for (int i = 0; i < 9; i++) {
            y[i] = 0.2 * Math.cos(2 * Math.PI * x[i]);
        }
        CurveProfile w = CurveProfile.graph(x, y, Through.NOT_A_KNOT, Solid.ABOVE);
        TwoShapes one = new TwoShapes(w, new LineProfile());
        one.place(1, 0, 0.19, 0);
        assertEquals(1, one.find().count);
        TwoShapes poses = new TwoShapes(w.withSeveral(), new LineProfile());
        assertEquals(0, poses.pair.candidates());
        poses.place(1, 0, 0.19, 0);
        ContactSet set = poses.find();
        assertEquals(2, set.count);
        for (int i = 0; i < 2; i++) {
            assertEquals(0.01, set.depth[i], 2e-3); // the spline through nine points is not the cosine
            assertEquals(i == 0 ? -0.5 : 0.5, set.point[3 * i], 0.02);
            assertEquals(-1, set.normal[3 * i + 1], 1e-12);
        }
        assertEquals(set.depth[0], set.depth[1], 1e-12);
        poses.place(1, 0, 0.19, 0.05); // leaning: one foot only
        assertEquals(1, poses.find().count);
        poses.place(1, 0, 0.3, 0);
        assertEquals(0, poses.find().count);
        assertEquals(0.1, poses.contacts.gap, 3e-3);
        // two W's, one upside down and half a wave to the side: three feet in three places
        TwoShapes both = new TwoShapes(w.withSeveral(), CurveProfile.graph(x, y, Through.NOT_A_KNOT, Solid.BELOW));
        both.place(1, 0.1, -0.005, 0);
        assertTrue(both.find().count >= 1);
        // a ball between the two flanks of a valley touches both
        TwoShapes ball = new TwoShapes(
                new CircleProfile(0.31),
                CurveProfile.graph(x, y, Through.NOT_A_KNOT, Solid.BELOW).withSeveral());
        ball.place(1, 0.5, 0.18, 0);
        assertEquals(2, ball.find().count);
        assertEquals(1, ball.contacts.point[0] + ball.contacts.point[3], 0.02);
    }

    @Test
    void degeneratePosesStayFinite() {
        Shape[] shapes = {
            new CircleProfile(1),
            CurveProfileTest.circleSpline(16, 1, Through.NATURAL),
            CurveProfileTest.bean(Through.SHAPE_PRESERVING),
            CurveProfileTest.wave(Through.SHAPE_PRESERVING)
        };
        for (Shape a : shapes) {
            for (Shape b : shapes) {
                if (a == b && a instanceof CurveProfile || a instanceof CircleProfile || b instanceof CurveProfile) {
                    TwoShapes poses = new TwoShapes(a, b);
                    ContactSet set = poses.find();
                    double[] bends = new double[2];
                    poses.pair.curvatures(poses.motion, set, 0, bends);
                    for (double v :
                            new double[] {set.gap, set.depth[0], set.point[0], set.normal[0], bends[0], bends[1]}) {
                        assertTrue(Double.isFinite(v), a.type() + " " + b.type());
                    }
                    assertEquals(1, Math.hypot(set.normal[0], set.normal[1]), 1e-12);
                }
            }
        }
    }
}
