package org.condyle.view.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.condyle.io.results.RunFolder;
import org.condyle.view.figure.ChannelRequest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

class ComparePageTest {
    private static final String HOSTILE = "</td><script>alert(1)</script>";

    @TempDir
    Path dir;

    private RunFolder run(String folder, String csv, String outputs) throws IOException {
        Path place = Files.createDirectories(dir.resolve(folder));
        Files.writeString(place.resolve("recording.csv"), csv);
        Files.writeString(
                place.resolve("summary.json"),
                "{\"model\": \"m\", \"case\": \"" + HOSTILE + folder + "\", \"outcome\": \"completed\", \"outputs\": "
                        + outputs + ", \"outputUnits\": {\"height\": \"m\"}}");
        return RunFolder.read(place);
    }

    private Comparison comparison() throws IOException {
        RunFolder a = run("a", "time [s],x [m]," + HOSTILE + " [N],only [m]\n0,1,0,0\n1,1,0,0\n", "{\"height\": 2}");
        RunFolder b = run(
                "b",
                "time [s],x [m]," + HOSTILE + " [N]\n0,1,0\n0.5,3,0\n2,1,0\n",
                "{\"height\": 3, \"" + HOSTILE + "\": null}");
        return new Comparison(List.of(a, b), new ChannelRequest("time", ""), List.of());
    }

    private static Document page(Comparison c) throws Exception {
        String html = ComparePage.html(c, Double.NaN, Double.NaN).replace("<!DOCTYPE html>\n", "");
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(html)));
    }

    @Test
    void hostileNamesAreOnlyText() throws Exception {
        Document d = page(comparison());
        assertEquals(0, d.getElementsByTagName("script").getLength());
        assertTrue(d.getDocumentElement().getTextContent().contains("<script>alert(1)</script>"));
        assertEquals(2, d.getElementsByTagName("svg").getLength());
    }

    @Test
    void numbersStandBesideEachOther() throws IOException {
        Comparison c = comparison();
        Comparison.Output height = c.outputs().get(0);
        assertEquals(1, height.difference(1));
        assertEquals(0.5, height.relative(1));
        CurveDifference x = c.channels().get(0).differences().get(0);
        assertEquals(2, x.largest());
        assertEquals(0.5, x.at());
        assertEquals("50 %", Numbers.percent(0.5));
        assertEquals("0.0123 %", Numbers.percent(1.2345e-4));
        assertEquals("–", Numbers.percent(Double.NaN));
    }

    @Test
    void differentChannelsAndTimesAreTold() throws IOException {
        String remarks = String.join("\n", comparison().remarks());
        assertTrue(remarks.contains("only"), remarks);
        assertTrue(remarks.contains("from 0 to 2 s"), remarks);
        assertFalse(remarks.contains("m in the same unit: x"), remarks);
    }

    @Test
    void curvesAreComparedOverWhatRisesInAllRuns() throws IOException {
        // y is 2x and 3x, at different paces; the second takes a rounding step back, and jumps where it has two rows
        RunFolder a = run("a", "time [s],x [m],y [N],back [m]\n0,0,0,0\n1,1,2,1\n9,2,4,0\n", "{}");
        RunFolder b = run(
                "b", "time [s],x [m],y [N],back [m]\n5,0,0,0\n6,1.5,4.5,1\n7,1.4999999999999,4.5,2\n8,3,9,3\n", "{}");
        Comparison c = new Comparison(List.of(a, b), new ChannelRequest("x", ""), List.of());
        CurveDifference y = c.channels().get(0).differences().get(0);
        assertEquals("x m", c.over() + " " + c.overUnit());
        assertEquals(2, y.largest(), 1e-12);
        assertEquals(2, y.at());
        assertEquals(Math.sqrt(4 / 3.0), y.rms(), 1e-12); // of x from 0 to 2
        assertTrue(c.remarks()
                .contains("b goes from 0 to 3 m, a from 0 to 2 m; curves are compared over the common range"));
        Comparison back = new Comparison(List.of(a, b), new ChannelRequest("back", ""), List.of());
        assertEquals("time s", back.over() + " " + back.overUnit());
    }

    @Test
    void outputsOfOneRunAloneAreToldAndNotTabled() throws IOException {
        RunFolder a = run("a", "time [s],x [m]\n0,1\n1,1\n", "{\"height\": 2, \"alone\": 1}");
        RunFolder b = run("b", "time [s],x [m]\n0,1\n1,1\n", "{\"height\": 3}");
        Comparison c = new Comparison(List.of(a, b), new ChannelRequest("time", ""), List.of());
        assertEquals(
                List.of("height"),
                c.outputs().stream().map(Comparison.Output::name).toList());
        assertTrue(
                c.remarks().contains(c.names().get(0) + " alone has these outputs: alone"),
                c.remarks().toString());
    }

    @Test
    void theSameRunsGiveTheSameBytes() throws IOException {
        assertEquals(
                ComparePage.html(comparison(), Double.NaN, Double.NaN),
                ComparePage.html(comparison(), Double.NaN, Double.NaN));
    }
}
