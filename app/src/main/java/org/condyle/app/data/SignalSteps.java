package org.condyle.app.data;

import java.util.Arrays;
import java.util.List;
import org.condyle.app.text.Terminal;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.problem.Code;
import org.condyle.signal.Gaps;
import org.condyle.signal.Resampling;
import org.condyle.signal.ZeroPhaseLowPass;

/**
 * Gaps filled, frequencies cut off, times changed, in this order; times at unequal steps are resampled before the filter.
 *
 * @param fill longest gap that is filled [s]; 0 for none
 * @param cutoff [Hz]; 0 for no filter
 * @param rate samples a second of the result [Hz]; 0 to keep the times
 */
record SignalSteps(double fill, double cutoff, double rate) {
    private static final int ORDER = 4;
    /** Printed times differ from equal steps by less than this part of a step. */
    private static final double EVEN = 0.02;

    boolean isNothing() {
        return fill == 0 && cutoff == 0 && rate == 0;
    }

    /** Refuses what cannot be done with these times. */
    void check(String file, double[] times) {
        if (rate > 0 && times.length > 1) {
            double first = times[0], last = times[times.length - 1], rows = Resampling.rows(first, last, 1 / rate);
            if (!(rows <= Resampling.MOST_ROWS)) {
                throw new DocumentException(
                        Code.OVER_LIMIT,
                        Position.in(file),
                        "--rate " + Terminal.number(rate) + " Hz: from " + Terminal.number(first) + " s to "
                                + Terminal.number(last) + " s that would be " + Terminal.number(rows)
                                + " rows, and at most " + Resampling.MOST_ROWS
                                + " are written",
                        "are the times of the file right? Give a smaller rate, or choose times with"
                                + " --from and --to in a first step");
            }
        }
        if (cutoff == 0) {
            return;
        }
        if (rate == 0 && !Resampling.isEven(times, EVEN)) {
            throw new DocumentException(
                    Code.MISSING_KEY,
                    Position.in(file),
                    "--low-pass needs equal time steps, and those of the file differ",
                    "resample with --rate as well");
        }
        double sampling = samplingRate(times);
        if (!(cutoff < sampling / 2)) {
            throw new DocumentException(
                    Code.OUT_OF_RANGE,
                    Position.in(file),
                    "--low-pass " + cutoff + " Hz: the cut-off must be below half the sampling rate, which is "
                            + sampling / 2 + " Hz");
        }
    }

    private double samplingRate(double[] times) {
        int n = times.length;
        return !Resampling.isEven(times, EVEN) ? rate : n < 2 ? 0 : (n - 1) / (times[n - 1] - times[0]);
    }

    /** The times of the result. */
    double[] times(double[] times) {
        return rate == 0 || times.length < 2
                ? times.clone()
                : Resampling.grid(times[0], times[times.length - 1], 1 / rate);
    }

    /** One column at the times of the result. */
    double[] column(double[] times, double[] values) {
        double[] x = fill > 0 ? Gaps.fill(times, values, fill) : values;
        boolean even = Resampling.isEven(times, EVEN);
        double[] wanted = times(times);
        if (!even && rate > 0) {
            x = Resampling.at(times, x, wanted);
        }
        if (cutoff > 0) {
            x = Gaps.between(x, new ZeroPhaseLowPass(ORDER, cutoff, samplingRate(times))::filter);
        }
        return even && rate > 0 && !Arrays.equals(times, wanted) ? Resampling.at(times, x, wanted) : x;
    }

    Measurement of(Measurement m) {
        if (isNothing()) {
            return m;
        }
        check(m.file(), m.times());
        List<double[]> columns =
                m.columns().stream().map(c -> column(m.times(), c)).toList();
        return m.with(times(m.times()), columns);
    }
}
