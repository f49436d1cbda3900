package org.condyle.mechanics;

/** A force element that brings in no energy from outside the model: it stores energy and loses it. */
public interface Passive extends ForceElement {
    @Override
    default double suppliedPower(State state, Motion motion) {
        return 0;
    }

    @Override
    default boolean supplies() {
        return false;
    }
}
