package org.condyle.signal;

import java.util.Arrays;
import org.condyle.math.QuinticSpline;

/** Signals at other times than they were measured at, by natural quintic splines through each run without gaps. */
public final class Resampling {
    /** A last instant that is missed by this part of a step is still meant. */
    private static final double SLACK = 1e-6;

    /** Most rows of a grid: 1000 s at 2 kHz, far more than a motion has; more are a mistake in the times. */
    public static final int MOST_ROWS = 2_000_000;

    private Resampling() {}

    /** The smallest difference of neighbouring times [s]; infinite if there are less than two. */
    public static double smallestStep(double[] times) {
        double smallest = Double.POSITIVE_INFINITY;
        for (int i = 1; i < times.length; i++) {
            double step = times[i] - times[i - 1];
            if (!(step > 0)) {
                throw new IllegalArgumentException(
                        "times must increase: " + times[i] + " s stands after " + times[i - 1] + " s");
            }
            smallest = Math.min(smallest, step);
        }
        return smallest;
    }

    /** Do all steps differ by less than this part of their mean? */
    public static boolean isEven(double[] times, double part) {
        int n = times.length;
        double mean = n < 2 ? 0 : (times[n - 1] - times[0]) / (n - 1);
        for (int i = 1; i < n; i++) {
            if (!(Math.abs(times[i] - times[i - 1] - mean) <= part * mean)) {
                return false;
            }
        }
        return true;
    }

    /** How many times {@link #grid} would give, if there were no limit. */
    public static double rows(double first, double last, double step) {
        return Math.floor((last - first) / step + SLACK) + 1;
    }

    /** Times from {@code first} in equal steps, as far as {@code last} allows. */
    public static double[] grid(double first, double last, double step) {
        double rows = rows(first, last, step);
        if (!(step > 0) || !(rows >= 1) || rows > MOST_ROWS) {
            throw new IllegalArgumentException(
                    "no grid of times from " + first + " s to " + last + " s in steps of " + step + " s");
        }
        double[] grid = new double[(int) rows];
        Arrays.setAll(grid, i -> Math.min(last, first + i * step));
        return grid;
    }

    /** The signal at other times. */
    public static double[] at(Samples signal, double[] times) {
        return at(signal.times(), signal.values(), times);
    }

    /**
     * The signal at other times. Between two samples of which one is missing, and outside of the measured range, the
     * result is missing (NaN).
     */
    public static double[] at(double[] times, double[] values, double[] wanted) {
        double[] out = new double[wanted.length];
        Arrays.fill(out, Double.NaN);
        for (Gaps.Range run : Gaps.runs(values)) {
            double slack = SLACK * (run.size() > 1 ? times[run.first() + 1] - times[run.first()] : 0);
            double first = times[run.first()] - slack, last = times[run.last()] + slack;
            if (run.size() < 3) { // too short for the spline: a line, or the sample alone
                for (int i = 0; i < wanted.length; i++) {
                    if (wanted[i] >= first && wanted[i] <= last) {
                        out[i] = between(times, values, run, wanted[i]);
                    }
                }
                continue;
            }
            QuinticSpline spline = new QuinticSpline(
                    Arrays.copyOfRange(times, run.first(), run.last() + 1),
                    Arrays.copyOfRange(values, run.first(), run.last() + 1));
            for (int i = 0; i < wanted.length; i++) {
                if (wanted[i] >= first && wanted[i] <= last) {
                    out[i] = spline.value(wanted[i]);
                }
            }
        }
        return out;
    }

    private static double between(double[] times, double[] values, Gaps.Range run, double at) {
        int a = run.first(), b = run.last();
        return a == b ? values[a] : values[a] + (values[b] - values[a]) * (at - times[a]) / (times[b] - times[a]);
    }
}
