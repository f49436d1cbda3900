package org.condyle.analyse.motion;

import java.util.Arrays;
import java.util.List;
import org.condyle.dynamics.Assembly;
import org.condyle.dynamics.Configurations;
import org.condyle.dynamics.Mechanism;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.State;

/**
 * The pose of a model that meets measured markers best, frame by frame: the q with the smallest
 *
 * <pre>  Σ wₘ |xₘ(q) - x̂ₘ|² / (2 Σ wₘ)  +  ½ Σ W_k (q_k - q̂_k)²  </pre>
 *
 * where the first two sums go over the markers that the frame has (the objective of OpenSim's InverseKinematicsTool: the marker
 * part is a weighted mean, the coordinate part is not divided by anything). Constraints of the model are kept exactly, drivers that
 * lock or prescribe coordinates among them, or by a penalty ½ w Φ² if a finite constraint weight is given (drivers stay hard).
 * Coordinates with a clamped range stay in it.
 *
 * <p>Method: Gauss-Newton with exact Jacobians ({@link org.condyle.dynamics.WeightedPoints}); each step is a quadratic problem with
 * the linearised constraints and the bounds, by an active set. A Levenberg term comes in only after a step that made things
 * worse. The first frame starts from the given state, the second from the first, all others from 2 q(k) - q(k-1). Coordinates that
 * nothing sees keep their value. Ends when no speed-like increment is above 1e-8 rad or m.
 *
 * <p>Local: a start that is turned by more than a right angle may lead to another minimum; {@link MarkerFit#rms} shows it. Belongs
 * to one thread; after the first frame nothing is allocated.
 */
public final class InverseKinematics {
    private static final int MOST_ITERATIONS = 100;
    private static final double CONVERGED = 1e-8;
    private static final double UNSEEN = 1e-9; // weight of staying where it is, for directions that nothing sees
    private static final double ROUNDING = 1e-13; // part of the merit that counts as no change

    private final Mechanism mechanism;
    private final TrackingProblem problem;
    private final State start;
    private final State state;
    private final State trial;
    private final double[] before; // q of the last frame
    private final double[] beforeThat;
    private final double[] increment;
    private final QuadraticStep step;
    private final MarkerFit fit;
    private int frames;
    private double penalty; // of the merit, above every multiplier

    /** Constraints hard. */
    public InverseKinematics(Mechanism mechanism, State start, TrackingTasks tasks) {
        this(mechanism, start, tasks, Double.POSITIVE_INFINITY);
    }

    /**
     * @param start            pose from which the first frame is sought
     * @param constraintWeight infinite: constraints are kept exactly; else the weight w of a penalty ½ w Φ²
     */
    public InverseKinematics(Mechanism mechanism, State start, TrackingTasks tasks, double constraintWeight) {
        if (!(constraintWeight > 0)) {
            throw new ModelException("the weight of the constraints must be above 0, was " + constraintWeight
                    + "; leave it out to keep them exactly");
        }
        this.mechanism = mechanism;
        this.start = start.copy();
        state = start.copy();
        trial = start.copy();
        problem = new TrackingProblem(mechanism, tasks, constraintWeight);
        before = new double[start.q.length];
        beforeThat = new double[start.q.length];
        increment = new double[start.v.length];
        step = new QuadraticStep(start.v.length, problem.equations(), problem.bounds());
        fit = new MarkerFit(
                tasks.markers().stream().map(TrackingTasks.Marker::name).toList(), problem.boundNames());
    }

    /** Forgets the frames before: the next one starts from the start. */
    public void restart() {
        frames = 0;
        Arrays.fill(step.held, 0);
    }

    /**
     * Fits one frame.
     *
     * @param time   later than that of the frame before [s]
     * @param places of the markers in the order of the tasks, three numbers each [m]; NaN where a marker is missing
     * @param values of the coordinate tasks in their order [rad or m]; NaN where there is none
     * @return whether it converged; {@link #fit} and {@link #state} have the result
     */
    public boolean solve(double time, double[] places, double[] values) {
        if (frames > 0 && !(time > state.time) || !Double.isFinite(time)) {
            throw new ModelException("times of frames must increase: " + time + " s stands after " + state.time
                    + " s; sort the rows and leave repeated ones out");
        }
        boolean sees = problem.look(places, values);
        guess(time, sees);
        iterate();
        System.arraycopy(before, 0, beforeThat, 0, before.length);
        System.arraycopy(state.q, 0, before, 0, before.length);
        frames++;
        return fit.converged;
    }

    private void guess(double time, boolean sees) {
        if (frames == 0) {
            state.set(start);
            Arrays.fill(state.v, 0);
            state.time = time;
            if (mechanism.rows() > 0 && problem.equations() > 0) {
                boolean[] held = new boolean[state.v.length];
                Assembly.assemble(mechanism, state, held, held.clone());
                Arrays.fill(state.v, 0);
            }
        } else if (frames > 1 && sees) {
            for (int k = 0; k < before.length; k++) {
                state.q[k] = 2 * before[k] - beforeThat[k];
            }
            Configurations.tidy(mechanism, state);
        }
        state.time = time;
        problem.clip(state);
    }

    private void iterate() {
        double damping = 0;
        penalty = 0;
        fit.converged = false;
        double merit = problem.evaluate(state);
        int n = increment.length;
        for (fit.iterations = 1; fit.iterations <= MOST_ITERATIONS; fit.iterations++) {
            problem.linearise(state);
            for (int k = 0; k < n; k++) {
                problem.matrix[n * k + k] += UNSEEN + damping;
            }
            step.solve(
                    problem.matrix,
                    problem.gradient,
                    problem.rows,
                    problem.right,
                    problem.equations(),
                    problem.boundRows,
                    problem.lower,
                    problem.upper);
            double size = 0;
            for (int k = 0; k < n; k++) {
                increment[k] = step.step[k];
                size = Math.max(size, Math.abs(increment[k]));
            }
            penalty = Math.max(penalty, 2 * step.largestMultiplier(problem.equations()));
            double here = merit + penalty * problem.violation();
            trial.set(state);
            Configurations.advance(mechanism, trial.q, increment, trial.q);
            Configurations.tidy(mechanism, trial);
            problem.snap(trial, step.held);
            double next = problem.evaluate(trial);
            boolean last = size < CONVERGED;
            if (last || next + penalty * problem.violation() <= here * (1 + ROUNDING) + 1e-18) {
                state.set(trial);
                merit = next;
                damping = damping < 1e-7 ? 0 : 0.1 * damping;
                if (last) {
                    fit.converged = Double.isFinite(next);
                    break;
                }
            } else {
                damping = Math.max(10 * damping, 1e-6);
                merit = problem.evaluate(state);
            }
        }
        fit.iterations = Math.min(fit.iterations, MOST_ITERATIONS);
        fit.time = state.time;
        fit.objective = merit;
        fit.violation = problem.largestViolation();
        fit.rank = step.rank();
        fit.freedoms = step.freedoms();
        fit.hold(step.held);
        problem.report(fit);
    }

    /** The pose found last; its speeds are zero. To read, not to write. */
    public State state() {
        return state;
    }

    /** How well it meets the markers. */
    public MarkerFit fit() {
        return fit;
    }

    /** Places of the model's markers in the pose found last, three numbers each in the order of the tasks [m]. */
    public void modelMarkers(double[] out) {
        problem.modelMarkers(state, out);
    }

    /** Names of the clamped coordinates, whose ranges are kept. */
    public List<String> clamped() {
        return problem.boundNames();
    }
}
