package org.condyle.simulate;

/** A listener of a run: a progress line, a server, a writer of checkpoints. Called between steps. */
public interface Listener {
    /** Nobody watches. */
    Listener NONE = new Listener() {};

    /** After every accepted step. False asks the run to end here. */
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
