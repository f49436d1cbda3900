package org.condyle.app;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.condyle.experiment.Datasheets;
import org.condyle.io.document.Document;
import org.condyle.io.model.Library;
import org.condyle.io.model.SchemaCheck;
import org.condyle.scenes.Seeds;
import org.condyle.study.StudyShape;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What scripts and people rely on: exit codes, files, and what is printed where. */
class CommandTest {
    private static final String ARM = """
            condyle: 1
            title: Arm
            parameters: {mass: 2 kg, load: 0 N*m}
            bodies: {arm: {mass: = mass, centre: [0, -0.2 m, 0], inertia: {xx: 0.1, yy: 0.1, zz: 0.1}}}
            joints: {elbow: {type: pin, child: arm}}
            forces: {motor: {type: torque, on: elbow, value: = load}}
            initial: {elbow: {angle: 30 deg}}
            run: {until: 0.2 s}
            record: [elbow.angle, elbow.speed]
            outputs: {end: last(elbow.angle), heavy: = mass}
            claims: {falls: {says: it falls, test: end < 30 deg}}
            cases: {heavy: {parameters: {mass: 4 kg}}}
            """;

    @TempDir
    private Path folder;

    private Path model(String text) throws IOException {
        return Files.writeString(folder.resolve("arm.yaml"), text);
    }

    private Path out() {
        return folder.resolve("out");
    }

    private Command run(Path model, String... more) {
        List<String> args = new ArrayList<>(List.of("run", model.toString(), "--out", out().toString(), "--force"));
        args.addAll(List.of(more));
        return Command.run(args.toArray(new String[0]));
    }

    private JsonNode summary() throws IOException {
        return JsonMapper.builder().build().readTree(Files.readString(out().resolve("summary.json")));
    }

    private void exits(int code, Command c) {
        assertEquals(code, c.code(), c.all());
    }

    // exit codes

    @Test
    void aRunLeavesItsFilesAndSaysWhereTheyAre() throws IOException {
        Command c = run(model(ARM));
        exits(0, c);
        for (String f : List.of("recording.csv", "recording.sto", "summary.json", "report.html")) {
            assertTrue(Files.size(out().resolve(f)) > 100, f);
        }
        assertTrue(c.out().startsWith("Arm\n  completed at t = 0.2 s in "), c.out());
        assertTrue(c.out().contains("  claim falls: holds ("), c.out());
        assertTrue(c.out().contains("  results in " + out() + "; open " + out().resolve("report.html")), c.out());
        assertEquals("", c.err());
        assertEquals("completed", summary().get("outcome").asString());
        assertTrue(Files.readString(out().resolve("recording.csv"))
                .startsWith("time [s],elbow.angle [rad],elbow.speed [rad/s]\n"));
    }

    @Test
    void aClaimThatIsNotAsExpectedGivesOne() throws IOException {
        Command c = run(model(ARM.replace("end < 30 deg", "end > 30 deg")));
        exits(1, c);
        assertTrue(c.out().contains("claim falls: contradicted, NOT as expected"), c.out());
        assertEquals(
                "contradicted", summary().get("claims").get(0).get("verdict").asString());
        assertEquals("", c.err());
        exits(0, run(model(ARM.replace("test: end < 30 deg", "test: end > 30 deg, expected: contradicted"))));
    }

    @Test
    void aRunThatFailsGivesThreeAndKeepsWhatItHas() throws IOException {
        Command c = run(model(
                ARM.replace("load: 0 N*m", "load: = 1 N*m*sqrt(0.1 s - t)").replace("0.1 s - t", "0.1 - t")));
        exits(3, c);
        assertTrue(c.err().contains("the results up to that time are in " + out()), c.err());
        assertTrue(c.err().contains("motor"), "names the culprit: " + c.err());
        assertFalse(c.err().contains("Exception"), c.err());
        assertEquals("failed", summary().get("outcome").asString());
        assertTrue(summary().get("message").asString().length() > 10);
        assertEquals(0, summary().get("claims").size(), "half a run proves nothing");
        double reached = summary().get("time").asDouble();
        assertTrue(reached > 0.09 && reached <= 0.1, "reached " + reached);
        List<String> rows = Files.readAllLines(out().resolve("recording.csv"));
        assertTrue(rows.size() > 400 && !rows.toString().contains("NaN"), rows.size() + " rows");
        assertTrue(Files.readString(out().resolve("report.html")).contains("failed")
                || Files.readString(out().resolve("report.html")).contains("Failed"));
    }

