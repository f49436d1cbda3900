package org.condyle.mechanics;

import java.util.List;

/**
 * Anything that exerts forces on bodies: spring, ligament, muscle, passive joint moment, compliant contact. An
 * evaluation is a pure function of the state.
 *
 * <p>What only some elements do are interfaces of their own, which an element implements beside this one: {@link
 * Switching} (steps end where it changes, and it remembers), {@link Internal} (it has states of its own that are
 * integrated), {@link StepLimit}, {@link PartlyDefined}, {@link Drawn}. A workspace looks for them once, when it is
 * made.
 *
 * <p>Every element accounts for its energy: the power of its forces on the bodies is what is supplied, less what is
 * dissipated, less the rate of what is stored. Elements that never bring energy in from outside implement {@link
 * Passive}.
 */
public interface ForceElement {
    /** Adds this element's forces; reads the motion, changes nothing else. */
    void addForces(State state, Motion motion, Forces forces);

    /** Energy stored now [J]. */
    double storedEnergy(State state, Motion motion);

    /** Energy lost per second now [W]; never negative for a passive element. */
    double dissipation(State state, Motion motion);

    /** Energy brought in per second from outside the model now [W]: motors, prescribed loads. */
    double suppliedPower(State state, Motion motion);

    /**
     * Whether the ledger keeps an account of what it loses. An element may say no where {@link #dissipation} and
     * {@link Switching#lostInJumps} are always zero, which saves the account.
     */
    default boolean dissipates() {
        return true;
    }

    /**
     * Whether the ledger keeps an account of what it brings in; no saves one where {@link #suppliedPower} is always
     * zero.
     */
    default boolean supplies() {
        return true;
    }

    /** What can be recorded of this element beside its energy: "length", "tension". Names without the element's own. */
    default List<Signal> signals() {
        return List.of();
    }

    /** A copy with its own scratch for another thread; itself where there is none. It has the same abilities. */
    default ForceElement forThread() {
        return this;
    }

    /** A force element that neither stores nor loses energy: all that its forces do is brought in from outside the model. */
    interface Prescribed extends ForceElement {
        @Override
        default double storedEnergy(State state, Motion motion) {
            return 0;
        }

        @Override
        default double dissipation(State state, Motion motion) {
            return 0;
        }

        @Override
        default boolean dissipates() {
            return false;
        }
    }

    /** Ability of a force element that has no force in some states, where it gives numbers that are not finite. */
    interface PartlyDefined {
        /** In words: why it has no force at this state; empty if it has one. */
        String whyUndefined(State state, Motion motion);
    }

    /** Ability of a force element that has something to say about a motion that it can compute, but should not be trusted with. */
    interface Cautious {
        /** In words, after the name of the element: what to be careful about at this state; empty for nothing. */
        default String caution(State state, Motion motion) {
            return "";
        }

        /** Quantities that should stay within a bound; they belong to this element and are asked after every step. */
        default List<Bound> bounds() {
            return List.of();
        }

        /** False if it never has a caution, so that it need not be asked after every step. */
        default boolean mayCaution() {
            return true;
        }
    }

    /** An element that has something to tell at the end of every run. */
    interface Telling {
        /** A note, after the name of the element; empty for nothing. */
        String told(State end);
    }

    /**
     * A bound of a quantity of a force element, beyond which its law was not measured or not meant. A run can go on there; it remembers
     * how far the quantity went and when, and tells it at the end. A lower bound is an upper one of the negative quantity.
     *
     * @param quantity reads it; pure. What is not a number breaks no bound
     * @param most     largest value that needs no word
     * @param trusted  largest value with which a run is to be trusted; infinity where a warning is enough
     * @param always   whether the bound is broken only if it is broken at all instants, as of a ligament that is never taut
     * @param words    what is told, after the name of the element
     */
    record Bound(Signal.Reader quantity, double most, double trusted, boolean always, Words words) {
        /** The sentence about a broken bound. */
        @FunctionalInterface
        public interface Words {
            /**
             * Says it.
             *
             * @param value farthest value, or the nearest one of a bound that is broken at all instants
             * @param time  when that was [s]
             */
            String of(double value, double time);
        }

        /** Beyond it a run is warned of, however far that is. */
        public static Bound warned(Signal.Reader quantity, double most, Words words) {
            return new Bound(quantity, most, Double.POSITIVE_INFINITY, false, words);
        }

        /** Beyond it a run is not to be trusted. */
        public static Bound trusted(Signal.Reader quantity, double most, Words words) {
            return new Bound(quantity, most, most, false, words);
        }
    }

    /** Ability of a force element whose action begins and ends without a switch, so that a long step could pass over it. */
    interface StepLimit {
        /** How long the next step may be, with any integrator [s]; infinite where nothing can be passed over. */
        double longestStep(State state, Motion motion);

        /** False if nothing can ever be passed over, so that it need not be asked before every step. */
        default boolean mayLimitSteps() {
            return true;
        }
    }
}
