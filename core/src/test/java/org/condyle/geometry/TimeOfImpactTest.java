package org.condyle.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.condyle.geometry.query.Queries;
import org.condyle.geometry.query.SteadyMotion;
import org.condyle.geometry.query.TimeOfImpact;
import org.condyle.geometry.shape.Box;
import org.condyle.geometry.shape.Capsule;
import org.condyle.geometry.shape.Cylinder;
import org.condyle.geometry.shape.Ellipsoid;
import org.condyle.geometry.shape.HalfSpace;
import org.condyle.geometry.shape.Sphere;
import org.condyle.geometry.shape.Torus;
import org.condyle.geometry.shape.Vectors;
import org.condyle.math.Rotations;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Shape;
import org.condyle.scenes.Chance;
import org.junit.jupiter.api.Test;

/** Times of impact. */
class TimeOfImpactTest {
    private static final double NEAR = 1e-10;

    private static SteadyMotion moving(Frame at, double x, double y, double z) {
        return new SteadyMotion(at, new double[] {x, y, z}, new double[3]);
    }

    @Test
    void spheresMeetWhenTheQuadraticSays() {
        Queries q = new Queries(new Sphere(0.3), new Sphere(0.2));
        Chance chance = new Chance(1);
        int met = 0;
        for (int k = 0; k < 2000; k++) {
            double[] d = chance.vector(2), v = chance.vector(2), spin = chance.vector(5);
            if (Vectors.length(d) < 0.6) {
                continue;
            }
            TimeOfImpact i = q.impact(
                    new SteadyMotion(Frame.IDENTITY, new double[3], spin),
                    moving(Frame.at(d), v[0], v[1], v[2]),
                    3,
                    NEAR);
            double a = Vectors.dot(v, v), b = Vectors.dot(d, v), c = Vectors.dot(d, d) - 0.25, root = b * b - a * c;
            double t = root > 0 ? (-b - Math.sqrt(root)) / a : Double.NaN;
            if (t > 0 && t < 3) {
                met++;
                assertTrue(i.found(), "met at " + t);
                assertTrue(i.time() <= t + 1e-12);
                // a gap of NEAR is closed at the speed along the normal, √root / 0.5
                assertEquals(t, i.time(), 2 * NEAR * 0.5 / Math.sqrt(root) + 1e-12);
            } else if (Math.abs(root) > 1e-6) {
                assertFalse(i.found());
                assertEquals(3, i.time());
            }
        }
        assertTrue(met > 20, "met " + met);
    }

    @Test
    void aSpinningRodHitsTheFloorWithItsEnd() {
        Queries q = new Queries(new HalfSpace(), new Capsule(0.05, 1));
        Frame flat = new Frame(new double[] {0, 0, 0.3}, Rotations.about(0, 1, 0, Math.PI / 2));
        SteadyMotion rod = new SteadyMotion(flat, new double[] {1, 0, 0}, new double[] {0, 2, 0});
        TimeOfImpact i = q.impact(SteadyMotion.still(Frame.IDENTITY), rod, 10, NEAR);
        assertTrue(i.found());
        assertEquals(Math.asin(0.25 / 0.5) / 2, i.time(), 1e-9);
        assertNotNull(i.points());
        assertEquals(0, i.points().onA()[2], 1e-9);
        // lifted out of reach it never does
        SteadyMotion high = new SteadyMotion(Frame.at(0, 0, 0.56), new double[] {1, 0, 0}, new double[] {0, 2, 0});
        assertFalse(q.impact(SteadyMotion.still(Frame.IDENTITY), high, 10, NEAR).found());
    }

    @Test
    void aSwingingWallHitsABall() {
        double x = 2, z = 0.9, radius = 0.3, spin = -0.5;
        SteadyMotion wall = new SteadyMotion(Frame.IDENTITY, new double[3], new double[] {0, spin, 0});
        TimeOfImpact i = new Queries(new HalfSpace(), new Sphere(radius))
                .impact(wall, moving(Frame.at(x, 0, z), 0, 0, 0), 4, NEAR);
        // height over the wall: x sin(ωt) + z cos(ωt) = R
        double expected = (Math.atan2(z, x) - Math.asin(radius / Math.hypot(x, z))) / -spin;
        assertTrue(i.found());
        assertEquals(expected, i.time(), 1e-9);
        TimeOfImpact swapped = new Queries(new Sphere(radius), new HalfSpace())
                .impact(moving(Frame.at(x, 0, z), 0, 0, 0), wall, 4, NEAR);
        assertEquals(i.time(), swapped.time(), 1e-9);
    }

