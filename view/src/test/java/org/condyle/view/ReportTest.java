package org.condyle.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.condyle.expression.Dimension;
import org.condyle.io.results.AskedPlot;
import org.condyle.io.results.ChangedRun;
import org.condyle.io.results.Presentation;
import org.condyle.io.results.RunResult;
import org.condyle.io.results.SampleRun;
import org.condyle.io.results.Verdict;
import org.condyle.io.results.Warning;
import org.condyle.simulate.Channel;
import org.condyle.simulate.EnergyLedger;
import org.condyle.simulate.Episode;
import org.condyle.simulate.Impact;
import org.condyle.simulate.Outcome;
import org.condyle.simulate.Recording;
import org.condyle.simulate.event.Event;
import org.condyle.simulate.event.Omitted;
import org.condyle.text.ChannelId;
import org.condyle.view.page.Html;
import org.condyle.view.page.Text;
import org.condyle.view.plot.SvgPlotTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;

class ReportTest {
    private static final String DATE = "2026-11-15";

    @TempDir
    Path dir;

    private static final Pattern SCRIPT = Pattern.compile("<script([^>]*)>(.*?)</script>", Pattern.DOTALL);

    /** The page without its scripts; all the rest can be read as XML. */
    private static Document parse(String page) throws Exception {
        return SvgPlotTest.parse(SCRIPT.matcher(page).replaceAll(""));
    }

    private static int count(String text, String part) {
        return text.split(Pattern.quote(part), -1).length - 1;
    }

    @Test
    void aRunBecomesOnePageThatNeedsNothingElse() throws Exception {
        Report.write(SampleRun.run(), DATE, dir.resolve("new"));
        String page = Files.readString(dir.resolve("new/report.html"));
        parse(page);
        String own = SCRIPT.matcher(page).replaceAll("") + PageScripts.PAGE;
        for (String outside : List.of(" src=", " href=", "url(", "@import", "fetch(", "eval(", "innerHTML", "http:")) {
            assertFalse(own.replace("http://www.w3.org/2000/svg", "").contains(outside), outside);
        }
        for (String said : List.of(
                "Swinging leg",
                "samples/swinging-leg",
                "driven",
                "Condyle 0.1.0",
                DATE,
                "! Completed with warnings",
                "3 claims: <b>✗ 1 is NOT as expected</b>; 1 holds, 1 is contradicted, as expected.",
                "lowest-hip-angle",
                "work of hip-motor",
                "dissipated in hip-passive",
                "largest violation of position",
                "push-begins",
                "was never measured",
                "How to cite",
                "Why: the figure",
                "&lt;b&gt;not bold&lt;/b&gt; &amp; &quot;quoted&quot;")) {
            assertTrue(page.contains(said), said);
        }
        assertEquals(7, count(page, "<figure class=\"interactive\""));
        for (int i = 0; i < 7; i++) { // a figure and its data have one name
            assertTrue(page.contains("id=\"plot-" + i + "\"><noscript><svg"));
            assertTrue(page.contains("\"figure\":\"plot-" + i + "\""));
        }
        try (Stream<Path> files = Files.list(dir.resolve("new"))) {
            assertEquals(1, files.count());
        }
    }

    /** What speaks against a run comes first, then the curves, then tables. */
    @Test
    void thePageIsInTheOrderInWhichItIsRead() {
        String page = Report.html(SampleRun.run(), DATE);
        List<String> order = List.of(
                "class=\"banner",
                "was never measured",
                "id=\"scene\"",
                "id=\"transport\"",
                "id=\"first\"",
                "<h2>Curves</h2>",
                "<h2>Results</h2>",
                "<h2>Claims</h2>",
                "<h2>Model file</h2>");
        for (int i = 1; i < order.size(); i++) {
            assertTrue(page.indexOf(order.get(i - 1)) < page.indexOf(order.get(i)), order.get(i));
        }
    }

