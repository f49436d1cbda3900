package org.condyle.analyse;

import java.util.Arrays;

/**
 * Rows made orthonormal in their order (Gram-Schmidt, each twice): row i = Σ c_ij u_j. A row that lies in the span of
 * earlier ones is dependent, is left out, and carries no force, as in the engine. The rest of the space completes the
 * basis: the unconstrained directions.
 *
 * <p>The QR decompositions of Hipparchus do not replace it. The plain one does not reveal the rank, and the one that does
 * exchanges rows by their size. Here the order of the rows decides which of them is called redundant, as in the engine,
 * and messages say of which earlier rows a dependent one is a combination.
 */
final class RowBasis {
    /** Sine between a row and the span of earlier ones below which it counts as dependent. */
    static final double DEPENDENT = 1e-6;

    private final int n;
    private final double[][] u; // orthonormal; the first rank from rows, the rest after complete()
    private final double[][] c;
    private final int[] rowOf; // of each of the first rank
    private double[] sine = {};
    private double[][] shadow = {}; // components of every row along the basis
    private int rank;

    RowBasis(int n) {
        this.n = n;
        u = new double[n][n];
        c = new double[n][n];
        rowOf = new int[n];
    }

    /** Takes up to n independent rows. */
    void build(double[][] rows) {
        rank = 0;
        if (sine.length != rows.length) {
            sine = new double[rows.length];
            shadow = new double[rows.length][n];
        }
        double[] x = new double[n];
        for (int r = 0; r < rows.length; r++) {
            System.arraycopy(rows[r], 0, x, 0, n);
            Arrays.fill(shadow[r], 0);
            double size = norm(x);
            purge(x, shadow[r]);
            double rest = norm(x);
            sine[r] = size > 0 ? rest / size : 0;
            if (rank < n && sine[r] > DEPENDENT) {
                shadow[r][rank] = rest;
                System.arraycopy(shadow[r], 0, c[rank], 0, n);
                for (int k = 0; k < n; k++) {
                    u[rank][k] = x[k] / rest;
                }
                rowOf[rank++] = r;
            } else {
                sine[r] = 0;
            }
        }
    }

    /** Fills the basis up with directions that no row sees, beginning with the unit vectors that are seen least. */
    void complete() {
        double[] x = new double[n], ignored = new double[n];
        int kept = rank;
        for (int have = kept; have < n; have++) {
            rank = have;
            int best = 0;
            double most = -1;
            for (int k = 0; k < n; k++) {
                double left = 1;
                for (int j = 0; j < have; j++) {
                    left -= u[j][k] * u[j][k];
                }
                if (left > most) {
                    most = left;
                    best = k;
                }
            }
            Arrays.fill(x, 0);
            x[best] = 1;
            purge(x, ignored);
            double size = norm(x);
            for (int k = 0; k < n; k++) {
                u[have][k] = x[k] / size;
            }
        }
        rank = kept;
    }

    private void purge(double[] x, double[] components) {
        for (int pass = 0; pass < 2; pass++) {
            for (int j = 0; j < rank; j++) {
                double along = dot(u[j], x);
                components[j] += along;
                for (int k = 0; k < n; k++) {
                    x[k] -= along * u[j][k];
                }
            }
        }
    }

    int rank() {
        return rank;
    }

    /** A direction of the basis; those from {@link #rank} on are free. */
    double[] direction(int j) {
        return u[j];
    }

    boolean dependent(int row) {
        return sine[row] == 0;
    }

    /** The independent row nearest to the span of those before it, -1 if there is none. */
    int weakest() {
        int worst = -1;
        for (int i = 0; i < rank; i++) {
            if (worst < 0 || sine[rowOf[i]] < sine[worst]) {
                worst = rowOf[i];
            }
        }
        return worst;
    }

    /** How a row, or its shadow on the span of those before it, is combined of independent rows: one factor a row. */
    double[] combination(int row) {
        int before = 0;
        while (before < rank && rowOf[before] < row) {
            before++;
        }
        double[] factors = new double[sine.length], along = shadow[row].clone();
        for (int i = before - 1; i >= 0; i--) {
            double x = along[i] / c[i][i];
            factors[rowOf[i]] = x;
            for (int j = 0; j <= i; j++) {
                along[j] -= x * c[i][j];
            }
        }
        return factors;
    }

    /** The shortest x with row·x = b for the independent rows. */
    void solve(double[] b, double[] x) {
        double[] y = new double[rank];
        Arrays.fill(x, 0);
        for (int i = 0; i < rank; i++) {
            double sum = b[rowOf[i]];
            for (int j = 0; j < i; j++) {
                sum -= c[i][j] * y[j];
            }
            y[i] = sum / c[i][i];
            for (int k = 0; k < n; k++) {
                x[k] += y[i] * u[i][k];
            }
        }
    }

    /** λ with Σ λ_r row_r nearest to f; zero for dependent rows. */
    void solveTransposed(double[] f, double[] lambda) {
        Arrays.fill(lambda, 0);
        for (int i = rank - 1; i >= 0; i--) {
            double sum = dot(u[i], f);
            for (int k = i + 1; k < rank; k++) {
                sum -= c[k][i] * lambda[rowOf[k]];
            }
            lambda[rowOf[i]] = sum / c[i][i];
        }
    }

    /** Sign of the determinant of the independent rows when they fill the space: it changes where a branch is left. */
    int orientation() {
        double[][] a = new double[n][];
        for (int i = 0; i < n; i++) {
            a[i] = u[i].clone();
        }
        int sign = 1;
        for (int k = 0; k < n; k++) {
            int p = k;
            for (int i = k + 1; i < n; i++) {
                p = Math.abs(a[i][k]) > Math.abs(a[p][k]) ? i : p;
            }
            double[] top = a[p];
            a[p] = a[k];
            a[k] = top;
            sign = (p == k ? sign : -sign) * (top[k] < 0 ? -1 : 1);
            for (int i = k + 1; i < n; i++) {
                double f = a[i][k] / top[k];
                for (int j = k; j < n; j++) {
                    a[i][j] -= f * top[j];
                }
            }
        }
        return sign;
    }

    static double dot(double[] a, double[] b) {
        double sum = 0;
        for (int k = 0; k < a.length; k++) {
            sum += a[k] * b[k];
        }
        return sum;
    }

    static double norm(double[] x) {
        return Math.sqrt(dot(x, x));
    }

    static double largest(double[] x) {
        double most = 0;
        for (double a : x) {
            most = Math.max(most, Math.abs(a));
        }
        return most;
    }
}
