package org.condyle.simulate.event;

import java.util.List;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.State;

/**
 * An event of the run, at which a function of the motion crosses zero. The step ends there.
 *
 * @param direction +1 rising, -1 falling, 0 either
 * @param stops     whether the run ends with it
 * @param provided  where this is zero, nothing happens
 * @param add       constraints that hold from then on, if they did not before
 * @param release   constraints that become inactive. An event that would neither add nor release anything does not happen
 * @param impulses  loads that act as impulses at that instant: their forces [N] are taken as impulses [N·s]
 * @param at        the instant of an event that has one, which may be the start [s]; not a number for others
 */
public record Event(
        String name,
        Function function,
        int direction,
        boolean stops,
        Function provided,
        List<String> add,
        List<String> release,
        List<ForceElement.Prescribed> impulses,
        double at) {
    private static final Function ALWAYS = (s, m) -> 1;

    /** What happens when a bouncing contact has come to rest. */
    public static final String RESTS = "rests";

    /** The watched function; pure. */
    @FunctionalInterface
    public interface Function {
        double value(State state, Motion motion);
    }

    /** Name of what happens at an element or contact: {@code tendon.damage-starts}, {@code ball-floor.rests}. */
    public static String nameAt(String part, String happening) {
        return part + "." + happening;
    }

    /** An event that changes nothing of itself. */
    public Event(String name, Function function, int direction, boolean stops) {
        this(name, function, direction, stops, ALWAYS, List.of(), List.of(), List.of(), Double.NaN);
    }

    /** An event at an instant. */
    public static Event at(String name, double time) {
        return new Event(name, (s, m) -> s.time - time, 1, false, ALWAYS, List.of(), List.of(), List.of(), time);
    }

    /**
     * An event where a measure passes a level. It keeps scratch: make one for each run.
     *
     * @param level     [m] or [rad]
     * @param direction +1 rising, -1 falling, 0 either
     */
    public static Event crossing(String name, Measure measure, double level, int direction) {
        Measure.Reading now = new Measure.Reading(measure);
        return new Event(
                name,
                (s, m) -> {
                    measure.read(s, m, now);
                    return now.value - level;
                },
                direction,
                false);
    }

    /** The same event where it also adds and releases constraints. */
    public Event switching(List<String> added, List<String> released) {
        return new Event(
                name, function, direction, stops, provided, List.copyOf(added), List.copyOf(released), impulses, at);
    }

    /** The same event where impulses act. */
    public Event striking(List<ForceElement.Prescribed> loads) {
        return new Event(name, function, direction, stops, provided, add, release, List.copyOf(loads), at);
    }

    /** The same event where it happens only if a function is not zero. */
    public Event provided(Function condition) {
        return new Event(name, function, direction, stops, condition, add, release, impulses, at);
    }

    /** The same event where it ends the run. */
    public Event stopping() {
        return new Event(name, function, direction, true, provided, add, release, impulses, at);
    }

    /** True if every root of its function counts. */
    boolean always() {
        return provided == ALWAYS && !switches();
    }

    public boolean switches() {
        return !add.isEmpty() || !release.isEmpty();
    }

    public boolean strikes() {
        return !impulses.isEmpty();
    }

    /** True if going from {@code before} to {@code after} is this event. */
    boolean crosses(double before, double after) {
        return (direction >= 0 && before < 0 && after >= 0) || (direction <= 0 && before > 0 && after <= 0);
    }

    /** An event that took place. */
    public record Occurrence(double time, String name) {}
}
