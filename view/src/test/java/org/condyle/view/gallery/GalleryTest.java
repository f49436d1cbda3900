package org.condyle.view.gallery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.condyle.expression.Dimension;
import org.condyle.io.results.ChangedRun;
import org.condyle.io.results.Evidence;
import org.condyle.io.results.Picture;
import org.condyle.io.results.Ruling;
import org.condyle.io.results.RunResult;
import org.condyle.io.results.SampleRun;
import org.condyle.io.results.Verdict;
import org.condyle.simulate.Channel;
import org.condyle.simulate.Recording;
import org.condyle.text.ChannelId;
import org.condyle.view.plot.SvgPlotTest;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

class GalleryTest {
    private static final String DATE = "2026-11-15";

    private static Verdict verdict(String id, String test, boolean holds, boolean expected) {
        return new Verdict(id, "closed form", "says " + id, test, 0.5, "", holds, expected, holds ? "" : "the reason");
    }

    private static GalleryCard card(String model, String caseName, String source, Verdict... verdicts) {
        String svg = GalleryCard.of(SampleRun.run(), "rk4, none", "", "").picture();
        return new GalleryCard(
                model,
                caseName,
                "Title of " + model,
                source,
                "rk4, none",
                "completed",
                "",
                List.of(),
                0.1,
                List.of(verdicts),
                svg,
                "./" + model + "/report.html",
                "");
    }

    private static RunResult with(Recording recording, List<Verdict> verdicts, @Nullable Picture picture) {
        return ChangedRun.of(SampleRun.run())
                .bare("samples/swinging-leg")
                .recording(recording)
                .verdicts(verdicts)
                .picture(picture)
                .get();
    }

    private static String html(GalleryCard... cards) {
        return Gallery.html(List.of(cards), List.of("walk data (not shipped)"), "0.1.0", DATE);
    }

    private static int count(String text, String part) {
        return text.split(java.util.regex.Pattern.quote(part), -1).length - 1;
    }

    @Test
    void thePageNeedsNothingElseAndItsLinksLeadSomewhere() throws Exception {
        String page = html(
                card("a/one", "", "A. Author, Book, 2001, chapter 1", verdict("x", "x < 1", true, true)),
                card("a/one", "hertz", "A. Author, Book, 2001, chapter 1", verdict("y", "y < 1", false, false)),
                card("b/two", "", "closed forms; somebody", verdict("z", "z < 1", true, true)));
        Document d = SvgPlotTest.parse(page);
        assertEquals(0, d.getElementsByTagName("script").getLength());
        for (String outside : List.of(" src=", "url(", "@import", "href=\"http")) {
            assertFalse(page.contains(outside), outside);
        }
        assertTrue(page.contains("default-src 'none'; style-src 'unsafe-inline'; img-src data:"));
        assertTrue(page.contains("Not run: walk data (not shipped)."));
        NodeList links = d.getElementsByTagName("a");
        for (int i = 0; i < links.getLength(); i++) {
            String to = ((Element) links.item(i)).getAttribute("href");
            boolean inside = to.startsWith("#");
            assertTrue(inside ? count(page, " id=\"" + to.substring(1) + "\"") == 1 : to.endsWith("/report.html"), to);
        }
        assertEquals(3, count(page, "<article "));
        assertEquals(3, count(page, "class=\"plot\""));
    }

    @Test
    void theScoreboardCountsByDocument() {
        GalleryCard good = card("a/one", "", "Book, figures 4.4 to 4.11; more", verdict("x", "x < 1", true, true));
        GalleryCard mixed = card(
                "a/one",
                "two",
                "Book, eq. (4.6)",
                verdict("x", "x < 1", true, true),
                verdict("y", "y < 1", false, false),
                verdict("z", "z < 1", false, true));
        assertEquals("Book", good.document());
        assertEquals("Book", mixed.document());
        assertEquals(new GalleryScore(2, 4, 2, 1, 0, 1, 0, 0), GalleryScore.of(List.of(good, mixed)));
        assertTrue(GalleryScore.of(List.of(good)).good());
        String page = html(good, mixed);
        assertTrue(page.contains("✗ 1 verdict is not as expected."));
        assertTrue(page.contains("<h2>Not as expected</h2>") && page.contains("<h2>Contradicted, as expected</h2>"));
        assertTrue(page.contains("✗ 1 NOT as expected</b> · <b>≠ 1 contradicted, as expected</b> · "), page);
        assertTrue(html(good).contains("✓ Every verdict is as expected."));
    }

