package org.condyle.fit;

/**
 * A fitted number with its uncertainty.
 *
 * @param value         the estimate
 * @param standardError its standard deviation, estimated from the residuals
 * @param low           lower end of the confidence interval
 * @param high          upper end
 */
public record Estimate(double value, double standardError, double low, double high) {
    /** The interval value ± quantile · error. */
    public static Estimate of(double value, double standardError, double quantile) {
        return new Estimate(value, standardError, value - quantile * standardError, value + quantile * standardError);
    }

    public boolean contains(double truth) {
        return truth >= low && truth <= high;
    }

    /** Half of the width of the interval. */
    public double halfWidth() {
        return 0.5 * (high - low);
    }
}
