package org.condyle.muscle.law;

import org.condyle.function.ScalarFunction;
import org.condyle.math.Check;

/**
 * Curve of M. Millard, T. Uchida, A. Seth, S. L. Delp, "Flexing computational muscle", Journal of Biomechanical Engineering 135 (2013)
 * 021005: nodes with slopes, joined by quintic Bézier pieces, straight beyond the ends. Two continuous derivatives: each piece bends
 * about the corner C in which the tangents at its ends P₀, P₁ meet,
 *
 * <pre>  control points P₀, A, A, B, B, P₁,   A = P₀ + k (C - P₀),   B = P₁ + k (C - P₁),   k = 0.1 + 0.8 curviness  </pre>
 *
 * so that its curvature vanishes at both ends. With X(t), Y(t) of a piece the value at x is Y at the root of X(t) = x, and the
 * integral that of the polynomial Y X', which is kept in closed form.
 */
final class BezierCurve implements ScalarFunction {
    private static final int DEGREE = 5;
    private static final int[] CHOOSE = {1, 5, 10, 10, 5, 1}; // of DEGREE
    private static final int MOST = 80;
    private static final double SETTLED = 1e-6;
    private static final int STARTS = 64; // intervals of x in a piece: a cubic in each is 1e-7 near its root
    private static final int MARKS = 16; // intervals of t in a piece that a weighted sum of x and y is looked up in

    private final double[] x; // nodes
    private final double[] y;
    private final double firstSlope;
    private final double lastSlope;
    private final double[][] inX; // coefficients of X(t), Y(t), ∫ Y X' dt of each piece, lowest power first
    private final double[][] inY;
    private final double[][] area;
    private final double[][]
            starts; // t of X(t) = x at equal distances of x in each piece, and its change over a distance
    private final double[][] marks; // X and Y at equal distances of t in each piece
    private final double[] before; // integral up to each node, from the first one
    private final double atZero;

    /** Nodes x, y, slope, and the curviness of the pieces between them, 0 to 1. */
    BezierCurve(String name, double[] x, double[] y, double[] slope, double[] curviness) {
        int n = x.length - 1;
        this.x = x.clone();
        this.y = y.clone();
        firstSlope = slope[0];
        lastSlope = slope[n];
        inX = new double[n][];
        inY = new double[n][];
        area = new double[n][];
        starts = new double[n][2 * STARTS + 2];
        marks = new double[n][2 * MARKS + 2];
        before = new double[n + 1];
        for (int i = 0; i < n; i++) {
            double k = 0.1 + 0.8 * Check.within("curviness of the " + name + " curve [-]", curviness[i], 0, 1);
            double bend = slope[i] - slope[i + 1], width = x[i + 1] - x[i];
            boolean straight = Math.abs(bend) < 1e-12 * (1 + Math.abs(slope[i]));
            double cx = straight
                    ? 0.5 * (x[i] + x[i + 1])
                    : (y[i + 1] - y[i] - x[i + 1] * slope[i + 1] + x[i] * slope[i]) / bend;
            if (!(width > 0 && cx > x[i] && cx < x[i + 1])) {
                throw new IllegalArgumentException("the " + name + " curve cannot bend from (" + (float) x[i] + ", "
                        + (float) y[i] + ") with the slope " + (float) slope[i] + " to (" + (float) x[i + 1] + ", "
                        + (float) y[i + 1] + ") with the slope " + (float) slope[i + 1]
                        + ": its tangents do not meet between them; choose slopes on both sides of the straight line");
            }
            double cy = y[i + 1] + (cx - x[i + 1]) * slope[i + 1];
            inX[i] = coefficients(x[i], cx, x[i + 1], k);
            inY[i] = coefficients(y[i], cy, y[i + 1], k);
            area[i] = area(inX[i], inY[i]);
            for (int j = 0; j <= STARTS; j++) {
                double part = (double) j / STARTS, t = root(i, 1, 0, x[i] + part * width, part);
                starts[i][2 * j] = t;
                starts[i][2 * j + 1] = width / STARTS / rate(inX[i], t);
            }
            for (int j = 0; j <= MARKS; j++) {
                marks[i][2 * j] = value(inX[i], (double) j / MARKS);
                marks[i][2 * j + 1] = value(inY[i], (double) j / MARKS);
            }
            before[i + 1] = before[i] + value(area[i], 1);
        }
        atZero = fromFirst(0);
    }

    private static double[] coefficients(double p0, double corner, double p1, double k) {
        double a = p0 + k * (corner - p0), b = p1 + k * (corner - p1);
        double[] p = {p0, a, a, b, b, p1}, c = new double[DEGREE + 1];
        for (int j = 0; j <= DEGREE; j++) { // differences of the control points
            c[j] = CHOOSE[j] * p[0];
            for (int i = 0; i < DEGREE - j; i++) {
                p[i] = p[i + 1] - p[i];
            }
        }
        return c;
    }

    private static double[] area(double[] x, double[] y) {
        double[] c = new double[2 * DEGREE + 1];
        for (int i = 0; i <= DEGREE; i++) {
            for (int j = 1; j <= DEGREE; j++) {
                c[i + j] += y[i] * j * x[j] / (i + j);
            }
        }
        return c;
    }

