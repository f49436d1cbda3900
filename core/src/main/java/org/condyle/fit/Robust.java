package org.condyle.fit;

import java.util.Arrays;

/**
 * Weights that keep outliers from ruling a fit. A fit begins with the sum of absolute residuals, which a few wild points
 * cannot carry away, takes the spread of the residuals from their median, and ends with Tukey's biweight: residuals of
 * more than 4.685 spreads have no influence, and 95 % of the efficiency for normal noise is kept. P. J. Huber, Robust
 * Statistics, 1981, chapters 6 and 7.
 */
final class Robust {
    private static final double TUKEY = 4.685;
    private static final double NORMAL = 1.482602218505602; // standard deviation by median of absolute values

    private Robust() {}

    /** Spread of residuals of a fit with p unknowns, of which p can always be made small. */
    static double spread(double[] residuals, int p) {
        double[] size = new double[residuals.length];
        for (int i = 0; i < size.length; i++) {
            size[i] = Math.abs(residuals[i]);
        }
        Arrays.sort(size);
        int from = Math.min(p, size.length - 1), m = size.length - from;
        double median = 0.5 * (size[from + (m - 1) / 2] + size[from + m / 2]);
        return NORMAL * median;
    }

    /** Weights whose sum of squares is a sum of absolute values; {@code least} keeps them finite. */
    static double[] absolute(double[] residuals, double least) {
        double[] w = new double[residuals.length];
        for (int i = 0; i < w.length; i++) {
            w[i] = least / Math.max(least, Math.abs(residuals[i]));
        }
        return w;
    }

    static double[] tukey(double[] residuals, double spread) {
        double[] w = new double[residuals.length];
        for (int i = 0; i < w.length; i++) {
            double u = residuals[i] / (TUKEY * spread), v = 1 - u * u;
            w[i] = v > 0 ? v * v : 0;
        }
        return w;
    }

    /** Variance that takes the place of σ² in the covariance σ² (AᵀA)⁻¹, Huber's (6.5) of section 7.6. */
    static double variance(double[] residuals, double spread, int p) {
        int n = residuals.length;
        double square = 0, slope = 0, slopes = 0;
        for (double r : residuals) {
            double u = r / (TUKEY * spread), v = 1 - u * u;
            if (v > 0) {
                square += r * r * v * v * v * v;
                double d = v * (1 - 5 * u * u);
                slope += d;
                slopes += d * d;
            }
        }
        double mean = slope / n, k = 1 + (double) p / n * (slopes / n - mean * mean) / (mean * mean);
        return k * k * square / (n - p) / (mean * mean);
    }
}
