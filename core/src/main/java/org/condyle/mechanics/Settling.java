package org.condyle.mechanics;

/**
 * Ability of an element with internal states that can put them into equilibrium with a pose by itself, faster and more safely than a
 * general method: the fibre of a muscle with its tendon.
 */
public interface Settling extends Internal {
    /**
     * Sets its states to equilibrium with the pose, the speeds and the controls of a state.
     *
     * @param wholly true for a model at rest: all states that have a steady value take it. False for the start of a run: only those
     *               that adapt within moments do (fibre lengths), those that have a past stay (activations)
     * @return what a person should know of the result, after the name of the element; empty for nothing
     */
    String settle(State state, Motion motion, boolean wholly);

    /** Places in z of the states that {@link #settle} sets at the start of a run; a start that gives one of them is not settled. */
    int[] settledAtStart();
}
