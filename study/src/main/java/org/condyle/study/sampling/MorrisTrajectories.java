package org.condyle.study.sampling;

/**
 * Trajectories of d + 1 points, each of which differs from the one before in one coordinate, by half of the range (M. D. Morris:
 * Factorial sampling plans for preliminary computational experiments, Technometrics 33, 1991). The p levels are the middles of
 * p equal intervals and not their ends, as in the paper, because a normal distribution has no quantile at the ends.
 */
public final class MorrisTrajectories implements Points {
    private final int dimension;
    private final int levels;
    private final long seed;

    /** @param levels an even number */
    public MorrisTrajectories(int dimension, int levels, long seed) {
        if (levels < 2 || levels % 2 != 0) {
            throw new IllegalArgumentException("Morris trajectories need an even number of levels, was " + levels);
        }
        this.dimension = dimension;
        this.levels = levels;
        this.seed = seed;
    }

    @Override
    public int dimension() {
        return dimension;
    }

    /** Points of a trajectory. */
    @Override
    public int block() {
        return dimension + 1;
    }

    @Override
    public int draws() {
        return 0;
    }

    @Override
    public double[] at(int number) {
        int trajectory = number / block(), moves = number % block();
        CounterRandom random = new CounterRandom(seed, trajectory);
        int[] order = new CounterRandom(random.bits(-1), trajectory).permutation(dimension);
        double[] x = new double[dimension];
        for (int i = 0; i < dimension; i++) {
            int level = random.below(levels / 2, 2L * i);
            boolean up = random.bits(2L * i + 1) >= 0, moved = order[i] < moves;
            x[i] = (level + 0.5 + (up == moved ? levels / 2 : 0)) / levels;
        }
        return x;
    }
}
