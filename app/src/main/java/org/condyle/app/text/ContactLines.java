package org.condyle.app.text;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import org.condyle.expression.Dimension;
import org.condyle.simulate.Episode;

/** Contacts of a run for the terminal: one line a pair. All of them are in summary.json. */
public final class ContactLines {
    private static final int MOST_PAIRS = 6;

    private ContactLines() {}

    /**
     * One line for each pair.
     *
     * @param depthOf dimension of depths at a pair: a length, or an angle at the stop of one
     */
    public static List<String> of(List<Episode> contacts, Function<String, Dimension> depthOf) {
        Map<String, List<Episode>> pairs = new LinkedHashMap<>();
        contacts.forEach(
                e -> pairs.computeIfAbsent(e.pair(), p -> new ArrayList<>()).add(e));
        List<String> lines = new ArrayList<>();
        pairs.entrySet().stream()
                .limit(MOST_PAIRS)
                .forEach(p -> lines.add(p.getKey() + ": " + line(p.getValue(), depthOf.apply(p.getKey()))));
        if (pairs.size() > MOST_PAIRS) {
            int rest = pairs.size() - MOST_PAIRS;
            long count = pairs.values().stream()
                    .skip(MOST_PAIRS)
                    .mapToLong(List::size)
                    .sum();
            lines.add("and " + count + (count == 1 ? " contact" : " contacts") + " of " + rest
                    + (rest == 1 ? " more pair" : " more pairs"));
        }
        return lines;
    }

    private static String line(List<Episode> contacts, Dimension depth) {
        boolean one = contacts.size() == 1;
        String start = one ? "1 contact, impact " : contacts.size() + " contacts, impact up to ";
        return start + brief(range(contacts, Episode::impactSpeed).getMax()) + " " + depth.rate() + ", "
                + small(range(contacts, Episode::maxDepth).getMax(), depth.unit()) + ", "
                + brief(range(contacts, Episode::maxForce).getMax()) + " " + depth.effort()
                + ending(contacts);
    }

    private static String ending(List<Episode> contacts) {
        String still = contacts.stream().anyMatch(e -> Double.isNaN(e.end())) ? ", still touching" : "";
        List<Episode> rebounds =
                contacts.stream().filter(e -> !Double.isNaN(e.restitution())).toList();
        if (rebounds.isEmpty()) {
            return still;
        }
        DoubleSummaryStatistics e = range(rebounds, Episode::restitution);
        String low = brief(e.getMin()), high = brief(e.getMax());
        return ", restitution " + low + (low.equals(high) ? "" : " to " + high) + still;
    }

    private static DoubleSummaryStatistics range(List<Episode> contacts, ToDoubleFunction<Episode> what) {
        return contacts.stream().mapToDouble(what).summaryStatistics();
    }

    /** Depths of contact are small: "13.4 um", "1.98 mm", "35.5 mrad". */
    public static String small(double depth, String unit) {
        double size = Math.abs(depth);
        return size >= 0.1 || size == 0 || !Double.isFinite(size)
                ? brief(depth) + " " + unit
                : size >= 1e-4
                        ? brief(1e3 * depth) + " m" + unit
                        : size >= 1e-7 ? brief(1e6 * depth) + " u" + unit : brief(1e9 * depth) + " n" + unit;
    }

    /** Three significant digits; what rounding has left of nothing is nothing. */
    public static String brief(double x) {
        if (Math.abs(x) < 1e-15) {
            return "0";
        }
        return Double.isFinite(x)
                ? Terminal.number(new BigDecimal(x).round(new MathContext(3)).doubleValue())
                : Double.toString(x);
    }
}
