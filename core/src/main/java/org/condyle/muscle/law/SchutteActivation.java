package org.condyle.muscle.law;

import org.condyle.math.Check;

/**
 * Activation of Schutte's muscle, whose rise is the faster the larger the control: L. M. Schutte, M. M. Rodgers, F. E. Zajac,
 * R. M. Glaser, IEEE Transactions on Rehabilitation Engineering 1 (1993) 109-125.
 *
 * <pre>  ȧ = (u - a)(k₁ u + k₂)/T for u ≥ a,   (u - a) k₂/T otherwise  </pre>
 *
 * @param timeScale T [s]
 * @param rising    k₁ [-]
 * @param falling   k₂ [-]
 */
public record SchutteActivation(double timeScale, double rising, double falling) implements Activation {
    public SchutteActivation {
        Check.positive("time-scale [s]", timeScale);
        Check.notNegative("rate of a rising activation [-]", rising);
        Check.positive("rate of a falling activation [-]", falling);
    }

    public SchutteActivation(double timeScale) {
        this(timeScale, 7.667, 1.459854);
    }

    @Override
    public double rate(double activation, double control) {
        return (control - activation) * (control >= activation ? rising * control + falling : falling) / timeScale;
    }
}
