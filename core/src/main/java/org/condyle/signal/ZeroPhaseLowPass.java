package org.condyle.signal;

import org.condyle.math.Check;

/**
 * Butterworth low-pass filter without delay: a filter of half the order, run forwards and backwards, whose own cut-off
 * is raised so that both passes together are 3 dB down at the cut-off that was asked for (D. A. Winter, "Biomechanics
 * and Motor Control of Human Movement", 4th ed. 2009, section 3.4.4). With order 2n, sampling rate F and cut-off fc the
 * gain is
 *
 * <pre>  G(f) = 1 / (1 + (√2 - 1) (tan(π f/F) / tan(π fc/F))^(2n))  </pre>
 *
 * The signal is continued at both ends by up to three periods of the cut-off ({@link Padding}), and each pass starts as
 * if its first value had been there always. The sections of second and first order are bilinear transforms.
 *
 * @param order 2, 4, 6 or 8, of both passes together
 * @param cutoff [Hz], below half the sampling rate
 * @param rate sampling rate [Hz]
 */
public record ZeroPhaseLowPass(int order, double cutoff, double rate) {
    private static final double PERIODS = 3;

    public ZeroPhaseLowPass {
        if (order < 2 || order > 8 || order % 2 != 0) {
            throw new IllegalArgumentException("the order of the filter must be 2, 4, 6 or 8, was " + order);
        }
        Check.positive("cut-off frequency [Hz]", cutoff);
        Check.positive("sampling rate [Hz]", rate);
        if (cutoff >= rate / 2) {
            throw new IllegalArgumentException("the cut-off frequency " + cutoff
                    + " Hz must be below half the sampling rate, which is " + rate / 2 + " Hz");
        }
    }

    /** The filtered signal; {@code x} has finite numbers at equal time steps. */
    public double[] filter(double[] x) {
        if (x.length < 2) {
            return x.clone();
        }
        int count = (int) Math.min(x.length - 1, Math.ceil(PERIODS * rate / cutoff));
        double[] padded = Padding.odd(x, count);
        pass(padded, 0, 1);
        pass(padded, padded.length - 1, -1);
        double[] y = new double[x.length];
        System.arraycopy(padded, count, y, 0, x.length);
        return y;
    }

    /** Gain of both passes at a frequency [Hz]. */
    public double gain(double frequency) {
        double ratio = Math.tan(Math.PI * frequency / rate) / Math.tan(Math.PI * cutoff / rate);
        return 1 / (1 + (Math.sqrt(2) - 1) * Math.pow(ratio, order));
    }

    private void pass(double[] x, int from, int step) {
        int n = order / 2;
        double w = Math.tan(Math.PI * cutoff / rate) / Math.pow(Math.sqrt(2) - 1, 1.0 / order);
        for (int k = 1; k <= n / 2; k++) {
            double q = 2 * Math.sin((2 * k - 1) * Math.PI / (2 * n)); // of the pole pair s² + q w s + w²
            double d = 1 + q * w + w * w;
            section(x, from, step, w * w / d, 2 * w * w / d, w * w / d, 2 * (w * w - 1) / d, (1 - q * w + w * w) / d);
        }
        if (n % 2 == 1) {
            section(x, from, step, w / (1 + w), w / (1 + w), 0, (w - 1) / (w + 1), 0);
        }
    }

    /** One section in transposed direct form, in place, in the state that belongs to a constant first value. */
    private static void section(double[] x, int from, int step, double b0, double b1, double b2, double a1, double a2) {
        double s2 = (b2 - a2) * x[from];
        double s1 = (b1 - a1) * x[from] + s2;
        for (int i = from; i >= 0 && i < x.length; i += step) {
            double y = b0 * x[i] + s1;
            s1 = b1 * x[i] - a1 * y + s2;
            s2 = b2 * x[i] - a2 * y;
            x[i] = y;
        }
    }
}
