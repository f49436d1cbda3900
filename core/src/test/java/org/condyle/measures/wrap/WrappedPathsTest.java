package org.condyle.measures.wrap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Workspace;
import org.condyle.expression.Expression;
import org.condyle.expression.NameTable;
import org.condyle.measures.JointCoordinate;
import org.condyle.measures.MeasureContractTest;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.State;
import org.condyle.scenes.Chance;
import org.condyle.scenes.MixedTree;
import org.condyle.scenes.Seeds;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Paths over every kind of surface, through every kind of point, under the contract of measures. */
class WrappedPathsTest {
    private static final double[] AT_A = {0.2, -0.1, 0.3};
    private static final double[] AT_B = {2, -1, 2};
    private static final double[] AT_STONE = {0.3, 2.4, -2};

    private static PathPoint point(MixedTree f, int body, double[] at) {
        return new PathPoint(body, f.point(body, at), null, null);
    }

    /** Two long cylinders anywhere overlap often; so each has its own part of the path. */
    private static WrappedPath overRollers(MixedTree f, int a, int b, Side side) {
        return new WrappedPath(
                List.of(point(f, a, AT_A), point(f, b, AT_B), point(f, f.stone, AT_STONE)),
                List.of(part(on(f, f.stone, ROLLER, side, 5), 1, 2), part(on(f, 0, ROLLER, side, 6), 2, 3)));
    }

    private static PathWrap part(PathWrap wrap, int first, int last) {
        return new PathWrap(wrap.surface(), wrap.method(), first, last);
    }

    private static PathWrap on(MixedTree f, int body, WrapShape shape, Side side, long seed) {
        Frame frame = f.frame(body, new Chance(seed).frame(0.3));
        return new PathWrap(new WrapSurface("ball", body, frame, shape, side, true));
    }

    /** A path from a to b over the stone, and on to the stone over a surface in the ground. */
    private static WrappedPath over(MixedTree f, int a, int b, WrapShape shape, Side side) {
        return new WrappedPath(
                List.of(point(f, a, AT_A), point(f, b, AT_B), point(f, f.stone, AT_STONE)),
                List.of(on(f, f.stone, shape, side, 5), on(f, 0, shape, side, 6)));
    }

    static final WrapShape BALL = new WrapShape.Sphere(0.8);
    static final WrapShape ROLLER = new WrapShape.Cylinder(0.7, 6);
    static final WrapShape EGG = new WrapShape.Ellipsoid(1.1, 0.8, 0.6);

    @Nested
    class OverSpheres extends MeasureContractTest {
        @Override
        protected Measure measure(MixedTree forest, int a, int b) {
            return over(forest, a, b, BALL, Side.ALL);
        }
    }

    @Nested
    class OverCylinders extends MeasureContractTest {
        @Override
        protected Measure measure(MixedTree forest, int a, int b) {
            return overRollers(forest, a, b, Side.ALL);
        }
    }

    @Nested
    class OverOneSideOfCylinders extends MeasureContractTest {
        @Override
        protected Measure measure(MixedTree forest, int a, int b) {
            return overRollers(forest, a, b, Side.Y); // no end passes its wall in these motions
        }
    }

    @Nested
    class OverEllipsoids extends MeasureContractTest {
        @Override
        protected Measure measure(MixedTree forest, int a, int b) {
            return over(forest, a, b, EGG, Side.ALL);
        }
    }

    @Nested
    class OverSurfacesOneAfterTheOther extends MeasureContractTest {
        @Override
        protected int eachSpeed() {
            return Seeds.of(1, 6);
        }

        @Override
        protected Measure measure(MixedTree forest, int a, int b) {
            return new WrappedPath(
                    List.of(point(forest, a, AT_A), point(forest, b, AT_B)),
                    List.of(
                            on(forest, forest.stone, BALL, Side.ALL, 21),
                            on(forest, forest.twig, new WrapShape.Cylinder(0.5, 6), Side.ALL, 22),
                            on(forest, forest.plate, EGG, Side.ALL, 23)));
        }
    }

    /** Its axis lies along the path, more or less: a path that lies in the plane of a ring has no way through it. */
    @Nested
    class ThroughARing extends MeasureContractTest {
        @Override
        protected Measure measure(MixedTree forest, int a, int b) {
            Frame ring = Frame.withZAlong(new double[] {0.5, 0, 0.5}, new double[] {0.6, 0, 0.8});
            return new WrappedPath(
                    List.of(
                            new PathPoint(forest.stone, 3, 0.2, 4),
                            new PathPoint(forest.stone, -1.5, -0.1, -2.5),
                            point(forest, a, AT_A),
                            point(forest, b, AT_B)),
                    List.of(
                            new PathWrap(
                                    new WrapSurface("ring", forest.stone, ring, new WrapShape.Torus(1.2, 0.5)),
                                    PathWrap.Method.HYBRID,
                                    1,
                                    2),
                            on(forest, forest.twig, BALL, Side.ALL, 7)));
        }
    }

