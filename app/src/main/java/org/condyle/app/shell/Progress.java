package org.condyle.app.shell;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.condyle.app.text.Terminal;
import org.condyle.simulate.Checkpoint;
import org.condyle.simulate.Listener;

/**
 * One line on standard error during a run or an analysis, on an interactive terminal: a bar, the share that is done, the time that was
 * reached and the remaining time of the present part. Also the target of Ctrl-C.
 */
public final class Progress implements Listener {
    private static final long BETWEEN = 100_000_000L; // ns
    private static final int BAR = 24;

    private final PrintWriter err;
    private final boolean shown;
    private final Consumer<Checkpoint> keeper;
    private final LongSupplier clock;
    private final AtomicBoolean stop = new AtomicBoolean();
    private String what = "";
    private double from;
    private long begin;
    private long last;
    private int drawn;

    /** @param keeper writes the checkpoints */
    public Progress(PrintWriter err, boolean shown, Consumer<Checkpoint> keeper) {
        this(err, shown, keeper, System::nanoTime);
    }

    /** Of work that has no checkpoints. */
    public Progress(PrintWriter err, boolean shown) {
        this(err, shown, c -> {});
    }

    /** @param clock nanoseconds */
    Progress(PrintWriter err, boolean shown, Consumer<Checkpoint> keeper, LongSupplier clock) {
        this.err = err;
        this.shown = shown;
        this.keeper = keeper;
        this.clock = clock;
        began("", 0);
    }

    /** Asks the work to end after its present step; may be called by another thread. */
    public void stop() {
        stop.set(true);
    }

    @Override
    public void began(String part, double start) {
        what = part;
        from = start;
        begin = clock.getAsLong();
        last = begin;
    }

    @Override
    public boolean stepped(double time, double until) {
        long now = clock.getAsLong();
        if (shown && now - last > BETWEEN) {
            last = now;
            double done = until > from ? (time - from) / (until - from) : 1;
            double spent = 1e-9 * (now - begin);
            int filled = (int) Math.round(BAR * done);
            draw(String.format(
                    Locale.ROOT,
                    "%s%s%s %3.0f %%  t = %.4g s  %s left ",
                    what.isEmpty() ? "" : what + "  ",
                    "#".repeat(Math.max(0, filled)),
                    ".".repeat(Math.max(0, BAR - filled)),
                    100 * done,
                    time,
                    Terminal.duration(done > 0 ? spent * (1 - done) / done : 0)));
        }
        return !stop.get();
    }

    private void draw(String line) {
        err.print("\r" + line + " ".repeat(Math.max(0, drawn - line.length())));
        err.flush();
        drawn = Math.max(drawn, line.length());
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
    public void end() {
        if (drawn > 0) {
            err.print("\r" + " ".repeat(drawn) + "\r");
            err.flush();
            drawn = 0;
        }
    }
}
