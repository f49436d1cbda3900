package org.condyle.geometry;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.condyle.geometry.query.DistanceFromShape;
import org.condyle.geometry.query.Hausdorff;
import org.condyle.geometry.query.PointPair;
import org.condyle.geometry.query.Queries;
import org.condyle.geometry.shape.Box;
import org.condyle.geometry.shape.Capsule;
import org.condyle.geometry.shape.Cavity;
import org.condyle.geometry.shape.Cylinder;
import org.condyle.geometry.shape.Ellipsoid;
import org.condyle.geometry.shape.Extent;
import org.condyle.geometry.shape.HalfSpace;
import org.condyle.geometry.shape.Placement;
import org.condyle.geometry.shape.Sphere;
import org.condyle.geometry.shape.Torus;
import org.condyle.geometry.shape.Vectors;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Shape;
import org.condyle.scenes.Chance;
import org.junit.jupiter.api.Test;

/** Distances, spans and Hausdorff distances against closed forms and brute force. */
class QueriesTest {
    private static final List<Shape> BOUNDED = List.of(
            new Sphere(0.3),
            new Capsule(0.2, 0.7),
            new Cylinder(0.3, 0.9),
            new Box(0.4, 0.7, 1.1),
            new Ellipsoid(0.5, 0.3, 0.2),
            new Torus(0.4, 0.15));

    private static double[] placed(Shape s, Frame at, double tolerance) {
        double[] v = s.triangles(tolerance).vertices().clone();
        for (int k = 0; k < v.length; k += 3) {
            Placement.toWorld(Extent.place(at), v[k], v[k + 1], v[k + 2], v, k);
        }
        return v;
    }

    private static double distance(double[] v, int i, double[] w, int j) {
        double x = v[i] - w[j], y = v[i + 1] - w[j + 1], z = v[i + 2] - w[j + 2];
        return Math.sqrt(x * x + y * y + z * z);
    }

    private static double off(Shape s, Frame at, double[] x) {
        return Math.abs(new DistanceFromShape(s, at).at(x[0], x[1], x[2]));
    }

    @Test
    void nearestPointsLieOnTheSurfacesAndNoSampleIsNearer() {
        for (Shape a : BOUNDED) {
            for (Shape b : BOUNDED.subList(BOUNDED.indexOf(a), BOUNDED.size())) {
                Queries q = new Queries(a, b);
                Chance chance = new Chance(a.hashCode() % 1000 + b.hashCode() % 1000);
                String what = a + " " + b + " " + chance;
                for (int k = 0; k < 2; k++) {
                    Frame atA = chance.frame(1), atB = chance.frame(1);
                    PointPair p = q.nearest(atA, atB);
                    assertEquals(p.distance() <= 0, q.collide(atA, atB), what);
                    assertEquals(p.distance(), q.distance(atA, atB) - q.depth(atA, atB), 0, what);
                    if (p.distance() <= 0) {
                        continue;
                    }
                    assertEquals(p.distance(), Vectors.distance(p.onA(), p.onB()), 1e-9, what);
                    assertEquals(0, off(a, atA, p.onA()), 1e-9, what);
                    assertEquals(0, off(b, atB, p.onB()), 1e-9, what);
                    DistanceFromShape toB = new DistanceFromShape(b, atB);
                    double least = Double.POSITIVE_INFINITY;
                    double[] v = placed(a, atA, 0.01);
                    for (int i = 0; i < v.length; i += 3) {
                        least = Math.min(least, toB.at(v[i], v[i + 1], v[i + 2]));
                    }
                    // triangles of curved primitives are inscribed, so that no vertex is nearer than the surface
                    assertTrue(p.distance() <= least + 1e-9, what);
                    PointPair back = new Queries(b, a).nearest(atB, atA);
                    assertEquals(p.distance(), back.distance(), 1e-8, what);
                }
            }
        }
    }

    @Test
    void depthIsTheShortestWayOutOfConvexShapes() {
        for (Shape a : BOUNDED.subList(0, 5)) {
            for (Shape b : BOUNDED.subList(0, 5)) {
                Queries q = new Queries(a, b);
                Chance chance = new Chance(a.hashCode() % 1000 + 7 * (b.hashCode() % 1000));
                String what = a + " " + b + " " + chance;
                for (int k = 0; k < 10; k++) {
                    Frame atA = chance.frame(0.2), atB = chance.frame(0.2);
                    PointPair p = q.nearest(atA, atB);
                    if (p.distance() >= 0) {
                        continue;
                    }
                    double depth = q.depth(atA, atB);
                    double[] way = Vectors.minus(p.onA(), p.onB());
                    // moved out along the way they just touch; any other way of that length, they do not part
                    assertEquals(0, q.nearest(atA, moved(atB, way, 1)).distance(), 1e-5 * depth + 1e-9, what);
                    double[] other = chance.vector(1);
                    double length = Vectors.length(other);
                    assertTrue(q.collide(atA, moved(atB, other, 0.9999 * depth / length)), what);
                }
            }
        }
    }

