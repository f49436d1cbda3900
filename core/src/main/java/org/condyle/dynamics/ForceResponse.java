package org.condyle.dynamics;

import java.util.Arrays;
import java.util.List;
import org.condyle.dynamics.Workspace.Stage;
import org.condyle.dynamics.tree.Tree;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Forces;

/**
 * What a single cause does to the accelerations, at a state that a workspace was evaluated at, with its constraints and its closed
 * contacts as they are:
 *
 * <pre>  M v̇ = τ + Jᵀ λ,   J v̇ = a  </pre>
 *
 * where τ is the generalised force of the cause and a what it asks of the rows. The equations of motion are linear, so the answers
 * to all causes add up to the accelerations of the workspace. Contacts stay in their modes: what sticks or slides under all causes
 * together does so here, also where a cause alone would pull it open. Allocates nothing.
 */
public final class ForceResponse {
    private static final Stabilisation PLAIN = Stabilisation.none();

    private final Workspace w;
    private final Forces forces;
    private final double[] spatial;
    private final double[] wrench;
    private final double[] acceleration;
    private final double[] gamma;
    private final double[] lambda;
    private final double[] right;

    public ForceResponse(Workspace w) {
        this.w = w;
        forces = new Forces(w.mechanism.model().bodies().size(), w.acceleration.length);
        spatial = new double[6 * w.mechanism.tree.nodes];
        wrench = new double[6 * w.mechanism.tree.nodes];
        acceleration = new double[w.acceleration.length];
        gamma = new double[w.gamma.length];
        lambda = new double[w.lambda.length];
        right = new double[w.gamma.length];
    }

    /** Forces on bodies and speeds as a generalised force τ. */
    public void project(Forces given, double[] tau) {
        assert w.holds(Stage.PLACES);
        Dynamics.projectForces(given, w, tau);
    }

    /** τ of the weights of all bodies. */
    public void weights(double[] tau) {
        forces.clear();
        Mechanism m = w.mechanism;
        List<Body> bodies = m.model().bodies();
        for (int b = 1; b < bodies.size(); b++) {
            double mass = bodies.get(b).mass();
            forces.addForce(b, bodies.get(b).centreLocal(), mass * m.gx, mass * m.gy, mass * m.gz);
        }
        project(forces, tau);
    }

    /** τ of the speeds: centrifugal and gyroscopic forces, -h(q, v) of M v̇ + h = f. */
    public void speeds(double[] tau) {
        assert w.holds(Stage.MOMENTA);
        Tree tree = w.mechanism.tree;
        double[] bias = w.kinematics.bias;
        for (int i = 0; i < tree.nodes; i++) {
            int s = 6 * i, up = tree.parent[i];
            for (int k = 0; k < 6; k++) {
                spatial[s + k] = bias[s + k] + (up < 0 ? 0 : spatial[6 * up + k]);
            }
            w.rigid.netWrench(i, spatial, wrench, s);
        }
        Arrays.fill(tau, 0); // the masses of bodies that deform are constant: they have no such force
        double[] one = w.wrench;
        for (int i = 0; i < tree.nodes; i++) {
            for (int k = 0; k < 6; k++) {
                one[k] = -wrench[6 * i + k];
            }
            w.bodies.project(i, one, tau);
        }
    }

    /** Rows that answers have multipliers for: those of the constraints, then those of closed contacts. */
    public int rows() {
        return w.loops.rows;
    }

    /**
     * The accelerations of one cause.
     *
     * @param tau         its generalised force
     * @param rowRates    J v̇ that it asks of the rows, {@link #rows} numbers
     * @param out         takes v̇
     * @param multipliers takes λ
     */
    public void solve(double[] tau, double[] rowRates, double[] out, double[] multipliers) {
        assert w.holds(Stage.ACCELERATIONS);
        Mechanism m = w.mechanism;
        Arrays.fill(out, 0);
        for (int root : m.tree.roots) {
            w.bodies.solve(root, tau, out);
        }
        for (int k = 0; k < m.affine.count; k++) {
            m.affine.solve(k, tau, out);
        }
        int rows = w.loops.rows;
        if (rows > m.rows()) {
            closed(rowRates, out, multipliers);
            return;
        }
        for (int r = 0; r < rows; r++) {
            right[r] = rowRates[r] - w.loops.times(r, out);
        }
        if (rows > 0) {
            w.loops.solveSchur(right, multipliers);
            w.loops.addResponse(multipliers, out);
        }
    }

    /** With contacts: their closure works in the workspace, which gets its numbers back. */
    private void closed(double[] rowRates, double[] out, double[] multipliers) {
        int rows = w.loops.rows;
        System.arraycopy(w.acceleration, 0, acceleration, 0, acceleration.length);
        System.arraycopy(w.gamma, 0, gamma, 0, rows);
        System.arraycopy(w.lambda, 0, lambda, 0, rows);
        System.arraycopy(out, 0, w.acceleration, 0, out.length);
        System.arraycopy(rowRates, 0, w.gamma, 0, rows);
        w.contacts.closure.close(w, PLAIN);
        System.arraycopy(w.acceleration, 0, out, 0, out.length);
        System.arraycopy(w.lambda, 0, multipliers, 0, rows);
        System.arraycopy(acceleration, 0, w.acceleration, 0, acceleration.length);
        System.arraycopy(gamma, 0, w.gamma, 0, rows);
        System.arraycopy(lambda, 0, w.lambda, 0, rows);
    }
}
