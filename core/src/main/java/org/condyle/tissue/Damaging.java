package org.condyle.tissue;

import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Internal;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Switching;

/** What an element with a {@link Damage} has from it alone. */
interface Damaging extends ForceElement, Switching, Internal {
    Damage damage();

    /** W, the energy that the sound element stores [J]. */
    double soundEnergy(State s, Motion m);

    /** Ẇ [W]. */
    double soundPower(State s, Motion m);

    @Override
    default Variables internals() {
        return damage().internals();
    }

    @Override
    default void internalRates(State s, Motion m, double[] rates) {
        damage().internalRates(s, m, soundEnergy(s, m), rates);
    }

    @Override
    default boolean supplies() {
        return damage().supplies();
    }

    @Override
    default boolean commit(State s, Motion m) {
        return damage().commit(s, m, soundEnergy(s, m), soundPower(s, m));
    }

    @Override
    default double lostInJumps(State s) {
        return damage().lostInJumps(s);
    }
}
