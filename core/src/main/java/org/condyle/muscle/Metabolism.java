package org.condyle.muscle;

import org.condyle.muscle.law.Architecture;
import org.condyle.muscle.law.FibreState;

/**
 * What a muscle costs: chemical power from heat and work. It is told beside the mechanics and has no influence on it. Immutable and shared by
 * threads.
 */
public interface Metabolism {
    /** Density of muscle [kg/m³]: J. Mendez, A. Keys, Metabolism 9 (1960) 184-188. */
    double DENSITY = 1059.7;

    /** Usual force per cross section [Pa]. */
    double SPECIFIC_TENSION = 0.25e6;

    /** Heat that a living muscle gives off at least [W/kg]. */
    double LEAST_HEAT = 1;

    /**
     * Chemical power now, never negative [W].
     *
     * @param activation a
     * @param control    u, the excitation
     */
    double power(FibreState fibre, double activation, double control, Architecture size);

    /** Mass of the fibres: their volume, cross section F₀/σ times length l₀, times the density [kg]. */
    static double mass(Architecture size, double specificTension) {
        return DENSITY * size.maxIsometricForce() / specificTension * size.optimalFibreLength();
    }

    /** Work of the active fibre while it shortens, 0 while it is stretched: no model here gains from negative work [W]. */
    static double work(FibreState fibre) {
        return Math.max(0, fibre.activeForce) * Math.max(0, -fibre.fibreSpeed);
    }
}
