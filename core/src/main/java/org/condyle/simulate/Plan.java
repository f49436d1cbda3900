package org.condyle.simulate;

import java.util.List;
import org.condyle.dynamics.Stabilisation;
import org.condyle.integrate.Stepper;
import org.condyle.simulate.event.Event;

/**
 * The settings of a run.
 *
 * @param until        end of the run [s]
 * @param every        time between recorded rows [s]
 * @param alsoAt       further instants to record, increasing
 * @param stepper      the integration method, used by this run alone
 * @param stabilisation how constraints are kept, used by this run alone
 * @param checkpointEvery time between checkpoints [s]; infinity for none
 * @param sequentialImpacts contacts of one impact are hit one after the other, not all at once
 * @param ledger       largest part of the energy in play that may stay unexplained before a run is not to be trusted
 */
public record Plan(
        double until,
        double every,
        double[] alsoAt,
        Stepper stepper,
        Stabilisation stabilisation,
        List<Event> events,
        List<Channel> channels,
        double checkpointEvery,
        boolean sequentialImpacts,
        double ledger) {
    /** Default of the fraction that the ledger may leave unexplained. */
    public static final double LEDGER = 1e-3;

    /** Impacts at one instant are solved all at once, and the ledger is held to what is usual. */
    public Plan(
            double until,
            double every,
            double[] alsoAt,
            Stepper stepper,
            Stabilisation stabilisation,
            List<Event> events,
            List<Channel> channels,
            double checkpointEvery) {
        this(until, every, alsoAt, stepper, stabilisation, events, channels, checkpointEvery, false, LEDGER);
    }
}
