package org.condyle.dynamics;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.condyle.dynamics.Workspace.Stage;
import org.condyle.dynamics.tree.ArticulatedBodies;
import org.condyle.dynamics.tree.Tree;
import org.condyle.mechanics.ContactElement;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Internal;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.State;
import org.condyle.mechanics.tangent.Linearised;
import org.condyle.mechanics.tangent.Tangents;

/**
 * The Jacobian of the rates (q̇, v̇, ż) with respect to (q, v, z). Accelerations and multipliers of a constrained tree obey
 *
 * <pre>  M v̇ = f - c + Jᵀλ,   J v̇ = γ        so that   M δv̇ - Jᵀ δλ = δ(f - ID + Jᵀλ),   J δv̇ = δ(γ - J v̇)  </pre>
 *
 * with v̇ and λ kept on the right, and ID = M v̇ + c by inverse dynamics: one solution with the factors that the evaluation has left. The forces
 * of elements that are {@link Linearised} follow their tangents, and no such element is evaluated again. Joints, inertias and rows are moved
 * by small central differences, which cost no search; elements without tangents are evaluated there, and nobody else.
 *
 * <p>Scratch of one thread.
 */
public final class RateSlopes {
    private static final double STEP = 1e-6; // of a coordinate, and of a tenth where it is small
    private static final double STEP_IN_CONTACT =
            1e-8; // the same with contacts that are evaluated there, which may be as stiff and shallow
    private static final double STEP_OF_RATE =
            1e-6; // of a speed, and of one where it is small: little is left of accelerations in shorter ones

    private final Workspace w;
    private final Stabilisation stabilisation;
    private final Workspace moved; // where the model is moved to; without the elements that have tangents
    private final Linearised[] linearised;
    private final ForceElement[] owners; // of internal states
    private final Tangents tangents;
    private final State at;
    private final Forces alone;
    private final double[] linear; // wrench on each body at the place, by elements with tangents; about its origin
    private final double[] others; // the same by all others
    private final double[] motion; // change of each body per unit of a column, twelve numbers
    private final double[] change; // wrench that follows
    private final double[] bare; // generalised forces of the others at the place
    private final double[] acceleration; // spatial, 6 a node
    private final double[] load;
    private final double[] wrench = new double[6];
    private final double[] tau;
    private final double[] tauBelow;
    private final double[] row;
    private final double[] rowBelow;
    private final double[] answer;
    private final double[] rates;
    private final double[] ratesBelow;
    private final double[] internal;
    private final double[] internalBelow;
    private final double stepOfPlace;
    private final boolean[] touched; // bodies whose motion elements with tangents follow

    public RateSlopes(Workspace w, Stabilisation stabilisation) {
        this.w = w;
        this.stabilisation = stabilisation;
        Mechanism m = w.mechanism;
        Set<String> silent = new HashSet<>();
        for (int e = 0; e < w.elements.length; e++) {
            if (hasTangents(w.elements[e])) {
                silent.add(m.forceNames.get(e));
            }
        }
        linearised = Arrays.stream(w.elements)
                .filter(RateSlopes::hasTangents)
                .map(Linearised.class::cast)
                .toArray(Linearised[]::new);
        moved = new Workspace(m, silent);
        owners = Arrays.stream(moved.elements)
                .filter(e -> e instanceof Internal i && i.internals().count() > 0)
                .toArray(ForceElement[]::new);
        int bodies = m.model().bodies().size(), speeds = m.model().speeds();
        tangents = new Tangents(bodies);
        at = m.model().newState();
        alone = new Forces(bodies, speeds);
        linear = new double[6 * bodies];
        others = new double[6 * bodies];
        motion = new double[Tangents.COLUMNS * bodies];
        change = new double[6 * bodies];
        bare = new double[speeds];
        acceleration = new double[6 * m.tree.nodes];
        load = new double[6 * m.tree.nodes];
        tau = new double[speeds];
        tauBelow = new double[speeds];
        row = new double[w.lambda.length];
        rowBelow = new double[w.lambda.length];
        answer = new double[speeds];
        rates = new double[at.q.length];
        ratesBelow = new double[at.q.length];
        internal = new double[at.z.length];
        internalBelow = new double[at.z.length];
        touched = new boolean[bodies];
        stepOfPlace = Arrays.stream(moved.elements).anyMatch(ContactElement.class::isInstance) ? STEP_IN_CONTACT : STEP;
    }

