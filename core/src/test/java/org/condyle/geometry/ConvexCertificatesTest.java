package org.condyle.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.condyle.geometry.shape.Box;
import org.condyle.geometry.shape.Capsule;
import org.condyle.geometry.shape.Convex;
import org.condyle.geometry.shape.Cylinder;
import org.condyle.geometry.shape.Ellipsoid;
import org.condyle.geometry.shape.HalfSpace;
import org.condyle.geometry.shape.Sphere;
import org.condyle.geometry.shape.Superquadric;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every pair of convex shapes in ten thousand poses. How far the shapes reach along a direction d says by how much they
 * must move along d to come free, f(d); apart, -f(d) is a lower bound of the distance. So a normal whose -f is the distance
 * of two points, one of each shape, is proven right. Overlapping, f of the normal must be the depth and no direction may
 * have less: of two hundred, and of those that go downhill from the best.
 */
class ConvexCertificatesTest {
    private static final int DIRECTIONS = 200;
    private static final double[] SPHERE = directions();

    record Case(Convex a, Convex b, double near, double far, double accuracy) {}

    /** Accuracies: to rounding for closed forms and smooth shapes, that of GJK and EPA where there are edges. */
    static List<Case> cases() {
        Sphere ball = new Sphere(0.25);
        Box box = new Box(0.4, 0.7, 1.1);
        Capsule capsule = new Capsule(0.15, 0.7);
        Cylinder cylinder = new Cylinder(0.3, 0.9);
        Ellipsoid egg = new Ellipsoid(0.5, 0.3, 0.2);
        Superquadric pillow = new Superquadric(0.3, 0.2, 0.5, 0.7, 1.3);
        return List.of(
                new Case(ball, new Sphere(0.4), 0.3, 1, 1e-14),
                new Case(ball, box, 0.2, 1, 1e-14),
                new Case(ball, capsule, 0.1, 0.9, 1e-14),
                new Case(ball, cylinder, 0.2, 1, 1e-14),
                new Case(ball, egg, 0.2, 0.9, 1e-14),
                new Case(ball, pillow, 0.2, 0.9, 1e-12),
                new Case(box, new Box(0.3, 0.5, 0.6), 0.2, 1.2, 1e-13),
                new Case(box, capsule, 0.2, 1.2, 1e-8),
                new Case(box, cylinder, 0.2, 1.3, 1e-8),
                new Case(box, egg, 0.2, 1.2, 1e-8),
                new Case(box, pillow, 0.2, 1.2, 1e-8),
                new Case(capsule, new Capsule(0.2, 0.3), 0.1, 1, 1e-13),
                new Case(capsule, cylinder, 0.2, 1.2, 1e-8),
                new Case(capsule, egg, 0.2, 1, 1e-8),
                new Case(capsule, pillow, 0.2, 1, 1e-8),
                new Case(cylinder, new Cylinder(0.2, 0.5), 0.2, 1.1, 1e-8),
                new Case(cylinder, egg, 0.2, 1.2, 1e-8),
                new Case(cylinder, pillow, 0.2, 1.2, 1e-8),
                new Case(egg, new Ellipsoid(0.3, 0.3, 0.6), 0.2, 1.1, 1e-12),
                new Case(egg, pillow, 0.2, 1, 1e-8),
                new Case(pillow, new Superquadric(0.3, 0.3, 0.3, 0.5, 0.6), 0.2, 1, 1e-8));
    }

    private static double[] directions() {
        double[] out = new double[3 * DIRECTIONS];
        double golden = Math.PI * (3 - Math.sqrt(5));
        for (int i = 0; i < DIRECTIONS; i++) {
            double z = 1 - (2 * i + 1.0) / DIRECTIONS, across = Math.sqrt(1 - z * z);
            out[3 * i] = across * Math.cos(golden * i);
            out[3 * i + 1] = across * Math.sin(golden * i);
            out[3 * i + 2] = z;
        }
        return out;
    }

