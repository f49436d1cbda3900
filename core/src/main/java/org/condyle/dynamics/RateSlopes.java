package org.condyle.dynamics;

import java.util.Arrays;
import org.condyle.dynamics.Workspace.Stage;
import org.condyle.mechanics.State;
import org.condyle.mechanics.tangent.Linearised;

/**
 * The Jacobian of the rates (q̇, v̇, ż) with respect to (q, v, z). Accelerations and multipliers of a constrained tree obey
 *
 * <pre>  M v̇ = f - c + Jᵀλ,   J v̇ = γ        so that   M δv̇ - Jᵀ δλ = δ(f - ID + Jᵀλ),   J δv̇ = δ(γ - J v̇)  </pre>
 *
 * with v̇ and λ kept on the right, and ID = M v̇ + c by inverse dynamics: one solution with the factors that the evaluation has left. They are
 * central differences of {@link NearbyForces}: no element that is {@link Linearised} is evaluated again.
 *
 * <p>Scratch of one thread.
 */
public final class RateSlopes {
    private static final double STEP = 1e-6; // of a coordinate, and of a tenth where it is small
    private static final double STEP_IN_CONTACT =
            1e-8; // the same with contacts that are evaluated there, which may be as stiff and shallow
    private static final double STEP_OF_RATE =
            1e-6; // of a speed, and of one where it is small: little is left of accelerations in shorter ones

    private static final int ITERATIONS = 80; // for the fastest rate
    private static final int SETTLING = 20;

    private final Workspace w;
    private final Stabilisation stabilisation;
    private final NearbyForces near;
    private final State at;
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

    public RateSlopes(Workspace w, Stabilisation stabilisation) {
        this.w = w;
        this.stabilisation = stabilisation;
        near = new NearbyForces(w);
        at = w.mechanism.model().newState();
        int speeds = at.v.length;
        tau = new double[speeds];
        tauBelow = new double[speeds];
        row = new double[w.lambda.length];
        rowBelow = new double[w.lambda.length];
        answer = new double[speeds];
        rates = new double[at.q.length];
        ratesBelow = new double[at.q.length];
        internal = new double[at.z.length];
        internalBelow = new double[at.z.length];
        stepOfPlace = near.evaluatesContacts() ? STEP_IN_CONTACT : STEP;
    }

    /** Whether a model has them: no body deforms, no contact is rigid, and constraints are kept by the equations of the instant. */
    public static boolean possible(Workspace w, Stabilisation stabilisation) {
        return stabilisation.closesAtOnce() && w.contacts.count() == 0 && NearbyForces.possible(w);
    }

    /**
     * Writes the slopes at a state that the workspace was evaluated at last.
     *
     * @param first first component of (q, v, z) that has a row and a column
     * @return false where a number is not finite
     */
    public boolean write(State s, int first, double[][] out) {
        assert w.holds(Stage.ACCELERATIONS);
        if (!near.begin(s)) {
            return false;
        }
        at.set(s);
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
        for (int k = 0; k < s.z.length; k++) {
            moveInternal(k, first, nq + nv + k - first, out);
        }
        return finite(out, n - first);
    }

    /** What changes when the model is where {@link #at} has it: f - ID + Jᵀλ and γ - J v̇, with v̇ and λ as they were. */
    private void move(double step, double[] force, double[] rows, double[] ofPlaces, double[] ofInternals) {
        near.move(at, step, w.acceleration, force);
        if (w.mechanism.rows() > 0) {
            near.addRows(at, w.lambda, force);
            Workspace there = near.there();
            for (int r = 0; r < there.loops.rows; r++) {
                rows[r] = there.gamma[r] - stabilisation.feedback(there, r) - there.loops.times(r, w.acceleration);
            }
        }
        Dynamics.coordinateRates(w.mechanism, at, ofPlaces, 0);
        near.internalRates(at, step, ofInternals);
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
    private void moveInternal(int k, int first, int column, double[][] out) {
        double z = at.z[k], step = STEP_OF_RATE * (near.scale(k) + Math.abs(z));
        Arrays.fill(rowBelow, 0);
        Arrays.fill(row, 0);
        Arrays.fill(ratesBelow, 0);
        Arrays.fill(rates, 0);
        Arrays.fill(internalBelow, 0);
        Arrays.fill(internal, 0);
        at.z[k] = z - step;
        double low = at.z[k];
        near.ofOwner(at, k, tauBelow, internalBelow);
        at.z[k] = z + step;
        double way = at.z[k] - low;
        near.ofOwner(at, k, tau, internal);
        at.z[k] = z;
        solve(way);
        store(way, first, column, out);
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

    /**
     * Fastest rate [rad/s] at a state, by power iteration on the velocity-space Jacobian
     * (δq, δv) → (δv, ∂v̇/∂q δq + ∂v̇/∂v δv) with finite differences. Good to some per cent; constraints count as they
     * are.
     */
    public static double fastest(Mechanism mechanism, State s) {
        int n = s.v.length;
        Workspace w = new Workspace(mechanism);
        Dynamics dynamics = new Dynamics(Stabilisation.none());
        State moved = s.copy();
        double[] dq = new double[n], dv = new double[n], base = new double[n], step = new double[n];
        dynamics.evaluate(s, w);
        System.arraycopy(w.acceleration, 0, base, 0, n);
        for (int i = 0; i < n; i++) { // an arbitrary direction without symmetry
            dq[i] = Math.sin(1 + 2.3 * i);
            dv[i] = Math.cos(2 + 1.7 * i);
        }
        double logarithms = 0;
        for (int k = 0; k < ITERATIONS; k++) {
            double norm = Math.max(largest(dq), largest(dv));
            if (!(norm > 0) || Double.isInfinite(norm)) {
                return 0;
            }
            double h = 1e-7 / norm;
            for (int i = 0; i < n; i++) {
                step[i] = h * dq[i];
                moved.v[i] = s.v[i] + h * dv[i];
            }
            Configurations.advance(mechanism, s.q, step, moved.q);
            dynamics.evaluate(moved, w);
            for (int i = 0; i < n; i++) {
                dq[i] = dv[i];
                dv[i] = (w.acceleration[i] - base[i]) / h;
            }
            double grown = Math.max(largest(dq), largest(dv)) / norm;
            if (!(grown > 0) || Double.isInfinite(grown)) {
                return 0;
            }
            // An oscillation grows in turns of its place and its speed: only the average over many turns is its rate.
            if (k >= SETTLING) {
                logarithms += Math.log(grown);
            }
        }
        double rate = Math.exp(logarithms / (ITERATIONS - SETTLING));
        return rate < 1e-6 ? 0 : rate;
    }

    private static double largest(double[] x) {
        double m = 0;
        for (double a : x) {
            m = Math.max(m, Math.abs(a));
        }
        return m;
    }
}
