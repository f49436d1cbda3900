package org.condyle.dynamics;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
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
 * The forces f - ID of a model that is moved a little from an instant, and the rates of its internal states there; ID = M v̇ + c by inverse
 * dynamics. Forces of elements that are {@link Linearised} follow their tangents at the instant, and no such element is evaluated again.
 * Joints and inertias are moved, which costs no search; elements without tangents are evaluated there, and nobody else. Differences of what
 * this gives on two sides are the slopes of the forces.
 *
 * <p>Scratch of one thread.
 */
public final class NearbyForces {
    private final Workspace w;
    private final Workspace moved; // where the model is moved to; without the elements that have tangents
    private final Linearised[] linearised;
    private final ForceElement[] owners; // of each internal state
    private final Tangents tangents;
    private final Forces alone;
    private final double[] linear; // wrench on each body at the place, by elements with tangents; about its origin
    private final double[] others; // the same by all others
    private final double[] motion; // change of each body per unit of a step, twelve numbers
    private final double[] change; // wrench that follows
    private final double[] bare; // generalised forces at the place by elements with tangents
    private final double[] acceleration; // spatial, 6 a node
    private final double[] load;
    private final double[] wrench = new double[6];
    private final double[] rates; // of internal states at the place
    private final boolean[] touched; // bodies whose motion elements with tangents follow
    private final boolean[] follows; // internal states of elements with tangents

    /** For a workspace in which no body deforms. */
    public NearbyForces(Workspace w) {
        this.w = w;
        Mechanism m = w.mechanism;
        Set<String> silent = new HashSet<>();
        for (int e = 0; e < w.elements.length; e++) {
            if (hasTangents(w.elements[e])) {
                silent.add(m.forceNames.get(e));
            }
        }
        linearised = Arrays.stream(w.elements)
                .filter(NearbyForces::hasTangents)
                .map(Linearised.class::cast)
                .toArray(Linearised[]::new);
        moved = new Workspace(m, silent);
        int bodies = m.model().bodies().size(), speeds = m.model().speeds(), states = w.internalRates.length;
        owners = new ForceElement[states];
        follows = new boolean[states];
        for (ForceElement e : w.elements) {
            Internal.Variables own = e instanceof Internal i ? i.internals() : Internal.Variables.NONE;
            Arrays.fill(owners, own.at(), own.at() + own.count(), e);
            Arrays.fill(follows, own.at(), own.at() + own.count(), hasTangents(e));
        }
        tangents = new Tangents(bodies);
        alone = new Forces(bodies, speeds);
        linear = new double[6 * bodies];
        others = new double[6 * bodies];
        motion = new double[Tangents.COLUMNS * bodies];
        change = new double[6 * bodies];
        bare = new double[speeds];
        acceleration = new double[6 * m.tree.nodes];
        load = new double[6 * m.tree.nodes];
        rates = new double[states];
        touched = new boolean[bodies];
    }

    /** Whether a model has them: no body deforms, and no contact of many bodies is on top of the elements. */
    public static boolean possible(Workspace w) {
        return w.mechanism.affine.count == 0 && w.manyBodyContacts.length == 0;
    }

    private static boolean hasTangents(ForceElement e) {
        return e instanceof Linearised l && l.hasTangents();
    }

    /** Whether contacts are evaluated where the model is moved to. */
    boolean evaluatesContacts() {
        return Arrays.stream(moved.elements).anyMatch(ContactElement.class::isInstance);
    }

    /** Whether any element is evaluated there: otherwise all that is not linear is smooth. */
    public boolean evaluatesElements() {
        return linearised.length < w.elements.length;
    }

    /** Where the model was moved to last; forces of elements with tangents are missing there. */
    Workspace there() {
        return moved;
    }

    /** Whether an element has tangents; if none has, {@link #begin} needs a workspace that is placed, without forces. */
    public boolean hasTangents() {
        return linearised.length > 0;
    }

