package org.condyle.view;

import java.util.Arrays;
import org.condyle.io.results.Presentation;
import org.condyle.simulate.Channel;
import org.condyle.text.ChannelId;
import org.condyle.view.canvas.Axis;
import org.jspecify.annotations.Nullable;

/**
 * A channel as the page draws it.
 *
 * @param rateOf the channel that this one is the time rate of; null if there is none
 * @param film  it was not recorded: all its values come from the film
 * @param time  of its values, not falling [s]; columns may share it
 */
record Column(ChannelId id, @Nullable ChannelId rateOf, String unit, boolean film, double[] time, double[] value) {
    static Column of(Channel c, boolean film, double[] time, double[] value) {
        return new Column(c.id(), c.rateOf(), c.unit(), film, time, value);
    }

    String name() {
        return id.name();
    }

    /** The same in another unit; null for its own. */
    Column shownIn(@Nullable String other) {
        if (other == null) {
            return this;
        }
        double size = Presentation.size(other);
        return new Column(
                id,
                rateOf,
                other,
                film,
                time,
                Arrays.stream(value).map(x -> x / size).toArray());
    }

    boolean shows(int i) {
        return Math.abs(value[i]) <= Axis.LARGEST;
    }

    /** Largest magnitude. */
    double size() {
        double largest = 0;
        for (int i = 0; i < value.length; i++) {
            largest = shows(i) ? Math.max(largest, Math.abs(value[i])) : largest;
        }
        return largest;
    }

    /** Largest value minus smallest one. */
    double range() {
        double[] shown = Arrays.stream(value)
                .filter(x -> Math.abs(x) <= Axis.LARGEST)
                .sorted()
                .toArray();
        return shown.length == 0 ? 0 : shown[shown.length - 1] - shown[0];
    }

    double largest() {
        return Arrays.stream(value).filter(x -> x <= Axis.LARGEST).max().orElse(0);
    }

    /** Nothing happens after its first instant: the force of what is released there, or a body that rests. */
    boolean flat() {
        int last = value.length - 1;
        for (int i = last; i > 0 && time[i] > time[0]; i--) {
            if (value[i] != value[last]) {
                return false;
            }
        }
        return last > 1 && time[last] > time[0];
    }

    boolean constant() {
        return Arrays.stream(value).allMatch(x -> x == value[0]);
    }

    /** Values at other times by straight lines; nothing outside its own. */
    double[] along(double[] times) {
        if (times == time) {
            return value;
        }
        double[] out = new double[times.length];
        for (int i = 0, k = -1; i < times.length; i++) {
            while (k + 1 < time.length && time[k + 1] <= times[i]) {
                k++;
            }
            if (k >= 0 && time[k] == times[i]) {
                out[i] = value[k];
            } else if (k < 0 || k + 1 == time.length) {
                out[i] = Double.NaN;
            } else {
                out[i] = value[k] + (value[k + 1] - value[k]) * ((times[i] - time[k]) / (time[k + 1] - time[k]));
            }
        }
        return out;
    }
}
