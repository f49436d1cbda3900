package org.condyle.optimise;

import java.util.Arrays;
import org.condyle.math.Check;
import org.jspecify.annotations.Nullable;

/**
 * Static optimisation of all frames of a motion at once, with controls that are kept from jumping: the least
 *
 * <pre>  1/h ∫ Σ w (c - c*)² + s ċ² dt  =  Σₖ hₖ/h Σ w (c - c*)² + s Σₖ (cₖ₊₁ - cₖ)²/(Δtₖ h)  </pre>
 *
 * with B c = τ and lo ≤ c ≤ hi in every frame, hₖ = (Δtₖ₋₁ + Δtₖ)/2 (the rule of trapezia; at the ends half a step) and h the mean
 * step. As an integral over time it has a limit for fine grids, and does not depend on where frames lie closer. √s is the time
 * over which a control fades where nothing else holds it. With s = 0 it is {@link StaticOptimum} with p = 2, frame by frame.
 *
 * <p>The quadratic programme is solved as a whole: an interior-point method whose linear equations couple neighbouring frames only
 * finds the bounds that are reached, an active set the exact answer. Time and memory are linear in the number of frames: n² numbers
 * a frame, n the controls. A frame whose load is out of reach takes part with the load that it can reach, found as
 * {@link StaticOptimum} does.
 */
public final class MotionOptimum {
    private final int rows;
    private final int controls;
    private final double[] low;
    private final double[] high;
    private final double[] weight;
    private double @Nullable [][] weights;
    private final StaticOptimum single;
    private final Optimality optimality = new Optimality();
    private double smoothness;
    private boolean[] reached = {};
    private boolean[] sure = {};
    private double[] violations = {};
    private double[][] missing = {};
    private double[][] alone = {};
    private double[][] multipliers = {};

    /**
     * All controls are within [0, 1] until {@link #bounds} says otherwise, their weights are 1 and nothing smooths.
     *
     * @param rows     entries of τ
     * @param controls entries of c
     */
    public MotionOptimum(int rows, int controls) {
        single = new StaticOptimum(rows, controls);
        this.rows = rows;
        this.controls = controls;
        low = new double[controls];
        high = new double[controls];
        weight = new double[controls];
        Arrays.fill(high, 1);
        Arrays.fill(weight, 1);
    }

    /** Bounds of all controls in every frame, copied; they may be infinite, and equal where a control is given. */
    public MotionOptimum bounds(double[] lower, double[] upper) {
        single.bounds(lower, upper);
        System.arraycopy(lower, 0, low, 0, controls);
        System.arraycopy(upper, 0, high, 0, controls);
        return this;
    }

    /** Weights w of the controls in the cost, copied, all positive, the same in every frame. */
    public MotionOptimum weights(double[] same) {
        single.weights(same);
        System.arraycopy(same, 0, weight, 0, controls);
        weights = null;
        return this;
    }

    /** Weights w of each frame, all positive; kept, not copied. */
    public MotionOptimum weights(double[][] ofFrames) {
        weights = ofFrames;
        return this;
    }

    /** Weights of the rows, copied, all positive, for loads that cannot be reached. */
    public MotionOptimum rowWeights(double[] ofRows) {
        single.rowWeights(ofRows);
        return this;
    }

    /** The factor s of the squared rates [s²]; 0 leaves frames to themselves. */
    public MotionOptimum smoothness(double s) {
        smoothness = Check.notNegative("smoothness [s^2]", s);
        return this;
    }

    /** Finds the controls of all frames, their targets 0. */
    public OptimumStatus solve(double[] times, double[][] b, double[][] tau, double[][] c) {
        return solve(times, b, tau, new double[times.length][controls], c);
    }

    /**
     * Finds the controls of all frames.
     *
     * @param times   of the frames, rising [s]
     * @param b       B of each frame, one row after the other
     * @param tau     τ of each frame
     * @param targets c* of each frame
     * @param c       the controls of each frame, written
     * @return {@link OptimumStatus#INFEASIBLE} where some frames were out of reach, see {@link #status}
     */
    public OptimumStatus solve(double[] times, double[][] b, double[][] tau, double[][] targets, double[][] c) {
        check(times, b, tau, targets, c);
        int frames = times.length;
        MotionProblem p = new MotionProblem(frames, rows, controls);
        double[][] w = weights;
        if (w == null) {
            w = new double[frames][];
            Arrays.fill(w, weight);
        }
        p.along(times, w, smoothness);
        ReachableFrames frame = new ReachableFrames(single, p, low, high);
        for (int k = 0; k < frames; k++) {
            frame.take(k, b[k], tau[k], w[k], targets[k], c[k]);
        }
        reached = frame.reached;
        sure = frame.sure;
        alone = copy(c);
        search(p, c);
        missing = new double[frames][rows];
        for (int k = 0; k < frames; k++) {
            for (int j = 0; j < rows; j++) {
                double sum = tau[k][j];
                for (int i = 0; i < controls; i++) {
                    sum -= b[k][j * controls + i] * c[k][i];
                }
                missing[k][j] = sum;
            }
        }
        OptimumStatus all = OptimumStatus.OPTIMAL;
        for (int k = 0; k < frames && all != OptimumStatus.NOT_CONVERGED; k++) {
            all = status(k) == OptimumStatus.OPTIMAL ? all : status(k);
        }
        return all;
    }

