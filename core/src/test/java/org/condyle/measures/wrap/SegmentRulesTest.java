package org.condyle.measures.wrap;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import org.condyle.measures.Vectors;
import org.condyle.mechanics.Frame;
import org.junit.jupiter.api.Test;

/** One piece over one surface: numbers of an independent computation, closed forms, and what shortest ways have in common. */
class SegmentRulesTest {
    private static final double[] LOW = {-.05, .01, -.02, .06, .005, .03};
    private static final WrapShape CYLINDER = new WrapShape.Cylinder(.02, 1);
    private static final WrapShape ELLIPSOID = new WrapShape.Ellipsoid(.03, .018, .012);

    /** What a rule makes of a piece. */
    record Way(int code, double length, double arc, double[] r1, double[] r2) {}

    static Way way(Wrapping rules, WrapShape shape, Side side, double... ends) {
        return way(rules, PathWrap.Method.HYBRID, shape, side, ends);
    }

    static Way way(Wrapping rules, PathWrap.Method method, WrapShape shape, Side side, double... ends) {
        WrapSurface surface = new WrapSurface("w", 0, Frame.IDENTITY, shape, side, true);
        SegmentRule rule = rules.rule(new PathWrap(surface, method, 0, 0));
        double[] s = new double[6 + SegmentRule.SIZE + rule.room()];
        System.arraycopy(ends, 0, s, 0, 6);
        int code = rule.attempt(s, 0, 6, 6 + SegmentRule.SIZE);
        if (code < SegmentRule.WRAPPED) {
            return new Way(code, Vectors.distance(s, 0, s, 3), 0, new double[3], new double[3]);
        }
        double length = Vectors.distance(s, 0, s, 6) + s[6 + SegmentRule.ARC] + Vectors.distance(s, 3, s, 9);
        return new Way(code, length, s[6 + SegmentRule.ARC], Arrays.copyOfRange(s, 6, 9), Arrays.copyOfRange(s, 9, 12));
    }

    private static Way exact(WrapShape shape, Side side, double... ends) {
        return way(Wrapping.GEODESIC, shape, side, ends);
    }

    private static Way reference(WrapShape shape, Side side, double... ends) {
        return way(Wrapping.OPENSIM, shape, side, ends);
    }

    @Test
    void helixRoundACylinderHasTheNumbersOfAnIndependentComputation() {
        Way t1 = exact(CYLINDER, Side.ALL, LOW);
        assertEquals(.1234909517, t1.length, 1e-10);
        assertEquals(.0100864652, t1.arc, 1e-10);
        assertArrayEquals(new double[] {-.004084296, .019578522, .000769498}, t1.r1, 1e-9);
        assertArrayEquals(new double[] {.005054094, .019350869, .004853386}, t1.r2, 1e-9);
        assertEquals(.1522705925, exact(CYLINDER, Side.Y, -.05, -.03, 0, .06, -.03, .01).length, 1e-10);
        assertEquals(SegmentRule.NONE, exact(CYLINDER, Side.MINUS_Y, -.05, -.03, 0, .06, -.03, .01).code);
        assertEquals(.1338002390, exact(CYLINDER, Side.Y, -.05, -.03, 0, .06, .01, .01).length, 1e-10);
        assertEquals(.1188366843, exact(CYLINDER, Side.MINUS_Y, -.05, -.03, 0, .06, .01, .01).length, 1e-10);
    }

    @Test
    void cylinderOfOpenSimHasItsNumbers() {
        assertEquals(.1234911159, reference(CYLINDER, Side.ALL, LOW).length, 1e-10);
        assertEquals(.1522706229, reference(CYLINDER, Side.Y, -.05, -.03, 0, .06, -.03, .01).length, 1e-10);
        assertEquals(SegmentRule.NONE, reference(CYLINDER, Side.MINUS_Y, -.05, -.03, 0, .06, -.03, .01).code);
    }

    @Test
    void sphereHasTheNumbersOfAnIndependentComputation() {
        WrapShape sphere = new WrapShape.Sphere(.025);
        for (Wrapping rules : Wrapping.values()) {
            Way t4 = way(rules, sphere, Side.ALL, LOW);
            assertEquals(.1257791844, t4.length, 1e-10);
            assertEquals(.0145952327, t4.arc, 1e-10);
            assertEquals(.1393270896, way(rules, sphere, Side.MINUS_Y, LOW).length, 1e-10);
        }
        WrapShape same = new WrapShape.Ellipsoid(.025, .025, .025);
        assertEquals(.1257781233, reference(same, Side.ALL, LOW).length, 1e-10);
    }

    @Test
    void torusHasItsClosedFormInAPlaneThroughItsAxis() {
        WrapShape torus = new WrapShape.Torus(.03, .005);
        double d = Math.sqrt(.002), r = .005;
        double closed = 2 * Math.sqrt(d * d - r * r) + r * (2 * (Math.PI - Math.atan(2)) - 2 * Math.acos(r / d));
        assertEquals(.094638797, closed, 1e-9);
        for (Wrapping rules : Wrapping.values()) {
            assertEquals(closed, way(rules, torus, Side.ALL, .05, 0, .04, .05, 0, -.04).length, 1e-12);
        }
    }

    @Test
    void ellipsoidOfOpenSimHasItsNumbers() {
        double[][] ends = {
            {-.045, .004, .006, .04, .003, .008},
            {-.03, -.025, .004, .02, .03, .007},
            {.004, -.03, .009, -.006, .028, .01},
            {-.02, -.012, .025, .03, .02, -.012}
        };
        double[] hybrid = {.085581573, .075508752, .059077995, .071474027};
        double[] midpoint = {.085581572, .075507330, .059077994, .071516179};
        double[] geodesic = {.0855817281, .0755073476, .0590783778, .0714748464};
        for (int i = 0; i < 4; i++) {
            assertEquals(hybrid[i], reference(ELLIPSOID, Side.ALL, ends[i]).length, 5e-9, "hybrid T" + (7 + i));
            Way middle = way(Wrapping.OPENSIM, PathWrap.Method.MIDPOINT, ELLIPSOID, Side.ALL, ends[i]);
            assertEquals(midpoint[i], middle.length, 5e-9, "midpoint T" + (7 + i));
            assertEquals(geodesic[i], exact(ELLIPSOID, Side.ALL, ends[i]).length, 1e-10, "geodesic T" + (7 + i));
        }
        assertEquals(.087079823, reference(ELLIPSOID, Side.MINUS_Y, ends[0]).length, 5e-9);
        assertEquals(.095825087, reference(ELLIPSOID, Side.MINUS_Z, ends[0]).length, 5e-9);
        Way t8 = reference(ELLIPSOID, Side.ALL, ends[1]);
        assertArrayEquals(new double[] {-.011905144, -.003967739, .010692331}, t8.r1, 2e-5);
        assertArrayEquals(new double[] {-.003206957, .005622967, .011327053}, t8.r2, 2e-5);
    }
}
