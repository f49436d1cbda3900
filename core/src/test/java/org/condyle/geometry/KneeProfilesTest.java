package org.condyle.geometry;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.function.IntFunction;
import org.condyle.geometry.freeform.CurveProfile;
import org.condyle.geometry.freeform.CurveProfile.Solid;
import org.condyle.geometry.freeform.CurveProfile.Through;
import org.condyle.geometry.shape.CircleProfile;
import org.condyle.geometry.shape.LineProfile;
import org.condyle.geometry.shape.Profile;
import org.condyle.mechanics.contact.ContactSet;
import org.condyle.scenes.Chance;
import org.condyle.scenes.Seeds;
import org.junit.jupiter.api.Test;

/** The profiles of a planar knee: how well splines find the contact, where several are, and how it may move. */
class KneeProfilesTest {
    private static final double R = 0.023; // of the femur

    /** The femur's circle through n points, as a user could have it. */
    private enum Kind {
        CUBIC(n -> CurveProfileTest.circleSpline(n, R, Through.NATURAL)),
        CUBIC_POLAR(n -> beside(n, Through.NATURAL)),
        SHAPED(n -> CurveProfileTest.circleSpline(n, R, Through.SHAPE_PRESERVING)),
        SHAPED_POLAR(n -> beside(n, Through.SHAPE_PRESERVING));

        final IntFunction<CurveProfile> made;

        Kind(IntFunction<CurveProfile> made) {
            this.made = made;
        }

        boolean isPolar() {
            return this == CUBIC_POLAR || this == SHAPED_POLAR;
        }
    }

    private static final double ASIDE = 0.2 * R;

    /** Radius over the angle about a point that is not the middle of the circle, at even angles. */
    private static CurveProfile beside(int n, Through how) {
        double[] angle = CurveProfileTest.angles(n), radius = new double[n + 1];
        for (int i = 0; i <= n; i++) {
            double s = ASIDE * Math.sin(angle[i]);
            radius[i] = ASIDE * Math.cos(angle[i]) + Math.sqrt(R * R - s * s); // the middle is at (ASIDE, 0)
        }
        radius[n] = radius[0];
        return CurveProfile.polar(angle, radius, how, Solid.INSIDE);
    }

    /** Largest error of the depth over poses against line, convex and concave tibia, whose depths are closed forms. */
    private static double error(Kind kind, int n) {
        CurveProfile femur = kind.made.apply(n);
        Profile[] tibia = {new LineProfile(), new CircleProfile(0.051), new CircleProfile(0.167, true)};
        double worst = 0;
        for (int which = 0; which < 3; which++) {
            TwoShapes poses = new TwoShapes(femur, tibia[which]);
            double middle = kind.isPolar() ? ASIDE : 0;
            for (int k = 0; k < 900; k++) {
                // shape-preserving splines are worst beside the points where a coordinate or the radius turns
                double turn = k < 500 ? 0.0123 * k : 0.5 * Math.PI * (k % 4) + (k - 700) * 0.1 / n,
                        deep = 1e-4 * (k % 10),
                        lean = 0.001 * k;
                // the centre of the circle is at height h along the direction 'lean' from the frame of the tibia
                double h = which == 0 ? R - deep : which == 1 ? 0.051 + R - deep : -(0.167 - R + deep);
                double x = -Math.sin(lean) * h, y = Math.cos(lean) * h;
                if (which == 0) {
                    x = 0.01 * lean;
                    y = h;
                }
                poses.place(1, x - middle * Math.cos(turn), y - middle * Math.sin(turn), turn);
                worst = Math.max(worst, Math.abs(poses.depth() - deep));
            }
        }
        return worst;
    }

    /** The table of docs/theory.md, section 14. */
    @Test
    void splinesThroughPointsOfTheFemurConvergeWithTheirOrder() {
        int[] points = {20, 60, 200, 600, 2000};
        double[][] known = {
            {5.98e-7, 7.22e-9, 5.84e-11, 7.20e-13, 5.86e-15},
            {2.12e-7, 2.57e-9, 2.07e-11, 2.56e-13, 2.07e-15},
            {7.93e-5, 9.28e-6, 8.40e-7, 9.34e-8, 8.41e-9},
            {1.98e-5, 2.24e-6, 2.02e-7, 2.24e-8, 2.02e-9}
        };
        for (Kind kind : Kind.values()) {
            double[] e = Arrays.stream(points).mapToDouble(n -> error(kind, n)).toArray();
            int wanted = kind == Kind.CUBIC || kind == Kind.CUBIC_POLAR ? 4 : 2;
            for (int i = 0; i < points.length; i++) {
                double now = known[kind.ordinal()][i];
                assertEquals(now, e[i], 0.01 * now + 2e-16, kind + " through " + points[i] + " points");
                if (i > 0) {
                    double order = Math.log(e[i - 1] / e[i]) / Math.log((double) points[i] / points[i - 1]);
                    assertEquals(wanted, order, 0.06, kind + " from " + points[i - 1] + " to " + points[i]);
                }
            }
        }
    }

