package org.condyle.tissue;

import org.condyle.mechanics.Motion;
import org.condyle.mechanics.State;

/**
 * How a material changes its relaxed state of itself. The deformation gradient is P = F G (Kröner, Lee): G is what the
 * material relaxes to, F what is elastic, and V = Ġ G⁻¹ the rate of contraction. Holds scratch: one for each thread.
 */
public interface Contraction {
    /** Matter that relaxes to where it began: G = 1. */
    Contraction NONE = new Contraction() {};

    /** Writes G, which comes as the unit matrix; the rates of its volume can be asked for then. */
    default void place(State state, double[] g) {}

    /** True if its internals are those that {@link #place} saw last. */
    default boolean seen(State state) {
        return true;
    }

    /** Writes V, which comes as zero, when all of the deformation is known but what depends on V. */
    default void move(State state, Motion motion, Deformation d, double[] v) {}

    /** Writes the rates of its internals. */
    default void internalRates(Deformation d, double[] rates) {}

    /** d(det G)/dt when G is given [1/s]. */
    default double volumeRate() {
        return 0;
    }

    /** d²(det G)/dt² when G is given [1/s²]. */
    default double volumeAcceleration() {
        return 0;
    }

    /** Power that is lost in contracting [W/m³]. */
    default double dissipation(Deformation d) {
        return 0;
    }

    /** Power that comes from outside the model [W/m³]. */
    default double supplied(Deformation d) {
        return 0;
    }

    /** True if the material contracts at all. */
    default boolean acts() {
        return false;
    }

    /** True if G may change its volume, given in time. */
    default boolean drivesVolume() {
        return false;
    }

    /** True if contracting of itself loses energy. */
    default boolean dissipates() {
        return false;
    }

    default Contraction forThread() {
        return this;
    }
}
