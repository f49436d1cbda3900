package org.condyle.io.model.read;

import java.util.Arrays;
import org.condyle.expression.Dimension;
import org.condyle.expression.UserFunction;
import org.condyle.math.CubicSpline;
import org.jspecify.annotations.Nullable;

/** A column of a data file as a function of time, linear between its rows or a cubic spline, with a rule for other times. */
public final class InputTable implements UserFunction {
    /** What holds before the first row and after the last. */
    public enum Outside {
        /** A run must not go there; the value is not a number. */
        REFUSE,
        HOLD,
        ZERO
    }

    /** A time that is outside by rounding only, as a part of the length of the table. */
    private static final double ROUNDING = 1e-9;

    private final String name;
    private final double[] times;
    private final double[] values;
    private final @Nullable CubicSpline spline;
    private final Outside outside;
    private final Dimension dimension;
    private final double slack;

    /**
     * A table with at least two rows.
     *
     * @param times increasing [s]
     */
    public InputTable(
            String name, double[] times, double[] values, boolean smooth, Outside outside, Dimension dimension) {
        this.name = name;
        this.times = times.clone();
        this.values = values.clone();
        this.outside = outside;
        this.dimension = dimension;
        spline = smooth ? new CubicSpline(times, values, CubicSpline.Ends.NOT_A_KNOT) : null;
        slack = ROUNDING * (last() - first());
    }

    /** Name of the input. */
    public String name() {
        return name;
    }

    public double first() {
        return times[0];
    }

    public double last() {
        return times[times.length - 1];
    }

    /** Whether it has two continuous derivatives between its first and last row. */
    public boolean smooth() {
        return spline != null;
    }

    /** Whether it has a value at this time. */
    public boolean reaches(double time) {
        return outside != Outside.REFUSE || (time >= first() - slack && time <= last() + slack);
    }

    /** Instants at which the slope jumps: rows of a linear table where it bends, and the ends if it goes on beyond them. */
    public double[] corners() {
        return java.util.stream.IntStream.range(0, times.length)
                .filter(this::isCorner)
                .mapToDouble(i -> times[i])
                .toArray();
    }

    private boolean isCorner(int row) {
        boolean end = row == 0 || row == times.length - 1;
        return end ? outside != Outside.REFUSE : spline == null && slope(row - 1) != slope(row);
    }

    private double slope(int row) {
        return (values[row + 1] - values[row]) / (times[row + 1] - times[row]);
    }

    @Override
    public Dimension dimension() {
        return dimension;
    }

    @Override
    public int arguments() {
        return 1;
    }

    @Override
    public double value(double[] x) {
        double t = x[0];
        if (t < first() || t > last()) {
            return beyond(t);
        }
        if (spline != null) {
            return spline.value(t);
        }
        int row = row(t);
        return values[row] + slope(row) * (t - times[row]);
    }

    @Override
    public void jet(double t, double[] out) {
        if (t < first() || t > last()) {
            out[0] = beyond(t);
            out[1] = 0;
            out[2] = 0;
        } else if (spline != null) {
            spline.jet(t, out);
        } else {
            int row = row(t);
            out[0] = values[row] + slope(row) * (t - times[row]);
            out[1] = slope(row);
            out[2] = 0;
        }
    }

    private double beyond(double t) {
        if (!reaches(t)) {
            return Double.NaN;
        }
        return outside == Outside.ZERO ? 0 : t < first() ? values[0] : values[values.length - 1];
    }

    /** The row at or before a time inside the table, and not the last one. */
    private int row(double t) {
        int i = Arrays.binarySearch(times, t);
        return Math.min(i >= 0 ? i : -i - 2, times.length - 2);
    }
}
