package org.condyle.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.condyle.dynamics.Mechanism;
import org.condyle.joints.Pin;
import org.condyle.measures.wrap.PathPoint;
import org.condyle.measures.wrap.PathWrap;
import org.condyle.measures.wrap.WrapShape;
import org.condyle.measures.wrap.WrapSurface;
import org.condyle.measures.wrap.WrappedPath;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;
import org.junit.jupiter.api.Test;

/** A rod on a pin, with a path from the ground to a point of the rod at (0, -0.5 m) in its frame. */
class PathJumpSearchTest {
    private static final double[] FROM = {0.1, 0, 0}, BETWEEN = {0.05, -0.2, 0.1};

    private static Mechanism rod(List<PathPoint> points, List<PathWrap> wraps) {
        Model.Builder b = Model.builder("rod");
        int rod = b.body(Body.of("rod", 1).inertia(1, 1, 1));
        b.joint("hinge", new Pin(), 0, rod);
        b.measure("muscle", new WrappedPath(points, wraps));
        return Mechanism.compile(b.build());
    }

    /** Rows at even angles from -1 to 1.5 rad, a tenth of a second apart. */
    private static List<PathJumpSearch.Found> found(Mechanism m, int rows) {
        PathJumpSearch search = new PathJumpSearch(m, PathJumpSearch.candidates(m.model()), 1e-4);
        State s = m.model().newState();
        for (int i = 0; i < rows; i++) {
            s.q[0] = -1 + 2.5 * i / (rows - 1);
            s.time = 0.1 * i;
            search.add(s);
        }
        return search.find();
    }

    private static double distance(double[] a, double[] b) {
        return Math.sqrt((a[0] - b[0]) * (a[0] - b[0]) + (a[1] - b[1]) * (a[1] - b[1]) + (a[2] - b[2]) * (a[2] - b[2]));
    }

    /** By how much the path is longer with its middle point. */
    private static double detour(double q) {
        double[] end = {0.5 * Math.sin(q), -0.5 * Math.cos(q), 0};
        return distance(FROM, BETWEEN) + distance(BETWEEN, end) - distance(FROM, end);
    }

    @Test
    void aPointThatComesAndGoesIsFoundWithItsAngleItsTimeAndItsJump() {
        double from = 0.3, to = 0.9;
        List<PathJumpSearch.Found> jumps = found(
                rod(
                        List.of(
                                new PathPoint(0, FROM),
                                new PathPoint(0, BETWEEN, null, new PathPoint.Presence(0, from, to)),
                                new PathPoint(1, 0, -0.5, 0)),
                        List.of()),
                26);
        assertEquals(2, jumps.size(), jumps.toString());
        PathJumpSearch.Found comes = jumps.get(0), goes = jumps.get(1);
        double low = from - 1e-5, high = to + 1e-5; // the margin of conditional points
        assertEquals(low, comes.value(), 1e-8);
        assertEquals(detour(low), comes.size(), 1e-8);
        assertEquals((low + 1) / 2.5 * 2.5, comes.time(), 1e-8);
        assertEquals("hinge.angle = 17.19 deg: point 2 comes", comes.where("hinge.angle"));
        assertEquals(high, goes.value(), 1e-8);
        assertEquals(-detour(high), goes.size(), 1e-8);
        assertEquals("point 2 goes", goes.why());
    }

    @Test
    void aPathThatTurnsSmoothlyOverACylinderDoesNotJumpHoweverCoarseTheRows() {
        PathWrap cylinder = new PathWrap(new WrapSurface("roll", 0, Frame.IDENTITY, new WrapShape.Cylinder(0.03, 1)));
        Mechanism m = rod(List.of(new PathPoint(0, 0.02, 0.3, 0), new PathPoint(1, 0, -0.5, 0)), List.of(cylinder));
        assertEquals(1, PathJumpSearch.candidates(m.model()).size());
        for (int rows : new int[] {6, 26, 101}) {
            assertTrue(found(m, rows).isEmpty(), found(m, rows).toString());
        }
    }

    @Test
    void anEndThatEntersASurfaceIsNamed() {
        // the end turns on a circle of 0.5 m about the pin; a sphere of 50 mm lies on that circle at 45 deg
        double[] middle = {0.5 * Math.sin(Math.PI / 4), -0.5 * Math.cos(Math.PI / 4), 0.01};
        PathWrap ball = new PathWrap(new WrapSurface("ball", 0, Frame.at(middle), new WrapShape.Sphere(0.05)));
        Mechanism m = rod(List.of(new PathPoint(0, 0.9, 0, 0), new PathPoint(1, 0, -0.5, 0)), List.of(ball));
        List<PathJumpSearch.Found> jumps = found(m, 101);
        // it enters where the chord of the circle, 2 r sin(half the angle), and 10 mm across make 50 mm
        double half = 2 * Math.asin(0.5 * Math.sqrt(0.05 * 0.05 - 0.01 * 0.01) / 0.5);
        assertEquals(
                1,
                jumps.stream()
                        .filter(j -> j.why().equals("point 2 enters ball"))
                        .count(),
                jumps.toString());
        assertEquals(Math.PI / 4 - half, jumps.get(0).value(), 1e-8);
        assertTrue(jumps.get(0).size() < -1e-3); // before it went around, now it cuts through
        assertEquals("hinge.angle", String.valueOf(jumps.get(0).coordinate().name()));
    }
}
