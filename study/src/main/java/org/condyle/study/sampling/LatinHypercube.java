package org.condyle.study.sampling;

/**
 * Latin hypercube: every coordinate has exactly one point in each of n equal intervals, at a random place in it (M. D. McKay,
 * R. J. Beckman, W. J. Conover: A comparison of three methods for selecting values of input variables, Technometrics 21, 1979).
 * The intervals depend on n, so a hypercube cannot be extended: with more points all would be others.
 */
public final class LatinHypercube implements Points {
    private final int n;
    private final Shuffle[] intervals;
    private final MonteCarlo places;

    public LatinHypercube(int dimension, int n, long seed) {
        this.n = n;
        intervals = new Shuffle[dimension];
        for (int i = 0; i < dimension; i++) {
            intervals[i] = new Shuffle(n, seed, -1 - i);
        }
        places = new MonteCarlo(dimension, seed);
    }

    @Override
    public int dimension() {
        return intervals.length;
    }

    /** The intervals are as many as the samples. */
    @Override
    public boolean canBeExtended() {
        return false;
    }

    @Override
    public double[] at(int number) {
        if (number >= n) {
            throw new IllegalArgumentException("a Latin hypercube of " + n + " points has no point " + number);
        }
        double[] x = places.at(number);
        for (int i = 0; i < x.length; i++) {
            x[i] = (intervals[i].of(number) + x[i]) / n;
        }
        return x;
    }
}
