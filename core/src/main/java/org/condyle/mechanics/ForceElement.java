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
