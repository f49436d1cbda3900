package org.condyle.study.statistics;

/**
 * A quantile of a sample with its interval.
 *
 * <p>The value interpolates between neighbours (definition 7 of R. J. Hyndman and Y. Fan, Am. Stat. 50, 1996). The interval is
 * between the order statistics n p ± 1.96 √(n p (1-p)), whatever the distribution (W. J. Conover: Practical nonparametric
 * statistics, section 3.2). It holds for independent points; for sequences and hypercubes it is too wide.
 *
 * @param probability of smaller values
 */
public record Quantile(double probability, double value, Interval interval) {
    /** @param sorted without gaps, at least one number */
    static Quantile of(double[] sorted, double p) {
        int n = sorted.length;
        double half = Interval.NORMAL * Math.sqrt(n * p * (1 - p));
        int low = (int) Math.ceil(n * p - half), high = (int) Math.ceil(n * p + half);
        return new Quantile(
                p,
                ofSorted(sorted, p),
                new Interval(sorted[Math.max(1, low) - 1], sorted[Math.min(n, Math.max(1, high)) - 1]));
    }

    static double ofSorted(double[] sorted, double p) {
        double at = p * (sorted.length - 1);
        int i = (int) at;
        double next = sorted[Math.min(i + 1, sorted.length - 1)];
        return sorted[i] + (at - i) * (next - sorted[i]);
    }
}
