package org.condyle.tissue;

import java.util.Arrays;
import org.condyle.math.Mat3;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.State;
import org.jspecify.annotations.Nullable;

/**
 * The kinematics and stress of homogeneous matter at one instant: P = F G with its rates, and the stress without the
 * part that keeps the volume. With L = Ṗ P⁻¹, V = Ġ G⁻¹ and D = Ḟ F⁻¹ = L - F V F⁻¹,
 *
 * <pre>  S = μ sym(D) P⁻ᵀ + det G (∂φ/∂F) G⁻ᵀ  </pre>
 *
 * is the stress per reference area, S:Ṗ its power per reference volume.
 */
public final class Deformation {
    private final int at;
    private final StrainEnergy energy;
    private final double viscosity;
    private final Contraction contraction;
    private final @Nullable CreepingContraction creeping; // the same, if it has states of its own
    private final Invariants invariants = new Invariants();
    private final double[] product = new double[9];
    private long stamp;
    private double time;

    final double[] p = new double[9];
    final double[] pInverse = new double[9];
    final double[] l = new double[9];
    final double[] g = new double[9];
    final double[] gInverse = new double[9];
    final double[] v = new double[9];
    final double[] f = new double[9];
    final double[] fInverse = new double[9];
    final double[] slope = new double[9]; // ∂φ/∂F
    final double[] stretching = new double[9]; // sym D
    final double[] pulled = new double[9]; // F V F⁻¹
    final double[] stress = new double[9]; // S
    double volume; // det P
    double relaxedVolume; // det G
    double phi;

    Deformation(int body, StrainEnergy energy, double viscosity, Contraction contraction) {
        this.at = Motion.SIZE * body + 3;
        this.energy = energy;
        this.viscosity = viscosity;
        this.contraction = contraction;
        creeping = contraction instanceof CreepingContraction c ? c : null;
    }

    /** Computes everything, unless it has been asked about this instant before. */
    void look(State s, Motion m) {
        // A body that rests is not placed anew, though its matter may change.
        if (m.stamp != 0 && m.stamp == stamp && s.time == time && (creeping == null || creeping.seen(s))) {
            return;
        }
        stamp = m.stamp;
        time = s.time;
        System.arraycopy(m.placement, at, p, 0, 9);
        volume = Mat3.determinant(p, 0);
        Mat3.inverse(p, 0, pInverse, 0);
        Mat3.times(m.rate, at, pInverse, 0, l, 0);
        unit(g);
        contraction.place(s, g);
        relaxedVolume = Mat3.determinant(g, 0);
        Mat3.inverse(g, 0, gInverse, 0);
        Mat3.times(p, 0, gInverse, 0, f, 0);
        Mat3.times(g, 0, pInverse, 0, fInverse, 0);
        invariants.of(f, 0);
        phi = invariants.energy(energy);
        invariants.gradient(energy, f, fInverse, slope);
        Arrays.fill(v, 0);
        contraction.move(s, m, this, v);
        conjugate(f, v, fInverse, product, pulled);
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                int a = 3 * i + j, b = 3 * j + i;
                stretching[a] = 0.5 * (l[a] - pulled[a] + l[b] - pulled[b]);
            }
        }
        for (int k = 0; k < 9; k++) {
            product[k] = relaxedVolume * slope[k];
        }
        Arrays.fill(stress, 0);
        Mat3.addTimesTransposed(product, 0, gInverse, 0, stress, 0);
        if (viscosity > 0) {
            for (int k = 0; k < 9; k++) {
                product[k] = viscosity * stretching[k];
            }
            Mat3.addTimesTransposed(product, 0, pInverse, 0, stress, 0);
        }
    }

    double viscosity() {
        return viscosity;
    }

    /** Power lost in viscosity [W/m³]. */
    double viscousLoss() {
        return viscosity * dot(stretching, stretching);
    }

    /**
     * What must be put in for G to change as it does, beside the work of the pressure on the volume [W/m³]:
     * det G φ tr V - (FᵀSGᵀ):V. With it d(det G φ)/dt = S:Ṗ - losses + this.
     */
    double powerOfContraction() {
        Mat3.times(f, 0, v, 0, product, 0);
        return relaxedVolume * (phi * trace(v) - dot(slope, product)) - viscosity * dot(stretching, pulled);
    }

    /** An entry of the Cauchy stress S Pᵀ/det P [Pa]. */
    double cauchy(int i, int j) {
        int a = 3 * i, b = 3 * j;
        return (stress[a] * p[b] + stress[a + 1] * p[b + 1] + stress[a + 2] * p[b + 2]) / volume;
    }

    /** Mean pressure -tr T/3 of that [Pa]. */
    double pressure() {
        return -dot(stress, p) / (3 * volume);
    }

    /** An entry of Green's strain ½(PᵀP - 1), in axes of the body. */
    double strain(int i, int j) {
        return 0.5 * (p[i] * p[j] + p[3 + i] * p[3 + j] + p[6 + i] * p[6 + j] - (i == j ? 1 : 0));
    }

    static double trace(double[] a) {
        return a[0] + a[4] + a[8];
    }

    static double dot(double[] a, double[] b) {
        double sum = 0;
        for (int k = 0; k < 9; k++) {
            sum += a[k] * b[k];
        }
        return sum;
    }

    /** tr(A²). */
    static double traceOfSquare(double[] a) {
        return a[0] * a[0] + a[4] * a[4] + a[8] * a[8] + 2 * (a[1] * a[3] + a[2] * a[6] + a[5] * a[7]);
    }

    static void unit(double[] a) {
        Arrays.fill(a, 0);
        a[0] = a[4] = a[8] = 1;
    }

    /** out = A B C. */
    static void conjugate(double[] a, double[] b, double[] c, double[] scratch, double[] out) {
        Mat3.times(a, 0, b, 0, scratch, 0);
        Mat3.times(scratch, 0, c, 0, out, 0);
    }
}
