package org.condyle.math;

import java.util.Arrays;

/**
 * Solves square systems A x = b that may be singular: of all x that come nearest to b it finds the shortest. Small and
 * dense; a QR factorisation with column pivoting gives the rank, then the component of x in the null space of A is
 * removed.
 */
public final class MinimumNorm {
    private final double tolerance;
    private int size;
    private int rank;
    private double[] a = {};
    private double[] b = {};
    private double[] kernel = {};
    private double[] gram = {};
    private double[] weight = {};
    private int[] order = {};

    /** @param tolerance a pivot this much smaller than the first counts as zero */
    public MinimumNorm(double tolerance) {
        this.tolerance = tolerance;
    }

    /** Writes x; leaves the matrix (row by row) and b as they are. Returns the rank. */
    public int solve(double[] matrix, double[] right, int n, double[] x) {
        reserve(n);
        System.arraycopy(matrix, 0, a, 0, n * n);
        System.arraycopy(right, 0, b, 0, n);
        factor(n);
        for (int i = rank - 1; i >= 0; i--) {
            double sum = b[i];
            for (int j = i + 1; j < rank; j++) {
                sum -= a[i * n + j] * b[j];
            }
            b[i] = sum / a[i * n + i];
        }
        Arrays.fill(b, rank, n, 0);
        if (rank < n) {
            shorten(n);
        }
        for (int i = 0; i < n; i++) {
            x[order[i]] = b[i];
        }
        return rank;
    }

    private void reserve(int n) {
        if (n > size) {
            size = n;
            a = new double[n * n];
            b = new double[n];
            kernel = new double[n * n];
            gram = new double[n * n];
            weight = new double[n];
            order = new int[n];
        }
    }

    /** Householder reflections on A and b, the longest remaining column first. */
    private void factor(int n) {
        for (int j = 0; j < n; j++) {
            order[j] = j;
        }
        double first = 0;
        rank = 0;
        for (int k = 0; k < n; k++) {
            double longest = -1;
            int pivot = k;
            for (int j = k; j < n; j++) {
                double length = 0;
                for (int i = k; i < n; i++) {
                    length += a[i * n + j] * a[i * n + j];
                }
                if (length > longest * (1 + 1e-12)) { // of equals the first, whatever rounding says
                    longest = length;
                    pivot = j;
                }
            }
            double norm = Math.sqrt(longest);
            first = Math.max(first, norm);
            if (!(norm > tolerance * first)) {
                return;
            }
            exchange(n, k, pivot);
            reflect(n, k, norm);
            rank++;
        }
    }

    private void exchange(int n, int k, int pivot) {
        if (k != pivot) {
            for (int i = 0; i < n; i++) {
                double t = a[i * n + k];
                a[i * n + k] = a[i * n + pivot];
                a[i * n + pivot] = t;
            }
            int t = order[k];
            order[k] = order[pivot];
            order[pivot] = t;
        }
    }

    private void reflect(int n, int k, double norm) {
        double head = a[k * n + k], end = head > 0 ? -norm : norm;
        double u0 = head - end, scale = -1 / (end * u0); // 2/|u|²
        for (int j = k + 1; j < n; j++) {
            double dot = u0 * a[k * n + j];
            for (int i = k + 1; i < n; i++) {
                dot += a[i * n + k] * a[i * n + j];
            }
            dot *= scale;
            a[k * n + j] -= dot * u0;
            for (int i = k + 1; i < n; i++) {
                a[i * n + j] -= dot * a[i * n + k];
            }
        }
        double dot = u0 * b[k];
        for (int i = k + 1; i < n; i++) {
            dot += a[i * n + k] * b[i];
        }
        dot *= scale;
        b[k] -= dot * u0;
        for (int i = k + 1; i < n; i++) {
            b[i] -= dot * a[i * n + k];
            a[i * n + k] = 0;
        }
        a[k * n + k] = end;
    }

    /** x -= N (Nᵀ N)⁻¹ Nᵀ x, N the kernel [-R₁⁻¹ R₂; 1]. */
    private void shorten(int n) {
        int m = n - rank;
        for (int c = 0; c < m; c++) {
            for (int i = rank - 1; i >= 0; i--) {
                double sum = -a[i * n + rank + c];
                for (int j = i + 1; j < rank; j++) {
                    sum -= a[i * n + j] * kernel[j * m + c];
                }
                kernel[i * m + c] = sum / a[i * n + i];
            }
            for (int i = rank; i < n; i++) {
                kernel[i * m + c] = i == rank + c ? 1 : 0;
            }
        }
        for (int c = 0; c < m; c++) {
            double dot = 0;
            for (int i = 0; i < n; i++) {
                dot += kernel[i * m + c] * b[i];
            }
            weight[c] = dot;
            for (int d = 0; d <= c; d++) {
                double sum = 0;
                for (int i = 0; i < n; i++) {
                    sum += kernel[i * m + c] * kernel[i * m + d];
                }
                gram[c * m + d] = sum;
            }
        }
        cholesky(m);
        for (int i = 0; i < n; i++) {
            for (int c = 0; c < m; c++) {
                b[i] -= kernel[i * m + c] * weight[c];
            }
        }
    }

    /** weight = (Nᵀ N)⁻¹ weight; the matrix contains the identity, so it is never singular. */
    private void cholesky(int m) {
        for (int c = 0; c < m; c++) {
            for (int d = 0; d <= c; d++) {
                double sum = gram[c * m + d];
                for (int k = 0; k < d; k++) {
                    sum -= gram[c * m + k] * gram[d * m + k];
                }
                gram[c * m + d] = c == d ? Math.sqrt(sum) : sum / gram[d * m + d];
            }
        }
        for (int c = 0; c < m; c++) {
            for (int d = 0; d < c; d++) {
                weight[c] -= gram[c * m + d] * weight[d];
            }
            weight[c] /= gram[c * m + c];
        }
        for (int c = m - 1; c >= 0; c--) {
            for (int d = c + 1; d < m; d++) {
                weight[c] -= gram[d * m + c] * weight[d];
            }
            weight[c] /= gram[c * m + c];
        }
    }
}
