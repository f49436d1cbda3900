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
        assertEquals("run,parameters.start [deg],run.until [s],angle [rad],turns [rad/s],outcome,why", lines.get(0));
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
        assertTrue(study(SWINGS, "--engine", "cluster").err().contains("the only one is: local"));
        assertEquals(2, Command.run("study", "no/such").code());
        Command run = Command.run("run", "contact/two-spheres-laws");
        assertEquals(2, run.code());
        assertTrue(run.err().contains("condyle study contact/two-spheres-laws"), run.all());
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
