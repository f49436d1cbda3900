package org.condyle.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.condyle.geometry.convex.Crowned;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.pair.OnePointPair;
import org.condyle.geometry.shape.Box;
import org.condyle.geometry.shape.Capsule;
import org.condyle.geometry.shape.Convex;
import org.condyle.geometry.shape.Cylinder;
import org.condyle.geometry.shape.Ellipsoid;
import org.condyle.geometry.shape.Sphere;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Shape;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.Triangles;
import org.condyle.mechanics.contact.ContactSet;
import org.condyle.scenes.Chance;
import org.junit.jupiter.api.Test;

/** Cylinders, capsules, and ellipsoids on faces that give way: one point of contact, which moves steadily where lines and ends lie flat. */
class OnePointPairTest extends ContactGeometryContractTest {
    private static final double CROWN = Crowned.CROWN;
    private static final Box SLAB = new Box(0.4, 0.4, 0.1);
    private static final double RADIUS = 0.03;
    private static final double HALF = 0.05;
    private static final double[] LYING = Rotations.about(1, 0, 0, 0.5 * Math.PI);

    @Override
    List<Case> cases() {
        return List.of(
                new Case(new Capsule(0.1, 0.5), new Capsule(0.2, 0.3), 0.1, 0.8),
                new Case(new Ellipsoid(0.5, 0.3, 0.2), new Cylinder(0.3, 0.9), 0.2, 1),
                new Case(new Box(0.4, 0.7, 1.1), new Cylinder(0.3, 0.9), 0.2, 1),
                new Case(new Box(0.4, 0.7, 1.1), new Capsule(0.1, 0.7), 0.2, 1),
                new Case(octahedron(0.5), new Cylinder(0.2, 0.5), 0.2, 0.8),
                new Case(octahedron(0.5), new Capsule(0.1, 0.5), 0.2, 0.8),
                new Case(octahedron(0.5), new Ellipsoid(0.5, 0.3, 0.2), 0.2, 1),
                new Case(new Ellipsoid(0.5, 0.3, 0.2), new Box(0.4, 0.7, 1.1), 0.2, 1),
                new Case(new Cylinder(0.2, 0.5), new Cylinder(0.3, 0.9), 0.2, 0.9),
                new Case(new Cylinder(0.2, 0.5), new Capsule(0.1, 0.7), 0.2, 0.9));
    }

    @Override
    ContactGeometry pair(Surface a, Surface b) {
        return Pairs.compliant(a, b);
    }

    /** A crown turns an error of the normal into one of the place that is a thousand times as large. */
    @Override
    Strictness strictness(Case c) {
        return new Strictness(60, 1e-12, 1e-6);
    }

    private static Mesh octahedron(double r) {
        return Mesh.flat(new Triangles(
                new double[] {r, 0, 0, -r, 0, 0, 0, r, 0, 0, -r, 0, 0, 0, r, 0, 0, -r},
                new int[] {0, 2, 4, 2, 1, 4, 1, 3, 4, 3, 0, 4, 2, 0, 5, 1, 2, 5, 3, 1, 5, 0, 3, 5}));
    }

    private static Poses poses(Shape a, Shape b) {
        return new Poses(Pairs.compliant(surface("a", 0, a), surface("b", 1, b)));
    }

    @Test
    void whatHasNoLinesIsNotCrowned() {
        assertTrue(poses(SLAB, new Capsule(1, 1)).pair instanceof OnePointPair);
        assertFalse(poses(new Ellipsoid(1, 1, 2), new Ellipsoid(1, 1, 2)).pair instanceof OnePointPair);
        Poses egg = poses(SLAB, new Ellipsoid(0.1, 0.2, 0.3)); // exact near an edge, too, where a crown would be lower
        assertEquals(1e-4, -egg.find(0.19, 0.19, 0.35 - 1e-4).gap, 1e-15);
        assertFalse(poses(new Sphere(1), new Cylinder(1, 1)).pair instanceof OnePointPair);
        assertFalse(poses(SLAB, SLAB).pair instanceof OnePointPair);
        assertTrue(Crowned.of(new Sphere(1)) == null);
    }

