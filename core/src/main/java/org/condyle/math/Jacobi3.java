package org.condyle.math;

/**
 * Eigenvalues and eigenvectors of a symmetric 3×3 matrix by Jacobi's rotations, which find small eigenvalues beside large
 * ones and equal ones without trouble. Golub, Van Loan, Matrix Computations, section 8.5.
 */
public final class Jacobi3 {
    private static final int MOST_SWEEPS = 30; // digits double in each; six or so are needed

    private Jacobi3() {}

    /**
     * Makes {@code a} (nine numbers, row by row) diagonal; its diagonal then holds the eigenvalues, in no order.
     *
     * @param vectors nine numbers whose columns become the unit eigenvectors, right-handed
     */
    public static void solve(double[] a, double[] vectors) {
        System.arraycopy(IDENTITY, 0, vectors, 0, 9);
        for (int n = 0; n < MOST_SWEEPS; n++) {
            double off = Math.abs(a[1]) + Math.abs(a[2]) + Math.abs(a[5]);
            if (!(off > 1e-17 * (Math.abs(a[0]) + Math.abs(a[4]) + Math.abs(a[8])))) {
                return;
            }
            turn(a, vectors, 0, 1);
            turn(a, vectors, 0, 2);
            turn(a, vectors, 1, 2);
        }
    }

    private static final double[] IDENTITY = Mat3.identity();

    /** One rotation in the plane of axes p and q that removes a_pq. */
    private static void turn(double[] a, double[] v, int p, int q) {
        double off = a[3 * p + q];
        if (off == 0) {
            return;
        }
        double half = 0.5 * (a[4 * q] - a[4 * p]) / off;
        double t = Math.copySign(1 / (Math.abs(half) + Math.sqrt(half * half + 1)), half);
        double c = 1 / Math.sqrt(t * t + 1), s = t * c;
        for (int k = 0; k < 3; k++) { // columns
            double x = a[3 * k + p], y = a[3 * k + q];
            a[3 * k + p] = c * x - s * y;
            a[3 * k + q] = s * x + c * y;
            x = v[3 * k + p];
            y = v[3 * k + q];
            v[3 * k + p] = c * x - s * y;
            v[3 * k + q] = s * x + c * y;
        }
        for (int k = 0; k < 3; k++) { // rows
            double x = a[3 * p + k], y = a[3 * q + k];
            a[3 * p + k] = c * x - s * y;
            a[3 * q + k] = s * x + c * y;
        }
    }
}