    private static final double[] F2 = {0.213373, -0.0456051, 1.073446};

    /** Signed distance from the parabola of the tibia, positive above: its foot is a root of a cubic. */
    private static double fromTibia(double px, double py) {
        double b = F2[1], c = F2[2], top = -b / (2 * c), low = F2[0] - b * b / (4 * c);
        // y = c x² about its vertex: 2 c² x³ + (1 - 2 c Y) x - X = 0
        double x = px - top, y = py - low, q = (1 - 2 * c * y) / (2 * c * c), r = x / (2 * c * c);
        assertTrue(q > 0, "one root only, below the centre of curvature");
        double at = x;
        for (double step = 1; Math.abs(step) > 1e-15; ) { // the cubic is monotone
            step = (at * at * at + q * at - r) / (3 * at * at + q);
            at -= step;
        }
        double d = Math.hypot(at - x, c * at * at - y);
        return y > c * x * x ? d : -d;
    }

    private static double[] femurInTibia(TwoShapes poses, double t) {
        double[] c = {0.04014, -0.247621, -6.889185, -270.4456, -8589.942}, out = new double[3];
        double y = c[0] + t * (c[1] + t * (c[2] + t * (c[3] + t * c[4])));
        poses.motion.position(1, new double[] {t, y, 0}, out, 0);
        poses.motion.materialPoint(2, out, 0, out, 0);
        return out;
    }

    /** Femur and tibia of Moeinzadeh and Engin, ten thousand poses, all of the femur tried. */
    @Test
    void theFreeFormSearchEqualsBruteForceInTenThousandPoses() {
        CurveProfile tibia = CurveProfile.polynomial(F2, -0.1, 0.1, Solid.BELOW);
        TwoShapes poses = new TwoShapes(CurveProfileTest.femur(), tibia);
        Chance chance = new Chance(15);
        int deep = 0;
        double worst = 0;
        int tried = Seeds.of(10_000, 2_000);
        for (int k = 0; k < tried; k++) {
            double angle = chance.in(-0.7, 0.7), px = chance.in(-1, 1), py = chance.in(-1, 1), turn = chance.in(-3, 3);
            double x = -0.043 * Math.sin(angle) + chance.in(-0.012, 0.012), y = 0.2565 + chance.in(-0.004, 0.008);
            double c = Math.cos(turn), s = Math.sin(turn); // both are moved together, anywhere
            poses.place(2, px, py, turn);
            poses.place(1, px + c * x - s * y, py + s * x + c * y, Math.PI + angle + turn);
            poses.forget();
            double gap = poses.find().gap;
            double least = Double.POSITIVE_INFINITY, best = 0;
            int n = 200;
            double h = 0.073 / n;
            for (int i = 0; i <= n; i++) {
                double[] p = femurInTibia(poses, -0.040 + h * i);
                double d = fromTibia(p[0], p[1]);
                if (d < least) {
                    least = d;
                    best = -0.040 + h * i;
                }
            }
            double low = Math.max(best - h, -0.040), high = Math.min(best + h, 0.033);
            for (int i = 0; i < 60; i++) { // thirds of what is left
                double a = low + (high - low) / 3, b = high - (high - low) / 3;
                double[] p = femurInTibia(poses, a), q = femurInTibia(poses, b);
                if (fromTibia(p[0], p[1]) < fromTibia(q[0], q[1])) {
                    high = b;
                } else {
                    low = a;
                }
            }
            double[] p = femurInTibia(poses, 0.5 * (low + high));
            least = Math.min(least, fromTibia(p[0], p[1]));
            worst = Math.max(worst, Math.abs(least - gap));
            deep += gap < 0 ? 1 : 0;
            poses.pair.remember(poses.motion, poses.contacts, poses.memory, 0);
            assertEquals(gap, poses.find().gap, 1e-15, "begun where it ended");
        }
        assertTrue(worst < 2e-14, "error " + worst);
        assertTrue(deep > tried / 5 && deep < 4 * tried / 5, deep + " poses touch");
    }

