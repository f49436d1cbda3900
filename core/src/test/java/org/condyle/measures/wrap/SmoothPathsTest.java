package org.condyle.measures.wrap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.condyle.math.Mat3;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.State;
import org.condyle.scenes.Chance;
import org.condyle.scenes.Seeds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Lengths by exact rules over one, two and three surfaces that do not overlap change without jumps, and their gradients are
 * the directions of the ends. Surfaces are as large as their distances, so that a path often has to find its way between them.
 */
class SmoothPathsTest {
    private static final int STEPS = 100;

    /** Surfaces, two ends and their motion. */
    private record Scene(List<PathWrap> wraps, double[] ends, double[] motion) {
        WrappedPath path(double[] e) {
            return new WrappedPath(
                    List.of(new PathPoint(0, e[0], e[1], e[2]), new PathPoint(0, e[3], e[4], e[5])), wraps);
        }

        double[] at(double t) {
            double[] e = ends.clone();
            for (int i = 0; i < 6; i++) {
                e[i] += t * motion[i];
            }
            return e;
        }

        Measure.Reading read(double t) {
            WrappedPath path = path(at(t));
            Measure.Reading reading = new Measure.Reading(path);
            path.read(new State(0, 0, 0, 0), new Motion(1), reading);
            return reading;
        }

        double length(double t) {
            return read(t).value;
        }

        double straight(double t) {
            double[] e = at(t);
            return Math.sqrt(square(e[3] - e[0]) + square(e[4] - e[1]) + square(e[5] - e[2]));
        }

        /** dL/dt from the pulls at the ends. */
        double slope(double t) {
            double[] pull = path(at(t)).endPulls(read(t));
            double sum = 0;
            for (int i = 0; i < 6; i++) {
                sum += pull[i] * motion[i];
            }
            return sum;
        }

        /** The largest slope that a length can have. */
        double speed() {
            return Math.sqrt(square(motion[0]) + square(motion[1]) + square(motion[2]))
                    + Math.sqrt(square(motion[3]) + square(motion[4]) + square(motion[5]));
        }

        /** Whether an end passes the wall of a surface with a side between two times. */
        boolean passesWall(double from, double to) {
            for (PathWrap w : wraps) {
                for (int end = 0; end < 6; end += 3) {
                    if (behind(w.surface(), at(from), end) != behind(w.surface(), at(to), end)) {
                        return true;
                    }
                }
            }
            return false;
        }

        private static boolean behind(WrapSurface w, double[] e, int end) {
            if (w.side().all()) {
                return false;
            }
            double[] o = w.frame().origin(), d = {e[end] - o[0], e[end + 1] - o[1], e[end + 2] - o[2]};
            double[] x = new double[3];
            Mat3.times(Mat3.transpose(w.frame().rotation()), 0, d[0], d[1], d[2], x, 0);
            int k = w.side().axis;
            return w.side().sign * x[k] < 0 && x[1 - k] > 0;
        }
    }

    private static double square(double x) {
        return x * x;
    }

