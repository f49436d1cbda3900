package org.condyle.mechanics;

/** Ability of a force element that has no force in some states, where it gives numbers that are not finite. */
public interface PartlyDefined {
    /** In words: why it has no force at this state; empty if it has one. */
    String whyUndefined(State state, Motion motion);
}
