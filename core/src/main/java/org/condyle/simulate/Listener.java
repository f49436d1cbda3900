package org.condyle.simulate;

/**
 * A listener of a run or of an analysis: a progress line, a server, a writer of checkpoints. Called between steps or frames, by the
 * thread that does the work.
 */
public interface Listener {
    /** Nobody watches. */
    Listener NONE = new Listener() {};

    /**
     * Before the first step of each part of the work. A run has one part; an analysis may have several, whose times begin anew.
     *
     * @param what name of the part for people; empty if it is all of the work
     * @param from time at which the part begins [s]
     */
    default void began(String what, double from) {}

    /** After every accepted step, or frame of an analysis. False asks the work to end here and to keep what it has. */
    default boolean stepped(double time, double until) {
        return true;
    }

    /** Something that a person should know while the run goes on; it is among the warnings of the outcome, too. */
    default void warned(String text) {}

    /**
     * After a row was recorded, while its step is still being settled: read the row, and leave the run alone. Rows that
     * a checkpoint brought along are not repeated. A search that runs a model several times begins a new recording each
     * time.
     */
    default void recorded(Recording recording, int row) {}

    /** When a checkpoint is due. */
    default void checkpoint(Checkpoint checkpoint) {}
}
