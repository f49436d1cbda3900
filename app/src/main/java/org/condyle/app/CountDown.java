package org.condyle.app;

import java.io.PrintWriter;
import java.util.Locale;
import org.condyle.app.text.Terminal;

/** One line on standard error while many runs go on: how many are done, what was last, how long the rest may take. */
final class CountDown {
    private static final int WIDTH = 78;

    private final PrintWriter err;
    private final boolean shown;
    private final int all;
    private final long begin = System.nanoTime();
    private int done;

    CountDown(PrintWriter err, boolean shown, int all) {
        this.err = err;
        this.shown = shown;
        this.all = all;
        draw("0 of " + all + " runs");
    }

    /** Called by one thread at a time. */
    void finished(Published last) {
        done++;
        double left = spent() * (all - done) / done; // as if all runs were alike: near the end it is right
        draw(String.format(
                Locale.ROOT,
                "%s%s %d of %d, about %s left  %s",
                "#".repeat(24 * done / all),
                ".".repeat(24 - 24 * done / all),
                done,
                all,
                Terminal.duration(left),
                last.label()));
    }

    private void draw(String line) {
        if (shown) {
            String cut = line.length() > WIDTH ? line.substring(0, WIDTH - 1) + "…" : line;
            err.print("\r" + cut + " ".repeat(WIDTH - cut.length()));
            err.flush();
        }
    }

    /** Clears the line. */
    void end() {
        draw("");
        if (shown) {
            err.print("\r");
            err.flush();
        }
    }

    /** Seconds since the beginning. */
    double spent() {
        return 1e-9 * (System.nanoTime() - begin);
    }
}