    @Test
    void whatCannotBeJudgedIsCountedApartWithItsEvidence() {
        List<Evidence> both =
                List.of(new Evidence("g = 9 m/s^2", 4.5, "m", false), new Evidence("g < 1", 6, "m", true));
        Verdict open = new Verdict(
                "o",
                "Book",
                "it falls",
                "fallen > 5 m",
                4.5,
                "m",
                Ruling.CANNOT_BE_JUDGED,
                Ruling.CANNOT_BE_JUDGED,
                "g is not printed",
                both);
        GalleryCard card = card("a/one", "", "Book", verdict("x", "x < 1", true, true), open);
        assertEquals(new GalleryScore(1, 2, 1, 0, 1, 0, 0, 0), GalleryScore.of(List.of(card)));
        String page = html(card);
        assertTrue(page.contains("✓ Every verdict is as expected."), page);
        assertTrue(page.contains("<dt>? cannot be judged</dt><dd>1</dd>"), page);
        assertTrue(page.contains("<h2>Cannot be judged</h2>") && !page.contains("<h2>Contradicted"), page);
        assertTrue(page.contains("<li class=\"cannot-be-judged\"><span class=\"mark\" role=\"img\""), page);
        assertTrue(
                page.contains("the test holds for 1 of 2 possibilities") && page.contains("holds for g &lt; 1: "),
                page);
        Verdict missed = new Verdict(
                "o", "", "", "", 1, "", Ruling.HOLDS, Ruling.CANNOT_BE_JUDGED, "", List.of(both.get(1), both.get(1)));
        assertEquals(
                1, GalleryScore.of(List.of(card("a/one", "", "Book", missed))).unexpected());
    }

    @Test
    void aDocumentIsNamedWithoutThePlaceInIt() {
        Map<String, String> documents = Map.of(
                "F. Herrmann, P. Schmälzle, Journal 49 (1981) 761-764",
                        "F. Herrmann, P. Schmälzle, Journal 49 (1981) 761-764",
                "Machado's thesis, section 3.5 (Table 3.1); motion after Winter", "Machado's thesis",
                "Winter, Table A.5, frame 37", "Winter",
                "V. F. Nesterenko, Dynamics, 2001, chapter 1", "V. F. Nesterenko, Dynamics, 2001",
                "closed forms; tables of nothing", "closed forms",
                "", "no source given");
        documents.forEach(
                (source, name) -> assertEquals(name, card("m", "", source).document()));
    }

    @Test
    void whatACaseSaysItselfComesBeforeWhatItRepeats() {
        Verdict books = verdict("ledger", "ledger < 1e-8", true, true), base = verdict("base", "b < 1", true, true);
        Verdict own = verdict("own", "o < 1", true, true), against = verdict("no", "n < 1", false, false);
        Verdict[] all = {books, base, own, against, verdict("own-2", "p < 1", true, true)};
        String page = html(card("m", "", "s", books, base), card("m", "case", "s", all));
        String second = page.substring(page.indexOf("<h4>case</h4>"));
        int[] places =
                List.of("says no", "says own", "says own-2", "<summary>2 more", "says base", "says ledger").stream()
                        .mapToInt(second::indexOf)
                        .toArray();
        for (int i = 1; i < places.length; i++) {
            assertTrue(places[i - 1] > 0 && places[i - 1] < places[i], second);
        }
    }

