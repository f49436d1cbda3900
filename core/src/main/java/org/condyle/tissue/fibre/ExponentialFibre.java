package org.condyle.tissue.fibre;

import org.condyle.math.Check;

/**
 * An exponential toe followed by its tangent: T = A (exp(s e/e_t) - 1) up to e_t with A s exp(s)/e_t = k, then linear with slope k.
 * C¹ at e_t; at slack it starts with the slope k exp(-s), so it is C⁰ there. Y. C. Fung, Biomechanics: Mechanical Properties of
 * Living Tissues, 1993, chapter 7.
 */
public final class ExponentialFibre implements FibreLaw {
    private final double size; // A
    private final double rate; // s/e_t
    private final double linear;
    private final double end; // e_t
    private final double atEnd;
    private final double energyAtEnd;

    /**
     * @param stiffness  k, tension per strain in the linear region [N]
     * @param transition e_t, strain at which the linear region begins [-]
     * @param shape      s, how sharply the toe bends [-]
     */
    public ExponentialFibre(double stiffness, double transition, double shape) {
        linear = Check.notNegative("ligament stiffness per strain [N]", stiffness);
        end = Check.positive("ligament transition strain [-]", transition);
        rate = Check.positive("ligament shape of the toe [-]", shape) / end;
        size = linear / (rate * Math.exp(shape));
        atEnd = size * Math.expm1(shape);
        energyAtEnd = size * (Math.expm1(shape) / rate - end);
    }

    @Override
    public double tension(double strain) {
        return strain < end ? size * Math.expm1(rate * strain) : atEnd + linear * (strain - end);
    }

    @Override
    public double slope(double strain) {
        return strain < end ? size * rate * Math.exp(rate * strain) : linear;
    }

    @Override
    public double energy(double strain) {
        if (strain < end) {
            return size * (Math.expm1(rate * strain) / rate - strain);
        }
        double beyond = strain - end;
        return energyAtEnd + beyond * (atEnd + 0.5 * linear * beyond);
    }

    @Override
    public double[] corners() {
        return new double[] {end};
    }
}