    @ParameterizedTest
    @MethodSource("cases")
    void theNormalIsProvenByTwoPointsOrByAllDirections(Case c) {
        PoseTrials t = new PoseTrials(c.a, c.b, c.near, c.far);
        SupportFunction reachA = SupportFunction.of(c.a), reachB = SupportFunction.of(c.b);
        SignedDistance fromA = SignedDistance.of(c.a), fromB = SignedDistance.of(c.b);
        t.run(PoseTrials.POSES, () -> {
            double[] r = t.relative();
            SignedDistance f = (x, y, z) -> reachA.along(x, y, z)
                    + reachB.along(
                            -(r[3] * x + r[6] * y + r[9] * z),
                            -(r[4] * x + r[7] * y + r[10] * z),
                            -(r[5] * x + r[8] * y + r[11] * z))
                    - r[0] * x
                    - r[1] * y
                    - r[2] * z;
            double depth = -t.gap(), deepest = t.two.pair.maxValidDepth();
            // nearly one in the other EPA ends at 160 vertices: of ten thousand poses one is off by 2e-5
            double slack = depth > 0.9 * deepest ? 1e4 * c.accuracy : c.accuracy;
            // points by 5e-5 then, most by less than 1e-10
            double aside = slack < 1e-9 ? slack : 1e-4;
            if (t.deepest >= 0) {
                double[] n = t.normalA;
                assertEquals(depth, f.at(n[0], n[1], n[2]), 2 * slack, () -> t + ": reach along the normal");
                // a manifold of boxes has one point of a face and one opposite to it, which may be inside
                boolean boxes = c.a instanceof Box && c.b instanceof Box;
                assertOn(fromA.at(t.onA[0], t.onA[1], t.onA[2]), boxes ? depth : 0, aside, "A", t);
                assertOn(fromB.at(t.onB[0], t.onB[1], t.onB[2]), boxes ? depth : 0, aside, "B", t);
            }
            if (t.gap() < 0 || t.deepest < 0) {
                double least = least(f, depth);
                assertTrue(least >= depth - slack, () -> t + ": " + least + " frees sooner than " + depth);
            }
        });
    }

    static List<Convex> onAFloor() {
        return List.of(
                new Box(0.4, 0.7, 1.1),
                new Capsule(0.15, 0.7),
                new Cylinder(0.3, 0.9),
                new Ellipsoid(0.5, 0.3, 0.2),
                new Superquadric(0.3, 0.2, 0.5, 0.7, 1.3));
    }

    /** A wall has one direction: the reach along it is the gap, the point of B is a point of it and lies so deep. */
    @ParameterizedTest
    @MethodSource("onAFloor")
    void aFloorIsReachedAsFarAsTheShapeReachesDown(Convex shape) {
        PoseTrials t = new PoseTrials(new HalfSpace(), shape, 0, 1.2);
        SupportFunction reach = SupportFunction.of(shape);
        SignedDistance from = SignedDistance.of(shape);
        t.run(PoseTrials.POSES, () -> {
            double[] r = t.relative();
            assertEquals(r[2] - reach.along(-r[9], -r[10], -r[11]), t.gap(), 1e-14, t::toString);
            assertEquals(1, t.normalA[2], 1e-14, t::toString);
            assertEquals(0, t.onA[2], 1e-14, () -> t + ": point of A");
            assertEquals(0, from.at(t.onB[0], t.onB[1], t.onB[2]), 1e-12, () -> t + ": point of B");
        });
    }

    private static void assertOn(double distance, double inside, double slack, String which, PoseTrials t) {
        assertTrue(distance <= slack && distance >= -inside - slack, () -> t + ": point of " + which + " " + distance);
    }

    /** The least of f: the best of all directions, and downhill from there by ever smaller steps to the sides. */
    private static double least(SignedDistance f, double bound) {
        double least = Double.POSITIVE_INFINITY, x = 0, y = 0, z = 1;
        for (int i = 0; i < SPHERE.length; i += 3) {
            double value = f.at(SPHERE[i], SPHERE[i + 1], SPHERE[i + 2]);
            if (value < least) {
                least = value;
                x = SPHERE[i];
                y = SPHERE[i + 1];
                z = SPHERE[i + 2];
            }
        }
        double step = 0.1;
        for (int round = 0; round < 40 && least >= bound; round++) {
            double fromX = x, fromY = y, fromZ = z;
            for (int k = 0; k < 6; k++) {
                double s = k % 2 == 0 ? step : -step;
                double u = fromX + (k / 2 == 0 ? s : 0),
                        v = fromY + (k / 2 == 1 ? s : 0),
                        w = fromZ + (k / 2 == 2 ? s : 0);
                double length = Math.sqrt(u * u + v * v + w * w), value = f.at(u / length, v / length, w / length);
                if (value < least) {
                    least = value;
                    x = u / length;
                    y = v / length;
                    z = w / length;
                }
            }
            step *= x == fromX && y == fromY && z == fromZ ? 0.4 : 1;
        }
        return least;
    }
}
