package org.condyle.muscle.law;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.Stream;
import org.condyle.function.ScalarFunction;
import org.condyle.math.GaussLegendre;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The curves of all laws: slopes, integrals, corners, and the points that they are made to pass. */
class MuscleCurvesTest {
    private static final Architecture SIZE = CheckValuesTest.SIZE;
    private static final GaussLegendre RULE = new GaussLegendre(12);

    static Stream<HillLaw> laws() {
        Millard2012.Parameters millard = Millard2012.Parameters.defaults();
        return Stream.of(
                new Thelen2003(SIZE, Thelen2003.Parameters.defaults(), true),
                new Thelen2003Deprecated(SIZE, Thelen2003Deprecated.Parameters.defaults(), true),
                new Millard2012(SIZE, millard, true),
                new Millard2012(SIZE, millard.withDamping(0), true),
                new Schutte1993(SIZE, Schutte1993.Parameters.defaults(), true),
                new DeGroote2016(SIZE, DeGroote2016.Parameters.defaults(), true));
    }

    private static double slope(DoubleUnaryOperator f, double x) {
        double h = 1e-5;
        return (8 * (f.applyAsDouble(x + h) - f.applyAsDouble(x - h))
                        - f.applyAsDouble(x + 2 * h)
                        + f.applyAsDouble(x - 2 * h))
                / (12 * h);
    }

    private static List<Double> corners(double[] of) {
        List<Double> out = new ArrayList<>();
        for (double x : of) {
            out.add(x);
        }
        return out;
    }

    private static boolean near(double x, List<Double> points) {
        return points.stream().anyMatch(p -> Math.abs(x - p) < 1e-3);
    }

    @ParameterizedTest
    @MethodSource("laws")
    void slopesAreDerivatives(HillLaw law) {
        List<Double> skip = new ArrayList<>(corners(law.tendonCorners()));
        skip.addAll(List.of(1.0, 1 + 0.609 * 0.033, 1.6)); // where slopes or curvatures jump
        for (double x = 0.21; x < 2.2; x += 0.0123) {
            if (!near(x, skip)) {
                same(slope(law::activeForceLength, x), law.activeSlope(x), "active", x);
                same(slope(law.passive::value, x), law.passive.slope(x), "passive", x);
            }
        }
        for (double y = 0.97; y < 1.08; y += 0.00123) {
            if (!near(y, skip)) {
                same(slope(law.tendon::value, y), law.tendon.slope(y), "tendon", y);
            }
        }
    }

    private static void same(double expected, double actual, String what, double at) {
        assertEquals(expected, actual, 2e-5 * (1 + Math.abs(expected)), () -> what + " at " + at);
    }

    /** Energy is the integral of force: compared with Gauss rules over short panels. */
    @ParameterizedTest
    @MethodSource("laws")
    void energiesAreIntegrals(HillLaw law) {
        compare(law.passive, 0.3, 2.0, 340);
        compare(law.tendon, 0.9, 1.1, 400);
    }

    private static void compare(ScalarFunction f, double from, double to, int panels) {
        double sum = 0, width = (to - from) / panels, start = f.integral(from);
        for (int i = 0; i < panels; i++) {
            for (int k = 0; k < RULE.size(); k++) {
                sum += 0.5 * width * RULE.weight[k] * f.value(from + width * (i + 0.5 * (1 + RULE.node[k])));
            }
            double x = from + width * (i + 1);
            assertEquals(sum, f.integral(x) - start, 2e-8 * (1 + sum), () -> "up to " + x);
        }
    }

    /** Corners are where a law says, and nowhere else: found by searching for jumps of the slopes. */
    @ParameterizedTest
    @MethodSource("laws")
    void slopesJumpAtTheListedCornersOnly(HillLaw law) {
        List<Double> ofFibre = new ArrayList<>();
        ofFibre.addAll(Corners.jumps(law::activeSlope, 0.3, 2, 500, 5e-3));
        ofFibre.addAll(Corners.jumps(law.passive::slope, 0.3, 2, 500, 5e-3));
        List<Double> listed = corners(law.fibreCorners());
        listed.remove(law.stopCorner()); // a stop is no corner of a curve
        match(listed, ofFibre);
        match(corners(law.tendonCorners()), Corners.jumps(law.tendon::slope, 0.95, 1.1, 500, 1e-2));
    }

    private static void match(List<Double> expected, List<Double> found) {
        assertEquals(expected.size(), found.size(), () -> "expected " + expected + ", found " + found);
        for (int i = 0; i < found.size(); i++) {
            assertEquals(expected.get(i), found.get(i), 1e-6);
        }
    }

    /** Second derivatives of Millard's curves are continuous, those of De Groote's too while the tendon is taut. */
    @Test
    void curvaturesOfSmoothLawsDoNotJump() {
        HillLaw millard = new Millard2012(SIZE, Millard2012.Parameters.defaults(), true);
        HillLaw deGroote = new DeGroote2016(SIZE, DeGroote2016.Parameters.defaults(), true);
        for (HillLaw law : List.of(millard, deGroote)) {
            noJump(law::activeSlope, 0.3, 2, 2e-5);
            noJump(law.passive::slope, 0.9, 1.9, 2e-5);
            noJump(w -> slope(v -> law.contractile(1, 1, v), w), -1.2, 1.2, 2e-5);
        }
        noJump(millard.tendon::slope, 0.98, 1.08, 2e-6);
        noJump(deGroote.tendon::slope, 1.0001, 1.08, 2e-6);
    }

