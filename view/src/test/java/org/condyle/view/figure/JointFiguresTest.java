package org.condyle.view.figure;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.condyle.resistance.Contour;
import org.condyle.resistance.EnginField;
import org.condyle.resistance.EnginSinus;
import org.condyle.view.canvas.Box;
import org.condyle.view.canvas.FigureSize;
import org.condyle.view.plot.Curve;
import org.junit.jupiter.api.Test;

class JointFiguresTest {
    private static final double[] SINUS = { // Engin's mean shoulder
        1.49936, -0.09257, -0.24640, -0.29356, 0.18743, 0.58589, 0.45557, 0.00899, -0.42918, -0.47066
    };
    private static final EnginField FIELD = new EnginField(new double[] {
        -21.49310, -2.03660, 2.21320, 19.60600, 5.15610, 15.78320, -1.36790, -4.13520, 0.21110, -0.60590
    });
    private static final double[] UP = {0, 0, 1};
    private static final Eye EYE = new Eye(Math.toRadians(30), Math.toRadians(55), UP);

    private static BoneCurve sinus(String name, double more) {
        double[] c = SINUS.clone();
        c[0] += more;
        return BoneCurve.of(name, new EnginSinus(c), 0);
    }

    private static BoneCurve circle(String name, double theta) {
        return BoneCurve.of(
                name,
                new Contour() {
                    @Override
                    public void jet(double phi, double cos, double sin, double psi, double[] out) {
                        out[0] = theta;
                        out[1] = 0;
                        out[2] = 0;
                    }
                },
                0);
    }

    private static String svg(Printed p) {
        return new String(p.svg(), StandardCharsets.UTF_8);
    }

    /** Points of the strokes with a colour and a width. */
    private static List<double[]> points(String svg, String colour, String width) {
        List<double[]> out = new ArrayList<>();
        Matcher path = Pattern.compile("stroke=\"" + colour + "\" stroke-width=\"" + width + "\"[^>]* d=\"([^\"]*)\"")
                .matcher(svg);
        while (path.find()) {
            Matcher xy = Pattern.compile("[ML]([-0-9.]+) ([-0-9.]+)").matcher(path.group(1));
            while (xy.find()) {
                out.add(new double[] {Double.parseDouble(xy.group(1)), Double.parseDouble(xy.group(2))});
            }
        }
        return out;
    }

    @Test
    void linesOfEqualValueAreWhereTheValueIsAndEndWhereTheyAreCut() {
        Isolines all = new Isolines(-2, 2, 100, (x, y) -> x * x + y * y, (x, y) -> 1);
        List<Curve> closed = all.at(1.21);
        assertEquals(1, closed.size());
        Curve c = closed.get(0);
        assertEquals(c.x()[0], c.x()[c.x().length - 1]);
        assertEquals(c.y()[0], c.y()[c.y().length - 1]);
        double length = 0;
        for (int i = 0; i < c.x().length; i++) {
            assertEquals(1.1, Math.hypot(c.x()[i], c.y()[i]), 2e-4); // h²/8 of the curvature
            length += i == 0 ? 0 : Math.hypot(c.x()[i] - c.x()[i - 1], c.y()[i] - c.y()[i - 1]);
        }
        assertEquals(2 * Math.PI * 1.1, length, 2e-3);
        Curve half = new Isolines(-2, 2, 100, (x, y) -> x * x + y * y, (x, y) -> x - 0.5)
                .at(1.21).stream()
                        .reduce((a, b) -> a.x().length > b.x().length ? a : b)
                        .orElseThrow();
        for (double x : half.x()) {
            assertTrue(x >= 0.5 - 1e-9, "cut at 0.5, was " + x);
        }
        List<Curve> open = new Isolines(-2, 2, 100, (x, y) -> x - y, (x, y) -> 1).at(0.013);
        assertEquals(1, open.size());
        assertEquals(0, new Isolines(-2, 2, 10, (x, y) -> x, (x, y) -> 1).at(3).size());
    }