    /** The depth of lines and ends that lie flat is how far they overlap, in the middle, and curvatures are those of the plain shapes. */
    @Test
    void flatOnAFaceTheMiddleCarries() {
        double depth = 1e-4;
        Poses side = poses(SLAB, new Cylinder(RADIUS, 2 * HALF));
        ContactSet c = side.find(new double[] {0, 0, 0.05 + RADIUS - depth}, LYING);
        assertEquals(depth, c.depth[0], 1e-15);
        assertEquals(0, c.point[1], 1e-12);
        assertEquals(1 / RADIUS, side.curvatures(0)[0], 1e-9 / RADIUS);
        assertEquals(0, side.curvatures(0)[1], 1e-9);
        c = side.find(new double[] {0, 0, 0.05 + HALF - depth}, Mat3.identity());
        assertEquals(depth, c.depth[0], 1e-15);
        assertEquals(0, side.curvatures(0)[0]);
        Poses capsule = poses(SLAB, new Capsule(RADIUS, 2 * HALF));
        c = capsule.find(new double[] {0, 0, 0.05 + RADIUS - depth}, LYING);
        assertEquals(depth, c.depth[0], 1e-15);
        // upright, it is the ball of its end
        c = capsule.find(new double[] {0, 0, 0.05 + HALF + RADIUS - depth}, Mat3.identity());
        assertEquals(depth, c.depth[0], 1e-15);
    }

    @Test
    void anEdgeOfACylinderCountsAsOne() {
        Poses p = poses(SLAB, new Cylinder(RADIUS, 2 * HALF));
        double angle = 0.7, up = HALF * Math.cos(angle) + RADIUS * Math.sin(angle);
        ContactSet c = p.find(new double[] {0, 0, 0.05 + up - 1e-4}, Rotations.about(1, 0, 0, angle));
        assertEquals(1e-4, c.depth[0], 2 * CROWN * HALF);
        assertEquals(Double.POSITIVE_INFINITY, p.curvatures(0)[0]);
    }

    /**
     * In closed form, a thin spheroid of semi-axes h and b, tilted by θ on an ellipsoid of the box with h' and b' along the same line, carries where
     * the sum of both slopes is θ; on a face that is much longer, where its own slope is.
     */
    @Test
    void thePointOfContactMovesSteadilyThroughLevel() {
        Shape[] shapes = {new Cylinder(RADIUS, 2 * HALF), new Capsule(RADIUS, 2 * HALF)};
        for (Shape s : shapes) {
            Poses p = poses(new Box(40, 40, 0.1), s);
            double before = Double.NaN, step = 1e-6, b = CROWN * RADIUS;
            for (int k = -3000; k <= 3000; k++) {
                double tilt = k * step;
                ContactSet c = p.find(
                        new double[] {0, 0, 0.05 + RADIUS - 1e-4}, Mat3.times(Rotations.about(1, 0, 0, tilt), LYING));
                double y = c.point[1], steepest = HALF * HALF / b * step;
                if (k > -3000) {
                    assertTrue(
                            y < before && before - y < 1.02 * steepest, s + ": " + before + " to " + y + " at " + tilt);
                }
                before = y;
                double half = s instanceof Capsule ? HALF + b : HALF - b;
                double expected = -half * half * tilt / Math.sqrt(half * half * tilt * tilt + b * b);
                assertEquals(expected, y, 2e-2 * HALF, s + " at " + tilt);
            }
            assertTrue(before < -0.75 * HALF);
        }
    }

    /** The force is the gradient of the depth: -n along, and no moment about the point of contact; by differences, near level poses above all. */
    @Test
    void theForceIsTheGradientOfTheDepth() {
        Chance chance = new Chance(11);
        Shape[] lined = {new Cylinder(RADIUS, 2 * HALF), new Capsule(RADIUS, 2 * HALF)};
        Shape[] round = {lined[0], lined[1], new Ellipsoid(0.03, 0.04, 0.05)};
        Shape[] others = {
            new Box(0.1, 0.08, 0.06), lined[0], lined[1], new Ellipsoid(0.03, 0.04, 0.05), octahedron(0.06)
        };
        for (Shape a : others) {
            for (Shape b : a instanceof Box || a instanceof Mesh ? round : lined) {
                Poses p = poses(a, b);
                for (int k = 0; k < 60; k++) {
                    double[] little = chance.vector(1);
                    double[] turn = k % 2 == 0
                            ? Mat3.times(
                                    Rotations.about(1, 0, 0, 0.5 * Math.PI * (k / 2 % 4)),
                                    about(Rotations.unit(little), 1e-3 * chance.in(-1, 1)))
                            : chance.rotation();
                    double[] way = Rotations.unit(chance.vector(1));
                    assertGradient(
                            p, turn, touching(p, turn, way, 1e-3 * chance.in(0, 1)), a + " / " + b + " " + chance);
                }
            }
        }
    }