    /** A condyle that is wider than the plateau is hollow, 1/(2k) < R: it stands on two points at once. */
    @Test
    void aCondyleStandsOnTwoPointsOfAConcavePlateau() {
        double k = 30;
        CurveProfile plateau = CurveProfile.polynomial(new double[] {0, 0, k}, -0.03, 0.03, Solid.BELOW);
        for (Profile femur :
                new Profile[] {new CircleProfile(R), CurveProfileTest.circleSpline(200, R, Through.NATURAL)}) {
            double exact = femur instanceof CircleProfile ? 1e-14 : 1e-10;
            TwoShapes poses = new TwoShapes(femur, plateau.withSeveral());
            double c = 0.0203;
            poses.place(1, 0, c, 0.3);
            ContactSet set = poses.find();
            assertEquals(2, set.count);
            // the feet of (0, c) on y = k x² are at k x² = c - 1/(2k)
            double x = Math.sqrt((c - 0.5 / k) / k), d = Math.hypot(x, c - k * x * x), half = 0.5 * (R - d) / d;
            assertTrue(R > d);
            for (int i = 0; i < 2; i++) {
                double side = set.point[3 * i] > 0 ? 1 : -1;
                assertEquals(R - d, set.depth[i], exact);
                assertEquals(side * x * (1 + half), set.point[3 * i], 1e3 * exact);
                assertEquals(side * x / d, Math.abs(set.normal[3 * i]) * side, 1e4 * exact);
            }
            assertEquals(0, set.point[0] + set.point[3], 1e3 * exact);
            assertEquals(-(R - d), set.gap, exact);
            // to one side, the depths differ; far to one side, one contact is left
            poses.place(1, 0.0002, c, 0.3);
            assertEquals(2, poses.find().count);
            double[] depths = {set.depth[0], set.depth[1]};
            Arrays.sort(depths);
            assertArrayEquals(new double[] {side(0.0002, c, k, -1), side(0.0002, c, k, 1)}, depths, 10 * exact);
            // the deepest alone is what one contact means
            TwoShapes one = new TwoShapes(femur, plateau);
            one.place(1, 0.0002, c, 0.3);
            assertEquals(1, one.find().count);
            assertEquals(depths[1], one.contacts.depth[0], 10 * exact);
        }
    }

    /** Depth of the circle at (px, py) under the flank of y = k x² on one side. */
    private static double side(double px, double py, double k, double sign) {
        double x = sign * 0.012;
        for (int i = 0; i < 60; i++) {
            x -= (2 * k * k * x * x * x + (1 - 2 * k * py) * x - px) / (6 * k * k * x * x + 1 - 2 * k * py);
        }
        return R - Math.hypot(x - px, k * x * x - py);
    }

    /** Both condyles in one section, on a hollow plateau: two lobes, two contacts, also leaning. */
    @Test
    void twoLobesTouchAHollowPlateauInTwoPlaces() {
        // y = a (x² - b²)², lowest at ±b; the hollow has its centre above
        double a = 4000, b = 0.02, hollow = 0.167;
        CurveProfile lobes = CurveProfile.polynomial(
                new double[] {a * Math.pow(b, 4), 0, -2 * a * b * b, 0, a}, -0.03, 0.03, Solid.ABOVE);
        TwoShapes poses = new TwoShapes(lobes.withSeveral(), new CircleProfile(hollow, true));
        for (int k = -5; k <= 5; k++) {
            double lean = 0.002 * k, x = -0.0001 * k, y = -(hollow - 0.0008);
            poses.place(1, x, y, lean);
            ContactSet set = poses.find();
            double[] deepest = {Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY};
            for (int i = -30_000; i <= 30_000; i++) {
                double t = 1e-6 * i, f = a * Math.pow(t * t - b * b, 2);
                double px = x + Math.cos(lean) * t - Math.sin(lean) * f,
                        py = y + Math.sin(lean) * t + Math.cos(lean) * f;
                int lobe = i < 0 ? 0 : 1;
                deepest[lobe] = Math.max(deepest[lobe], Math.hypot(px, py) - hollow);
            }
            int touching = (deepest[0] > 0 ? 1 : 0) + (deepest[1] > 0 ? 1 : 0);
            assertEquals(touching, set.count, "lean " + lean);
            for (int i = 0; i < set.count; i++) {
                int lobe = touching == 1 ? (deepest[0] > 0 ? 0 : 1) : set.point[3 * i] < 0 ? 0 : 1;
                assertEquals(deepest[lobe], set.depth[i], 1e-9); // a parabola between samples of 1 µm
            }
            assertTrue(Math.abs(k) > 2 || touching == 2, "lean " + lean + " " + Arrays.toString(deepest));
        }
    }

