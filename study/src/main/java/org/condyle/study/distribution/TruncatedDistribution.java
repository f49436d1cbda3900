package org.condyle.study.distribution;

/** Another distribution on the condition that the value lies between two ends, which may be infinite. */
public record TruncatedDistribution(Distribution of, double from, double to) implements Distribution {
    public TruncatedDistribution {
        if (!(from < to) || !(of.cumulative(to) - of.cumulative(from) > 0)) {
            throw new IllegalArgumentException("a truncated distribution needs from < to, and values between them");
        }
    }

    @Override
    public double quantile(double u) {
        double low = of.cumulative(from), high = of.cumulative(to);
        return Math.min(to, Math.max(from, of.quantile(low + u * (high - low))));
    }

    @Override
    public double cumulative(double x) {
        double low = of.cumulative(from), high = of.cumulative(to);
        return Math.min(1, Math.max(0, (of.cumulative(x) - low) / (high - low)));
    }
}