    /** Whether a model has them: no body deforms, no contact is rigid, and constraints are kept by the equations of the instant. */
    public static boolean possible(Workspace w, Stabilisation stabilisation) {
        return stabilisation.closesAtOnce()
                && w.mechanism.affine.count == 0
                && w.contacts.count() == 0
                && w.manyBodyContacts.length == 0;
    }

    private static boolean hasTangents(ForceElement e) {
        boolean owns = e instanceof Internal i && i.internals().count() > 0;
        return e instanceof Linearised l && !owns && l.hasTangents();
    }

    /**
     * Writes the slopes at a state that the workspace was evaluated at last.
     *
     * @param first first component of (q, v, z) that has a row and a column
     * @return false where a number is not finite
     */
    public boolean write(State s, int first, double[][] out) {
        assert w.holds(Stage.ACCELERATIONS);
        begin(s);
        if (!tangents.finite()) {
            return false;
        }
        int nq = s.q.length, nv = s.v.length, n = nq + nv + s.z.length;
        for (int j = first; j < nq + nv; j++) {
            double[] x = j < nq ? at.q : at.v;
            int k = j < nq ? j : j - nq;
            double before = x[k], size = Math.abs(before);
            double step = j < nq ? stepOfPlace * Math.max(size, 0.1) : STEP_OF_RATE * Math.max(size, 1);
            x[k] = before - step;
            double low = x[k];
            move(low - before, tauBelow, rowBelow, ratesBelow, internalBelow);
            x[k] = before + step;
            double way = x[k] - low;
            move(x[k] - before, tau, row, rates, internal);
            x[k] = before;
            solve(way);
            store(way, first, j - first, out);
        }
        Dynamics.place(at, moved);
        for (ForceElement e : owners) {
            Internal.Variables own = ((Internal) e).internals();
            for (int k = own.at(); k < own.at() + own.count(); k++) {
                moveInternal(e, k, own.states().get(k - own.at()).scale(), first, nq + nv + k - first, out);
            }
        }
        return finite(out, n - first);
    }

    private void begin(State s) {
        tangents.clear();
        for (Linearised e : linearised) {
            e.addTangents(s, w.motion, tangents);
        }
        for (int b = 0; b < tangents.blocks(); b++) {
            touched[tangents.columnBody(b)] = true;
        }
        at.set(s);
        Dynamics.place(at, moved);
        moved.kinematics.fillRates();
        Dynamics.applyForces(at, moved);
        System.arraycopy(moved.forces.generalised, 0, bare, 0, bare.length);
        for (int i = 0; i < w.mechanism.tree.nodes; i++) {
            int body = w.mechanism.tree.body[i];
            aboutOrigin(moved, i, moved.forces.dual, others, 6 * body);
            aboutOrigin(w, i, w.forces.dual, linear, 6 * body);
            for (int k = 6 * body; k < 6 * body + 6; k++) {
                linear[k] -= others[k];
            }
        }
    }

    /** Wrench of the dual of a node's body about the origin of the body. */
    private static void aboutOrigin(Workspace where, int i, double[] dual, double[] out, int outAt) {
        Tree tree = where.mechanism.tree;
        int c = Motion.SIZE * tree.body[i], o = 3 * tree.root[i];
        double[] place = where.motion.placement, ref = where.kinematics.reference, x = where.wrench;
        where.rigid.wrench(i, dual, c, x);
        double dx = place[c] - ref[o], dy = place[c + 1] - ref[o + 1], dz = place[c + 2] - ref[o + 2];
        out[outAt] = x[0] - (dy * x[5] - dz * x[4]);
        out[outAt + 1] = x[1] - (dz * x[3] - dx * x[5]);
        out[outAt + 2] = x[2] - (dx * x[4] - dy * x[3]);
        System.arraycopy(x, 3, out, outAt + 3, 3);
    }

