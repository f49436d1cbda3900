package org.condyle.app.study;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import org.condyle.app.text.Terminal;
import org.condyle.study.Journal;
import org.condyle.study.StudyRun;
import org.condyle.study.task.Row;
import org.condyle.text.Quoted;

/**
 * One line on standard error during a study, on an interactive terminal: the number of finished runs, failures and the
 * remaining time.
 */
public final class StudyProgress implements StudyRun.Watcher {
    private static final long BETWEEN = 100_000_000L; // ns
    private static final int WIDTH = 100;

    private final PrintWriter err;
    private final boolean shown;
    private final int runs;
    private long begin = System.nanoTime();
    private Journal.Found found = Journal.Found.NOTHING;
    private int known;
    private int done;
    private int failed;
    private int again;
    private long last = begin;
    private boolean drawn;

    public StudyProgress(PrintWriter err, boolean shown, int runs) {
        this.err = err;
        this.shown = shown;
        this.runs = runs;
    }

    @Override
    public void begins(Journal.Found what, String changes, int already) {
        found = what;
        known = already;
        begin = System.nanoTime();
        if (what == Journal.Found.OTHER) {
            err.println(Quoted.visible("the finished runs cannot be used: "
                    + (changes.isEmpty() ? "the study, its model or the program has changed" : changes)
                    + "; starting from the beginning"));
        }
    }

    @Override
    public void refused(Path part, String why) {
        tell("the runs in " + part + " cannot be used: " + why);
    }

    @Override
    public synchronized void finished(Row row) {
        done++;
        failed += row.outcome().good() ? 0 : 1;
        again += row.attempts().size() > 1 ? 1 : 0;
        long now = System.nanoTime();
        if (!shown || now - last < BETWEEN) {
            return;
        }
        last = now;
        double part = (double) (known + done) / runs, each = 1e-9 * (now - begin) / done;
        int filled = (int) Math.round(24 * part);
        String line = String.format(
                Locale.ROOT,
                "%s%s %3.0f %%  %d of %d runs%s%s  %s left",
                "#".repeat(filled),
                ".".repeat(24 - filled),
                100 * part,
                known + done,
                runs,
                failed > 0 ? ", " + failed + " failed" : "",
                again > 0 ? ", " + again + " tried again" : "",
                Terminal.duration(each * (runs - known - done)));
        err.print("\r" + line + " ".repeat(Math.max(0, WIDTH - line.length())));
        err.flush();
        drawn = true;
    }

    /** A line of its own, above the progress. */
    public synchronized void tell(String line) {
        end();
        err.println(Quoted.visible(line));
        err.flush();
    }

    /** Clears the line. */
    public synchronized void end() {
        if (drawn) {
            err.print("\r" + " ".repeat(WIDTH) + "\r");
            err.flush();
            drawn = false;
        }
    }

    /** "of which 50 were done before"; empty if none were. */
    public String before() {
        return known > 0 && found != Journal.Found.OTHER ? ", " + known + " of them done before" : "";
    }

    public double seconds() {
        return 1e-9 * (System.nanoTime() - begin);
    }
}
