package org.condyle.geometry;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.condyle.geometry.shape.Box;
import org.condyle.geometry.shape.Capsule;
import org.condyle.geometry.shape.Cavity;
import org.condyle.geometry.shape.Cylinder;
import org.condyle.geometry.shape.Ellipsoid;
import org.condyle.geometry.shape.HalfSpace;
import org.condyle.geometry.shape.Sphere;
import org.condyle.geometry.shape.Torus;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Shape;
import org.condyle.mechanics.contact.ContactSet;
import org.condyle.scenes.Chance;
import org.condyle.scenes.Seeds;
import org.junit.jupiter.api.Test;

/** Contacts of primitives against closed forms, and curvatures that Hertz would use. */
class PrimitiveContactsTest {
    private static final int POSES = Seeds.of(10_000, 2_000);

    @Test
    void twoSpheresMeetOnTheLineOfTheirCentres() {
        Poses p = Poses.of(new Sphere(0.02), new Sphere(0.03));
        ContactSet c = p.find(0, 0.048, 0);
        assertEquals(0.002, c.depth[0], 1e-17);
        assertArrayEquals(new double[] {0, 0.019, 0}, new double[] {c.point[0], c.point[1], c.point[2]}, 1e-17);
        assertArrayEquals(new double[] {1 / 0.02 + 1 / 0.03, 1 / 0.02 + 1 / 0.03}, p.curvatures(0), 1e-12);
        assertEquals(0.05, p.pair.maxValidDepth(), 1e-16);
    }

    @Test
    void spheresWithOneCentreLeaveAlongZ() {
        ContactSet c = Poses.of(new Sphere(0.02), new Sphere(0.03)).find(0, 0, 0);
        assertEquals(0.05, c.depth[0], 1e-16);
        assertEquals(1, c.normal[2]);
    }

    @Test
    void aBallInItsSeatHasNearlyNoCurvatureOfTheGap() {
        Poses p = Poses.of(new Cavity(0.03), new Sphere(0.029));
        ContactSet c = p.find(0, 0, -0.0015);
        assertEquals(0.0005, c.depth[0], 1e-16);
        assertEquals(1, c.normal[2], 1e-15); // from the seat up into the ball
        assertEquals(-0.03025, c.point[2], 1e-16);
        double k = 1 / 0.029 - 1 / 0.03;
        assertArrayEquals(new double[] {k, k}, p.curvatures(0), 1e-12);
        assertEquals(Double.POSITIVE_INFINITY, p.pair.maxValidDepth());
    }

    @Test
    void ballsMeetConvexShapesWhereGjkSaysToo() {
        Sphere ball = new Sphere(0.15);
        for (Shape s : new Shape[] {new Box(0.4, 0.7, 1.1), new Capsule(0.2, 0.7), new Cylinder(0.3, 0.9)}) {
            Chance chance = new Chance(1);
            Poses closed = Poses.of(ball, s), search = Poses.convex(ball, s);
            for (int i = 0; i < POSES; i++) {
                double[] x = chance.vector(0.8), r = chance.rotation();
                double gap = closed.find(x, r).gap;
                if (gap > -0.149) { // the centre of the ball is outside, where the way out is to the nearest point
                    assertEquals(search.find(x, r).gap, gap, 1e-10, s + " pose " + i);
                }
            }
        }
    }

    @Test
    void whatTouchesTheFloorDoesSoAtItsLowestPoint() {
        Box box = new Box(0.4, 0.7, 1.1);
        Capsule capsule = new Capsule(0.2, 0.7);
        Cylinder cylinder = new Cylinder(0.3, 0.9);
        Ellipsoid egg = new Ellipsoid(0.5, 0.3, 0.2);
        Torus ring = new Torus(0.4, 0.15);
        Chance chance = new Chance(2);
        HalfSpace floor = new HalfSpace();
        Poses[] all = {
            Poses.of(floor, box),
            Poses.of(floor, capsule),
            Poses.of(floor, cylinder),
            Poses.of(floor, egg),
            Poses.of(floor, ring)
        };
        for (int i = 0; i < POSES; i++) {
            double[] x = chance.vector(0.8), r = chance.rotation();
            double nx = Math.abs(r[6]), ny = Math.abs(r[7]), nz = Math.abs(r[8]), across = Math.hypot(nx, ny);
            double[] below = {
                0.2 * nx + 0.35 * ny + 0.55 * nz,
                0.2 + 0.35 * nz,
                0.3 * across + 0.45 * nz,
                Math.hypot(0.5 * nx, Math.hypot(0.3 * ny, 0.2 * nz)),
                0.15 + 0.4 * across
            };
            for (int k = 0; k < all.length; k++) {
                ContactSet c = all[k].find(x, r);
                assertEquals(x[2] - below[k], c.gap, 1e-14, "shape " + k + " pose " + i);
                assertEquals(1, c.normal[2]);
                assertEquals(-0.5 * c.depth[0], c.point[2], 1e-14);
            }
        }
    }

