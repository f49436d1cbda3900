package org.condyle.mechanics;

/**
 * Ability of a force element that a control drives: muscle, motor, reserve. Its force is the control (or the activation that
 * follows it) times a strength, and acts along a fixed push: what static optimisation and controllers need to know of it.
 */
public interface Actuator {
    /** The control now: a number without unit, 1 for full effort. */
    double control(State state, Motion motion);

    /** Where the control is in the memory of the state, if it is a number that may be set there; -1 if a formula gives it. */
    int controlAt();

    /** Smallest control that is allowed. */
    double leastControl();

    /** Largest control that is allowed; infinity if there is no limit. */
    double mostControl();

    /**
     * Force at full control now, without passive parts: of a muscle the active tension along a rigid tendon at activation 1, of a
     * motor its optimal force [N or N·m]. Never negative.
     */
    double strength(State state, Motion motion);

    /** The same as the published program of a law has it, where that differs, to compare with its results. */
    default double publishedStrength(State state, Motion motion) {
        return strength(state, motion);
    }

    /** The strength that does not depend on the motion: largest isometric force of a muscle, optimal force of a motor [N or N·m]. */
    default double ratedStrength(State state, Motion motion) {
        return strength(state, motion);
    }

    /** What it pushes with now: the tension of a muscle, the torque of a motor [N or N·m]. */
    default double exertion(State state, Motion motion) {
        return control(state, motion) * strength(state, motion);
    }

    /** What it would push with if it were not driven: the tension of passive fibres on a rigid tendon [N]. */
    default double passiveExertion(State state, Motion motion) {
        return 0;
    }

    /** Pushes with an effort of one: a muscle pulls with a tension of 1 N, a motor turns with 1 N·m. */
    void pushUnit(State state, Motion motion, ForceReceiver forces);

    /** Whether it only makes up for what the other actuators cannot give; analyses report how much that is. */
    default boolean isReserve() {
        return false;
    }
}