    private static Course course(MixedTree f) {
        NameTable names = new NameTable().variable("q");
        JointCoordinate c = JointCoordinate.of(f.joint(f.builder.build(), "leaf"), 1);
        return new Course(
                c.q(),
                c.v(),
                Expression.parse("1 + 0.4*sin(2*q)", names),
                Expression.parse("-1 + 0.3*q^2", names),
                Expression.parse("2", names),
                -0.6,
                0.7);
    }

    @Nested
    class ThroughAMovingPoint extends MeasureContractTest {
        @Override
        protected Measure measure(MixedTree forest, int a, int b) {
            return new WrappedPath(
                    List.of(
                            point(forest, a, AT_A),
                            new PathPoint(b == 0 ? forest.plate : b, AT_B, course(forest), null),
                            point(forest, forest.stone, AT_STONE)),
                    List.of(on(forest, forest.stone, BALL, Side.ALL, 7)));
        }
    }

    @Nested
    class ThroughAPointThatIsNotAlwaysThere extends MeasureContractTest {
        @Override
        protected Measure measure(MixedTree forest, int a, int b) {
            int q = JointCoordinate.of(forest.joint(forest.builder.build(), "limb"))
                    .q();
            return new WrappedPath(
                    List.of(
                            point(forest, a, AT_A),
                            new PathPoint(forest.stone, AT_STONE, null, new PathPoint.Presence(q, -0.3, 2)),
                            point(forest, b, AT_B)),
                    List.of(on(forest, forest.stone, BALL, Side.ALL, 7)));
        }
    }

    /** The contract would be of little use if paths passed their surfaces by. */
    @Test
    void mostPathsOfTheContractTouchTheirSurfaces() {
        for (WrapShape shape : List.of(BALL, ROLLER, EGG)) {
            int touching = 0;
            for (long seed = 1; seed <= 30; seed++) {
                MixedTree f = new MixedTree(seed);
                WrappedPath path = over(f, f.bud, f.fruit, shape, Side.ALL);
                WrappedPath straight = new WrappedPath(path.points(), List.of());
                Mechanism m = Mechanism.compile(f.builder.build());
                Workspace w = new Workspace(m);
                State s = new Chance(seed).state(m.model());
                Dynamics.place(s, w);
                if (read(path, s, w).value > read(straight, s, w).value + 1e-9) {
                    touching++;
                }
            }
            assertTrue(touching > 8, shape + ": " + touching);
        }
    }

    static Measure.Reading read(Measure measure, State s, Workspace w) {
        Measure.Reading out = new Measure.Reading(measure);
        measure.read(s, w.motion, out);
        return out;
    }

    /** dL/dq by differences of fourth order is the moment arm to 1e-8, over one and over several surfaces. */
    @Test
    void theGradientIsTheMomentArm() {
        int checked = 0, close = 0;
        for (WrapShape shape : List.of(BALL, ROLLER, EGG)) {
            for (long seed = 1; seed <= 12; seed++) {
                MixedTree f = new MixedTree(seed);
                WrappedPath path = over(f, f.bud, f.fruit, shape, Side.ALL);
                Mechanism m = Mechanism.compile(f.builder.build());
                Workspace w = new Workspace(m);
                State s = new Chance(seed).state(m.model());
                double[] arm = new double[s.v.length];
                Dynamics.place(s, w);
                Dynamics.jacobian(path, s, w, arm);
                for (int k = 0; k < arm.length; k++) {
                    double h = 1e-3, slope = 0;
                    double[] factor = {1, -8, 8, -1};
                    int[] steps = {-2, -1, 1, 2};
                    for (int i = 0; i < 4; i++) {
                        slope += factor[i] * moved(path, m, w, s, k, steps[i] * h) / (12 * h);
                    }
                    checked++;
                    close += Math.abs(slope - arm[k]) < 1e-8 ? 1 : 0;
                    assertEquals(arm[k], slope, 1e-2, shape + ", seed " + seed + ", speed " + k);
                }
            }
        }
        // a path that begins to touch within the steps has a jump of its second derivative there
        assertTrue(close > 0.98 * checked, close + " of " + checked);
    }

    private static double moved(WrappedPath path, Mechanism m, Workspace w, State s, int speed, double step) {
        State there = s.copy();
        double[] v = new double[s.v.length];
        v[speed] = step;
        m.model().joints().forEach(j -> j.mobility().advance(s.q, j.qAt(), v, j.vAt(), there.q, j.qAt()));
        Dynamics.place(there, w);
        return read(path, there, w).value;
    }

    @Test
    void pathsThatCannotBeAreRefused() {
        PathPoint a = new PathPoint(0, 1, 0, 0), b = new PathPoint(0, 0, 0, 0);
        PathPoint sometimes = new PathPoint(0, new double[3], null, new PathPoint.Presence(0, 0, 1));
        assertThrows(IllegalArgumentException.class, () -> new WrappedPath(List.of(a, sometimes), List.of()));
        WrapSurface ball = new WrapSurface("ball", 0, Frame.IDENTITY, BALL);
        PathWrap beyond = new PathWrap(ball, PathWrap.Method.HYBRID, 2, 3);
        assertThrows(IllegalArgumentException.class, () -> new WrappedPath(List.of(a, b), List.of(beyond)));
        assertEquals(
                "geodesic", new WrappedPath(List.of(a, b), List.of()).wrapping().word());
    }
}
