package org.condyle.math;

/**
 * Cubic spline through points with continuous second derivative: natural (zero curvature at the ends), not-a-knot, periodic,
 * or with third derivatives from the data. Outside its range it goes on as the parabola that keeps value, slope and curvature at the end.
 */
public final class CubicSpline implements Spline {
    /** How the two free conditions are used. */
    public enum Ends {
        /** Zero curvature at both ends. */
        NATURAL,
        /** The first two and the last two pieces are one cubic each. */
        NOT_A_KNOT,
        /** The ends meet with slope and curvature. */
        PERIODIC,
        /**
         * The third derivative of the first and of the last piece is that of the cubic through the four points there (G. E.
         * Forsythe, M. A. Malcolm, C. B. Moler, Computer Methods for Mathematical Computations, 1977, section 4.4): SIMM's and
         * OpenSim's SimmSpline. Three points give their parabola.
         */
        THIRD_DIFFERENCES
    }

    private final double[] x;
    private final double[] y;
    private final double[] curvature; // second derivative at the knots
    private final boolean periodic;

    public CubicSpline(double[] x, double[] y, Ends ends) {
        if (x.length != y.length) {
            throw new IllegalArgumentException(
                    "a spline needs as many values as knots: " + x.length + " knots, " + y.length + " values");
        }
        if (x.length < 2) {
            throw new IllegalArgumentException("a spline needs at least 2 points, has " + x.length);
        }
        for (int i = 0; i < x.length; i++) {
            Check.finite("spline knot " + (i + 1), x[i]);
            Check.finite("spline value " + (i + 1), y[i]);
            if (i > 0 && !(x[i] > x[i - 1])) {
                throw new IllegalArgumentException(
                        "spline knots must increase: knot " + (i + 1) + " is " + x[i] + " after " + x[i - 1]);
            }
        }
        if (ends == Ends.PERIODIC && y[0] != y[y.length - 1]) {
            throw new IllegalArgumentException("a periodic spline needs equal first and last values: " + y[0]
                    + " at the start, " + y[y.length - 1] + " at the end");
        }
        this.x = x.clone();
        this.y = y.clone();
        this.periodic = ends == Ends.PERIODIC;
        this.curvature = curvatures(this.x, this.y, ends);
    }

    /** Solves the dense system of the knots' curvatures; built once, so clarity wins over the tridiagonal form. */
    private static double[] curvatures(double[] x, double[] y, Ends ends) {
        int n = x.length;
        double[] m = new double[n];
        boolean cyclic = ends == Ends.PERIODIC;
        if (n < 3 || (n == 3 && (ends == Ends.NOT_A_KNOT || ends == Ends.THIRD_DIFFERENCES))) {
            if (n == 3) { // a single parabola
                double a = ((y[2] - y[1]) / (x[2] - x[1]) - (y[1] - y[0]) / (x[1] - x[0])) / (x[2] - x[0]);
                java.util.Arrays.fill(m, 2 * a);
            }
            return m;
        }
        // Thomas algorithm on the interior rows after the end conditions have been folded in.
        double[] low = new double[n], diagonal = new double[n], up = new double[n], right = new double[n];
        for (int i = 1; i < n - 1; i++) {
            double h0 = x[i] - x[i - 1], h1 = x[i + 1] - x[i];
            low[i] = h0;
            diagonal[i] = 2 * (h0 + h1);
            up[i] = h1;
            right[i] = 6 * ((y[i + 1] - y[i]) / h1 - (y[i] - y[i - 1]) / h0);
        }
        if (cyclic) {
            return cyclicCurvatures(x, y, low, diagonal, up, right);
        }
        if (ends == Ends.NOT_A_KNOT) {
            // m0 = m1 + (m1 - m2) h0/h1, and alike at the end: the third derivative is continuous at knots 1 and n-2.
            double r0 = (x[1] - x[0]) / (x[2] - x[1]), r1 = (x[n - 1] - x[n - 2]) / (x[n - 2] - x[n - 3]);
            diagonal[1] += low[1] * (1 + r0);
            up[1] -= low[1] * r0;
            diagonal[n - 2] += up[n - 2] * (1 + r1);
            low[n - 2] -= up[n - 2] * r1;
        }
        double firstJump = 0, lastJump = 0; // of the curvature over the first and the last piece
        if (ends == Ends.THIRD_DIFFERENCES) {
            firstJump = (x[1] - x[0]) * 6 * thirdDifference(x, y, 0);
            lastJump = (x[n - 1] - x[n - 2]) * 6 * thirdDifference(x, y, n - 4);
            diagonal[1] += low[1];
            right[1] += low[1] * firstJump;
            diagonal[n - 2] += up[n - 2];
            right[n - 2] -= up[n - 2] * lastJump;
        }
        for (int i = 2; i < n - 1; i++) {
            double f = low[i] / diagonal[i - 1];
            diagonal[i] -= f * up[i - 1];
            right[i] -= f * right[i - 1];
        }
        m[n - 2] = right[n - 2] / diagonal[n - 2];
        for (int i = n - 3; i >= 1; i--) {
            m[i] = (right[i] - up[i] * m[i + 1]) / diagonal[i];
        }
        if (ends == Ends.NOT_A_KNOT) {
            m[0] = m[1] + (m[1] - m[2]) * (x[1] - x[0]) / (x[2] - x[1]);
            m[n - 1] = m[n - 2] + (m[n - 2] - m[n - 3]) * (x[n - 1] - x[n - 2]) / (x[n - 2] - x[n - 3]);
        }
        if (ends == Ends.THIRD_DIFFERENCES) {
            m[0] = m[1] - firstJump;
            m[n - 1] = m[n - 2] + lastJump;
        }
        return m;
    }

