package org.condyle.mechanics;

import java.util.List;
import org.condyle.expression.Dimension;

/**
 * Equations Φ(p, A, q, t) = 0 on places and coordinates. A row is written as the force of a unit multiplier: that gives
 * J and Jᵀλ at once, for every kind of body and every style of coordinates.
 */
public interface Constraint {
    /** Number of equations. */
    int rows();

    /** Name of one equation, for messages: "x", "axis 2". */
    String rowName(int row);

    /** Dimension of Φ of one row. */
    Dimension dimension(int row);

    /** Adds its rows in order: value, unit force, and what is not linear in the accelerations. */
    void assemble(State state, Motion motion, Rows rows);

    /** True when Φ depends on time of itself: its reactions then do work that the ledger books. */
    default boolean drives() {
        return false;
    }

    /** Where the memory says whether it holds now (1) or not (0); -1 for a constraint that always holds. */
    default int switchAt() {
        return -1;
    }

    /**
     * True if it holds now. One that does not adds rows with zero gradient, which have no effect and carry no force.
     */
    default boolean holds(State state) {
        return switchAt() < 0 || state.memory[switchAt()] != 0;
    }

    /** A run begins, and it holds: may note in the memory where it holds from. */
    default void begin(State state, Motion motion) {}

    /** An event adds it: from now on it holds as things are. Only for those with a switch. */
    default void add(State state, Motion motion) {
        throw new UnsupportedOperationException("always holds");
    }

    /** What can be recorded of its reactions beside the multipliers: "pressure". Names without the constraint's own. */
    default List<ReactionSignal> effects() {
        return List.of();
    }

    /** A copy with its own scratch for another thread; itself where there is none. */
    default Constraint forThread() {
        return this;
    }

    /** A number that can be read off the reactions of a constraint: the pressure in a body that keeps its volume. */
    record ReactionSignal(String name, Dimension dimension, Reader reader) {
        /** Reads the effect; pure. */
        @FunctionalInterface
        public interface Reader {
            /**
             * The effect at a state, its motion and its multipliers.
             *
             * @param row the constraint's first row: its multipliers begin there
             */
            double read(State state, Motion motion, double[] lambda, int row);
        }

        public double read(State state, Motion motion, double[] lambda, int row) {
            return reader.read(state, motion, lambda, row);
        }
    }
}