    private static Frame moved(Frame f, double[] way, double by) {
        double[] p = f.origin().clone();
        for (int k = 0; k < 3; k++) {
            p[k] += by * way[k];
        }
        return new Frame(p, f.rotation());
    }

    @Test
    void simpleDistancesAreKnown() {
        assertEquals(
                1.5, new Queries(new Sphere(1), new Sphere(0.5)).distance(Frame.IDENTITY, Frame.at(0, 3, 0)), 1e-15);
        assertEquals(0.5, new Queries(new Sphere(1), new Sphere(0.5)).depth(Frame.IDENTITY, Frame.at(0, 0, 1)), 1e-15);
        Queries boxes = new Queries(new Box(2, 2, 2), new Box(1, 1, 1));
        assertEquals(Math.sqrt(3) * 0.5, boxes.distance(Frame.IDENTITY, Frame.at(2, 2, 2)), 1e-14);
        assertEquals(0.25, boxes.depth(Frame.IDENTITY, Frame.at(1.25, 0.3, 0.1)), 1e-12);
        Queries floor = new Queries(new HalfSpace(), new Box(1, 1, 1));
        assertEquals(0.25, floor.distance(Frame.IDENTITY, Frame.at(9, 9, 0.75)), 1e-15);
        // through the hole of a ring
        Queries ring = new Queries(new Torus(1, 0.25), new Box(0.5, 0.5, 3));
        assertEquals(0.75 - 0.25 * Math.sqrt(2), ring.distance(Frame.IDENTITY, Frame.IDENTITY), 1e-9);
        Queries rings = new Queries(new Torus(1, 0.1), new Torus(1, 0.2));
        assertEquals(0.7, rings.distance(Frame.IDENTITY, Frame.at(0, 0, 1)), 1e-9);
    }

    @Test
    void spanningIsTheFarthestOfAllPairsOfSamples() {
        for (Shape a : BOUNDED) {
            for (Shape b : BOUNDED) {
                Chance chance = new Chance(a.hashCode() % 1000 + b.hashCode() % 1000);
                String what = a + " " + b + " " + chance;
                Frame atA = chance.frame(0.5), atB = chance.frame(0.5);
                PointPair p = new Queries(a, b).spanning(atA, atB);
                double most = 0;
                double[] v = placed(a, atA, 0.05), w = placed(b, atB, 0.05);
                for (int i = 0; i < v.length; i += 3) {
                    for (int j = 0; j < w.length; j += 3) {
                        most = Math.max(most, distance(v, i, w, j));
                    }
                }
                assertTrue(p.distance() >= most - 1e-12, what + " " + p.distance() + " " + most);
                assertTrue(p.distance() <= most + 0.1, what + " " + p.distance() + " " + most);
                assertEquals(p.distance(), Vectors.distance(p.onA(), p.onB()), 1e-12, what);
                assertEquals(0, off(a, atA, p.onA()), 1e-12, what);
                assertEquals(0, off(b, atB, p.onB()), 1e-12, what);
                assertEquals(p.distance(), new Queries(b, a).spanning(atB, atA).distance(), 1e-9, what);
            }
        }
    }

    @Test
    void simpleSpansAreKnown() {
        Queries spheres = new Queries(new Sphere(1), new Sphere(0.5));
        assertEquals(4.5, spheres.spanning(Frame.IDENTITY, Frame.at(0, 3, 0)).distance(), 1e-15);
        assertEquals(1.5, spheres.spanning(Frame.IDENTITY, Frame.IDENTITY).distance(), 1e-15);
        Queries cans = new Queries(new Cylinder(1, 2), new Cylinder(1, 4)); // a circle of answers
        assertEquals(
                Math.sqrt(13), cans.spanning(Frame.IDENTITY, Frame.IDENTITY).distance(), 1e-9);
        Queries floor = new Queries(new HalfSpace(), new Sphere(1));
        assertEquals(
                Double.POSITIVE_INFINITY,
                floor.spanning(Frame.IDENTITY, Frame.IDENTITY).distance());
    }

