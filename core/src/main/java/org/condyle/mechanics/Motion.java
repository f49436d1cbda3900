package org.condyle.mechanics;

import org.condyle.math.Mat3;
import org.jspecify.annotations.Nullable;

/**
 * Positions and velocities of bodies as force elements use them: twelve numbers per body for the placement (p, then A
 * row by row) and twelve for its rate. Material point X of a body is at x = p + A X and moves with ẋ = ṗ + Ȧ X, rigid
 * or not.
 */
public final class Motion {
    public static final int SIZE = 12;
    public static final int GROUND = 0;

    /** (p, A) of each body; body b begins at SIZE·b. */
    public final double[] placement;
    /** (ṗ, Ȧ) of each body. */
    public final double[] rate;

    /**
     * Changes whenever the bodies are placed anew, so that an element asked several things about one instant can look
     * once. Zero means that there is no counter: search every time.
     */
    public long stamp;

    /** Scratch for readers of signals, which are shared by threads and own none. */
    final double[] scratch = new double[18];

    private Measure.@Nullable Reading reading; // grows in the first readings only

    public Motion(int bodies) {
        placement = new double[SIZE * bodies];
        rate = new double[SIZE * bodies];
        placement[3] = placement[7] = placement[11] = 1; // the ground
    }

    /** A measure at this instant, for readers of signals; valid until the next one is read. */
    Measure.Reading read(Measure measure, State state) {
        if (reading == null || reading.scratch.length < measure.room()) {
            reading = new Measure.Reading(measure);
        }
        measure.read(state, this, reading);
        return reading;
    }

    /** out = p + A X. */
    public void position(int body, double[] pointLocal, double[] out, int at) {
        combine(placement, SIZE * body, pointLocal, out, at);
    }

    /** out = ṗ + Ȧ X. */
    public void velocity(int body, double[] pointLocal, double[] out, int at) {
        combine(rate, SIZE * body, pointLocal, out, at);
    }

    /** x_B - x_A of two material points into out[at..at + 2], and its rate into the three numbers after them. */
    public void difference(int a, double[] atA, int b, double[] atB, double[] out, int at) {
        subtract(placement, SIZE * a, atA, SIZE * b, atB, out, at);
        subtract(rate, SIZE * a, atA, SIZE * b, atB, out, at + 3);
    }

    /** out = A d: a material direction in the world. */
    public void direction(int body, double[] directionLocal, double[] out, int at) {
        Mat3.times(placement, SIZE * body + 3, directionLocal[0], directionLocal[1], directionLocal[2], out, at);
    }

    /** out = Ȧ d. */
    public void directionRate(int body, double[] directionLocal, double[] out, int at) {
        Mat3.times(rate, SIZE * body + 3, directionLocal[0], directionLocal[1], directionLocal[2], out, at);
    }

    /** out = A⁻¹(x - p): the material point of a body that is now at x. */
    public void materialPoint(int body, double[] x, int xAt, double[] out, int at) {
        int b = SIZE * body;
        Mat3.solve(
                placement,
                b + 3,
                x[xAt] - placement[b],
                x[xAt + 1] - placement[b + 1],
                x[xAt + 2] - placement[b + 2],
                out,
                at);
    }

    /** Spin of a body: the axial vector of Ȧ A⁻¹, its angular velocity if it is rigid. */
    public void spin(int body, double[] out, int at) {
        // rows of L = Ȧ A⁻¹ solve Aᵀ Lᵢᵀ = Ȧᵢᵀ; only the skew part is wanted
        int r = SIZE * body + 3;
        double[] a = placement;
        double inverse = 1 / Mat3.determinant(a, r);
        double i00 = inverse * (a[r + 4] * a[r + 8] - a[r + 5] * a[r + 7]);
        double i01 = inverse * (a[r + 2] * a[r + 7] - a[r + 1] * a[r + 8]);
        double i02 = inverse * (a[r + 1] * a[r + 5] - a[r + 2] * a[r + 4]);
        double i10 = inverse * (a[r + 5] * a[r + 6] - a[r + 3] * a[r + 8]);
        double i11 = inverse * (a[r] * a[r + 8] - a[r + 2] * a[r + 6]);
        double i12 = inverse * (a[r + 2] * a[r + 3] - a[r] * a[r + 5]);
        double i20 = inverse * (a[r + 3] * a[r + 7] - a[r + 4] * a[r + 6]);
        double i21 = inverse * (a[r + 1] * a[r + 6] - a[r] * a[r + 7]);
        double i22 = inverse * (a[r] * a[r + 4] - a[r + 1] * a[r + 3]);
        double[] d = rate;
        double l01 = d[r] * i01 + d[r + 1] * i11 + d[r + 2] * i21;
        double l02 = d[r] * i02 + d[r + 1] * i12 + d[r + 2] * i22;
        double l10 = d[r + 3] * i00 + d[r + 4] * i10 + d[r + 5] * i20;
        double l12 = d[r + 3] * i02 + d[r + 4] * i12 + d[r + 5] * i22;
        double l20 = d[r + 6] * i00 + d[r + 7] * i10 + d[r + 8] * i20;
        double l21 = d[r + 6] * i01 + d[r + 7] * i11 + d[r + 8] * i21;
        out[at] = 0.5 * (l21 - l12);
        out[at + 1] = 0.5 * (l02 - l20);
        out[at + 2] = 0.5 * (l10 - l01);
    }

    private static void combine(double[] a, int b, double[] x, double[] out, int at) {
        double u = x[0], v = x[1], w = x[2];
        out[at] = a[b] + a[b + 3] * u + a[b + 4] * v + a[b + 5] * w;
        out[at + 1] = a[b + 1] + a[b + 6] * u + a[b + 7] * v + a[b + 8] * w;
        out[at + 2] = a[b + 2] + a[b + 9] * u + a[b + 10] * v + a[b + 11] * w;
    }

    private static void subtract(double[] m, int a, double[] x, int b, double[] y, double[] out, int at) {
        double u = x[0], v = x[1], w = x[2], r = y[0], s = y[1], t = y[2];
        out[at] =
                m[b] + m[b + 3] * r + m[b + 4] * s + m[b + 5] * t - (m[a] + m[a + 3] * u + m[a + 4] * v + m[a + 5] * w);
        out[at + 1] = m[b + 1]
                + m[b + 6] * r
                + m[b + 7] * s
                + m[b + 8] * t
                - (m[a + 1] + m[a + 6] * u + m[a + 7] * v + m[a + 8] * w);
        out[at + 2] = m[b + 2]
                + m[b + 9] * r
                + m[b + 10] * s
                + m[b + 11] * t
                - (m[a + 2] + m[a + 9] * u + m[a + 10] * v + m[a + 11] * w);
    }
}