    @Test
    void theSameRunAndDateGiveTheSameBytes() {
        assertEquals(Report.html(SampleRun.run(), DATE), Report.html(SampleRun.run(), DATE));
    }

    @Test
    void thePolicyAllowsExactlyTheScriptsOfThePage() throws Exception {
        String page = Report.html(SampleRun.run(), DATE);
        List<String> hashes = new ArrayList<>();
        SCRIPT.matcher(page).results().filter(m -> m.group(1).isEmpty()).forEach(m -> {
            byte[] text = m.group(2).getBytes(StandardCharsets.UTF_8);
            try {
                byte[] sum = MessageDigest.getInstance("SHA-256").digest(text);
                hashes.add("'sha256-" + Base64.getEncoder().encodeToString(sum) + "'");
            } catch (NoSuchAlgorithmException e) {
                throw new AssertionError(e);
            }
        });
        assertEquals(2, hashes.size());
        assertTrue(page.contains("content=\"default-src 'none'; script-src " + String.join(" ", hashes)
                + "; style-src 'unsafe-inline'; img-src data: blob:\""));
        assertEquals(1, count(page, "<script type=\"application/json\" id=\"data\">"));
        assertFalse(PageScripts.VENDOR.contains("\r") || PageScripts.PAGE.contains("\r")); // browsers would change them
    }

    @Test
    void whatSomeoneWritesIntoAModelNeverReachesAScript() {
        Matcher m = SCRIPT.matcher(Report.html(SampleRun.run(), DATE));
        m.find();
        assertTrue(m.group(1).contains("application/json") && !m.group(2).contains("<"));
    }

    @Test
    void boundsAreRoundedUp() {
        assertEquals("0.1\u202F%", CurvesPanel.percent(1e-3));
        assertEquals("0.2\u202F%", CurvesPanel.percent(1.01e-3));
        assertEquals("0.002\u202F%", CurvesPanel.percent(1.3e-5));
        assertEquals("100\u202F%", CurvesPanel.percent(1));
    }

    @Test
    void verdictsAreToldByWords() {
        String page = Report.html(SampleRun.run(), DATE);
        assertEquals(1, count(page, "✓ holds"));
        assertEquals(1, count(page, "≠ contradicted, as expected"));
        assertEquals(1, count(page, "✗ NOT as expected:</b> contradicted"));
    }

    @Test
    void numbersAreBriefAndHaveAllTheirDigitsBehind() {
        assertEquals("<span title=\"0.1234567891234\">0.123457</span>", Text.number(0.1234567891234));
        assertEquals("-1.72883", Text.brief(-1.7288277719115763));
        assertEquals("2.32303e-9", Text.brief(2.323032433082517E-9));
        assertEquals("1e22", Text.brief(1e22));
        assertEquals("1e-5", Text.brief(0.00001));
        assertEquals("1000000", Text.brief(999999.9));
        assertEquals("0", Text.brief(-0.0));
        assertEquals("NaN", Text.brief(Double.NaN));
        assertEquals("N·m/s²", Text.unit("N*m/s^2"));
        assertEquals("kg·s⁻¹·m", Text.unit("kg*s^-1*m"));
        assertEquals("–", Text.unit("1"));
    }

