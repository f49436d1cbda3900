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

    /**
     * A signal that comes from outside of the model: a controller sets it, or it is a function of time.
     *
     * @param at      where it is in the memory of the state; {@link #OF_TIME} for a function of time
     * @param corners instants at which the slope of a function of time jumps, increasing [s]; steps end there
     */
    public record Input(Signal signal, int at, double[] corners) {
        /** Place of an input that has none in the memory of the state. */
        public static final int OF_TIME = -1;

        /** Whether a controller may set it. */
        public boolean settable() {
            return at != OF_TIME;
        }

        /** The first corner after a time [s]; infinity if there is none. */
        public double nextCorner(double time) {
            return Model.next(corners, time);
        }
    }
}
