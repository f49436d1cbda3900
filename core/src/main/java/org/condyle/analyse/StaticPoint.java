package org.condyle.analyse;

import java.util.Arrays;
import org.condyle.dynamics.Configurations;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.NearbyForces;
import org.condyle.dynamics.Reactions;
import org.condyle.dynamics.Workspace;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.ContactElement;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Mobility;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Switching;
import org.jspecify.annotations.Nullable;

/**
 * A mechanism at rest in one configuration: the forces f(q, v = 0), the reactions that balance them best, the remaining
 * forces, the steady values of internal states, and the directions in which it can move, orthonormal in the mass matrix (Nᵀ M N = 1, J N = 0), so that along
 * them stiffness is squared angular frequency.
 */
final class StaticPoint {
    private static final double CLOSED = 1e-12;
    private static final double BESIDE = 1e-9; // m or rad from a position, where a force should be nearly the same
    private static final double JUMPS = 1e-3; // part of a force that it changes by on this way

    final Mechanism mechanism;
    final State state;
    final double[] force;
    final double[] lambda;
    /** f + Jᵀλ: what is not balanced. */
    final double[] residual;
    /** The pushes along each speed, added up without their signs: what a residual is compared with. */
    final double[] inPlay;

    private final Workspace w;
    private final Reactions reactions;
    private final SteadyInternals internals;
    private String unsettled = "";
    private final MassMetric metric;
    private final RowBasis basis; // of the rows L⁻¹ Jᵀ
    private final double[][] rows;
    private final boolean[] isLength;
    private final double[] rest; // no acceleration
    private final double totalWeight; // |g| √(Σm)
    private double[][] directions = {};
    private final double[] rates; // of all internal states
    private @Nullable NearbyForces near; // made when slopes are first asked for

    StaticPoint(Mechanism mechanism) {
        this.mechanism = mechanism;
        state = mechanism.model().newState();
        int n = state.v.length;
        w = new Workspace(mechanism);
        reactions = new Reactions(w);
        internals = new SteadyInternals(mechanism, w);
        metric = new MassMetric(n);
        basis = new RowBasis(n);
        rows = new double[mechanism.rows()][n];
        force = new double[n];
        lambda = new double[mechanism.rows()];
        residual = new double[n];
        inPlay = new double[n];
        isLength = new boolean[n];
        rest = new double[n];
        rates = new double[state.z.length];
        for (Joint j : mechanism.model().joints()) {
            Mobility.Coordinate[] v = j.mobility().speeds();
            for (int k = 0; k < v.length; k++) {
                isLength[j.vAt() + k] = v[k].isLength();
            }
        }
        double mass =
                mechanism.model().bodies().stream().mapToDouble(Body::mass).sum();
        totalWeight = RowBasis.norm(mechanism.model().gravity()) * Math.sqrt(mass);
    }

    /** Evaluates everything at the configuration of {@code s}; its speeds are taken as zero. */
    void at(State s) {
        state.set(s);
        Arrays.fill(state.v, 0);
        metric.at(state.q, w);
        unsettled = internals.settle(state);
        forces(state, force);
        if (remember()) {
            unsettled = internals.settle(state);
            forces(state, force);
        }
        loadRows();
        basis.complete();
        int n = force.length, free = n - basis.rank();
        directions = new double[free][];
        for (int j = 0; j < free; j++) {
            directions[j] = basis.direction(basis.rank() + j).clone();
            metric.backward(directions[j]);
        }
        double[] x = force.clone();
        metric.forward(x);
        basis.solveTransposed(x, lambda);
        System.arraycopy(force, 0, residual, 0, n);
        for (int r = 0; r < lambda.length; r++) {
            lambda[r] = -lambda[r];
            addRow(r, lambda[r], residual);
        }
        measure();
    }

    /** The internal states that have steady values. */
    SteadyInternals internals() {
        return internals;
    }

    /** Why internal states have no steady values here; empty if all have theirs. */
    String unsettled() {
        return unsettled;
    }

    /** What overlaps here touches, what is apart has parted; true if that changes the forces. */
    private boolean remember() {
        boolean changed = false;
        for (Switching e : w.abilities.switching) {
            changed |= e.commit(state, w.motion);
        }
        return changed;
    }

    /** Depth of the shallowest contact [m]; infinite if nothing touches. */
    double shallowest() {
        Dynamics.prepare(state, w);
        double depth = Double.POSITIVE_INFINITY;
        for (int e = 0; e < mechanism.forceNames().size(); e++) {
            if (w.element(e) instanceof ContactElement t && t.touching(state)) {
                depth = Math.min(depth, t.depth(state, w.motion));
            }
        }
        return depth;
    }

