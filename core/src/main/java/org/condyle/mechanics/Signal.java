package org.condyle.mechanics;

import org.condyle.expression.Dimension;

/**
 * A number that can be read off the motion: a coordinate, a speed, the place or velocity of a body. Expressions in
 * forces and channels of a recording both refer to signals by name.
 *
 * @param gaps whether it is not a number at times, as the centre of pressure of surfaces that are apart
 */
public record Signal(String name, Dimension dimension, Reader reader, boolean gaps) {
    /** A signal that always has a value. */
    public Signal(String name, Dimension dimension, Reader reader) {
        this(name, dimension, reader, false);
    }

    /** Reads the signal; pure. */
    @FunctionalInterface
    public interface Reader {
        double read(State state, Motion motion);
    }

    public double read(State state, Motion motion) {
        return reader.read(state, motion);
    }
}
