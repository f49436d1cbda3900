package org.condyle.mechanics;

import org.condyle.expression.Dimension;

/**
 * A force element between surfaces that can touch and separate. Every run lists the contacts with start and end. At the
 * stop of an angle a depth is in rad, its rate in rad/s and the force in N·m; {@link #dimension} says which.
 */
public interface ContactElement extends ForceElement, Switching {
    /** Whether the surfaces touch, as the memory of the last accepted step has it. */
    boolean touching(State state);

    /** Whether steps end where the surfaces touch and part; else an accepted step tells only that they have. */
    default boolean located() {
        return true;
    }

    /** The same contact with steps that end where surfaces touch and part; itself if they do. */
    default ContactElement locating() {
        return this;
    }

    /** Whether it is a stop of a coordinate, which nothing rests on unless it is meant to. */
    default boolean isStop() {
        return false;
    }

    /** Dimension of the depth: a length or an angle. */
    default Dimension dimension() {
        return Dimension.LENGTH;
    }

    /** Overlap at the deepest place, negative when apart [m or rad]. */
    double depth(State state, Motion motion);

    /** Time rate of {@link #depth} [m/s or rad/s]. */
    double approachSpeed(State state, Motion motion);

    /** Sum of the normal forces [N or N·m]. */
    double normalForce(State state, Motion motion);

    /** The depth beyond which the surfaces would leave on the wrong side [m or rad]. */
    double maxValidDepth();

    /** What {@link #maxValidDepth} is, in words. */
    default String deepestSeen() {
        return "about half the thickness of the other body";
    }

    /** Half the thickness of the thinner surface, beside which a depth should be small [m]; infinite where nobody knows it. */
    default double halfThickness() {
        return Double.POSITIVE_INFINITY;
    }
}
