package org.condyle.analyse;

import java.util.List;
import org.condyle.dynamics.Assembly;
import org.condyle.dynamics.Configurations;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Reactions;
import org.condyle.dynamics.Workspace;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.State;
import org.condyle.simulate.Channel;
import org.condyle.simulate.Observer;
import org.condyle.simulate.Recording;
import org.condyle.simulate.StateFrames;

/**
 * Kinematic analysis of a guided model: as many independent constraint and driving rows as freedoms, so that geometry
 * alone gives the motion, and the forces follow (P. E. Nikravesh, Computer-Aided Analysis of Mechanical Systems,
 * Prentice Hall 1988, chapter 3).
 *
 * <pre>
 *   Φ(q, t) = 0   Newton from the extrapolated last position
 *   J v = -Φ_t,   J v̇ = γ
 *   Jᵀλ = M v̇ + h - f        inverse dynamics: λ of a driver is the force or torque it needs
 * </pre>
 *
 * The branch of the start is followed: a step is halved where Newton fails, corrects by more than 0.2 m or rad, or turns
 * the rows over. Dependent rows carry no force. Internal states and memory of elements stay as they were at the start.
 */
public final class Kinematics implements PrescribedMotion {
    private static final int MOST_ITERATIONS = 12;
    private static final double CONVERGED = 1e-12;
    private static final double LARGEST_CORRECTION = 0.2;
    private static final double SMALLEST_STEP = 1e-7; // of the way asked for
    private static final double SMOOTH = 0.01; // correction of a step that may turn the rows over, part of the move

    private final Mechanism mechanism;
    private final Workspace w;
    private final Reactions reactions;
    private final RowBasis basis;
    private final State state;
    private final State trial;
    private final double[] acceleration;
    private final double[] lambda;
    private final double[][] rows;
    private final double[] right;
    private final double[] step;
    private int orientation;

    /**
     * How an analysis ended.
     *
     * @param recording the instants that were reached
     * @param completed false if the guided motion could not go on
     * @param message   why, empty if it completed
     * @param violation largest |Φ| at the instants
     * @param rate      largest |Φ̇|
     */
    public record Result(
            Recording recording, StateFrames film, boolean completed, String message, double violation, double rate) {}

    /** Brings the start onto the constraints; a {@link ModelException} says what is not guided. */
    public Kinematics(Mechanism mechanism, State start) {
        this.mechanism = mechanism;
        w = new Workspace(mechanism);
        reactions = new Reactions(w);
        int n = start.v.length;
        basis = new RowBasis(n);
        state = start.copy();
        trial = start.copy();
        acceleration = new double[n];
        lambda = new double[mechanism.rows()];
        rows = new double[mechanism.rows()][];
        right = new double[mechanism.rows()];
        step = new double[n];
        Assembly.assemble(mechanism, state, new boolean[n], new boolean[n]);
        String complaint = differentiate(state);
        if (!complaint.isEmpty()) {
            throw new ModelException("kinematic analysis at t = " + state.time + " s: " + complaint);
        }
    }

    /** Moves a model through increasing (or decreasing) times and records channels. */
    public static Result run(Mechanism mechanism, State start, double[] times, List<Channel> channels) {
        Kinematics k = new Kinematics(mechanism, start);
        Observer observer = new Observer(mechanism, channels);
        double violation = 0, rate = 0;
        for (double time : times) {
            String complaint = k.advance(time);
            if (!complaint.isEmpty()) {
                int kept = observer.recording().rows();
                return new Result(
                        observer.recording(),
                        observer.film(),
                        false,
                        "stopped at t = " + k.state.time + " s: " + complaint + "; " + kept
                                + (kept == 1 ? " instant was kept" : " instants were kept"),
                        violation,
                        rate);
            }
            observer.look(k.state, k.acceleration, k.lambda);
            observer.record();
            violation = Math.max(violation, observer.instant().violation(false));
            rate = Math.max(rate, observer.instant().violation(true));
        }
        return new Result(observer.recording(), observer.film(), true, "", violation, rate);
    }