    @Test
    void anEventThatStopsTheRunIsARegularEnd() throws IOException {
        Command c = run(model(ARM + "events: {down: {when: = elbow.angle - 0.4, stop: true}}\n"));
        exits(0, c);
        assertEquals("stopped", summary().get("outcome").asString());
        assertEquals("down", summary().get("events").get(0).get("name").asString());
    }

    // options

    @Test
    void setReachesEveryKey() throws IOException {
        exits(
                0,
                run(
                        model(ARM),
                        "--set",
                        "run.until=0.1 s",
                        "--set",
                        "parameters.mass=500 g",
                        "--set",
                        "initial.elbow.angle=10 deg",
                        "--set",
                        "bodies.arm.centre.1=-0.1 m",
                        "--set",
                        "claims=~"));
        assertEquals(0.1, summary().get("time").asDouble());
        assertEquals(0.5, summary().get("outputs").get("heavy").asDouble());
        assertEquals(
                Math.toRadians(10),
                summary().get("channels").get("elbow.angle").get("first").asDouble(),
                1e-15);
        assertEquals(0, summary().get("claims").size());
        exits(
                0,
                run(
                        model(ARM),
                        "--set",
                        "forces.brake={type: damper, on: elbow, damping: 1 N*m*s}",
                        "--set",
                        "outputs.fast=max(elbow.speed)"));
        assertTrue(summary().get("ledger").get("dissipated").get("brake").asDouble() > 0);
        assertTrue(summary().get("outputs").has("fast"));
    }

    @Test
    void aParameterThatMovesCanBeSubtracted() throws IOException {
        Path file = model(ARM.replace("load: 0 N*m", "load: 0 N*m, push: = 1 N*m*t, pull: = 3 N*m*t")
                .replace("claims: {falls: {says: it falls, test: end < 30 deg}}", ""));
        double[] ends = new double[4];
        String[] same = {"= -2 N*m*t", "= -push - push", "= push-pull", "= 1 N*m*t-pull"};
        for (int i = 0; i < 4; i++) {
            exits(0, run(file, "--no-report", "--set", "forces.motor.value=" + same[i]));
            ends[i] = summary().get("outputs").get("end").asDouble();
        }
        for (double end : ends) {
            assertEquals(ends[0], end, 1e-12);
        }
    }

    @Test
    void aCaseIsLaidOverTheModelAndSetOverBoth() throws IOException {
        exits(0, run(model(ARM), "--case", "heavy"));
        assertEquals(4, summary().get("outputs").get("heavy").asDouble());
        assertEquals("heavy", summary().get("case").asString());
        assertTrue(summary().get("changes").isEmpty());
        exits(0, run(model(ARM), "--case", "heavy", "--set", "parameters.mass=3 kg"));
        assertEquals(3, summary().get("outputs").get("heavy").asDouble());
        assertEquals("{\"parameters.mass\":\"3 kg\"}", summary().get("changes").toString());
    }

    @Test
    void recordChoosesTheChannels() throws IOException {
        exits(0, run(model(ARM), "--record", "energy.total,elbow.speed"));
        String header = Files.readAllLines(out().resolve("recording.csv")).get(0);
        assertEquals(
                "time [s],energy.total [J],elbow.speed [rad/s],elbow.angle [rad]", header); // the last for the output
    }

    @Test
    void recordKeepsTheTimeBetweenRowsAndIsNoChangeOfTheModel() throws IOException {
        String rare =
                ARM.replace("record: [elbow.angle, elbow.speed]", "record: {every: 50 ms, channels: [elbow.angle]}");
        exits(0, run(model(rare)));
        long rows = Files.readAllLines(out().resolve("recording.csv")).size();
        exits(0, run(model(rare), "--record", "energy.*"));
        assertEquals(rows, Files.readAllLines(out().resolve("recording.csv")).size());
        assertTrue(summary().get("changes").isEmpty());
    }

