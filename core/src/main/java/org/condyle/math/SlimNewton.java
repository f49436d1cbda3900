package org.condyle.math;

import java.util.Arrays;

/**
 * Newton's step of a {@link ConeProblem} whose response W = L Lᵀ + E is of low rank but for the diagonal E. With the slopes P of the
 * projection on the cones, a block for each contact, and F the natural map,
 *
 * <pre>  (1 - P (1 - E) + P L Lᵀ) Δ = F,   B = 1 - P (1 - E),   (1 + Lᵀ B⁻¹ P L) z = Lᵀ B⁻¹ F,   Δ = B⁻¹ (F - P L z)  </pre>
 *
 * so that the system to be solved has as many unknowns as the bodies have speeds, however many contacts there are.
 */
final class SlimNewton {
    private LuSolver[] solvers = {};
    private double[] right = {};
    private double[][] gain = {}; // rows of B⁻¹ P L
    private final double[] slope = new double[9];
    private final double[] block = new double[12]; // B, and what it is to be divided into, column by column
    private final double[] part = new double[3];

    /** Writes Δ at the place of the last natural map. */
    boolean direction(ConeProblem problem, double[] p, double[] map, double[] step) {
        LowRank l = problem.factors;
        int rank = l.rank();
        reserve(rank, problem.rows);
        LuSolver solver = solvers[rank];
        double[][] m = solver.matrix();
        for (int i = 0; i < rank; i++) {
            Arrays.fill(m[i], 0);
            m[i][i] = 1;
        }
        Arrays.fill(right, 0, rank, 0);
        for (int c = 0; c < problem.contacts; c++) {
            int n = problem.rowAt[c], size = problem.rowAt[c + 1] - n;
            boolean shut = slopes(problem, c, p);
            if (!divide(problem, n, size, map, step)) {
                return false;
            }
            for (int i = 0; i < size; i++) {
                LowRank.add(right, step[n + i], l.row(n + i), rank);
            }
            if (shut) {
                gain(l, n, size, rank);
                for (int i = 0; i < size; i++) {
                    double[] row = l.row(n + i);
                    for (int k = 0; k < rank; k++) {
                        LowRank.add(m[k], row[k], gain[n + i], rank);
                    }
                }
            } else {
                for (int i = 0; i < size; i++) {
                    Arrays.fill(gain[n + i], 0, rank, 0);
                }
            }
        }
        if (!solver.factor()) {
            return false;
        }
        solver.solve(right);
        for (int r = 0; r < problem.rows; r++) {
            double sum = 0;
            for (int k = 0; k < rank; k++) {
                sum += gain[r][k] * right[k];
            }
            step[r] -= sum;
        }
        return true;
    }

    /** P of a contact; false if it is nothing. */
    private boolean slopes(ConeProblem problem, int c, double[] p) {
        double[] u = problem.velocities();
        int n = problem.rowAt[c], tangents = problem.rowAt[c + 1] - n - 1;
        double y = p[n] - u[n], normal = problem.normalSlope(c, y);
        double radius = problem.friction[c] * problem.normal(c, y), size = problem.reach(c, p, u);
        Arrays.fill(slope, 0);
        slope[0] = normal;
        for (int i = 1; i <= tangents; i++) {
            if (radius > 0 && size <= radius) {
                slope[4 * i] = 1;
            } else if (radius > 0 || (normal > 0 && size > 0)) {
                double along = (p[n + i] - u[n + i]) / size;
                slope[3 * i] = problem.friction[c] * normal * along;
                for (int j = 1; j <= tangents; j++) {
                    slope[3 * i + j] = radius / size * ((i == j ? 1 : 0) - along * (p[n + j] - u[n + j]) / size);
                }
            }
        }
        return normal > 0 || radius > 0;
    }

    /** B⁻¹ F → step, and B⁻¹ P in the place of P. */
    private boolean divide(ConeProblem problem, int n, int size, double[] map, double[] step) {
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                block[4 * i + j] = (i == j ? 1 : 0) - slope[3 * i + j] * (1 - problem.added[n + j]);
            }
            part[i] = map[n + i];
        }
        for (int k = 0; k < size; k++) {
            int pivot = k;
            for (int i = k + 1; i < size; i++) {
                pivot = Math.abs(block[4 * i + k]) > Math.abs(block[4 * pivot + k]) ? i : pivot;
            }
            if (!(Math.abs(block[4 * pivot + k]) > 0)) {
                return false;
            }
            swap(k, pivot);
            for (int i = 0; i < size; i++) {
                double factor = i == k ? 0 : block[4 * i + k] / block[4 * k + k];
                for (int j = 0; factor != 0 && j < size; j++) {
                    block[4 * i + j] -= factor * block[4 * k + j];
                    slope[3 * i + j] -= factor * slope[3 * k + j];
                }
                part[i] -= factor * part[k];
            }
        }
        for (int i = 0; i < size; i++) {
            double inverse = 1 / block[5 * i];
            step[n + i] = part[i] * inverse;
            for (int j = 0; j < size; j++) {
                slope[3 * i + j] *= inverse;
            }
        }
        return true;
    }

    private void swap(int a, int b) {
        for (int j = 0; a != b && j < 3; j++) {
            double x = block[4 * a + j], y = slope[3 * a + j];
            block[4 * a + j] = block[4 * b + j];
            block[4 * b + j] = x;
            slope[3 * a + j] = slope[3 * b + j];
            slope[3 * b + j] = y;
        }
        double z = part[a];
        part[a] = part[b];
        part[b] = z;
    }

    private void gain(LowRank l, int n, int size, int rank) {
        for (int i = 0; i < size; i++) {
            Arrays.fill(gain[n + i], 0, rank, 0);
            for (int j = 0; j < size; j++) {
                double k = slope[3 * i + j];
                if (k != 0) {
                    LowRank.add(gain[n + i], k, l.row(n + j), rank);
                }
            }
        }
    }

    private void reserve(int rank, int rows) {
        if (rank >= solvers.length) {
            solvers = Arrays.copyOf(solvers, rank + 1);
        }
        if (solvers[rank] == null) {
            solvers[rank] = new LuSolver(rank);
        }
        if (right.length < rank || gain.length < rows) {
            int wide = Math.max(rank, right.length);
            right = new double[wide];
            gain = new double[Math.max(rows, gain.length)][wide];
        }
    }
}