    @Test
    void hostileTextIsOnlyText() throws Exception {
        String evil =
                "</title></pre></style><script>alert('1')</script><img src=x onerror=alert(1)> \" ' & \u202E\u2066 \u0007\n<!-- ]]>";
        RunResult run = SampleRun.run(
                List.of(), List.of(), List.of(new Channel(ChannelId.parse(evil), Dimension.NONE, i -> i.state.time)));
        Outcome o = new Outcome(
                Outcome.End.FAILED,
                1,
                evil,
                1,
                1,
                1,
                new EnergyLedger(1, 1, Map.of(evil, 1.0), Map.of(evil, 1.0), 1),
                0,
                0,
                List.of(new Event.Occurrence(1, evil)),
                List.of(new Impact(1, evil, 1, 1, 1, 1)),
                List.of(new Episode(evil, 0, 1, 1, 1, 1, 1, 1)),
                List.of(evil),
                List.of(evil),
                List.of(evil),
                Omitted.NOTHING);
        Verdict v = new Verdict(evil, evil, evil, evil, Double.NaN, evil, false, true, evil);
        Presentation shown = new Presentation(
                Map.of(),
                Map.of(evil, evil),
                List.of(new Presentation.Change(evil, evil, evil, evil)),
                Map.of(0, evil),
                List.of(new AskedPlot(
                        evil,
                        evil,
                        new AskedPlot.Series(evil, evil, ""),
                        List.of(new AskedPlot.Series(evil, evil, "")),
                        evil,
                        "")),
                evil);
        String page = Report.html(
                new RunResult(
                        evil,
                        evil,
                        evil,
                        Map.of(evil, evil),
                        evil,
                        evil,
                        run.recording(),
                        o,
                        1,
                        Map.of(evil, 1.0),
                        Map.of(evil, "rad"), // units are checked when a file is read
                        List.of(v),
                        List.of(Warning.of(evil)),
                        evil,
                        null,
                        null,
                        shown),
                evil);
        Document d = parse(page);
        assertEquals(
                0,
                d.getElementsByTagName("script").getLength()
                        + d.getElementsByTagName("img").getLength());
        assertEquals(3, SCRIPT.matcher(page).results().count());
        assertFalse(page.chars().anyMatch(c -> c == 0x202e || c == 0x2066 || c == 7));
    }

    private static Outcome like(
            Outcome o,
            Outcome.End end,
            String message,
            List<Event.Occurrence> events,
            List<Episode> contacts,
            List<String> warnings) {
        return new Outcome(
                end,
                o.time(),
                message,
                o.steps(),
                o.rejected(),
                o.evaluations(),
                o.ledger(),
                o.maxPosition(),
                o.maxVelocity(),
                events,
                List.of(),
                contacts,
                warnings,
                List.of(),
                List.of(),
                Omitted.NOTHING);
    }

    private static String withContacts(List<Episode> contacts, List<String> warnings) {
        RunResult r = SampleRun.run();
        Outcome o = r.outcome();
        Outcome touched = like(o, o.end(), o.message(), o.events(), contacts, warnings);
        return Report.html(ChangedRun.of(r).outcome(touched).get(), DATE);
    }

    @Test
    void contactsAreATableAndWarningsComeBeforeAllNumbers() throws Exception {
        String page = withContacts(
                List.of(
                        new Episode("foot<b>", 0.25, 0.251, 0.3, 1.34e-5, 302.2254948, 0.3 * 0.683184, 1.1e-3),
                        new Episode("pressed", 0.3, 0.4, 0.3, 1e-5, 30, 0.3 * 1.27, 0),
                        new Episode("heel", 0.5, Double.NaN, 0.1, 2e-6, 12, Double.NaN, 0)),
                List.of("contact 'heel' is not resolved"));
        parse(page);
        assertEquals(1, count(page, "<th scope=\"col\" class=\"n\">restitution [–]</th>"));
        assertTrue(page.contains("<tr data-time=\"0.25\"><th scope=\"row\">foot&lt;b&gt;</th><td class=\"n\">"
                + "<span title=\"0.25\">0.25</span></td><td class=\"n\"><span title=\"0.251\">0.251</span></td>"));
        assertTrue(page.contains("<span title=\"302.2254948\">302.225</span>"));
        assertTrue(page.contains(">13.4</span>&#160;um</td>"));
        assertTrue(page.contains("<td class=\"n\">still touching</td>"));
        String table = page.substring(page.indexOf("<h2>Contacts</h2>"), page.indexOf("<h2>Energy balance</h2>"));
        assertEquals(2, count(table, "<td class=\"n\">–</td>")); // no restitution of what was pressed or still touches
        assertFalse(page.contains(">NaN<"));
        assertEquals(0, count(page, " more.</p>"));
        int warned = page.indexOf("contact &#39;heel&#39; is not resolved");
        assertTrue(warned > 0 && warned < page.indexOf("<h2>Results</h2>"));
        assertFalse(Report.html(SampleRun.run(), DATE).contains("<h2>Contacts</h2>"));
    }

