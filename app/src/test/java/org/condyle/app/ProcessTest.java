package org.condyle.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.condyle.app.shell.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command as a process of its own: its folder, and Ctrl-C. */
class ProcessTest {
    @TempDir
    private Path folder;

    private static final int PATIENCE = 120; // s; a busy machine is slow

    private int end(Process p, int seconds) throws Exception {
        boolean ended = p.waitFor(seconds, TimeUnit.SECONDS);
        p.destroyForcibly();
        assertTrue(ended, "still running after " + seconds + " s: " + Files.readString(folder.resolve("stderr")));
        return p.exitValue();
    }

    @Test
    void resultsGoToAFolderNamedAfterModelAndCase() throws Exception {
        assertEquals(
                0,
                end(
                        CommandProcess.start(
                                folder, "run", "mechanisms/double-pendulum", "--case", "relative", "--no-report"),
                        PATIENCE));
        assertTrue(Files.exists(folder.resolve("condyle-out/double-pendulum-relative/summary.json")));
        String said = Files.readString(folder.resolve("stdout"));
        assertTrue(
                said.contains(
                        "results in condyle-out/double-pendulum-relative".replace('/', java.io.File.separatorChar)),
                said);
        assertFalse(said.contains("\u001b"), "colours, but not a terminal");
        assertEquals("", Files.readString(folder.resolve("stderr")));
    }

    /** The hook that waits for results must not make a refused run wait. */
    @Test
    void aRunThatIsRefusedEndsAtOnce() throws Exception {
        assertEquals(
                2,
                end(
                        CommandProcess.start(
                                folder,
                                "run",
                                "mechanisms/pendulum",
                                "--set",
                                "run.analysis=kinematics",
                                "--set",
                                "outputs=~",
                                "--set",
                                "claims=~"),
                        PATIENCE));
        String said = Files.readString(folder.resolve("stderr"));
        assertTrue(said.contains("not completely prescribed"), said);
        assertFalse(said.contains("stopped without results"), "it waited for results: " + said);
    }

    @Test
    void anInterruptedRunKeepsItsResults() throws Exception {
        assumeFalse(
                System.getProperty("os.name").startsWith("Windows"),
                "signals are sent with kill, which Windows has not");
        Process p = CommandProcess.start(
                folder,
                "run",
                "mechanisms/double-pendulum",
                "--case",
                "absolute",
                "--out",
                "out",
                "--set",
                "run.until=1e6",
                "--set",
                "record={every: 1 s, channels: [upper.angle]}",
                "--checkpoint-every",
                "0.1 s");
        for (int i = 0; i < 10 * PATIENCE && !Files.exists(folder.resolve("out/checkpoint.bin")) && p.isAlive(); i++) {
            Thread.sleep(100);
        }
        assertTrue(p.isAlive(), Files.readString(folder.resolve("stderr")));
        CommandProcess.interrupt(p);
        int code = end(p, PATIENCE);
        assertTrue(code == 130 || code == 143 || code == ExitCode.STOPPED_EARLY, "exit code " + code);
        String summary = Files.readString(folder.resolve("out/summary.json"));
        assertTrue(summary.contains("\"outcome\" : \"interrupted\""), summary);
        assertTrue(Files.size(folder.resolve("out/recording.csv")) > 20);
        assertTrue(Files.readString(folder.resolve("stderr")).contains("the results up to that time are in out"));
    }
}
