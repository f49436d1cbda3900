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
 * <p>Method: Gauss-Newton with exact Jacobians ({@link org.condyle.dynamics.WeightedPoints}), near the solution Newton with the second
 * derivatives of the markers, which saves half of the iterations where markers are some cm off; each step is a quadratic problem
 * with the linearised constraints and the bounds, by an active set. A Levenberg term comes in only after a step that made things
 * worse. The first frame starts from the given state, the second from the first, all others from 2 q(k) - q(k-1). Coordinates that
 * nothing sees keep their value. Ends when no speed-like increment is above 1e-8 rad or m.
 *
 * <p>Local: a start that is turned by more than a right angle may lead to another minimum; {@link MarkerFit#rms} shows it. Belongs
 * to one thread; after the first frame nothing is allocated.
 */
public final class InverseKinematics {
    private static final int MOST_ITERATIONS = 100;
    private static final double CONVERGED = 1e-8;
    private static final double NEAR = 0.2; // step below which second derivatives help [rad or m]
    private static final double FIRST_DAMPING = 1e-3; // of Levenberg [m²]
    private static final double LEAST_DAMPING = 1e-6;
    private static final double UNSEEN = 1e-9; // weight of staying where it is, for directions that nothing sees
    private static final double ROUNDING = 1e-13; // part of the merit that counts as no change

    private final Mechanism mechanism;
    private final TrackingProblem problem;
    private final State start;
    private final State state;
    private final State trial;
    private final double[] before; // q of the last frame
    private final double[] beforeThat;
    private final QuadraticStep step;
    private final MarkerFit fit;
    private int frames;
    private double penalty; // of the merit, above every multiplier
    private double damping;

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
        step = new QuadraticStep(start.v.length, problem.mostEquations(), problem.bounds());
        fit = new MarkerFit(
                tasks.markers().stream().map(TrackingTasks.Marker::name).toList(), problem.boundNames());
    }

    /** Forgets the frames before: the next one starts from the start. */
    public void restart() {
        frames = 0;
        Arrays.fill(step.held, 0);
    }

    /** Forgets the frames before: the next one starts from a pose. */
    public void restart(State pose) {
        start.set(pose);
        restart();
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
        if (!Double.isFinite(time) || (frames > 0 && !(time > state.time))) {
            throw new ModelException("times of frames must increase: " + time + " s stands after " + state.time
                    + " s; sort the rows and leave repeated ones out");
        }
        boolean sees = problem.look(places, values);
        guess(time, sees);
        fit.iterations = 0;
        if (problem.soft()) { // a large penalty makes a narrow valley: first along its ground, then down the rest
            problem.exact(true);
            iterate();
            problem.exact(false);
        }
        iterate();
        report();
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
            if (problem.equations() > 0) {
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

    /** Newton's method for the pose of this frame, from the guess. */
    private void iterate() {
        damping = 0;
        penalty = 0;
        fit.converged = false;
        double merit = problem.evaluate(state), size = Double.POSITIVE_INFINITY;
        for (int i = 0; i < MOST_ITERATIONS && !fit.converged; i++) {
            fit.iterations++;
            size = findStep(size < NEAR || damping > 0);
            penalty = Math.max(penalty, 2 * step.largestMultiplier(problem.equations()));
            double here = merit + penalty * problem.violation();
            trial.set(state);
            Configurations.advance(mechanism, trial.q, step.step, trial.q);
            Configurations.tidy(mechanism, trial);
            problem.snap(trial, step.held);
            double next = problem.evaluate(trial);
            boolean last = size < CONVERGED;
            if (last || next + penalty * problem.violation() <= here * (1 + ROUNDING) + 1e-18) {
                state.set(trial);
                merit = next;
                damping = damping < LEAST_DAMPING ? 0 : 0.2 * damping;
                fit.converged = last && Double.isFinite(next);
            } else {
                damping = Math.max(5 * damping, FIRST_DAMPING);
                merit = problem.evaluate(state);
            }
        }
        fit.objective = merit;
    }

    /** The step from the pose evaluated last; returns its largest entry. */
    private double findStep(boolean curved) {
        problem.linearise(state, curved);
        int n = state.v.length;
        for (int k = 0; k < n; k++) {
            problem.matrix[n * k + k] += UNSEEN + damping;
        }
        boolean convex = step.solve(
                problem.matrix,
                problem.gradient,
                problem.rows,
                problem.right,
                problem.equations(),
                problem.boundRows,
                problem.lower,
                problem.upper);
        if (curved && !convex) {
            return findStep(false);
        }
        double size = 0;
        for (double x : step.step) {
            size = Math.max(size, Math.abs(x));
        }
        return size;
    }

    private void report() {
        fit.time = state.time;
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
