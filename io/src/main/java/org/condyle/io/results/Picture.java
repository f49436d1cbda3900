package org.condyle.io.results;

import java.util.List;

/**
 * The most informative curves of a run, as given in its file: recorded channels of one unit over another, or over the
 * time.
 *
 * @param x channel along the axis, or {@link #TIME}
 * @param y channels that are drawn, at least one
 */
public record Picture(String x, List<String> y) {
    public static final String TIME = "time";

    public Picture {
        y = List.copyOf(y);
        if (y.isEmpty()) {
            throw new IllegalArgumentException("a picture needs a channel to draw");
        }
    }
}