    private static double brute(Shape a, Frame atA, Shape b, Frame atB, double tolerance) {
        DistanceFromShape toB = new DistanceFromShape(b, atB);
        double[] v = placed(a, atA, tolerance);
        double most = 0;
        for (int i = 0; i < v.length; i += 3) {
            most = Math.max(most, toB.at(v[i], v[i + 1], v[i + 2]));
        }
        return most;
    }

    @Test
    void hausdorffDistancesAgreeWithSamples() {
        for (Shape a : BOUNDED) {
            for (Shape b : BOUNDED) {
                Chance chance = new Chance(a.hashCode() % 1000 + b.hashCode() % 1000);
                Frame atA = chance.frame(0.5), atB = chance.frame(0.5);
                Hausdorff h = new Queries(a, b).hausdorff(atA, atB, 0.01);
                double sampled = Math.max(brute(a, atA, b, atB, 2e-3), brute(b, atB, a, atA, 2e-3));
                String what = a + " " + b + " " + chance + " " + h + " " + sampled;
                assertTrue(h.error() <= 0.01, what);
                assertTrue(sampled <= h.value() + h.error() + 1e-12, what);
                assertTrue(sampled >= h.value() - h.error() - 4e-3, what);
            }
        }
    }

    @Test
    void simpleHausdorffDistancesAreExact() {
        Frame here = Frame.IDENTITY;
        Hausdorff balls = new Queries(new Sphere(1), new Sphere(0.4)).hausdorff(here, Frame.at(0.1, 0, 0), 1e-3);
        assertEquals(new Hausdorff(0.7, 0), new Hausdorff(Math.rint(balls.value() * 1e12) / 1e12, balls.error()));
        Hausdorff boxes = new Queries(new Box(2, 2, 2), new Box(1, 1, 1)).hausdorff(here, here, 1e-3);
        assertEquals(Math.sqrt(0.75), boxes.value(), 1e-15);
        assertEquals(0, boxes.error());
        Hausdorff rod = new Queries(new Capsule(0.1, 2), new Sphere(0.3)).hausdorff(here, here, 1e-3);
        assertEquals(0.8, rod.value(), 1e-15);
        assertEquals(0, rod.error());
        // the ring is farthest from the ball at its rim, the pole of the ball from the ring
        Hausdorff ring = new Queries(new Torus(1, 0.2), new Sphere(0.5)).hausdorff(here, here, 1e-3);
        assertEquals(Math.sqrt(1.25) - 0.2, ring.value(), 1e-3);
        assertTrue(ring.error() <= 1e-3);
        Queries floor = new Queries(new HalfSpace(), new Sphere(1));
        assertEquals(new Hausdorff(Double.POSITIVE_INFINITY, 0), floor.hausdorff(here, here, 1e-3));
    }

    @Test
    void degeneratePosesGiveFiniteAnswers() {
        for (Shape a : BOUNDED) {
            for (Shape b : BOUNDED.subList(BOUNDED.indexOf(a), BOUNDED.size())) {
                PointPair p = new Queries(a, b).nearest(Frame.IDENTITY, Frame.IDENTITY);
                assertTrue(Double.isFinite(p.distance()), a + " " + b);
                for (int k = 0; k < 3; k++) {
                    assertTrue(Double.isFinite(p.onA()[k] + p.onB()[k]), a + " " + b);
                }
                PointPair s = new Queries(a, b).spanning(Frame.IDENTITY, Frame.IDENTITY);
                assertTrue(s.distance() > 0 && Double.isFinite(s.distance()), a + " " + b);
            }
        }
        assertArrayEquals(
                new double[] {0, 0, 1},
                new Queries(new Sphere(1), new Sphere(2))
                        .nearest(Frame.IDENTITY, Frame.IDENTITY)
                        .onA());
    }

    @Test
    void shapesWithoutEndCannotBeAskedAboutEachOther() {
        assertThrows(ModelException.class, () -> new Queries(new HalfSpace(), new HalfSpace()));
        Queries seat = new Queries(new Cavity(1), new Sphere(0.9));
        assertFalse(seat.collide(Frame.IDENTITY, Frame.at(0.05, 0, 0)));
        assertEquals(0.05, seat.distance(Frame.IDENTITY, Frame.at(0.05, 0, 0)), 1e-15);
    }
}
