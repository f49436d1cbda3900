package org.condyle.tissue;

import org.condyle.math.Check;

/**
 * Rubber of the simplest kind, φ = c₁ (ι₁ - 3), for isochoric F. Treloar, "The elasticity of a network of long-chain
 * molecules II", Transactions of the Faraday Society 39 (1943) 241-246.
 */
public record NeoHookean(double c1) implements StrainEnergy {
    public NeoHookean {
        Check.positive("neo-hookean c1 [Pa]", c1);
    }

    @Override
    public double value(double i1, double i2, double j) {
        return c1 * (i1 - 3);
    }

    @Override
    public void slopes(double i1, double i2, double j, double[] out3) {
        out3[0] = c1;
        out3[1] = 0;
        out3[2] = 0;
    }

    @Override
    public boolean resistsVolume() {
        return false;
    }

    @Override
    public double shearModulus() {
        return 2 * c1;
    }
}
