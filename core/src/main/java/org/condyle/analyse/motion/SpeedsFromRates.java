package org.condyle.analyse.motion;

import org.condyle.math.LuSolver;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Mobility;
import org.condyle.mechanics.ModelException;

/**
 * Speeds and their rates of a joint whose speeds are not q̇, from q, q̇ and q̈. With q̇ = N(q) v,
 *
 * <pre>  v = N⁻¹ q̇        v̇ = N⁻¹ (q̈ - Ṅ v)  </pre>
 *
 * Ṅ v is the change of N(q) v along q̇ at the same v, by a central difference of fourth order (error about 1e-13 of it). Angles
 * for which N cannot be inverted are refused: gimbal lock.
 */
final class SpeedsFromRates {
    private static final double STEP = 1e-3; // of the fastest coordinate [rad or m]

    private final Joint joint;
    private final Mobility mobility;
    private final int n;
    private final LuSolver lu;
    private final double[] unit;
    private final double[] column;
    private final double[] speeds;
    private final double[] moved;
    private final double[] bend;

    SpeedsFromRates(Joint joint) {
        this.joint = joint;
        mobility = joint.mobility().forThread();
        n = mobility.speeds().length;
        if (mobility.coordinates().length != n) {
            throw new ModelException(
                    "joint '" + joint.name() + "' (" + mobility.type()
                            + ") turns by a quaternion, which cannot follow a table; use a joint with angles as coordinates",
                    joint.name());
        }
        lu = new LuSolver(n);
        unit = new double[n];
        column = new double[n];
        speeds = new double[n];
        moved = new double[n];
        bend = new double[n];
    }

    /** Reads q, q̇, q̈ of this joint at its place in arrays like q; writes v and v̇ at its place in arrays like v. */
    void convert(double[] q, double[] first, double[] second, double[] v, double[] acceleration) {
        int at = joint.qAt(), vAt = joint.vAt();
        factor(q, at);
        System.arraycopy(first, at, speeds, 0, n);
        lu.solve(speeds);
        bend(q, first, at);
        for (int k = 0; k < n; k++) {
            bend[k] = second[at + k] - bend[k];
        }
        lu.solve(bend);
        System.arraycopy(speeds, 0, v, vAt, n);
        System.arraycopy(bend, 0, acceleration, vAt, n);
    }

    private void factor(double[] q, int at) {
        double[][] matrix = lu.matrix();
        for (int k = 0; k < n; k++) {
            unit[k] = 1;
            mobility.rates(q, at, unit, 0, column, 0);
            unit[k] = 0;
            for (int i = 0; i < n; i++) {
                matrix[i][k] = column[i];
            }
        }
        if (!lu.factor()) {
            throw new ModelException(
                    "joint '" + joint.name() + "': its angles have no rates here (gimbal lock); choose other axes",
                    joint.name());
        }
    }

    /** bend = d/dt N(q) v at constant v. */
    private void bend(double[] q, double[] first, int at) {
        double fastest = 0;
        for (int k = 0; k < n; k++) {
            fastest = Math.max(fastest, Math.abs(first[at + k]));
            bend[k] = 0;
        }
        if (fastest == 0) {
            return;
        }
        double h = STEP / fastest;
        for (int side = -2; side <= 2; side++) {
            if (side == 0) {
                continue;
            }
            for (int k = 0; k < n; k++) {
                moved[k] = q[at + k] + side * h * first[at + k];
            }
            mobility.rates(moved, 0, speeds, 0, column, 0);
            double factor = Math.signum(side) * (Math.abs(side) == 1 ? 8 : -1) / (12 * h);
            for (int k = 0; k < n; k++) {
                bend[k] += factor * column[k];
            }
        }
    }
}
