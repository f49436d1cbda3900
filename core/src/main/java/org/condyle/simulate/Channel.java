package org.condyle.simulate;

import org.condyle.expression.Dimension;

/**
 * A number worth recording: name, dimension, and how it is read off an instant of the run.
 *
 * @param listed whether it is part of the recording; of others only the extremes are wanted
 * @param from   beginning of the time in which extremes count; steps end there [s]
 * @param to     end of that time [s]
 */
public record Channel(String name, Dimension dimension, Reader reader, boolean listed, double from, double to) {
    /** A channel of the recording, with the extremes of the whole run. */
    public Channel(String name, Dimension dimension, Reader reader) {
        this(name, dimension, reader, true, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    }

    /** Reads the channel; pure. */
    @FunctionalInterface
    public interface Reader {
        double read(Snapshot instant);
    }

    /** SI unit of its values; {@code 1} for plain numbers, and where it may be of one dimension or another. */
    public String unit() {
        return dimension.isKnown() ? dimension.unit() : Dimension.NONE.unit();
    }

    boolean counts(double time) {
        return time >= from && time <= to;
    }

    public double read(Snapshot instant) {
        return reader.read(instant);
    }
}
