package org.condyle.math;

/**
 * Natural interpolating spline of degree five: of all curves through the points the one with the smallest ∫ f‴² dx. Its
 * first four derivatives are continuous; the third and the fourth are zero at both ends. It gives smooth second
 * derivatives, so it is what motion data are differentiated with (H. J. Woltring, Advances in Engineering Software 8
 * (1986) 104-113: GCVSPL with half order 3 and no smoothing, as OpenSim's inverse dynamics and its GCVSpline use it).
 *
 * <p>Between two knots it is the quintic with given value y, slope d and curvature c at both of them. Stationarity of the
 * integral is continuity of f⁗ and f‴, a symmetric positive definite system of 2 × 2 blocks along the diagonal that is
 * solved in O(n) without pivoting. Three points give their parabola.
 *
 * <p>Outside its range it goes on as the parabola that keeps value, slope and curvature at the end: the polynomial of
 * degree 2 that a natural spline of half order 3 is there. Immutable.
 */
public final class QuinticSpline implements Spline {
    private final double[] x;
    private final double[] y;
    private final double[] slope;
    private final double[] curvature;

    /**
     * @param x knots, increasing, three or more
     * @param y values at the knots
     */
    public QuinticSpline(double[] x, double[] y) {
        if (x.length != y.length) {
            throw new IllegalArgumentException(
                    "a spline needs as many values as knots: " + x.length + " knots, " + y.length + " values");
        }
        if (x.length < 3) {
            throw new IllegalArgumentException(
                    "a spline of degree 5 needs at least 3 points, has " + x.length + "; use one of degree 3");
        }
        for (int i = 0; i < x.length; i++) {
            Check.finite("spline knot " + (i + 1), x[i]);
            Check.finite("spline value " + (i + 1), y[i]);
            if (i > 0 && !(x[i] > x[i - 1])) {
                throw new IllegalArgumentException(
                        "spline knots must increase: knot " + (i + 1) + " is " + x[i] + " after " + x[i - 1]);
            }
        }
        this.x = x.clone();
        this.y = y.clone();
        slope = new double[x.length];
        curvature = new double[x.length];
        solve();
    }

    /**
     * Block elimination. An interval of width h with the rise r adds to the rows of its two ends, unknowns (d₀, c₀, d₁, c₁):
     *
     * <pre>
     *   f⁗(0)  =  192 d₀/h³ + 36 c₀/h² + 168 d₁/h³ - 24 c₁/h² - 360 r/h⁴
     *  -f‴(0)  =   36 d₀/h² +  9 c₀/h  +  24 d₁/h² -  3 c₁/h  -  60 r/h³
     *  -f⁗(h)  =  168 d₀/h³ + 24 c₀/h² + 192 d₁/h³ - 36 c₁/h² - 360 r/h⁴
     *   f‴(h)  =  -24 d₀/h² -  3 c₀/h  -  36 d₁/h² +  9 c₁/h  +  60 r/h³
     * </pre>
     *
     * At an inner knot the sum over both intervals is zero, at an end the one that is there.
     */
    private void solve() {
        int n = x.length;
        double[] dd = new double[n], dc = new double[n], cc = new double[n]; // diagonal blocks [dd dc; dc cc]
        for (int i = 0; i < n - 1; i++) {
            double h = x[i + 1] - x[i], h2 = h * h, h3 = h2 * h, rise = (y[i + 1] - y[i]) / h;
            dd[i] += 192 / h3;
            dc[i] += 36 / h2;
            cc[i] += 9 / h;
            slope[i] += 360 * rise / h3; // the right sides stand where the unknowns will be
            curvature[i] += 60 * rise / h2;
            dd[i + 1] += 192 / h3;
            dc[i + 1] -= 36 / h2;
            cc[i + 1] += 9 / h;
            slope[i + 1] += 360 * rise / h3;
            curvature[i + 1] -= 60 * rise / h2;
        }
        for (int i = 0; i < n - 1; i++) { // row i + 1 -= Bᵀ D⁻¹ row i, with B = [b00 b01; b10 b11] above the diagonal
            double h = x[i + 1] - x[i], h2 = h * h;
            double b00 = 168 / (h2 * h), b01 = -24 / h2, b10 = 24 / h2, b11 = -3 / h;
            double det = dd[i] * cc[i] - dc[i] * dc[i];
            double f00 = (b00 * cc[i] - b10 * dc[i]) / det, f01 = (b10 * dd[i] - b00 * dc[i]) / det;
            double f10 = (b01 * cc[i] - b11 * dc[i]) / det, f11 = (b11 * dd[i] - b01 * dc[i]) / det;
            dd[i + 1] -= f00 * b00 + f01 * b10;
            dc[i + 1] -= f00 * b01 + f01 * b11;
            cc[i + 1] -= f10 * b01 + f11 * b11;
            slope[i + 1] -= f00 * slope[i] + f01 * curvature[i];
            curvature[i + 1] -= f10 * slope[i] + f11 * curvature[i];
        }
        for (int i = n - 1; i >= 0; i--) {
            double right0 = slope[i], right1 = curvature[i];
            if (i < n - 1) {
                double h = x[i + 1] - x[i], h2 = h * h;
                right0 -= 168 / (h2 * h) * slope[i + 1] - 24 / h2 * curvature[i + 1];
                right1 -= 24 / h2 * slope[i + 1] - 3 / h * curvature[i + 1];
            }
            double det = dd[i] * cc[i] - dc[i] * dc[i];
            slope[i] = (right0 * cc[i] - right1 * dc[i]) / det;
            curvature[i] = (right1 * dd[i] - right0 * dc[i]) / det;
        }
    }

