package org.condyle.fit;

/**
 * Coefficients of a linear combination of functions, fitted to data, with residuals and covariance.
 *
 * @param coefficients the result
 * @param covariance   of the coefficients
 * @param sigma        standard deviation of the residuals; of a robust fit, of those that are not outliers
 * @param freedom      number of data minus number of coefficients
 * @param condition    of the scaled functions at the data; above about 1e3 the data hardly distinguish them
 * @param residuals    fitted minus measured
 * @param weights      1, or less in a robust fit; 0 marks an outlier
 */
public record LinearFit(
        double[] coefficients,
        double[][] covariance,
        double sigma,
        int freedom,
        double condition,
        double[] residuals,
        double[] weights) {
    private static final double DEPENDENT = 1e10;
    private static final int MOST = 60;

    /**
     * Fits {@code y} by the combination of the columns of {@code rows}.
     *
     * @throws IllegalArgumentException if there are too few data or they do not determine the coefficients
     */
    public static LinearFit of(double[][] rows, double[] y, boolean robust) {
        int n = rows.length, p = n == 0 ? 0 : rows[0].length;
        if (n == 0 || n <= p) {
            throw new IllegalArgumentException(
                    "there are " + n + " points; " + (n == 0 ? "a few" : p) + " coefficients need at least " + (p + 1));
        }
        LeastSquares plain = new LeastSquares(rows, LeastSquares.ones(n));
        double condition = plain.condition();
        if (!(condition < DEPENDENT)) {
            throw new IllegalArgumentException(
                    "the points do not determine the " + p + " coefficients: they lie in too few different places");
        }
        double[] x = plain.solve(y), residuals = LeastSquares.residuals(rows, x, y), weights = LeastSquares.ones(n);
        double variance = squares(residuals) / (n - p), spread = Math.sqrt(variance);
        if (robust) {
            // Residuals of exact data are rounding errors; below this size there are no outliers.
            double least = 1e-12 * Math.sqrt(squares(y) / n) + Double.MIN_NORMAL;
            x = reweighted(rows, y, x, 1e-6, r -> Robust.absolute(r, Math.max(least, 1e-3 * Robust.spread(r, p))));
            double s = Math.max(least, Robust.spread(LeastSquares.residuals(rows, x, y), p));
            x = reweighted(rows, y, x, 1e-11, r -> Robust.tukey(r, s));
            residuals = LeastSquares.residuals(rows, x, y);
            weights = Robust.tukey(residuals, s);
            variance = Robust.variance(residuals, s, p);
            spread = s;
        }
        double[][] covariance = plain.inverseNormal();
        for (double[] row : covariance) {
            for (int j = 0; j < p; j++) {
                row[j] *= variance;
            }
        }
        return new LinearFit(x, covariance, spread, n - p, condition, residuals, weights);
    }

    private interface Weighing {
        double[] of(double[] residuals);
    }

    private static double[] reweighted(
            double[][] rows, double[] y, double[] start, double tolerance, Weighing weighing) {
        double[] x = start;
        for (int k = 0; k < MOST; k++) {
            double[] w = weighing.of(LeastSquares.residuals(rows, x, y));
            double[] next = new LeastSquares(rows, w).solve(y);
            double change = 0, size = 0;
            for (int j = 0; j < x.length; j++) {
                change = Math.max(change, Math.abs(next[j] - x[j]));
                size = Math.max(size, Math.abs(next[j]));
            }
            x = next;
            if (change <= tolerance * size) {
                break;
            }
        }
        return x;
    }

    static double squares(double[] r) {
        double sum = 0;
        for (double x : r) {
            sum += x * x;
        }
        return sum;
    }

    /** Root of the mean square of the residuals that have weight. */
    public double rms() {
        double sum = 0, n = 0;
        for (int i = 0; i < residuals.length; i++) {
            if (weights[i] > 0) {
                sum += residuals[i] * residuals[i];
                n++;
            }
        }
        return Math.sqrt(sum / Math.max(1, n));
    }

    /** How many data have no influence. */
    public int outliers() {
        int n = 0;
        for (double w : weights) {
            n += w > 0 ? 0 : 1;
        }
        return n;
    }

    /** A coefficient with its interval by Student's distribution. */
    public Estimate estimate(int i, double confidence) {
        return Estimate.of(coefficients[i], Math.sqrt(covariance[i][i]), LeastSquares.quantile(confidence, freedom));
    }

    /** The fitted function where its basis has these values, with its interval. */
    public Estimate at(double[] basis, double confidence) {
        double value = 0, variance = 0;
        for (int i = 0; i < basis.length; i++) {
            value += coefficients[i] * basis[i];
            for (int j = 0; j < basis.length; j++) {
                variance += basis[i] * covariance[i][j] * basis[j];
            }
        }
        return Estimate.of(value, Math.sqrt(Math.max(0, variance)), LeastSquares.quantile(confidence, freedom));
    }

    /** The same fit with the uncertainty of something else added to its own. */
    LinearFit plus(double[][] more) {
        double[][] sum = new double[covariance.length][];
        for (int i = 0; i < sum.length; i++) {
            sum[i] = covariance[i].clone();
            for (int j = 0; j < sum.length; j++) {
                sum[i][j] += more[i][j];
            }
        }
        return new LinearFit(coefficients, sum, sigma, freedom, condition, residuals, weights);
    }
}
