package org.condyle.study.statistics;

/**
 * Counts in equal intervals between the least and the largest value. The width is that of D. Freedman and P. Diaconis, 2 IQR/∛n, in
 * between 5 and 50 intervals.
 */
public record Histogram(double from, double to, int[] counts) {
    private static final int FEWEST = 5;
    private static final int MOST = 50;

    static Histogram of(double[] sorted) {
        double from = sorted[0], to = sorted[sorted.length - 1];
        double spread = Quantile.ofSorted(sorted, 0.75) - Quantile.ofSorted(sorted, 0.25);
        double wide = 2 * spread / Math.cbrt(sorted.length);
        int bins = to > from ? (int) Math.min(MOST, Math.max(FEWEST, Math.ceil((to - from) / wide))) : 1;
        int[] counts = new int[bins];
        for (double x : sorted) {
            counts[to > from ? (int) Math.min(bins - 1, bins * ((x - from) / (to - from))) : 0]++;
        }
        return new Histogram(from, to, counts);
    }
}
