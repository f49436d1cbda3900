package org.condyle.view;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.condyle.text.ChannelId;

/** Groups columns into plots: those of one unit and size, a few to a plot, no more plots than a person looks at. */
final class Plots {
    private static final int MOST_CURVES = 6;
    private static final double CLOSE = 100;

    private final List<Column> columns;
    private final List<List<Integer>> groups = new ArrayList<>();
    private final List<Integer> notDrawn = new ArrayList<>();

    Plots(List<Column> columns, List<Integer> chosen, int most) {
        this.columns = columns;
        Map<String, List<List<Integer>>> byUnit = new LinkedHashMap<>();
        for (int c : chosen) {
            join(c, byUnit.computeIfAbsent(columns.get(c).unit(), u -> new ArrayList<>()));
        }
        for (List<List<Integer>> sizes : byUnit.values()) {
            for (List<Integer> alike : sizes) {
                // as even as can be: eight curves make two plots of four, not six and two
                int plots = (alike.size() + MOST_CURVES - 1) / MOST_CURVES;
                for (int p = 0; p < plots; p++) {
                    List<Integer> group = alike.subList(p * alike.size() / plots, (p + 1) * alike.size() / plots);
                    if (groups.size() < most) {
                        groups.add(group);
                    } else {
                        notDrawn.addAll(group);
                    }
                }
            }
        }
    }

    /**
     * Puts a column among those of its unit that are about as large: a depth of microns beside a step is a flat line. The
     * energies of the whole stay together, flat or not: a total is to be seen beside its parts.
     */
    private void join(int column, List<List<Integer>> groups) {
        double size = columns.get(column).size();
        for (List<Integer> group : groups) {
            double other =
                    group.stream().mapToDouble(c -> columns.get(c).size()).max().orElse(0);
            if (size == 0
                    || other == 0
                    || (isTotal(column) && isTotal(group.get(0)))
                    || (size < CLOSE * other && other < CLOSE * size)) {
                group.add(column);
                return;
            }
        }
        groups.add(new ArrayList<>(List.of(column)));
    }

    private boolean isTotal(int column) {
        ChannelId id = columns.get(column).id();
        return id.isTotalEnergy() && !id.is("residual");
    }

    /** Columns of each plot. */
    List<List<Integer>> groups() {
        return groups;
    }

    /** Columns for which there was no room. */
    List<Integer> notDrawn() {
        return notDrawn;
    }
}