    /** Third divided difference of four points, a sixth of the third derivative of their cubic. */
    private static double thirdDifference(double[] x, double[] y, int i) {
        double d0 = (y[i + 1] - y[i]) / (x[i + 1] - x[i]), d1 = (y[i + 2] - y[i + 1]) / (x[i + 2] - x[i + 1]);
        double d2 = (y[i + 3] - y[i + 2]) / (x[i + 3] - x[i + 2]);
        double e0 = (d1 - d0) / (x[i + 2] - x[i]), e1 = (d2 - d1) / (x[i + 3] - x[i + 1]);
        return (e1 - e0) / (x[i + 3] - x[i]);
    }

    private static double[] cyclicCurvatures(
            double[] x, double[] y, double[] low, double[] diagonal, double[] up, double[] right) {
        int n = x.length - 1; // unknowns m0..m(n-1); m(n) = m0
        double h0 = x[n] - x[n - 1], h1 = x[1] - x[0];
        double[][] a = new double[n][n];
        double[] b = new double[n];
        a[0][0] = 2 * (h0 + h1);
        a[0][1 % n] += h1;
        a[0][n - 1] += h0;
        b[0] = 6 * ((y[1] - y[0]) / h1 - (y[n] - y[n - 1]) / h0);
        for (int i = 1; i < n; i++) {
            a[i][i - 1] += low[i];
            a[i][i] += diagonal[i];
            a[i][(i + 1) % n] += up[i];
            b[i] = right[i];
        }
        for (int k = 0; k < n; k++) { // diagonally dominant: no pivoting needed
            for (int i = k + 1; i < n; i++) {
                double f = a[i][k] / a[k][k];
                if (f != 0) {
                    for (int j = k; j < n; j++) {
                        a[i][j] -= f * a[k][j];
                    }
                    b[i] -= f * b[k];
                }
            }
        }
        double[] m = new double[n + 1];
        for (int i = n - 1; i >= 0; i--) {
            double s = b[i];
            for (int j = i + 1; j < n; j++) {
                s -= a[i][j] * m[j];
            }
            m[i] = s / a[i][i];
        }
        m[n] = m[0];
        return m;
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
        double t = wrap(at);
        int i = interval(t);
        double h = x[i + 1] - x[i], a = t - x[i];
        double slope = slopeAtKnot(i, h);
        if (t < x[0] || t > x[x.length - 1]) {
            return beyond(t, 0);
        }
        return y[i] + a * (slope + a * (curvature[i] / 2 + a * (curvature[i + 1] - curvature[i]) / (6 * h)));
    }

    @Override
    public void jet(double at, double[] out) {
        double t = wrap(at);
        if (t < x[0] || t > x[x.length - 1]) {
            out[0] = beyond(t, 0);
            out[1] = beyond(t, 1);
            out[2] = beyond(t, 2);
            return;
        }
        int i = interval(t);
        double h = x[i + 1] - x[i], a = t - x[i];
        double slope = slopeAtKnot(i, h), third = (curvature[i + 1] - curvature[i]) / h;
        out[0] = y[i] + a * (slope + a * (curvature[i] / 2 + a * third / 6));
        out[1] = slope + a * (curvature[i] + a * third / 2);
        out[2] = curvature[i] + a * third;
    }

    private double slopeAtKnot(int i, double h) {
        return (y[i + 1] - y[i]) / h - h * (2 * curvature[i] + curvature[i + 1]) / 6;
    }

    private double beyond(double t, int derivative) {
        int n = x.length;
        boolean before = t < x[0];
        double h = before ? x[1] - x[0] : x[n - 1] - x[n - 2];
        int k = before ? 0 : n - 1;
        double slope = before
                ? slopeAtKnot(0, h)
                : (y[n - 1] - y[n - 2]) / h + h * (curvature[n - 2] + 2 * curvature[n - 1]) / 6;
        double a = t - x[k];
        return switch (derivative) {
            case 0 -> y[k] + a * (slope + a * curvature[k] / 2);
            case 1 -> slope + a * curvature[k];
            default -> curvature[k];
        };
    }

    private double wrap(double t) {
        if (!periodic || (t >= x[0] && t <= x[x.length - 1])) {
            return t;
        }
        double period = x[x.length - 1] - x[0];
        return t - period * Math.floor((t - x[0]) / period);
    }

    private int interval(double t) {
        return Knots.piece(x, x.length - 1, t);
    }
}
