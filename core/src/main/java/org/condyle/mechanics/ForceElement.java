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

    /**
     * Called at the start of a run and once per accepted step, never from a trial evaluation. May change its own memory
     * and internals in the state.
     *
     * @return true if forces or rates may now differ: the run then evaluates them anew before it steps on
     */
    default boolean commit(State state, Motion motion) {
        return false;
    }

    /** Energy lost in jumps since the start of the run, as the memory has it [J]: a spring that broke loose. */
    default double lostInJumps(State state) {
        return 0;
    }

    /** Number of switching functions: where one falls through zero a step ends, and {@link #commit} sees that instant. */
    default int switches() {
        return 0;
    }

    /** What a run lists when a switch is thrown, without the element's own name: "damage-starts"; empty for nothing. */
    default String switchName(int index) {
        return "";
    }

    /**
     * Writes the switching functions and their time rates. Between commits each must be smooth; a value that is not
     * positive is not watched until it becomes so.
     */
    default void watch(State state, Motion motion, double[] value, double[] rate, int at) {}

    /** In words: why it has no force here, for elements that are not defined everywhere; empty if all is well. */
    default String trouble(State state, Motion motion) {
        return "";
    }

    /** Whether a long step could pass over what the element does, which begins and ends without a switch. */
    default boolean limitsSteps() {
        return false;
    }

    /** How long a step may then be, of whatever method [s]. */
    default double longestStep(State state, Motion motion) {
        return Double.POSITIVE_INFINITY;
    }

    /** Shows itself in a picture; nothing by default. */
    default void draw(State state, Motion motion, SceneSketch sketch) {}

    /** A copy with its own scratch for another thread; itself where there is none. */
    default ForceElement forThread() {
        return this;
    }
}
