package org.condyle.fit;

/**
 * The functions of which fits compose the passive moment of a joint beyond its sinus; {@code EnginField} is the fitted field:
 *
 * <pre>
 *  f(φ, θ) = (C₁ + C₂ cosφ + C₃ sinφ) θ + (C₄ cos²φ + C₅ cosφ sinφ + C₆ sin²φ) θ²
 *          + (C₇ cos³φ + C₈ cos²φ sinφ + C₉ cosφ sin²φ + C₁₀ sin³φ) θ³
 * </pre>
 *
 * Equation (3.2) of the report "Human Joint Modelling", 1991. The functions are polynomials of p = θ cosφ and q = θ sinφ, except the first.
 */
public final class FieldBasis {
    public static final int COEFFICIENTS = 10;

    private FieldBasis() {}

    /** The ten functions at a direction. */
    public static double[] basis(double phi, double theta) {
        double p = theta * Math.cos(phi), q = theta * Math.sin(phi);
        return new double[] {theta, p, q, p * p, p * q, q * q, p * p * p, p * p * q, p * q * q, q * q * q};
    }

    /** The moment [N·m] at a direction [rad]. */
    public static double at(double phi, double theta, double[] coefficients) {
        double[] b = basis(phi, theta);
        double sum = 0;
        for (int i = 0; i < COEFFICIENTS; i++) {
            sum += coefficients[i] * b[i];
        }
        return sum;
    }

    /** Fits moments [N·m] at directions [rad]. */
    public static LinearFit fit(double[] phi, double[] theta, double[] moment, boolean robust) {
        double[][] rows = new double[phi.length][];
        for (int i = 0; i < rows.length; i++) {
            rows[i] = basis(phi[i], theta[i]);
        }
        return LinearFit.of(rows, moment, robust);
    }
}
