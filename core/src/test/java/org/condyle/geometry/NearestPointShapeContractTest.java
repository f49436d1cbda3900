package org.condyle.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.condyle.geometry.shape.NearestPointShape;
import org.condyle.mechanics.Shape;
import org.condyle.mechanics.Triangles;
import org.condyle.scenes.Chance;
import org.junit.jupiter.api.Test;

/** What every projection promises, at random points and at awkward ones. */
public abstract class NearestPointShapeContractTest {
    abstract List<? extends NearestPointShape> shapes();

    /**
     * How much is asked of a shape.
     *
     * @param trials    number of random points
     * @param accuracy  error of distances and places allowed, relative to the size of the shape
     * @param curvature error of curvatures allowed, relative to the largest
     */
    public record Strictness(int trials, double accuracy, double curvature) {}

    Strictness strictness(NearestPointShape s) {
        return new Strictness(1000, 2e-15, 1e-6);
    }

    /** Points where the nearest one may be hard to find or not be unique; the contract asks for finite answers there. */
    List<double[]> awkward(NearestPointShape s) {
        double size = size(s);
        List<double[]> points = new ArrayList<>();
        double[] steps = {0, 0.5 * size, -0.5 * size, 1e-9 * size, 1e-300, 3 * size, 1e6 * size};
        for (double x : steps) {
            for (double y : steps) {
                for (double z : steps) {
                    points.add(new double[] {x, y, z});
                }
            }
        }
        return points;
    }

    /** False where closedness is not to be had and inside is known by the normal alone. */
    boolean closed(NearestPointShape s) {
        return true;
    }

    static double size(Shape s) {
        return ShapeContractTest.size(s);
    }

    /** A point in a box one and a half times as large as the shape. */
    static double[] near(NearestPointShape s, Chance chance) {
        double[] b = new double[6];
        s.bounds(b);
        double[] x = new double[3];
        for (int i = 0; i < 3; i++) {
            double low = Double.isFinite(b[i]) ? b[i] : -1, high = Double.isFinite(b[3 + i]) ? b[3 + i] : 1;
            double middle = (low + high) / 2, reach = 0.75 * (high - low) + 0.05 * size(s);
            x[i] = chance.in(middle - reach, middle + reach);
        }
        return x;
    }

    static double[] room(NearestPointShape s) {
        return new double[6 + s.hintSize()];
    }

    static double project(NearestPointShape s, double[] x, double[] out) {
        return s.project(x[0], x[1], x[2], ShapeContractTest.noHint(s), 0, out);
    }

    /** Within the reach a place is the nearest of all points along its normal, and a glance from the hint of another place finds it. */
    @Test
    void placesWithinTheReachAreNearest() {
        for (NearestPointShape s : shapes()) {
            Chance chance = new Chance(3);
            double most = Math.min(s.reach(), size(s));
            double[] out = room(s), again = room(s), hint = ShapeContractTest.noHint(s);
            for (int i = 0; i < strictness(s).trials() && s.reach() > 0; i++) {
                project(s, near(s, chance), out);
                double d = 0.99 * chance.in(-most, most);
                if (onRim(s, out, again)) {
                    continue; // its direction is that from the rim to the point, which is no normal
                }
                double[] x = new double[3];
                for (int k = 0; k < 3; k++) {
                    x[k] = out[k] + d * out[3 + k];
                }
                double away = s.glance(x[0], x[1], x[2], hint, 0, again);
                System.arraycopy(again, 6, hint, 0, s.hintSize());
                String what = s + " at " + Arrays.toString(x);
                double exact = project(s, x, again);
                // over a rim, or by kinks of an interpolation, another place can be a little nearer
                assertEquals(Math.abs(exact), Math.abs(away), 1e-4 * size(s), what);
                assertTrue(Math.abs(exact) > Math.abs(d) - 1e-3 * size(s), what);
            }
        }
    }

    /** Whether a place is on the rim of an open surface: a little way back through it, other places are nearer. */
    private static boolean onRim(NearestPointShape s, double[] place, double[] scratch) {
        double back = 1e-5 * size(s);
        double[] x = new double[3];
        for (int k = 0; k < 3; k++) {
            x[k] = place[k] - back * place[3 + k];
        }
        return Math.abs(project(s, x, scratch)) < 0.99 * back;
    }

