package org.condyle.tissue;

import org.condyle.math.Check;

/**
 * An isochoric energy made compressible: it sees F without its change of volume, and that costs energy of its own.
 *
 * <pre>  φ(F) = φ₀(J^{-1/3} F) + ½ κ (J - 1)²  </pre>
 *
 * With Mooney-Rivlin this is c₁(ι₁J^{-2/3} - 3) + c₂(ι₂J^{-4/3} - 3) + ½ κ (J - 1)². The volume term is finite at J = 0;
 * the other grows without bound there, so a body is not turned inside out.
 */
public record Compressible(StrainEnergy isochoric, double bulk) implements StrainEnergy {
    public Compressible {
        Check.notNegative("bulk modulus [Pa]", bulk);
    }

    @Override
    public double value(double i1, double i2, double j) {
        double a = 1 / Math.cbrt(j * j);
        return isochoric.value(a * i1, a * a * i2, 1) + 0.5 * bulk * (j - 1) * (j - 1);
    }

    @Override
    public void slopes(double i1, double i2, double j, double[] out3) {
        double a = 1 / Math.cbrt(j * j); // J^{-2/3}
        isochoric.slopes(a * i1, a * a * i2, 1, out3);
        out3[0] *= a;
        out3[1] *= a * a;
        out3[2] = bulk * (j - 1) - (2 * out3[0] * i1 + 4 * out3[1] * i2) / (3 * j);
    }

    @Override
    public boolean resistsVolume() {
        return bulk > 0;
    }

    @Override
    public double shearModulus() {
        return isochoric.shearModulus();
    }
}
