package org.condyle.muscle.law;

import org.condyle.math.Check;

/**
 * Activation of the first order with two fixed times, of models made before OpenSim 3.
 *
 * <pre>  ȧ = (u - a)/τ,   τ = t_a for u ≥ a,   t_d otherwise  </pre>
 *
 * @param activationTime   t_a [s]
 * @param deactivationTime t_d [s]
 */
public record PlainActivation(double activationTime, double deactivationTime) implements Activation {
    public PlainActivation {
        Check.positive("activation-time [s]", activationTime);
        Check.positive("deactivation-time [s]", deactivationTime);
    }

    @Override
    public double rate(double activation, double control) {
        return (control - activation) / (control >= activation ? activationTime : deactivationTime);
    }
}
