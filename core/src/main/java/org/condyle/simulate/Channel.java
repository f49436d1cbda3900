package org.condyle.simulate;

import org.condyle.expression.Dimension;
import org.condyle.text.ChannelId;
import org.jspecify.annotations.Nullable;

/**
 * A number worth recording: its identity, its dimension, and how it is read off an instant of the run.
 *
 * @param rateOf the channel that this one is the time rate of; null if there is none
 * @param listed whether it is part of the recording; of others only the extremes are wanted
 * @param gaps   whether it is not a number at times, which are then left out of its extremes
 * @param from   beginning of the time in which extremes count; steps end there [s]
 * @param to     end of that time [s]
 */
public record Channel(
        ChannelId id,
        Dimension dimension,
        Reader reader,
        @Nullable ChannelId rateOf,
        boolean listed,
        boolean gaps,
        double from,
        double to) {
    /** A channel of the recording, with the extremes of the whole run. */
    public Channel(ChannelId id, Dimension dimension, Reader reader) {
        this(id, dimension, reader, null);
    }

    /** The same of a channel that is the rate of another. */
    public Channel(ChannelId id, Dimension dimension, Reader reader, @Nullable ChannelId rateOf) {
        this(id, dimension, reader, rateOf, true, false, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    }

    /** The same channel, which has gaps or has none. */
    public Channel withGaps(boolean some) {
        return some == gaps ? this : new Channel(id, dimension, reader, rateOf, listed, some, from, to);
    }

    /** The same channel, of which only the rows are wanted: its extremes count at no time, and are not searched. */
    public Channel withoutExtremes() {
        return new Channel(
                id, dimension, reader, rateOf, listed, gaps, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY);
    }

    /** Reads the channel; pure. */
    @FunctionalInterface
    public interface Reader {
        double read(Snapshot instant);
    }

    /** As it is written in files and results. */
    public String name() {
        return id.name();
    }

    /** SI unit of its values; {@code 1} for plain numbers, and where it may be of one dimension or another. */
    public String unit() {
        return dimension.isKnown() ? dimension.unit() : Dimension.NONE.unit();
    }

    /** Whether its extremes count at some time. */
    boolean hasExtremes() {
        return from <= to;
    }

    boolean counts(double time) {
        return time >= from && time <= to;
    }

    public double read(Snapshot instant) {
        return reader.read(instant);
    }
}
