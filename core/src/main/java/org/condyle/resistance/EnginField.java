package org.condyle.resistance;

import org.condyle.math.Check;

/**
 * Engin's field with ten coefficients: f = a θ + b θ² + c θ³ with a = C₁ + C₂ cos φ + C₃ sin φ, b = C₄ cos²φ + C₅ cos φ sin φ
 * + C₆ sin²φ, c = C₇ cos³φ + C₈ cos²φ sin φ + C₉ cos φ sin²φ + C₁₀ sin³φ. With p = θ cos φ, q = θ sin φ it is a cubic
 * polynomial of p and q, but for the term C₁ θ.
 */
public final class EnginField implements MomentField {
    public static final int COEFFICIENTS = 10;

    private final double[] k;

    public EnginField(double[] coefficients) {
        k = Check.tuple("coefficients of a moment field [N*m]", coefficients, COEFFICIENTS);
    }

    double[] coefficients() {
        return k;
    }

    private double linear(double c, double s) {
        return k[0] + k[1] * c + k[2] * s;
    }

    private double linearSlope(double c, double s) {
        return -k[1] * s + k[2] * c;
    }

    private double square(double c, double s) {
        return k[3] * c * c + k[4] * c * s + k[5] * s * s;
    }

    private double squareSlope(double c, double s) {
        return 2 * (k[5] - k[3]) * c * s + k[4] * (c * c - s * s);
    }

    private double cube(double c, double s) {
        return k[6] * c * c * c + k[7] * c * c * s + k[8] * c * s * s + k[9] * s * s * s;
    }

    private double cubeSlope(double c, double s) {
        return -3 * k[6] * c * c * s
                + k[7] * (c * c * c - 2 * c * s * s)
                + k[8] * (2 * c * c * s - s * s * s)
                + 3 * k[9] * s * s * c;
    }

    @Override
    public void jet(double phi, double cos, double sin, double theta, double[] out) {
        double a = linear(cos, sin), b = square(cos, sin), c = cube(cos, sin);
        out[0] = theta * (a + theta * (b + theta * c));
        out[1] = theta * (linearSlope(cos, sin) + theta * (squareSlope(cos, sin) + theta * cubeSlope(cos, sin)));
        out[2] = a + theta * (2 * b + theta * 3 * c);
    }

    @Override
    public void integrals(double phi, double cos, double sin, double from, double to, double[] out) {
        double s2 = (to * to - from * from) / 2, t3 = to * to * to, f3 = from * from * from;
        double s3 = (t3 - f3) / 3, s4 = (t3 * to - f3 * from) / 4;
        out[0] = linear(cos, sin) * s2 + square(cos, sin) * s3 + cube(cos, sin) * s4;
        out[1] = linearSlope(cos, sin) * s2 + squareSlope(cos, sin) * s3 + cubeSlope(cos, sin) * s4;
    }
}