    @Test
    void aSaddleHasTwoLinesThatDoNotCross() {
        List<Curve> lines = new Isolines(-1, 1, 51, (x, y) -> x * y, (x, y) -> 1).at(1e-5);
        assertEquals(2, lines.size());
        for (Curve c : lines) {
            for (int i = 0; i < c.x().length; i++) {
                assertTrue(c.x()[i] * c.y()[i] > 0, "both in the first and third quadrant");
            }
        }
    }

    @Test
    void theBandOfAMeanIsTheSampleDeviation() {
        BoneCurve m = BoneCurve.mean("mean", List.of(circle("a", 1), circle("b", 1.2), circle("c", 1.7)));
        assertEquals(1.3, m.theta()[100], 1e-12);
        assertEquals(Math.sqrt((0.09 + 0.01 + 0.16) / 2), m.spread()[100], 1e-12);
        assertEquals(1.3 - m.spread()[7], m.shifted(-1)[7], 1e-12);
        assertThrows(IllegalArgumentException.class, () -> BoneCurve.mean("one", List.of(circle("a", 1))));
        Figure f = JointFigures.sinuses(FigureSize.SINGLE, "", List.of(m), List.of(circle("a", 1)), false);
        String svg = svg(f);
        assertTrue(svg.contains("fill=\"#cce3f0\""), "a light area");
        assertTrue(svg.contains(">φ [deg]<") && svg.contains(">θ [deg]<") && svg.contains(">270<"), svg);
    }

    @Test
    void aTrailThatPassesAzimuthZeroHasAGapThere() {
        BoneCurve trail = new BoneCurve("way", new double[] {6, 6.2, 0.1, 0.3}, new double[] {1, 1, 1, 1});
        Curve c = JointFigures.sinuses(FigureSize.SINGLE, "", List.of(trail), List.of(), false)
                .panels()
                .get(0)
                .curves()
                .get(0);
        assertTrue(Double.isNaN(c.y()[1]));
        assertEquals(Math.toDegrees(1), c.y()[2], 1e-12);
    }

    /** Appendix C of the report: mean axes take the body's x axis to these angles. */
    @Test
    void jointAxesAreTurnedAsInTheReport() {
        double[] x = GlobeFigure.turned(
                Math.toRadians(276.4201953), Math.toRadians(59.90430813), Math.toRadians(59.29), Math.toRadians(79.08));
        assertArrayEquals(new double[] {1, 0, 0}, x, 1e-8);
        double[] pole = GlobeFigure.turned(0, 0, 1, 0.7);
        assertArrayEquals(Eye.direction(1, 0.7), pole, 1e-15);
    }

    @Test
    void whatIsOnTheFarSideOfTheGlobeIsPale() {
        Eye above = new Eye(0, 0, new double[] {0, 1, 0});
        FigureSize size = new FigureSize(80, 80);
        double middle = 80 * 72 / 25.4 / 2, radius = middle - 4;
        for (double theta : new double[] {Math.PI / 3, 2 * Math.PI / 3}) {
            String svg = svg(new GlobeFigure(size, "", List.of(circle("c", theta)), 0, 0, above, false));
            boolean near = theta < Math.PI / 2;
            List<double[]> there = points(svg, near ? "#0072b2" : "#8cc0dc", near ? "1.3" : "0.54");
            assertEquals(BoneCurve.POINTS, there.size());
            for (double[] x : there) {
                assertEquals(radius * Math.sin(theta), Math.hypot(x[0] - middle, x[1] - middle), 0.01);
            }
            assertEquals(
                    0,
                    points(svg, near ? "#8cc0dc" : "#0072b2", near ? "0.54" : "1.3")
                            .size());
        }
        assertThrows(
                IllegalArgumentException.class,
                () -> new GlobeFigure(size, "", List.of(circle("c", 1)), 0, 0, new Eye(0, 0, UP), false).svg());
    }

