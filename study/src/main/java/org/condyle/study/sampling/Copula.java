package org.condyle.study.sampling;

import org.condyle.study.distribution.NormalDistribution;
import org.hipparchus.linear.Array2DRowRealMatrix;
import org.hipparchus.linear.CholeskyDecomposition;
import org.hipparchus.linear.EigenDecompositionSymmetric;

/**
 * Normal copula: uniform coordinates become correlated ones and stay uniform (R. B. Nelsen: An introduction to copulas, 2nd
 * edition, 2006). Each goes to a standard normal number, these are mixed by the Cholesky factor of their correlation, and go back.
 */
public final class Copula {
    private static final NormalDistribution NORMAL = new NormalDistribution(0, 1);

    private final int[] places;
    private final double[][] factor;

    /**
     * Correlates some of the coordinates.
     *
     * @param places      of the coordinates
     * @param correlation of the normal numbers; positive definite
     */
    public Copula(int[] places, double[][] correlation) {
        this.places = places.clone();
        factor = new CholeskyDecomposition(new Array2DRowRealMatrix(correlation), 1e-12, 1e-14)
                .getL()
                .getData();
    }

    /** Correlation of normal numbers whose ranks have the given correlation of Spearman. */
    public static double ofRanks(double spearman) {
        return 2 * StrictMath.sin(Math.PI / 6 * spearman);
    }

    /** A matrix is positive definite if this is positive. */
    public static double smallestEigenvalue(double[][] symmetric) {
        double[] all = new EigenDecompositionSymmetric(new Array2DRowRealMatrix(symmetric)).getEigenvalues();
        double smallest = Double.POSITIVE_INFINITY;
        for (double x : all) {
            smallest = Math.min(smallest, x);
        }
        return smallest;
    }

    /** Correlates a point in place. */
    public void apply(double[] point) {
        double[] z = new double[places.length];
        for (int i = 0; i < z.length; i++) {
            z[i] = NORMAL.quantile(point[places[i]]);
        }
        for (int i = 0; i < z.length; i++) {
            double sum = 0;
            for (int j = 0; j <= i; j++) {
                sum += factor[i][j] * z[j];
            }
            point[places[i]] = Math.min(1 - 0x1p-53, Math.max(0x1p-1000, NORMAL.cumulative(sum)));
        }
    }
}
