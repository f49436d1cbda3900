package org.condyle.view;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.condyle.io.results.RunResult;
import org.condyle.simulate.Channel;
import org.condyle.simulate.Recording;
import org.jspecify.annotations.Nullable;

/**
 * What the page draws: the recorded channels over time, what is usual but was not recorded, loops of contacts, phase
 * portraits. Table 0 is the recording, table 1 the film.
 */
final class Curves {
    private static final int FEW_COORDINATES = 12;
    private static final int MOST_LOOPS = 4;
    private static final int MOST_PHASES = 4;
    private static final int WIDTH = 520;
    private static final int HEIGHT = 320;

    /**
     * A plot of the page.
     *
     * @param x channel below; -1 for the time
     */
    record Plot(int table, int x, List<Integer> y) {}

    private final List<Recording> recordings = new ArrayList<>();
    private final List<Plot> plots = new ArrayList<>();
    private final List<DrawnTable> tables = new ArrayList<>();
    private final List<String> notDrawn;

    Curves(RunResult result) {
        Recording recorded = result.recording();
        Recording film = result.filmed() == null ? null : FilmChannels.of(result.filmed());
        recordings.add(recorded);
        Plots first = new Plots(recorded, all(recorded), Plots.MOST_PLOTS);
        first.groups().forEach(g -> plots.add(new Plot(0, -1, g)));
        notDrawn = first.notDrawn();
        if (film != null) {
            recordings.add(film);
            Plots more = new Plots(film, unrecorded(film, recorded), Math.max(2, Plots.MOST_PLOTS - plots.size()));
            more.groups().forEach(g -> plots.add(new Plot(1, -1, g)));
        }
        loops(recorded, film);
        for (int t = 0; t < recordings.size(); t++) {
            tables.add(DrawnTable.of(recordings.get(t), order(t)));
        }
    }

    private static List<Integer> all(Recording r) {
        List<Integer> all = new ArrayList<>();
        for (int c = 0; c < r.channels().size(); c++) {
            all.add(c);
        }
        return all;
    }

    /** Usual channels that the model file did not ask for; the energies stay together. */
    private static List<Integer> unrecorded(Recording film, Recording recorded) {
        List<Integer> missing = all(film);
        missing.removeIf(c -> recorded.indexOf(name(film, c)) >= 0);
        boolean energy = missing.stream().anyMatch(c -> name(film, c).startsWith("energy."));
        List<Integer> contacts = new ArrayList<>(), coordinates = new ArrayList<>(), energies = new ArrayList<>();
        for (int c : all(film)) {
            String name = name(film, c);
            if (name.startsWith("energy.")) {
                if (energy) {
                    energies.add(c);
                }
            } else if (missing.contains(c)) {
                (name.endsWith(".depth") || name.endsWith(".force") ? contacts : coordinates).add(c);
            }
        }
        if (coordinates.size() <= FEW_COORDINATES) {
            contacts.addAll(coordinates);
        }
        contacts.addAll(energies);
        return contacts;
    }

    private static String name(Recording r, int channel) {
        return r.channels().get(channel).name();
    }

    private void loops(Recording recorded, @Nullable Recording film) {
        // inside a contact the film has the steps, the recording perhaps not one row
        int closest = film == null ? 0 : 1;
        List<PhasePlots.Pair> contacts = new PhasePlots(recordings.get(closest)).forcesOverDepths();
        contacts.stream().filter(p -> touches(closest, p.y())).limit(MOST_LOOPS).forEach(p -> add(closest, p));
        new PhasePlots(recorded)
                .speedsOverCoordinates().stream().limit(MOST_PHASES).forEach(p -> add(0, p));
    }

    private boolean touches(int table, int force) {
        Recording r = recordings.get(table);
        for (int row = 0; row < r.rows(); row++) {
            if (r.value(force, row) > 0) {
                return true;
            }
        }
        return false;
    }

    private void add(int table, PhasePlots.Pair p) {
        plots.add(new Plot(table, p.x(), List.of(p.y())));
    }

    /** Channels of a table, those that are drawn first. */
    private List<Integer> order(int table) {
        Set<Integer> order = new LinkedHashSet<>();
        for (Plot p : plots) {
            if (p.table() == table) {
                order.addAll(p.y());
                if (p.x() >= 0) {
                    order.add(p.x());
                }
            }
        }
        order.addAll(all(recordings.get(table)));
        return List.copyOf(order);
    }

    List<DrawnTable> tables() {
        return tables;
    }

    List<Plot> plots() {
        return plots;
    }

    /** Recorded channels without a plot of their own. */
    List<String> notDrawn() {
        return notDrawn;
    }

    Channel channel(int table, int channel) {
        return recordings.get(table).channels().get(channel);
    }

    /** A plot for readers without scripts. */
    String svg(Plot plot) {
        Recording r = recordings.get(plot.table());
        double[] x = plot.x() < 0 ? r.times() : r.column(plot.x());
        List<Curve> curves = new ArrayList<>();
        plot.y().forEach(c -> curves.add(new Curve(name(r, c), x, r.column(c))));
        String names = String.join(", ", curves.stream().map(Curve::name).toList());
        String over = plot.x() < 0 ? "time" : name(r, plot.x());
        String below = over + " [" + (plot.x() < 0 ? "s" : unit(plot.table(), plot.x())) + "]";
        String beside = "[" + unit(plot.table(), plot.y().get(0)) + "]";
        return new SvgPlot(names + " over " + over, below, beside, curves, WIDTH, HEIGHT).svg();
    }

    String unit(int table, int channel) {
        return Text.unit(channel(table, channel).unit());
    }
}
