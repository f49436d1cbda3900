package org.condyle.signal;

import org.condyle.math.Check;

/**
 * Low-pass filter by a finite sum over M samples on each side, without delay: the ideal filter cut off by a Hamming
 * window, as OpenSim's computed muscle control smooths the motion that it tracks (M = 50).
 *
 * <pre>  y[i] = Σ h[k] x[i-k] / Σ h[k],  h[k] = sin(v)/v (0.54 + 0.46 cos(π k/M)),  v = 2π fc T k,  |k| ≤ M  </pre>
 *
 * The signal is continued at both ends by M samples ({@link Padding}).
 */
public final class FirLowPass {
    private final double[] weights;

    /**
     * @param half M, the number of samples on each side
     * @param step sampling time [s]
     * @param cutoff [Hz]
     */
    public FirLowPass(int half, double step, double cutoff) {
        if (half < 1) {
            throw new IllegalArgumentException("the filter needs at least 1 sample on each side, has " + half);
        }
        Check.positive("sampling time [s]", step);
        Check.positive("cut-off frequency [Hz]", cutoff);
        weights = new double[half + 1];
        double sum = 0;
        for (int k = 0; k <= half; k++) {
            double v = 2 * Math.PI * cutoff * step * k;
            weights[k] = (k == 0 ? 1 : Math.sin(v) / v) * (0.54 + 0.46 * Math.cos(Math.PI * k / half));
            sum += k == 0 ? weights[k] : 2 * weights[k];
        }
        for (int k = 0; k <= half; k++) {
            weights[k] /= sum;
        }
    }

    /** The filtered signal; {@code x} has finite numbers at equal steps, more of them than the filter on one side. */
    public double[] filter(double[] x) {
        int half = weights.length - 1;
        if (x.length <= half) {
            throw new IllegalArgumentException("the filter needs at least " + (half + 1) + " samples, there are "
                    + x.length + "; take fewer samples on each side");
        }
        double[] padded = Padding.odd(x, half);
        double[] y = new double[x.length];
        for (int i = 0; i < x.length; i++) {
            double sum = weights[0] * padded[i + half];
            for (int k = 1; k <= half; k++) {
                sum += weights[k] * (padded[i + half - k] + padded[i + half + k]);
            }
            y[i] = sum;
        }
        return y;
    }

    /** Gain at a frequency [Hz] for a sampling time [s]; real, since the weights are symmetric. */
    public double gain(double frequency, double step) {
        double sum = weights[0];
        for (int k = 1; k < weights.length; k++) {
            sum += 2 * weights[k] * Math.cos(2 * Math.PI * frequency * step * k);
        }
        return sum;
    }
}
