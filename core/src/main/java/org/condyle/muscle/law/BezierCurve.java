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
 * so that its curvature vanishes at both ends. The value at x is Y(t) at the root of X(t) = x. These roots are found once: each piece is
 * cut into equal cells of x, and in a cell the curve is Hermite's quintic through the values, slopes and curvatures at its ends. That
 * keeps both continuous derivatives; there are as many cells as it takes to be {@value #NEAR} near the curve. Slope and integral are
 * those of the quintics themselves.
 */
final class BezierCurve implements ScalarFunction {
    private static final int DEGREE = 5;
    private static final int[] CHOOSE = {1, 5, 10, 10, 5, 1}; // of DEGREE
    private static final int MOST = 80;
    private static final double SETTLED = 2e-5;
    private static final int FEWEST = 64; // cells of a piece
    private static final int MOST_CELLS = 8192;
    private static final double NEAR = 1e-12;
    private static final int CELL =
            8; // numbers of a line of the cache: the integral up to it, six coefficients, and one that is free
    private static final int MARKS = 32; // intervals of t in a piece that a weighted sum of x and y is looked up in
    private static final int MARK = 4; // numbers: X, X', Y, Y' over an interval

    private final double[] x; // nodes
    private final double[] y;
    private final double firstSlope;
    private final double lastSlope;
    private final double[][] inX; // coefficients of X(t), Y(t) of each piece, lowest power first
    private final double[][] inY;
    private final double[][] cells; // of each piece
    private final double[] perCell; // cells in a unit of x, of each piece
    private final double[][] marks; // at equal distances of t in each piece
    private final double whole; // integral from the first node to the last
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
        cells = new double[n][];
        perCell = new double[n];
        marks = new double[n][MARK * (MARKS + 1)];
        double area = 0;
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
            area = fill(i, area);
            for (int j = 0; j <= MARKS; j++) {
                double t = (double) j / MARKS;
                marks[i][MARK * j] = quintic(inX[i], t);
                marks[i][MARK * j + 1] = rate(inX[i], t) / MARKS;
                marks[i][MARK * j + 2] = quintic(inY[i], t);
                marks[i][MARK * j + 3] = rate(inY[i], t) / MARKS;
            }
        }
        whole = area;
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

    /** The cells of a piece that begins with an integral; the one at its end. */
    private double fill(int i, double before) {
        for (int count = FEWEST; ; count *= 2) {
            cells[i] = new double[CELL * count];
            perCell[i] = count / (x[i + 1] - x[i]);
            if (fit(i, count) < NEAR || count == MOST_CELLS) {
                break;
            }
        }
        double sum = before;
        for (int at = 0; at < cells[i].length; at += CELL) {
            cells[i][at] = sum;
            sum += integral(cells[i], at, 1) / perCell[i];
        }
        return sum;
    }

    /** The quintics of a piece; the largest distance from the curve in the middle of a cell. */
    private double fit(int i, int count) {
        double[] c = cells[i], low = new double[3], high = new double[3];
        double width = 1 / perCell[i], worst = 0, t = 0;
        jet(i, t, width, low);
        for (int j = 0; j < count; j++) {
            double middle = exactly(i, x[i] + (j + 0.5) * width, t);
            t = j == count - 1 ? 1 : exactly(i, x[i] + (j + 1) * width, middle);
            jet(i, t, width, high);
            // what the parabola of the lower end leaves at the upper one, of value, slope and curvature
            double a = high[0] - low[0] - low[1] - 0.5 * low[2], b = high[1] - low[1] - low[2], d = high[2] - low[2];
            int at = CELL * j;
            c[at + 1] = low[0];
            c[at + 2] = low[1];
            c[at + 3] = 0.5 * low[2];
            c[at + 4] = 10 * a - 4 * b + 0.5 * d;
            c[at + 5] = -15 * a + 7 * b - d;
            c[at + 6] = 6 * a - 3 * b + 0.5 * d;
            worst = Math.max(worst, Math.abs(value(c, at, 0.5) - quintic(inY[i], middle)));
            System.arraycopy(high, 0, low, 0, 3);
        }
        return worst;
    }

    /** t with X(t) = at to the last digits. */
    private double exactly(int i, double at, double start) {
        double t = root(i, 1, 0, at, start);
        return t - (quintic(inX[i], t) - at) / rate(inX[i], t);
    }

    /** Value, slope and curvature in x at t, with {@code width} as the unit of x. */
    private void jet(int i, double t, double width, double[] out) {
        double dx = rate(inX[i], t) / width, dy = rate(inY[i], t);
        double ddx = secondRate(inX[i], t) / width, ddy = secondRate(inY[i], t);
        out[0] = quintic(inY[i], t);
        out[1] = dy / dx;
        out[2] = (ddy - out[1] * ddx) / (dx * dx);
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

    private static double secondRate(double[] c, double t) {
        return 2 * c[2] + t * (6 * c[3] + t * (12 * c[4] + t * 20 * c[5]));
    }

    /** The quintic of a cell at u in [0, 1]. */
    private static double value(double[] c, int at, double u) {
        return c[at + 1] + u * (c[at + 2] + u * (c[at + 3] + u * (c[at + 4] + u * (c[at + 5] + u * c[at + 6]))));
    }

    /** Its integral over u. */
    private static double integral(double[] c, int at, double u) {
        return u
                * (c[at + 1]
                        + u
                                * (c[at + 2] / 2
                                        + u
                                                * (c[at + 3] / 3
                                                        + u
                                                                * (c[at + 4] / 4
                                                                        + u * (c[at + 5] / 5 + u * c[at + 6] / 6)))));
    }

    private int piece(double at) {
        int i = 0;
        while (i < inX.length - 1 && at > x[i + 1]) {
            i++;
        }
        return i;
    }

    /** Hermite's cubic from 0 to 1 with the slopes given, at u in [0, 1]. */
    private static double cubic(double slopeA, double slopeB, double u) {
        return u * (1 + (1 - u) * ((slopeA - 1) * (1 - u) + (1 - slopeB) * u));
    }

    /** t in [0, 1] with p X + q Y = goal in piece i, where p X + q Y rises: Halley's method within a bracket. */
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
            double bend = c2 + t * (3 * c3 + t * (6 * c4 + t * 10 * c5)); // half of the second derivative
            double next = t - g * slope / (slope * slope - g * bend);
            if (next >= low && next <= high) {
                if (Math.abs(next - t) < SETTLED) { // the error is cubed: 1e-12 is left of it
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
        double u = perCell[i] * (at - x[i]);
        double[] c = cells[i];
        int k = Math.min(c.length / CELL - 1, (int) u);
        return value(c, CELL * k, u - k);
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
        double u = perCell[i] * (at - x[i]);
        double[] c = cells[i];
        int k = Math.min(c.length / CELL - 1, (int) u), j = CELL * k;
        u -= k;
        return perCell[i]
                * (c[j + 2] + u * (2 * c[j + 3] + u * (3 * c[j + 4] + u * (4 * c[j + 5] + u * 5 * c[j + 6]))));
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
            return whole + d * (y[n] + 0.5 * lastSlope * d);
        }
        int i = piece(at);
        double u = perCell[i] * (at - x[i]);
        double[] c = cells[i];
        int k = Math.min(c.length / CELL - 1, (int) u);
        return c[CELL * k] + integral(c, CELL * k, u - k) / perCell[i];
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
        int from = 0;
        for (int half = MARKS / 2; half > 0; half /= 2) {
            int k = MARK * (from + half);
            from += goal > p * m[k] + q * m[k + 2] ? half : 0;
        }
        int a = MARK * from, b = a + MARK;
        double low = p * m[a] + q * m[a + 2], span = p * m[b] + q * m[b + 2] - low;
        double slopeA = span / (p * m[a + 1] + q * m[a + 3]), slopeB = span / (p * m[b + 1] + q * m[b + 3]);
        double start = (from + cubic(slopeA, slopeB, (goal - low) / span)) / MARKS;
        return quintic(inX[i], root(i, p, q, goal, start));
    }
}
