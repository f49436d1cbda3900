package org.condyle.simulate;

import java.util.ArrayList;
import java.util.List;
import org.condyle.integrate.CheckpointTape;
import org.condyle.simulate.event.Omitted;

/** The impacts of a run so far, the energy that they took, and what impulses from outside brought in. */
final class ImpactLog {
    private static final int MOST_LISTED = 10_000;

    private final List<String> places; // names that can stand in the list, for checkpoints
    private final List<Impact> impacts = new ArrayList<>();
    private final Omitted.Tally more;
    private double lost;
    private double work;
    private double inPlay;

    ImpactLog(List<String> places) {
        this.places = List.copyOf(places);
        more = new Omitted.Tally(places);
    }

    void add(Impact impact) {
        lost += impact.energyLost();
        list(impact);
    }

    /** Lists an impact whose energy is booked elsewhere. */
    void list(Impact impact) {
        if (impacts.size() < MOST_LISTED) {
            impacts.add(impact);
        } else {
            more.add(impact.at());
        }
    }

    /** Energy lost in an impact that is not attributed to any of its contacts. */
    void lose(double energy) {
        lost += energy;
    }

    /**
     * Work of impulses from outside.
     *
     * @param free energy that they would have brought to what nothing holds
     */
    void bring(double energy, double free) {
        work += energy;
        inPlay += free;
    }

    /** What impulses from outside would have brought to what nothing holds [J]. */
    double inPlay() {
        return inPlay;
    }

    /** What impulses from outside have brought in [J]. */
    double work() {
        return work;
    }

    List<Impact> list() {
        return List.copyOf(impacts);
    }

    /** Energy that all impacts took [J]. */
    double lost() {
        return lost;
    }

    /** How often what is hit was hit after the list was full. */
    java.util.Map<String, Long> omitted() {
        return more.counts();
    }

    /** What a checkpoint needs. */
    void remember(CheckpointTape tape) {
        more.remember(tape);
        lost = tape.pass(lost);
        work = tape.pass(work);
        inPlay = tape.pass(inPlay);
        tape.pass(
                impacts,
                new Impact(0, "", 0, 0, 0, 0),
                i -> new Impact(
                        tape.pass(i.time()),
                        tape.pass(i.at(), places),
                        tape.pass(i.speedBefore()),
                        tape.pass(i.speedAfter()),
                        tape.pass(i.energyLost()),
                        tape.pass(i.impulse())));
    }
}
