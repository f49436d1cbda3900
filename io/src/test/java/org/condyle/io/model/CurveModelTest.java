package org.condyle.io.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.condyle.experiment.Experiment;
import org.condyle.io.document.Document;
import org.condyle.io.document.DocumentException;
import org.condyle.io.results.RunResult;
import org.condyle.math.CubicSpline;
import org.condyle.math.QuinticSpline;
import org.condyle.simulate.Listener;
import org.junit.jupiter.api.Test;

/** Curves as a model file says them. */
class CurveModelTest {
    private static final double[] X = {-1, 0, 0.5, 2, 3};
    private static final double[] Y = {0.2, 1, 0.4, -0.3, 0.1};
    private static final String POINTS = "x: [-1, 0, 0.5, 2, 3], y: [0.2, 1, 0.4, -0.3, 0.1]";

    private static String model(String curve, double at) {
        return """
                condyle: 1
                curves: {f: {%s}}
                parameters: {there: "= f(%s)"}
                bodies: {b: {mass: 1 kg, inertia: {xx: 1, yy: 1, zz: 1}}}
                run: {until: 1 ms}
                outputs: {value: = there}
                """.formatted(curve, at);
    }

    private static double value(String curve, double at) {
        String text = model(curve, at);
        ModelFile file =
                Description.of("m.yaml", Document.parse("m.yaml", text), text).compile();
        RunResult r = new Experiment(file).run("", Listener.NONE, null, c -> Map.of());
        return r.outputs().get("value");
    }

    @Test
    void simmSplineContinuesStraight() {
        CubicSpline s = new CubicSpline(X, Y, CubicSpline.Ends.THIRD_DIFFERENCES);
        double[] first = new double[3], last = new double[3];
        s.jet(-1, first);
        s.jet(3, last);
        String curve = "spline: {" + POINTS + ", ends: simm, outside: line}";
        assertEquals(s.value(1.1), value(curve, 1.1), 1e-14);
        assertEquals(0.2 - 2 * first[1], value(curve, -3), 1e-14);
        assertEquals(0.1 + 2 * last[1], value(curve, 5), 1e-14);
    }

    @Test
    void splineOfDegreeFiveContinuesAsItsParabola() {
        QuinticSpline s = new QuinticSpline(X, Y);
        String curve = "spline: {" + POINTS + ", degree: 5}";
        for (double t : new double[] {-2, -0.3, 1.1, 2.9, 4}) {
            assertEquals(s.value(t), value(curve, t), 1e-14);
        }
    }

    @Test
    void polylineIsStraightBetweenItsPointsAndBeyond() {
        String curve = "polyline: {" + POINTS + "}";
        assertEquals(0.6, value(curve, -0.5), 1e-15);
        assertEquals(0.2 - 0.8, value(curve, -2), 1e-15);
        assertEquals(0.5, value(curve, 4), 1e-15);
        assertEquals(0.1, value("polyline: {" + POINTS + ", outside: hold}", 4), 1e-15);
    }

    @Test
    void wrongCurvesAreReportedWithTheirLine() {
        refused("spline: {" + POINTS + ", degree: 5, ends: simm}", "a spline of degree 5 has natural ends, was simm");
        refused("spline: {x: [0, 1], y: [0, 1], degree: 5}", "needs at least 3 points, has 2; use one of degree 3");
        refused("spline: {" + POINTS + ", degree: 4}", "degree");
        refused("polyline: {x: [0, 1], y: [0]}", "x has 2 numbers, y has 1");
        refused("polyline: {x: [0, 1, 1], y: [0, 1, 2]}", "must be larger than the previous knot");
        refused("polyline: {x: [0, 1], y: [0, 1], outside: zero}", "outside");
    }

    private static void refused(String curve, String says) {
        String text = model(curve, 0);
        String message = String.valueOf(assertThrows(
                        DocumentException.class,
                        () -> Description.of("m.yaml", Document.parse("m.yaml", text), text)
                                .compile())
                .getMessage());
        assertTrue(message.contains("m.yaml:2") && message.contains(says), message);
    }
}
