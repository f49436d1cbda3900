package org.condyle.muscle.law;

/**
 * A piece of a {@link BezierCurve}: a quintic Bézier curve that bends about the corner C in which the tangents at its ends P₀, P₁ meet,
 *
 * <pre>  control points P₀, A, A, B, B, P₁,   A = P₀ + k (C - P₀),   B = P₁ + k (C - P₁),   k = 0.1 + 0.8 curviness  </pre>
 *
 * so that its curvature vanishes at both ends. The value at x is Y(t) at the root of X(t) = x. These roots are found once: the piece is
 * cut into equal cells of x, and in a cell the curve is Hermite's quintic through the values, slopes and curvatures at its ends. That
 * keeps both continuous derivatives; there are as many cells as it takes to be {@value #NEAR} near the curve, {@value #MOST_CELLS} at
 * most. Slope and integral are those of the quintics themselves.
 */
final class BezierPiece {
    private static final int DEGREE = 5;
    private static final int[] CHOOSE = {1, 5, 10, 10, 5, 1}; // of DEGREE
    private static final int MOST = 80; // steps to a root
    private static final double SETTLED = 2e-5;
    private static final int FEWEST_CELLS = 64;
    private static final int MOST_CELLS = 8192;
    private static final double NEAR = 1e-12;
    /** Numbers of a cell, a line of the cache: the integral up to it, six coefficients, and one that is free. */
    private static final int CELL = 8;

    private static final int MARKS = 32; // intervals of t that a weighted sum of x and y is looked up in
    private static final int MARK = 4; // numbers: X, X', Y, Y' over an interval

    private final double[] inX; // coefficients of X(t), lowest power first
    private final double[] inY;
    private final double from; // x of P₀
    private final double[] marks = new double[MARK * (MARKS + 1)];
    private double[] cells = {};
    private double perUnit; // cells in a unit of x

    /**
     * Through P₀, C and P₁.
     *
     * @param px     their x, which rise
     * @param py     their y
     * @param before the integral of the curve up to P₀
     */
    BezierPiece(double[] px, double[] py, double curviness, double before) {
        double k = 0.1 + 0.8 * curviness;
        from = px[0];
        inX = coefficients(px[0], px[1], px[2], k);
        inY = coefficients(py[0], py[1], py[2], k);
        for (int count = FEWEST_CELLS; fit(px[2], count) >= NEAR && count < MOST_CELLS; ) {
            count *= 2;
        }
        double sum = before;
        for (int at = 0; at < cells.length; at += CELL) {
            cells[at] = sum;
            sum += integral(cells, at, 1) / perUnit;
        }
        for (int j = 0; j <= MARKS; j++) {
            double t = (double) j / MARKS;
            marks[MARK * j] = quintic(inX, t);
            marks[MARK * j + 1] = rate(inX, t) / MARKS;
            marks[MARK * j + 2] = quintic(inY, t);
            marks[MARK * j + 3] = rate(inY, t) / MARKS;
        }
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

    /** Makes so many cells up to x = {@code to}; the largest distance from the curve in the middle of one. */
    private double fit(double to, int count) {
        cells = new double[CELL * count];
        perUnit = count / (to - from);
        double[] c = cells, low = new double[3], high = new double[3];
        double width = 1 / perUnit, worst = 0, t = 0;
        jet(t, width, low);
        for (int j = 0; j < count; j++) {
            double middle = exactly(from + (j + 0.5) * width, t);
            t = j == count - 1 ? 1 : exactly(from + (j + 1) * width, middle);
            jet(t, width, high);
            // what the parabola of the lower end leaves at the upper one, of value, slope and curvature
            double a = high[0] - low[0] - low[1] - 0.5 * low[2], b = high[1] - low[1] - low[2], d = high[2] - low[2];
            int at = CELL * j;
            c[at + 1] = low[0];
            c[at + 2] = low[1];
            c[at + 3] = 0.5 * low[2];
            c[at + 4] = 10 * a - 4 * b + 0.5 * d;
            c[at + 5] = -15 * a + 7 * b - d;
            c[at + 6] = 6 * a - 3 * b + 0.5 * d;
            worst = Math.max(worst, Math.abs(value(c, at, 0.5) - quintic(inY, middle)));
            System.arraycopy(high, 0, low, 0, 3);
        }
        return worst;
    }

    /** t with X(t) = at to the last digits. */
    private double exactly(double at, double start) {
        double t = root(1, 0, at, start);
        return t - (quintic(inX, t) - at) / rate(inX, t);
    }

    /** Value, slope and curvature in x at t, with {@code width} as the unit of x. */
    private void jet(double t, double width, double[] out) {
        double dx = rate(inX, t) / width, dy = rate(inY, t);
        double ddx = secondRate(inX, t) / width, ddy = secondRate(inY, t);
        out[0] = quintic(inY, t);
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

    /** Hermite's cubic from 0 to 1 with the slopes given, at u in [0, 1]. */
    private static double cubic(double slopeA, double slopeB, double u) {
        return u * (1 + (1 - u) * ((slopeA - 1) * (1 - u) + (1 - slopeB) * u));
    }

    /** t in [0, 1] with p X + q Y = goal, where p X + q Y rises: Halley's method within a bracket. */
    private double root(double p, double q, double goal, double start) {
        double[] cx = inX, cy = inY;
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

    double value(double at) {
        double u = perUnit * (at - from);
        int k = cell(u);
        return value(cells, CELL * k, u - k);
    }

    double slope(double at) {
        double[] c = cells;
        double u = perUnit * (at - from);
        int k = cell(u), j = CELL * k;
        u -= k;
        return perUnit * (c[j + 2] + u * (2 * c[j + 3] + u * (3 * c[j + 4] + u * (4 * c[j + 5] + u * 5 * c[j + 6]))));
    }

    /** Integral of the curve up to here. */
    double integral(double at) {
        double u = perUnit * (at - from);
        int k = cell(u);
        return cells[CELL * k] + integral(cells, CELL * k, u - k) / perUnit;
    }

    private int cell(double u) {
        return Math.min(cells.length / CELL - 1, (int) u);
    }

    /** The x at which p x + q y(x) = goal, where that sum rises. */
    double where(double p, double q, double goal) {
        double[] m = marks;
        int before = 0;
        for (int half = MARKS / 2; half > 0; half /= 2) {
            int k = MARK * (before + half);
            before += goal > p * m[k] + q * m[k + 2] ? half : 0;
        }
        int a = MARK * before, b = a + MARK;
        double low = p * m[a] + q * m[a + 2], span = p * m[b] + q * m[b + 2] - low;
        double slopeA = span / (p * m[a + 1] + q * m[a + 3]), slopeB = span / (p * m[b + 1] + q * m[b + 3]);
        double start = (before + cubic(slopeA, slopeB, (goal - low) / span)) / MARKS;
        return quintic(inX, root(p, q, goal, start));
    }
}
