package org.condyle.mechanics;

/**
 * Ability of a force element that changes its law at instants: a contact that closes, a spring that breaks. Where one of its
 * switching functions falls through zero a step ends, and {@link #commit} is called at that instant. What it remembers is
 * kept in the memory of the state and changes in {@link #commit} only.
 */
public interface Switching {
    /** Number of switching functions. */
    int switches();

    /** What a run lists when a function falls through zero, without the element's own name: "damage-starts"; empty for nothing. */
    default String switchName(int index) {
        return "";
    }

    /**
     * Whether the force keeps a continuous derivative where a function falls through zero, and nothing is remembered of it, so that a method
     * of moderate accuracy may pass the place within a step.
     */
    default boolean smooth(int index) {
        return false;
    }

    /**
     * Writes the switching functions and their time rates, from {@code at} on. Between commits each must be smooth; one that
     * is not positive is ignored until it becomes so. A rate that is not known is NaN.
     */
    void switchFunctions(State state, Motion motion, double[] value, double[] rate, int at);

    /**
     * How fast a function, as {@link #switchFunctions} has written it last, can fall there at most; NaN where that is not known. What has a
     * bound may have kinks: a step in which it could have come down to zero and back is searched until it is sure that it did not.
     */
    default double fall(int index) {
        return Double.NaN;
    }

    /**
     * Whether {@link #commit} decides on which side of a root the element stands, by its memory. An element that remembers
     * nothing is judged by its functions alone: once a step has ended at a root, it has passed it, though by rounding error it
     * may still stand before it.
     */
    default boolean decidesRoots() {
        return true;
    }

    /**
     * Called at the start of a run and once per accepted step, never from a trial evaluation. May change its own memory
     * and internals in the state.
     *
     * @return true if forces or rates may now differ: the run then evaluates them anew before it steps on
     */
    boolean commit(State state, Motion motion);

    /** Energy lost in jumps since the start of the run, as the memory has it [J]: a spring that broke loose. */
    double lostInJumps(State state);

    /** Ability of an element whose law has corners, at which steps end, but that remembers nothing of having passed one. */
    interface Memoryless extends Switching {
        @Override
        default boolean decidesRoots() {
            return false;
        }

        @Override
        default boolean commit(State state, Motion motion) {
            return false;
        }

        @Override
        default double lostInJumps(State state) {
            return 0;
        }
    }
}
