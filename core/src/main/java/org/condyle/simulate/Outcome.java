package org.condyle.simulate;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.condyle.simulate.event.Event;
import org.condyle.simulate.event.Omitted;

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
 * @param warnings    what a person should know before believing the numbers
 * @param distrust    why the numbers are not to be trusted, each a sentence; empty if nothing speaks against them
 * @param notes       results in words: the modes of an equilibrium, or which steps another method took
 * @param omitted     what happened beyond the lists
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
        List<String> warnings,
        List<String> distrust,
        List<String> notes,
        Omitted omitted) {

    /** The word for a run that reached its end with results that cannot be trusted. */
    public static final String UNTRUSTED = "not to be trusted";

    /** The ways a run can end. */
    public enum End {
        COMPLETED,
        STOPPED,
        INTERRUPTED,
        FAILED
    }

    /** The same run, marked as failed by a later check. */
    public Outcome failed(String why) {
        return with(End.FAILED, why, warnings, notes);
    }

    /** The same run with results in words. */
    public Outcome noting(List<String> told) {
        return with(end, message, warnings, told);
    }

    /** The same run with further warnings and notes, which come after its own. */
    Outcome adding(List<String> furtherWarnings, List<String> furtherNotes) {
        List<String> warned = new ArrayList<>(warnings), told = new ArrayList<>(notes);
        warned.addAll(furtherWarnings);
        told.addAll(furtherNotes);
        return with(end, message, List.copyOf(warned), List.copyOf(told));
    }

    private Outcome with(End how, String why, List<String> warned, List<String> told) {
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
                warned,
                distrust,
                told,
                omitted);
    }

    /** True if the run got as far as it was meant to. */
    public boolean regular() {
        return end == End.COMPLETED || end == End.STOPPED;
    }

    /** True if an event of the model ended the run, as it was meant to; an analysis may also stop at what it has found. */
    public boolean byEvent() {
        return end == End.STOPPED && !events.isEmpty();
    }

    /** False if something speaks against the numbers, wherever the run ended. */
    public boolean trusted() {
        return distrust.isEmpty();
    }

    /** How it ended, in a word for files and pages; a run that came to its end may still not be to be trusted. */
    public String word() {
        return regular() && !trusted() ? UNTRUSTED : end.name().toLowerCase(Locale.ROOT);
    }
}
