package org.condyle.mechanics;

/** Ability of a force element whose action begins and ends without a switch, so that a long step could pass over it. */
public interface StepLimit {
    /** How long the next step may be, with any integrator [s]; infinite where nothing can be passed over. */
    double longestStep(State state, Motion motion);
}