    private static Scene scene(Chance c, String kind, int count, boolean sided) {
        List<PathWrap> wraps = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            double r = c.in(.008, .024), shape = c.in(0, 4);
            String own = !kind.equals("any")
                    ? kind
                    : List.of("sphere", "cylinder", "ellipsoid", "torus").get((int) shape);
            double[] at = {(i - .5 * (count - 1)) * .1, c.in(-.02, .02), c.in(-.02, .02)};
            double[] across = tilt(c); // z within 24 degrees of the world's
            boolean wall = sided && own.equals("cylinder"); // only there a shortest path can be held on one side
            Side side =
                    wall ? List.of(Side.X, Side.MINUS_X, Side.Y, Side.MINUS_Y).get((int) c.in(0, 4)) : Side.ALL;
            WrapShape s = switch (own) {
                case "sphere" -> new WrapShape.Sphere(1.5 * r);
                case "cylinder" -> new WrapShape.Cylinder(r, 1);
                case "ellipsoid" -> new WrapShape.Ellipsoid(1.5 * r, r * c.in(.6, 1.5), r * c.in(.6, 1.5));
                default -> new WrapShape.Torus(1.5 * r, r * c.in(.1, .6));
            };
            double[] turn = own.equals("torus") // through its hole
                    ? Mat3.times(new double[] {0, 0, 1, 0, 1, 0, -1, 0, 0}, across)
                    : own.equals("cylinder") ? across : c.rotation();
            wraps.add(new PathWrap(new WrapSurface("s" + i, 0, new Frame(at, turn), s, side, true)));
        }
        double[] ends = {
            c.in(-.2, -.16), c.in(-.03, .03), c.in(-.03, .03), c.in(.16, .2), c.in(-.03, .03), c.in(-.03, .03)
        };
        return new Scene(wraps, ends, c.numbers(6, .03));
    }

    private static double[] tilt(Chance c) {
        double a = c.in(-.3, .3), b = c.in(-.3, .3), g = c.in(-3, 3);
        double[] x = {1, 0, 0, 0, Math.cos(a), -Math.sin(a), 0, Math.sin(a), Math.cos(a)};
        double[] y = {Math.cos(b), 0, -Math.sin(b), 0, 1, 0, Math.sin(b), 0, Math.cos(b)};
        double[] z = {Math.cos(g), -Math.sin(g), 0, Math.sin(g), Math.cos(g), 0, 0, 0, 1};
        return Mat3.times(Mat3.times(x, y), z);
    }

    /**
     * Steps of half a millimetre: no length changes by more than its ends move. Where surfaces with sides, or ellipsoids,
     * follow each other, a few steps of ten thousand do jump: one surface reaches behind the wall of another one, or none of
     * the ways that are tried is the shortest.
     */
    @ParameterizedTest
    @CsvSource({
        "sphere,1,false,0",
        "sphere,2,false,0",
        "sphere,3,false,0",
        "cylinder,1,false,0",
        "cylinder,2,false,0",
        "cylinder,3,false,0",
        "cylinder,1,true,0",
        "cylinder,2,true,5",
        "ellipsoid,1,false,0",
        "ellipsoid,2,false,5",
        "torus,1,false,0",
        "torus,2,false,0",
        "any,2,false,5"
    })
    void lengthsDoNotJump(String kind, int count, boolean sided, int allowed) {
        Chance chance = new Chance(31 * count + kind.length());
        int jumps = 0, touching = 0;
        StringBuilder where = new StringBuilder();
        for (int n = 0; n < 100; n++) {
            Scene s = scene(chance, kind, count, sided);
            double before = s.length(0);
            for (int i = 1; i <= STEPS; i++) {
                double t = (double) i / STEPS, now = s.length(t);
                assertTrue(now >= s.straight(t) - 1e-14, "scene " + n + ", step " + i); // a number, too
                touching += now > s.straight(t) + 1e-12 ? 1 : 0;
                if (Math.abs(now - before) > s.speed() / STEPS * 1.000001 && !s.passesWall((i - 1.0) / STEPS, t)) {
                    jumps++;
                    where.append(" scene ")
                            .append(n)
                            .append(" step ")
                            .append(i)
                            .append(": ")
                            .append(now - before);
                }
                before = now;
            }
        }
        assertTrue(jumps <= allowed, jumps + " jumps," + where);
        assertTrue(touching > 2000, "touching: " + touching);
    }

    /** Ten thousand short motions, any surfaces: continuous, and the slope is that of the ends to 1e-8. */
    @Test
    void lengthsAreSmoothAlongRandomMotions() {
        Chance chance = new Chance(77);
        int touching = 0, exact = 0;
        int motions = Seeds.of(10_000, 2_000);
        for (int n = 0; n < motions; n++) {
            Scene s = scene(chance, "any", 1 + n % 3 % 2, n % 5 == 4 && n % 2 == 0);
            double h = 1e-3, slope = s.slope(0); // of some 30 mm
            double[] x = {s.length(-2 * h), s.length(-h), s.length(0), s.length(h), s.length(2 * h)};
            String what = "motion " + n;
            touching += x[2] > s.straight(0) + 1e-12 ? 1 : 0;
            double fine = (x[0] - 8 * x[1] + 8 * x[3] - x[4]) / (12 * h), close = 1e-6;
            assertEquals(slope, (s.length(close) - s.length(-close)) / (2 * close), 1e-5 * s.speed(), what);
            exact += Math.abs(slope - fine) < 1e-8 ? 1 : 0;
        }
        assertTrue(touching > 0.4 * motions, "touching: " + touching);
        // within ± 2 h some paths begin to touch, where the second derivative jumps
        assertTrue(exact > 0.97 * motions, "slopes to 1e-8: " + exact);
    }
}