    @Test
    void tumblingShapesAreApartBeforeAndTouchAtTheTime() {
        List<Shape> shapes = List.of(
                new Box(0.4, 0.7, 1.1),
                new Ellipsoid(0.5, 0.3, 0.2),
                new Cylinder(0.3, 0.9),
                new Capsule(0.2, 0.7),
                new Box(1, 0.02, 0.5));
        Chance chance = new Chance(3);
        int met = 0;
        for (Shape a : shapes) {
            for (Shape b : shapes) {
                Queries q = new Queries(a, b);
                SteadyMotion one = new SteadyMotion(chance.frame(0.3), chance.vector(0.3), chance.vector(3));
                double[] far = chance.vector(1);
                far[0] += 3;
                SteadyMotion two = new SteadyMotion(
                        new Frame(far, chance.rotation()), new double[] {-far[0], -far[1], -far[2]}, chance.vector(3));
                TimeOfImpact i = q.impact(one, two, 1.5, 1e-8);
                for (int k = 0; k < 100; k++) {
                    double t = i.time() * k / 100;
                    assertFalse(q.collide(one.at(t), two.at(t)), () -> a + " " + b + " at " + t);
                }
                if (i.found()) {
                    met++;
                    assertTrue(q.nearest(one.at(i.time()), two.at(i.time())).distance() <= 1e-8);
                    assertTrue(q.collide(one.at(i.time() + 1e-5), two.at(i.time() + 1e-5)), a + " " + b);
                }
            }
        }
        assertTrue(met > 10, "met " + met);
    }

    @Test
    void aBallFliesThroughARing() {
        Queries q = new Queries(new Torus(1, 0.2), new Sphere(0.3));
        SteadyMotion ring = SteadyMotion.still(Frame.IDENTITY);
        assertFalse(
                q.impact(ring, moving(Frame.at(0.1, 0, -3), 0, 0, 1), 6, NEAR).found());
        TimeOfImpact i = q.impact(ring, moving(Frame.at(1, 0, -3), 0, 0, 1), 6, NEAR);
        assertEquals(2.5, i.time(), 1e-9);
    }

    @Test
    void posesAreJoinedByTheShorterTurn() {
        Frame from = new Frame(new double[] {1, 2, 3}, Rotations.about(0, 0, 1, 0.4));
        Frame to = new Frame(new double[] {2, 0, 3}, Rotations.about(0, 0, 1, -0.5));
        SteadyMotion t = SteadyMotion.between(from, to, 2);
        assertEquals(-0.45, t.spin()[2], 1e-14);
        for (int k = 0; k < 9; k++) {
            assertEquals(to.rotation()[k], t.at(2).rotation()[k], 1e-14);
        }
        assertEquals(1.5, t.at(1).origin()[0]);
    }

    @Test
    void overlappingGrazingAndRestingShapesGiveFiniteAnswers() {
        Queries q = new Queries(new Sphere(1), new Sphere(1));
        TimeOfImpact in = q.impact(SteadyMotion.still(Frame.IDENTITY), moving(Frame.at(1, 0, 0), 1, 0, 0), 1, NEAR);
        assertTrue(in.found());
        assertEquals(0, in.time());
        TimeOfImpact graze = q.impact(SteadyMotion.still(Frame.IDENTITY), moving(Frame.at(-3, 2, 0), 1, 0, 0), 6, 1e-9);
        assertEquals(3, graze.time(), 1e-3);
        TimeOfImpact rest =
                q.impact(SteadyMotion.still(Frame.IDENTITY), SteadyMotion.still(Frame.at(3, 0, 0)), 5, NEAR);
        assertFalse(rest.found());
        assertEquals(5, rest.time());
    }
}
