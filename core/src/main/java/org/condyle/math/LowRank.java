package org.condyle.math;

import java.util.Arrays;

/**
 * A symmetric positive semidefinite matrix as L Lᵀ with no more columns than its rank (Cholesky factors with the largest pivot first).
 * The response of many contacts among few bodies is one: its rank is at most the number of speeds.
 */
final class LowRank {
    private static final double NOTHING = 1e-14; // of the largest pivot: what is left is rounding

    private double[][] column = {};
    private double[][] row = {};
    private double[] left = {};
    private double[] product = {};
    private int rows;
    private int rank;

    /** Columns of the last factors. */
    int rank() {
        return rank;
    }

    /** A row of L. */
    double[] row(int r) {
        return row[r];
    }

    /**
     * Finds the factors of a matrix, row by row.
     *
     * @return false if they would have more than {@code most} columns, or if the matrix is not symmetric
     */
    boolean factor(double[] matrix, int size, int most) {
        rows = size;
        rank = 0;
        reserve(most);
        double largest = 0;
        for (int r = 0; r < rows; r++) {
            left[r] = matrix[r * (rows + 1)];
            largest = Math.max(largest, left[r]);
            for (int s = 0; s < r; s++) {
                if (Math.abs(matrix[r * rows + s] - matrix[s * rows + r]) > 1e-12 * largest) {
                    return false;
                }
            }
        }
        while (true) {
            int pivot = 0;
            for (int r = 1; r < rows; r++) {
                pivot = left[r] > left[pivot] ? r : pivot;
            }
            if (!(left[pivot] > NOTHING * largest)) {
                return largest > 0;
            }
            if (rank == most) {
                return false;
            }
            take(matrix, pivot);
        }
    }

    private void take(double[] matrix, int pivot) {
        double[] next = column[rank];
        System.arraycopy(matrix, pivot * rows, next, 0, rows);
        for (int k = 0; k < rank; k++) {
            add(next, -column[k][pivot], column[k], rows);
        }
        double scale = 1 / Math.sqrt(left[pivot]);
        for (int r = 0; r < rows; r++) {
            next[r] *= scale;
            left[r] -= next[r] * next[r];
            row[r][rank] = next[r];
        }
        left[pivot] = 0;
        rank++;
    }

    /** out = L Lᵀ p. */
    void times(double[] p, double[] out) {
        Arrays.fill(product, 0, rank, 0);
        for (int r = 0; r < rows; r++) {
            if (p[r] != 0) {
                add(product, p[r], row[r], rank);
            }
        }
        Arrays.fill(out, 0, rows, 0);
        for (int k = 0; k < rank; k++) {
            add(out, product[k], column[k], rows);
        }
    }

    /** to += factor · from. */
    static void add(double[] to, double factor, double[] from, int n) {
        for (int i = 0; i < n; i++) {
            to[i] += factor * from[i];
        }
    }

    private void reserve(int most) {
        if (left.length < rows || product.length < most) {
            int wide = Math.max(most, product.length), high = Math.max(rows, left.length);
            column = new double[wide][high];
            row = new double[high][wide];
            left = new double[high];
            product = new double[wide];
        }
    }
}
