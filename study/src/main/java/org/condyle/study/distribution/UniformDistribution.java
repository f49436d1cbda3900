package org.condyle.study.distribution;

/** All values between two ends are equally probable. */
public record UniformDistribution(double from, double to) implements Distribution {
    public UniformDistribution {
        if (!(from < to)) {
            throw new IllegalArgumentException("a uniform distribution needs from < to");
        }
    }

    @Override
    public double quantile(double u) {
        return from + u * (to - from);
    }

    @Override
    public double cumulative(double x) {
        return Math.min(1, Math.max(0, (x - from) / (to - from)));
    }
}