    @Test
    void anEventThatEndsARunIsReachedAndIsNoFailure() {
        RunResult r = SampleRun.run();
        assertTrue(
                ended(r, "event 'bent'").contains("<p class=\"good\"><b>✓ Reached event &#39;bent&#39;</b> at t = "));
        assertTrue(ended(r, "stability is lost").contains("<b>■ Stopped</b> at t = "));
    }

    private static String ended(RunResult r, String message) {
        Outcome o = r.outcome();
        Html page = new Html();
        List<Event.Occurrence> events =
                message.startsWith("event ") ? List.of(new Event.Occurrence(o.time(), "bent")) : List.of();
        Outcome stopped = like(o, Outcome.End.STOPPED, message, events, List.of(), List.of());
        Heading.banner(ChangedRun.of(r).bare("m").outcome(stopped).get(), page);
        return page.toString();
    }

    @Test
    void ofManyContactsTheFirstAreShownAndTheRestIsCounted() throws Exception {
        List<Episode> many = new ArrayList<>();
        for (int k = 0; k < 1450; k++) {
            many.add(new Episode("bounce" + k, k, k + 0.5, 1, 1, 1, 1, 1));
        }
        String page = withContacts(many, List.of());
        parse(page);
        assertTrue(page.contains("<th scope=\"row\">bounce199</th>") && !page.contains("bounce200<"));
        assertTrue(page.contains("<p>and 1\u202F250 more.</p>"));
    }

    @Test
    void manyChannelsAreGroupedByUnitAndSizeAndTheRestIsListed() {
        List<Channel> many = new ArrayList<>();
        many.add(new Channel(ChannelId.parse("depth"), Dimension.LENGTH, i -> 1e-6 * i.state.time));
        for (int k = 0; k < 100; k++) {
            int size = k;
            many.add(new Channel(ChannelId.parse("pressure." + k), Dimension.PRESSURE, i -> size + i.state.time));
        }
        String page = Report.html(SampleRun.run(List.of(), List.of(), many), DATE);
        assertEquals(13, count(page, "<figure class=\"interactive\"")); // 12 over time and a phase portrait
        assertTrue(page.contains("Recorded but not drawn: "));
        assertTrue(page.contains("pressure.99"));
        assertFalse(page.contains("shank.x, shank.y, depth over time"));
        assertTrue(page.contains("<title>depth over time</title>"));
    }

    @Test
    void theLedgerAddsSmallAccountsUpAndNothingIsLost() throws Exception {
        Map<String, Double> losses = new LinkedHashMap<>();
        for (int k = 1; k <= 30; k++) {
            losses.put("element" + k, (double) k);
        }
        String table = new EnergyTable(new EnergyLedger(500, 35, Map.of(), losses, 500)).html();
        SvgPlotTest.parse(table);
        // the 11 largest, then the sum of the other 19: 1 + ... + 19 = 190
        assertTrue(table.contains("dissipated in element20<") && !table.contains("dissipated in element19<"));
        assertTrue(
                table.contains("dissipated in 19 others</th><td class=\"n\"><span title=\"-190.0\">-190</span>"),
                table);
        String broken = new EnergyTable(new EnergyLedger(Double.NaN, 1e308, Map.of("a", -1e308), Map.of(), 1)).html();
        SvgPlotTest.parse(broken);
    }

    @Test
    void aRunWithNothingToShowStillHasAPage() throws IOException, Exception {
        RunResult r = SampleRun.run();
        String page = Report.html(
                ChangedRun.of(r)
                        .bare("empty")
                        .recording(new Recording(List.of()))
                        .get(),
                DATE);
        parse(page);
        assertTrue(page.contains("<h1>empty</h1>"));
        assertFalse(page.contains("<h2>Claims</h2>"));
    }
}
