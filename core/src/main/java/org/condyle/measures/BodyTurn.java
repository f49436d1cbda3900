package org.condyle.measures;

import org.condyle.math.Mat3;
import org.condyle.math.Polar;
import org.condyle.mechanics.ForceReceiver;
import org.condyle.mechanics.Motion;

/**
 * How a body is turned, also one that deforms: the rotation R of A = R U and its angular velocity ω. With M = RᵀȦ,
 * U = RᵀA, S = tr(U) 1 - U, in the axes of R
 *
 * <pre>
 *   S ω = vee(M - Mᵀ)                             (RU)˙ = Ȧ and U symmetric
 *   c·ω = G:Ȧ   with  G = R [S⁻¹ Rᵀ c]ₓ
 *   S ω̇ = vee(N - Nᵀ) - tr(U̇) ω + U̇ ω        at Ä = 0, with N = -[ω]ₓ M, U̇ = M - [ω]ₓ U
 * </pre>
 *
 * For a rigid body U = 1, S = 2, G is the couple c, and ω̇ = 0. All kernels work in a block of {@link #ROOM} numbers.
 */
final class BodyTurn {
    static final int ROOM = 54;

    private static final int R = 0; // rotation, row by row
    private static final int U = 9; // stretch
    private static final int M = 18;
    private static final int S = 27; // S, then its inverse
    private static final int LOCAL = 36; // ω in the axes of R
    private static final int WORLD = 39; // ω
    private static final int X = 42; // scratch
    private static final int G = 45; // nine numbers of scratch

    private BodyTurn() {}

    static void read(Motion motion, int body, double[] s, int at) {
        int a = Motion.SIZE * body + 3;
        Polar.rotation(motion.placement, a, s, at + R); // U and M are its scratch
        timesTransposed(s, at + R, motion.placement, a, s, at + U);
        timesTransposed(s, at + R, motion.rate, a, s, at + M);
        double trace = s[at + U] + s[at + U + 4] + s[at + U + 8];
        for (int k = 0; k < 9; k++) {
            s[at + G + k] = (k % 4 == 0 ? trace : 0) - s[at + U + k];
        }
        Mat3.inverse(s, at + G, s, at + S);
        vee(s, at + M, s, at + X);
        Mat3.times(s, at + S, s[at + X], s[at + X + 1], s[at + X + 2], s, at + LOCAL);
        Mat3.times(s, at + R, s[at + LOCAL], s[at + LOCAL + 1], s[at + LOCAL + 2], s, at + WORLD);
    }

    /** out = R F: a frame of the body in the world, its axes as columns. */
    static void frame(double[] s, int at, double[] rotation, double[] out, int outAt) {
        Mat3.times(s, at + R, rotation, 0, out, outAt);
    }

    /** Where ω in world axes is in the block. */
    static int spin(int at) {
        return at + WORLD;
    }

    /** Pushes along c·ω, c a vector of the world. */
    static void push(int body, double[] s, int at, double[] c, int cAt, double effort, ForceReceiver forces) {
        transposedTimes(s, at + R, c, cAt, s, at + X);
        Mat3.times(s, at + S, s[at + X], s[at + X + 1], s[at + X + 2], s, at + G);
        double x = s[at + G], y = s[at + G + 1], z = s[at + G + 2];
        for (int i = 0; i < 3; i++) {
            int row = at + R + 3 * i, g = at + G + 3 * i;
            double p = s[row], q = s[row + 1], r = s[row + 2];
            s[g] = q * z - r * y;
            s[g + 1] = r * x - p * z;
            s[g + 2] = p * y - q * x;
        }
        forces.addMatrixForce(body, s, at + G, effort);
    }

    /** c·ω̇ at Ä = 0: what remains of a body that deforms. */
    static double bias(double[] s, int at, double[] c, int cAt) {
        double x = s[at + LOCAL], y = s[at + LOCAL + 1], z = s[at + LOCAL + 2];
        spinTimes(x, y, z, s, at + M, s, at + G); // [ω]ₓ M = -N
        vee(s, at + G, s, at + X);
        double rx = -s[at + X], ry = -s[at + X + 1], rz = -s[at + X + 2];
        spinTimes(x, y, z, s, at + U, s, at + G);
        for (int k = 0; k < 9; k++) {
            s[at + G + k] = s[at + M + k] - s[at + G + k]; // U̇
        }
        double trace = s[at + G] + s[at + G + 4] + s[at + G + 8];
        Mat3.times(s, at + G, x, y, z, s, at + X);
        rx += s[at + X] - trace * x;
        ry += s[at + X + 1] - trace * y;
        rz += s[at + X + 2] - trace * z;
        Mat3.times(s, at + S, rx, ry, rz, s, at + X);
        Mat3.times(s, at + R, s[at + X], s[at + X + 1], s[at + X + 2], s, at + G);
        return Vectors.dot(c, cAt, s, at + G);
    }

    /** out = aᵀ b. */
    private static void timesTransposed(double[] a, int aAt, double[] b, int bAt, double[] out, int at) {
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                out[at + 3 * i + j] =
                        a[aAt + i] * b[bAt + j] + a[aAt + 3 + i] * b[bAt + 3 + j] + a[aAt + 6 + i] * b[bAt + 6 + j];
            }
        }
    }

    private static void transposedTimes(double[] a, int aAt, double[] x, int xAt, double[] out, int at) {
        for (int i = 0; i < 3; i++) {
            out[at + i] = a[aAt + i] * x[xAt] + a[aAt + 3 + i] * x[xAt + 1] + a[aAt + 6 + i] * x[xAt + 2];
        }
    }

    /** The vector of m - mᵀ. */
    private static void vee(double[] m, int at, double[] out, int outAt) {
        out[outAt] = m[at + 7] - m[at + 5];
        out[outAt + 1] = m[at + 2] - m[at + 6];
        out[outAt + 2] = m[at + 3] - m[at + 1];
    }

    /** out = [w]ₓ m. */
    private static void spinTimes(double x, double y, double z, double[] m, int at, double[] out, int outAt) {
        for (int j = 0; j < 3; j++) {
            double a = m[at + j], b = m[at + 3 + j], c = m[at + 6 + j];
            out[outAt + j] = y * c - z * b;
            out[outAt + 3 + j] = z * a - x * c;
            out[outAt + 6 + j] = x * b - y * a;
        }
    }
}
