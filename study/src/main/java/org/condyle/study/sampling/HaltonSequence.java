package org.condyle.study.sampling;

/**
 * Halton sequence: coordinate i is the number of the point, its digits in base of the i-th prime mirrored at the point. Every digit
 * goes through a random permutation of its own (A. B. Owen: A randomized Halton algorithm in R, arXiv 1706.02808): without
 * it, coordinates of large primes run beside each other for the first hundreds of points.
 */
public final class HaltonSequence implements Points {
    private final int[] bases;
    private final int[][][] permutations;

    public HaltonSequence(int dimension, long seed) {
        bases = new int[dimension];
        permutations = new int[dimension][][];
        int prime = 1;
        for (int i = 0; i < dimension; i++) {
            prime = after(prime);
            bases[i] = prime;
            // As many digits as a double can tell apart: zeros beyond the number are permuted, too.
            int digits = (int) Math.ceil(53 * StrictMath.log(2) / StrictMath.log(prime));
            permutations[i] = new int[digits][];
            CounterRandom keys = new CounterRandom(seed, i);
            for (int j = 0; j < digits; j++) {
                permutations[i][j] = new CounterRandom(keys.bits(j), j).permutation(prime);
            }
        }
    }

    /** The next prime. */
    private static int after(int n) {
        int next = n + 1;
        for (int i = 2; i * i <= next; i++) {
            if (next % i == 0) {
                next++;
                i = 1;
            }
        }
        return next;
    }

    @Override
    public int dimension() {
        return bases.length;
    }

    @Override
    public double[] at(int number) {
        double[] x = new double[bases.length];
        for (int i = 0; i < x.length; i++) {
            int base = bases[i], rest = number;
            double weight = 1, sum = 0;
            for (int[] digit : permutations[i]) {
                weight /= base;
                sum += weight * digit[rest % base];
                rest /= base;
            }
            x[i] = Math.min(sum + 0.5 * weight, 1 - 0x1p-53);
        }
        return x;
    }
}
