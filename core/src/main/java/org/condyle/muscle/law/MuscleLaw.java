package org.condyle.muscle.law;

import org.condyle.mechanics.Internal;
import org.jspecify.annotations.Nullable;

/**
 * Law of a muscle: which force belongs to the length L of the whole, its rate V, the activation a, and the law's own state. Laws are
 * immutable and shared by threads; a law with scratch gives copies with {@link #forThread}.
 *
 * <pre>  L = l_T + l cos φ,   F_T = F₀ f_T(l_T/l_s) = F₀ (a f_L(x) f_V(w) + f_P(x) + β w) cos φ,   x = l/l₀,  w = l̇/(v_m l₀)  </pre>
 *
 * The equation between fibre and tendon gives l̇, which is integrated; with a rigid tendon l follows from L and there is no state.
 */
public interface MuscleLaw {
    /** How model files call it: {@code thelen2003}. */
    String name();

    Architecture architecture();

    /** Whether the tendon stretches. */
    boolean elasticTendon();

    /** The state that an elastic tendon needs, {@code fibre-length} [m] in all laws here; null for a rigid tendon. */
    Internal.@Nullable Variable state();

    /** Smallest activation that it computes with; smaller ones count as this. */
    double leastActivation();

    /**
     * Everything at an instant. Never NaN for finite arguments.
     *
     * @param activation from 0 to 1; clipped from below at {@link #leastActivation}
     * @param length     L of the whole [m]
     * @param rate       V [m/s]
     * @param state      value of {@link #state}; not read for a rigid tendon
     */
    void evaluate(double activation, double length, double rate, double state, FibreState out);

    /** Energy stored in the tendon at an instant that was evaluated [J]; runs ask for it less often than for forces. */
    double tendonEnergy(FibreState at);

    /** Energy stored in the passive part of the fibre at an instant that was evaluated [J]. */
    double fibreEnergy(FibreState at);

    /**
     * The value of {@link #state} at which fibre and tendon are in equilibrium and the fibre is at rest (rate 0), or has the speed that
     * the stiffnesses of fibre and tendon share out (rate not 0). Where even the shortest fibre leaves the tendon slack it is that fibre.
     */
    double equilibrium(double activation, double length, double rate);

    /** Active tension along a rigid tendon at activation 1 [N]: what static optimisation counts as the strength. Never negative. */
    double strength(double length, double rate);

    /** The strength as the published program has it, where that differs: to compare with its results. */
    default double publishedStrength(double length, double rate) {
        return strength(length, rate);
    }

    /** Tension of the passive fibre along a rigid tendon [N]; none where the tendon is slack. */
    double passiveTension(double length);

    /** f_L(x), with x in optimal fibre lengths. */
    double activeForceLength(double x);

    /** f_P(x). */
    double passiveForceLength(double x);

    /** f_T(y), with y in slack lengths of the tendon. */
    double tendonForceLength(double y);

    /** f_V(w), w in maximal contraction velocities, lengthening positive; at full activation where it depends on the activation. */
    double forceVelocity(double w);

    /** Corners of the law that steps should end at, as fibre lengths over l₀, increasing; empty for smooth laws. */
    double[] fibreCorners();

    /** The same of the tendon, as tendon lengths over l_s. */
    double[] tendonCorners();

    /** A copy with its own scratch for another thread; itself where there is none. */
    default MuscleLaw forThread() {
        return this;
    }
}
