package org.condyle.optimise;

import java.util.Arrays;

/**
 * The data of one problem: find c with B c = τ, low ≤ c ≤ high and the least Σ weight |c - target|^power. The arrays
 * belong to the problem and are overwritten from frame to frame.
 */
final class BoxProblem {
    /** Entries of B below this part of both the largest of their row and the largest of their column are rounding. */
    private static final double ROUNDING = 1e-11;

    final int rows;
    final int controls;
    /** B, row by row. */
    final double[] matrix;
    /** τ. */
    final double[] load;

    final double[] low;
    final double[] high;
    final double[] weight;
    final double[] target;
    private final double[] rowMost;
    private final double[] columnMost;
    private double most; // of all entries
    double power = 2;
    /** Whether targets are where neighbours in time pull, so that slopes are differences of large terms. */
    boolean pulled;

    BoxProblem(int rows, int controls) {
        this.rows = rows;
        this.controls = controls;
        matrix = new double[rows * controls];
        load = new double[rows];
        low = new double[controls];
        high = new double[controls];
        weight = new double[controls];
        target = new double[controls];
        rowMost = new double[rows];
        columnMost = new double[controls];
        Arrays.fill(high, 1);
        Arrays.fill(weight, 1);
    }

    /**
     * Takes B over, without entries that are rounding: a muscle that does not cross a joint has a moment arm of 1e-17 m there if axes
     * are turned, and where all others have done their best, the joint's load must not be looked for in that.
     */
    void matrix(double[] b) {
        Arrays.fill(rowMost, 0);
        Arrays.fill(columnMost, 0);
        most = 0;
        for (int j = 0, k = 0; j < rows; j++) {
            for (int i = 0; i < controls; i++, k++) {
                double size = Math.abs(b[k]);
                rowMost[j] = Math.max(rowMost[j], size);
                columnMost[i] = Math.max(columnMost[i], size);
                most = Math.max(most, size);
            }
        }
        System.arraycopy(b, 0, matrix, 0, b.length);
        for (int j = 0, k = 0; j < rows; j++) {
            for (int i = 0; i < controls; i++, k++) {
                matrix[k] = isBelow(ROUNDING, j, i) ? 0 : matrix[k];
            }
        }
    }

    /**
     * Whether an entry is less than a part of the largest of its row and of the largest of its column. Where there are no other entries, of
     * a coordinate without muscles or a muscle that crosses no joint, the largest of all counts.
     */
    boolean isBelow(double part, int row, int control) {
        double size = Math.abs(matrix[row * controls + control]), least = part * most;
        return size < part * (rowMost[row] < least ? most : rowMost[row])
                && size < part * (columnMost[control] < least ? most : columnMost[control]);
    }

    double clip(int i, double c) {
        return Math.min(Math.max(c, low[i]), high[i]);
    }

    /** Derivative of control i's cost at c; of an absolute value the middle of its corner, 0. */
    double slope(int i, double c) {
        double d = c - target[i];
        if (power == 2) {
            return 2 * weight[i] * d;
        }
        return weight[i] * power * Math.signum(d) * (d == 0 ? 0 : Math.pow(Math.abs(d), power - 1));
    }

    /** Sum of the absolute terms of {@link #slope}. */
    double slopeTerms(int i, double c) {
        return pulled ? 2 * weight[i] * (Math.abs(c) + Math.abs(target[i])) : Math.abs(slope(i, c));
    }

    /** out = τ - B c. */
    void missing(double[] c, double[] out) {
        for (int j = 0; j < rows; j++) {
            double sum = load[j];
            for (int i = 0; i < controls; i++) {
                sum -= matrix[j * controls + i] * c[i];
            }
            out[j] = sum;
        }
    }

    void become(BoxProblem other) {
        System.arraycopy(other.matrix, 0, matrix, 0, matrix.length);
        System.arraycopy(other.load, 0, load, 0, rows);
        System.arraycopy(other.low, 0, low, 0, controls);
        System.arraycopy(other.high, 0, high, 0, controls);
        System.arraycopy(other.weight, 0, weight, 0, controls);
        System.arraycopy(other.target, 0, target, 0, controls);
        power = other.power;
        pulled = other.pulled;
    }
}
