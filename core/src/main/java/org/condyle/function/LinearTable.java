package org.condyle.function;

import org.condyle.math.Check;
import org.condyle.math.Knots;

/** Straight lines between measured pairs, with a chosen continuation outside of them. */
public final class LinearTable implements ScalarFunction {
    /** How the function continues outside of its pairs. */
    public sealed interface Outside {
        /** Along the last line. */
        record Extend() implements Outside {}

        /** With the last value. */
        record Hold() implements Outside {}

        /** With given values below and above: the function jumps at its ends. */
        record Jump(double below, double above) implements Outside {}
    }

    private final double[] x;
    private final double[] y;
    private final double[] area; // integral from x[0] to x[i]
    private final double atZero; // integral from x[0] to 0
    private final Outside outside;

    public LinearTable(double[] x, double[] y, Outside outside) {
        if (x.length < 2 || x.length != y.length) {
            throw new IllegalArgumentException("a table needs two or more angles with a value each, has " + x.length
                    + " angles and " + y.length + " values");
        }
        this.x = x.clone();
        this.y = y.clone();
        this.outside = outside;
        area = new double[x.length];
        for (int i = 0; i < x.length; i++) {
            Check.finite("angle " + (i + 1) + " of a table", x[i]);
            Check.finite("value " + (i + 1) + " of a table", y[i]);
            if (i > 0) {
                if (!(x[i] > x[i - 1])) {
                    throw new IllegalArgumentException("angles of a table must increase: number " + (i + 1) + " is "
                            + x[i] + " after " + x[i - 1]);
                }
                area[i] = area[i - 1] + 0.5 * (x[i] - x[i - 1]) * (y[i] + y[i - 1]);
            }
        }
        atZero = fromFirst(0);
    }

    public double last() {
        return x[x.length - 1];
    }

    @Override
    public double value(double at) {
        if (at <= x[0] || at > last()) {
            return beyond(at);
        }
        int i = interval(at);
        return y[i] + (at - x[i]) * (y[i + 1] - y[i]) / (x[i + 1] - x[i]);
    }

    @Override
    public double slope(double at) {
        if ((at < x[0] || at >= last()) && !(outside instanceof Outside.Extend)) {
            return 0;
        }
        int i = interval(at);
        return (y[i + 1] - y[i]) / (x[i + 1] - x[i]);
    }

    @Override
    public double integral(double at) {
        return fromFirst(at) - atZero;
    }

    private double fromFirst(double at) {
        int n = x.length - 1;
        if (at <= x[0] || at > x[n]) {
            int end = at <= x[0] ? 0 : n;
            double near = outside instanceof Outside.Jump ? beyond(at) : y[end];
            return area[end] + 0.5 * (at - x[end]) * (near + beyond(at));
        }
        int i = interval(at);
        return area[i] + 0.5 * (at - x[i]) * (y[i] + value(at));
    }

    private double beyond(double at) {
        int n = x.length - 1;
        boolean below = at <= x[0];
        if (outside instanceof Outside.Jump jump) {
            return below ? jump.below() : jump.above();
        }
        int end = below ? 0 : n, i = below ? 0 : n - 1;
        return outside instanceof Outside.Hold
                ? y[end]
                : y[end] + (at - x[end]) * (y[i + 1] - y[i]) / (x[i + 1] - x[i]);
    }

    private int interval(double at) {
        return Knots.piece(x, x.length - 1, at);
    }
}
