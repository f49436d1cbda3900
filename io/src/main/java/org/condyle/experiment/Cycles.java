package org.condyle.experiment;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.condyle.analyse.LimitCycle;
import org.condyle.io.model.term.Cycle;
import org.condyle.simulate.Listener;
import org.condyle.simulate.Outcome;
import org.condyle.simulate.Simulation;
import org.condyle.simulate.event.Event;

/** The run of a limit cycle: searched, then run once from event to event. */
final class Cycles {
    private static final Pattern RESULTS =
            Pattern.compile("cycle\\.(period|residual|slope-error|iterations)|multiplier-[0-9]+\\.(size|re|im)");

    private Cycles() {}

    /** Results of a cycle: "cycle.period", "multiplier-1.size". */
    static boolean isResult(String name) {
        return RESULTS.matcher(name).matches();
    }

    static Experiment.Run run(Experiment e, Cycle cycle, Listener listener) {
        List<Event> events = e.file().events().stream()
                .map(x -> x.name().equals(cycle.event()) ? x.stopping() : x)
                .toList();
        LimitCycle.Result found = LimitCycle.find(
                e.mechanism(), e.start(), cycle.unknowns(), cycle.tolerance(), () -> e.plan(events), listener);
        Simulation once = new Simulation(e.mechanism(), e.plan(events));
        Outcome outcome = once.run(found.state(), listener);
        Map<String, Double> numbers = new LinkedHashMap<>();
        List<String> notes = new ArrayList<>();
        if (found.found()) {
            numbers.put("cycle.period", found.period());
            numbers.put("cycle.residual", found.residual());
            numbers.put("cycle.slope-error", found.slopeError());
            numbers.put("cycle.iterations", (double) found.iterations());
            notes.add(String.format(
                    Locale.ROOT,
                    "cycle of %.8g s, residual %.1e after %d steps of Newton's method; error of the derivatives %.1e",
                    found.period(),
                    found.residual(),
                    found.iterations(),
                    found.slopeError()));
            int k = 1;
            for (double[] m : found.multipliers()) {
                double size = Math.hypot(m[0], m[1]);
                String name = "multiplier-" + k;
                numbers.put(name + ".size", size);
                numbers.put(name + ".re", m[0]);
                numbers.put(name + ".im", m[1]);
                k++;
                notes.add(String.format(
                        Locale.ROOT,
                        "%s: %.6g %+.6gi, size %.6g%s",
                        name,
                        m[0],
                        m[1],
                        size,
                        size > 1 ? ", UNSTABLE" : ""));
            }
        } else {
            outcome = outcome.failed(found.message());
        }
        return new Experiment.Run(once.recording(), once.film(), outcome.noting(notes), numbers);
    }
}
