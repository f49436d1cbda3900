package org.condyle.math;

import java.util.Arrays;

/**
 * A square matrix of blocks of 6 x 6 within a symmetric skyline, and its factors L U. The pattern is symmetric, the values need not be.
 * Diagonal blocks are inverted with pivots, blocks are not exchanged: for matrices like 1 + M⁻¹A, whose leading blocks are regular.
 */
final class BlockSkyline {
    static final int SIZE = ContactSystem.BODY;
    private static final int BLOCK = SIZE * SIZE;

    private int n;
    private int[] low = new int[0]; // first block of each row
    private int[] rowAt = new int[0]; // so that block (i, j) is at rowAt[i] + j
    private double[] lower = new double[0]; // block (i, j) at (i, j)
    private double[] upper = new double[0]; // block (j, i) at (i, j)
    private final double[] work = new double[2 * BLOCK];

    /** Operations of one factorisation with such a skyline. */
    static double work(int[] low, int n) {
        double sum = 0;
        for (int i = 0; i < n; i++) {
            double width = i - low[i] + 1;
            sum += width * width * 2 * BLOCK * SIZE;
        }
        return sum;
    }

    /** Begins with the unit matrix. */
    void clear(int[] first, int blocks) {
        n = blocks;
        if (low.length < n) {
            low = new int[2 * n];
            rowAt = new int[2 * n];
        }
        int entries = 0;
        for (int i = 0; i < n; i++) {
            low[i] = first[i];
            rowAt[i] = entries - first[i];
            entries += i - first[i] + 1;
        }
        if (lower.length < BLOCK * entries) {
            lower = new double[2 * BLOCK * entries];
            upper = new double[2 * BLOCK * entries];
        }
        Arrays.fill(lower, 0, BLOCK * entries, 0);
        Arrays.fill(upper, 0, BLOCK * entries, 0);
        for (int i = 0; i < n; i++) {
            for (int m = 0; m < SIZE; m++) {
                lower[BLOCK * (rowAt[i] + i) + (SIZE + 1) * m] = 1;
            }
        }
    }

    /** Adds the outer product of two columns of six numbers to a block. */
    void add(int i, int j, double[] left, int leftAt, double[] right, int rightAt) {
        double[] out = j <= i ? lower : upper;
        int at = BLOCK * (j <= i ? rowAt[i] + j : rowAt[j] + i);
        for (int a = 0; a < SIZE; a++) {
            double x = left[leftAt + a];
            if (x != 0) {
                for (int b = 0; b < SIZE; b++) {
                    out[at + SIZE * a + b] += x * right[rightAt + b];
                }
            }
        }
    }

    /** Replaces the matrix by its factors; false if a diagonal block is singular. */
    boolean factor() {
        for (int i = 0; i < n; i++) {
            int diagonal = BLOCK * (rowAt[i] + i);
            for (int j = low[i]; j < i; j++) {
                int at = BLOCK * (rowAt[i] + j);
                for (int k = Math.max(low[i], low[j]); k < j; k++) {
                    int ik = BLOCK * (rowAt[i] + k), jk = BLOCK * (rowAt[j] + k);
                    subtract(lower, ik, upper, jk, lower, at); // X_ij -= L_ik U_kj
                    subtract(lower, jk, upper, ik, upper, at); // U_ji -= L_jk U_ki
                }
                System.arraycopy(lower, at, work, 0, BLOCK);
                Arrays.fill(lower, at, at + BLOCK, 0);
                subtract(work, 0, lower, BLOCK * (rowAt[j] + j), lower, at);
                for (int m = at; m < at + BLOCK; m++) {
                    lower[m] = -lower[m]; // L_ij = X_ij D_j⁻¹
                }
                subtract(lower, at, upper, at, lower, diagonal);
            }
            if (!invert(diagonal)) {
                return false;
            }
        }
        return true;
    }

    /** Solves for the right side x, in place. */
    void solve(double[] x) {
        for (int i = 0; i < n; i++) {
            for (int k = low[i]; k < i; k++) {
                subtractTimes(lower, BLOCK * (rowAt[i] + k), x, SIZE * k, SIZE * i);
            }
        }
        for (int i = n - 1; i >= 0; i--) {
            int d = BLOCK * (rowAt[i] + i);
            for (int a = 0; a < SIZE; a++) {
                double sum = 0;
                for (int b = 0; b < SIZE; b++) {
                    sum += lower[d + SIZE * a + b] * x[SIZE * i + b];
                }
                work[a] = sum;
            }
            System.arraycopy(work, 0, x, SIZE * i, SIZE);
            for (int k = low[i]; k < i; k++) {
                subtractTimes(upper, BLOCK * (rowAt[i] + k), x, SIZE * i, SIZE * k);
            }
        }
    }

    private static void subtractTimes(double[] m, int at, double[] x, int from, int to) {
        for (int a = 0; a < SIZE; a++) {
            double sum = 0;
            for (int b = 0; b < SIZE; b++) {
                sum += m[at + SIZE * a + b] * x[from + b];
            }
            x[to + a] -= sum;
        }
    }

    private static void subtract(double[] x, int xAt, double[] y, int yAt, double[] out, int at) {
        for (int a = 0; a < SIZE; a++) {
            for (int k = 0; k < SIZE; k++) {
                double factor = x[xAt + SIZE * a + k];
                if (factor != 0) {
                    int row = yAt + SIZE * k, to = at + SIZE * a;
                    for (int b = 0; b < SIZE; b++) {
                        out[to + b] -= factor * y[row + b];
                    }
                }
            }
        }
    }

    /** A diagonal block becomes its inverse, by Gauss and Jordan. */
    private boolean invert(int at) {
        int width = 2 * SIZE;
        for (int a = 0; a < SIZE; a++) {
            for (int b = 0; b < SIZE; b++) {
                work[width * a + b] = lower[at + SIZE * a + b];
                work[width * a + SIZE + b] = a == b ? 1 : 0;
            }
        }
        for (int k = 0; k < SIZE; k++) {
            int pivot = k;
            for (int a = k + 1; a < SIZE; a++) {
                pivot = Math.abs(work[width * a + k]) > Math.abs(work[width * pivot + k]) ? a : pivot;
            }
            double p = work[width * pivot + k];
            if (!(Math.abs(p) > 0)) {
                return false;
            }
            for (int b = k; b < width; b++) {
                double kept = work[width * k + b];
                work[width * k + b] = work[width * pivot + b] / p;
                if (pivot != k) {
                    work[width * pivot + b] = kept;
                }
            }
            for (int a = 0; a < SIZE; a++) {
                double factor = work[width * a + k];
                if (a != k && factor != 0) {
                    for (int b = k; b < width; b++) {
                        work[width * a + b] -= factor * work[width * k + b];
                    }
                }
            }
        }
        for (int a = 0; a < SIZE; a++) {
            System.arraycopy(work, width * a + SIZE, lower, at + SIZE * a, SIZE);
        }
        return true;
    }
}
