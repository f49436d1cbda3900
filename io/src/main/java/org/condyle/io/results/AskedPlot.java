package org.condyle.io.results;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A plot that a model file asks for: recorded channels of one dimension over another channel, or over the time.
 *
 * @param name   key of the plot in its file
 * @param title  empty if the file gives none
 * @param x      along the axis; its channel may be {@link Picture#TIME}
 * @param y      curves, at least one; their names are those of the legend
 * @param yLabel empty if the file gives none
 * @param during channel that must be positive where curves are drawn; empty if they are drawn everywhere
 */
public record AskedPlot(String name, String title, Series x, List<Series> y, String yLabel, String during) {
    /**
     * A channel in a plot.
     *
     * @param label as the plot calls it
     * @param unit  it is shown in; empty for the unit of the recording
     */
    public record Series(String channel, String label, String unit) {}

    public AskedPlot {
        y = List.copyOf(y);
        if (y.isEmpty()) {
            throw new IllegalArgumentException("a plot needs a channel to draw");
        }
    }

    /** What it needs of the recording; the time is no channel. */
    public Set<String> channels() {
        Set<String> all = new LinkedHashSet<>();
        all.add(x.channel);
        y.forEach(s -> all.add(s.channel));
        all.add(during);
        all.removeAll(List.of(Picture.TIME, ""));
        return all;
    }

    /** Its title, else its name. */
    public String heading() {
        return title.isBlank() ? name : title;
    }
}
