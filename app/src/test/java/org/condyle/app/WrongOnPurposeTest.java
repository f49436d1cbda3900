package org.condyle.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.condyle.app.shell.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Runs that are wrong on purpose: none may end green.
 *
 * <p>The files in {@code wrong} tell in their first lines how: {@code # exit: 4} is the exit code, {@code # first:} how the
 * first line begins that a person reads about it. For exit code 4 that is the first line of the summary, for others the
 * first of standard error. {@code # says:} stands for further words of standard error, {@code # args:} for further
 * arguments. A run with exit code 0 must warn.
 */
class WrongOnPurposeTest {
    @TempDir
    private Path folder;

    static Stream<String> wrongFiles() throws IOException, URISyntaxException {
        try (Stream<Path> files = Files.list(home())) {
            List<String> names = files.map(f -> f.getFileName().toString())
                    .filter(f -> f.endsWith(".yaml"))
                    .sorted()
                    .toList();
            assertTrue(names.size() >= 65, "only " + names.size() + " files");
            return names.stream();
        }
    }

    private static Path home() throws URISyntaxException {
        return Path.of(WrongOnPurposeTest.class.getResource("/wrong").toURI());
    }

    private static List<String> told(List<String> lines, String key) {
        String mark = "# " + key + ": ";
        return lines.stream()
                .filter(l -> l.startsWith(mark))
                .map(l -> l.substring(mark.length()))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("wrongFiles")
    void doesNotEndGreen(String name) throws Exception {
        Path file = home().resolve(name);
        List<String> lines = Files.readAllLines(file);
        int code = Integer.parseInt(told(lines, "exit").get(0));
        Path out = folder.resolve("out");
        List<String> args = new ArrayList<>(List.of("run", file.toString(), "--out", out.toString()));
        told(lines, "args").forEach(a -> args.addAll(List.of(a.split(" "))));
        Command c = assertTimeoutPreemptively(Duration.ofSeconds(120), () -> Command.run(args.toArray(new String[0])));
        assertEquals(code, c.code(), c.all());
        String read = code == ExitCode.NOT_TO_BE_TRUSTED ? c.out() : c.err();
        String first = read.lines().findFirst().orElse("").replace(file.toString(), name);
        assertTrue(first.startsWith(told(lines, "first").get(0)), c.all());
        told(lines, "says").forEach(w -> assertTrue(c.err().contains(w), c.all()));
        if (code != ExitCode.BAD_INPUT) {
            assertFilesAreNotGreen(code, out);
        }
    }

    private static void assertFilesAreNotGreen(int code, Path out) throws IOException {
        String page = Files.readString(out.resolve("report.html"));
        String colour = code == ExitCode.DONE ? "warn" : "bad";
        assertTrue(page.contains("<div class=\"banner " + colour + "\">"), "the banner is not " + colour);
        JsonNode summary = JsonMapper.builder().build().readTree(Files.readString(out.resolve("summary.json")));
        boolean doubted = code == ExitCode.NOT_TO_BE_TRUSTED;
        assertEquals(doubted, summary.path("outcome").asString("").equals("not to be trusted"));
        assertFalse(doubted && summary.path("distrust").isEmpty());
        assertFalse(code == ExitCode.DONE && summary.path("warnings").isEmpty(), "nothing was warned of");
    }

    @Test
    void anImportedStartOutOfItsRangeIsNotGreen() throws Exception {
        Path model = Files.writeString(folder.resolve("leg.osim"), """
                <OpenSimDocument Version="40000"><Model name="leg"><BodySet><objects><Body name="shank"><mass>1</mass>
                <mass_center>0 -0.2 0</mass_center><inertia>0.1 0.1 0.1 0 0 0</inertia></Body></objects></BodySet>
                <JointSet><objects><PinJoint name="knee"><socket_parent_frame>/ground</socket_parent_frame>
                <socket_child_frame>/bodyset/shank</socket_child_frame><coordinates><Coordinate name="flexion">
                <default_value>0.5</default_value><range>-0.1 0.1</range><clamped>true</clamped></Coordinate></coordinates>
                </PinJoint></objects></JointSet></Model></OpenSimDocument>
                """);
        Path out = folder.resolve("out");
        Command c = Command.run("run", model.toString(), "--set", "run.until=0.1 s", "--out", out.toString());
        assertEquals(ExitCode.DONE, c.code(), c.all());
        assertTrue(c.err().contains("starts at 0.5000, outside of its clamped range from -0.1000 to 0.1000"), c.all());
        assertFilesAreNotGreen(ExitCode.DONE, out);
        c = Command.run("check", model.toString());
        assertTrue(c.out().endsWith("1 warning.\n"), c.all());
    }

    @Test
    void aCheckThatWarnsSaysSoInItsLastLine() throws Exception {
        Path model = Files.writeString(folder.resolve("arm.xml"), """
                <mujoco><asset><mesh name="bone" file="gone.stl"/></asset><worldbody><body name="arm"><joint name="j" type="hinge"/>
                <geom name="g" type="sphere" size="0.1"/><geom name="drawn" type="mesh" mesh="bone"/></body></worldbody></mujoco>
                """);
        Command c = Command.run("check", model.toString());
        assertEquals(ExitCode.DONE, c.code(), c.all());
        assertTrue(c.out().contains("its mesh is missing"), c.all());
        assertTrue(c.out().lines().reduce("", (a, b) -> b).matches("[0-9]+ warnings?\\."), c.all());
    }

    @Test
    void aStudyWithSuchARunIsNotGreen() throws Exception {
        Path study = Files.writeString(folder.resolve("s.study.yaml"), """
                condyle: 1
                study: Coarse
                model: mechanisms/pendulum
                vary: {run.step: [1 ms, 500 ms]}
                set: {run.integrator: rk4, run.until: 2 s}
                outputs: {angle: last(pivot.angle)}
                """);
        Path out = folder.resolve("out");
        Command c = Command.run("study", study.toString(), "--out", out.toString());
        assertEquals(ExitCode.NOT_TO_BE_TRUSTED, c.code(), c.all());
        assertTrue(c.err().startsWith("run 2 (step 500 ms): the energy ledger does not close: "), c.all());
        assertTrue(c.err().contains("1 of 2 runs are not to be trusted; the table gives the reasons"), c.all());
        List<String> rows = Files.readAllLines(out.resolve("table.csv"));
        assertTrue(rows.get(1).endsWith(",completed,"), rows::toString);
        assertTrue(rows.get(2).contains(",not to be trusted,"), rows::toString);
        String page = Files.readString(out.resolve("report.html"));
        assertTrue(page.contains("1 run is not to be trusted") && page.contains("banner bad"), "the page is green");
    }

    @Test
    void aReproductionWithSuchARunIsNotGreen() throws Exception {
        Path model = Files.writeString(folder.resolve("m.yaml"), """
                condyle: 1
                title: Coarse pendulum
                plane: xy
                bodies: {rod: {mass: 1 kg, centre: [0, -0.5], inertia: {zz: 0.1}}}
                joints: {pin: {type: pin, child: rod}}
                initial: {pin: {angle: 60 deg}}
                run: {until: 5 s, integrator: rk4, step: 1 s}
                outputs: {end: run.time}
                claims: {end: {says: it ends, test: end == 5 s +- 1e-9 s}}
                """);
        Path out = folder.resolve("out");
        Command c = Command.run("reproduce", model.toString(), "--out", out.toString());
        assertEquals(ExitCode.NOT_TO_BE_TRUSTED, c.code(), c.all());
        assertTrue(c.out().contains("1 statement holds, 1 not to be trusted"), c.all());
        assertTrue(c.err().contains(": not to be trusted: the energy ledger does not close: "), c.all());
        JsonNode verdicts = JsonMapper.builder().build().readTree(Files.readString(out.resolve("verdicts.json")));
        assertFalse(verdicts.get("asExpected").asBoolean());
        assertEquals(1, verdicts.get("notToBeTrusted").asInt());
        assertEquals(
                "not to be trusted", verdicts.get("runs").get(0).get("outcome").asString());
    }
}