    /** The jump of the curvature over h, in its own size, must vanish with h. */
    private static void noJump(DoubleUnaryOperator slope, double from, double to, double h) {
        double size = 0, worst = 0, at = 0;
        for (double x = from; x < to; x += 0.5 * h) {
            double before = (slope.applyAsDouble(x) - slope.applyAsDouble(x - h)) / h;
            double after = (slope.applyAsDouble(x + h) - slope.applyAsDouble(x)) / h;
            size = Math.max(size, Math.abs(after));
            if (Math.abs(after - before) > worst) {
                worst = Math.abs(after - before);
                at = x;
            }
        }
        double x = at, jump = worst, most = size;
        assertTrue(worst < 0.02 * size, () -> "curvature jumps by " + jump + " of " + most + " at " + x);
    }

    @ParameterizedTest
    @MethodSource("laws")
    void curvesPassTheirPoints(HillLaw law) {
        // De Groote's f_L is a fit, and SIMM's points have 0.993 near 1
        double atOptimum = law instanceof Schutte1993 ? 0.02 : law instanceof DeGroote2016 ? 2e-3 : 1e-12;
        assertEquals(1, law.activeForceLength(1), atOptimum);
        assertEquals(1, law.forceVelocity(0), 1e-9);
        assertEquals(0, law.tendonForceLength(0.99), 1e-3);
        double strain = law instanceof Schutte1993 ? 1.5 : law instanceof Millard2012 ? 1.7 : 1.6;
        assertEquals(1, law.passiveForceLength(strain), 1e-9);
        double taut = law instanceof Thelen2003Deprecated ? 1.033 : law instanceof Thelen2003 ? 1.04 : 1.049;
        if (!(law instanceof Schutte1993)) {
            assertEquals(1, law.tendonForceLength(taut), law instanceof Thelen2003Deprecated ? 5e-3 : 1e-9);
        }
    }

    /** Against the definition: points of Bézier pieces by de Casteljau's rule. */
    @Test
    void cellsOfABezierCurveLieOnIt() {
        double[] x = {0.4, 0.9, 1.0, 1.5}, y = {-0.1, 0.2, 0.55, 1.2}, slope = {0.1, 2, 5, 0}, bend = {0, 1, 0.75};
        BezierCurve curve = new BezierCurve("test", x, y, slope, bend);
        double area = 0, before = x[0];
        Random random = new Random(5);
        for (int k = 0; k < 3; k++) {
            double k1 = 0.1 + 0.8 * bend[k];
            double cx = (y[k + 1] - y[k] - x[k + 1] * slope[k + 1] + x[k] * slope[k]) / (slope[k] - slope[k + 1]);
            double cy = y[k] + slope[k] * (cx - x[k]);
            double[] px = polygon(x[k], cx, x[k + 1], k1), py = polygon(y[k], cy, y[k + 1], k1);
            for (int trial = 0; trial < 2000; trial++) {
                double t = random.nextDouble();
                assertEquals(casteljau(py, t), curve.value(casteljau(px, t)), 2e-12);
                double p = random.nextDouble(),
                        q = random.nextDouble(),
                        goal = p * casteljau(px, t) + q * casteljau(py, t);
                double at = curve.where(p, q, goal);
                assertEquals(goal, p * at + q * curve.value(at), 1e-11);
            }
        }
        for (int k = 0; k <= 400; k++) { // the integral by Simpson's rule
            double to = 0.3 + 1.3 * k / 400, sum = 0;
            for (int j = 0; j < 40; j++) {
                double a = before + (to - before) * j / 40, b = before + (to - before) * (j + 1) / 40;
                sum += (b - a) / 6 * (curve.value(a) + 4 * curve.value(0.5 * (a + b)) + curve.value(b));
            }
            area += sum;
            before = to;
            assertEquals(curve.integral(to) - curve.integral(x[0]), area, 1e-11);
        }
    }

    private static double[] polygon(double p0, double corner, double p1, double k) {
        double a = p0 + k * (corner - p0), b = p1 + k * (corner - p1);
        return new double[] {p0, a, a, b, b, p1};
    }

    private static double casteljau(double[] points, double t) {
        double[] p = points.clone();
        for (int n = p.length - 1; n > 0; n--) {
            for (int i = 0; i < n; i++) {
                p[i] += t * (p[i + 1] - p[i]);
            }
        }
        return p[0];
    }

    @Test
    void aCurveWhoseTangentsDoNotMeetIsRefusedWithAHint() {
        String message = assertThrows(
                        IllegalArgumentException.class,
                        () -> new BezierCurve(
                                "tendon", new double[] {1, 2}, new double[] {0, 1}, new double[] {2, 3}, new double[] {
                                    0.5
                                }))
                .getMessage();
        assertEquals(
                "the tendon curve cannot bend from (1.0, 0.0) with the slope 2.0 to (2.0, 1.0) with the slope 3.0: its"
                        + " tangents do not meet between them; choose slopes on both sides of the straight line",
                message);
    }
}
