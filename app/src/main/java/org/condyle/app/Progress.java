package org.condyle.app;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicBoolean;
import org.condyle.app.text.Terminal;
import org.condyle.simulate.Checkpoint;
import org.condyle.simulate.Listener;

/** One line on standard error during a run, on an interactive terminal; also the target of Ctrl-C. */
final class Progress implements Listener {
    private static final long BETWEEN = 100_000_000L; // ns

    private final PrintWriter err;
    private final boolean shown;
    private final double from;
    private final AtomicBoolean stop = new AtomicBoolean();
    private final java.util.function.Consumer<Checkpoint> keeper;
    private final long begin = System.nanoTime();
    private long last = begin;
    private boolean drawn;

    Progress(PrintWriter err, boolean shown, double from, java.util.function.Consumer<Checkpoint> keeper) {
        this.err = err;
        this.shown = shown;
        this.from = from;
        this.keeper = keeper;
    }

    /** Asks the run to end after its present step. */
    void stop() {
        stop.set(true);
    }

    @Override
    public boolean stepped(double time, double until) {
        long now = System.nanoTime();
        if (shown && now - last > BETWEEN) {
            last = now;
            double done = (time - from) / (until - from);
            double spent = 1e-9 * (now - begin);
            int filled = (int) Math.round(24 * done);
            err.print(String.format(
                    Locale.ROOT,
                    "\r%s%s %3.0f %%  t = %.4g s  %s left ",
                    "#".repeat(Math.max(0, filled)),
                    ".".repeat(Math.max(0, 24 - filled)),
                    100 * done,
                    time,
                    Terminal.duration(done > 0 ? spent * (1 - done) / done : 0)));
            err.flush();
            drawn = true;
        }
        return !stop.get();
    }

    @Override
    public void warned(String text) {
        if (shown) {
            end();
            err.println("warning: " + text);
            err.flush();
        }
    }

    @Override
    public void checkpoint(Checkpoint checkpoint) {
        keeper.accept(checkpoint);
    }

    /** Clears the line. */
    void end() {
        if (drawn) {
            err.print("\r" + " ".repeat(70) + "\r");
            err.flush();
            drawn = false;
        }
    }
}
