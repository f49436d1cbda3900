package org.condyle.study.statistics;

/** A confidence interval of 95 %. */
public record Interval(double low, double high) {
    /** Half of the width of a 95 % interval of a normal number with deviation 1. */
    static final double NORMAL = 1.959963984540054;

    public boolean covers(double x) {
        return low <= x && x <= high;
    }

    /** The middle 95 % of estimates, which are sorted in place. */
    static Interval ofEstimates(double[] estimates) {
        java.util.Arrays.sort(estimates);
        return new Interval(Quantile.ofSorted(estimates, 0.025), Quantile.ofSorted(estimates, 0.975));
    }
}
