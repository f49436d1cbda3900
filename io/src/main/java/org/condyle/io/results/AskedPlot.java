package org.condyle.io.results;

import java.util.Arrays;
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
 * @param measured columns of data files that are drawn beside the channels
 */
public record AskedPlot(
        String name, String title, Series x, List<Series> y, String yLabel, String during, List<Measured> measured) {
    /** Channels alone. */
    public AskedPlot(String name, String title, Series x, List<Series> y, String yLabel, String during) {
        this(name, title, x, y, yLabel, during, List.of());
    }

    /**
     * A channel in a plot.
     *
     * @param label as the plot calls it
     * @param unit  it is shown in; empty for the unit of the recording
     */
    public record Series(String channel, String label, String unit) {}

    /**
     * What was measured, in SI units; what is not finite is a gap.
     *
     * @param label as the legend calls it
     * @param file  that it comes from
     * @param low   lower edge of a band around it, as long as the others; empty if there is no band
     * @param high  upper edge
     */
    public record Measured(String label, String file, double[] x, double[] y, double[] low, double[] high) {
        public Measured {
            if (x.length != y.length || low.length != high.length || (low.length != 0 && low.length != x.length)) {
                throw new IllegalArgumentException("the columns of '" + label + "' differ in their rows");
            }
        }

        public boolean hasBand() {
            return low.length > 0;
        }

        /** The same in other units, by what their numbers are multiplied with. */
        public Measured scaled(double byX, double byY) {
            return new Measured(label, file, times(byX, x), times(byY, y), times(byY, low), times(byY, high));
        }

        private static double[] times(double factor, double[] of) {
            return Arrays.stream(of).map(v -> factor * v).toArray();
        }
    }

    public AskedPlot {
        y = List.copyOf(y);
        measured = List.copyOf(measured);
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
