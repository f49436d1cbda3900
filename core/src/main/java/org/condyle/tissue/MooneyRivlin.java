package org.condyle.tissue;

import org.condyle.math.Check;

/**
 * Rubber with two constants, φ = c₁ (ι₁ - 3) + c₂ (ι₂ - 3), for isochoric F. Mooney, "A theory of large elastic
 * deformation", Journal of Applied Physics 11 (1940) 582-592. For c₂ = 0 it is {@link NeoHookean}.
 */
public record MooneyRivlin(double c1, double c2) implements StrainEnergy {
    public MooneyRivlin {
        Check.notNegative("mooney-rivlin c1 [Pa]", c1);
        Check.notNegative("mooney-rivlin c2 [Pa]", c2);
        Check.positive("mooney-rivlin c1 + c2 [Pa]", c1 + c2);
    }

    @Override
    public double value(double i1, double i2, double j) {
        return c1 * (i1 - 3) + c2 * (i2 - 3);
    }

    @Override
    public void slopes(double i1, double i2, double j, double[] out3) {
        out3[0] = c1;
        out3[1] = c2;
        out3[2] = 0;
    }

    @Override
    public boolean resistsVolume() {
        return false;
    }

    @Override
    public double shearModulus() {
        return 2 * (c1 + c2);
    }
}
