package org.condyle.tool.motion;

import java.util.Arrays;
import org.condyle.simulate.Listener;

/**
 * The frames of a motion while they are worked through. A listener hears of each, and may end the work after any of them; the results
 * are then those of the frames before.
 *
 * <pre>
 *   Frames frames = new Frames("", times, listener);
 *   for (int i = 0; frames.has(i); i++) {
 *       ...                                        // frame i
 *       frames.done(i);
 *   }
 *   result.times(frames.times());
 * </pre>
 */
public final class Frames {
    private final double[] times;
    private final Listener listener;
    private int least = 1;
    private int done;
    private boolean interrupted;

    /**
     * @param what  name of this part of the work; empty if it is all of it
     * @param times of all frames [s]; at least one
     */
    public Frames(String what, double[] times, Listener listener) {
        this.times = times.clone();
        this.listener = listener;
        listener.began(what, times[0]);
    }

    /** Goes on until there are so many frames, whatever the listener asks for: fewer give no results. */
    public Frames atLeast(int frames) {
        least = frames;
        return this;
    }

    /** Whether this frame is to be worked on. */
    public boolean has(int frame) {
        return frame < times.length && !interrupted;
    }

    /** Tells the listener that a frame is done. */
    public void done(int frame) {
        done = frame + 1;
        boolean on = listener.stepped(times[frame], times[times.length - 1]);
        interrupted = !on && done >= least && done < times.length;
    }

    /** Times of all frames, done or not [s]. */
    public double[] all() {
        return times.clone();
    }

    public boolean isInterrupted() {
        return interrupted;
    }

    /** Times of the frames that are done [s]. */
    public double[] times() {
        return Arrays.copyOf(times, done);
    }

    /** The values of the frames that are done. */
    public double[] cut(double[] values) {
        return done == values.length ? values : Arrays.copyOf(values, done);
    }

    /** The same for each row of an array whose rows are columns of a table. */
    public double[][] cut(double[][] columns) {
        return Arrays.stream(columns).map(this::cut).toArray(double[][]::new);
    }

    /** Marks a result as one of some frames only, if it is. */
    public void tell(ResultBuilder result) {
        if (interrupted) {
            result.interrupted("interrupted at t = " + (float) times[done - 1] + " s, after " + done + " of "
                    + times.length + " frames");
        }
    }
}