    @Test
    void nearestPointLiesOnTheSurfaceAlongTheNormal() {
        for (NearestPointShape s : shapes()) {
            Chance chance = new Chance(1);
            double slack = strictness(s).accuracy() * size(s) * 4;
            double[] out = room(s), again = room(s);
            for (int i = 0; i < strictness(s).trials(); i++) {
                double[] x = near(s, chance);
                double d = project(s, x, out);
                String what = s + " at " + Arrays.toString(x);
                assertEquals(1, Math.hypot(out[3], Math.hypot(out[4], out[5])), 1e-14, what);
                for (int k = 0; k < 3; k++) {
                    assertEquals(x[k], out[k] + d * out[3 + k], slack, what);
                }
                double rest = s.project(out[0], out[1], out[2], ShapeContractTest.noHint(s), 0, again);
                assertEquals(0, rest, slack, what);
            }
        }
    }

    @Test
    void cheapBoundIsNotAboveTheDistance() {
        for (NearestPointShape s : shapes()) {
            Chance chance = new Chance(4);
            double[] out = room(s);
            for (int i = 0; i < strictness(s).trials(); i++) {
                double[] x = near(s, chance);
                double below = s.below(x[0], x[1], x[2], out), d = project(s, x, out);
                assertTrue(
                        below <= d + strictness(s).accuracy() * size(s),
                        s + " at " + Arrays.toString(x) + ": " + below + " over " + d);
            }
        }
    }

    @Test
    void noSampleOfTheSurfaceIsNearer() {
        for (NearestPointShape s : shapes()) {
            Chance chance = new Chance(2);
            double tolerance = 0.01 * size(s);
            Triangles t = s.triangles(tolerance);
            double[] v = t.vertices(), out = room(s);
            double longest = longestEdge(t);
            for (int i = 0; i < strictness(s).trials() / 10; i++) {
                double[] x = near(s, chance);
                double d = Math.abs(project(s, x, out)), least = Double.POSITIVE_INFINITY;
                for (int k = 0; k < v.length; k += 3) {
                    least = Math.min(least, Math.hypot(v[k] - x[0], Math.hypot(v[k + 1] - x[1], v[k + 2] - x[2])));
                }
                String what = s + " at " + Arrays.toString(x);
                assertTrue(
                        d <= least + 10 * strictness(s).accuracy() * size(s),
                        what + ": " + d + " but a sample at " + least);
                if (closed(s)) {
                    assertTrue(least <= d + longest + tolerance, what + ": " + d + " but no sample below " + least);
                }
            }
        }
    }

    private static double longestEdge(Triangles t) {
        double[] c = new double[12];
        double longest = 0;
        for (int f = 0; f < t.faces(); f++) {
            TriangleSums.corners(t, f, c);
            System.arraycopy(c, 0, c, 9, 3);
            for (int k = 0; k < 9; k += 3) {
                longest = Math.max(
                        longest, Math.hypot(c[k + 3] - c[k], Math.hypot(c[k + 4] - c[k + 1], c[k + 5] - c[k + 2])));
            }
        }
        return longest;
    }

    @Test
    void distanceIsNegativeInside() {
        for (NearestPointShape s : shapes()) {
            if (!closed(s)) {
                continue;
            }
            Chance chance = new Chance(3);
            double tolerance = 0.01 * size(s);
            Triangles t = s.triangles(tolerance);
            double about = TriangleSums.massProperties(t)[0] < 0 ? 1 : 0; // the solid may lie outside its wall
            double[] out = room(s);
            for (int i = 0; i < strictness(s).trials() / 10; i++) {
                double[] x = near(s, chance);
                double d = project(s, x, out);
                if (Math.abs(d) > 2 * tolerance) {
                    boolean inside = TriangleSums.winding(t, x) + about > 0.5;
                    assertEquals(inside, d < 0, s + " at " + Arrays.toString(x));
                }
            }
        }
    }

