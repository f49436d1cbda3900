package org.condyle.mechanics;

/** Ability of a force element that has states of its own, which are integrated with the motion: z of the {@link State}. */
public interface Internal {
    /** Writes ż of its internals, at the places it was given when the model was built. */
    void internalRates(State state, Motion motion, double[] rates);
}