    @Test
    void whatIsWrongWithAnOptionIsToldOfTheOption() throws IOException {
        Command c = run(model(ARM), "--record", "energy.totl,elbow.speed");
        exits(2, c);
        assertTrue(
                c.err()
                        .contains(
                                "--record energy.totl: there is no channel 'energy.totl'; did you mean 'energy.total'?"),
                c.err());
        c = run(model(ARM), "--record", "nothing.*");
        exits(2, c);
        assertTrue(c.err().contains("--record nothing.*: no channel matches 'nothing.*'"), c.err());
        c = run(model(ARM), "--checkpoint-every", "2 m");
        exits(2, c);
        assertTrue(c.err().contains("--checkpoint-every 2 m: ") && c.err().contains("is a length"), c.err());
        c = run(model(ARM), "--checkpoint-every", "0 s");
        exits(2, c);
        assertTrue(c.err().contains("--checkpoint-every 0 s: must be > 0 s"), c.err());
    }

    @Test
    void jsonPrintsTheSummaryAndNothingElse() throws IOException {
        Command c = run(model(ARM), "--json");
        exits(0, c);
        assertEquals(
                Files.readString(out().resolve("summary.json")).strip(), c.out().strip());
        assertEquals(summary(), JsonMapper.builder().build().readTree(c.out()));
        assertEquals("", c.err());
    }

    @Test
    void quietPrintsNothing() throws IOException {
        Command c = run(model(ARM), "--quiet", "--no-report");
        exits(0, c);
        assertEquals("", c.out() + c.err());
        assertTrue(Files.exists(out().resolve("summary.json")));
        assertFalse(Files.exists(out().resolve("report.html")));
    }

    @Test
    void nothingIsColouredThatIsNoTerminal() throws IOException {
        for (Command c :
                List.of(run(model(ARM)), Command.run("--help"), Command.run("explain"), Command.run("examples"))) {
            exits(0, c);
            assertFalse((c.out() + c.err()).contains("\u001b"), c.out());
        }
    }

    // checkpoints

    @ParameterizedTest
    @ValueSource(
            strings = {
                "run.integrator=dop853",
                "run={until: 2 s, integrator: rk4, step: 0.00145 s, stabilisation: none}"
            })
    void aResumedRunIsTheUninterruptedOneByteForByte(String method) throws IOException {
        String[] same = {"run", "mechanisms/four-bar", "--no-report", "--quiet", "--set", method, "--set", "claims=~"};
        Path whole = folder.resolve("whole"), parts = folder.resolve("parts");
        exits(0, Command.run(with(same, "--out", whole.toString())));
        byte[] wanted = Files.readAllBytes(whole.resolve("recording.csv"));
        exits(0, Command.run(with(same, "--out", parts.toString(), "--checkpoint-every", "0.7 s")));
        assertArrayEquals(wanted, Files.readAllBytes(parts.resolve("recording.csv")), "checkpoints change nothing");
        Files.delete(parts.resolve("recording.csv"));
        exits(0, Command.run(with(same, "--out", parts.toString(), "--resume")));
        assertArrayEquals(wanted, Files.readAllBytes(parts.resolve("recording.csv")));
        JsonMapper json = JsonMapper.builder().build();
        assertEquals(
                json.readTree(Files.readString(whole.resolve("summary.json"))).get("ledger"),
                json.readTree(Files.readString(parts.resolve("summary.json"))).get("ledger"));
    }

    @Test
    void aCheckpointOfAnotherModelIsRefused() throws IOException {
        exits(2, run(model(ARM), "--resume"));
        exits(0, run(model(ARM), "--checkpoint-every", "0.05 s"));
        Command c = run(model(ARM), "--resume", "--set", "parameters.mass=3 kg");
        exits(2, c);
        assertTrue(c.err().startsWith("--resume: "), c.err());
        exits(0, run(model(ARM), "--resume"));
    }

    private static String[] with(String[] args, String... more) {
        return Stream.concat(Stream.of(args), Stream.of(more)).toArray(String[]::new);
    }

    // hostile text

