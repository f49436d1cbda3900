package org.condyle.muscle.law;

import org.condyle.math.Check;

/**
 * Activation of the first order whose times depend on the activation, of Thelen and Millard: D. G. Thelen, Journal of Biomechanical
 * Engineering 125 (2003) 70-77, after J. M. Winters.
 *
 * <pre>  ȧ = (u - a)/τ,   τ = t_a z for u > a,   t_d/z otherwise,   z = ½ + 3/2 a  </pre>
 *
 * @param activationTime   t_a [s]
 * @param deactivationTime t_d [s]
 */
public record FirstOrderActivation(double activationTime, double deactivationTime) implements Activation {
    public FirstOrderActivation {
        Check.positive("activation-time [s]", activationTime);
        Check.positive("deactivation-time [s]", deactivationTime);
    }

    @Override
    public double rate(double activation, double control) {
        double z = scale(activation);
        return (control - activation) * (control > activation ? 1 / (activationTime * z) : z / deactivationTime);
    }

    /** z; a trial step may bring the activation a hair out of its range, where z must not vanish. */
    static double scale(double activation) {
        return 0.5 + 1.5 * Math.max(0, Math.min(1, activation));
    }
}
