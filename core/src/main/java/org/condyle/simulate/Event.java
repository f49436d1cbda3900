package org.condyle.simulate;

import org.condyle.mechanics.Motion;
import org.condyle.mechanics.State;

/**
 * Something that happens when a function of the motion passes zero. The run's step ends there.
 *
 * @param direction +1 rising, -1 falling, 0 either
 * @param stops     whether the run ends with it
 */
public record Event(String name, Function function, int direction, boolean stops) {
    /** Ending of the event that a bouncing contact has come to rest. */
    public static final String RESTS = ".rests";

    /** The watched function; pure. */
    @FunctionalInterface
    public interface Function {
        double value(State state, Motion motion);
    }

    /** True if going from {@code before} to {@code after} is this event. */
    boolean crosses(double before, double after) {
        return (direction >= 0 && before < 0 && after >= 0) || (direction <= 0 && before > 0 && after <= 0);
    }

    /** An event that took place. */
    public record Occurrence(double time, String name) {}
}
