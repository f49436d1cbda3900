package org.condyle.optimise;

import java.util.Arrays;
import org.condyle.math.Check;
import org.condyle.math.PivotedQr;

/**
 * Static optimisation of all frames of a motion at once, with controls that may be kept from jumping: min Σ w (c - c*)² +
 * s Σ ((c(k+1) - c(k))/Δt)² with B c = τ and lo ≤ c ≤ hi in every frame. With s = 0 it is {@link StaticOptimum} with p = 2,
 * frame by frame. The quadratic programme is solved as a whole: an interior-point method whose linear equations couple
 * neighbouring frames only finds the bounds that are reached, an active set the exact answer. Time and memory are
 * linear in the number of frames: n² numbers a frame, n the controls.
 *
 * <p>A frame whose load is out of reach takes part with the load that it can reach, found as {@link StaticOptimum} does.
 */
public final class MotionOptimum {
    private final int rows;
    private final int controls;
    private final double[] low;
    private final double[] high;
    private final double[] weight;
    private final StaticOptimum single;
    private final PivotedQr qr;
    private final Optimality optimality = new Optimality();
    private double smoothness;
    private boolean[] reached = {};
    private double[][] missing = {};

    /**
     * All controls are within [0, 1] until {@link #bounds} says otherwise, their weights are 1 and nothing smooths.
     *
     * @param rows     entries of τ
     * @param controls entries of c
     */
    public MotionOptimum(int rows, int controls) {
        single = new StaticOptimum(rows, controls);
        qr = new PivotedQr(controls, rows);
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

    /** Weights w of the controls in the cost, copied, all positive. */
    public MotionOptimum weights(double[] weights) {
        single.weights(weights);
        System.arraycopy(weights, 0, weight, 0, controls);
        return this;
    }

    /** Weights of the rows, copied, all positive, for loads that cannot be reached. */
    public MotionOptimum rowWeights(double[] weights) {
        single.rowWeights(weights);
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
     * @return {@link OptimumStatus#INFEASIBLE} where some frames were out of reach, see {@link #reached}
     */
    public OptimumStatus solve(double[] times, double[][] b, double[][] tau, double[][] targets, double[][] c) {
        check(times, b, tau, targets, c);
        int frames = times.length;
        MotionProblem p = new MotionProblem(frames, rows, controls);
        System.arraycopy(weight, 0, p.weight, 0, controls);
        for (int k = 0; k + 1 < frames; k++) {
            double step = times[k + 1] - times[k];
            p.tie[k] = 2 * smoothness / (step * step);
        }
        reached = new boolean[frames];
        missing = new double[frames][rows];
        boolean sure = true;
        for (int k = 0; k < frames; k++) {
            sure &= frame(p, k, b[k], tau[k], targets[k], c[k]);
        }
        p.scale(c);
        double[][] lambda = new double[frames][rows];
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
        if (optimality.worst() < near) {
            for (int k = 0; k < frames; k++) {
                System.arraycopy(polished[k], 0, c[k], 0, controls);
            }
        } else {
            measure(p, c, lambda);
        }
        for (int k = 0; k < frames; k++) {
            for (int j = 0; j < rows; j++) {
                double sum = tau[k][j];
                for (int i = 0; i < controls; i++) {
                    sum -= b[k][j * controls + i] * c[k][i];
                }
                missing[k][j] = sum;
            }
        }
        if (!sure || !(optimality.worst() <= Optimality.TOLERANCE)) {
            return OptimumStatus.NOT_CONVERGED;
        }
        for (boolean one : reached) {
            if (!one) {
                return OptimumStatus.INFEASIBLE;
            }
        }
        return OptimumStatus.OPTIMAL;
    }

    /** Whether the load of a frame of the last motion was within reach. */
    public boolean reached(int frame) {
        return reached[frame];
    }

    /** τ - B c of a frame and row of the last motion. */
    public double missing(int frame, int row) {
        return missing[frame][row];
    }

    /** How well the conditions of an optimum hold in the worst frame. */
    public Optimality optimality() {
        return optimality;
    }

    private static double[][] copy(double[][] from) {
        double[][] to = new double[from.length][];
        for (int k = 0; k < from.length; k++) {
            to[k] = from[k].clone();
        }
        return to;
    }

    /** What a frame can have: its load, or the one it can reach, and the face of controls that reach it. */
    private boolean frame(MotionProblem p, int k, double[] b, double[] tau, double[] target, double[] c) {
        single.targets(target);
        OptimumStatus status = single.solve(b, tau, c);
        reached[k] = status == OptimumStatus.OPTIMAL;
        System.arraycopy(target, 0, p.target[k], 0, controls);
        BoxProblem frame = new BoxProblem(rows, controls);
        System.arraycopy(b, 0, frame.matrix, 0, b.length);
        for (int j = 0; j < rows; j++) {
            frame.load[j] = tau[j] - (reached[k] ? 0 : single.missing(j));
        }
        System.arraycopy(reached[k] ? low : single.faceLow(), 0, frame.low, 0, controls);
        System.arraycopy(reached[k] ? high : single.faceHigh(), 0, frame.high, 0, controls);
        snap(frame, c);
        if (independent(frame, c, false) < independent(frame, c, true)) {
            new ForcedControls(rows, controls).fix(frame, c);
            independent(frame, c, true);
        }
        System.arraycopy(frame.low, 0, p.low[k], 0, controls);
        System.arraycopy(frame.high, 0, p.high[k], 0, controls);
        for (int q = 0; q < qr.rank(); q++) {
            int j = qr.order(q);
            System.arraycopy(b, j * controls, p.matrix[k], j * controls, controls);
            p.load[k][j] = frame.load[j];
        }
        return status != OptimumStatus.NOT_CONVERGED;
    }

    /** On the edge of reach controls may miss their bounds by rounding. */
    private static void snap(BoxProblem frame, double[] c) {
        double size = 0;
        for (double value : c) {
            size = Math.max(size, Math.abs(value));
        }
        for (int i = 0; i < c.length; i++) {
            if (c[i] - frame.low[i] < 1e-11 * size) {
                c[i] = frame.low[i];
            } else if (frame.high[i] - c[i] < 1e-11 * size) {
                c[i] = frame.high[i];
            }
        }
    }

    /** Number of rows that do not depend on others, by all controls that are not given or only by those inside. */
    private int independent(BoxProblem frame, double[] c, boolean all) {
        for (int j = 0; j < rows; j++) {
            double[] row = qr.column(j);
            double largest = 0;
            for (int i = 0; i < controls; i++) {
                boolean counts = frame.low[i] < frame.high[i];
                counts &= all || (c[i] > frame.low[i] && c[i] < frame.high[i]);
                row[i] = counts ? frame.matrix[j * controls + i] : 0;
                largest = Math.max(largest, Math.abs(row[i]));
            }
            for (int i = 0; i < controls && largest > 0; i++) {
                row[i] /= largest;
            }
        }
        return qr.factor(controls, rows, 1e-11);
    }

    private void measure(MotionProblem p, double[][] c, double[][] lambda) {
        BoxProblem frame = new BoxProblem(rows, controls);
        Optimality one = new Optimality();
        optimality.clear();
        for (int k = 0; k < p.frames; k++) {
            p.frame(k, c, frame);
            one.measure(frame, frame.load, c[k], lambda[k], p.size, p.steepness);
            optimality.include(one);
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
        for (int k = 0; k + 1 < frames; k++) {
            if (!(times[k + 1] > times[k])) {
                throw new IllegalArgumentException("times of a motion must rise, frame " + (k + 1) + " is at "
                        + times[k + 1] + " s after " + times[k] + " s; remove repeated rows");
            }
        }
    }
}
