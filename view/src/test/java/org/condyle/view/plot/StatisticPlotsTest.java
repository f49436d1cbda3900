package org.condyle.view.plot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringReader;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

class StatisticPlotsTest {
    private static final String EVIL = "<script>\"&'</svg>";

    private static Document parsed(String svg) throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
    }

    @Test
    void marksAreDrawnWhateverTheirNames() throws Exception {
        double[] x = {0, 1, 2}, y = {5, Double.NaN, 7};
        String svg = new MarkPlot(
                        EVIL,
                        EVIL,
                        EVIL,
                        List.of(
                                Mark.bars(new double[] {0, 1, 2}, new double[] {3, 4}),
                                Mark.points(x, y).named(EVIL),
                                Mark.band("band", x, new double[] {1, 1, 1}, new double[] {2, 2, 2}),
                                Mark.line("line", x, new double[] {1, 2, 3})),
                        560,
                        360)
                .svg();
        assertEquals(EVIL, parsed(svg).getElementsByTagName("title").item(0).getTextContent());
        assertFalse(svg.contains("NaN"), svg);
    }

    /** From a base of 10 a bar to 5 and one to 20 meet at the base; the second is twice as long. */
    @Test
    void barsBeginAtTheirBase() throws Exception {
        BarChart.Bar low = new BarChart.Bar(5, Double.NaN, Double.NaN), high = new BarChart.Bar(20, 18, 22);
        String svg = new BarChart(
                        "t",
                        "l [N]",
                        List.of("low", "high"),
                        10,
                        List.of(new BarChart.Line(EVIL, List.of(low, high))),
                        560)
                .svg();
        Document d = parsed(svg);
        assertEquals(2, d.getElementsByTagName("rect").getLength());
        double[] from = new double[2], wide = new double[2];
        for (int i = 0; i < 2; i++) {
            var a = d.getElementsByTagName("rect").item(i).getAttributes();
            from[i] = Double.parseDouble(a.getNamedItem("x").getNodeValue());
            wide[i] = Double.parseDouble(a.getNamedItem("width").getNodeValue());
        }
        assertEquals(from[0] + wide[0], from[1], 0.2);
        assertEquals(2 * wide[0], wide[1], 0.3);
        assertFalse(svg.contains("NaN"), svg);
        String nothing = new BarChart(
                        "t",
                        "l",
                        List.of(""),
                        0,
                        List.of(new BarChart.Line("a", List.of(new BarChart.Bar(Double.NaN, 0, 0)))),
                        560)
                .svg();
        assertEquals(0, parsed(nothing).getElementsByTagName("rect").getLength());
    }

    @Test
    void aLongLegendTakesTwoRows() throws Exception {
        List<Mark> marks = List.of("first-key-with-a-name", "second-key-with-a-name", "third-key-with-a-name").stream()
                .map(n ->
                        Mark.points(new double[] {n.length()}, new double[] {1}).named(n))
                .toList();
        String svg = new MarkPlot("t", "x", "y", marks, 560, 360).svg();
        assertTrue(parsed(svg) != null && svg.contains("M16 55L44 55"), svg);
    }
}
