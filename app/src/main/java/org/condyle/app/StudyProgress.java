package org.condyle.app;

import java.io.PrintWriter;
import java.util.Locale;
import org.condyle.study.Journal;
import org.condyle.study.Row;
import org.condyle.study.StudyRun;
import org.condyle.text.Quoted;

/**
 * One line on standard error during a study, on an interactive terminal: the number of finished runs and the remaining
 * time.
 */
final class StudyProgress implements StudyRun.Watcher {
    private static final long BETWEEN = 100_000_000L; // ns

    private final PrintWriter err;
    private final boolean shown;
    private final int runs;
    private final long begin = System.nanoTime();
    private Journal.Found found = Journal.Found.NOTHING;
    private int known;
    private int done;
    private int failed;
    private long last = begin;
    private boolean drawn;

    StudyProgress(PrintWriter err, boolean shown, int runs) {
        this.err = err;
        this.shown = shown;
        this.runs = runs;
    }

    @Override
    public void begins(Journal.Found what, String changes, int already) {
        found = what;
        known = already;
        if (what == Journal.Found.OTHER) {
            err.println(Quoted.visible("the finished runs cannot be used: "
                    + (changes.isEmpty() ? "the study, its model or the program has changed" : changes)
                    + "; starting from the beginning"));
        }
    }

    @Override
    public void finished(Row row) {
        done++;
        failed += row.outcome().good() ? 0 : 1;
        long now = System.nanoTime();
        if (!shown || now - last < BETWEEN) {
            return;
        }
        last = now;
        double part = (double) (known + done) / runs, each = 1e-9 * (now - begin) / done;
        int filled = (int) Math.round(24 * part);
        err.print(String.format(
                Locale.ROOT,
                "\r%s%s %3.0f %%  %d of %d runs%s  %s left   ",
                "#".repeat(filled),
                ".".repeat(24 - filled),
                100 * part,
                known + done,
                runs,
                failed > 0 ? ", " + failed + " failed" : "",
                Progress.duration(each * (runs - known - done))));
        err.flush();
        drawn = true;
    }

    /** Clears the line. */
    void end() {
        if (drawn) {
            err.print("\r" + " ".repeat(90) + "\r");
            err.flush();
            drawn = false;
        }
    }

    /** "of which 50 were done before"; empty if none were. */
    String before() {
        return found == Journal.Found.ROWS && known > 0 ? ", " + known + " of them done before" : "";
    }

    double seconds() {
        return 1e-9 * (System.nanoTime() - begin);
    }
}
