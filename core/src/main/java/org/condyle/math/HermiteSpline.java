package org.condyle.math;

import java.util.Arrays;

/**
 * Cubic pieces given by value and slope at the knots. Smooth splines (C²) come from {@link CubicSpline} or
 * {@link #clamped}; {@link #shapePreserving} follows the data without overshoot (F. N. Fritsch and R. E. Carlson, SIAM J.
 * Numer. Anal. 17 (1980) 238-246, with the weighted harmonic mean of F. N. Fritsch and J. Butland 1984) and is C¹ only:
 * its second derivative jumps at the knots. Outside its range a spline goes on straight.
 */
public final class HermiteSpline {
    private final double[] x;
    private final double[] y;
    private final double[] slope;

    public HermiteSpline(double[] x, double[] y, double[] slope) {
        if (x.length < 2 || y.length != x.length || slope.length != x.length) {
            throw new IllegalArgumentException("a spline needs two or more knots with a value and a slope each, has "
                    + x.length + " knots, " + y.length + " values, " + slope.length + " slopes");
        }
        for (int i = 0; i < x.length; i++) {
            Check.finite("spline knot " + (i + 1), x[i]);
            Check.finite("spline value " + (i + 1), y[i]);
            Check.finite("spline slope " + (i + 1), slope[i]);
            if (i > 0 && !(x[i] > x[i - 1])) {
                throw new IllegalArgumentException(
                        "spline knots must increase: knot " + (i + 1) + " is " + x[i] + " after " + x[i - 1]);
            }
        }
        this.x = x.clone();
        this.y = y.clone();
        this.slope = slope.clone();
    }

    /** The same curve as a cubic spline with continuous second derivative. */
    public static HermiteSpline smooth(double[] x, double[] y, CubicSpline.Ends ends) {
        CubicSpline spline = new CubicSpline(x, y, ends);
        double[] slope = new double[x.length];
        double[] jet = new double[3];
        for (int i = 0; i < x.length; i++) {
            spline.jet(x[i], jet);
            slope[i] = jet[1];
        }
        return new HermiteSpline(x, y, slope);
    }

    /** The cubic spline with continuous second derivative and given slopes at its two ends. */
    public static HermiteSpline clamped(double[] x, double[] y, double firstSlope, double lastSlope) {
        int n = x.length;
        double[] s = new double[n];
        s[0] = firstSlope;
        s[n - 1] = lastSlope;
        double[] diagonal = new double[n];
        for (int i = 1; i < n - 1; i++) { // continuity of y'' at knot i, eliminated downwards (Thomas)
            double h0 = x[i] - x[i - 1], h1 = x[i + 1] - x[i];
            double right = 3 * (h1 * (y[i] - y[i - 1]) / h0 + h0 * (y[i + 1] - y[i]) / h1);
            double up = i == 1 ? 0 : (x[i - 1] - x[i - 2]) / diagonal[i - 1];
            diagonal[i] = 2 * (h0 + h1) - h1 * up;
            s[i] = right - h1 * (i == 1 ? s[0] : s[i - 1] / diagonal[i - 1]);
        }
        for (int i = n - 2; i > 0; i--) {
            s[i] = (s[i] - (x[i] - x[i - 1]) * s[i + 1]) / diagonal[i];
        }
        return new HermiteSpline(x, y, s);
    }

    /** Monotone where the data are; if {@code periodic}, the last slope is the first. */
    public static HermiteSpline shapePreserving(double[] x, double[] y, boolean periodic) {
        int n = x.length - 1;
        double[] s = new double[n + 1];
        if (n < 2) {
            Arrays.fill(s, n < 1 ? 0 : (y[1] - y[0]) / (x[1] - x[0]));
            return new HermiteSpline(x, y, s);
        }
        for (int i = 1; i < n; i++) {
            s[i] = harmonic(x[i] - x[i - 1], y[i] - y[i - 1], x[i + 1] - x[i], y[i + 1] - y[i]);
        }
        if (periodic) {
            s[0] = s[n] = harmonic(x[n] - x[n - 1], y[n] - y[n - 1], x[1] - x[0], y[1] - y[0]);
        } else {
            s[0] = end(x[1] - x[0], y[1] - y[0], x[2] - x[1], y[2] - y[1]);
            s[n] = end(x[n] - x[n - 1], y[n] - y[n - 1], x[n - 1] - x[n - 2], y[n - 1] - y[n - 2]);
        }
        return new HermiteSpline(x, y, s);
    }

    private static double harmonic(double h0, double rise0, double h1, double rise1) {
        double d0 = rise0 / h0, d1 = rise1 / h1;
        if (!(d0 * d1 > 0)) {
            return 0;
        }
        double w0 = 2 * h1 + h0, w1 = h1 + 2 * h0;
        return (w0 + w1) / (w0 / d0 + w1 / d1);
    }

    /** Three-point end slope, held back so that the shape is kept. */
    private static double end(double h0, double rise0, double h1, double rise1) {
        double d0 = rise0 / h0, d1 = rise1 / h1;
        double s = ((2 * h0 + h1) * d0 - h0 * d1) / (h0 + h1);
        if (s * d0 <= 0) {
            return 0;
        }
        return d0 * d1 < 0 && Math.abs(s) > 3 * Math.abs(d0) ? 3 * d0 : s;
    }

    /** The knots; a copy. */
    public double[] knots() {
        return x.clone();
    }

    /** Value, first and second derivative at {@code out[at...]}; at a knot those of the piece that begins there. */
    public void jet(double t, double[] out, int at) {
        int n = x.length - 1;
        if (t < x[0] || t > x[n]) {
            int k = t < x[0] ? 0 : n;
            out[at] = y[k] + slope[k] * (t - x[k]);
            out[at + 1] = slope[k];
            out[at + 2] = 0;
            return;
        }
        int low = Knots.piece(x, n, t), high = low + 1;
        double h = x[high] - x[low], a = t - x[low];
        double chord = (y[high] - y[low]) / h;
        double c = (3 * chord - 2 * slope[low] - slope[high]) / h;
        double d = (slope[low] + slope[high] - 2 * chord) / (h * h);
        out[at] = y[low] + a * (slope[low] + a * (c + a * d));
        out[at + 1] = slope[low] + a * (2 * c + a * 3 * d);
        out[at + 2] = 2 * c + 6 * a * d;
    }
}
