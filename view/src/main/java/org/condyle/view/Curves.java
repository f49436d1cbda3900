package org.condyle.view;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.condyle.io.results.RunResult;
import org.condyle.text.ChannelId;
import org.jspecify.annotations.Nullable;

/**
 * What the page draws: the recorded channels over time or over what is driven, what is usual but was not recorded, loops of contacts, phase
 * portraits.
 */
final class Curves {
    private static final int MOST_PLOTS = 12;
    private static final int FEW_COORDINATES = 12;
    private static final int MOST_LOOPS = 2;
    private static final int MOST_PHASES = 2;
    /** As many stand beside the scene. */
    static final int FIRST = 2;

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

    private final List<Column> columns;
    private final List<Plot> plots = new ArrayList<>();
    private final Set<Integer> asked = new HashSet<>(); // drawn by plots of the model file
    private final List<Integer> notDrawn;
    private final Noise noise;
    /** Column over which all are drawn: what a quasi-static analysis drives; -1 for the time. */
    private final int over;

    Curves(RunResult result) {
        columns = Columns.of(result);
        noise = new Noise(columns);
        over = place(result.shown().over());
        plots.addAll(new AskedPlots(columns).of(result.shown().plots()));
        for (Plot p : plots) {
            if (p.x() == over) {
                asked.addAll(p.y());
            }
            if (p.words() != null && p.words().during() >= 0) {
                asked.add(p.words().during()); // a condition, nothing to look at
            }
        }
        Plots first = new Plots(columns, chosen(c -> !c.film() || isEnergy(c)), MOST_PLOTS);
        first.groups().forEach(g -> plots.add(new Plot(over, g, false)));
        notDrawn = first.notDrawn();
        List<Integer> more = chosen(c -> c.film() && !isEnergy(c) && isContact(c));
        List<Integer> coordinates = chosen(c -> c.film() && !isEnergy(c) && !isContact(c));
        if (coordinates.size() <= FEW_COORDINATES) {
            more.addAll(coordinates);
        }
        Plots usual =
                new Plots(columns, more, Math.max(2, MOST_PLOTS - first.groups().size()));
        usual.groups().forEach(g -> plots.add(new Plot(over, g, false)));
        PhasePlots phases = new PhasePlots(columns);
        phases.forcesOverDepths().stream().filter(this::tells).limit(MOST_LOOPS).forEach(p -> add(p, true));
        phases.speedsOverCoordinates().stream()
                .filter(this::tells)
                .limit(over < 0 ? MOST_PHASES : 0)
                .forEach(p -> add(p, false));
    }

    private List<Integer> chosen(Predicate<Column> which) {
        List<Integer> chosen = new ArrayList<>();
        for (int c = 0; c < columns.size(); c++) {
            if (c != over
                    && !asked.contains(c)
                    && !rests(columns.get(c))
                    && which.test(columns.get(c))
                    && !noise.is(columns.get(c))) {
                chosen.add(c);
            }
        }
        return chosen;
    }

    /** A speed in a quasi-static analysis. */
    private boolean rests(Column c) {
        return over >= 0 && c.rateOf() != null && c.size() == 0;
    }

    private int place(String name) {
        return IntStream.range(0, columns.size())
                .filter(c -> columns.get(c).name().equals(name))
                .findFirst()
                .orElse(-1);
    }

    private static boolean isEnergy(Column c) {
        return c.id().isTotalEnergy();
    }

    private static boolean isContact(Column c) {
        return c.id().is(ChannelId.DEPTH) || c.id().is(ChannelId.FORCE);
    }

    private void add(PhasePlots.Pair p, boolean loop) {
        plots.add(new Plot(p.x(), List.of(p.y()), loop));
    }

    private boolean tells(PhasePlots.Pair p) {
        return !noise.is(columns.get(p.x())) && !noise.is(columns.get(p.y()));
    }

    /** Recorded channels that hold nothing but rounding. */
    List<String> noise() {
        return columns.stream()
                .filter(c -> !c.film() && noise.is(c))
                .map(Column::name)
                .toList();
    }

    List<Column> columns() {
        return columns;
    }

    List<Plot> plots() {
        return plots;
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

    /** Recorded channels without a plot of their own. */
    List<String> notDrawn() {
        return notDrawn.stream().map(c -> columns.get(c).name()).toList();
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
