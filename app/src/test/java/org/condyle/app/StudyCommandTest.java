package org.condyle.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.condyle.io.model.Library;
import org.condyle.io.model.SchemaCheck;
import org.condyle.study.Studies;
import org.condyle.study.StudyShape;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class StudyCommandTest {
    @TempDir
    private Path folder;

    private Command study(String text, String... more) throws IOException {
        Path file = Files.writeString(folder.resolve("s.study.yaml"), "condyle: 1\nstudy: \"<b>swings</b>\"\n" + text);
        List<String> line = new java.util.ArrayList<>(
                List.of("study", file.toString(), "--out", folder.resolve("out").toString()));
        line.addAll(List.of(more));
        return Command.run(line.toArray(new String[0]));
    }

    private String out(String name) throws IOException {
        return Files.readString(folder.resolve("out").resolve(name));
    }

    private static final String SWINGS = """
            model: mechanisms/pendulum
            vary:
              parameters.start: [30 deg, 60 deg]
              run.until:        {from: 0.1 s, to: 0.3 s, by: 0.1 s}
            outputs: {angle: last(pivot.angle), turns: max(pivot.speed)}
            plots: [{x: run.until, y: [angle, turns]}]
            curves: [pivot.angle]
            """;

    /** A count is drawn in steps with whole numbers beside it; two numbers that are varied make a map. */
    @Test
    void countsAreStepsAndTwoNumbersMakeAMap() throws IOException {
        Command c = study("""
                model: contact/two-spheres
                vary: {parameters.c: {from: 0.5, to: 0.8, steps: 4}, parameters.speed: {from: 0.1 m/s, to: 0.3 m/s, steps: 3}}
                outputs: {rebound: restitution, hits: count(spheres), lost: dissipated(spheres)}
                """);
        assertEquals(0, c.code(), c.all());
        String page = out("report.html");
        assertTrue(page.contains("<h2>Results over both varied keys</h2>"), "maps");
        assertEquals(3, page.split("class=\"plot map\"", -1).length - 1);
        assertEquals(3 * 12, page.split("</title></rect>", -1).length - 1);
        assertTrue(page.contains("<title>0.5, 0.1: "), "a field tells its values");
        assertTrue(page.contains(">lost [J]</text>"), "the unit of the map");
        String hits = page.substring(page.indexOf("<title>hits over"), page.indexOf("<title>lost over"));
        assertFalse(hits.contains(">0.9") || hits.contains(">1.05") || hits.contains(">1.1<"), "whole numbers only");
        assertTrue(hits.contains(">1</text>"), hits);
    }

    @Test
    void tableAndReportAreInTheFolder() throws IOException {
        Command c = study(SWINGS);
        assertEquals(0, c.code(), c.all());
        assertTrue(c.out().contains("6 of 6 runs done"), c.all());
        assertEquals("", c.err());
        List<String> lines = out("table.csv").lines().toList();
        assertEquals("run,parameters.start [deg],run.until [s],angle [deg],turns [rad/s],outcome,why", lines.get(0));
        assertEquals(7, lines.size());
        String page = out("report.html");
        assertTrue(page.contains("&lt;b&gt;swings&lt;/b&gt;") && !page.contains("<b>swings"), "escaped");
        assertEquals(3, page.split("<svg ", -1).length - 1, "two plots and the curves");
        assertTrue(page.contains("start 30 deg, until 0.2 s"), "the legend of the curves");
        assertFalse(page.contains("<script") || page.contains("http-equiv=\"refresh"), "no scripts");
    }

    @Test
    void aSecondTimeNothingIsLeftToDoAndAChangeBeginsAnew() throws IOException {
        study(SWINGS, "--quiet");
        String table = out("table.csv");
        Command again = study(SWINGS);
        assertTrue(again.out().contains("6 of 6 runs done, 6 of them done before"), again.all());
        assertEquals(table, out("table.csv"));
        Command other = study(SWINGS.replace("60 deg", "61 deg"));
        assertTrue(other.err().contains("the file 's.study' has changed; starting from the beginning"), other.all());
        assertTrue(study(SWINGS.replace("60 deg", "61 deg"), "--restart").out().contains("6 of 6 runs done, in"));
    }

    @Test
    void aRunThatIsRefusedGivesCode3AndTheOthersAreDone() throws IOException {
        Command c = study("""
                model: contact/two-spheres
                vary: {parameters.c: [0.5, 0.6], parameters.speed: {from: 0.1 m/s, to: 0.3 m/s, steps: 3}}
                set: {contacts.spheres.restitution: "= if(c > 0.55, if(speed > 0.25 m/s, -1, c), c)"}
                outputs: [restitution]
                """);
        assertEquals(3, c.code(), c.all());
        assertTrue(c.err().contains("1 of 6 runs stopped early or were refused"), c.all());
        assertTrue(c.err().contains("run 6 (c 0.6, speed 0.3 m/s): "), c.all());
        assertEquals(
                5,
                out("table.csv").lines().filter(l -> l.contains(",completed,")).count());
        assertTrue(out("report.html").contains("class=\"bad\""));
    }

    @Test
    void claimsGiveCode1IfTheyAreAsked() throws IOException {
        String spheres = """
                model: contact/two-spheres
                case: gonthier
                vary: {parameters.c: [0.7, 0.6]}
                outputs: [restitution]
                """;
        assertEquals(0, study(spheres).code());
        Command c = study(spheres + "claims: true\n");
        assertEquals(1, c.code(), c.all());
        assertTrue(c.err().contains("run 2 (c 0.6): not as expected: rebound"), c.all());
    }

    @Test
    void badInputGivesCode2AndNothingIsRun() throws IOException {
        Command c = study(SWINGS.replace("parameters.start", "parameters.strat"));
        assertEquals(2, c.code(), c.all());
        assertTrue(c.err().contains("s.study.yaml:5:") && c.err().contains("did you mean 'start'?"), c.all());
        assertTrue(c.err().contains("nothing was run."), c.all());
        assertFalse(Files.exists(folder.resolve("out")));
        assertEquals(2, study(SWINGS, "--threads", "0").code());
        assertTrue(study(SWINGS, "--engine", "cluster").err().contains("known are: local, spark"));
        assertEquals(2, Command.run("study", "no/such").code());
        Command run = Command.run("run", "contact/two-spheres-laws");
        assertEquals(2, run.code());
        assertTrue(run.err().contains("condyle study contact/two-spheres-laws"), run.all());
    }

    @Test
    void badWordsOfOptionsAreToldBeforeAnythingIsRun() throws IOException {
        String[][] bad = {
            {"--shard", "0/4", "--shard 0/4: parts are counted from 1: write a number from 1 to 4 before the '/'"},
            {"--shard", "two", "--shard two: write the number of the part and the number of all parts, such as 3/8"},
            {"--limit", "60", "--limit 60: write a time with its unit, ms, s, min or h, such as 60s or 1.5min"},
            {"--limit", "0s", "--limit 0s: must be more than zero"},
            {"--limit", "-1s", "--limit -1s: write a time"},
            {"--engine", "spark", "this jar does not contain the Spark module; start the study with ./condyle"},
            {"--engine", "spark://far:7077", "this jar does not contain the Spark module"},
            {"--engine", "sparc", "known are: local, spark, spark://HOST:PORT"},
            {"--threads", "-3", "--threads -3: must be a number from 1 to 1024"}
        };
        for (String[] words : bad) {
            Command c = study(SWINGS, words[0], words[1]);
            assertEquals(2, c.code(), c.all());
            assertTrue(c.err().contains(words[2]), c.all());
            assertFalse(Files.exists(folder.resolve("out")), words[1]);
        }
        Command none = Command.run("study");
        assertEquals(2, none.code());
        assertTrue(none.err().contains("needs a study file"), none.all());
    }

    @Test
    void partsAreMergedAndTheStatusTellsOfThem() throws IOException {
        study(SWINGS, "--quiet");
        String whole = out("table.csv");
        String parts = folder.resolve("parts").toString(),
                file = folder.resolve("s.study.yaml").toString();
        Command nothing = Command.run("study", "merge", file, "--out", parts);
        assertEquals(2, nothing.code(), nothing.all());
        assertTrue(nothing.err().contains("there are no parts to combine"), nothing.all());
        Command first = Command.run("study", file, "--out", parts, "--shard", "1/2", "--limit", "1h");
        assertEquals(0, first.code(), first.all());
        assertTrue(first.out().contains("part 1/2: 3 of 3 runs done, in"), first.all());
        Command half = Command.run("study", "merge", file, "--out", parts);
        assertEquals(3, half.code(), half.all());
        assertTrue(half.err().contains("3 of 6 runs are missing; the table in " + parts), half.all());
        Command some = Command.run("study", "status", parts);
        assertTrue(some.out().contains("3 of 6 runs done (50 %)\n  parts combined 20"), some.all());
        assertTrue(some.out().contains("1 of 2 parts started: 3 of their 3 runs done"), some.all());
        Command second = Command.run("study", file, "--out", parts, "--shard", "2/2", "--quiet");
        assertEquals(0, second.code(), second.all());
        assertEquals("", second.out() + second.err());
        Command merged = Command.run("study", "merge", file, "--out", parts);
        assertEquals(0, merged.code(), merged.all());
        assertTrue(merged.out().contains("6 of 6 runs done, 6 of them done before"), merged.all());
        assertEquals(whole, Files.readString(folder.resolve("parts/table.csv")));
        assertTrue(Files.exists(folder.resolve("parts/report.html")));

        Command status = Command.run("study", "status", parts);
        assertEquals(0, status.code(), status.all());
        assertTrue(status.out().contains("swings</b>, part 2/2\n  3 of 3 runs done (100 %)\n  done 20"), status.all());
        assertTrue(status.out().contains("2 parts: 6 of 6 runs done"), status.all());
        Command nowhere = Command.run("study", "status", folder.resolve("no").toString());
        assertEquals(2, nowhere.code());
        assertTrue(nowhere.err().contains("there is no such folder; give the folder of the results"), nowhere.all());
    }

    @Test
    void aRunOverItsTimeIsGivenUpAndCanBeTriedAgain() throws IOException {
        String slow = """
                model: mechanisms/pendulum
                vary: {run.until: [0.1 s, 1e6 s]}
                set: {record: {every: 1e5 s}}
                outputs: {angle: last(pivot.angle)}
                """;
        Command c = study(slow, "--limit", "200ms", "--no-report");
        assertEquals(3, c.code(), c.all());
        assertTrue(c.err().contains("run 2 (until 1000000 s): the run took longer than the limit of 0.2 s"), c.all());
        assertTrue(c.err().contains("1 run was given up because of time, memory"), c.all());
        assertTrue(out("table.csv").contains(",failed,the run took longer than the limit of 0.2 s"), c.all());
        assertTrue(study(slow, "--no-report").out().contains("2 of 2 runs done, 2 of them done before"));
        Command again = study(slow, "--limit", "50ms", "--retry", "--no-report");
        assertTrue(again.err().contains("longer than the limit of 0.05 s"), again.all());
        Command status = Command.run("study", "status", folder.resolve("out").toString());
        assertTrue(status.out().contains("1 failed") && status.out().contains("last failure: run 2: "), status.all());
    }

    static List<String> studies() {
        return Library.studies();
    }

    @ParameterizedTest
    @MethodSource("studies")
    void everyStudyOfTheLibraryIsReadAndSatisfiesTheSchema(String name) throws IOException {
        assertTrue(Studies.read(name).runs() > 1);
        assertEquals(List.of(), SchemaCheck.errors(StudyShape.jsonSchema(), Library.text(name + Library.STUDY)));
        assertEquals(
                StudyShape.jsonSchema().strip(),
                Command.run("schema", "--study").out().strip());
        assertTrue(Command.run("examples").out().contains(name));
        Path copy = folder.resolve("copy.study.yaml");
        assertEquals(0, Command.run("examples", name, "--to", copy.toString()).code());
        assertEquals(Library.text(name + Library.STUDY), Files.readString(copy));
    }

    @Test
    void theSchemaRefusesWhatTheReaderRefuses() {
        String schema = StudyShape.jsonSchema(), good = "condyle: 1\nstudy: s\nmodel: m\nvary: {a.b: [1, x]}\n";
        assertEquals(List.of(), SchemaCheck.errors(schema, good));
        assertFalse(SchemaCheck.errors(schema, good + "varry: 1\n").isEmpty());
        assertFalse(SchemaCheck.errors(schema, good.replace("[1, x]", "{from: 1, to: 2}"))
                .isEmpty());
        assertFalse(SchemaCheck.errors(schema, good.replace("model: m\n", "")).isEmpty());
    }
}
