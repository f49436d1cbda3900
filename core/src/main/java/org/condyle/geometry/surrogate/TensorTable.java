package org.condyle.geometry.surrogate;

import java.util.List;
import org.condyle.math.LuSolver;

/**
 * Several numbers as functions of several coordinates: sums of products of functions of one coordinate each, through samples at the nodes of
 * a net. Immutable; each reader has its own {@link Reader}.
 */
final class TensorTable {
    private final List<AxisBasis> axes;
    private final int channels;
    private final double[] coefficients; // the last coordinate runs fastest, the channels of a node beside each other
    private final int[] strides;

    /** @param samples of all channels at all nodes; it is changed */
    TensorTable(List<AxisBasis> axes, int channels, double[] samples) {
        this.axes = List.copyOf(axes);
        this.channels = channels;
        coefficients = samples;
        strides = new int[axes.size()];
        int stride = channels;
        for (int a = axes.size() - 1; a >= 0; a--) {
            strides[a] = stride;
            stride *= axes.get(a).size();
        }
        for (int a = 0; a < axes.size(); a++) {
            if (!axes.get(a).cardinal()) {
                solve(axes.get(a), strides[a]);
            }
        }
    }

    /** From samples to coefficients along one coordinate. */
    private void solve(AxisBasis axis, int stride) {
        int n = axis.size();
        LuSolver solver = new LuSolver(n);
        double[] values = new double[axis.support()], slopes = new double[axis.support()], line = new double[n];
        double[][] rows = solver.matrix();
        for (int i = 0; i < n; i++) {
            java.util.Arrays.fill(rows[i], 0);
            int first = axis.at(axis.node(i), values, slopes);
            System.arraycopy(values, 0, rows[i], first, values.length);
        }
        solver.factor();
        for (int block = 0; block < coefficients.length; block += n * stride) {
            for (int at = block; at < block + stride; at++) {
                for (int i = 0; i < n; i++) {
                    line[i] = coefficients[at + i * stride];
                }
                solver.solve(line);
                for (int i = 0; i < n; i++) {
                    coefficients[at + i * stride] = line[i];
                }
            }
        }
    }

    Reader reader() {
        return new Reader();
    }

    /** Evaluates the table, without allocating; of one thread. */
    final class Reader {
        private final double[][] values = new double[axes.size()][];
        private final double[][] slopes = new double[axes.size()][];
        private final int[] first = new int[axes.size()];
        private final int[] index = new int[axes.size()];
        private final double[] work;
        private final double[] sum = new double[channels + axes.size()];

        private Reader() {
            int size = 1;
            for (int a = 0; a < axes.size(); a++) {
                int n = axes.get(a).support();
                values[a] = new double[n];
                slopes[a] = new double[n];
                size *= a + 1 < axes.size() ? n : 1;
            }
            work = new double[size * (channels + axes.size())];
        }

        /**
         * Writes the channels at a place, then the slopes of the first channel by all coordinates. Coordinates are summed over one after the other,
         * the last first, so that most of the work is done once.
         */
        void at(double[] x, double[] out) {
            int dimensions = axes.size(), last = dimensions - 1, rows = 1, base = 0;
            for (int a = 0; a < dimensions; a++) {
                first[a] = axes.get(a).at(x[a], values[a], slopes[a]);
                index[a] = 0;
                rows *= a < last ? values[a].length : 1;
                base += first[a] * strides[a];
            }
            int width = channels + 1;
            for (int row = 0; row < rows; row++) {
                int from = base;
                for (int a = 0; a < last; a++) {
                    from += index[a] * strides[a];
                }
                sumOverLast(from, row * width);
                next(last);
            }
            for (int a = last - 1; a >= 0; a--) {
                rows /= values[a].length;
                for (int row = 0; row < rows; row++) {
                    sumOver(a, row, width);
                }
                width++;
            }
            System.arraycopy(work, 0, out, 0, channels);
            for (int a = 0; a < dimensions; a++) { // found from the last to the first
                out[channels + a] = work[channels + last - a];
            }
        }

        private void next(int last) {
            for (int a = last - 1; a >= 0; a--) {
                if (++index[a] < values[a].length) {
                    return;
                }
                index[a] = 0;
            }
        }

        private void sumOverLast(int from, int to) {
            int last = axes.size() - 1;
            double[] f = values[last], d = slopes[last];
            java.util.Arrays.fill(work, to, to + channels + 1, 0);
            for (int i = 0, at = from; i < f.length; i++, at += channels) {
                for (int c = 0; c < channels; c++) {
                    work[to + c] += f[i] * coefficients[at + c];
                }
                work[to + channels] += d[i] * coefficients[at];
            }
        }

        /** What is written lies before what is still to be read. */
        private void sumOver(int axis, int row, int width) {
            double[] f = values[axis], d = slopes[axis];
            int n = f.length, from = row * n * width;
            java.util.Arrays.fill(sum, 0, width + 1, 0);
            for (int i = 0; i < n; i++) {
                for (int k = 0; k < width; k++) {
                    sum[k] += f[i] * work[from + i * width + k];
                }
                sum[width] += d[i] * work[from + i * width];
            }
            System.arraycopy(sum, 0, work, row * (width + 1), width + 1);
        }
    }
}
