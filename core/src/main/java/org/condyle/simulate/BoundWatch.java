package org.condyle.simulate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.condyle.integrate.CheckpointTape;
import org.condyle.mechanics.ForceElement.Bound;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.State;
import org.condyle.text.Quoted;

/** How far the quantities with a {@link Bound} went, and when. Elements about which the same is to be said are told together. */
final class BoundWatch {
    private final List<String> names = new ArrayList<>();
    private final List<Bound> bounds = new ArrayList<>();
    private double[] value = {}; // the farthest so far; not a number before the first
    private double[] when = {};

    /** Adds the bounds of an element, which are looked at from now on. */
    void add(String name, List<Bound> own) {
        for (Bound b : own) {
            names.add(name);
            bounds.add(b);
        }
        int before = value.length;
        value = Arrays.copyOf(value, bounds.size());
        when = Arrays.copyOf(when, bounds.size());
        Arrays.fill(value, before, value.length, Double.NaN);
    }

    boolean isEmpty() {
        return bounds.isEmpty();
    }

    /** At an accepted instant that has been placed. */
    void look(State s, Motion motion) {
        for (int i = 0; i < value.length; i++) {
            Bound b = bounds.get(i);
            double x = b.quantity().read(s, motion);
            boolean farther = b.always() ? !(x >= value[i]) : x > value[i];
            if (farther || (Double.isNaN(value[i]) && !Double.isNaN(x))) {
                // of a bound that must always be broken, an instant without a value is one where it was not
                value[i] = Double.isNaN(x) ? Double.NEGATIVE_INFINITY : x;
                when[i] = s.time;
            }
        }
    }

    /** What is to be warned of. */
    List<String> warnings() {
        return sentences(false);
    }

    /** Why the run is not to be trusted. */
    List<String> distrust() {
        return sentences(true);
    }

    private List<String> sentences(boolean distrusted) {
        Map<String, List<String>> owners = new LinkedHashMap<>();
        for (int i = 0; i < value.length; i++) {
            Bound b = bounds.get(i);
            if (value[i] > b.most() && value[i] > b.trusted() == distrusted) {
                owners.computeIfAbsent(b.words().of(value[i], when[i]), k -> new ArrayList<>())
                        .add(Quoted.of(names.get(i)));
            }
        }
        List<String> all = new ArrayList<>();
        owners.forEach((words, who) -> all.add(String.join(", ", who) + ": " + words));
        return all;
    }

    /** What a checkpoint needs. */
    void remember(CheckpointTape tape) {
        tape.pass(value);
        tape.pass(when);
    }
}
