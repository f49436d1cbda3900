package org.condyle.mechanics.contact;

import org.condyle.math.Check;

/**
 * Friction between surfaces that do not give way, by the normal force N and the speed of sliding v.
 *
 * <pre>
 *   sticks:  |T| ≤ μ_s N
 *   slides:  |T| = μ(v) N,   μ(v) = μ_d + 2 (μ_s - μ_d)/(1 + max(1, v/v_t)²) + μ_v v
 * </pre>
 *
 * This is the curve of a compliant contact ({@code StribeckFriction}) beyond its peak at v_t; below the peak, where that one creeps, surfaces
 * that do not give way hold or slide with μ_s. Without v_t the coefficient falls from μ_s to μ_d at once. With μ_s = 0 nothing sticks: what is
 * left is a drag.
 *
 * @param holds      μ_s, not below μ_d
 * @param slides     μ_d
 * @param viscous    μ_v [s/m]
 * @param transition v_t, 0 for none [m/s]
 */
public record DryFriction(double holds, double slides, double viscous, double transition) {
    /** Smooth surfaces. */
    public static final DryFriction NONE = new DryFriction(0, 0, 0, 0);

    public DryFriction {
        Check.notNegative("friction slides [-]", slides);
        Check.finite("friction holds [-]", holds);
        Check.notNegative("friction viscous [s/m]", viscous);
        Check.notNegative("friction transition [m/s]", transition);
        if (holds < slides) {
            throw new IllegalArgumentException(
                    "friction holds [-] must not be below slides " + slides + ", was " + holds);
        }
    }

    /** Coulomb's law with two coefficients, or twice the same. */
    public static DryFriction coulomb(double holds, double slides) {
        return new DryFriction(holds, slides, 0, 0);
    }

    private static final double SAME = 1e-10; // change of a coefficient that is none, of 1 and itself
    private static final int MOST_PASSES = 20;
    private static final int WHOLE = 3; // passes that take the new coefficient as it is
    private static final double STANDS = 1e-7; // mean speed of what holds over a step [m/s]

    /** Whether there is any. */
    public boolean acts() {
        return holds > 0 || viscous > 0;
    }

    /** Whether what slides does so with a coefficient that depends on its speed. */
    public boolean varies() {
        return viscous > 0 || (transition > 0 && holds > slides);
    }

    /** Whether {@link #over} depends on the speed. */
    public boolean variesOver() {
        return viscous > 0 || holds > slides;
    }

    /** Whether it drags but never holds. */
    public boolean yields() {
        return holds == 0 && viscous > 0;
    }

    /** Coefficient where sliding begins. */
    public double begins() {
        return transition > 0 ? holds : slides;
    }

    /** Coefficient of sliding at a speed, μ(v). */
    public double at(double speed) {
        if (transition == 0) {
            return slides + viscous * speed;
        }
        double r = Math.max(1, speed / transition);
        return slides + 2 * (holds - slides) / (1 + r * r) + viscous * speed;
    }

    /** Coefficient of a step of time or of an impact with this mean speed: what stands holds. */
    public double over(double meanSpeed) {
        return transition == 0 && meanSpeed <= STANDS ? holds : at(meanSpeed);
    }

    /**
     * The coefficient for another pass of a step or an impact. The mean speed follows from the impulses, so that coefficients are a fixed
     * point, found by a contraction while friction changes no speed by more than the scale on which the coefficient changes.
     *
     * @param old   that of the pass before
     * @param speed the mean speed in it
     * @param pass  number of the pass before, from 0
     * @return the old one if it is as good, or if there have been too many passes
     */
    public double again(double old, double speed, int pass) {
        double mu = over(speed);
        return pass >= MOST_PASSES || Math.abs(mu - old) <= SAME * (1 + mu)
                ? old
                : pass < WHOLE ? mu : 0.5 * (mu + old);
    }
}
