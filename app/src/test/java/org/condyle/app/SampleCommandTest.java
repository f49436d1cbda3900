package org.condyle.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.condyle.app.shell.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code condyle study} with values that are drawn. */
class SampleCommandTest {
    private static final String BALL = """
            condyle: 1
            parameters: {h: 1 m, m: 1 kg}
            bodies: {ball: {mass: = m, shape: {sphere: {radius: 5 cm}}, at: [0, = h, 0]}}
            events: {down: {when: ball.y, direction: falling, stop: true}}
            run: {until: 1 s}
            outputs: {speed: abs(last(ball.vy))}
            """;

    @TempDir
    private Path folder;

    private Command study(String rest, String... options) throws IOException {
        Path model = folder.resolve("ball.yaml");
        if (!Files.exists(model)) {
            Files.writeString(model, BALL);
        }
        Path file = Files.writeString(folder.resolve("fall.study.yaml"), """
                condyle: 1
                study: falls
                model: ball.yaml
                vary:
                  parameters.h: {uniform: {from: 1 m, to: 2 m}}
                  parameters.m: {normal: {mean: 1 kg, deviation: 10 %}}
                """ + rest);
        String[] all = new String[options.length + 4];
        System.arraycopy(options, 0, all, 4, options.length);
        all[0] = "study";
        all[1] = file.toString();
        all[2] = "--out";
        all[3] = folder.resolve("out").toString();
        return Command.run(all);
    }

    private String out(String name) throws IOException {
        return Files.readString(folder.resolve("out").resolve(name));
    }

    /** The speed of a fall is sqrt(2 g h): the mass decides nothing. */
    @Test
    void aStudyTellsWhichKeyDecides() throws IOException {
        Command c = study("""
                sample: {method: saltelli, samples: 16}
                curves: [ball.y]
                claims: {mass: {says: the mass has no effect, test: "total(speed, parameters.m) < 1e-9"}}
                """);
        assertEquals(ExitCode.DONE, c.code(), c.all());
        assertTrue(c.out().contains("64 of 64 runs done"), c.out());
        assertTrue(c.out().contains("speed: parameters.h decides most"), c.out());
        assertTrue(c.out().contains("mass: the mass has no effect"), c.out());
        assertTrue(out("table.csv").startsWith("run,parameters.h [m],parameters.m [kg],speed [m/s],outcome,why\n"));
        assertTrue(out("sensitivity.json").contains("\"total\""));
        assertTrue(out("curves.csv").contains("ball.y over time,s,m,0.0,32,"), out("curves.csv"));
        String page = out("report.html");
        for (String said : new String[] {
            "What decides speed",
            "Distribution of speed",
            "Convergence of speed",
            "Which key decides",
            "Claims",
            "5 % to 95 % of the runs",
            "Mean of speed with a low and a high key"
        }) {
            assertTrue(page.contains(said), said);
        }
    }

    @Test
    void aClaimThatDoesNotHoldIsTold() throws IOException {
        Command c = study("sample: {samples: 8}\nclaims: {slow: {says: it is slow, test: mean(speed) < 1 m/s}}\n");
        assertEquals(ExitCode.CLAIM_NOT_AS_EXPECTED, c.code(), c.all());
        assertTrue(c.err().contains("the claim 'slow' does not hold: it is slow; found 5."), c.err());
    }

    @Test
    void moreSamplesContinueAndAChangedModelIsRefused() throws IOException {
        assertEquals(ExitCode.DONE, study("sample: {samples: 8}\n").code());
        Command more = study("sample: {samples: 32}\n");
        assertEquals(ExitCode.DONE, more.code(), more.all());
        assertTrue(more.out().contains("32 of 32 runs done, 8 of them done before"), more.out());
        String table = out("table.csv");
        Files.writeString(folder.resolve("ball.yaml"), BALL.replace("5 cm", "6 cm"));
        Command changed = study("sample: {samples: 64}\n");
        assertEquals(ExitCode.BAD_INPUT, changed.code(), changed.all());
        assertTrue(
                changed.err().contains("cannot be extended: the file 'ball.yaml' has changed; --restart discards them"),
                changed.err());
        assertEquals(table, out("table.csv"));
        assertEquals(ExitCode.DONE, study("sample: {samples: 4}\n", "--restart").code());
    }

    @Test
    void aLatinHypercubeCannotBeExtended() throws IOException {
        assertEquals(
                ExitCode.DONE,
                study("sample: {method: latin-hypercube, samples: 8}\n").code());
        Command more = study("sample: {method: latin-hypercube, samples: 16}\n");
        assertEquals(ExitCode.BAD_INPUT, more.code(), more.all());
        assertTrue(
                more.err()
                        .contains(
                                "samples of the method 'latin-hypercube', which cannot be extended: '8' then, '16' now"),
                more.err());
    }

    @Test
    void veryManyRunsNeedAYes() throws IOException {
        Command c = study("sample: {samples: 1000000000}\n");
        assertEquals(ExitCode.BAD_INPUT, c.code(), c.all());
        assertTrue(c.err().contains("this study has 1 000 000 000 runs; if that is meant, add --yes"), c.err());
        assertFalse(Files.exists(folder.resolve("out")));
        Command yes = study("sample: {samples: 1000000000}\n", "--yes");
        assertEquals(ExitCode.BAD_INPUT, yes.code(), yes.all());
        assertTrue(
                yes.err()
                        .contains(
                                "this study has 1 000 000 000 runs, and one command can do 100 000 000 at most; ask for"
                                        + " fewer samples, or divide the study with --shard 1/11"),
                yes.err());
        Command large = study("sample: {samples: 1000000}\n", "--shard", "1/2");
        assertTrue(large.err().contains("this part of the study has 500 000 runs; if that"), large.all());
        Command small = study("sample: {samples: 1000000}\n", "--shard", "7/500000");
        assertEquals(ExitCode.DONE, small.code(), small.all());
        assertTrue(small.out().contains("part 7/500000: 2 of 2 runs done"), small.all());
    }

    @Test
    void runsThatAreRefusedAreListedWithTheirReasons() throws IOException {
        Files.writeString(folder.resolve("ball.yaml"), BALL.replace("mass: = m", "mass: \"= if(h > 1.5 m, 0*m, m)\""));
        Command c = study("sample: {samples: 16}\n");
        assertEquals(ExitCode.BAD_INPUT, c.code(), c.all()); // found before anything is run, at the ends
        Files.writeString(
                folder.resolve("ball.yaml"),
                BALL.replace("mass: = m", "mass: \"= if(h > 1.6 m, if(h < 1.9 m, 0*m, m), m)\""));
        c = study("sample: {samples: 16}\n");
        assertEquals(ExitCode.STOPPED_EARLY, c.code(), c.all());
        String page = out("report.html");
        assertTrue(page.contains("Runs without results"), page);
        assertTrue(out("sensitivity.json").contains("\"outcome\" : \"refused\""), out("sensitivity.json"));
    }
}