    /** Takes the tangents at a state that the workspace has the forces of; false where a number is not finite. */
    public boolean begin(State s) {
        for (Internal e : w.abilities.internal) {
            e.internalRates(s, w.motion, rates);
        }
        if (!hasTangents()) {
            return true; // all is zero that is added to forces elsewhere
        }
        tangents.clear();
        for (Linearised e : linearised) {
            e.addTangents(s, w.motion, tangents);
        }
        for (int b = 0; b < tangents.blocks(); b++) {
            touched[tangents.columnBody(b)] = true;
        }
        for (int b = 0; b < tangents.internalRows(); b++) {
            touched[tangents.internalBody(b)] = true;
        }
        place(s);
        for (int k = 0; k < bare.length; k++) {
            bare[k] = w.forces.generalised[k] - moved.forces.generalised[k];
        }
        for (int i = 0; i < w.mechanism.tree.nodes; i++) {
            int body = w.mechanism.tree.body[i];
            aboutOrigin(moved, i, moved.forces.dual, others, 6 * body);
            aboutOrigin(w, i, w.forces.dual, linear, 6 * body);
            for (int k = 6 * body; k < 6 * body + 6; k++) {
                linear[k] -= others[k];
            }
        }
        return tangents.finite();
    }

    private void place(State at) {
        Dynamics.place(at, moved);
        moved.kinematics.fillRates();
        Dynamics.applyForces(at, moved);
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

    /**
     * Moves the model and writes f - ID there.
     *
     * @param step  how far, along the way of which differences are taken
     * @param given v̇
     */
    public void move(State at, double step, double[] given, double[] force) {
        place(at);
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
        balance(step, given, force);
    }

    /** The rates of all internal states where the model was moved to by the same step. */
    public void internalRates(State at, double step, double[] out) {
        Dynamics.internalRates(at, moved);
        for (int k = 0; k < out.length; k++) {
            out[k] = follows[k] ? rates[k] : moved.internalRates[k];
        }
        for (int b = 0; b < tangents.internalRows(); b++) {
            int by = Tangents.COLUMNS * tangents.internalBody(b);
            out[tangents.internal(b)] += step * tangents.internalProduct(b, motion, by);
        }
    }

    /** Adds the forces of the rows of constraints where the model was moved to, with multipliers. */
    public void addRows(State at, double[] lambda, double[] force) {
        Dynamics.assembleRows(at, moved);
        for (int r = 0; r < moved.loops.rows; r++) {
            moved.loops.addRow(r, lambda[r], force);
        }
    }

    /** The forces of the owner of an internal state, and the rates of its states, at the place of the tangents with another z: of nobody else. */
    public void ofOwner(State at, int k, double[] force, double[] internalRates) {
        alone.clear();
        owners[k].addForces(at, w.motion, alone);
        Dynamics.projectForces(alone, w, force);
        ((Internal) owners[k]).internalRates(at, w.motion, internalRates);
    }

    /** How large an internal state usually is. */
    double scale(int k) {
        Internal.Variables own = ((Internal) owners[k]).internals();
        return own.states().get(k - own.at()).scale();
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

    private void balance(double step, double[] given, double[] force) {
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
                    acc[s + k] += sub[6 * v + k] * given[v];
                }
            }
            moved.rigid.netWrench(i, acc, load, s);
            addForces(i, step);
        }
        for (int i = tree.nodes - 1; i >= 0; i--) {
            int s = 6 * i, up = tree.parent[i];
            for (int v = tree.vAt[i]; v < tree.vAt[i] + tree.speeds[i]; v++) {
                force[v] = moved.forces.generalised[v]
                        + bare[v]
                        - tree.rotor[v] * given[v]
                        - ArticulatedBodies.dot6(sub, 6 * v, load, s);
            }
            for (int k = 0; up >= 0 && k < 6; k++) {
                load[6 * up + k] += load[s + k];
            }
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
}
