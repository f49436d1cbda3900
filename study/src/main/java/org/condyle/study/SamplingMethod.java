package org.condyle.study;

import java.util.List;
import java.util.Objects;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import org.condyle.study.sampling.HaltonSequence;
import org.condyle.study.sampling.LatinHypercube;
import org.condyle.study.sampling.MonteCarlo;
import org.condyle.study.sampling.MorrisTrajectories;
import org.condyle.study.sampling.Points;
import org.condyle.study.sampling.SaltelliPoints;
import org.condyle.study.sampling.SobolSequence;
import org.condyle.study.statistics.MorrisEffects;
import org.condyle.study.statistics.Sensitivity;
import org.condyle.study.statistics.SobolIndices;
import org.jspecify.annotations.Nullable;

/**
 * How the values of the runs are drawn: the catalog of methods. A method is a line of {@link #ALL} with its points, which know how they
 * belong together; all others ask for what it can do and never which one it is.
 *
 * @param word       in study files
 * @param made       the points
 * @param mostKeys   how many keys it can draw
 * @param levels     what is wrong with a number of levels; empty if nothing is
 * @param rows       whether the runs take the rows of a file in their order and draw nothing
 * @param dependence why keys cannot be correlated; empty if they can
 * @param samples    how the number of samples is counted; empty for points
 * @param estimator  what the runs tell of the keys besides correlations
 */
public record SamplingMethod(
        String word,
        Maker made,
        int mostKeys,
        IntFunction<String> levels,
        boolean rows,
        String dependence,
        String samples,
        Sensitivity.@Nullable Estimator estimator) {
    /** Makes the points of a study. */
    @FunctionalInterface
    public interface Maker {
        Points points(int dimension, int samples, long seed, int levels);
    }

    /** In the order of messages and documentation. */
    static final List<SamplingMethod> ALL = List.of(
            drawing("sobol", SobolSequence.MOST, (keys, samples, seed, levels) -> new SobolSequence(keys, seed)),
            drawing("latin-hypercube", (keys, samples, seed, levels) -> new LatinHypercube(keys, samples, seed)),
            drawing("monte-carlo", (keys, samples, seed, levels) -> new MonteCarlo(keys, seed)),
            drawing("halton", (keys, samples, seed, levels) -> new HaltonSequence(keys, seed)),
            drawing(
                            "saltelli",
                            SobolSequence.MOST / 2,
                            (keys, samples, seed, levels) -> new SaltelliPoints(new SobolSequence(2 * keys, seed)))
                    .estimating("blocks of keys + 2 runs", SobolIndices.ESTIMATOR),
            drawing("morris", (keys, samples, seed, levels) -> new MorrisTrajectories(keys, levels, seed))
                    .estimating("trajectories of keys + 1 runs", MorrisEffects.ESTIMATOR)
                    .withLevels(n -> n % 2 == 0 ? "" : "must be even, was " + n),
            rows("rows"));

    /** A method whose points are independent draws. */
    static SamplingMethod drawing(String word, Maker made) {
        return drawing(word, Integer.MAX_VALUE, made);
    }

    private static SamplingMethod drawing(String word, int mostKeys, Maker made) {
        return new SamplingMethod(word, made, mostKeys, n -> "", false, "", "", null);
    }

    private static SamplingMethod rows(String word) {
        Maker any = (keys, samples, seed, levels) -> new MonteCarlo(keys, seed);
        String dependence = "the rows of a file have their own correlation";
        return new SamplingMethod(word, any, Integer.MAX_VALUE, n -> "", true, dependence, "", null);
    }

    /** The same, for points from which more can be estimated if the keys are independent. */
    SamplingMethod estimating(String counted, Sensitivity.Estimator by) {
        String why = "the method '" + word + "' needs independent keys; without 'correlate', or with "
                + "another method, correlations with the outputs can still be computed";
        return new SamplingMethod(word, made, mostKeys, levels, rows, why, counted, by);
    }

    private SamplingMethod withLevels(IntFunction<String> wrong) {
        return new SamplingMethod(word, made, mostKeys, wrong, rows, dependence, samples, estimator);
    }

    static List<String> words() {
        return ALL.stream().map(SamplingMethod::word).toList();
    }

    static SamplingMethod named(String word) {
        return ALL.stream().filter(m -> m.word.equals(word)).findFirst().orElseThrow();
    }

    /** What the methods that do more than drawing points give: "saltelli gives the indices of Sobol', ...". */
    static String given() {
        return ALL.stream()
                .filter(m -> m.estimator != null)
                .map(m ->
                        m.word + " gives " + Objects.requireNonNull(m.estimator).gives())
                .collect(Collectors.joining(", "));
    }

    /** How those that do not count points count: "of 'saltelli' blocks of keys + 2 runs, ...". */
    static String counted() {
        return ALL.stream()
                .filter(m -> !m.samples.isEmpty())
                .map(m -> "of '" + m.word + "' " + m.samples)
                .collect(Collectors.joining(", "));
    }

    /** The method whose estimates a claim asks for by such a word, null if all have it. */
    static @Nullable SamplingMethod of(String claim) {
        return ALL.stream()
                .filter(m -> m.estimator != null && m.estimator.claims().contains(claim))
                .findFirst()
                .orElse(null);
    }
}