    /** Follows the motion from where it is to another time. */
    public void moveTo(double time) {
        String complaint = advance(time);
        if (!complaint.isEmpty()) {
            throw new ModelException("kinematic analysis stopped at t = " + state.time + " s: " + complaint);
        }
    }

    @Override
    public void at(double time, State s, double[] out) {
        moveTo(time);
        s.set(state);
        System.arraycopy(acceleration, 0, out, 0, out.length);
    }

    /** Where the model is now. */
    public State state() {
        return state.copy();
    }

    public double[] acceleration() {
        return acceleration.clone();
    }

    /** λ of every row: the force of row r is λ times its gradient. */
    public double[] multipliers() {
        return lambda.clone();
    }

    private String advance(double time) {
        double way = time - state.time, h = way;
        while (state.time != time) {
            double next = Math.abs(time - state.time) <= Math.abs(h) ? time : state.time + h;
            if (reach(next)) {
                String complaint = differentiate(trial);
                if (!complaint.isEmpty()) {
                    differentiate(state);
                    return complaint;
                }
                state.set(trial);
                h *= 2;
            } else {
                h /= 2;
                if (Math.abs(h) < SMALLEST_STEP * Math.abs(way)) {
                    differentiate(state);
                    return FreedomDiagnosis.lockUp(mechanism, state, time, basis);
                }
            }
        }
        return "";
    }

    /** Newton at another time, from the position that speeds and accelerations foretell. */
    private boolean reach(double time) {
        trial.set(state);
        trial.time = time;
        double h = time - state.time;
        for (int k = 0; k < step.length; k++) {
            step[k] = h * (state.v[k] + 0.5 * h * acceleration[k]);
        }
        double move = RowBasis.largest(step), correction = 0, size = 0;
        Configurations.advance(mechanism, trial.q, step, trial.q);
        for (int i = 0; i < MOST_ITERATIONS; i++) {
            load(trial);
            if (basis.rank() < step.length) {
                return false;
            }
            for (int r = 0; r < right.length; r++) {
                right[r] = -w.rows.value[r];
            }
            basis.solve(right, step);
            Configurations.advance(mechanism, trial.q, step, trial.q);
            size = RowBasis.largest(step);
            correction += size;
            if (!(correction <= LARGEST_CORRECTION)) { // also NaN
                return false;
            }
            if (size <= CONVERGED * (1 + RowBasis.largest(trial.q))) {
                break;
            }
        }
        Configurations.tidy(mechanism, trial);
        return size <= CONVERGED * (1 + RowBasis.largest(trial.q))
                && (basis.orientation() == orientation || correction <= SMOOTH * move);
    }

    /** Speeds, accelerations and multipliers at a position; the complaint if they cannot be had. */
    private String differentiate(State s) {
        load(s);
        if (basis.rank() < step.length) {
            return FreedomDiagnosis.shortage(mechanism, s, w, basis);
        }
        for (int r = 0; r < right.length; r++) {
            if (Math.abs(w.rows.value[r]) > 1e-9) {
                return FreedomDiagnosis.contradiction(mechanism, r, w.rows.value[r]);
            }
            right[r] = -w.rows.timeRate[r];
        }
        basis.solve(right, s.v);
        Dynamics.prepare(s, w); // again with the speeds: γ
        double fast = 1 + RowBasis.largest(s.v);
        for (int r = 0; r < right.length; r++) {
            if (Math.abs(w.velocityError[r]) > 1e-9 * fast) {
                return FreedomDiagnosis.contradiction(mechanism, r, w.velocityError[r]) + " (rates)";
            }
        }
        basis.solve(w.gamma, acceleration);
        w.assume(acceleration);
        reactions.update();
        for (int k = 0; k < step.length; k++) {
            step[k] = reactions.effort(k);
        }
        basis.solveTransposed(step, lambda);
        orientation = basis.orientation();
        return "";
    }

    private void load(State s) {
        Dynamics.constrain(s, w);
        for (int r = 0; r < rows.length; r++) {
            rows[r] = w.gradient(r);
        }
        basis.build(rows);
    }
}
