package org.condyle.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringReader;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.condyle.view.plot.Curve;
import org.condyle.view.plot.SvgPlot;
import org.junit.jupiter.api.Test;
import org.xml.sax.InputSource;

class TableReportTest {
    private static final String EVIL = "</style><script>alert('x')</script>\"&";

    private static TableReport.Page page(int rows) {
        Curve curve = new Curve(EVIL, new double[] {0, 1}, new double[] {0, Double.NaN});
        SvgPlot plot = new SvgPlot(EVIL, EVIL, EVIL, List.of(curve), 400, 300);
        return new TableReport.Page(
                EVIL,
                Map.of("study", EVIL),
                EVIL,
                EVIL,
                new TableReport.Banner(false, EVIL, List.of(EVIL)),
                List.of(new TableReport.Sheet(
                        EVIL,
                        List.of(new TableReport.Column(EVIL, "", false)),
                        List.of(new TableReport.Line(List.of(TableReport.Cell.of(EVIL)), true)),
                        List.of(EVIL))),
                List.of(new TableReport.Pictures(EVIL, List.of(plot), List.of(EVIL))),
                List.of(),
                List.of(new TableReport.Column(EVIL, "m^2", true), new TableReport.Column("outcome", "", false)),
                IntStream.range(0, rows)
                        .mapToObj(i -> new TableReport.Line(
                                List.of(TableReport.Cell.of(1.0 / 3), TableReport.Cell.of(EVIL)), i > 0))
                        .toList(),
                2005,
                "table.csv",
                EVIL);
    }

    @Test
    void whateverTextItIsGivenThePageIsWellFormedAndHasNoScript() throws Exception {
        String html = TableReport.html(page(3));
        assertFalse(html.contains("<script"), html);
        assertTrue(html.contains("☾ Dark")); // by style alone
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
        org.w3c.dom.Document d = factory.newDocumentBuilder()
                .parse(new InputSource(new StringReader(html.replace("<!DOCTYPE html>", ""))));
        assertEquals(2 + 4, d.getElementsByTagName("tr").getLength());
        assertEquals(EVIL, d.getElementsByTagName("h1").item(0).getTextContent());
        assertTrue(html.contains("default-src 'none'"));
    }

    @Test
    void numbersAreBriefAndToldInFullWhenPointedAt() {
        String html = TableReport.html(page(1));
        assertTrue(html.contains("<span title=\"0.3333333333333333\">0.3333</span>"), html);
        assertTrue(html.contains("[m²]"));
        assertTrue(html.contains("<tr class=\"bad\">"));
    }

    @Test
    void aTableThatIsNotAllSaysSoAndIsLinked() {
        String html = TableReport.html(page(20));
        assertTrue(
                html.contains("20 of 2005 rows. All rows with all digits are in <a href=\"table.csv\">table.csv</a>."));
        assertEquals(2 + 21, html.split("<tr", -1).length - 1);
    }

    @Test
    void curvesOfOnePlotDifferInColourOrDashes() {
        double[] x = {0, 1};
        List<Curve> curves =
                IntStream.range(0, 36).mapToObj(i -> new Curve("c" + i, x, x)).toList();
        String svg = new SvgPlot("t", "x", "y", curves, 600, 900).svg();
        long styles = svg.lines()
                .filter(l -> l.startsWith("<path class=\"c") && l.contains("stroke-width=\"2.2\""))
                .map(l -> l.replaceAll(" d=.*", ""))
                .distinct()
                .count();
        assertEquals(36, styles);
    }
}
