package org.condyle.analyse;

import java.util.Arrays;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Workspace;

/** The mass matrix of one configuration as a measure of length, by its factors M = L Lᵀ. */
final class MassMetric {
    private final double[][] factor;

    MassMetric(int n) {
        factor = new double[n][n];
    }

    void at(double[] q, Workspace w) {
        double[][] a = factor;
        Dynamics.massMatrix(q, w, a);
        for (int k = 0; k < a.length; k++) {
            for (int j = 0; j <= k; j++) {
                double x = a[k][j];
                for (int i = 0; i < j; i++) {
                    x -= a[k][i] * a[j][i];
                }
                a[k][j] = j == k ? Math.sqrt(Math.max(x, Double.MIN_NORMAL)) : x / a[j][j];
            }
            Arrays.fill(a[k], k + 1, a.length, 0);
        }
    }

    /** √M_kk. */
    double size(int k) {
        return RowBasis.norm(factor[k]);
    }

    /** x = L⁻¹ x. */
    void forward(double[] x) {
        for (int k = 0; k < x.length; k++) {
            for (int j = 0; j < k; j++) {
                x[k] -= factor[k][j] * x[j];
            }
            x[k] /= factor[k][k];
        }
    }

    /** x = L⁻ᵀ x. */
    void backward(double[] x) {
        for (int k = x.length - 1; k >= 0; k--) {
            for (int j = k + 1; j < x.length; j++) {
                x[k] -= factor[j][k] * x[j];
            }
            x[k] /= factor[k][k];
        }
    }

    /** M x. */
    double[] times(double[] x) {
        double[] y = new double[x.length], out = new double[x.length];
        for (int j = 0; j < y.length; j++) {
            for (int k = j; k < y.length; k++) {
                y[j] += factor[k][j] * x[k];
            }
        }
        for (int k = 0; k < y.length; k++) {
            out[k] = RowBasis.dot(factor[k], y);
        }
        return out;
    }
}
