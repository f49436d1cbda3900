package org.condyle.view.figure;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.condyle.view.canvas.AxisPlan;
import org.condyle.view.canvas.FigureSize;
import org.condyle.view.canvas.Glyphs;
import org.condyle.view.plot.Curve;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

class FigureTest {
    private static final String BLUE = "#0072b2";

    private static AxisPlan axis(String label) {
        return AxisPlan.of(label, true);
    }

    static Curve wave(String name, double height) {
        double[] x = new double[400], y = new double[400];
        for (int i = 0; i < x.length; i++) {
            x[i] = 0.01 * i;
            y[i] = height * Math.sin(3 * x[i]);
        }
        return new Curve(name, x, y);
    }

    static Figure figure(AxisPlan x, AxisPlan y, Curve... curves) {
        return new Figure(FigureSize.SINGLE, "", x, List.of(new Panel(y, List.of(curves))), false);
    }

    private static Figure six(boolean grey) {
        Curve[] all = new Curve[6];
        for (int i = 0; i < 6; i++) {
            all[i] = wave("curve " + i, 1 + 0.3 * i);
        }
        return new Figure(FigureSize.DOUBLE, "Six", axis("x"), List.of(new Panel(axis("y [N·m]"), List.of(all))), grey);
    }

    private static Document parse(Figure f) throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new ByteArrayInputStream(f.svg()));
    }

    private static List<Element> elements(Document d, String tag, Predicate<Element> wanted) {
        NodeList all = d.getElementsByTagName(tag);
        List<Element> found = new ArrayList<>();
        for (int i = 0; i < all.getLength(); i++) {
            if (wanted.test((Element) all.item(i))) {
                found.add((Element) all.item(i));
            }
        }
        return found;
    }

    private static List<double[]> points(String path) {
        Matcher m = Pattern.compile("[ML](-?[0-9.]+) (-?[0-9.]+)").matcher(path);
        return m.results()
                .map(r -> new double[] {Double.parseDouble(r.group(1)), Double.parseDouble(r.group(2))})
                .toList();
    }

    /** The longest path of a colour: the curve, not its sample in the legend. */
    private static List<double[]> curve(Document d, String colour) {
        return elements(d, "path", e -> e.getAttribute("stroke").equals(colour)).stream()
                .map(e -> points(e.getAttribute("d")))
                .max(java.util.Comparator.comparingInt(List::size))
                .orElseThrow();
    }

    /** Reads an axis as a person does: by the places of its labels. Gives value = map[0] + map[1] * place. */
    private static double[] axisOf(Document d, String anchor, int coordinate, boolean log) {
        List<double[]> pairs = new ArrayList<>();
        for (Element e : elements(d, "text", t -> t.getAttribute("text-anchor").equals(anchor))) {
            String label = e.getTextContent().replace('−', '-');
            Matcher place = Pattern.compile("translate\\((\\S+) (\\S+)\\)$").matcher(e.getAttribute("transform"));
            boolean power = label.matches("10[⁰¹²³⁴⁵⁶⁷⁸⁹⁻]+");
            if (place.matches() && (power || label.matches("-?[0-9.]+"))) {
                double value = power ? Double.parseDouble(plain(label.substring(2))) : Double.parseDouble(label);
                pairs.add(new double[] {
                    Double.parseDouble(place.group(1 + coordinate)), log && !power ? Math.log10(value) : value
                });
            }
        }
        double[] a = pairs.get(0), b = pairs.get(pairs.size() - 1);
        double slope = (b[1] - a[1]) / (b[0] - a[0]);
        return new double[] {a[1] - slope * a[0], slope};
    }

    private static String plain(String raised) {
        StringBuilder out = new StringBuilder();
        raised.chars().forEach(c -> out.append(c == '⁻' ? '-' : (char) ('0' + "⁰¹²³⁴⁵⁶⁷⁸⁹".indexOf(c))));
        return out.toString();
    }

    /** Digits are centred on their tick: the baseline is half their height below it. */
    private static double read(double[] map, double place, boolean vertical) {
        return map[0] + map[1] * (vertical ? place + Painter.SIZE * Glyphs.CAPITAL / 2 : place);
    }

    @Test
    void theSameFigureGivesTheSameBytes() {
        assertArrayEquals(six(false).svg(), six(false).svg());
        assertArrayEquals(six(false).pdf(), six(false).pdf());
        assertArrayEquals(six(false).png(80), six(false).png(80));
    }

    @Test
    void theCurvePassesThroughItsDataAsReadFromTheAxes() throws Exception {
        Curve c = wave("sine", 0.7);
        Document d = parse(figure(axis("x [m]"), axis("y [N]"), c));
        double[] x = axisOf(d, "middle", 0, false), y = axisOf(d, "end", 1, false);
        List<double[]> drawn = curve(d, BLUE);
        assertEquals(c.x().length, drawn.size(), "no point is left out where there is room for all");
        for (int i = 0; i < c.x().length; i++) {
            assertEquals(c.x()[i], read(x, drawn.get(i)[0], false), 2e-4);
            assertEquals(c.y()[i], read(y, drawn.get(i)[1], true), 2e-4);
        }
    }

    @Test
    void logarithmicAxesAreLogarithmic() throws Exception {
        double[] x = new double[60], y = new double[60];
        for (int i = 0; i < 60; i++) {
            x[i] = Math.pow(10, -2 + 0.05 * i);
            y[i] = 3 * Math.pow(x[i], 1.5);
        }
        AxisPlan log = new AxisPlan("f", Double.NaN, Double.NaN, true, true);
        Document d = parse(figure(log, log, new Curve("power", x, y)));
        double[] xAxis = axisOf(d, "middle", 0, true), yAxis = axisOf(d, "end", 1, true);
        List<double[]> drawn = curve(d, BLUE);
        for (int i = 0; i < 60; i++) {
            assertEquals(Math.log10(x[i]), read(xAxis, drawn.get(i)[0], false), 1e-3);
            assertEquals(Math.log10(y[i]), read(yAxis, drawn.get(i)[1], true), 1e-3);
        }
        Curve mixed = new Curve("mixed", new double[] {-1, 0, 1, 10}, new double[] {1, 1, 1, 2});
        assertEquals(2, curve(parse(figure(log, log, mixed)), BLUE).size(), "what is not positive has no place");
    }

    @Test
    void aPeakOfOneSampleSurvives() throws Exception {
        double[] x = new double[300_000], y = new double[x.length];
        for (int i = 0; i < x.length; i++) {
            x[i] = i / 3e5;
        }
        y[123_456] = 1;
        List<double[]> drawn = curve(parse(figure(AxisPlan.of("x", false), axis("y"), new Curve("c", x, y))), BLUE);
        assertTrue(drawn.size() < 12_000, () -> "" + drawn.size());
        double top = drawn.stream().mapToDouble(p -> p[1]).min().orElseThrow();
        assertEquals(1, drawn.stream().filter(p -> p[1] == top).count());
    }

    @Test
    void limitsCutTheCurveAtTheEdges() throws Exception {
        Curve steep = new Curve("steep", new double[] {-1e9, 0, 1e9}, new double[] {-1e12, 0, 1e12});
        AxisPlan x = new AxisPlan("x", -2, 3, false, true), y = new AxisPlan("y", -1000, 500, false, true);
        Document d = parse(figure(x, y, steep));
        double[] xAxis = axisOf(d, "middle", 0, false), yAxis = axisOf(d, "end", 1, false);
        List<double[]> drawn = curve(d, BLUE);
        double[] first = drawn.get(0), last = drawn.get(drawn.size() - 1);
        assertEquals(-1, read(xAxis, first[0], false), 1e-3);
        assertEquals(-1000, read(yAxis, first[1], true), 0.5);
        assertEquals(0.5, read(xAxis, last[0], false), 1e-3);
        assertEquals(500, read(yAxis, last[1], true), 0.5);
    }

    @Test
    void gapsAreGapsAndLonelyPointsAreDots() throws Exception {
        double nan = Double.NaN;
        Curve c = new Curve("c", new double[] {0, 1, 2, 3, 4, 5}, new double[] {0, 1, nan, 1, nan, 2});
        Document d = parse(figure(axis("x"), axis("y"), c));
        String path = elements(d, "path", e -> e.getAttribute("stroke").equals(BLUE))
                .get(0)
                .getAttribute("d");
        assertEquals("MLMLML", path.replaceAll("[^MLC]", ""));
        for (Curve empty : List.of(
                new Curve("", new double[0], new double[0]), new Curve("", new double[] {1}, new double[] {nan}))) {
            Figure f = figure(axis("x"), axis("y"), empty, empty);
            parse(f);
            assertTrue(f.pdf().length > 100 && f.png(72).length > 100);
        }
    }

    @Test
    void hostileTextIsOnlyText() throws Exception {
        String name = "</text><script>alert('x')</script>\" onload=\"\u0000\u202Egpj\uD800 中文";
        Figure f = new Figure(
                FigureSize.SINGLE,
                name,
                axis(name),
                List.of(new Panel(axis(name), List.of(wave(name, 1), wave(name + "2", 2)))),
                false);
        Document d = parse(f);
        assertEquals(0, d.getElementsByTagName("script").getLength());
        assertFalse(d.getDocumentElement().hasAttribute("onload"));
        String svg = new String(f.svg(), StandardCharsets.UTF_8);
        assertFalse(svg.contains("\u202E"));
        assertTrue(svg.contains("[U+202E]"));
        assertTrue(f.pdf().length > 100 && f.png(72).length > 100);
    }

    @Test
    void aLegendStandsOnlyWhereItIsNeeded() throws Exception {
        Document one = parse(figure(axis("x"), axis("y"), wave("alone", 1)));
        assertEquals(
                0,
                elements(one, "text", e -> e.getTextContent().equals("alone")).size());
        List<Curve> two = List.of(wave("first", 1), wave("second", 2));
        Figure panels = new Figure(
                FigureSize.SINGLE.forPanels(2),
                "",
                axis("x"),
                List.of(new Panel(axis("y"), two), new Panel(axis("z"), two)),
                false);
        assertEquals(
                1,
                elements(parse(panels), "text", e -> e.getTextContent().equals("second"))
                        .size(),
                "panels with the same curves share one legend");
    }

    @Test
    void curvesDifferWithoutColour() throws Exception {
        Document d = parse(six(true));
        List<Element> curves = elements(
                d,
                "path",
                e -> e.getAttribute("fill").equals("none")
                        && e.getAttribute("d").length() > 1000);
        assertEquals(6, curves.size());
        assertEquals(
                6,
                curves.stream()
                        .map(e -> e.getAttribute("stroke-dasharray"))
                        .distinct()
                        .count());
        for (Element e : elements(d, "path", e -> true)) {
            String colour = e.getAttribute("stroke") + e.getAttribute("fill").replace("none", "");
            assertTrue(colour.matches("(#(..)\\2\\2)+"), colour);
        }
    }

    @Test
    void impossibleRequestsAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> new FigureSize(5, 60));
        assertThrows(IllegalArgumentException.class, () -> new FigureSize(Double.NaN, 60));
        assertThrows(IllegalArgumentException.class, () -> new AxisPlan("", 2, 1, false, true));
        assertThrows(IllegalArgumentException.class, () -> new AxisPlan("", -1, 1, true, true));
        assertThrows(IllegalArgumentException.class, () -> six(false).png(5));
        assertThrows(
                IllegalArgumentException.class,
                () -> new Figure(
                                new FigureSize(1000, 1000),
                                "",
                                axis(""),
                                six(true).panels(),
                                true)
                        .png(2400));
    }
}
