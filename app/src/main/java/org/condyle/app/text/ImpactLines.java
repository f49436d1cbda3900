package org.condyle.app.text;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.condyle.expression.Dimension;
import org.condyle.simulate.Impact;

/** Impacts of a run for the terminal: one line a place. All of them are in summary.json. */
public final class ImpactLines {
    private static final int MOST_PLACES = 6;

    private ImpactLines() {}

    /**
     * One line for each place of impacts.
     *
     * @param gapOf dimension of gaps at a place: a length or an angle; unknown where there is no contact
     */
    public static List<String> of(List<Impact> impacts, Map<String, Long> omitted, Function<String, Dimension> gapOf) {
        Map<String, List<Impact>> places = new LinkedHashMap<>();
        impacts.forEach(
                i -> places.computeIfAbsent(i.at(), p -> new ArrayList<>()).add(i));
        List<String> lines = new ArrayList<>();
        places.entrySet().stream()
                .limit(MOST_PLACES)
                .forEach(p -> lines.add(p.getKey() + ": "
                        + line(p.getValue(), omitted.getOrDefault(p.getKey(), 0L), gapOf.apply(p.getKey()))));
        if (places.size() > MOST_PLACES) {
            lines.add("and impacts at " + (places.size() - MOST_PLACES) + " more places");
        }
        return lines;
    }

    private static String line(List<Impact> impacts, long more, Dimension gap) {
        double fastest = impacts.stream().mapToDouble(Impact::speedBefore).max().orElse(0);
        double lost = impacts.stream().mapToDouble(Impact::energyLost).sum();
        boolean one = impacts.size() == 1;
        return (one ? "1 impact at " : (impacts.size() + more) + " impacts, the first at ")
                + ContactLines.brief(impacts.get(0).time()) + " s, speed " + (one ? "" : "up to ")
                + ContactLines.brief(fastest) + (gap.isKnown() ? " " + gap.rate() : "") + ", "
                + ContactLines.brief(lost) + " J lost"
                + (more > 0 ? " in the first " + impacts.size() : "");
    }
}
