package org.condyle.study.sampling;

/**
 * The numbers from 0 below n in random order, without a table of them: a Feistel network of six rounds over the smallest even
 * number of bits that holds n, walked on until the result is below n (J. Black and P. Rogaway: Ciphers with arbitrary finite
 * domains, CT-RSA 2002). A million numbers cost no memory, and any of them is found at once.
 */
final class Shuffle {
    private static final int ROUNDS = 6;

    private final int n;
    private final int half;
    private final int mask;
    private final CounterRandom[] rounds = new CounterRandom[ROUNDS];

    Shuffle(int n, long seed, long stream) {
        this.n = n;
        int bits = Math.max(1, 32 - Integer.numberOfLeadingZeros(n - 1));
        half = (bits + 1) / 2;
        mask = (1 << half) - 1;
        CounterRandom keys = new CounterRandom(seed, stream);
        for (int r = 0; r < ROUNDS; r++) {
            rounds[r] = new CounterRandom(keys.bits(r), r);
        }
    }

    /** Where {@code i} goes. */
    int of(int i) {
        long x = i;
        do { // at most three quarters of the domain are above n, so few walks are long
            x = once(x);
        } while (x >= n);
        return (int) x;
    }

    private long once(long x) {
        long left = x >>> half, right = x & mask;
        for (CounterRandom r : rounds) {
            long next = left ^ (r.bits(right) & mask);
            left = right;
            right = next;
        }
        return left << half | right;
    }
}
