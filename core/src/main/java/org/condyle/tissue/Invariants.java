package org.condyle.tissue;

import org.condyle.math.Mat3;

/**
 * The invariants of a deformation gradient, and by them energy and stress.
 *
 * <pre>  ∂φ/∂F = 2 φ₁ F + 2 φ₂ (ι₁ F - F C) + φ_J cof F  </pre>
 */
final class Invariants {
    double first;
    double second;
    double volume; // J
    private final double[] c = new double[6]; // C: xx, yy, zz, xy, xz, yz
    private final double[] slope = new double[3];

    /** Looks at F, nine numbers row by row. */
    void of(double[] f, int at) {
        c[0] = dot(f, at, 0, 0);
        c[1] = dot(f, at, 1, 1);
        c[2] = dot(f, at, 2, 2);
        c[3] = dot(f, at, 0, 1);
        c[4] = dot(f, at, 0, 2);
        c[5] = dot(f, at, 1, 2);
        first = c[0] + c[1] + c[2];
        second = c[0] * c[1] + c[1] * c[2] + c[2] * c[0] - c[3] * c[3] - c[4] * c[4] - c[5] * c[5];
        volume = Mat3.determinant(f, at);
    }

    double energy(StrainEnergy law) {
        return law.value(first, second, volume);
    }

    /** out = ∂φ/∂F for the F that was looked at; {@code inverse} is F⁻¹. */
    void gradient(StrainEnergy law, double[] f, double[] inverse, double[] out) {
        law.slopes(first, second, volume, slope);
        double a = 2 * (slope[0] + slope[1] * first), b = 2 * slope[1], d = slope[2] * volume;
        for (int i = 0; i < 3; i++) {
            double x = f[3 * i], y = f[3 * i + 1], z = f[3 * i + 2];
            out[3 * i] = a * x - b * (x * c[0] + y * c[3] + z * c[4]) + d * inverse[i];
            out[3 * i + 1] = a * y - b * (x * c[3] + y * c[1] + z * c[5]) + d * inverse[3 + i];
            out[3 * i + 2] = a * z - b * (x * c[4] + y * c[5] + z * c[2]) + d * inverse[6 + i];
        }
    }

    /** Entry of C: product of two columns of F. */
    private static double dot(double[] f, int at, int i, int j) {
        return f[at + i] * f[at + j] + f[at + 3 + i] * f[at + 3 + j] + f[at + 6 + i] * f[at + 6 + j];
    }
}