    @Test
    void textOfAModelCannotBreakTheReport() throws IOException {
        String evil = "<script>alert(1)</script>\\\"'><img src=x onerror=alert(2)>]]>&lt;\\u202e";
        Command c = run(model(ARM.replace(
                        "title: Arm", "title: \"" + evil + "\"\nsource: \"" + evil + "\"\nnotes: [\"" + evil + "\"]")
                .replace("says: it falls", "says: \"" + evil + "\", where: \"" + evil + "\"")));
        exits(0, c);
        String page = Files.readString(out().resolve("report.html"));
        assertFalse(page.contains("<script>alert") || page.contains("<img"), "text became markup");
        summary(); // is JSON
    }

    /** Marks of direction make a line read as another, escape sequences rewrite the screen. */
    @Test
    void marksThatMoveOrHideTextAreSpelledOutOnTheTerminal() throws IOException {
        String evil = "m\u202e\u200f\u001b[2J\u009b";
        Path file = folder.resolve("arm.yaml");
        Files.writeString(file, ARM.replace("title: Arm", "title: \"\\u202e[2J\""));
        for (Command c : List.of(
                Command.run("run", evil),
                Command.run(evil),
                Command.run("run", "mechanisms/pendulum", "--" + evil),
                Command.run("run", "mechanisms/pendulum", "--set", evil),
                Command.run("run", "mechanisms/pendulum", "--set", evil + "=1"),
                Command.run("explain", evil),
                Command.run("compare", evil, evil),
                run(file))) {
            String all = c.out() + c.err();
            assertFalse(
                    all.chars().anyMatch(x -> (x < ' ' && x != '\n') || x == 0x9b || x == 0x200f || x == 0x202e), all);
            assertTrue(all.contains("\\u202e") && all.contains("[2J"), all);
        }
    }

    // the other verbs

    @Test
    void checkSpeaksJsonAndListsChannels() {
        Command json = Command.run("check", "mechanisms/slider-crank", "--json");
        assertEquals(0, json.code());
        JsonNode facts = JsonMapper.shared().readTree(json.out());
        assertEquals(1, facts.get("freedoms").asInt());
        assertEquals(3, facts.get("bodies").size());
        Command channels = Command.run("check", "mechanisms/slider-crank", "--channels");
        assertTrue(channels.out().contains("wrist.x.force [N]"), channels.out());
    }

    @Test
    void checkTellsWhatIsInAModel() throws IOException {
        Command c = Command.run("check", "mechanisms/slider-crank");
        exits(0, c);
        for (String line : List.of(
                "Slider-crank mechanism\n",
                "  3 bodies, 4.5 kg; gravity (0, -9.81, 0) m/s^2; in the xy plane\n",
                "crank  (pin 'main', 1 kg)  main.angle\n",
                "rod  (pin 'crankpin', 2 kg)  crankpin.angle\n",
                "  freedoms: 3 speeds - 2 constraint rows + 0 redundant = 1\n",
                "  forces: none; constraints: wrist\n",
                "  run: dop853 until 2 s, stabilisation projection; outputs: angle-quarter, ")) {
            assertTrue(c.out().contains(line), line + "\nin\n" + c.out());
        }
        assertTrue(c.out().endsWith("no problems.\n"), c.out());
        c = Command.run(
                "check", model(ARM.replace("mass: = mass", "mass: = mas")).toString());
        exits(2, c);
        assertTrue(c.err().contains("did you mean 'mass'?"), c.err());
    }

    @ParameterizedTest
    @MethodSource("models")
    void checkTakesEveryModelOfTheLibrary(String model) {
        exits(0, Command.run("check", model));
    }

    static List<String> models() {
        return Seeds.of(Library.names(), 4); // ValidationTest runs all of them
    }

    private static final String EXPLAINED = Command.run("explain").out();

    static List<String> words() {
        return Stream.concat(Datasheets.allNames().stream(), StudyShape.keys().stream())
                .distinct()
                .toList();
    }

    @ParameterizedTest
    @MethodSource("words")
    void explainKnowsEveryWord(String word) {
        Command c = Command.run("explain", word);
        exits(0, c);
        assertTrue(c.out().contains(word) && c.out().lines().count() >= 2, c.out());
        assertTrue(EXPLAINED.contains(word), word + " is not listed");
    }