    @Test
    void hostileTextIsOnlyText() throws Exception {
        String evil =
                "</title></style><script>alert('1')</script><img src=x onerror=alert(1)> \" ' & \u202E\u2066 \u0007";
        Verdict v = new Verdict(evil, evil, evil, evil, Double.NaN, "", false, true, evil);
        GalleryCard c = new GalleryCard(
                evil,
                evil,
                evil,
                evil,
                evil,
                evil,
                evil,
                List.of(evil),
                1,
                List.of(v),
                "",
                "./" + evil + "/report.html",
                "");
        RunResult named = SampleRun.run(
                List.of(), List.of(), List.of(new Channel(ChannelId.parse(evil), Dimension.NONE, i -> i.state.time)));
        GalleryCard drawn =
                GalleryCard.of(with(named.recording(), List.of(v), new Picture(evil, List.of(evil))), evil, "", "");
        String page = Gallery.html(List.of(c, drawn), List.of(evil), evil, evil);
        Document d = SvgPlotTest.parse(page);
        assertEquals(
                0,
                d.getElementsByTagName("script").getLength()
                        + d.getElementsByTagName("img").getLength());
        assertFalse(page.chars().anyMatch(x -> x == 0x202e || x == 0x2066 || x == 7));
    }

    @Test
    void thePictureIsTheOneAskedForElseTheOneTheClaimsAreAbout() {
        List<Channel> channels = List.of(
                new Channel(ChannelId.parse("ball.y"), Dimension.LENGTH, i -> i.state.time),
                new Channel(ChannelId.parse("floor.depth"), Dimension.LENGTH, i -> i.state.time - 0.2),
                new Channel(ChannelId.parse("floor.force"), Dimension.FORCE, i -> 7 * i.state.time),
                new Channel(ChannelId.parse("ball.vy"), Dimension.SPEED, i -> 2 * i.state.time));
        Recording r = SampleRun.run(List.of(), List.of(), channels).recording();
        Verdict contact = verdict("c", "first(floor).maxForce < 3 N", true, true);
        Verdict speed = verdict("s", "max(ball.vy) < 3 m/s", true, true);
        assertTrue(title(with(r, List.of(contact), null)).endsWith(": floor.force over floor.depth"));
        assertTrue(title(with(r, List.of(speed), null)).contains(": ball.vy"));
        assertTrue(title(with(r, List.of(speed), new Picture("time", List.of("floor.force"))))
                .endsWith(": floor.force over time"));
        assertEquals(
                "",
                GalleryCard.of(with(new Recording(List.of()), List.of(), null), "", "", "")
                        .picture());
    }

    private static String title(RunResult r) {
        String svg = GalleryCard.of(r, "", "", "").picture();
        return svg.substring(svg.indexOf("<title>") + 7, svg.indexOf("</title>"));
    }

    @Test
    void aRunThatStoppedSaysSo() {
        GalleryCard c = card("m", "", "s");
        GalleryCard stopped = new GalleryCard(
                c.model(),
                "",
                c.title(),
                "s",
                "",
                "failed",
                "too stiff at 0.1 s",
                List.of(),
                1,
                List.of(),
                c.picture(),
                "",
                "");
        String page = html(stopped);
        assertTrue(page.contains("✗ 1 run stopped early.") && page.contains("too stiff at 0.1 s; its statements"));
        assertFalse(page.contains("Report →"));
    }

    @Test
    void aRunThatIsNotToBeTrustedMakesTheGalleryRed() {
        GalleryCard c = card("m", "", "s", verdict("v", "x < 1", true, true));
        GalleryCard doubted = new GalleryCard(
                c.model(),
                "",
                c.title(),
                "s",
                "",
                "not to be trusted",
                "",
                List.of("the energy ledger does not close"),
                1,
                c.verdicts(),
                c.picture(),
                "",
                "");
        GalleryScore score = GalleryScore.of(List.of(c, doubted));
        assertEquals(1, score.untrusted());
        assertFalse(score.good());
        String page = html(c, doubted);
        assertTrue(page.contains("<div class=\"banner bad\"><p class=\"bad\"><b>✗ 1 run is not to be trusted.</b>"));
        assertTrue(page.contains("<b>✗ Not to be trusted:</b> the energy ledger does not close"));
    }
}
