package org.condyle.tissue.fibre;

import org.condyle.math.Check;

/**
 * A parabola followed by its tangent: T = k e²/(4 e₁) up to e = 2 e₁, then k (e - e₁). C¹ everywhere. L. Blankevoort and R. Huiskes,
 * Journal of Biomechanical Engineering 113 (1991) 263-269. With the two stiffnesses of other authors, T = K₁ (l - l₀)² and
 * K₂ (l - (1 + e₁) l₀), k = K₂ l₀; the two pieces meet if K₂ = 4 K₁ e₁ l₀.
 */
public final class ToeLinearFibre implements FibreLaw {
    private final double toe; // k/(4 e₁)
    private final double linear; // k
    private final double e1;

    /**
     * @param stiffness  k, tension per strain in the linear region [N]
     * @param transition e₁, half of the strain at which the linear region begins [-]
     */
    public ToeLinearFibre(double stiffness, double transition) {
        linear = Check.notNegative("ligament stiffness per strain [N]", stiffness);
        e1 = Check.positive("ligament transition strain [-]", transition);
        toe = linear / (4 * e1);
    }

    @Override
    public double tension(double strain) {
        return strain < 2 * e1 ? toe * strain * strain : linear * (strain - e1);
    }

    @Override
    public double slope(double strain) {
        return strain < 2 * e1 ? 2 * toe * strain : linear;
    }

    @Override
    public double energy(double strain) {
        if (strain < 2 * e1) {
            return toe * strain * strain * strain / 3;
        }
        double beyond = strain - e1;
        return linear * (2 * e1 * e1 / 3 + 0.5 * (beyond * beyond - e1 * e1));
    }

    @Override
    public double strain(double tension) {
        double toe2 = 2 * e1 * toe * 2 * e1;
        return tension <= 0 ? 0 : tension < toe2 ? Math.sqrt(tension / toe) : tension / linear + e1;
    }

    @Override
    public boolean smooth() {
        return true;
    }

    @Override
    public double[] corners() {
        return new double[] {2 * e1};
    }
}
