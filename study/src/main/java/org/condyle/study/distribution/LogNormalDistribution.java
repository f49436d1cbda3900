package org.condyle.study.distribution;

/**
 * The logarithm is normal. Mean and deviation are those of the values themselves and not of their logarithms: with v = (s/m)²
 * the logarithm has the variance ln(1 + v) and the mean ln m - ln(1 + v)/2.
 */
public record LogNormalDistribution(double mean, double deviation) implements Distribution {
    public LogNormalDistribution {
        if (!(mean > 0 && deviation > 0)) {
            throw new IllegalArgumentException("a log-normal distribution needs a mean > 0 and a deviation > 0");
        }
    }

    private NormalDistribution logarithm() {
        double variance = StrictMath.log1p(deviation / mean * (deviation / mean));
        return new NormalDistribution(StrictMath.log(mean) - variance / 2, Math.sqrt(variance));
    }

    @Override
    public double quantile(double u) {
        return StrictMath.exp(logarithm().quantile(u));
    }

    @Override
    public double cumulative(double x) {
        return x <= 0 ? 0 : logarithm().cumulative(StrictMath.log(x));
    }
}