    private static double[] about(double[] axis, double angle) {
        return Rotations.about(axis[0], axis[1], axis[2], angle);
    }

    /** Where the second shape overlaps by a depth, along a way from the first. */
    private static double[] touching(Poses p, double[] turn, double[] way, double depth) {
        double low = 0, high = 0.5;
        double[] at = new double[3];
        for (int k = 0; k < 60; k++) {
            double middle = 0.5 * (low + high);
            for (int i = 0; i < 3; i++) {
                at[i] = middle * way[i];
            }
            if (-p.find(at, turn).gap > depth) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return at;
    }

    private static void assertGradient(Poses p, double[] turn, double[] at, String what) {
        ContactSet now = p.find(at, turn);
        double[] n = now.normal.clone(), c = now.point.clone();
        for (int k = 0; k < 6; k++) {
            double h = 1e-7;
            double slope = (moved(p, turn, at, c, k, h) - moved(p, turn, at, c, k, -h)) / (2 * h);
            assertEquals(k < 3 ? -n[k] : 0, slope, k < 3 ? 1e-6 : 1e-7, what + ", direction " + k);
        }
    }

    /** Depth after B has moved along, or turned about, an axis through c. */
    private static double moved(Poses p, double[] turn, double[] at, double[] c, int k, double by) {
        Nudge b = Nudge.of(turn, at, c, k, by);
        return -p.find(b.at(), b.turn()).gap;
    }

    /** All three shapes are symmetric, so that a pose and its mirror image have mirrored contacts. */
    @Test
    void mirroredPosesHaveMirroredContacts() {
        Chance chance = new Chance(12);
        Poses p = poses(new Box(0.1, 0.08, 0.06), new Cylinder(RADIUS, 2 * HALF));
        for (int k = 0; k < 60; k++) {
            double[] turn = chance.rotation(), way = Rotations.unit(chance.vector(1));
            double[] at = touching(p, turn, way, 1e-4);
            ContactSet c = p.find(at, turn);
            double[] n = c.normal.clone(), x = c.point.clone();
            double[] other = turn.clone(); // x reversed in the world and in the cylinder
            other[1] = -turn[1];
            other[2] = -turn[2];
            other[3] = -turn[3];
            other[6] = -turn[6];
            ContactSet m = p.find(new double[] {-at[0], at[1], at[2]}, other);
            assertEquals(c.depth[0], m.depth[0], 1e-13);
            for (int i = 0; i < 3; i++) {
                assertEquals((i == 0 ? -1 : 1) * n[i], m.normal[i], 1e-9, chance::toString);
                assertEquals((i == 0 ? -1 : 1) * x[i], m.point[i], 1e-9, chance::toString);
            }
        }
    }

    /** A crowned shape lies inside of the plain one and nowhere much lower: 2 crowns of a cylinder or capsule and 4 of a box. */
    @Test
    void crownsAreLow() {
        Chance chance = new Chance(13);
        Convex[] shapes = {
            new Cylinder(RADIUS, 2 * HALF), new Cylinder(0.5, 1e-3), new Capsule(RADIUS, 5), new Box(0.4, 0.2, 1e-3)
        };
        double[] one = new double[3], other = new double[3];
        for (Convex s : shapes) {
            Crowned crowned = Crowned.of(s);
            assertTrue(crowned != null);
            double[] b = new double[6];
            s.bounds(b);
            for (int k = 0; k < 500; k++) {
                double[] n = Rotations.unit(chance.vector(1));
                s.support(n[0], n[1], n[2], one);
                crowned.support(n[0], n[1], n[2], other);
                double plain = s.rounding() + n[0] * one[0] + n[1] * one[1] + n[2] * one[2];
                double lower = plain - crowned.rounding() - n[0] * other[0] - n[1] * other[1] - n[2] * other[2];
                assertTrue(lower > -1e-15 * b[5], s + ": " + -lower + " outside");
                assertTrue(lower <= 4 * CROWN * Math.max(b[3], Math.max(b[4], b[5])), s + ": lower by " + lower);
            }
        }
    }
}
