package org.condyle.simulate;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.condyle.integrate.CheckpointTape;
import org.condyle.text.DidYouMean;

/**
 * Columns of double: the time and the chosen channels, one row an instant; and the extremes over the whole run. Channels that
 * are not listed come after those that are.
 */
public final class Recording {
    private final List<Channel> channels;
    private final Channel[] all; // an array: walking a list would allocate in every step
    private double[] time = new double[256];
    private final double[][] columns;
    private int rows;
    private Listener listener = Listener.NONE;
    private final double[] least;
    private final double[] most;

    public Recording(List<Channel> channels) {
        this.channels = channels.stream().filter(Channel::listed).toList();
        all = Stream.concat(this.channels.stream(), channels.stream().filter(c -> !c.listed()))
                .toArray(Channel[]::new);
        columns = new double[channels.size()][256];
        least = new double[channels.size()];
        most = new double[channels.size()];
        Arrays.fill(least, Double.POSITIVE_INFINITY);
        Arrays.fill(most, Double.NEGATIVE_INFINITY);
    }

    public List<Channel> channels() {
        return channels;
    }

    public int rows() {
        return rows;
    }

    public double time(int row) {
        return time[row];
    }

    public double[] times() {
        return Arrays.copyOf(time, rows);
    }

    public double value(int channel, int row) {
        return columns[channel][row];
    }

    public double[] column(int channel) {
        return Arrays.copyOf(columns[channel], rows);
    }

    /** Index of a channel, -1 if it was not recorded. */
    public int indexOf(String name) {
        for (int i = 0; i < channels.size(); i++) {
            if (channels.get(i).name().equals(name)) {
                return i;
            }
        }
        return -1;
    }

    /** All rows of a channel, by its name. */
    public double[] column(String name) {
        return column(known(name));
    }

    /** Smallest value of a channel over the whole run, also between rows. */
    public double min(String name) {
        return least(known(name));
    }

    /** Largest value of a channel over the whole run, also between rows. */
    public double max(String name) {
        return most(known(name));
    }

    /** Value of a channel in the last row. */
    public double last(String name) {
        return value(known(name), rows - 1);
    }

    private int known(String name) {
        int i = indexOf(name);
        if (i < 0) {
            List<String> names = channels.stream().map(Channel::name).toList();
            throw new IllegalArgumentException("channel '" + name + "' was not recorded" + DidYouMean.hint(name, names)
                    + " (recorded: " + String.join(", ", names) + ")");
        }
        return i;
    }

    /** Index of a channel for its extremes, listed or not; -1 if it was not asked for. */
    public int watchedAs(String name) {
        for (int i = 0; i < all.length; i++) {
            if (all[i].name().equals(name)) {
                return i;
            }
        }
        return -1;
    }

    /** How many channels there are, with those that are not listed. */
    int watched() {
        return all.length;
    }

    Channel watched(int channel) {
        return all[channel];
    }

    double read(int channel, Snapshot instant) {
        return all[channel].read(instant);
    }

    /** Smallest value over the whole run: steps and rows, both sides of jumps, and what was searched inside steps. */
    public double least(int channel) {
        return least[channel];
    }

    public double most(int channel) {
        return most[channel];
    }

    void add(Snapshot instant) {
        if (rows == time.length) {
            int size = 2 * rows;
            time = Arrays.copyOf(time, size);
            for (int c = 0; c < columns.length; c++) {
                columns[c] = Arrays.copyOf(columns[c], size);
            }
        }
        time[rows] = instant.state.time;
        for (int c = 0; c < columns.length; c++) {
            double x = all[c].read(instant);
            columns[c][rows] = x;
            extend(c, instant.state.time, x);
        }
        rows++;
        listener.recorded(this, rows - 1);
    }

    /** Each row from now on is shown to the listener. */
    void showTo(Listener who) {
        listener = who;
    }

    /** Takes note of the extremes at a step that is not recorded. */
    void note(Snapshot instant) {
        for (int c = 0; c < columns.length; c++) {
            extend(c, instant.state.time, all[c].read(instant));
        }
    }

    /** Takes note of one value of a channel. */
    void extend(int c, double t, double x) {
        if (!all[c].counts(t) || (all[c].gaps() && Double.isNaN(x))) {
            return;
        }
        least[c] = Math.min(least[c], x);
        most[c] = Math.max(most[c], x);
    }

    /** The rows so far, for a checkpoint: the columns are lent, since rows that are there never change. */
    Recorded sofar() {
        return new Recorded(rows, time, columns.clone());
    }

    /** Takes over the rows of a checkpoint. */
    void restore(Recorded then) {
        rows = then.rows();
        int size = Math.max(256, rows);
        time = Arrays.copyOf(then.time(), size);
        for (int c = 0; c < columns.length; c++) {
            columns[c] = Arrays.copyOf(then.columns()[c], size);
        }
    }

    /** What a checkpoint needs besides the rows. */
    void remember(CheckpointTape tape) {
        tape.pass(least);
        tape.pass(most);
    }
}