    /** From the frames alone to the motion; of the near answer and the polished one the better. */
    private void search(MotionProblem p, double[][] c) {
        p.scale(c);
        double[][] lambda = new double[p.frames][rows];
        BlockKkt kkt = new BlockKkt(p);
        MotionInterior interior = new MotionInterior(p, kkt);
        interior.solve(c, lambda);
        measure(p, c, lambda);
        double near = optimality.worst();
        double[][] polished = copy(c), polishedLambda = copy(lambda);
        MotionPolish polish = new MotionPolish(p, kkt);
        polish.settle(polished, interior.pushLow(), interior.pushHigh());
        polish.solve(polished, polishedLambda);
        measure(p, polished, polishedLambda);
        multipliers = polishedLambda;
        if (optimality.worst() < near) {
            for (int k = 0; k < p.frames; k++) {
                System.arraycopy(polished[k], 0, c[k], 0, controls);
            }
        } else { // stiff ties leave the polish no digits
            p.snap(c);
            measure(p, c, lambda);
            multipliers = lambda;
        }
    }

    /** Whether the controls of a frame of the last motion are the best, or its load was out of reach, or no answer was found. */
    public OptimumStatus status(int frame) {
        if (!sure[frame] || !(violations[frame] <= Optimality.TOLERANCE)) {
            return OptimumStatus.NOT_CONVERGED;
        }
        return reached[frame] ? OptimumStatus.OPTIMAL : OptimumStatus.INFEASIBLE;
    }

    /** Whether the load of a frame of the last motion was within reach. */
    public boolean reached(int frame) {
        return reached[frame];
    }

    /** τ - B c of a frame and row of the last motion. */
    public double missing(int frame, int row) {
        return missing[frame][row];
    }

    /** The controls of a frame of the last motion had it been by itself: {@link StaticOptimum}. To read, not to write. */
    public double[] alone(int frame) {
        return alone[frame];
    }

    /**
     * What one more unit of a load of the last motion costs, d cost / d τ, where the frame was within reach; 0 of rows that others
     * imply.
     */
    public double multiplier(int frame, int row) {
        return multipliers[frame][row];
    }

    /** How well the conditions of an optimum hold in the worst frame. */
    public Optimality optimality() {
        return optimality;
    }

    /** Largest violation of the conditions in a frame. */
    public double optimality(int frame) {
        return violations[frame];
    }

    private static double[][] copy(double[][] from) {
        double[][] to = new double[from.length][];
        for (int k = 0; k < from.length; k++) {
            to[k] = from[k].clone();
        }
        return to;
    }

    private void measure(MotionProblem p, double[][] c, double[][] lambda) {
        BoxProblem frame = new BoxProblem(rows, controls);
        Optimality one = new Optimality();
        optimality.clear();
        violations = new double[p.frames];
        for (int k = 0; k < p.frames; k++) {
            p.frame(k, c, frame);
            one.measure(frame, frame.load, c[k], lambda[k], p.size, p.steepness);
            optimality.include(one);
            violations[k] = one.worst();
        }
    }

    private void check(double[] times, double[][] b, double[][] tau, double[][] targets, double[][] c) {
        int frames = times.length;
        if (frames == 0
                || b.length != frames
                || tau.length != frames
                || targets.length != frames
                || c.length != frames) {
            throw new IllegalArgumentException("a motion needs as many B, loads, targets and controls as times, has "
                    + frames + " times, " + b.length + " B, " + tau.length + " loads, " + targets.length
                    + " targets and " + c.length + " controls");
        }
        if (weights != null && weights.length != frames) {
            throw new IllegalArgumentException(
                    "a motion of " + frames + " frames was given the weights of " + weights.length + " frames");
        }
        for (int k = 0; k + 1 < frames; k++) {
            if (!(times[k + 1] > times[k])) {
                throw new IllegalArgumentException("times of a motion must rise, frame " + (k + 1) + " is at "
                        + times[k + 1] + " s after " + times[k] + " s; remove repeated rows");
            }
        }
    }
}