    /** What changes when the model is where {@link #at} has it, a step away from where it was. */
    private void move(double step, double[] force, double[] rows, double[] ofPlaces, double[] ofInternals) {
        Dynamics.place(at, moved);
        moved.kinematics.fillRates();
        Dynamics.applyForces(at, moved);
        for (int b = 1; b < touched.length; b++) {
            if (touched[b]) {
                follow(b, step);
            }
        }
        Arrays.fill(change, 0);
        for (int b = 0; b < tangents.blocks(); b++) {
            int by = Tangents.COLUMNS * tangents.columnBody(b), of = 6 * tangents.rowBody(b);
            tangents.addProduct(b, motion, by, change, of);
        }
        balance(step, force, rows);
        Dynamics.coordinateRates(w.mechanism, at, ofPlaces, 0);
        Dynamics.internalRates(at, moved);
        System.arraycopy(moved.internalRates, 0, ofInternals, 0, ofInternals.length);
    }

    /** θ, p, ω, ṗ of a body per unit of the step. */
    private void follow(int body, double step) {
        int c = Motion.SIZE * body, o = Tangents.COLUMNS * body, a = 6 * w.mechanism.tree.nodeOfBody[body];
        double[] p = w.motion.placement, q = moved.motion.placement, x = motion;
        x[o] = turned(q, p, c, 2, 1) / step;
        x[o + 1] = turned(q, p, c, 0, 2) / step;
        x[o + 2] = turned(q, p, c, 1, 0) / step;
        for (int k = 0; k < 3; k++) {
            x[o + 3 + k] = (q[c + k] - p[c + k]) / step;
            x[o + 6 + k] = (moved.kinematics.velocity[a + k] - w.kinematics.velocity[a + k]) / step;
            x[o + 9 + k] = (moved.motion.rate[c + k] - w.motion.rate[c + k]) / step;
        }
    }

    /** ½ (B - Bᵀ)ᵢⱼ of B = A' Aᵀ. */
    private static double turned(double[] to, double[] from, int c, int i, int j) {
        int r = c + 3 + 3 * i, s = c + 3 + 3 * j;
        double sum = 0;
        for (int k = 0; k < 3; k++) {
            sum += (to[r + k] - from[r + k]) * from[s + k] - (to[s + k] - from[s + k]) * from[r + k];
        }
        return 0.5 * sum;
    }

    /** f - ID + Jᵀλ and γ - J v̇ where the model was moved to, with v̇ and λ as they were. */
    private void balance(double step, double[] force, double[] rows) {
        Mechanism m = w.mechanism;
        Tree tree = m.tree;
        Dynamics.loadBodies(moved);
        double[] acc = acceleration, bias = moved.kinematics.bias, sub = moved.kinematics.subspace;
        for (int i = 0; i < tree.nodes; i++) {
            int s = 6 * i, up = tree.parent[i];
            for (int k = 0; k < 6; k++) {
                acc[s + k] = bias[s + k] + (up < 0 ? 0 : acc[6 * up + k]);
            }
            if (up < 0) {
                acc[s + 3] -= m.gx;
                acc[s + 4] -= m.gy;
                acc[s + 5] -= m.gz;
            }
            for (int v = tree.vAt[i]; v < tree.vAt[i] + tree.speeds[i]; v++) {
                for (int k = 0; k < 6; k++) {
                    acc[s + k] += sub[6 * v + k] * w.acceleration[v];
                }
            }
            moved.rigid.netWrench(i, acc, load, s);
            addForces(i, step);
        }
        for (int i = tree.nodes - 1; i >= 0; i--) {
            int s = 6 * i, up = tree.parent[i];
            for (int v = tree.vAt[i]; v < tree.vAt[i] + tree.speeds[i]; v++) {
                force[v] = moved.forces.generalised[v]
                        - bare[v]
                        + w.forces.generalised[v]
                        - tree.rotor[v] * w.acceleration[v]
                        - ArticulatedBodies.dot6(sub, 6 * v, load, s);
            }
            for (int k = 0; up >= 0 && k < 6; k++) {
                load[6 * up + k] += load[s + k];
            }
        }
        if (m.rows() == 0) {
            return;
        }
        Dynamics.assembleRows(at, moved);
        for (int r = 0; r < moved.loops.rows; r++) {
            rows[r] = moved.gamma[r] - stabilisation.feedback(moved, r) - moved.loops.times(r, w.acceleration);
            moved.loops.addRow(r, w.lambda[r], force);
        }
    }

