package org.condyle.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A study as a process of its own that is killed, or interrupted, and goes on. */
class StudyProcessTest {
    private static final String STUDY = "contact/two-spheres-laws";

    @TempDir
    private Path folder;

    private Path journal() {
        return folder.resolve("out/journal.jsonl");
    }

    private long journalLines() throws IOException {
        return Files.exists(journal())
                ? Files.readString(journal()).chars().filter(c -> c == '\n').count()
                : 0;
    }

    /** Waits until so many lines are there. */
    private void await(Process p, long lines) throws Exception {
        for (int i = 0; i < 12_000 && journalLines() < lines && p.isAlive(); i++) {
            Thread.sleep(5);
        }
        assertTrue(p.isAlive(), Files.readString(folder.resolve("stderr")));
    }

    @Test
    void killedHalfWayItGoesOnAndGivesTheSameTable() throws Exception {
        Process p = CommandProcess.start(folder, "study", STUDY, "--out", "out", "--threads", "2", "--quiet");
        await(p, 80);
        p.destroyForcibly(); // SIGKILL: no hook runs
        assertTrue(p.waitFor(120, TimeUnit.SECONDS));
        long known = journalLines() - 1;
        assertTrue(known >= 79 && known < 200, known + " runs were done when it was killed");
        assertTrue(Files.notExists(folder.resolve("out/table.csv")));

        String out = folder.resolve("out").toString(),
                whole = folder.resolve("whole").toString();
        Command on = Command.run("study", STUDY, "--out", out, "--no-report");
        assertEquals(0, on.code(), on.all());
        assertTrue(on.out().contains("200 of 200 runs done, " + known + " of them done before"), on.all());
        assertEquals(
                0,
                Command.run("study", STUDY, "--out", whole, "--no-report", "--threads", "1")
                        .code());
        assertEquals(
                Files.readString(folder.resolve("whole/table.csv")), Files.readString(folder.resolve("out/table.csv")));
    }

    @Test
    void interruptedItLeavesTheTableOfWhatIsDone() throws Exception {
        assumeFalse(
                System.getProperty("os.name").startsWith("Windows"),
                "signals are sent with kill, which Windows has not");
        Process p = CommandProcess.start(folder, "study", STUDY, "--out", "out", "--threads", "1", "--quiet");
        await(p, 20);
        // builds in the background of a shell have SIGINT switched off; waiting whether it works could outlast the
        // study
        for (String signal : List.of("INT", "TERM")) {
            CommandProcess.signal(p, signal);
        }
        assertTrue(p.waitFor(120, TimeUnit.SECONDS));
        long rows = Files.readString(folder.resolve("out/table.csv")).lines().count() - 1;
        assertEquals(journalLines() - 1, rows);
        assertTrue(rows >= 19 && rows < 200, rows + " rows");
        String said = Files.readString(folder.resolve("stderr"));
        assertTrue(said.contains("interrupted after " + rows + " of 200 runs"), said);
        assertTrue(said.contains("the same command continues from here"), said);
    }
}
