package org.condyle.math;

/**
 * The rotation R of A = R U, det A &gt; 0, by Newton's iteration X ← ½(X + X⁻ᵀ). Higham, "Computing the polar decomposition -
 * with applications", SIAM Journal on Scientific and Statistical Computing 7 (1986) 1160-1174. Converges quadratically,
 * and exactly in one step when A is a rotation already.
 */
public final class Polar {
    private static final int MOST_ITERATIONS = 60; // each halves a large stretch, then digits double

    private Polar() {}

    /** Writes R into out[0..8]; out[9..17] is scratch. */
    public static void rotation(double[] a, int at, double[] out) {
        rotation(a, at, out, 0);
    }

    /** Writes R into nine numbers of {@code out} from {@code to}; the nine after them are scratch. */
    public static void rotation(double[] a, int at, double[] out, int to) {
        System.arraycopy(a, at, out, to, 9);
        for (int n = 0; n < MOST_ITERATIONS; n++) {
            Mat3.inverse(out, to, out, to + 9);
            double change = 0;
            for (int i = 0; i < 3; i++) {
                for (int j = 0; j < 3; j++) {
                    int k = to + 3 * i + j;
                    double next = 0.5 * (out[k] + out[to + 9 + 3 * j + i]);
                    change = Math.max(change, Math.abs(next - out[k]));
                    out[k] = next;
                }
            }
            if (!(change > 1e-9)) { // the next would change its square
                return;
            }
        }
    }
}