    /**
     * The contact point moves as fast as the surfaces allow and no faster. Where normals are opposite, with curvatures κ
     * (convex positive), distance d, turning ω and sliding speed u of A's contact point, it moves along B with
     * (κ_A u - ω)/(κ_A + κ_B + κ_A κ_B d).
     */
    @Test
    void theContactPointMovesAsTheSurfacesAllow() {
        CurveProfile femur = CurveProfileTest.femur(), tibia = CurveProfileTest.tibia();
        CurveProfile round = CurveProfileTest.circleSpline(80, R, Through.NATURAL);
        for (boolean spline : new boolean[] {false, true}) {
            for (boolean warm : new boolean[] {false, true}) {
                TwoShapes poses = new TwoShapes(spline ? round : femur, tibia);
                int steps = 4000;
                double h = 1.0 / steps, lastAt = Double.NaN, lastSpeed = 0, largest = 0;
                double[] w = new double[7], on = new double[3];
                for (int k = 0; k <= steps; k++) {
                    double s = k * h, turn = 0.6 * Math.sin(6 * s), rate = 3.6 * Math.cos(6 * s);
                    double x = 0.008 * Math.sin(11 * s) - (spline ? 0 : 0.043 * Math.sin(turn));
                    double dx = 0.088 * Math.cos(11 * s) - (spline ? 0 : 0.043 * Math.cos(turn) * rate);
                    double y = (spline ? 0.2358 : 0.2565) + 0.001 * Math.sin(17 * s), dy = 0.017 * Math.cos(17 * s);
                    poses.place(1, x, y, Math.PI + turn);
                    if (!warm) {
                        poses.forget();
                    }
                    ContactSet set = poses.find();
                    double d = set.gap, nx = -set.normal[0], ny = -set.normal[1]; // out of the tibia
                    double tx = ny, ty = -nx;
                    for (int i = 0; i < 2; i++) {
                        on[i] = set.point[i] - 0.5 * d * (i == 0 ? nx : ny);
                    }
                    double ax = on[0] + d * nx - x, ay = on[1] + d * ny - y; // the point of the femur from its origin
                    double slide = (dx - rate * ay) * tx + (dy + rate * ax) * ty;
                    double bend = tibia.bend(on[0], w), other;
                    CurveProfile a = spline ? round : femur;
                    double c = Math.cos(Math.PI + turn), si = Math.sin(Math.PI + turn);
                    a.project(c * ax + si * ay, -si * ax + c * ay, 0, new double[] {Double.NaN}, 0, w);
                    other = a.bend(w[6], new double[6]);
                    double speed = (other * slide - rate) / (other + bend + other * bend * d);
                    double slope = F2[1] + 2 * F2[2] * on[0];
                    if (k > 0) {
                        double moved = (on[0] - lastAt) * Math.sqrt(1 + slope * slope);
                        double allowed = 0.5 * (speed + lastSpeed) * h;
                        assertEquals(allowed, moved, 0.02 * h * 0.1, "step " + k + (warm ? " warm" : " cold"));
                        largest = Math.max(largest, Math.abs(moved));
                    }
                    lastAt = on[0];
                    lastSpeed = speed;
                    if (warm) {
                        poses.pair.remember(poses.motion, set, poses.memory, 0);
                    }
                }
                assertTrue(largest > 1e-6, "it moved by steps of " + largest);
            }
        }
    }

    /** Where a second place becomes deeper the one contact goes there, and only there: both are equally deep then. */
    @Test
    void aJumpIsBetweenPlacesOfEqualDepth() {
        CurveProfile bean = CurveProfileTest.bean(Through.NATURAL);
        TwoShapes one = new TwoShapes(bean, new LineProfile()),
                all = new TwoShapes(bean.withSeveral(), new LineProfile());
        int jumps = 0, steps = 20_000;
        double lastX = Double.NaN, h = 2 * Math.PI / steps;
        for (int k = 0; k <= steps; k++) {
            double turn = k * h;
            one.place(1, 0, 0.4, turn);
            all.place(1, 0, 0.4, turn);
            ContactSet set = one.find(), every = all.find();
            one.pair.remember(one.motion, set, one.memory, 0);
            double deepest = 0;
            for (int i = 0; i < every.count; i++) {
                deepest = Math.max(deepest, every.depth[i]);
            }
            assertEquals(deepest, set.depth[0], 1e-12);
            if (Math.abs(set.point[0] - lastX) > 0.05) {
                jumps++;
                double second = Double.NEGATIVE_INFINITY;
                for (int i = 0; i < every.count; i++) {
                    if (Math.abs(every.point[3 * i] - lastX) < 0.05) {
                        second = every.depth[i];
                    }
                }
                assertEquals(
                        deepest, second, 3 * h, "jumped at " + turn); // no point is farther than 1.5 from the middle
            }
            lastX = set.point[0];
        }
        assertTrue(jumps >= 1 && jumps <= 6, jumps + " jumps");
    }
}
