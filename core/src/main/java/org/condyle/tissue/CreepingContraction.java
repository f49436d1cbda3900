package org.condyle.tissue;

import org.condyle.mechanics.Internal;
import org.condyle.mechanics.State;

/** A contraction whose G is an internal state of the matter, which is integrated with the motion. */
public interface CreepingContraction extends Contraction {
    /** True if its internals are those that {@link #place} was called with last. */
    boolean seen(State state);

    /** Its states and where they are in z. */
    Internal.Variables internals();

    /** Writes the rates of its internals. */
    void internalRates(Deformation d, double[] rates);
}
