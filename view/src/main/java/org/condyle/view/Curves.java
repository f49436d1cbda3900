package org.condyle.view;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.condyle.io.results.Picture;
import org.condyle.io.results.RunResult;
import org.condyle.simulate.Recording;
import org.condyle.text.ChannelId;
import org.condyle.view.page.Text;
import org.jspecify.annotations.Nullable;

/**
 * The curves of a page: the recorded channels over time or over what is driven, what is usual but was not recorded, loops of contacts, phase
 * portraits.
 */
final class Curves extends PlottedColumns {
    private static final int MOST_PLOTS = 12;
    private static final int FEW_COORDINATES = 12;
    private static final int MOST_CURVES = 8; // of a picture
    private static final int MOST_LOOPS = 2;
    private static final int MOST_PHASES = 2;

    private final Set<Integer> asked = new HashSet<>(); // drawn by plots of the model file
    private final List<Integer> notDrawn;
    private final Noise noise;
    /** Column over which all are drawn: what a quasi-static analysis drives; -1 for the time. */
    private final int over;

    /** @param film channels that were read off the film; null if there is none */
    Curves(RunResult result, @Nullable Recording film) {
        super(Columns.of(result, film));
        noise = new Noise(columns);
        over = place(result.shown().over());
        plots.addAll(new AskedPlots(columns).of(result.shown().plots()));
        if (plots.isEmpty() && result.picture() != null) {
            picture(result.picture());
        }
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

    /** What the file calls its most informative curves comes first where it asks for no plots. */
    private void picture(Picture p) {
        int x = p.x().equals(Picture.TIME) ? -1 : place(p.x());
        List<Integer> y = p.y().stream()
                .map(this::place)
                .filter(c -> c >= 0)
                .limit(MOST_CURVES)
                .toList();
        boolean oneUnit = y.stream().map(c -> columns.get(c).unit()).distinct().count() == 1;
        if (oneUnit && (x >= 0 || p.x().equals(Picture.TIME))) {
            plots.add(new Plot(x < 0 ? over : x, y, false));
        }
    }

    private List<Integer> chosen(Predicate<Column> which) {
        List<Integer> chosen = new ArrayList<>();
        for (int c = 0; c < columns.size(); c++) {
            if (c != over
                    && !asked.contains(c)
                    && !rests(columns.get(c))
                    && (columns.get(c).film() || !columns.get(c).flat())
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

    /** Recorded channels without a plot of their own. */
    @Override
    Map<String, List<String>> leftOut() {
        Map<String, List<String>> out = new LinkedHashMap<>();
        out.put(
                "Recorded but not drawn",
                notDrawn.stream().map(c -> columns.get(c).name()).toList());
        out.put("Constant, not drawn", flat());
        out.put("Only rounding errors, not drawn", noise());
        return out;
    }

    /** Recorded channels that hold nothing but rounding. */
    List<String> noise() {
        return columns.stream()
                .filter(c -> !c.film() && noise.is(c))
                .map(Column::name)
                .toList();
    }

    /** Recorded channels that do not change, with their values. */
    List<String> flat() {
        return IntStream.range(0, columns.size())
                .filter(c -> !asked.contains(c) && c != over)
                .mapToObj(columns::get)
                .filter(c -> !c.film() && c.flat() && !noise.is(c))
                .map(c -> c.name() + " = " + Text.brief(c.value()[c.value().length - 1])
                        + (c.unit().equals("1") ? "" : " " + Text.unit(c.unit())))
                .toList();
    }
}