    @Test
    void explainTellsKeysOfStudiesApartFromThoseOfModels() {
        Command both = Command.run("explain", "curves");
        assertTrue(both.out().indexOf("curves: ") < both.out().indexOf("in a study file\ncurves: "), both.all());
        Command range = Command.run("explain", "vary");
        assertTrue(range.out().startsWith("in a study file\nvary: "), range.all());
        assertTrue(range.out().contains("equal differences or equal ratios"), range.all());
        assertTrue(Command.run("explain", "plots.by").out().contains("one curve for each value"), "a key of a key");
        assertTrue(Command.run("explain", "combin").err().contains("did you mean 'combine'?"));
    }

    @Test
    void explainCorrects() {
        Command c = Command.run("explain", "sprnig");
        exits(2, c);
        assertTrue(c.err().contains("did you mean 'spring'?"), c.err());
    }

    @Test
    void examplesAreListedAndCopied() throws IOException {
        Command c = Command.run("examples");
        exits(0, c);
        models().forEach(m -> assertTrue(c.out().contains(m + " "), m));
        Path copy = folder.resolve("mine.yaml");
        exits(0, Command.run("examples", "mechanisms/pendulum", "--to", copy.toString()));
        assertEquals(Library.text("mechanisms/pendulum.yaml"), Files.readString(copy));
        Command again = Command.run("examples", "mechanisms/pendulum", "--to", copy.toString());
        exits(2, again);
        assertTrue(again.err().contains("exists already"), again.err());
        exits(0, Command.run("examples", "mechanisms/pendulum", "--to", copy.toString(), "--force"));
        exits(0, run(copy, "--set", "run.until=5 s", "--quiet"));
    }

    /** Every model of the library, with each of its cases, is as complete in an empty folder as it is at home. */
    @ParameterizedTest
    @MethodSource("models")
    void copiedExamplesPassTheCheck(String model) throws IOException {
        Path copy = Files.createDirectories(folder.resolve("copies/" + model))
                .resolve(model.substring(model.lastIndexOf('/') + 1) + ".yaml");
        exits(0, Command.run("examples", model, "--to", copy.toString()));
        Command c = Command.run("check", copy.toString());
        exits(0, c);
        String home = model.substring(0, model.lastIndexOf('/') + 1);
        assertEquals(
                Command.run("check", model)
                        .out()
                        .replace("library:" + model + ".yaml", "M")
                        .replace("library:" + home, "") // files that are included
                        .replace(model, "M"),
                c.out().replace(copy.toString(), "M").replace(copy.getParent() + "/", ""));
        assertEquals(
                Document.read(Library.root(), model + ".yaml").named(),
                Document.read(copy).named().stream().map(f -> home + f).collect(Collectors.toSet()));
    }

    @Test
    void theSchemaAcceptsTheLibraryAndRefusesWhatIsBroken() {
        Command c = Command.run("schema");
        exits(0, c);
        models().forEach(m -> assertEquals(List.of(), SchemaCheck.errors(c.out(), Library.text(m + ".yaml")), m));
        assertEquals(List.of(), SchemaCheck.errors(c.out(), ARM));
        for (String wrong : List.of(
                "titel: x",
                "bodies: [a]",
                "joints: {j: {type: hinge, child: a}}",
                "run: {untill: 1}",
                "forces: {f: {type: spring, on: a}}",
                "cases: {c: {paramters: {}}}")) {
            assertFalse(
                    SchemaCheck.errors(c.out(), "condyle: 1\n" + wrong + "\n").isEmpty(), wrong);
        }
    }

    @Test
    void shellsCanComplete() {
        Command c = Command.run("generate-completion");
        exits(0, c);
        assertTrue(
                c.out().startsWith("#!/usr/bin/env bash") && c.out().contains("condyle"),
                c.out().substring(0, 100));
    }

    @Test
    void withoutWordsThereIsHelp() {
        exits(0, Command.run());
        assertTrue(Command.run().out().contains("condyle run mechanisms/double-pendulum"));
        assertTrue(Command.run("--version").out().startsWith("condyle "));
        assertTrue(Command.run("help", "run").out().contains("Exit codes: 0 done"));
    }
}
