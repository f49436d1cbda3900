package org.condyle.study.distribution;

/** A distribution of numbers. */
public interface Distribution {
    /** The value that is exceeded with probability 1 - u, for 0 &lt; u &lt; 1. */
    double quantile(double u);

    /** The probability of values up to {@code x}. */
    double cumulative(double x);

    /** All that its values depend on, for a fingerprint. */
    @Override
    String toString();
}
