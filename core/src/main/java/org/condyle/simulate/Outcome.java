package org.condyle.simulate;

import java.util.List;

/**
 * How a run ended.
 *
 * @param end        COMPLETED, STOPPED by an event, INTERRUPTED by the user, or FAILED
 * @param time       where it ended [s]
 * @param message    for people: why it did not complete, empty otherwise
 * @param maxPosition largest constraint violation seen at accepted steps
 * @param maxVelocity largest rate of violation
 * @param impacts     rigid impacts in the order of time
 * @param contacts    what touched, in the order of touching
 */
public record Outcome(
        End end,
        double time,
        String message,
        long steps,
        long rejected,
        long evaluations,
        EnergyLedger ledger,
        double maxPosition,
        double maxVelocity,
        List<Event.Occurrence> events,
        List<Impact> impacts,
        List<Episode> contacts,
        List<String> warnings) {

    /** The ways a run can end. */
    public enum End {
        COMPLETED,
        STOPPED,
        INTERRUPTED,
        FAILED
    }

    /** The same run, judged a failure by somebody who looked at it. */
    public Outcome failed(String why) {
        return with(End.FAILED, why, warnings);
    }

    /** The same run with other warnings. */
    public Outcome with(List<String> notes) {
        return with(end, message, notes);
    }

    private Outcome with(End how, String why, List<String> notes) {
        return new Outcome(
                how,
                time,
                why,
                steps,
                rejected,
                evaluations,
                ledger,
                maxPosition,
                maxVelocity,
                events,
                impacts,
                contacts,
                notes);
    }

    /** True if the run got as far as it was meant to. */
    public boolean regular() {
        return end == End.COMPLETED || end == End.STOPPED;
    }
}