    /** Subtracts the forces on a body where it was moved to from what its motion needs. */
    private void addForces(int i, double step) {
        Tree tree = w.mechanism.tree;
        int body = tree.body[i], c = Motion.SIZE * body, o = 3 * tree.root[i], b = 6 * body, s = 6 * i;
        double[] place = moved.motion.placement, ref = moved.kinematics.reference;
        moved.rigid.wrench(i, moved.forces.dual, c, wrench);
        double dx = place[c] - ref[o], dy = place[c + 1] - ref[o + 1], dz = place[c + 2] - ref[o + 2];
        double fx = linear[b + 3] + step * change[b + 3];
        double fy = linear[b + 4] + step * change[b + 4];
        double fz = linear[b + 5] + step * change[b + 5];
        load[s] -= wrench[0] + linear[b] + step * change[b] + dy * fz - dz * fy;
        load[s + 1] -= wrench[1] + linear[b + 1] + step * change[b + 1] + dz * fx - dx * fz;
        load[s + 2] -= wrench[2] + linear[b + 2] + step * change[b + 2] + dx * fy - dy * fx;
        load[s + 3] -= wrench[3] + fx;
        load[s + 4] -= wrench[4] + fy;
        load[s + 5] -= wrench[5] + fz;
    }

    /** δv̇ per unit of the step, from what is out of balance there. */
    private void solve(double step) {
        for (int k = 0; k < tau.length; k++) {
            tau[k] = (tau[k] - tauBelow[k]) / step;
        }
        for (int root : w.mechanism.tree.roots) {
            w.bodies.solve(root, tau, answer);
        }
        if (w.mechanism.rows() > 0) {
            for (int r = 0; r < w.loops.rows; r++) {
                row[r] = (row[r] - rowBelow[r]) / step - w.loops.times(r, answer);
            }
            w.loops.solveSchur(row, row);
            w.loops.addResponse(row, answer);
        }
    }

    private void store(double step, int first, int column, double[][] out) {
        int nq = rates.length, nv = answer.length;
        for (int i = first; i < nq; i++) {
            out[i - first][column] = (rates[i] - ratesBelow[i]) / step;
        }
        for (int i = Math.max(first, nq); i < nq + nv; i++) {
            out[i - first][column] = answer[i - nq];
        }
        for (int i = 0; i < internal.length; i++) {
            out[nq + nv + i - first][column] = (internal[i] - internalBelow[i]) / step;
        }
    }

    /** The column of an internal state, which its owner alone follows. */
    private void moveInternal(ForceElement owner, int k, double scale, int first, int column, double[][] out) {
        double z = at.z[k], step = STEP_OF_RATE * (scale + Math.abs(z));
        Arrays.fill(rowBelow, 0);
        Arrays.fill(row, 0);
        Arrays.fill(ratesBelow, 0);
        Arrays.fill(rates, 0);
        Arrays.fill(internalBelow, 0);
        Arrays.fill(internal, 0);
        at.z[k] = z - step;
        double low = at.z[k];
        force(owner, tauBelow);
        ((Internal) owner).internalRates(at, moved.motion, internalBelow);
        at.z[k] = z + step;
        double way = at.z[k] - low;
        force(owner, tau);
        ((Internal) owner).internalRates(at, moved.motion, internal);
        at.z[k] = z;
        solve(way);
        store(way, first, column, out);
    }

    private void force(ForceElement owner, double[] out) {
        alone.clear();
        owner.addForces(at, moved.motion, alone);
        Dynamics.projectForces(alone, moved, out);
    }

    private static boolean finite(double[][] x, int n) {
        double sum = 0;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                sum += x[i][j] - x[i][j];
            }
        }
        return sum == 0;
    }
}
