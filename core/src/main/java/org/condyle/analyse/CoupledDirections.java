package org.condyle.analyse;

import java.util.Arrays;
import org.condyle.dynamics.Workspace;

/**
 * How all generalised velocities move when one of them has the rate 1 and the constraints hold: c = P e / (eᵀ P e), where P
 * projects on the velocities that the constraints allow. For couplers q_dep = f(q_ind) it is dq_dep/dq_ind, so that
 * {@code c·τ} is τ_ind + Σ (dq_dep/dq_ind) τ_dep: the generalised force of a coupled coordinate, or its moment arm. For other
 * constraints it is the motion nearest to that of the coordinate alone, as OpenSim's moment arms have it.
 *
 * <p>Rows that see this coordinate alone (it is locked or driven) are left out: what is asked is how it would move.
 */
public final class CoupledDirections {
    /** Sine between a row and the span of earlier ones below which it repeats them. */
    private static final double DEPENDENT = 1e-9;

    private final Workspace w;
    private final int n;
    private final double[][] basis; // orthonormal rows
    private int rank;

    public CoupledDirections(Workspace w) {
        this.w = w;
        n = w.acceleration.length;
        basis = new double[w.mechanism.rows()][n];
    }

    /** Whether the model has constraints at all; without them every direction is its own. */
    public boolean any() {
        return basis.length > 0;
    }

    /**
     * Writes c of one generalised velocity, at a state whose rows are in the workspace. All zero if the constraints do not let
     * it move.
     */
    public void of(int speed, double[] out) {
        Arrays.fill(out, 0);
        out[speed] = 1;
        if (!any()) {
            return;
        }
        rank = 0;
        for (int r = 0; r < basis.length; r++) {
            double[] row = w.gradient(r);
            if (!alone(row, speed)) {
                take(row);
            }
        }
        remove(out);
        double own = out[speed];
        if (!(own > DEPENDENT)) {
            Arrays.fill(out, 0);
            return;
        }
        for (int k = 0; k < n; k++) {
            out[k] /= own;
        }
    }

    private static boolean alone(double[] row, int speed) {
        for (int k = 0; k < row.length; k++) {
            if (k != speed && row[k] != 0) {
                return false;
            }
        }
        return true;
    }

    private void take(double[] row) {
        double[] x = basis[rank];
        System.arraycopy(row, 0, x, 0, n);
        double size = norm(x);
        remove(x);
        remove(x); // twice is enough against rounding
        double rest = norm(x);
        if (rest > DEPENDENT * size) {
            for (int k = 0; k < n; k++) {
                x[k] /= rest;
            }
            rank++;
        }
    }

    /** Takes the part along the basis out of x. */
    private void remove(double[] x) {
        for (int j = 0; j < rank; j++) {
            double along = 0;
            for (int k = 0; k < n; k++) {
                along += basis[j][k] * x[k];
            }
            for (int k = 0; k < n; k++) {
                x[k] -= along * basis[j][k];
            }
        }
    }

    private double norm(double[] x) {
        double sum = 0;
        for (int k = 0; k < n; k++) {
            sum += x[k] * x[k];
        }
        return Math.sqrt(sum);
    }
}
