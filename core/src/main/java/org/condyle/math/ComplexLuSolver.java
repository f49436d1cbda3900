package org.condyle.math;

/**
 * Dense LU factors with partial pivoting of a complex matrix, real and imaginary parts in separate rows. The complex
 * twin of {@link LuSolver}: same use, same kernels.
 */
public final class ComplexLuSolver {
    private final int n;
    private final double[][] re;
    private final double[][] im;
    private final int[] order;
    private final double[] x;
    private final double[] y;

    public ComplexLuSolver(int n) {
        this.n = n;
        re = new double[n][n];
        im = new double[n][n];
        order = new int[n];
        x = new double[n];
        y = new double[n];
    }

    /** Real parts to fill before {@link #factor}; reordered by it. */
    public double[][] real() {
        return re;
    }

    /** Imaginary parts to fill before {@link #factor}; reordered by it. */
    public double[][] imaginary() {
        return im;
    }

    /** Factors the matrix in place; false when a pivot is zero or not finite. */
    public boolean factor() {
        for (int i = 0; i < n; i++) {
            order[i] = i;
        }
        for (int k = 0; k < n; k++) {
            int p = pivotRow(k);
            swap(k, p);
            double a = re[k][k];
            double b = im[k][k];
            double size = a * a + b * b;
            if (size == 0 || !Double.isFinite(size)) {
                return false;
            }
            for (int i = k + 1; i < n; i++) {
                double c = re[i][k];
                double d = im[i][k];
                if (c != 0 || d != 0) {
                    double mr = (c * a + d * b) / size;
                    double mi = (d * a - c * b) / size;
                    re[i][k] = mr;
                    im[i][k] = mi;
                    subtract(re[i], im[i], mr, mi, re[k], im[k], k + 1, n);
                }
            }
        }
        return true;
    }

    /** Replaces a + i b by the solution. */
    public void solve(double[] a, double[] b) {
        for (int i = 0; i < n; i++) {
            double sr = a[order[i]];
            double si = b[order[i]];
            double[] rr = re[i];
            double[] ri = im[i];
            for (int j = 0; j < i; j++) {
                sr -= rr[j] * x[j] - ri[j] * y[j];
                si -= rr[j] * y[j] + ri[j] * x[j];
            }
            x[i] = sr;
            y[i] = si;
        }
        for (int i = n - 1; i >= 0; i--) {
            double sr = x[i];
            double si = y[i];
            double[] rr = re[i];
            double[] ri = im[i];
            for (int j = i + 1; j < n; j++) {
                sr -= rr[j] * x[j] - ri[j] * y[j];
                si -= rr[j] * y[j] + ri[j] * x[j];
            }
            double size = rr[i] * rr[i] + ri[i] * ri[i];
            x[i] = (sr * rr[i] + si * ri[i]) / size;
            y[i] = (si * rr[i] - sr * ri[i]) / size;
        }
        System.arraycopy(x, 0, a, 0, n);
        System.arraycopy(y, 0, b, 0, n);
    }

    private int pivotRow(int k) {
        int best = k;
        double largest = -1;
        for (int i = k; i < n; i++) {
            double size = Math.abs(re[i][k]) + Math.abs(im[i][k]);
            if (size > largest || Double.isNaN(size)) { // a NaN is chosen and then refused as pivot
                largest = size;
                best = i;
            }
        }
        return best;
    }

    private void swap(int k, int p) {
        double[] row = re[k];
        re[k] = re[p];
        re[p] = row;
        row = im[k];
        im[k] = im[p];
        im[p] = row;
        int index = order[k];
        order[k] = order[p];
        order[p] = index;
    }

    private static void subtract(
            double[] rowRe, double[] rowIm, double mr, double mi, double[] topRe, double[] topIm, int from, int to) {
        for (int j = from; j < to; j++) {
            rowRe[j] -= mr * topRe[j] - mi * topIm[j];
        }
        for (int j = from; j < to; j++) {
            rowIm[j] -= mr * topIm[j] + mi * topRe[j];
        }
    }
}
