package org.condyle.mechanics;

import java.util.List;

/**
 * Anything that pushes on bodies: spring, ligament, muscle, passive joint moment, compliant contact. An evaluation is a
 * pure function of the state; what an element remembers changes only in {@link #commit}.
 */
public interface ForceElement {
    /** Adds this element's forces; reads the motion, changes nothing else. */
    void addForces(State state, Motion motion, Forces forces);

    /** Energy stored now [J]. */
    double storedEnergy(State state, Motion motion);

    /** Energy lost per second now [W]; never negative for a passive element. */
    double dissipation(State state, Motion motion);

    /** Energy brought in per second from outside the model now [W]: motors, prescribed loads. */
    default double suppliedPower(State state, Motion motion) {
        return 0;
    }

    /** True if {@link #suppliedPower} can differ from zero: the ledger then keeps an account for it. */
    default boolean supplies() {
        return false;
    }

    /** True if {@link #dissipation} can differ from zero. */
    default boolean dissipates() {
        return false;
    }

    /** What can be recorded of this element beside its energy: "length", "tension". Names without the element's own. */
    default List<Signal> signals() {
        return List.of();
    }

    /** Writes ż of its internals, at the places it was given when the model was built. */
    default void internalRates(State state, Motion motion, double[] rates) {}

    /** Called once per accepted step, never from a trial evaluation. */
    default void commit(State state, Motion motion, double[] memory) {}

    /** A copy with its own scratch for another thread; itself where there is none. */
    default ForceElement forThread() {
        return this;
    }
}
