package org.condyle.app;

import static org.condyle.app.NotGreen.refused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.condyle.app.shell.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Conversions, imports and studies that are wrong on purpose. */
class WrongTablesTest {
    private static final String HEADER = "loads\nendheader\ntime\tFx\n";

    @TempDir
    private Path folder;

    private String write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    private String[] resample(String table) {
        return new String[] {"convert", table, "-o", folder.resolve("out.sto").toString(), "--rate", "50 Hz"};
    }

    @Test
    void aTableThatWouldHaveMillionsOfRowsIsRefused() throws IOException {
        Command c = refused(
                "long.sto: --rate 50 Hz: from 0 s to 100000 s that would be 5000001 rows, and at most 2000000",
                resample(write("long.sto", HEADER + "0\t1\n1\t2\n100000\t3\n")));
        assertFalse(Files.exists(folder.resolve("out.sto")), c.all());
    }

    @Test
    void aTimeThatIsNoneIsRefused() throws IOException {
        refused(
                "first.sto: --rate 50 Hz: from -2.147484e+09 s to 1 s that would be 1.073742e+11 rows",
                resample(write("first.sto", HEADER + "-2147483648\t1\n0\t2\n1\t3\n")));
    }

    @Test
    void aTimeThatGoesBackIsRefused() throws IOException {
        refused("back.sto:6", resample(write("back.sto", HEADER + "0\t1\n1\t2\n0.5\t3\n")));
    }

    private static final String OSIM = """
            <?xml version="1.0" encoding="UTF-8"?>
            <OpenSimDocument Version="40000"><Model name="m"><gravity>0 -9.81 0</gravity>
            <BodySet><objects><Body name="rod"><mass>1</mass><inertia>0.1 0.01 0.1 0 0 0</inertia></Body></objects></BodySet>
            <JointSet><objects><PinJoint name="pin"><socket_parent_frame>/ground</socket_parent_frame>
            <socket_child_frame>/bodyset/rod</socket_child_frame>
            <coordinates><Coordinate name="angle"/></coordinates></PinJoint></objects></JointSet>
            <ForceSet><objects><MagicMuscle name="biceps"/></objects></ForceSet></Model></OpenSimDocument>
            """;

    @Test
    void foreignModelsThatAreWrongOrNotUnderstoodAreNotGreen() throws IOException {
        refused("m.osim:3: bodies.rod.mass: must be >= 0 kg, was -1 kg", foreign("<mass>1<", "<mass>-1<"));
        refused("m.osim:2: OpenSimDocument/Model[m]/gravity: needs 3 numbers, has 4", foreign("-9.81", "-9,81"));
        refused("'/bodyset/rood' is no body or frame; did you mean 'rod'?", foreign("/bodyset/rod", "/bodyset/rood"));
        refused("m.osim:8: this is not well-formed XML", foreign("</Model></OpenSimDocument>", ""));
        Path out = folder.resolve("out");
        Command c = Command.run("run", write("m.osim", OSIM), "--out", out.toString());
        assertEquals(ExitCode.DONE, c.code(), c.all());
        assertTrue(c.err().contains("m.osim:7: warning: "), c.all());
        NotGreen.assertBanner("warn", out);
        assertEquals(
                ExitCode.BAD_INPUT,
                Command.run("import", folder.resolve("m.osim").toString(), "--strict")
                        .code());
    }

    private String[] foreign(String from, String to) throws IOException {
        return new String[] {"import", write("m.osim", OSIM.replace(from, to))};
    }

    private static final String MODEL = """
            condyle: 1
            plane: xy
            bodies: {rod: {mass: 1 kg, centre: [0, -0.5], inertia: {zz: 0.1}}}
            joints: {pin: {type: pin, child: rod}}
            initial: {pin: {angle: 60 deg}}
            forces: {blast: {type: torque, on: pin, value: "= 1 N*m / (0.5 - t/(1 s))^3"}}
            run: {until: 2 s}
            """;

    private static final String STUDY = """
            condyle: 1
            study: Spelling
            model: rod.yaml
            vary: {bodies.rod.mass: [1 kg, 2 kg]}
            outputs: {angle: last(pin.angle)}
            """;

    @Test
    void aStudyOfFailedRunsHasNoNumbers() throws IOException {
        write("rod.yaml", MODEL);
        Command c = Command.run(
                "study",
                write("s.study.yaml", STUDY),
                "--out",
                folder.resolve("out").toString());
        assertEquals(ExitCode.STOPPED_EARLY, c.code(), c.all());
        assertTrue(c.err().startsWith("run 1 ("), c.all());
        assertTrue(
                c.out().contains("no run has results that count: 2 runs that failed or are not to be trusted"),
                c.all());
        assertFalse(c.out().contains("angle: "), c.all());
        NotGreen.assertBanner("bad", folder.resolve("out"));
    }

    @Test
    void aRunThatIsNotToBeTrustedHasNoPartInTheNumbers() throws IOException {
        write("rod.yaml", MODEL.replaceAll("forces: .*\n", "").replace("until: 2 s", "until: 2 s, integrator: rk4"));
        String study =
                write("s.study.yaml", STUDY.replace("bodies.rod.mass: [1 kg, 2 kg]", "run.step: [1 ms, 500 ms]"));
        Command c = Command.run("study", study, "--out", folder.resolve("out").toString());
        assertEquals(ExitCode.NOT_TO_BE_TRUSTED, c.code(), c.all());
        assertTrue(c.out().contains("1 run that failed or is not to be trusted has no part in the numbers"), c.all());
        String angles =
                c.out().lines().filter(l -> l.contains("angle: ")).findFirst().orElseThrow();
        String[] words = angles.strip().split(" ", -1); // angle: A to A rad
        assertEquals(words[1], words[3], angles);
    }

    @Test
    void aStudyIsContinuedByAnySpellingOfItsPathAndAnotherOneRefused() throws IOException {
        write("rod.yaml", MODEL.replaceAll("forces: .*\n", ""));
        String study = write("s.study.yaml", STUDY), out = folder.resolve("out").toString();
        assertEquals(ExitCode.DONE, Command.run("study", study, "--out", out).code());
        Files.createDirectories(folder.resolve("below"));
        String other = folder.resolve("below/../s.study.yaml").toString(),
                relative =
                        Path.of("")
                                .toAbsolutePath()
                                .relativize(folder.resolve("s.study.yaml"))
                                .toString();
        for (String spelling : new String[] {other, relative}) {
            Command c = Command.run("study", spelling, "--out", out);
            assertEquals(ExitCode.DONE, c.code(), c.all());
            assertTrue(c.out().contains("2 of 2 runs done, 2 of them done before"), c.all());
        }
        String changed = write("t.study.yaml", STUDY.replace("2 kg", "3 kg"));
        refused("the folder contains the results of another study (", "study", changed, "--out", out);
    }
}
