package org.condyle.dynamics;

import java.util.Arrays;
import org.condyle.mechanics.State;

/**
 * Coordinate partitioning: R. A. Wehage and E. J. Haug, Journal of Mechanical Design 104 (1982) 247-255. Only independent
 * coordinates are integrated; the dependent ones follow from Φ = 0 by Newton, and their velocities from Φ̇ = 0, before
 * every evaluation. The dependent columns are those that Gaussian elimination of J with full pivoting picks, chosen anew
 * at every accepted step, so that a run can go on from any of its states.
 */
public final class Partitioning implements Stabilisation {
    private static final int MOST_ITERATIONS = 12;
    private static final double CONVERGED = 1e-13;
    private static final double NEGLIGIBLE_PIVOT = 1e-10;

    private int rank;
    private int[] pivotRow = {};
    private int[] pivotColumn = {};
    private double[][] matrix = {};
    private double[] right = {};
    private boolean chosen;

    @Override
    public boolean closesAtOnce() {
        return false;
    }

    @Override
    public boolean beforeEvaluation(State s, Workspace w) {
        int m = w.loops.rows;
        if (m == 0) {
            return false;
        }
        if (!chosen) {
            choose(s, w);
        }
        double before = Double.MAX_VALUE;
        for (int k = 0; k < MOST_ITERATIONS; k++) {
            Dynamics.place(s, w);
            Dynamics.assembleRows(s, w);
            double worst = ConstraintProjection.largest(w.rows.value, m);
            if (worst <= CONVERGED || worst > 0.5 * before) {
                break;
            }
            before = worst;
            solve(w, w.rows.value);
            Arrays.fill(w.increment, 0);
            for (int i = 0; i < rank; i++) {
                w.increment[pivotColumn[i]] = -right[i];
            }
            Configurations.advance(w.mechanism, s.q, w.increment, s.q);
        }
        solve(w, w.velocityError);
        for (int i = 0; i < rank; i++) {
            s.v[pivotColumn[i]] -= right[i];
        }
        return true;
    }

    @Override
    public void rowsChanged() {
        chosen = false;
    }

    @Override
    public boolean exact() {
        return true;
    }

    @Override
    public boolean afterStep(State s, Workspace w) {
        boolean moved = beforeEvaluation(s, w);
        choose(s, w);
        return moved;
    }

    /** Full pivoting on J: the rank, the rows that count, and the columns they determine best. */
    private void choose(State s, Workspace w) {
        int m = w.loops.rows, n = s.v.length;
        if (matrix.length != m) {
            matrix = new double[m][n];
            right = new double[m];
            pivotRow = new int[m];
            pivotColumn = new int[m];
        }
        Dynamics.place(s, w);
        Dynamics.assembleRows(s, w);
        boolean[] usedRow = w.flags;
        Arrays.fill(usedRow, 0, m, false);
        for (int r = 0; r < m; r++) {
            System.arraycopy(w.loops.jacobian[r], 0, matrix[r], 0, n);
        }
        double largest = 0;
        rank = 0;
        while (rank < m) {
            int row = -1, column = -1;
            double best = 0;
            for (int r = 0; r < m; r++) {
                for (int c = 0; c < n && !usedRow[r]; c++) {
                    if (Math.abs(matrix[r][c]) > best) {
                        best = Math.abs(matrix[r][c]);
                        row = r;
                        column = c;
                    }
                }
            }
            largest = Math.max(largest, best);
            if (row < 0 || best <= NEGLIGIBLE_PIVOT * largest) {
                break;
            }
            usedRow[row] = true;
            pivotRow[rank] = row;
            pivotColumn[rank++] = column;
            for (int r = 0; r < m; r++) {
                if (!usedRow[r]) {
                    double f = matrix[r][column] / matrix[row][column];
                    for (int c = 0; c < n; c++) {
                        matrix[r][c] -= f * matrix[row][c];
                    }
                    matrix[r][column] = 0;
                }
            }
        }
        chosen = true;
    }

    /** Solves J_dep x = b on the chosen rows and columns into {@code right}. */
    private void solve(Workspace w, double[] b) {
        for (int i = 0; i < rank; i++) {
            for (int j = 0; j < rank; j++) {
                matrix[i][j] = w.loops.jacobian[pivotRow[i]][pivotColumn[j]];
            }
            right[i] = b[pivotRow[i]];
        }
        for (int k = 0; k < rank; k++) { // partial pivoting: the matrix has moved since its pivots were chosen
            int best = k;
            for (int i = k + 1; i < rank; i++) {
                if (Math.abs(matrix[i][k]) > Math.abs(matrix[best][k])) {
                    best = i;
                }
            }
            double[] swap = matrix[k];
            matrix[k] = matrix[best];
            matrix[best] = swap;
            double value = right[k];
            right[k] = right[best];
            right[best] = value;
            for (int i = k + 1; i < rank; i++) {
                double f = matrix[i][k] / matrix[k][k];
                for (int j = k + 1; j < rank; j++) {
                    matrix[i][j] -= f * matrix[k][j];
                }
                right[i] -= f * right[k];
            }
        }
        for (int i = rank - 1; i >= 0; i--) {
            double x = right[i];
            for (int j = i + 1; j < rank; j++) {
                x -= matrix[i][j] * right[j];
            }
            right[i] = x / matrix[i][i];
        }
    }
}
