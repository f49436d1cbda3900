package org.condyle.measures.wrap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;

class SurfaceDepthTest {
    @Test
    void pointsAtAKnownDistanceAlongTheNormalHaveThatDepth() {
        double a = 0.05, b = 0.04, c = 0.03;
        WrapShape.Ellipsoid ellipsoid = new WrapShape.Ellipsoid(a, b, c);
        Random random = new Random(1);
        for (int i = 0; i < 200; i++) {
            double u = 0.2 + 1.1 * random.nextDouble(), v = 0.2 + 1.1 * random.nextDouble();
            double[] x = {a * Math.sin(u) * Math.cos(v), b * Math.sin(u) * Math.sin(v), c * Math.cos(u)},
                    n = new double[3];
            ellipsoid.normal(x, 0, n, 0);
            double depth = -0.01 + 0.015 * random.nextDouble(); // less than the smallest radius of curvature, c²/a
            assertEquals(
                    depth,
                    SurfaceDepth.of(ellipsoid, x[0] - depth * n[0], x[1] - depth * n[1], x[2] - depth * n[2]),
                    1e-9);
        }
    }

    @Test
    void depthsInBallsCylindersAndRingsAreThoseOfTheirRadii() {
        assertEquals(0.01, SurfaceDepth.of(new WrapShape.Sphere(0.05), 0.04, 0, 0), 1e-15);
        assertEquals(-0.01, SurfaceDepth.of(new WrapShape.Cylinder(0.05, 1), 0, 0.06, 0.3), 1e-15);
        assertEquals(0.004, SurfaceDepth.of(new WrapShape.Torus(0.05, 0.01), 0, 0.05, 0.006), 1e-15);
        assertTrue(SurfaceDepth.of(new WrapShape.Torus(0.05, 0.01), 0, 0, 0) < 0); // the hole is outside
        assertEquals(0.03, SurfaceDepth.of(new WrapShape.Ellipsoid(0.05, 0.04, 0.03), 0, 0, 0), 1e-15);
    }
}
