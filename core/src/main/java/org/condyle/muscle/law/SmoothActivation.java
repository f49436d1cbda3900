package org.condyle.muscle.law;

import org.condyle.math.Check;

/**
 * {@link FirstOrderActivation} without its corner at u = a: F. De Groote, A. L. Kinney, A. V. Rao, B. J. Fregly, Annals of
 * Biomedical Engineering 44 (2016) 2922-2936, equations 1 and 2.
 *
 * <pre>  ȧ = ((f + ½)/(t_a z) + (½ - f) z/t_d)(u - a),   f = ½ tanh(b (u - a)),   z = ½ + 3/2 a  </pre>
 *
 * With the published b = 0.1 the two times are hardly told apart, f stays below 0.05; b = 10 switches within 0.2 of u - a.
 *
 * @param activationTime   t_a [s]
 * @param deactivationTime t_d [s]
 * @param smoothing        b [-]
 */
public record SmoothActivation(double activationTime, double deactivationTime, double smoothing) implements Activation {
    public SmoothActivation {
        Check.positive("activation-time [s]", activationTime);
        Check.positive("deactivation-time [s]", deactivationTime);
        Check.positive("activation-smoothing [-]", smoothing);
    }

    @Override
    public double rate(double activation, double control) {
        double z = FirstOrderActivation.scale(activation), more = control - activation;
        double f = 0.5 * Math.tanh(smoothing * more);
        return ((f + 0.5) / (activationTime * z) + (0.5 - f) * z / deactivationTime) * more;
    }
}
