package org.condyle.mechanics;

/** A force element between surfaces that touch and part. Every run lists the episodes of its contact. */
public interface Touch extends ForceElement {
    /** Whether the surfaces touch, as the memory of the last accepted step has it. */
    boolean touching(State state);

    /** Overlap at the deepest place, negative when apart [m]. */
    double depth(State state, Motion motion);

    /** Time rate of {@link #depth} [m/s]. */
    double approachSpeed(State state, Motion motion);

    /** Sum of the normal forces [N]. */
    double normalForce(State state, Motion motion);

    /** The depth beyond which the surfaces would leave on the wrong side [m]. */
    double deepest();
}
