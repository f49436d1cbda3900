package org.condyle.fit;

/**
 * Spheres with one centre through points that turn about it; each emitter has its own radius. The algebraic fit solves
 *
 * <pre>  |x|² = 2 c·x + (r² - |c|²)  </pre>
 *
 * as a linear system (I. D. Coope, Journal of Optimization Theory and Applications 76 (1993) 381-388); it is exact for exact
 * points and biased towards small spheres for noisy ones. From there the geometric fit minimises the distances from the
 * sphere, Σ (|x - c| - r)², by the method of Gauss and Newton.
 *
 * @param centre           of the geometric fit [m]
 * @param radii            by group [m]
 * @param covariance       of the centre and then the radii [m²]
 * @param sigma            standard deviation of the distances from the sphere [m]
 * @param freedom          number of points minus number of unknowns
 * @param condition        of the scaled equations; large if the points lie nearly on one circle
 * @param residuals        distances of the points from the sphere, positive outside [m]
 * @param weights          1, or less in a robust fit; 0 marks an outlier
 * @param algebraicCentre  result of the algebraic fit [m]
 */
public record SphereFit(
        double[] centre,
        double[] radii,
        double[][] covariance,
        double sigma,
        int freedom,
        double condition,
        double[] residuals,
        double[] weights,
        double[] algebraicCentre) {
    private static final double DEPENDENT = 1e8;
    private static final int MOST = 60;

    /** One sphere. */
    public static SphereFit of(double[][] points, boolean robust) {
        return of(points, new int[points.length], 1, robust);
    }

    /**
     * Spheres with one centre.
     *
     * @param group  which radius a point belongs to, from 0
     * @param groups number of radii
     * @throws IllegalArgumentException if there are too few points or they lie on one circle
     */
    public static SphereFit of(double[][] points, int[] group, int groups, boolean robust) {
        int n = points.length, p = 3 + groups;
        if (n <= p) {
            throw new IllegalArgumentException("a sphere" + (groups > 1 ? " for each of " + groups + " emitters" : "")
                    + " needs at least " + (p + 1) + " points, there are " + n);
        }
        Solver s = new Solver(points, group, groups);
        s.algebraic();
        double[] algebraic = {s.x[0], s.x[1], s.x[2]};
        s.geometric(1e-11, r -> LeastSquares.ones(n));
        double spread = Math.sqrt(LinearFit.squares(s.residuals()) / (n - p));
        double variance = spread * spread;
        double[] weights = LeastSquares.ones(n);
        if (robust) {
            double least = 1e-12 * s.size;
            s.geometric(1e-6, r -> Robust.absolute(r, Math.max(least, 1e-3 * Robust.spread(r, p))));
            double found = Math.max(least, Robust.spread(s.residuals(), p));
            s.geometric(1e-11, r -> Robust.tukey(r, found));
            weights = Robust.tukey(s.residuals(), found);
            variance = Robust.variance(s.residuals(), found, p);
            spread = found;
        }
        LeastSquares system = new LeastSquares(s.rows(), LeastSquares.ones(n));
        double[][] covariance = system.inverseNormal();
        for (double[] row : covariance) {
            for (int j = 0; j < p; j++) {
                row[j] *= variance;
            }
        }
        double[] radii = new double[groups];
        for (int g = 0; g < groups; g++) {
            radii[g] = s.x[3 + g];
        }
        return new SphereFit(
                new double[] {s.x[0], s.x[1], s.x[2]},
                radii,
                covariance,
                spread,
                n - p,
                system.condition(),
                s.residuals(),
                weights,
                algebraic);
    }

    /** One coordinate of the centre with its interval. */
    public Estimate centre(int axis, double confidence) {
        return Estimate.of(centre[axis], Math.sqrt(covariance[axis][axis]), LeastSquares.quantile(confidence, freedom));
    }

    public Estimate radius(int group, double confidence) {
        int i = 3 + group;
        return Estimate.of(radii[group], Math.sqrt(covariance[i][i]), LeastSquares.quantile(confidence, freedom));
    }

    private interface Weighing {
        double[] of(double[] residuals);
    }

    /** The unknowns x = centre, radii. */
    private static final class Solver {
        final double[][] points;
        final int[] group;
        final double[] x;
        final double[] middle = new double[3];
        double size;

        Solver(double[][] points, int[] group, int groups) {
            this.points = points;
            this.group = group;
            x = new double[3 + groups];
            for (double[] q : points) {
                for (int k = 0; k < 3; k++) {
                    middle[k] += q[k] / points.length;
                }
            }
            for (double[] q : points) {
                size = Math.max(size, distance(q, middle));
            }
        }

        /** About the mean of the points, so that distant origins cost no digits. */
        void algebraic() {
            int n = points.length;
            double[][] rows = new double[n][x.length];
            double[] b = new double[n];
            for (int i = 0; i < n; i++) {
                for (int k = 0; k < 3; k++) {
                    double d = points[i][k] - middle[k];
                    rows[i][k] = 2 * d;
                    b[i] += d * d;
                }
                rows[i][3 + group[i]] = 1;
            }
            LeastSquares system = new LeastSquares(rows, LeastSquares.ones(n));
            if (!(system.condition() < DEPENDENT)) {
                throw new IllegalArgumentException("the points do not determine a sphere: they are equal or lie on one"
                        + " circle; measure positions inside the range of motion as well");
            }
            double[] solution = system.solve(b);
            double square = 0;
            for (int k = 0; k < 3; k++) {
                x[k] = middle[k] + solution[k];
                square += solution[k] * solution[k];
            }
            for (int g = 3; g < x.length; g++) {
                x[g] = Math.sqrt(Math.max(1e-6 * size * size, solution[g] + square));
            }
        }

        void geometric(double tolerance, Weighing weighing) {
            for (int k = 0; k < MOST; k++) {
                double[] r = residuals(), w = weighing.of(r);
                double[] step = new LeastSquares(rows(), w).solve(r);
                double before = cost(r, w), change = 0;
                double[] start = x.clone();
                for (double share = 1; share > 1e-6; share *= 0.5) {
                    change = 0;
                    for (int j = 0; j < x.length; j++) {
                        x[j] = start[j] - share * step[j];
                        change = Math.max(change, Math.abs(share * step[j]));
                    }
                    if (cost(residuals(), w) <= before * (1 + 1e-12)) {
                        break;
                    }
                }
                if (change <= tolerance * size) {
                    return;
                }
            }
        }

        /** Gradients of the residuals. */
        double[][] rows() {
            double[][] rows = new double[points.length][x.length];
            for (int i = 0; i < rows.length; i++) {
                double d = distance(points[i], x);
                for (int k = 0; k < 3; k++) {
                    rows[i][k] = (x[k] - points[i][k]) / d;
                }
                rows[i][3 + group[i]] = -1;
            }
            return rows;
        }

        double[] residuals() {
            double[] r = new double[points.length];
            for (int i = 0; i < r.length; i++) {
                r[i] = distance(points[i], x) - x[3 + group[i]];
            }
            return r;
        }

        private static double cost(double[] r, double[] w) {
            double sum = 0;
            for (int i = 0; i < r.length; i++) {
                sum += w[i] * r[i] * r[i];
            }
            return sum;
        }
    }

    static double distance(double[] a, double[] b) {
        double x = a[0] - b[0], y = a[1] - b[1], z = a[2] - b[2];
        return Math.sqrt(x * x + y * y + z * z);
    }
}
