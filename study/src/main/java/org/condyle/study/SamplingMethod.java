package org.condyle.study;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.condyle.study.sampling.HaltonSequence;
import org.condyle.study.sampling.LatinHypercube;
import org.condyle.study.sampling.MonteCarlo;
import org.condyle.study.sampling.MorrisTrajectories;
import org.condyle.study.sampling.Points;
import org.condyle.study.sampling.SaltelliPoints;
import org.condyle.study.sampling.SobolSequence;

/** How the values of the runs are drawn. */
public enum SamplingMethod {
    SOBOL,
    LATIN_HYPERCUBE,
    MONTE_CARLO,
    HALTON,
    SALTELLI,
    MORRIS,
    /** The rows of a file of samples, one after the other. */
    ROWS;

    /** As in a study file. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static List<String> words() {
        return Arrays.stream(values()).map(SamplingMethod::word).toList();
    }

    static SamplingMethod named(String word) {
        return Arrays.stream(values())
                .filter(m -> m.word().equals(word))
                .findFirst()
                .orElseThrow();
    }

    /** Runs of one sample. */
    public int block(int dimension) {
        return this == SALTELLI ? dimension + 2 : this == MORRIS ? dimension + 1 : 1;
    }

    /** Whether a run is one of independent draws from the distributions; others are moves from one to the next. */
    public boolean isIndependent(int run, int dimension) {
        return this == SALTELLI ? (run - 1) % block(dimension) < 2 : this != MORRIS;
    }

    /** Whether more samples leave the first ones as they are. */
    boolean canBeExtended() {
        return this != LATIN_HYPERCUBE;
    }

    Points points(int dimension, int samples, long seed, int levels) {
        return switch (this) {
            case SOBOL -> new SobolSequence(dimension, seed);
            case LATIN_HYPERCUBE -> new LatinHypercube(dimension, samples, seed);
            case HALTON -> new HaltonSequence(dimension, seed);
            case SALTELLI -> new SaltelliPoints(new SobolSequence(2 * dimension, seed));
            case MORRIS -> new MorrisTrajectories(dimension, levels, seed);
            case MONTE_CARLO, ROWS -> new MonteCarlo(dimension, seed);
        };
    }
}
