package org.condyle.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.condyle.app.shell.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Verdicts on claims as the commands tell them: what cannot be judged, and what {@code --set} has changed. */
class ClaimsCommandTest {
    private static final String FALL = """
            condyle: 1
            title: Fall
            source: Galilei
            bodies: {ball: {mass: 1 kg, inertia: {xx: 1, yy: 1, zz: 1}}}
            parameters: {g: 9.81 m/s^2}
            gravity: [0, = -g, 0]
            run: {until: 1 s}
            record: [ball.y]
            outputs: {fallen: -last(ball.y)}
            claims:
              law: {says: it falls 4.905 m, test: fallen == 4.905 m +- 1e-9 m}
              far:
                says: it falls more than 4.91 m
                test: fallen > 4.91 m
                over: {parameters.g: [9.81 m/s^2, 9.83 m/s^2]}
                expected: cannot be judged
                because: the latitude is not printed
            """;

    private static final String ONE_SIDED = FALL.replace("[9.81 m/s^2, 9.83 m/s^2]", "[9.78 m/s^2, 9.81 m/s^2]");

    @TempDir
    @SuppressWarnings("NullAway.Init") // set by JUnit
    Path folder;

    private Command command(String name, String text, String... args) throws IOException {
        Path model = Files.writeString(folder.resolve("fall.yaml"), text);
        List<String> line = new ArrayList<>(
                List.of(name, model.toString(), "--out", folder.resolve("out").toString()));
        line.addAll(List.of(args));
        return Command.run(line.toArray(new String[0]));
    }

    private JsonNode json(String file) throws IOException {
        return JsonMapper.builder()
                .build()
                .readTree(Files.readString(folder.resolve("out").resolve(file)));
    }

    @Test
    void whatCannotBeJudgedHasItsOwnWordEverywhere() throws IOException {
        Command c = command("run", FALL);
        assertEquals(ExitCode.DONE, c.code(), c.all());
        assertTrue(c.out().contains("claim far: cannot be judged, as expected (4.905 m; fallen > 4.91 m)"), c.out());
        assertTrue(c.out().contains("    the latitude is not printed\n"), c.out());
        assertTrue(c.out().contains("    contradicted for g = 9.81 m/s^2: 4.905 m\n"), c.out());
        assertTrue(c.out().contains("    holds for g = 9.83 m/s^2: 4.915 m\n"), c.out());
        JsonNode far = json("summary.json").get("claims").get(1);
        assertEquals("cannot be judged", far.get("verdict").asString());
        assertEquals("cannot be judged", far.get("expected").asString());
        assertEquals("holds", far.get("evidence").get(1).get("verdict").asString());
        assertEquals(4.915, far.get("evidence").get(1).get("value").asDouble(), 1e-12);
        assertEquals("g = 9.83 m/s^2", far.get("evidence").get(1).get("at").asString());
        String report = Files.readString(folder.resolve("out/report.html"));
        assertTrue(
                report.contains("? cannot be judged") && report.contains("the test holds for 1 of 2 possibilities"),
                report);
        assertTrue(report.contains("2 claims: 1 holds, 1 cannot be judged."), report);
    }

    @Test
    void reproduceCountsItApart() throws IOException {
        Command c = command("reproduce", FALL);
        assertEquals(ExitCode.DONE, c.code(), c.all());
        assertTrue(c.out().contains("1 run: 1 statement holds, 1 cannot be judged, as expected"), c.out());
        JsonNode all = json("verdicts.json");
        assertTrue(all.get("asExpected").asBoolean());
        assertEquals(1, all.get("cannotBeJudgedAsExpected").asInt());
        assertEquals(0, all.get("contradictedAsExpected").asInt());
        assertEquals(2, all.get("verdicts").get(1).get("evidence").size());
        assertFalse(all.get("verdicts").get(0).has("evidence"));
    }

    @Test
    void evidenceOnOneSideIsExitCodeOne() throws IOException {
        Command run = command("run", ONE_SIDED);
        assertEquals(ExitCode.CLAIM_NOT_AS_EXPECTED, run.code(), run.all());
        assertTrue(run.out().contains("claim far: contradicted, NOT as expected (4.905 m; "), run.out());
        Command all = command("reproduce", ONE_SIDED, "--force");
        assertEquals(ExitCode.CLAIM_NOT_AS_EXPECTED, all.code(), all.all());
        assertTrue(
                all.err()
                        .contains(
                                "claim far is contradicted, NOT as expected (4.905; fallen > 4.91 m); the test holds for"
                                        + " 0 of 2 possibilities"),
                all.err());
        assertEquals(1, json("verdicts.json").get("notAsExpected").asInt());
    }

    @Test
    void aChangedModelIsNotJudgedUnlessAskedFor() throws IOException {
        Command c = command("run", FALL, "--set", "parameters.g=1.62 m/s^2");
        assertEquals(ExitCode.DONE, c.code(), c.all());
        String why = "not judged: changed by --set parameters.g=1.62 m/s^2";
        assertTrue(c.out().contains("claim law: " + why + " (0.81 m; fallen == 4.905 m +- 1e-9 m)"), c.out());
        JsonNode law = json("summary.json").get("claims").get(0);
        assertEquals("not judged", law.get("verdict").asString());
        assertEquals("holds", law.get("expected").asString());
        String report = Files.readString(folder.resolve("out/report.html"));
        assertTrue(report.contains("2 claims: 2 are not judged.") && report.contains("– not judged"), report);
        Command judged = command("run", FALL, "--set", "parameters.g=1.62 m/s^2", "--judge", "--force");
        assertEquals(ExitCode.CLAIM_NOT_AS_EXPECTED, judged.code(), judged.all());
        assertTrue(judged.out().contains("claim law: contradicted, NOT as expected (0.81 m; "), judged.out());
    }

    @Test
    void aClaimMustSurviveAccuracyAndRecordingAndThoseThatAreSetAreJudged() throws IOException {
        Command c = command("run", FALL, "--set", "run.accuracy=1e-5", "--set", "record=[ball.vy]");
        assertEquals(ExitCode.DONE, c.code(), c.all());
        assertTrue(c.out().contains("claim law: holds"), c.out());
        String own = "claims.law={says: it falls, test: fallen > 1 m}";
        Command wrong = command("run", FALL, "--set", "parameters.g=1.62 m/s^2", "--set", own, "--force");
        assertEquals(ExitCode.CLAIM_NOT_AS_EXPECTED, wrong.code(), wrong.all());
        assertTrue(wrong.out().contains("claim law: contradicted, NOT as expected"), wrong.out());
        assertTrue(wrong.out().contains("claim far: not judged: changed by --set parameters.g"), wrong.out());
    }
}
