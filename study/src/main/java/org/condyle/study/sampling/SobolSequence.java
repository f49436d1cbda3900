package org.condyle.study.sampling;

import org.hipparchus.random.SobolSequenceGenerator;

/**
 * Sobol' sequence with the direction numbers of S. Joe and F. Y. Kuo (SIAM J. Sci. Comput. 30, 2008; new-joe-kuo-6), which
 * Hipparchus contains, scrambled by a random linear matrix and a random digital shift (J. Matoušek: On the L2-discrepancy for
 * anchored boxes, J. Complexity 14, 1998). Each aligned block of 2^m points keeps the balance of the sequence.
 *
 * <p>Scrambling is not only for the sake of a seed: the first plain point is the origin, where a normal distribution has
 * no quantile, and leaving it out, as is often done, spoils the balance of all that follows (A. B. Owen: On dropping the first
 * Sobol' point, MCQMC 2020). Points are in the order of the Gray code, as those of Hipparchus are.
 */
public final class SobolSequence implements Points {
    /** Dimensions that there are direction numbers for. */
    public static final int MOST = 21_201;

    private static final int BITS = 52;
    private static final int COLUMNS = 31; // of bits of a number of points

    private final long[][] directions;
    private final long[] shift;

    private SobolSequence(long[][] directions, long[] shift) {
        this.directions = directions;
        this.shift = shift;
    }

    public SobolSequence(int dimension, long seed) {
        this(plainDirections(dimension), new long[dimension]);
        for (int i = 0; i < dimension; i++) {
            CounterRandom random = new CounterRandom(seed, i);
            scramble(directions[i], random);
            shift[i] = random.bits(BITS) >>> (64 - BITS);
        }
    }

    /** Without scrambling; its first point is half a unit of the last bit beside the origin. For comparisons. */
    static SobolSequence plain(int dimension) {
        return new SobolSequence(plainDirections(dimension), new long[dimension]);
    }

    /** Point 2^(j+1) - 1 has the Gray code 2^j: it is the direction of bit j by itself. */
    private static long[][] plainDirections(int dimension) {
        SobolSequenceGenerator generator = new SobolSequenceGenerator(dimension);
        long[][] directions = new long[dimension][COLUMNS];
        for (int j = 0; j < COLUMNS; j++) {
            double[] x = generator.skipTo((int) ((1L << (j + 1)) - 1));
            for (int i = 0; i < dimension; i++) {
                directions[i][j] = (long) (x[i] * 0x1p52);
            }
        }
        return directions;
    }

    /** Multiplies by a random lower triangular matrix of bits with ones on its diagonal. */
    private static void scramble(long[] directions, CounterRandom random) {
        for (int j = 0; j < directions.length; j++) {
            long v = directions[j], scrambled = 0;
            for (int c = 0; c < BITS; c++) {
                long diagonal = 1L << (BITS - 1 - c);
                if ((v & diagonal) != 0) {
                    scrambled ^= diagonal | (random.bits(c) & (diagonal - 1));
                }
            }
            directions[j] = scrambled;
        }
    }

    @Override
    public int dimension() {
        return directions.length;
    }

    @Override
    public double[] at(int number) {
        int gray = number ^ (number >>> 1);
        double[] x = new double[directions.length];
        for (int i = 0; i < x.length; i++) {
            long bits = shift[i];
            for (int rest = gray; rest != 0; rest &= rest - 1) {
                bits ^= directions[i][Integer.numberOfTrailingZeros(rest)];
            }
            x[i] = (bits + 0.5) * 0x1p-52;
        }
        return x;
    }
}
