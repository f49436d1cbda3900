package org.condyle.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.pair.ManifoldPair;
import org.condyle.geometry.shape.Box;
import org.condyle.geometry.shape.Capsule;
import org.condyle.geometry.shape.Cylinder;
import org.condyle.geometry.shape.Sphere;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Shape;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.contact.ContactSet;
import org.condyle.scenes.Overlap;
import org.condyle.scenes.Solid;
import org.junit.jupiter.api.Test;

class ManifoldPairTest {
    private static final double[] NO_MEMORY = {};

    private final Random random = new Random(20261118);
    private final Motion motion = new Motion(3);
    private final ContactSet found = new ContactSet(4);

    private static ContactGeometry pair(Shape a, Shape b) {
        return new ManifoldPair(new Surface("a", 1, Frame.IDENTITY, a), new Surface("b", 2, Frame.IDENTITY, b));
    }

    private void place(int body, double[] p, double[] rotation) {
        System.arraycopy(p, 0, motion.placement, Motion.SIZE * body, 3);
        System.arraycopy(rotation, 0, motion.placement, Motion.SIZE * body + 3, 9);
    }

    private static double[] none() {
        return Rotations.about(1, 0, 0, 0);
    }

    private double[] anyRotation() {
        double x = random.nextGaussian(), y = random.nextGaussian(), z = random.nextGaussian();
        double size = Math.sqrt(x * x + y * y + z * z);
        return Rotations.about(x / size, y / size, z / size, 2 * Math.PI * random.nextDouble());
    }

    private double length() {
        return 0.03 + 0.1 * random.nextDouble();
    }

    private Solid anySolid(int kind) {
        return switch (kind) {
            case 0 -> Solid.box(length(), length(), length());
            case 1 -> Solid.capsule(0.5 * length(), length());
            case 2 -> Solid.cylinder(0.5 * length(), length());
            case 3 -> Solid.ellipsoid(0.5 * length(), 0.5 * length(), 0.5 * length());
            case 4 -> Solid.sphere(0.5 * length());
            default -> {
                double[] points = new double[3 * 12];
                for (int i = 0; i < points.length; i++) {
                    points[i] = 0.05 * random.nextGaussian();
                }
                yield Solid.hull(points);
            }
        };
    }

    private void find(ContactGeometry pair) {
        pair.find(motion, NO_MEMORY, 0, found);
    }

    @Test
    void gapOfAnyTwoSolidsAnywhereIsThatOfTheirSupportFunctions() {
        int overlapping = 0, apart = 0;
        for (int k = 0; k < 600; k++) {
            Solid a = anySolid(k % 6), b = anySolid(random.nextInt(6));
            Surface first = new Surface("a", 1, Frame.IDENTITY, a.shape()),
                    second = new Surface("b", 2, Frame.IDENTITY, b.shape());
            if (!ManifoldPair.suits(a.shape(), b.shape())) {
                continue; // smooth on both sides
            }
            double[] p = {0.1 * random.nextGaussian(), 0.1 * random.nextGaussian(), 0.1 * random.nextGaussian()};
            double[] ra = anyRotation(), rb = anyRotation();
            place(1, new double[3], ra);
            place(2, p, rb);
            find(pair(a.shape(), b.shape()));
            Overlap judge = new Overlap(a, b);
            judge.place(new double[3], ra, p, rb);
            double depth = judge.depth(Double.NEGATIVE_INFINITY);
            if (found.count == 0) {
                assertTrue(found.gap > 0, "far apart");
            } else if (depth > 0.3 * Math.min(a.radius(), b.radius())) {
                assertTrue(found.gap < 0, "deep in each other, which is no contact any more");
            } else if (Math.sqrt(p[0] * p[0] + p[1] * p[1] + p[2] * p[2]) > a.radius() + b.radius()
                    || depth
                            < -0.2
                                    * Math.min(
                                            a.radius(),
                                            b.radius())) { // the judge proves that they are apart, not by how much
                assertTrue(found.gap >= -depth - 1e-9, a + " and " + b);
            } else {
                assertEquals(-depth, found.gap, 2e-6 * Math.min(a.radius(), b.radius()), a + " and " + b);
                overlapping += depth > 0 ? 1 : 0;
                apart += depth > 0 ? 0 : 1;
            }
        }
        assertTrue(overlapping > 40 && apart > 10, overlapping + " overlapping, " + apart + " apart");
    }

