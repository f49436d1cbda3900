package org.condyle.fit;

import org.condyle.math.Check;

/**
 * The smoothest curve near measured points (C. H. Reinsch, Numerische Mathematik 10 (1967) 177-183; P. J. Green and B. W. Silverman, Nonparametric
 * regression and generalized linear models, 1994): of all curves whose distances from the points, along y, have a root mean square of at most s, the one with
 * the least ∫f''² dx. It is a natural cubic spline with knots at the points, g = y - λ Q γ, (R + λ QᵀQ) γ = Qᵀ y, with λ such that the root mean
 * square is s. Where the straight line of least squares is as near as that, it is the line.
 */
public final class SmoothingSpline {
    private static final int HALVINGS = 200;

    private final int n;
    private final double[] h;
    private final double[] x;
    private final double[] y;
    private final double[] values;
    private double rms;

    private SmoothingSpline(double[] x, double[] y) {
        n = x.length;
        this.x = x;
        this.y = y;
        h = new double[n - 1];
        for (int i = 0; i + 1 < n; i++) {
            h[i] = x[i + 1] - x[i];
        }
        values = y.clone();
    }

    /**
     * Heights of the curve at the points; a natural cubic spline through them is the curve.
     *
     * @param x increasing
     * @param s root mean square of the distances that is permitted, in the unit of y; 0 leaves the points as they are
     */
    public static double[] values(double[] x, double[] y, double s) {
        Check.notNegative("smoothing", s);
        if (x.length != y.length) {
            throw new IllegalArgumentException("a curve needs as many y as x, has " + y.length + " and " + x.length);
        }
        for (int i = 1; i < x.length; i++) {
            if (!(x[i] > x[i - 1])) {
                throw new IllegalArgumentException("x must increase from point to point");
            }
        }
        if (x.length < 3 || s == 0) {
            return y.clone();
        }
        SmoothingSpline spline = new SmoothingSpline(x, y);
        spline.find(s);
        return spline.values;
    }

    private void find(double s) {
        line();
        if (rms <= s) {
            return;
        }
        // of the size of R over that of QᵀQ, which is h⁴; both ends are far beyond
        double span = x[n - 1] - x[0], low = 1e-30 * Math.pow(span, 3), high = 1e6 * Math.pow(span, 3);
        for (int i = 0; i < HALVINGS && high > low * (1 + 1e-14); i++) {
            double middle = Math.sqrt(low * high);
            smooth(middle);
            if (rms > s) {
                high = middle;
            } else {
                low = middle;
            }
        }
        smooth(low);
    }

    /** The straight line of least squares. */
    private void line() {
        double mx = 0, my = 0, xx = 0, xy = 0;
        for (int i = 0; i < n; i++) {
            mx += x[i] / n;
            my += y[i] / n;
        }
        for (int i = 0; i < n; i++) {
            xx += (x[i] - mx) * (x[i] - mx);
            xy += (x[i] - mx) * (y[i] - my);
        }
        for (int i = 0; i < n; i++) {
            values[i] = my + xy / xx * (x[i] - mx);
        }
        measure();
    }

    /** The spline of one λ: a system of five diagonals, positive definite. */
    private void smooth(double lambda) {
        int m = n - 2;
        double[] main = new double[m], one = new double[m], two = new double[m], g = new double[m];
        for (int j = 0; j < m; j++) {
            double a = 1 / h[j], c = 1 / h[j + 1], b = -a - c;
            main[j] = (h[j] + h[j + 1]) / 3 + lambda * (a * a + b * b + c * c);
            if (j + 1 < m) {
                double e = 1 / h[j + 2];
                one[j] = h[j + 1] / 6 + lambda * (b * c - c * (c + e));
            }
            if (j + 2 < m) {
                two[j] = lambda * c / h[j + 2];
            }
            g[j] = a * y[j] + b * y[j + 1] + c * y[j + 2];
        }
        solve(main, one, two, g);
        for (int i = 0; i < n; i++) {
            double q = 0;
            if (i < m) {
                q += g[i] / h[i];
            }
            if (i >= 1 && i - 1 < m) {
                q -= g[i - 1] * (1 / h[i - 1] + 1 / h[i]);
            }
            if (i >= 2) {
                q += g[i - 2] / h[i - 1];
            }
            values[i] = y[i] - lambda * q;
        }
        measure();
    }

    /** L D Lᵀ of a matrix with two diagonals on either side. */
    private static void solve(double[] d, double[] l1, double[] l2, double[] b) {
        int m = d.length;
        for (int j = 0; j < m; j++) {
            double first = l1[j], second = l2[j];
            if (j + 1 < m) {
                l1[j] = first / d[j];
                d[j + 1] -= l1[j] * first;
                b[j + 1] -= l1[j] * b[j];
            }
            if (j + 2 < m) {
                l2[j] = second / d[j];
                l1[j + 1] -= l1[j] * second;
                d[j + 2] -= l2[j] * second;
                b[j + 2] -= l2[j] * b[j];
            }
        }
        for (int j = m - 1; j >= 0; j--) {
            b[j] /= d[j];
            b[j] -= (j + 1 < m ? l1[j] * b[j + 1] : 0) + (j + 2 < m ? l2[j] * b[j + 2] : 0);
        }
    }

    private void measure() {
        double sum = 0;
        for (int i = 0; i < n; i++) {
            sum += (y[i] - values[i]) * (y[i] - values[i]);
        }
        rms = Math.sqrt(sum / n);
    }
}
