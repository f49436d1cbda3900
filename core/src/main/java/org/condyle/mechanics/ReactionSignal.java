package org.condyle.mechanics;

import org.condyle.expression.Dimension;

/** A number that can be read off the reactions of a constraint: the pressure in a body that keeps its volume. */
public record ReactionSignal(String name, Dimension dimension, Reader reader) {
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
