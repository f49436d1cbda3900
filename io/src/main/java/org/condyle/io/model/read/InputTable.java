package org.condyle.io.model.read;

import java.util.Arrays;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.condyle.expression.Dimension;
import org.condyle.expression.UserFunction;
import org.condyle.math.CubicSpline;
import org.jspecify.annotations.Nullable;

/** A column of a data file as a function of time, with rules for times between its rows and for others. */
public final class InputTable implements UserFunction {
    /** What holds between two rows. */
    public enum Between {
        /** A cubic spline through all rows. */
        SPLINE,
        LINEAR,
        /** The row before, which holds up to the next one. */
        PREVIOUS,
        /** The row after, which holds since the one before: the steps of controls in OpenSim. */
        NEXT
    }

    /** What holds before the first row and after the last. */
    public enum Outside {
        /** A run must not go there; the value is not a number. */
        REFUSE,
        HOLD,
        ZERO,
        /** A straight line with the slope at the end. */
        LINE
    }

    /** A time that is outside by rounding only, as a part of the length of the table. */
    private static final double ROUNDING = 1e-9;

    private final String name;
    private final double[] times;
    private final double[] values;
    private final @Nullable CubicSpline spline;
    private final Between between;
    private final Outside outside;
    private final Dimension dimension;
    private final double slack;
    private final double firstSlope;
    private final double lastSlope;

    /**
     * A table with at least two rows.
     *
     * @param times increasing [s]
     */
    public InputTable(
            String name, double[] times, double[] values, Between between, Outside outside, Dimension dimension) {
        this.name = name;
        this.times = times.clone();
        this.values = values.clone();
        this.between = between;
        this.outside = outside;
        this.dimension = dimension;
        spline = between == Between.SPLINE ? new CubicSpline(times, values, CubicSpline.Ends.NOT_A_KNOT) : null;
        slack = ROUNDING * (last() - first());
        firstSlope = slopeAt(first(), 0);
        lastSlope = slopeAt(last(), times.length - 2);
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

    public Between between() {
        return between;
    }

    public Outside outside() {
        return outside;
    }

    /** How many rows it has. */
    public int rows() {
        return times.length;
    }

    /** Time of a row [s]. */
    public double time(int row) {
        return times[row];
    }

    /** Value of a row. */
    public double value(int row) {
        return values[row];
    }

    /**
     * Instants at which steps should end: where the slope of the table jumps, and on both sides of a jump of its value, so that only
     * a step without length goes over it.
     */
    public double[] corners() {
        return IntStream.range(0, times.length)
                .boxed()
                .flatMapToDouble(this::corner)
                .toArray();
    }

    private DoubleStream corner(int row) {
        double t = times[row];
        boolean first = row == 0, last = row == times.length - 1, zero = outside == Outside.ZERO && values[row] != 0;
        boolean jumpsBefore = first ? zero : between == Between.PREVIOUS && values[row] != values[row - 1];
        boolean jumpsAfter = last ? zero : between == Between.NEXT && values[row] != values[row + 1];
        boolean bends = (first || last)
                ? outside == Outside.HOLD || outside == Outside.ZERO
                : between == Between.LINEAR && slope(row - 1) != slope(row);
        DoubleStream here = bends || jumpsBefore || jumpsAfter ? DoubleStream.of(t) : DoubleStream.empty();
        return DoubleStream.concat(
                jumpsBefore ? DoubleStream.of(Math.nextDown(t)) : DoubleStream.empty(),
                DoubleStream.concat(here, jumpsAfter ? DoubleStream.of(Math.nextUp(t)) : DoubleStream.empty()));
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
        return inside(t);
    }

    @Override
    public void jet(double t, double[] out) {
        if (t < first() || t > last()) {
            out[0] = beyond(t);
            out[1] = outside == Outside.LINE ? endSlope(t) : 0;
            out[2] = 0;
        } else if (spline != null) {
            spline.jet(t, out);
        } else {
            out[0] = inside(t);
            out[1] = between == Between.LINEAR ? slope(row(t)) : 0;
            out[2] = 0;
        }
    }

    /** The value at a time of a table that is no spline. */
    private double inside(double t) {
        int row = row(t);
        return switch (between) {
            case PREVIOUS -> values[t < times[row + 1] ? row : row + 1];
            case NEXT -> values[t > times[row] ? row + 1 : row];
            default -> values[row] + slope(row) * (t - times[row]);
        };
    }

    private double beyond(double t) {
        if (!reaches(t)) {
            return Double.NaN;
        }
        int end = t < first() ? 0 : values.length - 1;
        return outside == Outside.ZERO
                ? 0
                : values[end] + (outside == Outside.LINE ? endSlope(t) * (t - times[end]) : 0);
    }

    /** Slope at the end that a time is beyond. */
    private double endSlope(double t) {
        return t < first() ? firstSlope : lastSlope;
    }

    /** Slope at one of the ends. */
    private double slopeAt(double t, int row) {
        if (spline != null) {
            double[] jet = new double[3];
            spline.jet(t, jet);
            return jet[1];
        }
        return between == Between.LINEAR ? slope(row) : 0;
    }

    /** The row at or before a time inside the table, and not the last one. */
    private int row(double t) {
        int i = Arrays.binarySearch(times, t);
        return Math.min(i >= 0 ? i : -i - 2, times.length - 2);
    }
}
