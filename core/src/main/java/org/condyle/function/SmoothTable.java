package org.condyle.function;

import org.condyle.function.LinearTable.Outside;
import org.condyle.math.HermiteSpline;
import org.condyle.math.Knots;

/**
 * A curve through measured pairs that keeps their shape (C¹, no overshoot), with a chosen continuation outside of them:
 * moments without the corners of a {@link LinearTable}.
 */
public final class SmoothTable implements ScalarFunction {
    private final HermiteSpline spline;
    private final double[] x;
    private final double[] area; // integral from x[0] to x[i]
    private final double atZero;
    private final Outside outside;
    private final double[] jet = new double[6];

    /** Continues straight. */
    public SmoothTable(HermiteSpline spline) {
        this(spline, new Outside.Extend());
    }

    public SmoothTable(HermiteSpline spline, Outside outside) {
        this.spline = spline;
        this.outside = outside;
        x = spline.knots();
        area = new double[x.length];
        for (int i = 1; i < x.length; i++) {
            area[i] = area[i - 1] + piece(x[i - 1], x[i]);
        }
        atZero = fromFirst(0);
    }

    /** Integral inside one cubic piece, by Simpson's rule, which is exact there. */
    private double piece(double from, double to) {
        double sum = value(from) + 4 * value(0.5 * (from + to)) + value(to);
        return sum * (to - from) / 6;
    }

    private double fromFirst(double at) {
        int low = Knots.piece(x, x.length, at);
        if (!isInside(at)) { // a straight line from the end, which may lie off the end of the curve
            int end = at < x[0] ? 0 : x.length - 1;
            double near = outside instanceof Outside.Jump ? value(at) : value(x[end]);
            return area[end] + 0.5 * (at - x[end]) * (near + value(at));
        }
        return area[low] + piece(x[low], at);
    }

    private boolean isInside(double angle) {
        return angle >= x[0] && angle <= x[x.length - 1];
    }

    @Override
    public double value(double angle) {
        if (outside instanceof Outside.Jump jump && !isInside(angle)) {
            return angle < x[0] ? jump.below() : jump.above();
        }
        double at = outside instanceof Outside.Hold ? Math.max(x[0], Math.min(x[x.length - 1], angle)) : angle;
        spline.jet(at, jet, 0);
        return jet[0];
    }

    @Override
    public double slope(double angle) {
        if (!(outside instanceof Outside.Extend) && !isInside(angle)) {
            return 0;
        }
        spline.jet(angle, jet, 0);
        return jet[1];
    }

    @Override
    public double integral(double angle) {
        return fromFirst(angle) - atZero;
    }

    @Override
    public ScalarFunction forThread() {
        return new SmoothTable(spline, outside);
    }
}
