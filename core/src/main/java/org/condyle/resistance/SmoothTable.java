package org.condyle.resistance;

import org.condyle.math.HermiteSpline;

/**
 * A curve through measured pairs that keeps their shape (C¹, no overshoot) and continues straight outside of them: moments
 * without the corners of a {@link LinearTable}.
 */
public final class SmoothTable implements AngleFunction {
    private final HermiteSpline spline;
    private final double[] x;
    private final double[] area; // integral from x[0] to x[i]
    private final double atZero;
    private final double[] jet = new double[6];

    public SmoothTable(HermiteSpline spline) {
        this.spline = spline;
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
        int low = 0, high = x.length;
        while (high - low > 1) {
            int middle = (low + high) >>> 1;
            if (x[middle] <= at) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return area[low] + piece(x[low], at);
    }

    @Override
    public double value(double angle) {
        spline.jet(angle, jet, 0);
        return jet[0];
    }

    @Override
    public double slope(double angle) {
        spline.jet(angle, jet, 0);
        return jet[1];
    }

    @Override
    public double integral(double angle) {
        return fromFirst(angle) - atZero;
    }

    @Override
    public AngleFunction forThread() {
        return new SmoothTable(spline);
    }
}
