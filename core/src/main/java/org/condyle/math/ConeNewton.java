package org.condyle.math;

import java.util.Arrays;

/**
 * Newton's method for the natural map of a {@link ConeProblem}, which has kinks but a slope on either side (Alart and
 * Curnier, Comput. Methods Appl. Mech. Engng. 92 (1991) 353-375). Ends at round-off in a few iterations near a solution;
 * far from one the step is halved until the map shrinks, and if that does not help it stops.
 */
final class ConeNewton {
    private static final int ITERATIONS = 40;
    private static final int HALVINGS = 12;

    private final SlimNewton slim = new SlimNewton();
    private LuSolver[] solvers = new LuSolver[0];
    private double[] map = new double[0];
    private double[] step = new double[0];
    private double[] trial = new double[0];

    /** Improves p; returns the largest entry of the natural map. */
    double solve(ConeProblem problem, double[] b, double[] p, double tolerance) {
        int n = problem.rows;
        grow(n);
        double worst = problem.naturalMap(b, p, map);
        double merit = square(map, n);
        for (int i = 0; i < ITERATIONS && worst > tolerance; i++) {
            if (problem.factored ? !slim.direction(problem, p, map, step) : !direction(problem, p)) {
                return worst;
            }
            double length = 1;
            double reached = Double.NaN;
            double size = Double.NaN;
            for (int k = 0; k < HALVINGS; k++) {
                for (int r = 0; r < n; r++) {
                    trial[r] = p[r] - length * step[r];
                }
                size = problem.naturalMap(b, trial, map);
                reached = square(map, n);
                if (reached < merit * (1 - 1e-4 * length)) {
                    break;
                }
                length /= 2;
            }
            if (!(reached < merit)) {
                return problem.naturalMap(b, p, map);
            }
            System.arraycopy(trial, 0, p, 0, n);
            merit = reached;
            worst = size;
        }
        return worst;
    }

    private boolean direction(ConeProblem problem, double[] p) {
        int n = problem.rows;
        if (n >= solvers.length) {
            solvers = Arrays.copyOf(solvers, n + 1);
        }
        if (solvers[n] == null) {
            solvers[n] = new LuSolver(n);
        }
        LuSolver solver = solvers[n];
        fill(problem, p, solver.matrix());
        if (!solver.factor()) {
            return false;
        }
        System.arraycopy(map, 0, step, 0, n);
        solver.solve(step);
        return true;
    }

    /** Slopes of the natural map, row by row; the velocities are those of the last map. */
    private static void fill(ConeProblem problem, double[] p, double[][] out) {
        double[] w = problem.response;
        double[] u = problem.velocities();
        int rows = problem.rows;
        for (int c = 0; c < problem.contacts; c++) {
            int n = problem.rowAt[c];
            int end = problem.rowAt[c + 1];
            double y = p[n] - u[n];
            double slope = problem.normalSlope(c, y);
            for (int s = 0; s < rows; s++) {
                out[n][s] = slope * w[n * rows + s];
            }
            out[n][n] += 1 - slope;
            double radius = problem.friction[c] * problem.normal(c, y);
            double size = problem.reach(c, p, u);
            for (int t = n + 1; t < end; t++) {
                if (radius > 0 && size <= radius) {
                    System.arraycopy(w, t * rows, out[t], 0, rows);
                    continue;
                }
                Arrays.fill(out[t], 0, rows, 0);
                out[t][t] = 1;
                if (radius > 0 || (slope > 0 && size > 0)) {
                    slide(problem, c, t, slope, radius, size, p, out[t]);
                }
            }
        }
    }

    /** d(p - μR(y_n) y_t/|y_t|) along one tangent: adds to the row all but the identity. */
    private static void slide(
            ConeProblem problem, int c, int t, double slope, double radius, double size, double[] p, double[] row) {
        double[] w = problem.response;
        double[] u = problem.velocities();
        int rows = problem.rows;
        int n = problem.rowAt[c];
        double direction = (p[t] - u[t]) / size;
        add(row, -problem.friction[c] * slope * direction, w, n, rows);
        for (int o = n + 1; o < problem.rowAt[c + 1]; o++) {
            double across = (o == t ? 1 : 0) - direction * (p[o] - u[o]) / size;
            add(row, -radius / size * across, w, o, rows);
        }
    }

    /** row += factor · d(y of row r), where y = p - u. */
    private static void add(double[] row, double factor, double[] w, int r, int rows) {
        row[r] += factor;
        for (int s = 0; s < rows; s++) {
            row[s] -= factor * w[r * rows + s];
        }
    }

    private static double square(double[] x, int n) {
        double sum = 0;
        for (int i = 0; i < n; i++) {
            sum += x[i] * x[i];
        }
        return sum;
    }

    private void grow(int n) {
        if (map.length < n) {
            map = new double[n];
            step = new double[n];
            trial = new double[n];
        }
    }
}
