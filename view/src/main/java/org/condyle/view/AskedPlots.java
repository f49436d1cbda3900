package org.condyle.view;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.condyle.io.results.AskedPlot;
import org.condyle.io.results.Picture;
import org.condyle.io.results.Presentation;
import org.jspecify.annotations.Nullable;

/** The plots that the model file asks for, with their columns, words and units. */
record AskedPlots(List<Column> columns) {
    /**
     * How a plot shows its columns.
     *
     * @param x      the horizontal axis
     * @param y      the curves, as many as the plot has
     * @param yLabel beside the vertical axis; empty if there is none
     * @param during column that must be positive where curves are drawn; -1 if they are drawn everywhere
     * @param measured what was measured, in the units of the axes
     */
    record Words(String title, Shown x, List<Shown> y, String yLabel, int during, List<AskedPlot.Measured> measured) {
        Words(String title, Shown x, List<Shown> y, String yLabel, int during) {
            this(title, x, y, yLabel, during, List.of());
        }
    }

    /**
     * A column, or the time, in a plot.
     *
     * @param scale what its numbers are multiplied with to be in the unit
     */
    record Shown(String label, String unit, double scale) {}

    /** Those whose channels were recorded. */
    List<PlottedColumns.Plot> of(List<AskedPlot> asked) {
        List<PlottedColumns.Plot> plots = new ArrayList<>();
        for (AskedPlot p : asked) {
            PlottedColumns.Plot plot = plot(p);
            if (plot != null) {
                plots.add(plot);
            }
        }
        return plots;
    }

    private PlottedColumns.@Nullable Plot plot(AskedPlot p) {
        if (p.channels().stream().anyMatch(c -> place(c) < 0)) {
            return null;
        }
        int x = p.x().channel().equals(Picture.TIME) ? -1 : place(p.x().channel());
        List<Integer> y = p.y().stream().map(s -> place(s.channel())).toList();
        List<Shown> shown = new ArrayList<>();
        String unit = p.y().get(0).unit().isEmpty()
                ? columns.get(y.get(0)).unit()
                : p.y().get(0).unit();
        for (int i = 0; i < y.size(); i++) { // curves of one plot share its axis, whatever unit each has elsewhere
            shown.add(shown(p.y().get(i).label(), columns.get(y.get(i)).unit(), unit));
        }
        Shown along = shown(p.x().label(), x < 0 ? "s" : columns.get(x).unit(), p.x().unit());
        int during = p.during().isEmpty() ? -1 : place(p.during());
        double byX = 1 / Presentation.size(along.unit()), byY = 1 / Presentation.size(unit);
        List<AskedPlot.Measured> measured =
                p.measured().stream().map(m -> m.scaled(byX, byY)).toList();
        return new PlottedColumns.Plot(x, y, false, new Words(p.heading(), along, shown, p.yLabel(), during, measured));
    }

    private static Shown shown(String label, String own, String asked) {
        return asked.isEmpty() || asked.equals(own)
                ? new Shown(label, own, 1)
                : new Shown(label, asked, Presentation.size(own) / Presentation.size(asked));
    }

    private int place(String name) {
        return IntStream.range(0, columns.size())
                .filter(c -> columns.get(c).name().equals(name))
                .findFirst()
                .orElse(-1);
    }
}
