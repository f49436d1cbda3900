package org.condyle.study.statistics;

import java.util.Arrays;
import java.util.List;

/**
 * One output of many runs.
 *
 * @param count        runs that have the number
 * @param meanInterval mean ± 1.96 s/√n: of independent points; for sequences and hypercubes it is too wide
 * @param deviation    with n - 1
 */
public record Summary(
        int count,
        double mean,
        Interval meanInterval,
        double deviation,
        double least,
        double largest,
        List<Quantile> quantiles,
        Histogram histogram) {
    private static final double[] PROBABILITIES = {0.05, 0.25, 0.5, 0.75, 0.95};

    /**
     * The summary of a column.
     *
     * @param values NaN for runs that have no number; at least one must have one
     */
    public static Summary of(double[] values) {
        double[] x = Arrays.stream(values).filter(Double::isFinite).sorted().toArray();
        if (x.length == 0) {
            throw new IllegalArgumentException("there are no numbers");
        }
        double mean = Arrays.stream(x).sum() / x.length, squares = 0; // a sum with compensation
        for (double v : x) {
            squares += (v - mean) * (v - mean);
        }
        double deviation = x.length > 1 ? Math.sqrt(squares / (x.length - 1)) : Double.NaN;
        double half = Interval.NORMAL * deviation / Math.sqrt(x.length);
        return new Summary(
                x.length,
                mean,
                new Interval(mean - half, mean + half),
                deviation,
                x[0],
                x[x.length - 1],
                Arrays.stream(PROBABILITIES).mapToObj(p -> Quantile.of(x, p)).toList(),
                Histogram.of(x));
    }

    /** The quantile of a probability that is among those computed. */
    public Quantile quantile(double p) {
        return quantiles.stream().filter(q -> q.probability() == p).findFirst().orElseThrow();
    }
}
