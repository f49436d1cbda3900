package org.condyle.integrate;

import java.util.Arrays;

/**
 * Dense output of the extrapolated midpoint rule: Hairer and Ostermann, "Dense output for extrapolation methods", Numer.
 * Math. 58 (1990) 419-439. The derivatives of y in the middle of the step are central differences of the substep rates,
 * extrapolated over the rows like the end itself. With θ in [0, 1] and s = θ - 1/2,
 *
 * <pre>  y(θ) = cubic Hermite of both ends + (1/4 - s²)² Σ aᵢ sⁱ,   i = 0 ... 2k - 3  </pre>
 *
 * where the aᵢ make the value and the first 2k - 3 derivatives in the middle right.
 */
final class MidpointDense {
    private static final int TERMS = 2 * GraggBulirschStoer.ROWS - 2;

    private int size;
    private int[] substeps = {};
    /** Rates in row j after m substeps. */
    private double[][][] rates = {};

    private double[][] middle = {};
    private double[][] column = {};
    private double[][] a = {};
    private double[][] cubic = {};
    private int terms;
    private boolean ready;

    void allocate(int[] nj, int n) {
        size = n;
        substeps = nj;
        rates = new double[nj.length][][];
        for (int j = 1; j < nj.length; j++) {
            rates[j] = new double[nj[j] + 1][n];
        }
        middle = new double[nj.length][n];
        column = new double[nj.length][n];
        a = new double[TERMS][n];
        cubic = new double[4][n];
    }

    double[] rates(int j, int m) {
        return rates[j][m];
    }

    double[] middle(int j) {
        return middle[j];
    }

    void clear() {
        ready = false;
    }

    boolean ready() {
        return ready;
    }

    /** Coefficients from the first {@code rows} rows of a step of length h. */
    void prepare(int rows, double h, double[] y0, double[] f0, double[] y1, double[] f1) {
        ready = true;
        terms = Math.max(2, 2 * rows - 2);
        taylorOfHermite(h, y0, f0, y1, f1);
        double factorial = 1;
        for (int d = 0; d < terms; d++) {
            factorial *= Math.max(1, d);
            derivative(d, rows, h, f0);
            double[] exact = column[Math.max(1, (d + 1) / 2)];
            for (int i = 0; i < size; i++) {
                double r = exact[i] / factorial - (d < 4 ? cubic[d][i] : 0);
                // (1/16 - s²/2 + s⁴) Σ a s^i = Σ r s^i, power by power
                r += (d >= 2 ? 0.5 * a[d - 2][i] : 0) - (d >= 4 ? a[d - 4][i] : 0);
                a[d][i] = 16 * r;
            }
        }
    }

    /** The Hermite cubic in powers of s = θ - 1/2. */
    private void taylorOfHermite(double h, double[] y0, double[] f0, double[] y1, double[] f1) {
        for (int i = 0; i < size; i++) {
            double rise = y1[i] - y0[i];
            double sum = h * (f0[i] + f1[i]);
            double turn = h * (f1[i] - f0[i]);
            cubic[0][i] = 0.5 * (y0[i] + y1[i]) - 0.125 * turn;
            cubic[1][i] = 1.5 * rise - 0.25 * sum;
            cubic[2][i] = 0.5 * turn;
            cubic[3][i] = sum - 2 * rise;
        }
    }

    /** h^d times the d-th derivative of y in the middle, left in the column of the first row that knows it. */
    private void derivative(int d, int rows, double h, double[] f0) {
        int from = Math.max(1, (d + 1) / 2);
        for (int j = from; j <= rows; j++) {
            if (d == 0) {
                System.arraycopy(middle[j], 0, column[j], 0, size);
            } else {
                difference(j, d - 1, h, f0, column[j]);
            }
            for (int l = j; l > from; l--) {
                double ratio = (double) substeps[j] / substeps[l - 1];
                double factor = 1 / (ratio * ratio - 1);
                double[] better = column[l];
                double[] other = column[l - 1];
                for (int i = 0; i < size; i++) {
                    other[i] = better[i] + (better[i] - other[i]) * factor;
                }
            }
        }
    }

    /** out = h (n/2)^p δ^p f, the central difference of the rates over double substeps in row j. */
    private void difference(int j, int p, double h, double[] f0, double[] out) {
        int centre = substeps[j] / 2;
        double weight = h * Math.pow(centre, p);
        Arrays.fill(out, 0);
        for (int q = 0; q <= p; q++) {
            int at = centre + p - 2 * q;
            double[] rate = at == 0 ? f0 : rates[j][at];
            for (int i = 0; i < size; i++) {
                out[i] += weight * rate[i];
            }
            weight *= -(double) (p - q) / (q + 1);
        }
    }

    /** The largest contribution of the two highest powers in the step, which says how many more would be needed. */
    void lastTerms(double[] out) {
        double bell = bell(terms - 2);
        double next = bell(terms - 1);
        for (int i = 0; i < size; i++) {
            out[i] = Math.abs(bell * a[terms - 2][i]) + Math.abs(next * a[terms - 1][i]);
        }
    }

    /** Largest (1/4 - s²)² sⁿ. */
    private static double bell(int n) {
        double square = 0.25 * n / (n + 4);
        return (0.25 - square) * (0.25 - square) * Math.pow(square, 0.5 * n);
    }

    void evaluate(double theta, double[] out) {
        double s = theta - 0.5;
        double bell = (0.25 - s * s) * (0.25 - s * s);
        for (int i = 0; i < size; i++) {
            double sum = 0;
            for (int d = terms - 1; d >= 0; d--) {
                sum = sum * s + a[d][i];
            }
            double hermite = cubic[0][i] + s * (cubic[1][i] + s * (cubic[2][i] + s * cubic[3][i]));
            out[i] = hermite + bell * sum;
        }
    }
}
