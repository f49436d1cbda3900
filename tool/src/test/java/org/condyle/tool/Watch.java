package org.condyle.tool;

import java.util.ArrayList;
import java.util.List;
import org.condyle.simulate.Listener;

/** A listener that keeps what it hears, and asks for an end after a number of steps of a part. */
public final class Watch implements Listener {
    /** A part of the work, and the times and ends that were told. */
    public record Part(String what, double from, List<Double> times, List<Double> until) {}

    private final List<Part> parts = new ArrayList<>();
    private final String part;
    private final int steps;
    private boolean ended;

    private Watch(String part, int steps) {
        this.part = part;
        this.steps = steps;
    }

    /** Only listens. */
    public static Watch all() {
        return new Watch("", Integer.MAX_VALUE);
    }

    /** Asks for an end from this step of a part on, as Ctrl-C does. */
    public static Watch until(String part, int steps) {
        return new Watch(part, steps);
    }

    public List<Part> parts() {
        return parts;
    }

    public List<String> names() {
        return parts.stream().map(Part::what).toList();
    }

    @Override
    public void began(String what, double from) {
        parts.add(new Part(what, from, new ArrayList<>(), new ArrayList<>()));
    }

    @Override
    public boolean stepped(double time, double until) {
        Part now = parts.get(parts.size() - 1);
        now.times().add(time);
        now.until().add(until);
        ended |= now.what().equals(part) && now.times().size() >= steps;
        return !ended;
    }
}