    private static double value(double[] c, double t) {
        double sum = 0;
        for (int i = c.length - 1; i >= 0; i--) {
            sum = sum * t + c[i];
        }
        return sum;
    }

    private static double rate(double[] c, double t) {
        double sum = 0;
        for (int i = DEGREE; i > 0; i--) {
            sum = sum * t + i * c[i];
        }
        return sum;
    }

    private static double quintic(double[] c, double t) {
        return c[0] + t * (c[1] + t * (c[2] + t * (c[3] + t * (c[4] + t * c[5]))));
    }

    private int piece(double at) {
        int i = 0;
        while (i < inX.length - 1 && at > x[i + 1]) {
            i++;
        }
        return i;
    }

    /** t in [0, 1] with X = at in piece i. */
    private double root(int i, double at) {
        double u = STARTS * (at - x[i]) / (x[i + 1] - x[i]);
        int k = Math.max(0, Math.min(STARTS - 1, (int) u));
        double[] s = starts[i];
        return root(i, 1, 0, at, cubic(s[2 * k], s[2 * k + 1], s[2 * k + 2], s[2 * k + 3], u - k));
    }

    /** Hermite's cubic between two values with their slopes, at u in [0, 1]. */
    private static double cubic(double a, double slopeA, double b, double slopeB, double u) {
        double rise = b - a, bend = slopeA - rise, turn = rise - slopeB;
        return a + u * (rise + (1 - u) * (bend * (1 - u) + turn * u));
    }

    /** t in [0, 1] with p X + q Y = goal in piece i, where p X + q Y rises: Newton's method within a bracket. */
    private double root(int i, double p, double q, double goal, double start) {
        double[] cx = inX[i], cy = inY[i];
        double c0 = p * cx[0] + q * cy[0] - goal, c1 = p * cx[1] + q * cy[1], c2 = p * cx[2] + q * cy[2];
        double c3 = p * cx[3] + q * cy[3], c4 = p * cx[4] + q * cy[4], c5 = p * cx[5] + q * cy[5];
        double low = 0, high = 1, t = Math.max(0, Math.min(1, start));
        for (int k = 0; k < MOST; k++) {
            double g = c0 + t * (c1 + t * (c2 + t * (c3 + t * (c4 + t * c5))));
            if (g > 0) {
                high = t;
            } else {
                low = t;
            }
            double slope = c1 + t * (2 * c2 + t * (3 * c3 + t * (4 * c4 + t * 5 * c5)));
            double next = t - g / slope;
            if (next >= low && next <= high) {
                if (Math.abs(next - t) < SETTLED) { // Newton's method squares the error: 1e-12 is left of it
                    return next;
                }
            } else {
                next = 0.5 * (low + high);
                if (high - low < 1e-15) {
                    return next;
                }
            }
            t = next;
        }
        return t;
    }

    @Override
    public double value(double at) {
        int n = inX.length;
        if (at <= x[0]) {
            return y[0] + firstSlope * (at - x[0]);
        }
        if (at >= x[n]) {
            return y[n] + lastSlope * (at - x[n]);
        }
        int i = piece(at);
        return quintic(inY[i], root(i, at));
    }

    @Override
    public double slope(double at) {
        if (at <= x[0]) {
            return firstSlope;
        }
        if (at >= x[inX.length]) {
            return lastSlope;
        }
        int i = piece(at);
        double t = root(i, at);
        return rate(inY[i], t) / rate(inX[i], t);
    }

    @Override
    public double integral(double at) {
        return fromFirst(at) - atZero;
    }

    private double fromFirst(double at) {
        int n = inX.length;
        if (at <= x[0]) {
            double d = at - x[0];
            return d * (y[0] + 0.5 * firstSlope * d);
        }
        if (at >= x[n]) {
            double d = at - x[n];
            return before[n] + d * (y[n] + 0.5 * lastSlope * d);
        }
        int i = piece(at);
        return before[i] + value(area[i], root(i, at));
    }

    /** The x at which p x + q y(x) = goal, of a curve that rises, p, q ≥ 0. It is found in one piece, without a root for every value. */
    double where(double p, double q, double goal) {
        int n = inX.length;
        double first = goal - p * x[0] - q * y[0], last = goal - p * x[n] - q * y[n];
        if (first <= 0) {
            return x[0] + first / (p + q * firstSlope);
        }
        if (last >= 0) {
            return x[n] + last / (p + q * lastSlope);
        }
        int i = 0;
        while (i < n - 1 && goal > p * x[i + 1] + q * y[i + 1]) {
            i++;
        }
        double[] m = marks[i];
        int from = 0, to = MARKS;
        while (to - from > 1) {
            int k = (from + to) >>> 1;
            if (goal > p * m[2 * k] + q * m[2 * k + 1]) {
                from = k;
            } else {
                to = k;
            }
        }
        double low = p * m[2 * from] + q * m[2 * from + 1], high = p * m[2 * to] + q * m[2 * to + 1];
        return quintic(inX[i], root(i, p, q, goal, (from + (goal - low) / (high - low)) / MARKS));
    }
}
