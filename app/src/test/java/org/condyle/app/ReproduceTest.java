package org.condyle.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.condyle.app.shell.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ReproduceTest {
    private static final String FALL = """
            condyle: 1
            title: Fall
            source: Galilei, 1638, page 12
            bodies: {ball: {mass: 1 kg, inertia: {xx: 1, yy: 1, zz: 1}}}
            parameters: {g: 9.81 m/s^2}
            gravity: [0, = -g, 0]
            run: {until: 1 s}
            picture: {y: ball.y}
            outputs: {fallen: -last(ball.y)}
            claims: {law: {says: it falls g/2, test: fallen == g/2*1 s^2 +- 1e-9 m}}
            cases:
              same: {}
              moon: {parameters: {g: 1.62 m/s^2}, claims: {less: {says: less than here, test: "fallen < other(same, fallen)"}}}
              wrong: {claims: {law: {says: it falls g, where: a slip, test: fallen == g*1 s^2 +- 1e-9 m, expected: contradicted, because: "half <of> it"}}}
            """;

    @TempDir
    @SuppressWarnings("NullAway.Init") // set by JUnit
    Path folder;

    private Path model(String text) throws IOException {
        return Files.writeString(folder.resolve("fall.yaml"), text);
    }

    private Command reproduce(String out, Object... args) {
        List<String> line = new ArrayList<>(List.of("reproduce"));
        for (Object a : args) {
            line.add(a.toString());
        }
        line.addAll(List.of("--out", folder.resolve(out).toString()));
        return assertTimeoutPreemptively(Duration.ofSeconds(60), () -> Command.run(line.toArray(new String[0])));
    }

    @Test
    void withoutANameItListsWhatThereIs() {
        Command c = Command.run("reproduce");
        assertEquals(ExitCode.DONE, c.code());
        assertTrue(c.out().contains("contact/two-spheres") && c.out().contains("Seven-segment walking body"), c.out());
    }

    @Test
    void everyCaseLeavesItsFolderAndAllVerdictsAreInOneFile() throws IOException {
        Command c = reproduce("out", model(FALL), "mechanisms/double-pendulum");
        assertEquals(ExitCode.DONE, c.code(), c.all());
        assertEquals("", c.err());
        assertTrue(c.out().contains("5 runs: 18 statements hold, 1 contradicted, as expected"), c.out());
        Path out = folder.resolve("out");
        for (String run : List.of("fall", "fall-moon", "fall-wrong", "mechanisms/double-pendulum-absolute")) {
            assertTrue(Files.exists(out.resolve(run + "/report.html")), run);
            assertTrue(Files.exists(out.resolve(run + "/summary.json")), run);
        }
        JsonNode all = JsonMapper.builder().build().readTree(Files.readString(out.resolve("verdicts.json")));
        assertTrue(all.get("asExpected").asBoolean());
        assertEquals(19, all.get("statements").asInt());
        assertEquals(19, all.get("verdicts").size());
        assertEquals(5, all.get("runs").size());
        JsonNode wrong = null;
        for (JsonNode v : all.get("verdicts")) {
            assertEquals(
                    List.of(
                            "model",
                            "case",
                            "method",
                            "id",
                            "source",
                            "says",
                            "test",
                            "value",
                            "unit",
                            "verdict",
                            "expected",
                            "because",
                            "report"),
                    List.copyOf(v.propertyNames()));
            assertTrue(Files.exists(out.resolve(v.get("report").asString())), v.toString());
            wrong = v.get("case").asString().equals("wrong") ? v : wrong;
        }
        assertEquals("contradicted", wrong.get("verdict").asString());
        assertEquals("contradicted", wrong.get("expected").asString());
        assertEquals("half <of> it", wrong.get("because").asString());
        assertEquals("a slip", wrong.get("source").asString());
        assertEquals("dop853, projection", wrong.get("method").asString());
        assertEquals(4.905, wrong.get("value").asDouble(), 1e-9);
        String page = Files.readString(out.resolve("gallery.html"));
        assertTrue(page.contains("href=\"./fall-moon/report.html\"") && page.contains("half &lt;of&gt; it"), page);
    }

    @Test
    void theNumberOfThreadsChangesNothing() throws IOException {
        reproduce("one", model(FALL), "mechanisms/double-pendulum", "--threads", 1);
        reproduce("two", model(FALL), "mechanisms/double-pendulum", "--threads", 2);
        for (String file : List.of("verdicts.json", "gallery.html", "fall-moon/recording.csv")) {
            assertEquals(
                    timeless(Files.readString(folder.resolve("one").resolve(file))),
                    timeless(Files.readString(folder.resolve("two").resolve(file))));
        }
    }

    private static String timeless(String text) {
        return text.replaceAll("\"wallSeconds\" : [\\d.E-]+", "").replaceAll("<span class=\"date\">[^<]*", "");
    }

    @Test
    void withoutReportsThereAreNoLinks() throws IOException {
        Command c = reproduce("out", model(FALL), "--no-reports", "--quiet");
        assertEquals(ExitCode.DONE, c.code(), c.all());
        assertEquals("", c.out());
        assertFalse(Files.exists(folder.resolve("out/fall/report.html")));
        assertFalse(Files.readString(folder.resolve("out/gallery.html")).contains("report.html"));
    }

    @Test
    void aVerdictThatIsNotAsExpectedIsExitCodeOne() throws IOException {
        Command c = reproduce("out", model(FALL.replace("expected: contradicted, ", "")));
        assertEquals(ExitCode.CLAIM_NOT_AS_EXPECTED, c.code(), c.all());
        assertTrue(c.err().contains("fall.yaml wrong: claim law is contradicted, NOT as expected (4.905; "), c.err());
        assertTrue(Files.readString(folder.resolve("out/gallery.html")).contains("✗ 1 verdict is not as expected."));
        assertTrue(Files.readString(folder.resolve("out/verdicts.json")).contains("\"asExpected\" : false"));
    }

    @Test
    void aRunThatStopsEarlyIsExitCodeThree() throws IOException {
        String pole = FALL.replace(
                "run:", "forces: {pull: {type: force, on: ball, value: [0, \"= 1 N/(0.5 - t)\", 0]}}\nrun:");
        Command c = reproduce("out", model(pole));
        assertEquals(ExitCode.STOPPED_EARLY, c.code(), c.all());
        assertTrue(c.err().contains("fall.yaml moon: "), c.err());
        String verdicts = Files.readString(folder.resolve("out/verdicts.json"));
        assertTrue(verdicts.contains("\"outcome\" : \"failed\"") && verdicts.contains("\"message\""), verdicts);
    }

    @Test
    void badInputIsExitCodeTwo() throws IOException {
        String ring = FALL.replace(
                "claims: {law:", "claims: {ring: {says: round, test: \"fallen < other(moon, fallen)\"}, law:");
        assertRefused("cases refer to each other in a cycle", model(ring), "--threads", 2);
        assertRefused(
                "has no claims",
                model("condyle: 1\nbodies: {a: {mass: 1, inertia: {xx: 1, yy: 1, zz: 1}}}\nrun: {until: 1}\n"));
        assertRefused("did you mean 'contact/two-spheres'?", "contact/two-sphere");
        assertRefused("give at least 1", "tops", "--threads", 0);
        assertRefused("fall.yaml:8:", model(FALL.replace("y: ball.y", "y: ball.q")));
        Path same = Files.createDirectories(folder.resolve("other")).resolve("fall.yaml");
        assertRefused("both would be written to the folder 'fall'", model(FALL), Files.writeString(same, FALL));
    }

    private void assertRefused(String said, Object... args) {
        Command c = reproduce("refused", args);
        assertEquals(ExitCode.BAD_INPUT, c.code(), c.all());
        assertTrue(c.err().contains(said) && !c.err().contains("Exception"), c.err());
        assertFalse(Files.exists(folder.resolve("refused/gallery.html")));
    }

    @Test
    void whatIsNotShippedOrTakesLongIsLeftOutAndSaid() {
        Published data = new Published(org.condyle.io.model.Library.find("walking/seven-segments"), "data");
        assertTrue(data.leftOut(false).contains("not distributed"));
        Published thousand = new Published(org.condyle.io.model.Library.find("contact/thousand-spheres"), "thousand");
        assertEquals("", thousand.leftOut(false));
        assertFalse(thousand.leftOut(true).isEmpty());
    }
}
