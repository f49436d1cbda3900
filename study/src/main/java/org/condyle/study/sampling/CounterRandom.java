package org.condyle.study.sampling;

/**
 * Random numbers that are found by their place and not by drawing those before them: number {@code index} of stream {@code
 * stream} of a seed. A stream is SplitMix64 (G. L. Steele, D. Lea, C. H. Flood: Fast splittable pseudorandom number
 * generators, OOPSLA 2014), entered at any place; its start is a hash of seed and stream.
 */
public final class CounterRandom {
    private static final long GOLDEN = 0x9e3779b97f4a7c15L;

    private final long start;

    public CounterRandom(long seed, long stream) {
        start = mix(mix(seed + GOLDEN) ^ mix(stream * 0xd1342543de82ef95L + 1));
    }

    /** 64 random bits. */
    public long bits(long index) {
        return mix(start + (index + 1) * GOLDEN);
    }

    /** Uniform between 0 and 1, never one of them. */
    public double unit(long index) {
        return ((bits(index) >>> 11) + 0.5) * 0x1p-53;
    }

    /** Uniform from 0 below {@code n}; the bias is below n/2^64. */
    public int below(int n, long index) {
        return (int) Math.multiplyHigh(bits(index) >>> 1, 2L * n);
    }

    /** The numbers from 0 below {@code n} in random order (Fisher and Yates), by the first n numbers of the stream. */
    public int[] permutation(int n) {
        int[] order = new int[n];
        for (int i = 0; i < n; i++) {
            int j = below(i + 1, i);
            order[i] = order[j];
            order[j] = i;
        }
        return order;
    }

    private static long mix(long x) {
        long z = (x ^ (x >>> 30)) * 0xbf58476d1ce4e5b9L;
        z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
        return z ^ (z >>> 31);
    }
}