    /** |Q_gravity| ≤ |g| √(Σm · M_kk) by Cauchy-Schwarz: not zero where a pendulum hangs, unlike the torque itself. */
    private void measure() {
        double[] push = new double[force.length];
        for (int k = 0; k < push.length; k++) {
            inPlay[k] = totalWeight * metric.size(k);
            for (int r = 0; r < lambda.length; r++) {
                inPlay[k] += Math.abs(lambda[r] * w.gradient(r)[k]);
            }
        }
        for (int e = 0; e < mechanism.forceNames().size(); e++) {
            Dynamics.generalisedForce(e, state, w, push);
            for (int k = 0; k < push.length; k++) {
                inPlay[k] += Math.abs(push[k]);
            }
        }
    }

    private void loadRows() {
        for (int r = 0; r < rows.length; r++) {
            System.arraycopy(w.gradient(r), 0, rows[r], 0, rows[r].length);
            metric.forward(rows[r]);
        }
        basis.build(rows);
    }

    /** out += factor times the gradient of a row. */
    void addRow(int r, double factor, double[] out) {
        double[] row = w.gradient(r);
        for (int k = 0; k < out.length; k++) {
            out[k] += factor * row[k];
        }
    }

    /** f - h: generalised forces of gravity, elements and the motion itself at any state. */
    void forces(State s, double[] out) {
        forces(s, out, out.length);
    }

    private void forces(State s, double[] out, int count) {
        Dynamics.prepare(s, w);
        w.assume(rest);
        reactions.update();
        for (int k = 0; k < count; k++) {
            out[k] = -reactions.effort(k);
        }
    }

    /**
     * Takes the tangents of the forces at this position, so that {@link #nearby} evaluates no element again that has them. False if a body
     * deforms: then everything is evaluated.
     */
    boolean linearise() {
        if (near == null && !NearbyForces.possible(w)) {
            return false;
        }
        near = near == null ? new NearbyForces(w) : near;
        if (near.hasTangents()) {
            Dynamics.prepare(state, w);
        } else {
            Dynamics.place(state, w);
            Dynamics.fillRates(w);
        }
        near.begin(state);
        return true;
    }

    /** After {@link #linearise}: whether no element is evaluated for slopes, so that differences see what is smooth alone. */
    boolean allLinearised() {
        return near != null && !near.evaluatesElements();
    }

    /**
     * f - h a step away from this position, linearised before, with the forces of the rows by the multipliers here where {@code held}.
     *
     * @param step how far, in the unit in which differences are taken
     */
    void nearby(State trial, double step, boolean held, double[] out) {
        if (near == null) {
            forces(trial, out);
            for (int r = 0; held && r < lambda.length; r++) {
                addRow(r, lambda[r], out);
            }
            return;
        }
        near.move(trial, step, rest, out);
        if (held && lambda.length > 0) {
            near.addRows(trial, lambda, out);
        }
    }

    /**
     * Adds how f + Jᵀλ changes along a motion, at this position, linearised before; false if a body deforms.
     *
     * @param step along which central differences are taken [s]
     */
    boolean addSlope(double[] motion, double step, double[] out) {
        if (near == null) {
            return false;
        }
        Dynamics.place(state, w);
        Dynamics.fillRates(w);
        double[] move = new double[motion.length], balance = new double[motion.length];
        State s = state.copy();
        for (int side = -1; side <= 1; side += 2) {
            for (int k = 0; k < move.length; k++) {
                move[k] = side * step * motion[k];
            }
            Configurations.advance(mechanism, state.q, move, s.q);
            nearby(s, side * step, true, balance);
            for (int k = 0; k < out.length; k++) {
                out[k] += side * balance[k] / (2 * step);
            }
        }
        return true;
    }

    /** The rates of the internal states with steady values there, asked after the forces. */
    void nearbyRates(State trial, double step, double[] out) {
        if (near == null) {
            internals.rates(trial, out);
            return;
        }
        near.internalRates(trial, step, rates);
        internals.select(rates, out);
    }

    /** The forces of the element of one internal state alone and its rates, at this position with another z. */
    void byInternal(State trial, int k, double[] force, double[] out) {
        if (near == null) {
            internals.rates(trial, out);
            forces(trial, force);
            return;
        }
        Arrays.fill(rates, 0);
        near.ofOwner(trial, internals.at[k], force, rates);
        internals.select(rates, out);
    }

