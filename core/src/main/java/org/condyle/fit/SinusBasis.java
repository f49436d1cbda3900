package org.condyle.fit;

/**
 * The functions of which fits compose a sinus, how far a joint turns from its pole in each direction; {@code EnginSinus} is the
 * fitted curve:
 *
 * <pre>  θ(φ) = Σ cosⁿ⁻¹φ (c₂ₙ₋₁ + c₂ₙ sinφ),  n = 1 ... 5  </pre>
 *
 * Equation (3.1) of the report "Human Joint Modelling", 1991, after Engin and Chen. The functions are a basis of the Fourier series up to cos 4φ
 * and sin 5φ without cos 5φ.
 */
public final class SinusBasis {
    public static final int COEFFICIENTS = 10;

    private SinusBasis() {}

    /** The ten functions at φ. */
    public static double[] basis(double phi) {
        double c = Math.cos(phi), s = Math.sin(phi), power = 1;
        double[] b = new double[COEFFICIENTS];
        for (int i = 0; i < COEFFICIENTS; i += 2) {
            b[i] = power;
            b[i + 1] = power * s;
            power *= c;
        }
        return b;
    }

    /** θ of the sinus [rad] at φ [rad]. */
    public static double at(double phi, double[] coefficients) {
        double[] b = basis(phi);
        double sum = 0;
        for (int i = 0; i < COEFFICIENTS; i++) {
            sum += coefficients[i] * b[i];
        }
        return sum;
    }

    /** Fits points (φ, θ) [rad]. */
    public static LinearFit fit(double[] phi, double[] theta, boolean robust) {
        double[][] rows = new double[phi.length][];
        for (int i = 0; i < rows.length; i++) {
            rows[i] = basis(phi[i]);
        }
        return LinearFit.of(rows, theta, robust);
    }
}
