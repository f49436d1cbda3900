package org.condyle.app.text;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.condyle.contact.CompliantStop;
import org.condyle.dynamics.RateSlopes;
import org.condyle.experiment.Experiment;
import org.condyle.mechanics.ContactElement;

/** Estimates how fast a model can move, so that a fixed step can be judged before the run. */
public final class TimeScaleLines {
    private TimeScaleLines() {}

    public static List<String> describe(Experiment e) {
        List<String> lines = new ArrayList<>();
        if (e.assembly().freedoms() == 0) {
            lines.add("time scale: that of the prescribed motion; the model has no free coordinates");
            return lines;
        }
        double atStart = RateSlopes.fastest(e.mechanism(), e.start());
        Map<String, Double> stops = stops(e);
        double rate = stops.values().stream().mapToDouble(r -> r).reduce(atStart, Math::max);
        lines.add(
                atStart > 0
                        ? "time scale: fastest rate at the start about " + two(atStart) + " rad/s (period "
                                + two(2 * Math.PI / atStart) + " s)"
                        : "time scale: no restoring or damping forces at the start");
        stops.forEach((name, r) -> lines.add("  at the stop '" + name + "' about " + two(r) + " rad/s"));
        boolean contacts = e.file().model().forces().values().stream()
                .anyMatch(f -> f instanceof ContactElement && !(f instanceof CompliantStop));
        if (contacts) {
            lines.add("  contacts that are open at the start are stiffer when they close");
        }
        if (!(rate > 0)) {
            return lines;
        }
        lines.add("  an explicit fixed step should stay below " + two(1 / rate) + " s");
        double step = e.file().run().options().step();
        if (step * rate > 2) {
            lines.add("warning: run.step " + Terminal.number(step) + " s is too long for that");
        }
        return lines;
    }

    /** What each stop would do if its joint rested on it; a joint at its end is stiffer than where it starts. */
    private static Map<String, Double> stops(Experiment e) {
        Map<String, Double> rates = new LinkedHashMap<>();
        e.file().model().forces().forEach((name, f) -> {
            double rate =
                    f instanceof CompliantStop stop ? RateSlopes.fastest(e.mechanism(), stop.pressed(e.start())) : 0;
            if (rate > 0) {
                rates.put(name, rate);
            }
        });
        return rates;
    }

    /** An estimate deserves two digits. */
    private static String two(double x) {
        return Terminal.number(
                new java.math.BigDecimal(x).round(new java.math.MathContext(2)).doubleValue());
    }
}
