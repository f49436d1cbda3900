package org.condyle.tissue;

import org.condyle.mechanics.Motion;
import org.condyle.mechanics.State;

/**
 * A contraction: a material that changes its relaxed state. The deformation gradient is P = F G (Kröner, Lee): G is
 * what the material relaxes to, F what is elastic, and V = Ġ G⁻¹ the rate of contraction. Holds scratch: one for each
 * thread.
 *
 * <p>A contraction with states of its own is a {@link CreepingContraction}; one that prescribes a change of volume in
 * time is a {@link VolumeContraction}.
 */
public interface Contraction {
    /** Matter that relaxes to where it began: G = 1. */
    static Contraction none() {
        return NoContraction.INSTANCE;
    }

    /** Writes G, which comes as the unit matrix. */
    void place(State state, double[] g);

    /** Writes V, which comes as zero, when all of the deformation is known but what depends on V. */
    void move(State state, Motion motion, Deformation d, double[] v);

    /** Power that is lost in contracting [W/m³]. */
    double dissipation(Deformation d);

    /** Power that comes from outside the model [W/m³]. */
    double supplied(Deformation d);

    /** Whether an account is kept of {@link #dissipation}; no saves it where that is always zero. */
    default boolean dissipates() {
        return true;
    }

    /** False if G = 1 always, so that there is nothing to record or to account for. */
    default boolean acts() {
        return true;
    }

    /** A copy with its own scratch for another thread; itself where there is none. */
    Contraction forThread();
}
