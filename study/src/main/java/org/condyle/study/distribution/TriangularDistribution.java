package org.condyle.study.distribution;

/** The density rises linearly from one end to the mode and falls to the other end. */
public record TriangularDistribution(double from, double mode, double to) implements Distribution {
    public TriangularDistribution {
        if (!(from <= mode && mode <= to && from < to)) {
            throw new IllegalArgumentException("a triangular distribution needs from <= mode <= to and from < to");
        }
    }

    @Override
    public double quantile(double u) {
        double peak = (mode - from) / (to - from);
        return u <= peak
                ? from + Math.sqrt(u * (to - from) * (mode - from))
                : to - Math.sqrt((1 - u) * (to - from) * (to - mode));
    }

    @Override
    public double cumulative(double x) {
        if (x <= from || x >= to) {
            return x <= from ? 0 : 1;
        }
        return x <= mode
                ? (x - from) * (x - from) / ((to - from) * (mode - from))
                : 1 - (to - x) * (to - x) / ((to - from) * (to - mode));
    }
}
