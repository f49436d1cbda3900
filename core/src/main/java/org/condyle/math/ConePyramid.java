package org.condyle.math;

import java.util.Arrays;

/**
 * A {@link ConeProblem} with its cones replaced by pyramids is a linear complementarity problem (Stewart and Trinkle, Int. J.
 * Numer. Meth. Engng. 39 (1996) 2673-2691), which {@link Lemke} can always solve. In the plane, where the cone is a pyramid,
 * that is the solution; in space it is where Newton's method begins. Dashpots are left out.
 */
final class ConePyramid {
    private static final int EDGES = 8;

    private final Lemke lemke = new Lemke();
    private double[] matrix = new double[0];
    private double[] q = new double[0];
    private double[] z = new double[0];
    /** Rows of W times edges: the impulse of unknown k acts on row r with {@code edge[k * rows + r]}. */
    private double[] edge = new double[0];

    private double[] moved = new double[0];
    /** Contact of an unknown, and whether it is the sliding speed that belongs to it. */
    private int[] contact = new int[0];

    private boolean[] speed = new boolean[0];

    /** Writes p; false if even this was not solved. */
    boolean solve(ConeProblem problem, double[] b, double[] p) {
        int n = layOut(problem);
        int rows = problem.rows;
        Arrays.fill(p, 0, rows, 0);
        for (int c = 0; c < problem.contacts; c++) {
            p[problem.rowAt[c]] = problem.floor[c];
        }
        for (int j = 0; j < n; j++) {
            for (int r = 0; r < rows; r++) {
                double sum = 0;
                for (int s = problem.rowAt[contact[j]]; s < problem.rowAt[contact[j] + 1]; s++) {
                    sum += problem.response[r * rows + s] * edge[j * rows + s];
                }
                moved[r] = sum;
            }
            for (int i = 0; i < n; i++) {
                matrix[i * n + j] = speed[i] || speed[j] ? coupling(problem, i, j) : dot(i, moved, rows);
            }
        }
        for (int r = 0; r < rows; r++) {
            moved[r] = problem.velocityOf(r, b, p);
        }
        for (int i = 0; i < n; i++) {
            int c = contact[i];
            q[i] = speed[i] ? problem.friction[c] * problem.floor[c] : dot(i, moved, rows);
        }
        if (!lemke.solve(matrix, q, n, z)) {
            return false;
        }
        for (int i = 0; i < n; i++) {
            for (int r = 0; r < rows && !speed[i]; r++) {
                p[r] += edge[i * rows + r] * z[i];
            }
        }
        return true;
    }

    /** Unknowns of a contact: normal impulse, impulses along the edges, sliding speed. Returns their number. */
    private int layOut(ConeProblem problem) {
        int rows = problem.rows;
        grow(problem.contacts * (EDGES + 2), rows);
        Arrays.fill(edge, 0);
        int n = 0;
        for (int c = 0; c < problem.contacts; c++) {
            int row = problem.rowAt[c];
            int tangents = problem.rowAt[c + 1] - row - 1;
            edge[n * rows + row] = 1;
            contact[n] = c;
            speed[n++] = false;
            if (tangents == 0 || problem.friction[c] == 0) {
                continue;
            }
            int edges = tangents == 1 ? 2 : EDGES;
            for (int k = 0; k < edges; k++) {
                double angle = 2 * Math.PI * k / edges;
                edge[n * rows + row + 1] = Math.cos(angle);
                if (tangents == 2) {
                    edge[n * rows + row + 2] = Math.sin(angle);
                }
                contact[n] = c;
                speed[n++] = false;
            }
            contact[n] = c;
            speed[n++] = true;
        }
        return n;
    }

    /** The cone: μ p_n - Σ edges ≥ 0 against the sliding speed, which stands beside the velocity along each edge. */
    private double coupling(ConeProblem problem, int i, int j) {
        if (contact[i] != contact[j] || (speed[i] && speed[j])) {
            return 0;
        }
        boolean normal = edge[(speed[i] ? j : i) * problem.rows + problem.rowAt[contact[i]]] == 1;
        if (speed[i]) {
            return normal ? problem.friction[contact[i]] : -1;
        }
        return normal ? 0 : 1;
    }

    private double dot(int i, double[] x, int rows) {
        double sum = 0;
        for (int r = 0; r < rows; r++) {
            sum += edge[i * rows + r] * x[r];
        }
        return sum;
    }

    private void grow(int unknowns, int rows) {
        if (q.length < unknowns || moved.length < rows) {
            matrix = new double[unknowns * unknowns];
            q = new double[unknowns];
            z = new double[unknowns];
            contact = new int[unknowns];
            speed = new boolean[unknowns];
            moved = new double[rows];
            edge = new double[unknowns * rows];
        }
    }
}
