package org.condyle.signal;

import java.util.Arrays;
import org.condyle.math.Check;
import org.condyle.math.QuinticSpline;

/**
 * The low-pass filter that OpenSim's tools apply to coordinates: a third-order Butterworth filter by the bilinear
 * transform, run forwards and then backwards. With w = tan(π fc T) for the cut-off fc and the sampling time T,
 *
 * <pre>
 *   y[i] = a (x[i] + 3 x[i-1] + 3 x[i-2] + x[i-3]) - b₁ y[i-1] - b₂ y[i-2] - b₃ y[i-3],   D = (w + 1)(w² + w + 1)
 *   a = w³/D,  b₁ = (3w³ + 2w² - 2w - 3)/D,  b₂ = (3w³ - 2w² - 2w + 3)/D,  b₃ = (w - 1)(w² - w + 1)/D
 * </pre>
 *
 * The first three samples of each pass are kept. Both passes together have the gain 1/(1 + (tan(π f T)/w)⁶): 1 at
 * rest, 1/2 at the cut-off, no phase. That is stronger than a filter that is 3 dB down at its cut-off
 * ({@link ZeroPhaseLowPass}).
 *
 * <p>Signals are first continued at both ends by half their number of samples ({@link Padding}). Unequal time steps are
 * resampled at the smallest of them. A cut-off above 0.49 of the sampling rate is taken as 0.49 of it, as OpenSim does.
 */
public final class OpenSimLowPass {
    /** Time steps that differ less than this part count as equal; printed times differ by more. */
    private static final double EQUAL = 1e-9;

    private static final double HIGHEST = 0.49;

    private OpenSimLowPass() {}

    /**
     * The signal at its own times, filtered.
     *
     * @param times increasing [s]
     * @param values finite numbers
     * @param cutoff [Hz]
     */
    public static double[] filter(double[] times, double[] values, double cutoff) {
        Samples padded = padded(times, values, cutoff);
        int n = times.length, count = n / 2;
        if (Arrays.equals(padded.times(), Padding.odd(times, count))) {
            return Arrays.copyOfRange(padded.values(), count, count + n);
        }
        return Resampling.at(padded, times);
    }

    /**
     * The filtered signal with its continuation at both ends, on which OpenSim fits the spline that it differentiates.
     */
    public static Samples padded(double[] times, double[] values, double cutoff) {
        Check.positive("cut-off frequency [Hz]", cutoff);
        int count = times.length / 2;
        Samples even = evenly(new Samples(Padding.odd(times, count), Padding.odd(values, count)));
        if (even.size() < 4) {
            return even;
        }
        double step = (even.times()[even.size() - 1] - even.times()[0]) / (even.size() - 1);
        return new Samples(even.times(), twice(even.values(), step, cutoff));
    }

    /** The same signal at equal steps, the smallest it has. */
    private static Samples evenly(Samples s) {
        int n = s.size();
        if (n < 4) {
            return s;
        }
        double[] t = s.times();
        double smallest = Resampling.smallestStep(t);
        if ((t[n - 1] - t[0]) / (n - 1) - smallest <= EQUAL * smallest) {
            return s;
        }
        double[] grid = Resampling.grid(t[0], t[n - 1], smallest);
        QuinticSpline spline = new QuinticSpline(t, s.values());
        return new Samples(grid, Arrays.stream(grid).map(spline::value).toArray());
    }

    /** Forwards and backwards over samples at equal steps [s]; nothing is added at the ends. */
    static double[] twice(double[] x, double step, double cutoff) {
        double w = Math.tan(Math.PI * Math.min(cutoff, HIGHEST / step) * step);
        double[] y = backwards(pass(x, w));
        return backwards(pass(y, w));
    }

    private static double[] pass(double[] x, double w) {
        double w2 = w * w, w3 = w2 * w;
        double d = (w + 1) * (w2 + w + 1);
        double a = w3 / d;
        double b1 = (3 * w3 + 2 * w2 - 2 * w - 3) / d;
        double b2 = (3 * w3 - 2 * w2 - 2 * w + 3) / d;
        double b3 = (w - 1) * (w2 - w + 1) / d;
        double[] y = x.clone();
        for (int i = 3; i < x.length; i++) {
            y[i] = a * (x[i] + 3 * x[i - 1] + 3 * x[i - 2] + x[i - 3]) - b1 * y[i - 1] - b2 * y[i - 2] - b3 * y[i - 3];
        }
        return y;
    }

    private static double[] backwards(double[] x) {
        double[] y = new double[x.length];
        for (int i = 0; i < x.length; i++) {
            y[i] = x[x.length - 1 - i];
        }
        return y;
    }
}
