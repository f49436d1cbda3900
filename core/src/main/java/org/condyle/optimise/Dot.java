package org.condyle.optimise;

/** Sums of products of long vectors. */
final class Dot {
    private Dot() {}

    /** Σ xᵢ yᵢ for from ≤ i &lt; to. Four sums side by side: one sum alone waits for every addition. */
    public static double of(double[] x, double[] y, int from, int to) {
        double s0 = 0, s1 = 0, s2 = 0, s3 = 0;
        int i = from;
        for (; i + 3 < to; i += 4) {
            s0 += x[i] * y[i];
            s1 += x[i + 1] * y[i + 1];
            s2 += x[i + 2] * y[i + 2];
            s3 += x[i + 3] * y[i + 3];
        }
        for (; i < to; i++) {
            s0 += x[i] * y[i];
        }
        return (s0 + s1) + (s2 + s3);
    }
}
