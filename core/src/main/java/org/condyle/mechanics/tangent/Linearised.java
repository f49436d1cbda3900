package org.condyle.mechanics.tangent;

import org.condyle.mechanics.Motion;
import org.condyle.mechanics.State;

/**
 * Ability of a force element that knows the derivatives of its forces with respect to the places and velocities of the bodies that it
 * touches, which are rigid. Implicit methods and equilibria then need not evaluate it once for every coordinate.
 *
 * <p>Elements with internal states of their own, and those that act on generalised velocities directly, are not asked: they are taken by
 * differences of the element alone.
 */
public interface Linearised {
    /** Whether this element has them: an element may act along a measure, or by a control, whose derivatives nobody knows. */
    default boolean hasTangents() {
        return true;
    }

    /**
     * Adds the derivatives of this element's forces at an instant. Where a force has a corner, as at the slack length of a fibre, it is
     * the derivative of one side.
     *
     * @param motion is the same afterwards; it may be moved in between
     */
    void addTangents(State state, Motion motion, Tangents out);
}