    /** Moves a state onto Φ = 0 by Newton, the shortest way in the metric of the last {@link #at}. */
    boolean close(State s) {
        double[] right = new double[rows.length], x = new double[force.length];
        double before = Double.MAX_VALUE;
        for (int i = 0; i < 20 && rows.length > 0; i++) {
            Dynamics.constrain(s, w);
            loadRows();
            double worst = 0;
            for (int r = 0; r < right.length; r++) {
                right[r] = -w.rows.value[r];
                worst = Math.max(worst, Math.abs(right[r]));
            }
            if (!(worst < before)) {
                return before <= 100 * CLOSED;
            }
            before = worst;
            if (worst <= 0.01 * CLOSED) {
                break;
            }
            basis.solve(right, x);
            metric.backward(x);
            Configurations.advance(mechanism, s.q, x, s.q);
            Configurations.tidy(mechanism, s);
        }
        return before <= 100 * CLOSED || rows.length == 0;
    }

    /** J x = -Φ_t: how constraints that change with time move the mechanism, the shortest way in the metric. */
    void drivenRate(double[] x) {
        double[] right = new double[rows.length];
        Dynamics.constrain(state, w);
        loadRows();
        for (int r = 0; r < right.length; r++) {
            right[r] = -w.rows.timeRate[r];
        }
        basis.solve(right, x);
        metric.backward(x);
    }

    /** Why the constraints cannot be followed from here to another time. */
    String locked(double wanted) {
        Dynamics.constrain(state, w);
        loadRows();
        return FreedomDiagnosis.lockUp(mechanism, state, wanted, basis);
    }

    /** Largest force or torque in play, by the kind of a speed. */
    double inPlay(boolean length) {
        double most = 0;
        for (int k = 0; k < inPlay.length; k++) {
            most = isLength[k] == length ? Math.max(most, inPlay[k]) : most;
        }
        return most;
    }

    /** The forces, then the values of the constraint rows, at any state: whether anything depends on the time. */
    void forcesAndRows(State s, double[] out) {
        forces(s, out, force.length);
        for (int r = 0; r < rows.length; r++) {
            out[force.length + r] = w.rows.value[r];
        }
    }

    int freedoms() {
        return directions.length;
    }

    double[][] directions() {
        return directions;
    }

    boolean isLength(int speed) {
        return isLength[speed];
    }

    /** The force along each free direction. */
    double[] pull() {
        return along(force);
    }

    /** Nᵀ x. */
    double[] along(double[] x) {
        double[] out = new double[directions.length];
        for (int j = 0; j < out.length; j++) {
            out[j] = RowBasis.dot(directions[j], x);
        }
        return out;
    }

    /** Components along the free directions of a move in velocity space: Nᵀ M x. */
    double[] components(double[] x) {
        return along(metric.times(x));
    }

    /** N y. */
    double[] move(double[] y) {
        double[] out = new double[force.length];
        for (int j = 0; j < y.length; j++) {
            for (int k = 0; k < out.length; k++) {
                out[k] += y[j] * directions[j][k];
            }
        }
        return out;
    }

    /** In words: which force jumps here, at a corner of its energy; empty if none does. */
    String jump() {
        double[] here = new double[force.length], beside = here.clone(), step = here.clone();
        State s = state.copy();
        int worst = -1;
        double most = 0;
        for (double[] direction : directions) {
            double size = RowBasis.largest(direction);
            for (int side = -1; side <= 1; side += 2) {
                for (int k = 0; k < step.length; k++) {
                    step[k] = side * BESIDE / size * direction[k];
                }
                Configurations.advance(mechanism, state.q, step, s.q);
                for (int e = 0; e < mechanism.forceNames().size(); e++) {
                    Dynamics.prepare(state, w);
                    Dynamics.generalisedForce(e, state, w, here);
                    Dynamics.prepare(s, w);
                    Dynamics.generalisedForce(e, s, w, beside);
                    for (int k = 0; k < here.length; k++) {
                        beside[k] -= here[k];
                    }
                    double change = RowBasis.largest(beside);
                    if (change > JUMPS * RowBasis.largest(here) && change > most) {
                        most = change;
                        worst = e;
                    }
                }
            }
        }
        return worst < 0
                ? ""
                : "force '" + mechanism.forceNames().get(worst) + "' jumps, as where two points of a path meet,"
                        + " so that no position near by is balanced";
    }

    /** In words: which push is behind the residual of a speed. */
    String pushOn(int speed) {
        Dynamics.prepare(state, w);
        double gravity = force[speed];
        double[] push = new double[force.length];
        String best = "gravity";
        double most = 0;
        for (int e = 0; e < mechanism.forceNames().size(); e++) {
            Dynamics.generalisedForce(e, state, w, push);
            gravity -= push[speed];
            if (Math.abs(push[speed]) > Math.abs(most)) {
                most = push[speed];
                best = "force '" + mechanism.forceNames().get(e) + "'";
            }
        }
        if (Math.abs(gravity) >= Math.abs(most)) {
            best = "gravity";
            most = gravity;
        }
        return best + " gives " + most + (isLength[speed] ? " N" : " N*m");
    }
}
