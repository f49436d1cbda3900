package org.condyle.view.plot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.condyle.view.canvas.Axis;
import org.condyle.view.canvas.PageCanvas;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

public class SvgPlotTest {
    private static final Pattern POINT = Pattern.compile("([ML])(-?[0-9.]+) (-?[0-9.]+)");

    public static Document parse(String xml) throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(xml)));
    }

    private static SvgPlot plot(Curve... curves) {
        return new SvgPlot("a plot", "time [s]", "[m]", List.of(curves), 520, 320);
    }

    /** The elements of the curves, without the legend. */
    private static List<Element> curves(SvgPlot plot) throws Exception {
        NodeList paths = parse(plot.svg()).getElementsByTagName("path");
        List<Element> found = new ArrayList<>();
        for (int i = 0; i < paths.getLength(); i++) {
            Element e = (Element) paths.item(i);
            if (e.hasAttribute("class") && !e.getAttribute("stroke-width").equals("2.2")) {
                found.add(e);
            }
        }
        return found;
    }

    private static List<String> curvePaths(SvgPlot plot) throws Exception {
        return curves(plot).stream().map(e -> e.getAttribute("d")).toList();
    }

    private static double[] heights(String path) {
        return POINT.matcher(path)
                .results()
                .mapToDouble(m -> Double.parseDouble(m.group(3)))
                .toArray();
    }

    private static Curve wave(int n) {
        double[] x = new double[n], y = new double[n];
        for (int i = 0; i < n; i++) {
            x[i] = i / (double) n;
            y[i] = 0.1 * Math.sin(40 * x[i]);
        }
        return new Curve("wave", x, y);
    }

    @Test
    void whatIsCountedHasTicksAtWholeNumbers() {
        double[] x = {0, 1, 2};
        String svg = plot(new Curve("hits", x, new double[] {7, 8, 8})).svg();
        assertTrue(svg.contains(">7</text>") && svg.contains(">8</text>"), svg);
        assertFalse(svg.contains(">7."), svg);
        assertTrue(plot(new Curve("hits", x, new double[] {7, 7.5, 8})).svg().contains(">7.2</text>"));
        String same = plot(new Curve("hits", x, new double[] {8, 8, 8})).svg();
        assertTrue(same.contains(">8</text>") && !same.contains(">8."), same);
    }

    /** Two curves that are the same are both seen: a wide pale one and a thin one on it. */
    @Test
    void curvesInLayersAreSeenBelowEachOther() {
        Curve a = wave(50);
        String svg = plot(a, a, a).layered().svg();
        assertTrue(svg.contains("stroke-width=\"6.5\" stroke-opacity=\".45\""), svg);
        assertTrue(svg.contains("stroke-width=\"4.1\" stroke-opacity=\".45\""), svg);
        assertFalse(plot(a, a, a).svg().contains("stroke-width=\"4.1\""));
    }

    @Test
    void aMapHasAFieldForEachNumberAndNoneForWhatIsMissing() throws Exception {
        HeatMap map = new HeatMap(
                "lost <b> [J]",
                "c",
                "speed [m/s]",
                List.of("0.5", "0.6"),
                List.of("1", "2"),
                new double[][] {{0, 1}, {Double.NaN, 2}},
                560,
                420);
        Document d = parse(map.svg());
        NodeList fields = d.getElementsByTagName("rect");
        List<String> colours = new ArrayList<>();
        for (int i = 0; i < fields.getLength(); i++) {
            Element e = (Element) fields.item(i);
            if (e.getElementsByTagName("title").getLength() > 0) {
                colours.add(e.getAttribute("fill"));
            }
        }
        assertEquals(List.of("#440154", "#23908c", "#fde725"), colours); // the ends and the middle of viridis
        assertEquals(map.svg(), map.svg());
    }

    @Test
    void aMapNamesEveryRowThatHasRoom() throws Exception {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < 39; i++) {
            names.add("R.Shank.Upper.Mark" + i);
        }
        HeatMap map = new HeatMap("error", "time", "marker", List.of("0"), names, new double[39][1], 760, 90 + 15 * 39);
        for (String name : names) {
            assertTrue(map.svg().contains(">" + name + "</text>"), name);
        }
        HeatMap low = new HeatMap("error", "time", "marker", List.of("0"), names, new double[39][1], 760, 300);
        assertFalse(low.svg().contains(">" + names.get(1) + "</text>"));
    }

    @Test
    void theSamePlotGivesTheSameBytes() {
        assertEquals(
                plot(wave(5000), wave(10)).svg(), plot(wave(5000), wave(10)).svg());
    }

    @Test
    void aPeakOfOneSampleInAMillionSurvives() throws Exception {
        Curve c = wave(1_000_000);
        c.y()[123_456] = 1;
        c.y()[654_321] = -1;
        String path = curvePaths(plot(c)).get(0);
        assertTrue(path.length() < 40_000, () -> "" + path.length());
        double[] drawn = heights(path);
        // the axis runs from -1 to 1, so the peaks touch its ends; the sine reaches a tenth of that
        double top = Arrays.stream(drawn).min().orElseThrow(),
                bottom = Arrays.stream(drawn).max().orElseThrow();
        double middle = (top + bottom) / 2;
        assertEquals(
                1,
                Arrays.stream(drawn)
                        .filter(h -> h < middle - 0.2 * (middle - top))
                        .count());
        assertEquals(
                1,
                Arrays.stream(drawn)
                        .filter(h -> h > middle + 0.2 * (bottom - middle))
                        .count());
        assertEquals(320 - 46, bottom, 0.01);
    }

    @Test
    void fewPointsAreAllDrawnInTheirOrder() throws Exception {
        Curve c = new Curve("c", new double[] {0, 1, 2, 3}, new double[] {0, 2, 1, 3});
        assertEquals(4, heights(curvePaths(plot(c)).get(0)).length);
        // a closed path in the plane of phases goes back in x
        Curve loop = new Curve("loop", new double[] {0, 1, 0, -1, 0}, new double[] {1, 0, -1, 0, 1});
        assertEquals(5, heights(curvePaths(plot(loop)).get(0)).length);
    }

    @Test
    void whatIsNotFiniteMakesAGapAndALonelyPointADot() throws Exception {
        double nan = Double.NaN, infinite = Double.POSITIVE_INFINITY;
        Curve c = new Curve("c", new double[] {0, 1, 2, 3, 4, 5, 6}, new double[] {0, 1, nan, 1, infinite, 2, 3});
        Matcher m = POINT.matcher(curvePaths(plot(c)).get(0));
        assertEquals(
                "ML M ML".replace(" ", ""), m.results().map(r -> r.group(1)).reduce("", String::concat));
        assertTrue(curvePaths(plot(c)).get(0).contains("h0"));
        assertTrue(
                plot(new Curve("c", new double[] {0}, new double[] {nan})).svg().contains("no finite values"));
        parse(plot().svg());
    }

    @Test
    void ticksAreRoundAndTheirLabelsExact() {
        assertEquals(List.of("−0.2", "0", "0.2", "0.4", "0.6"), labels(Axis.over(-0.13, 0.52, 6, true)));
        assertEquals(List.of("0", "0.5", "1.0", "1.5", "2.0"), labels(Axis.over(0, 2, 6, false)));
        assertEquals(List.of("1", "2", "3"), labels(Axis.over(0.9, 3.1, 5, false)));
        Axis microns = Axis.over(0, 2.1e-5, 6, true);
        assertEquals(List.of("0", "5", "10", "15", "20", "25"), labels(microns));
        assertEquals(-6, microns.exponent());
        assertEquals(List.of("100.002", "100.004"), labels(Axis.over(100.0019, 100.0041, 3, false)));
    }

    private static List<String> labels(Axis axis) {
        return axis.ticks().stream().map(axis::label).toList();
    }

    @Test
    void anyRangeHasAnAxis() {
        double[][] ranges = {
            {0, 0},
            {3, 3},
            {3, 3 + 1e-13},
            {-1e300, 1e300},
            {0, Double.MIN_VALUE},
            {1e-299, 2e-299},
            {1, -1},
            {-5, -5},
            {1e15, 1e15 + 8},
            {Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY}
        };
        for (double[] r : ranges) {
            for (boolean round : new boolean[] {true, false}) {
                Axis a = Axis.over(r[0], r[1], 7, round);
                int ticks = a.ticks().size();
                assertTrue(ticks >= 2 && ticks <= 9, () -> Arrays.toString(r) + " " + a + " " + a.ticks());
                assertTrue(r[0] > r[1] || (a.low() <= r[0] && a.high() >= r[1]), a::toString);
            }
        }
    }

    @Test
    void hostileNamesAreOnlyText() throws Exception {
        String name = "</text><script>alert('x')</script>\" onload=\"\u0000\u202Egpj\uD800";
        String svg = new SvgPlot(
                        name, name, name, List.of(wave(3), new Curve(name, new double[1], new double[1])), 520, 320)
                .svg();
        Document d = parse(svg);
        assertEquals(0, d.getElementsByTagName("script").getLength());
        assertFalse(svg.contains("\u202E"));
        assertTrue(svg.contains("[U+202E]"));
        assertFalse(d.getDocumentElement().hasAttribute("onload"));
    }

    @Test
    void curvesDifferWithoutColour() throws Exception {
        Curve[] six = new Curve[6];
        Arrays.fill(six, wave(3));
        long dashes = curves(plot(six)).stream()
                .map(e -> e.getAttribute("stroke-dasharray"))
                .distinct()
                .count();
        assertEquals(6, dashes);
    }

    @Test
    void impossibleRequestsAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> new SvgPlot("", "", "", List.of(), 10, 10));
        assertThrows(IllegalArgumentException.class, () -> new Curve("c", new double[1], new double[2]));
    }

    @Test
    void numberBelowTheEndOfTheAxisIsWhole() {
        double[] x = {0, 10_000}, y = {0, 1};
        String svg = new SvgPlot("", "strokes", "damage", List.of(new Curve("a", x, y)), 460, 300).svg();
        Matcher last =
                Pattern.compile("<text x=\"([0-9.]+)\"[^>]*>10000</text>").matcher(svg);
        assertTrue(last.find(), svg);
        double half = 0.5 * PageCanvas.width("10000");
        assertTrue(Double.parseDouble(last.group(1)) + half <= 460, last.group());
    }
}