    /** The knots; a copy. */
    public double[] knots() {
        return x.clone();
    }

    @Override
    public double first() {
        return x[0];
    }

    @Override
    public double last() {
        return x[x.length - 1];
    }

    @Override
    public double value(double at) {
        return derivative(at, 0);
    }

    /** Value (order 0) or derivative of order 1 to 5; the fifth jumps at the knots and is that of the piece that begins there. */
    public double derivative(double at, int order) {
        if (order < 0 || order > 5) {
            throw new IllegalArgumentException("derivatives of order 0 to 5 are available, asked for " + order);
        }
        int end = at < first() ? 0 : x.length - 1;
        if (at < first() || at > last()) {
            double a = at - x[end];
            return switch (order) {
                case 0 -> y[end] + a * (slope[end] + a * curvature[end] / 2);
                case 1 -> slope[end] + a * curvature[end];
                case 2 -> curvature[end];
                default -> 0;
            };
        }
        int i = interval(at);
        double h = x[i + 1] - x[i], a = at - x[i];
        // What the parabola from the left end misses at the right end, in value, slope h and curvature h².
        double value = y[i + 1] - y[i] - h * (slope[i] + h * curvature[i] / 2);
        double turn = h * (slope[i + 1] - slope[i] - h * curvature[i]),
                bend = h * h * (curvature[i + 1] - curvature[i]);
        double c3 = (10 * value - 4 * turn + bend / 2) / (h * h * h);
        double c4 = (-15 * value + 7 * turn - bend) / (h * h * h * h);
        double c5 = (6 * value - 3 * turn + bend / 2) / (h * h * h * h * h);
        return switch (order) {
            case 0 -> y[i] + a * (slope[i] + a * (curvature[i] / 2 + a * (c3 + a * (c4 + a * c5))));
            case 1 -> slope[i] + a * (curvature[i] + a * (3 * c3 + a * (4 * c4 + a * 5 * c5)));
            case 2 -> curvature[i] + a * (6 * c3 + a * (12 * c4 + a * 20 * c5));
            case 3 -> 6 * c3 + a * (24 * c4 + a * 60 * c5);
            case 4 -> 24 * c4 + a * 120 * c5;
            default -> 120 * c5;
        };
    }

    @Override
    public void jet(double at, double[] out) {
        jet(at, out, 0);
    }

    /** Value, first and second derivative at {@code out[outAt...]}. */
    public void jet(double at, double[] out, int outAt) {
        for (int order = 0; order < 3; order++) {
            out[outAt + order] = derivative(at, order);
        }
    }

    private int interval(double t) {
        return Knots.piece(x, x.length - 1, t);
    }
}