    @Test
    void theMapHasTheMomentsThatItsLinesAreLabelledWithAndNothingInsideTheSinus() {
        BoneCurve voluntary = sinus("voluntary", 0);
        double[] levels = {5, 12.5, 26};
        for (double level : levels) {
            Figure one = JointFigures.map(85, "", FIELD, List.of(voluntary), new double[] {level}, false);
            List<Curve> lines = one.panels().get(0).behind().faint();
            assertFalse(lines.isEmpty());
            for (Curve c : lines) {
                for (int i = 0; i < c.x().length; i++) {
                    double phi = JointFigures.azimuth(c.x()[i], c.y()[i]), theta = Math.hypot(c.x()[i], c.y()[i]);
                    assertEquals(level, FIELD.value(phi, theta), 0.05);
                    assertTrue(theta > voluntary.at(phi) - 1e-3, "outside of the sinus");
                }
            }
        }
        Figure map = JointFigures.map(85, "", FIELD, List.of(voluntary, sinus("forced", 0.4)), levels, false);
        assertEquals(
                List.of("5 N·m", "12.5 N·m", "26 N·m"),
                map.panels().get(0).behind().labels().stream()
                        .map(Backdrop.Label::text)
                        .toList());
        String svg = svg(map);
        for (String text : List.of(">12.5 N·m<", ">voluntary<", ">forced<", ">p = θ cos φ [rad]<")) {
            assertTrue(svg.contains(text), text);
        }
        Box box = new Layout(map, new int[] {0}).boxes.get(0);
        assertEquals(box.width(), box.height(), 12, "square, a row of legend apart");
    }

    @Test
    void theSameFigureHasTheSameBytesAndOnlyNumbers() {
        List<BoneCurve> both = List.of(sinus("voluntary", 0), sinus("forced", 0.4));
        FigureSize size = new FigureSize(85, 75);
        List<Supplier<Printed>> all = List.of(
                () -> new GlobeFigure(size, "Globe", both, 1, 1.3, EYE, false),
                () -> new PerspectiveFigure(size, "", FIELD, both, EYE, false),
                () -> new PerspectiveFigure(size, "", FIELD, both.subList(0, 1), EYE, true),
                () -> JointFigures.map(85, "", FIELD, both, new double[0], true),
                () -> JointFigures.map(85, "", FIELD, List.of(), new double[0], false),
                () -> JointFigures.sinuses(size, "", both, List.of(), true));
        for (Supplier<Printed> made : all) {
            Printed a = made.get(), b = made.get();
            assertArrayEquals(a.svg(), b.svg());
            assertArrayEquals(a.pdf(), b.pdf());
            assertArrayEquals(a.png(60), b.png(60));
            assertFalse(svg(a).contains("NaN") || svg(a).contains("Infinity"));
        }
    }

    @Test
    void thePerspectiveStaysOnItsPageAndShowsBothCurves() {
        FigureSize size = new FigureSize(85, 75);
        List<BoneCurve> both = List.of(sinus("voluntary", 0), sinus("forced", 0.4));
        for (double phi = -3; phi < 3.2; phi += 0.7) {
            String svg = svg(new PerspectiveFigure(size, "", FIELD, both, new Eye(phi, 0.9, UP), false));
            for (String colour : List.of("#0072b2", "#d55e00")) {
                List<double[]> line = points(svg, colour, "1.1");
                assertEquals(colour.equals("#0072b2") ? 180 : 120, line.size()); // the second is dashed
                for (double[] x : line) {
                    assertTrue(x[0] > 0 && x[0] < size.widthPoints() && x[1] > 0 && x[1] < size.heightPoints());
                }
            }
        }
        assertThrows(
                IllegalArgumentException.class, () -> new PerspectiveFigure(size, "", FIELD, List.of(), EYE, false));
    }
}
