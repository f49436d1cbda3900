package org.condyle.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.mesh.Proximity;
import org.condyle.geometry.shape.Box;
import org.condyle.geometry.shape.Sphere;
import org.condyle.math.Rotations;
import org.condyle.mechanics.Shape;
import org.condyle.mechanics.Triangles;
import org.junit.jupiter.api.Test;

/** Queries against closed forms of balls and boxes, and against all pairs of points one by one. */
class ProximityTest {
    private static Mesh mesh(Shape shape, double tolerance, double[] turn, double x, double y, double z) {
        Triangles t = shape.triangles(tolerance);
        double[] v = t.vertices().clone();
        for (int k = 0; k < v.length; k += 3) {
            double[] p = {v[k], v[k + 1], v[k + 2]};
            for (int i = 0; i < 3; i++) {
                v[k + i] = (i == 0 ? x : i == 1 ? y : z)
                        + turn[3 * i] * p[0]
                        + turn[3 * i + 1] * p[1]
                        + turn[3 * i + 2] * p[2];
            }
        }
        return Mesh.flat(new Triangles(v, t.corners()));
    }

    private static final double[] NONE = {1, 0, 0, 0, 1, 0, 0, 0, 1};

    @Test
    void twoBalls() {
        Mesh a = mesh(new Sphere(0.02), 1e-4, NONE, 0, 0, 0), b = mesh(new Sphere(0.03), 1e-4, NONE, 0.06, 0, 0.08);
        Proximity p = new Proximity(a, b);
        assertFalse(p.collide());
        assertEquals(0.05, p.separation().distance(), 4e-4);
        assertEquals(0.15, p.spanning().distance(), 4e-4);
        assertEquals(0.09, p.hausdorff(1e-5).distance(), 4e-4); // far side of a, 0.12 - 0.03 from the surface of b
        assertEquals(0, p.penetration().atMost());
        Proximity deep = new Proximity(a, mesh(new Sphere(0.03), 1e-4, NONE, 0.024, 0, 0.032));
        assertTrue(deep.collide());
        assertEquals(0, deep.separation().distance());
        assertEquals(0.01, deep.penetration().atMost(), 4e-4);
        assertEquals(0.01, deep.penetration().atLeast(), 2e-3); // by corners
        Proximity inside =
                new Proximity(mesh(new Sphere(0.01), 1e-4, NONE, 0, 0, 0), mesh(new Sphere(0.03), 1e-4, NONE, 0, 0, 0));
        assertTrue(inside.collide());
        assertTrue(inside.separation().distance() > 0.019);
        assertEquals(0.04, inside.penetration().atMost(), 4e-4);
    }

    @Test
    void twoBoxes() {
        Mesh a = mesh(new Box(1, 2, 3), 1e-3, NONE, 0, 0, 0), b = mesh(new Box(1, 1, 1), 1e-3, NONE, 0.9, 0.2, 0.1);
        Proximity p = new Proximity(a, b);
        assertTrue(p.collide());
        assertEquals(0.1, p.penetration().atMost(), 1e-12);
        Proximity apart = new Proximity(a, mesh(new Box(1, 1, 1), 1e-3, NONE, 3, 4, 0));
        assertEquals(Math.hypot(2, 2.5), apart.separation().distance(), 1e-12);
        assertEquals(Math.hypot(Math.hypot(4, 5.5), 2), apart.spanning().distance(), 1e-12);
        // the farthest corner of a from b: (-0.5, -1, ±1.5), nearest point of b (2.5, 3.5, ±0.5)
        assertEquals(Math.sqrt(9 + 20.25 + 1), apart.hausdorff(1e-9).distance(), 1e-9);
        assertTrue(apart.hausdorff(1e-9).error() <= 1e-9);
    }

    /** Distances are largest inside of a face if the other surface has an edge below it. */
    @Test
    void theFarthestPointNeedNotBeACorner() {
        Mesh roof = Mesh.flat(
                new Triangles(new double[] {-1, -1, 1, 1, -1, 1, 1, 1, 1, -1, 1, 1}, new int[] {0, 1, 2, 0, 2, 3}));
        Mesh walls = Mesh.flat(new Triangles(
                new double[] {-1, -2, 0, -1, 2, 0, -1, 0, 3, 1, -2, 0, 1, 2, 0, 1, 0, 3},
                new int[] {0, 1, 2, 3, 4, 5}));
        Proximity.Found found = new Proximity(roof, walls).hausdorff(1e-9);
        assertEquals(1, found.distance(), 1e-9);
        assertEquals(0, found.onA()[0], 1e-6);
    }

    @Test
    void queriesAgreeWithAllPairsAndDoNotDependOnTheOrder() {
        Random random = new Random(11);
        for (int n = 0; n < 20; n++) {
            double[] turn = Rotations.about(0.6, 0, 0.8, 6 * random.nextDouble());
            Mesh a = mesh(new Box(0.2, 0.1 + random.nextDouble(), 0.4), 1e-3, turn, 0, 0, 0);
            Mesh b = mesh(new Sphere(0.3), 0.02, NONE, 2 * random.nextDouble() - 1, 1, random.nextDouble());
            Proximity p = new Proximity(a, b), q = new Proximity(b, a);
            double least = 1e9, most = 0;
            for (int i = 0; i < a.vertices.length; i += 3) {
                for (int j = 0; j < b.vertices.length; j += 3) {
                    double d = Math.hypot(
                            Math.hypot(a.vertices[i] - b.vertices[j], a.vertices[i + 1] - b.vertices[j + 1]),
                            a.vertices[i + 2] - b.vertices[j + 2]);
                    least = Math.min(least, d);
                    most = Math.max(most, d);
                }
            }
            assertEquals(most, p.spanning().distance(), 1e-12);
            assertEquals(p.separation().distance(), q.separation().distance(), 1e-12);
            assertTrue(p.separation().distance() <= least + 1e-12);
            if (p.separation().distance() > 0 && !p.collide()) {
                Proximity.Found s = p.separation();
                double d = Math.hypot(
                        Math.hypot(s.onA()[0] - s.onB()[0], s.onA()[1] - s.onB()[1]), s.onA()[2] - s.onB()[2]);
                assertEquals(s.distance(), d, 1e-12, "its points are as far as it says");
                assertTrue(p.hausdorff(1e-6).distance() >= s.distance());
            }
            assertEquals(p.penetration().atMost(), q.penetration().atMost(), 1e-4);
            assertTrue(p.penetration().atLeast() <= p.penetration().atMost());
        }
    }
}
