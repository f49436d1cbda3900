package org.condyle.fit;

import java.util.Arrays;
import org.hipparchus.distribution.continuous.TDistribution;
import org.hipparchus.linear.Array2DRowRealMatrix;
import org.hipparchus.linear.ArrayRealVector;
import org.hipparchus.linear.QRDecomposition;
import org.hipparchus.linear.RealMatrix;
import org.hipparchus.linear.SingularValueDecomposition;

/** Overdetermined linear systems A x = b by Householder's QR, with weights of the rows and columns scaled to unit length. */
final class LeastSquares {
    private final RealMatrix a; // rows times the roots of their weights, columns scaled
    private final double[] scale;
    private final double[] root;
    private final QRDecomposition qr;

    /**
     * Prepares a system.
     *
     * @param rows    at least as many as unknowns
     * @param weights of the squared residuals, one for each row
     */
    LeastSquares(double[][] rows, double[] weights) {
        int n = rows.length, p = rows[0].length;
        root = new double[n];
        scale = new double[p];
        double[][] scaled = new double[n][p];
        for (int i = 0; i < n; i++) {
            root[i] = Math.sqrt(weights[i]);
            for (int j = 0; j < p; j++) {
                scaled[i][j] = root[i] * rows[i][j];
                scale[j] += scaled[i][j] * scaled[i][j];
            }
        }
        for (int j = 0; j < p; j++) {
            scale[j] = scale[j] > 0 ? Math.sqrt(scale[j]) : 1;
            for (int i = 0; i < n; i++) {
                scaled[i][j] /= scale[j];
            }
        }
        a = new Array2DRowRealMatrix(scaled, false);
        qr = new QRDecomposition(a);
    }

    static double[] ones(int n) {
        double[] ones = new double[n];
        Arrays.fill(ones, 1);
        return ones;
    }

    /** The x for which the weighted sum of squares of A x - b is smallest. Columns must be independent. */
    double[] solve(double[] b) {
        double[] weighted = new double[b.length];
        for (int i = 0; i < b.length; i++) {
            weighted[i] = root[i] * b[i];
        }
        double[] x = qr.getSolver().solve(new ArrayRealVector(weighted, false)).toArray();
        for (int j = 0; j < x.length; j++) {
            x[j] /= scale[j];
        }
        return x;
    }

    /** Largest by smallest singular value of the scaled columns; infinite if the columns are dependent. */
    double condition() {
        int p = scale.length;
        double[] s = new SingularValueDecomposition(qr.getR().getSubMatrix(0, p - 1, 0, p - 1)).getSingularValues();
        return s[p - 1] > 0 ? s[0] / s[p - 1] : Double.POSITIVE_INFINITY;
    }

    /** (AᵀWA)⁻¹: times the variance of the residuals it is the covariance of the solution. */
    double[][] inverseNormal() {
        int p = scale.length;
        RealMatrix r = qr.getR().getSubMatrix(0, p - 1, 0, p - 1);
        RealMatrix inverse = new QRDecomposition(r).getSolver().getInverse();
        double[][] c = inverse.multiply(inverse.transpose()).getData();
        for (int i = 0; i < p; i++) {
            for (int j = 0; j < p; j++) {
                c[i][j] /= scale[i] * scale[j];
            }
        }
        return c;
    }

    /** Residuals A x - b of rows without their weights. */
    static double[] residuals(double[][] rows, double[] x, double[] b) {
        double[] r = new double[rows.length];
        for (int i = 0; i < r.length; i++) {
            r[i] = -b[i];
            for (int j = 0; j < x.length; j++) {
                r[i] += rows[i][j] * x[j];
            }
        }
        return r;
    }

    /** Student's quantile of a two-sided interval. */
    static double quantile(double confidence, int freedom) {
        return new TDistribution(Math.max(1, freedom)).inverseCumulativeProbability(0.5 + 0.5 * confidence);
    }
}
