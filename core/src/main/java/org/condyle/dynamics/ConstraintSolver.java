package org.condyle.dynamics;

import java.util.Arrays;
import org.condyle.dynamics.tree.AffineBodies;
import org.condyle.dynamics.tree.ArticulatedBodies;
import org.condyle.dynamics.tree.RigidBodies;
import org.condyle.dynamics.tree.Tree;
import org.condyle.dynamics.tree.TreeKinematics;
import org.condyle.math.RowFactors;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Rows;

/**
 * Constraint rows in generalised velocities, and the Schur complement that closes loops:
 *
 * <pre>  (J M⁻¹ Jᵀ) λ = γ - J v̇₀,   v̇ = v̇₀ + M⁻¹ Jᵀ λ  </pre>
 *
 * A row that (nearly) repeats others is redundant, is left out, and carries no force: {@link RowFactors}.
 */
final class ConstraintSolver {
    private final Tree tree;
    private final AffineBodies affine;
    private final TreeKinematics kinematics;
    private final RigidBodies rigid;
    private final ArticulatedBodies bodies;
    /** Rows in the last assembly: those of the constraints, then those of closed contacts. */
    int rows;

    /** Rows that are no equations: their multipliers are known or zero. */
    final boolean[] passive;

    private final int speeds;

    final double[][] jacobian;
    final double[][] response; // M⁻¹ Jᵀ, one row a constraint row
    private final int[][] columns; // where a row of J is not zero
    private final int[] columnCount;
    private final int[][] roots; // the trees a row touches
    private final int[] rootCount;
    private final long[] touched; // the same as bits, folded into 64: rows without a common bit do not meet
    final double[][] schur; // J M⁻¹ Jᵀ, both halves
    final RowFactors factors;

    private final double[] biasAcceleration;
    private final double[] body = new double[Motion.SIZE];
    private final double[] wrench = new double[6];
    private final double[] residual;
    private final double[] step;

    ConstraintSolver(
            Tree tree,
            AffineBodies affine,
            TreeKinematics kinematics,
            RigidBodies rigid,
            ArticulatedBodies bodies,
            int rows,
            int[] kinds) {

        this.tree = tree;
        this.affine = affine;
        this.kinematics = kinematics;
        this.rigid = rigid;
        this.bodies = bodies;
        this.rows = rows;
        speeds = tree.nodeOfSpeed.length;
        jacobian = new double[rows][speeds];
        response = new double[rows][speeds];
        columns = new int[rows][speeds];
        columnCount = new int[rows];
        roots = new int[rows][tree.roots.length + affine.count];
        rootCount = new int[rows];
        touched = new long[rows];
        schur = new double[rows][rows];
        passive = new boolean[rows];
        factors = new RowFactors(schur, passive, kinds);
        residual = new double[rows];
        step = new double[rows];
        biasAcceleration = new double[6 * tree.nodes];
    }

    /** Gradient entries of all rows → J. */
    void project(Rows list) {
        for (int r = 0; r < rows; r++) {
            double[] row = jacobian[r];
            Arrays.fill(row, 0);
            columnCount[r] = 0;
            rootCount[r] = 0;
            touched[r] = 0;
            for (int e = list.entryAt[r]; e < list.entryAt[r + 1]; e++) {
                int soft = affine.of(list.entryBody[e]);
                if (soft >= 0) {
                    touchAffine(r, soft);
                    affine.project(soft, list.entryDual, Motion.SIZE * e, row);
                    continue;
                }
                int node = tree.nodeOfBody[list.entryBody[e]];
                rigid.wrench(node, list.entryDual, Motion.SIZE * e, wrench);
                touchPath(r, node);
                bodies.project(node, wrench, row);
            }
            for (int k = list.termAt[r]; k < list.termAt[r + 1]; k++) {
                int speed = list.termIndex[k];
                int soft = affine.ofSpeed(speed);
                touchRoot(r, soft >= 0 ? tree.nodes + soft : tree.root[tree.nodeOfSpeed[speed]]);
                touchColumn(r, speed);
                row[speed] += list.termFactor[k];
            }
        }
    }

    private void touchPath(int r, int node) {
        for (int k = node; k >= 0; k = tree.parent[k]) {
            for (int m = 0; m < tree.speeds[k]; m++) {
                touchColumn(r, tree.vAt[k] + m);
            }
        }
        touchRoot(r, tree.root[node]);
    }

    /** Bodies that deform are trees of their own, numbered after the nodes. */
    private void touchAffine(int r, int soft) {
        for (int m = 0; m < affine.speeds(soft); m++) {
            touchColumn(r, affine.firstSpeed(soft) + m);
        }
        touchRoot(r, tree.nodes + soft);
    }

    private void touchColumn(int r, int column) {
        for (int k = 0; k < columnCount[r]; k++) {
            if (columns[r][k] == column) {
                return;
            }
        }
        columns[r][columnCount[r]++] = column;
    }

    private void touchRoot(int r, int root) {
        for (int k = 0; k < rootCount[r]; k++) {
            if (roots[r][k] == root) {
                return;
            }
        }
        roots[r][rootCount[r]++] = root;
        touched[r] |= 1L << (root & 63);
    }

    /** J x of one row. */
    double times(int r, double[] x) {
        double sum = 0;
        double[] row = jacobian[r];
        int[] list = columns[r];
        for (int k = 0; k < columnCount[r]; k++) {
            sum += row[list[k]] * x[list[k]];
        }
        return sum;
    }

