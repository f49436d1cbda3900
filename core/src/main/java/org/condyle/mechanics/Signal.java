package org.condyle.mechanics;

import org.condyle.expression.Dimension;

/**
 * A number that can be read off the motion: a coordinate, a speed, the place or velocity of a body. Expressions in
 * forces and channels of a recording both refer to signals by name.
 */
public record Signal(String name, Dimension dimension, Reader reader) {
    /** Reads the signal; pure. */
    @FunctionalInterface
    public interface Reader {
        double read(State state, Motion motion);
    }

    public double read(State state, Motion motion) {
        return reader.read(state, motion);
    }
}
