package org.condyle.mechanics;

import org.condyle.expression.Dimension;

/**
 * A scalar of the configuration that laws act along: a coordinate of a joint, the length of a path, an angle between two
 * bodies, a component of a marker. It has a value x, a rate ẋ, and a push: forces on the bodies whose power is effort
 * times ẋ, whatever the motion. A spring, a stop, a driver is then written once and acts along any measure.
 *
 * <pre>  ẋ = gradient·(ṗ, Ȧ, v)        ẍ = gradient·(p̈, Ä, v̇) + curvature        push = effort·gradient  </pre>
 *
 * A measure is a pure function of state and motion and owns no scratch: threads share it. What it finds out about an
 * instant it writes into a {@link Reading}, which belongs to whoever asks.
 */
public interface Measure {
    /** Whether it is a length or an angle: that gives the dimensions of everything along it. */
    Kind kind();

    /** How many numbers of scratch a reading of it needs. */
    int room();

    /** Looks at an instant: writes value and rate, and what {@link #push} and {@link #curvature} need. */
    void read(State state, Motion motion, Reading reading);

    /**
     * Pushes at the instant of a reading. A positive effort pushes towards larger values: it drives the points of a path
     * apart, so a tension is a negative effort.
     *
     * @param effort [N] along a length, [N·m] along an angle
     */
    void push(Reading reading, double effort, ForceReceiver forces);

    /** The part of ẍ that remains when all p̈, Ä, v̇ vanish, at the instant of a reading [m/s² or rad/s²]. */
    double curvature(Reading reading);

    /** Whether it follows the places of bodies alone, and no coordinate of a joint directly. */
    default boolean ofBodies() {
        return true;
    }

    /**
     * Whether constraints may hold it: its rate is then the time derivative of its value, and {@link #curvature} exists. Paths
     * by the rules of OpenSim are not so exact.
     */
    default boolean canBeHeld() {
        return true;
    }

    /** True for the length of a line between points, which can be under tension: laws then offer length and tension. */
    default boolean isLine() {
        return false;
    }

    /** Shows a line with its tension [N]; other measures have nothing to show. */
    default void draw(State state, Motion motion, double tension, SceneSketch sketch) {}

    /** Puts a state where the value is {@code value} if one number of q does that; returns whether it does. */
    default boolean set(State state, double value) {
        return false;
    }

    /**
     * What a measure shows at one instant. It belongs to whoever asks, a law of one thread say, and is used again and again:
     * nothing is allocated while a run goes on.
     */
    final class Reading {
        /** [m or rad]. */
        public double value;

        /** Its time rate [m/s or rad/s]. */
        public double rate;

        /** What the measure keeps of the instant for its push; only the measure defines the order. */
        public final double[] scratch;

        public Reading(Measure measure) {
            scratch = new double[measure.room()];
        }
    }

    /** The two kinds, with what belongs to them. */
    enum Kind {
        LENGTH,
        ANGLE;

        /** The kind of a coordinate with this dimension. */
        public static Kind of(Dimension dimension) {
            return dimension.isTurning() ? ANGLE : LENGTH;
        }

        public Dimension dimension() {
            return this == LENGTH ? Dimension.LENGTH : Dimension.ANGLE;
        }

        /** Of an effort: the energy is the integral of the effort over the value. */
        public Dimension effort() {
            return dimension().effort();
        }

        /** Of effort per value. */
        public Dimension stiffness() {
            return this == LENGTH ? Dimension.STIFFNESS : Dimension.TORQUE;
        }

        /** Of effort per rate. */
        public Dimension damping() {
            return this == LENGTH ? Dimension.DAMPING : Dimension.ANGULAR_DAMPING;
        }
    }
}
