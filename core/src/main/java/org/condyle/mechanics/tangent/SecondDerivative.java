package org.condyle.mechanics.tangent;

import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Motion;

/** Ability of a measure of rigid bodies: it knows the derivatives of its gradient by the places of the bodies. */
public interface SecondDerivative {
    /** Whether it knows them: some rules of paths are not the gradient of a length. */
    default boolean hasSecondDerivative() {
        return true;
    }

    /**
     * Adds the derivatives of its gradient.
     *
     * @param now at this instant; its value, its rate and its push are the same afterwards
     * @param out has the wrenches of a unit effort at this instant
     */
    void addSecondDerivative(Motion motion, Measure.Reading now, GradientSlopes out);
}