    @Test
    void aBrickOnALargerOneRestsOnItsFourCorners() {
        ContactGeometry pair = pair(new Box(0.4, 0.4, 0.1), new Box(0.2, 0.1, 0.06));
        place(1, new double[3], none());
        place(2, new double[] {0.05, 0.02, 0.08}, Rotations.about(0, 0, 1, 0.3));
        find(pair);
        assertEquals(4, found.count);
        assertEquals(0, found.gap, 1e-15);
        for (int i = 0; i < 4; i++) {
            assertEquals(1, found.normal[3 * i + 2], 1e-15);
            assertEquals(0.05, found.point[3 * i + 2], 1e-15);
            double x = found.point[3 * i] - 0.05, y = found.point[3 * i + 1] - 0.02;
            assertEquals(Math.hypot(0.1, 0.05), Math.hypot(x, y), 1e-12, "a corner of the upper brick");
        }
    }

    @Test
    void aCornerOverTheEdgeOfTheBrickBelowIsCutOff() {
        ContactGeometry pair = pair(new Box(0.2, 0.1, 0.06), new Box(0.2, 0.1, 0.06));
        place(1, new double[3], none());
        place(2, new double[] {0.03, 0, 0.0601}, none());
        find(pair);
        assertEquals(4, found.count);
        double low = Double.POSITIVE_INFINITY, high = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < found.count; i++) {
            assertEquals(-1e-4, found.depth[i], 1e-15);
            low = Math.min(low, found.point[3 * i]);
            high = Math.max(high, found.point[3 * i]);
        }
        assertEquals(-0.07, low, 1e-12);
        assertEquals(0.1, high, 1e-9);
    }

    @Test
    void aTiltedCylinderStandsOnTheLowestPointOfItsRim() {
        double tilt = 0.01, r = 0.05, half = 0.06;
        ContactGeometry pair = pair(new Box(0.4, 0.4, 0.1), new Cylinder(r, 2 * half));
        double[] turn = Rotations.about(Math.cos(0.2), Math.sin(0.2), 0, tilt); // between two corners of the rim
        double height = 0.05 + half * Math.cos(tilt) + r * Math.sin(tilt);
        place(1, new double[3], none());
        place(2, new double[] {0, 0, height}, turn);
        find(pair);
        assertEquals(0, found.gap, 1e-15);
    }

    @Test
    void capsulesBesideEachOtherTouchAtTheEndsOfTheirOverlap() {
        ContactGeometry pair = pair(new Capsule(0.02, 0.1), new Capsule(0.02, 0.1));
        place(1, new double[3], none());
        place(2, new double[] {0.04, 0, 0.03}, none());
        find(pair);
        assertEquals(2, found.count);
        assertEquals(0, found.gap, 1e-12);
        assertEquals(0.07, Math.abs(found.point[2] - found.point[5]), 1e-9);
    }

    @Test
    void aMeshThatIsCurvedOrHollowedIsNoPolyhedron() {
        Mesh cube = Mesh.flat(new Box(1, 1, 1).triangles(1));
        assertTrue(cube.polyhedron() != null);
        Mesh ball = Mesh.smooth(new Sphere(0.1).triangles(1e-4));
        assertTrue(ball.polyhedron() == null);
    }

    /** The distance changes no faster than the bound says: checked by moving both bodies a little. */
    @Test
    void noGapFallsFasterThanItsBound() {
        double[] course = new double[6];
        double h = 1e-5;
        for (int k = 0; k < 400; k++) {
            Solid a = anySolid(k % 6), b = anySolid(random.nextInt(6));
            if (!ManifoldPair.suits(a.shape(), b.shape())) {
                continue;
            }
            ContactGeometry pair = pair(a.shape(), b.shape());
            double[][] p = {new double[3], {0.15 * random.nextGaussian(), 0.15 * random.nextGaussian(), 0.1}};
            double[][] r = {anyRotation(), anyRotation()};
            double[][] v = new double[2][3], w = new double[2][3];
            for (int i = 0; i < 2; i++) {
                for (int c = 0; c < 3; c++) {
                    v[i][c] = random.nextGaussian();
                    w[i][c] = 5 * random.nextGaussian();
                }
                place(i + 1, p[i], r[i]);
                rates(i + 1, v[i], w[i], r[i]);
                course[2 * (i + 1)] = Math.sqrt(w[i][0] * w[i][0] + w[i][1] * w[i][1] + w[i][2] * w[i][2]);
            }
            find(pair);
            double before = found.gap, most = pair.closing(motion, course, found);
            if (found.count == 0 || before < 0) {
                continue;
            }
            for (int i = 0; i < 2; i++) {
                for (int j = 0; j < Motion.SIZE; j++) {
                    motion.placement[Motion.SIZE * (i + 1) + j] += h * motion.rate[Motion.SIZE * (i + 1) + j];
                }
            }
            find(pair);
            assertTrue(before - found.gap <= most * h + 1e-7, before + " " + found.gap + " " + most);
            assertFalse(Double.isNaN(most));
        }
    }

    private void rates(int body, double[] v, double[] w, double[] r) {
        System.arraycopy(v, 0, motion.rate, Motion.SIZE * body, 3);
        for (int c = 0; c < 3; c++) {
            double x = r[c], y = r[3 + c], z = r[6 + c];
            motion.rate[Motion.SIZE * body + 3 + c] = w[1] * z - w[2] * y;
            motion.rate[Motion.SIZE * body + 6 + c] = w[2] * x - w[0] * z;
            motion.rate[Motion.SIZE * body + 9 + c] = w[0] * y - w[1] * x;
        }
    }

    /** The edge reaches far beyond the face, where it would be deep; what counts is where they meet. */
    @Test
    void aFaceOnALongEdgeTouchesItAtBothEndsHoweverItIsTilted() {
        double bar = 0.1, wide = 0.015, across = 0.02;
        ContactGeometry pair = pair(new Box(bar, 0.4, bar), new Box(0.06, wide, across));
        for (int k = -90; k <= -30; k++) {
            double tilt = Math.pow(10, 0.1 * k), lean = 0.03;
            double[] turned = Mat3.times(Rotations.about(0, 1, 0, lean), Rotations.about(1, 0, 0, tilt));
            // the middle of its lower side is on the edge at x = z = bar/2
            double[] up = {turned[2], turned[5], turned[8]};
            double[] centre = {0.5 * bar + 0.5 * across * up[0], 0.5 * across * up[1], 0.5 * bar + 0.5 * across * up[2]
            };
            place(1, new double[3], none());
            place(2, centre, turned);
            find(pair);
            double low = Double.POSITIVE_INFINITY, high = Double.POSITIVE_INFINITY;
            for (int i = 0; i < found.count; i++) {
                boolean onEdge = Math.abs(found.point[3 * i] - 0.5 * bar) < 1e-3;
                double y = found.point[3 * i + 1];
                low = onEdge && y < -0.49 * wide ? Math.min(low, -found.depth[i]) : low;
                high = onEdge && y > 0.49 * wide ? Math.min(high, -found.depth[i]) : high;
            }
            double ends = 0.5 * wide * tilt;
            assertEquals(ends, high, 2e-3 * ends + 1e-12, "tilted by " + tilt);
            assertEquals(-ends, low, 2e-3 * ends + 1e-12, "tilted by " + tilt);
        }
    }
}
