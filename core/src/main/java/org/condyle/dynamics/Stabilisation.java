package org.condyle.dynamics;

import org.condyle.mechanics.State;

/**
 * How the constraints are kept while a run goes on: what is asked of Φ̈, and what is done to a state after a step. The
 * acceleration-level equation alone lets the violation drift.
 *
 * <p>This interface is internal: it works on the factors and rows of a {@link Workspace}, and the closing of contacts
 * knows its cases. A new method is written in this package and added to the list of those permitted.
 */
public sealed interface Stabilisation
        permits Baumgarte, AugmentedLagrangian, ConstraintProjection, Partitioning, Stabilisation.None {
    /** Solves for λ and corrects v̇; the tree has been solved and the rows assembled. */
    default void close(Workspace w) {
        for (int r = 0; r < w.loops.rows; r++) {
            w.right[r] = w.gamma[r] - feedback(w, r) - w.loops.times(r, w.acceleration);
        }
        w.loops.formSchur();
        w.loops.factorSchur();
        w.loops.solveSchur(w.right, w.lambda);
        w.loops.addResponse(w.lambda, w.acceleration);
    }

    /** What is subtracted from γ of a row. */
    default double feedback(Workspace w, int row) {
        return 0;
    }

    /**
     * True if λ follows from the rows of the same state by one linear system, whose factors stay in the workspace: {@link RateSlopes} can
     * differentiate it.
     */
    default boolean closesAtOnce() {
        return true;
    }

    /** Moves the state back onto the constraints before it is evaluated. True if it was changed. */
    default boolean beforeEvaluation(State s, Workspace w) {
        return false;
    }

    /** Moves the state back onto the constraints after an accepted step. True if it was changed. */
    default boolean afterStep(State s, Workspace w) {
        return false;
    }

    /** True if every step begins on the constraints, so that their forces do no work outside the accounts. */
    default boolean exact() {
        return false;
    }

    /** Constraints were added or released. */
    default void rowsChanged() {}

    /** Called once before a run goes on from a checkpoint. */
    default void resume(State s, Workspace w) {}

    /** Direct integration: nothing is corrected. */
    static Stabilisation none() {
        return new None();
    }

    /** Nothing is corrected. */
    record None() implements Stabilisation {}
}