    @Test
    void aStandingCylinderIsHeldEquallyInAllDirections() {
        double radius = 0.3, tilt = 1e-4, sunk = 1e-3;
        Poses p = Poses.of(new HalfSpace(), new Cylinder(radius, 0.9));
        for (int i = 0; i < 12; i++) {
            double angle = 2 * Math.PI * i / 12, ax = Math.cos(angle), ay = Math.sin(angle);
            ContactSet c = p.find(new double[] {0, 0, 0.45 - sunk}, Rotations.about(ax, ay, 0, tilt));
            double force = 0, moment = 0, across = 0; // of springs of stiffness one, about the axis of the tilt
            for (int k = 0; k < c.count; k++) {
                if (c.depth[k] > 0) {
                    force += c.depth[k];
                    moment += c.depth[k] * (c.point[3 * k + 1] * ax - c.point[3 * k] * ay);
                    across += c.depth[k] * (c.point[3 * k + 1] * ay + c.point[3 * k] * ax);
                }
            }
            double lean =
                    -0.45 * tilt * force; // the centre of the base moves aside as the cylinder turns about its own
            assertEquals(3 * sunk, force, 1e-7);
            assertEquals(-1.5 * radius * radius * tilt, moment + lean, 1e-7);
            assertEquals(0, across, 1e-12);
        }
    }

    @Test
    void capsulesAreAsFarApartAsTheirSegments() {
        Capsule a = new Capsule(0.1, 0.5), b = new Capsule(0.2, 0.3);
        Poses closed = Poses.of(a, b), search = Poses.convex(a, b);
        Chance chance = new Chance(3);
        for (int i = 0; i < POSES; i++) {
            double[] x = chance.vector(0.6), r = chance.rotation();
            assertEquals(search.find(x, r).gap, closed.find(x, r).gap, 1e-13, "pose " + i);
        }
    }

    @Test
    void parallelCapsulesMeetInTheMiddleOfTheOverlap() {
        Poses p = Poses.of(new Capsule(0.1, 0.5), new Capsule(0.1, 0.3));
        for (double[] turn : new double[][] {Mat3.identity(), Rotations.about(1, 0, 0, Math.PI)}) {
            ContactSet c = p.find(new double[] {0.19, 0, 0.2}, turn);
            assertEquals(0.01, c.depth[0], 1e-15);
            assertEquals((0.05 + 0.25) / 2, c.point[2], 1e-15);
            c = p.find(new double[] {0, 0, 0.59}, turn);
            assertEquals(0.01, c.depth[0], 1e-15);
            assertEquals(1, c.normal[2], 1e-15);
        }
    }

    @Test
    void crossedCylindersHaveTheCurvaturesOfHertz() {
        double first = 0.1, second = 0.2;
        Poses p = Poses.of(new Capsule(first, 2), new Capsule(second, 3));
        double ka = 1 / first, kb = 1 / second;
        for (double angle : new double[] {0.1, 0.5, 1, Math.PI / 2, 2.5}) {
            p.find(new double[] {0.29, 0.01, 0.02}, Rotations.about(1, 0, 0, angle));
            double spread = Math.sqrt(ka * ka + kb * kb + 2 * ka * kb * Math.cos(2 * angle));
            double[] hertz = {(ka + kb + spread) / 2, (ka + kb - spread) / 2};
            assertArrayEquals(hertz, p.curvatures(0), 1e-12, "angle " + angle);
        }
    }

    @Test
    void anEllipsoidOnTheFloorHasItsOwnCurvatures() {
        Poses p = Poses.of(new HalfSpace(), new Ellipsoid(0.5, 0.3, 0.2));
        p.find(0, 0, 0.19);
        assertArrayEquals(new double[] {0.2 / 0.09, 0.2 / 0.25}, p.curvatures(0), 1e-13);
    }

    @Test
    void aRingOnTheFloorIsStraightAlongItself() {
        Poses p = Poses.of(new HalfSpace(), new Torus(0.4, 0.15));
        p.find(0, 0, 0.149);
        for (int i = 0; i < 3; i++) {
            assertArrayEquals(new double[] {1 / 0.15, 0}, p.curvatures(i), 1e-13);
        }
        p.find(new double[] {0, 0, 0.549}, Rotations.about(1, 0, 0, Math.PI / 2));
        assertArrayEquals(new double[] {1 / 0.15, 1 / 0.55}, p.curvatures(0), 1e-12);
    }

    @Test
    void strangersAreTurnedAwayByName() {
        ModelException e = assertThrows(ModelException.class, () -> Poses.of(new HalfSpace(), new HalfSpace()));
        assertTrue(e.getMessage().contains("'a' (half-space) and 'b' (half-space)"), e.getMessage());
        assertEquals("", Pairs.method(new HalfSpace(), new HalfSpace()));
        assertEquals("closed form", Pairs.method(new Sphere(1), new Sphere(2)));
        assertEquals("eight corners", Pairs.method(new Box(1, 1, 1), new HalfSpace()));
    }
}