    /** x += f J of one row. */
    void addRow(int r, double factor, double[] x) {
        double[] row = jacobian[r];
        int[] list = columns[r];
        for (int k = 0; k < columnCount[r]; k++) {
            x[list[k]] += factor * row[list[k]];
        }
    }

    /** γ of every row: what J v̇ must be for Φ̈ = 0. */
    void accelerationRight(Rows list, double[] gamma) {
        double[] acc = biasAcceleration, bias = kinematics.bias;
        for (int i = 0; i < tree.nodes; i++) {
            int s = 6 * i, up = tree.parent[i];
            for (int k = 0; k < 6; k++) {
                acc[s + k] = bias[s + k] + (up < 0 ? 0 : acc[6 * up + k]);
            }
        }
        for (int r = 0; r < rows; r++) {
            double sum = list.curvature[r];
            for (int e = list.entryAt[r]; e < list.entryAt[r + 1]; e++) {
                if (affine.of(list.entryBody[e]) >= 0) {
                    continue; // p̈ and Ä are v̇
                }
                kinematics.bodyAcceleration(acc, tree.nodeOfBody[list.entryBody[e]], body, 0);
                for (int k = 0; k < Motion.SIZE; k++) {
                    sum += list.entryDual[Motion.SIZE * e + k] * body[k];
                }
            }
            gamma[r] = -sum;
        }
    }

    /** The first or second tree that a row touches; the number of nodes if there is none. */
    int root(int r, int which) {
        return which < rootCount[r] ? roots[r][which] : roots();
    }

    /** Trees and affine bodies. */
    int roots() {
        return tree.nodes + affine.count;
    }

    /** M⁻¹ Jᵀ; needs the factors of the tree. */
    void formResponse() {
        for (int r = 0; r < rows; r++) {
            Arrays.fill(response[r], 0);
            for (int k = 0; k < rootCount[r]; k++) {
                int root = roots[r][k];
                if (root >= tree.nodes) {
                    affine.solve(root - tree.nodes, jacobian[r], response[r]);
                } else {
                    bodies.solve(root, jacobian[r], response[r]);
                }
            }
        }
    }

    /** M⁻¹ Jᵀ and J M⁻¹ Jᵀ; needs the factors of the tree. */
    void formSchur() {
        formResponse();
        for (int r = 0; r < rows; r++) {
            for (int s = 0; s <= r; s++) {
                double sum = (touched[r] & touched[s]) == 0 ? 0 : times(s, response[r]);
                schur[r][s] = sum;
                schur[s][r] = sum;
            }
        }
    }

    /** Factors J M⁻¹ Jᵀ; redundant rows are marked and left out. */
    void factorSchur() {
        factors.factor(rows);
    }

    /** Solves (J M⁻¹ Jᵀ) λ = b with the factors; λ of redundant rows is zero. */
    void solveSchur(double[] b, double[] lambda) {
        factors.solve(b, lambda, rows);
    }

    /** x += M⁻¹ Jᵀ λ. */
    void addResponse(double[] lambda, double[] x) {
        for (int r = 0; r < rows; r++) {
            double factorOfRow = lambda[r];
            if (factorOfRow != 0) {
                double[] row = response[r];
                for (int k = 0; k < speeds; k++) {
                    x[k] += factorOfRow * row[k];
                }
            }
        }
    }

    /**
     * x += M⁻¹ Jᵀ p for impulses of the rows after the constraints, and what the constraints answer. Needs the factors.
     *
     * @param constraints rows of the constraints, which come first
     * @param impulse     p, one number a row after those
     * @param all         takes the impulses of all rows
     */
    void push(int constraints, double[] impulse, double[] all, double[] x) {
        int total = rows;
        for (int r = 0; r < constraints; r++) {
            double sum = 0;
            for (int a = 0; a < total - constraints; a++) {
                sum -= schur[r][constraints + a] * impulse[a];
            }
            all[r] = sum;
        }
        rows = constraints;
        solveSchur(all, all);
        rows = total;
        System.arraycopy(impulse, 0, all, constraints, total - constraints);
        addResponse(all, x);
    }

    /**
     * x += M⁻¹ Jᵀ λ so that J x = 0 for the rows of the constraints. Needs the factors.
     *
     * @param all takes λ
     */
    void answer(int constraints, double[] x, double[] all) {
        int total = rows;
        for (int r = 0; r < constraints; r++) {
            all[r] = -times(r, x);
        }
        rows = constraints;
        solveSchur(all, all);
        addResponse(all, x);
        rows = total;
    }

    /** Repeats (A + D/α) λₖ₊₁ = b + (D/α) λₖ until λ stands still; the part of b outside the range of A is ignored. */
    void iterateShifted(double[] b, double[] lambda, int most, double converged) {
        Arrays.fill(lambda, 0);
        for (int k = 0; k < most; k++) {
            double change = 0, size = 0;
            for (int r = 0; r < rows; r++) {
                // residual form, so that a large penalty loses no digits
                double sum = b[r];
                for (int s = 0; s < rows; s++) {
                    sum -= schur[r][s] * lambda[s];
                }
                residual[r] = sum;
            }
            solveSchur(residual, step);
            for (int r = 0; r < rows; r++) {
                lambda[r] += step[r];
                change = Math.max(change, Math.abs(step[r]) / factors.scale(r));
                size = Math.max(size, Math.abs(lambda[r]) / factors.scale(r));
            }
            if (change <= converged * size) {
                return;
            }
        }
    }
}
