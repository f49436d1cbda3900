package org.condyle.view;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.condyle.io.results.AskedPlot;
import org.condyle.view.page.Text;
import org.condyle.view.plot.Curve;
import org.condyle.view.plot.SvgPlot;
import org.jspecify.annotations.Nullable;

/** Columns of a page and the plots that show them. */
class PlottedColumns {
    private static final int WIDTH = 520;
    private static final int HEIGHT = 320;

    /**
     * A plot of the page.
     *
     * @param x     column below; -1 for the time
     * @param loop  drawn only where x is positive: a depth is that of an overlap
     * @param words how the model file wants it to be shown; null if the file does not ask for it
     */
    record Plot(int x, List<Integer> y, boolean loop, AskedPlots.@Nullable Words words) {
        Plot(int x, List<Integer> y, boolean loop) {
            this(x, y, loop, null);
        }
    }

    final List<Column> columns;
    final List<Plot> plots = new ArrayList<>();

    PlottedColumns(List<Column> columns) {
        this.columns = columns;
    }

    List<Column> columns() {
        return columns;
    }

    List<Plot> plots() {
        return plots;
    }

    /** The name by which the figure of a plot and its data find each other. */
    static String name(int plot) {
        return "plot-" + plot;
    }

    /** Names of channels without a plot, by the reason. */
    Map<String, List<String>> leftOut() {
        return Map.of();
    }

    /** Columns as a page with too little room should take them: those that are drawn first. */
    List<Integer> order() {
        Set<Integer> order = new LinkedHashSet<>();
        for (Plot p : plots) {
            order.addAll(p.y());
            if (p.x() >= 0) {
                order.add(p.x());
            }
            if (p.words() != null && p.words().during() >= 0) {
                order.add(p.words().during());
            }
        }
        IntStream.range(0, columns.size()).forEach(order::add);
        return List.copyOf(order);
    }

    /** A plot for readers without scripts. */
    String svg(Plot plot) {
        AskedPlots.Words words = plot.words() == null ? plain(plot) : plot.words();
        List<Curve> curves = new ArrayList<>();
        for (int k = 0; k < plot.y().size(); k++) {
            Column c = columns.get(plot.y().get(k));
            double[] time = c.time(),
                    along = plot.x() < 0 ? time : columns.get(plot.x()).along(time);
            double[] during =
                    words.during() < 0 ? null : columns.get(words.during()).along(time);
            double[] x = new double[time.length], y = new double[time.length];
            for (int i = 0; i < time.length; i++) {
                boolean drawn = (!plot.loop() || along[i] > 0) && (during == null || during[i] > 0);
                x[i] = words.x().scale() * along[i];
                y[i] = drawn ? words.y().get(k).scale() * c.value()[i] : Double.NaN;
            }
            curves.add(new Curve(words.y().get(k).label(), x, y));
        }
        for (AskedPlot.Measured m : words.measured()) {
            curves.add(new Curve(m.label(), m.x(), m.y()));
            if (m.hasBand()) {
                curves.add(new Curve(m.label() + ", lower edge", m.x(), m.low()));
                curves.add(new Curve(m.label() + ", upper edge", m.x(), m.high()));
            }
        }
        String names = String.join(", ", curves.stream().map(Curve::name).toList());
        String over = words.x().label(), unit = Text.unit(words.x().unit());
        String beside = words.yLabel() + (words.yLabel().isEmpty() ? "[" : " [")
                + Text.unit(words.y().get(0).unit()) + "]";
        String title = (words.title().isEmpty() ? "" : words.title() + ": ") + names + " over " + over;
        return new SvgPlot(title, over + " [" + unit + "]", beside, curves, WIDTH, HEIGHT).svg();
    }

    /** The words of a plot that nobody asked for. */
    private AskedPlots.Words plain(Plot plot) {
        List<AskedPlots.Shown> y = plot.y().stream()
                .map(columns::get)
                .map(c -> new AskedPlots.Shown(c.name(), c.unit(), 1))
                .toList();
        AskedPlots.Shown x = plot.x() < 0
                ? new AskedPlots.Shown("time", "s", 1)
                : new AskedPlots.Shown(
                        columns.get(plot.x()).name(), columns.get(plot.x()).unit(), 1);
        return new AskedPlots.Words("", x, y, "", -1);
    }
}
