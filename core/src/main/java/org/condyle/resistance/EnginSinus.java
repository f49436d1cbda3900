package org.condyle.resistance;

import org.condyle.math.Check;

/**
 * The joint sinus as a trigonometric polynomial with ten coefficients [rad], θ_s(φ) = Σ cosⁿ⁻¹φ (c₂ₙ₋₁ + c₂ₙ sin φ),
 * n = 1 ... 5. A. E. Engin and S.-M. Chen, "Statistical data base for the biomechanical properties of the human shoulder
 * complex", Journal of Biomechanical Engineering 108 (1986) 215-221.
 */
public final class EnginSinus implements Contour {
    public static final int COEFFICIENTS = 10;

    private final double[] c;

    public EnginSinus(double[] coefficients) {
        c = Check.tuple("coefficients of a joint sinus [rad]", coefficients, COEFFICIENTS);
    }

    @Override
    public void jet(double phi, double cos, double sin, double psi, double[] out) {
        double value = 0, byCos = 0, bySin = 0; // Horner in cos φ
        for (int n = 4; n >= 0; n--) {
            byCos = byCos * cos + value;
            value = value * cos + c[2 * n] + c[2 * n + 1] * sin;
            bySin = bySin * cos + c[2 * n + 1];
        }
        out[0] = value;
        out[1] = -sin * byCos + cos * bySin;
        out[2] = 0;
    }
}