    @Test
    void distanceChangesNoFasterThanThePoint() {
        for (NearestPointShape s : shapes()) {
            Chance chance = new Chance(4);
            double[] out = room(s);
            for (int i = 0; i < strictness(s).trials(); i++) {
                double[] x = near(s, chance), y = near(s, chance);
                if (i % 2 == 0) {
                    double[] step = chance.vector(1e-3 * size(s));
                    for (int k = 0; k < 3; k++) {
                        y[k] = x[k] + step[k];
                    }
                }
                double apart = Math.hypot(x[0] - y[0], Math.hypot(x[1] - y[1], x[2] - y[2]));
                double change = Math.abs(project(s, x, out) - project(s, y, out));
                assertTrue(change <= apart + 10 * strictness(s).accuracy() * size(s), s + " at " + Arrays.toString(x));
            }
        }
    }

    @Test
    void awkwardPointsGiveFiniteAnswers() {
        for (NearestPointShape s : shapes()) {
            List<double[]> points = new ArrayList<>(awkward(s));
            double[] v = s.triangles(0.1 * size(s)).vertices();
            for (int k = 0; k < v.length; k += 3) {
                points.add(new double[] {v[k], v[k + 1], v[k + 2]});
            }
            double[] out = room(s), tensor = new double[6];
            for (double[] x : points) {
                double d = project(s, x, out);
                String what = s + " at " + Arrays.toString(x) + ": " + d + ", " + Arrays.toString(out);
                assertTrue(Double.isFinite(d), what);
                for (int k = 0; k < 6; k++) {
                    assertTrue(Double.isFinite(out[k]), what);
                }
                assertEquals(1, Math.hypot(out[3], Math.hypot(out[4], out[5])), 1e-14, what);
                double away = Math.hypot(x[0] - out[0], Math.hypot(x[1] - out[1], x[2] - out[2]));
                assertEquals(Math.abs(d), away, 4 * strictness(s).accuracy() * (size(s) + Math.abs(d)), what);
                s.curvature(out[0], out[1], out[2], tensor);
                for (double k : tensor) {
                    assertTrue(!Double.isNaN(k), what + " curvature " + Arrays.toString(tensor));
                }
            }
        }
    }

    @Test
    void aHintOfItsOwnChangesNothing() {
        for (NearestPointShape s : shapes()) {
            Chance chance = new Chance(5);
            double[] out = room(s), again = room(s);
            for (int i = 0; i < strictness(s).trials() / 5; i++) {
                double[] x = near(s, chance);
                double d = project(s, x, out);
                double e = s.project(x[0], x[1], x[2], out, 6, again);
                assertEquals(d, e, 4 * strictness(s).accuracy() * size(s), s + " at " + Arrays.toString(x));
            }
        }
    }

    @Test
    void curvatureIsTheChangeOfTheNormal() {
        for (NearestPointShape s : shapes()) {
            Chance chance = new Chance(6);
            double step = 2e-6 * size(s);
            double[] out = room(s), plus = room(s), minus = room(s), k = new double[6];
            for (int i = 0; i < strictness(s).trials() / 2; i++) {
                project(s, near(s, chance), out);
                s.curvature(out[0], out[1], out[2], k);
                if (Double.isInfinite(k[0])) {
                    continue; // an edge
                }
                double[] t = chance.vector(1);
                double along = t[0] * out[3] + t[1] * out[4] + t[2] * out[5];
                for (int j = 0; j < 3; j++) {
                    t[j] -= along * out[3 + j];
                }
                project(s, new double[] {out[0] + step * t[0], out[1] + step * t[1], out[2] + step * t[2]}, plus);
                project(s, new double[] {out[0] - step * t[0], out[1] - step * t[1], out[2] - step * t[2]}, minus);
                double[] change = {
                    k[0] * t[0] + k[3] * t[1] + k[4] * t[2],
                    k[3] * t[0] + k[1] * t[1] + k[5] * t[2],
                    k[4] * t[0] + k[5] * t[1] + k[2] * t[2]
                };
                double largest = Math.max(1 / size(s), Math.abs(k[0]) + Math.abs(k[1]) + Math.abs(k[2]));
                for (int j = 0; j < 3; j++) {
                    double difference = (plus[3 + j] - minus[3 + j]) / (2 * step);
                    assertEquals(
                            change[j],
                            difference,
                            strictness(s).curvature() * largest,
                            s + " at " + Arrays.toString(out));
                }
            }
        }
    }

    @Test
    void thicknessIsPositive() {
        for (NearestPointShape s : shapes()) {
            assertTrue(s.halfThickness() > 0, s.toString());
        }
    }
}
