package org.condyle.optimise;

import java.util.Arrays;
import org.condyle.math.Check;

/**
 * Shares a load among controls: min Σ wᵢ |cᵢ - cᵢ*|^p with B c = τ and lo ≤ c ≤ hi. In static optimisation c are
 * activations and reserve controls, B moment arms times strengths, τ the moments to supply; targets c* with weights are
 * the way of measured activations.
 *
 * <pre>
 *   StaticOptimum optimum = new StaticOptimum(rows, controls).bounds(lo, hi);      // p = 2, w = 1, c* = 0
 *   OptimumStatus status = optimum.solve(b, tau, c);                               // frame after frame
 * </pre>
 *
 * <p>Where τ is out of reach, the answer minimises Σ (vⱼ (B c - τ)ⱼ)² within the bounds, v the row weights, and among
 * all c which do so it has the least cost; {@link #missing} tells what each row lacks. One object serves all frames of
 * one size on one thread; it begins each search where the last one ended. With p = 2 nothing is allocated after
 * construction.
 */
public final class StaticOptimum {
    private final BoxProblem problem;
    private final BoxProblem face;
    private final double[] rowWeight;
    private final double[] lambda;
    private final double[] missing;
    private final BoxQuadratic quadratic;
    private final BoundedLeastSquares nearest;
    private final Multipliers multipliers;
    private final PowerNewton newton;
    private final LinearCost linear;
    private final double[] compliance;
    private final Optimality optimality = new Optimality();

    /**
     * All controls are within [0, 1] until {@link #bounds} says otherwise.
     *
     * @param rows     entries of τ
     * @param controls entries of c
     */
    public StaticOptimum(int rows, int controls) {
        if (rows < 1 || controls < 1) {
            throw new IllegalArgumentException("an optimum needs at least one row and one control, has " + rows
                    + " rows and " + controls + " controls");
        }
        problem = new BoxProblem(rows, controls);
        face = new BoxProblem(rows, controls);
        rowWeight = new double[rows];
        Arrays.fill(rowWeight, 1);
        lambda = new double[rows];
        missing = new double[rows];
        quadratic = new BoxQuadratic(rows, controls);
        nearest = new BoundedLeastSquares(rows, controls);
        multipliers = new Multipliers(rows, controls);
        linear = new LinearCost(rows, controls);
        newton = new PowerNewton(rows, controls, quadratic, multipliers);
        compliance = new double[controls];
    }

    /** Bounds of all controls, copied; they may be infinite, and equal where a control is given. */
    public StaticOptimum bounds(double[] low, double[] high) {
        same("lower bounds", low.length, problem.controls);
        same("upper bounds", high.length, problem.controls);
        for (int i = 0; i < low.length; i++) {
            if (!(low[i] <= high[i]) || low[i] == Double.POSITIVE_INFINITY || high[i] == Double.NEGATIVE_INFINITY) {
                throw new IllegalArgumentException("control " + i + " has no room between its bounds " + low[i]
                        + " and " + high[i] + "; the lower one must not be above the upper one");
            }
        }
        System.arraycopy(low, 0, problem.low, 0, low.length);
        System.arraycopy(high, 0, problem.high, 0, high.length);
        return this;
    }

    /**
     * The power p, from 1 to 10; 2 until set. Of many answers for p = 1 the one with the least Σ (c - c*)² is given.
     * Between 1 and about 1.2 costs are nearly corners: some answers, few in a thousand, stay unconfirmed.
     */
    public StaticOptimum power(double power) {
        problem.power = Check.within("power of the cost", power, 1, 10);
        return this;
    }

    /** Weights w of the controls in the cost, copied, all positive; 1 until set. */
    public StaticOptimum weights(double[] weights) {
        copyPositive("weight", weights, problem.weight);
        return this;
    }

    /** Values c* at which controls cost nothing, copied; 0 until set. */
    public StaticOptimum targets(double[] targets) {
        same("targets", targets.length, problem.controls);
        for (int i = 0; i < targets.length; i++) {
            problem.target[i] = Check.finite("target of a control", targets[i]);
        }
        return this;
    }

    /** Weights v of the rows, copied, all positive, for loads that cannot be reached; 1 until set. */
    public StaticOptimum rowWeights(double[] weights) {
        copyPositive("row weight", weights, rowWeight);
        return this;
    }

    /**
     * Finds the controls.
     *
     * @param b   B, one row after the other; read, not kept
     * @param tau τ; read, not kept
     * @param c   the controls, written; also where the status is not {@link OptimumStatus#OPTIMAL}
     */
    public OptimumStatus solve(double[] b, double[] tau, double[] c) {
        same("entries of B", b.length, problem.matrix.length);
        same("loads", tau.length, problem.rows);
        same("controls", c.length, problem.controls);
        problem.matrix(b);
        System.arraycopy(tau, 0, problem.load, 0, tau.length);
        OptimumStatus status = search(problem, c) ? OptimumStatus.OPTIMAL : nearest(c);
        problem.missing(c, missing);
        return status;
    }

    /** τ - B c of a row at the last answer: rounding where the load is reached, else what is missing there. */
    public double missing(int row) {
        return missing[row];
    }

    /** The multiplier of a row at the last answer: what one more unit of its load costs, d cost / d τ. */
    public double multiplier(int row) {
        return lambda[row];
    }

    /** How well the conditions of an optimum hold; the same object for every answer. */
    public Optimality optimality() {
        return optimality;
    }

    /** Lower bounds of all controls that come nearest to the last load, where it was out of reach. */
    double[] faceLow() {
        return face.low;
    }

    /** Upper bounds of all controls that come nearest to the last load, where it was out of reach. */
    double[] faceHigh() {
        return face.high;
    }

    /** Forgets the last answer, so that the next does not depend on it in its last digits. */
    public void forget() {
        quadratic.forget();
        newton.forget();
    }

    /** Searches for the optimum of a problem and tells whether it was found. */
    private boolean search(BoxProblem p, double[] c) {
        if (p.power == 2) {
            for (int i = 0; i < compliance.length; i++) {
                compliance[i] = 0.5 / p.weight[i];
            }
            quadratic.solve(p, compliance, p.target, c, lambda);
        } else if (p.power == 1) {
            linear.solve(p, optimality, c, lambda);
        } else {
            newton.solve(p, optimality, c, lambda);
        }
        optimality.measure(p, p.load, c, lambda);
        if (optimality.worst() > Optimality.TOLERANCE && optimality.feasibility() <= Optimality.TOLERANCE) {
            multipliers.find(p, c, lambda);
            optimality.measure(p, p.load, c, lambda);
        }
        return optimality.worst() <= Optimality.TOLERANCE;
    }

    /** The load that can be reached instead of τ, and on the face of controls that reach it the least cost. */
    private OptimumStatus nearest(double[] c) {
        nearest.solve(problem, rowWeight, c);
        face.become(problem);
        for (int i = 0; i < c.length; i++) {
            int push = nearest.pushed(i);
            if (push != 0) {
                face.low[i] = face.high[i] = push < 0 ? problem.low[i] : problem.high[i];
            }
        }
        problem.missing(c, missing);
        for (int j = 0; j < missing.length; j++) {
            face.load[j] -= missing[j];
            for (int i = 0; i < c.length; i++) {
                if (nearest.pushed(i) == 0 && problem.isBelow(BoundedLeastSquares.SQUARE, j, i)) {
                    // it hardly changes this row, which must not decide how the control shares the others
                    face.load[j] -= problem.matrix[j * c.length + i] * c[i];
                    face.matrix[j * c.length + i] = 0;
                }
            }
        }
        boolean found = search(face, c) && nearest.optimality() <= Optimality.TOLERANCE;
        optimality.measure(problem, problem.load, c, lambda);
        if (optimality.worst() <= Optimality.TOLERANCE) {
            return OptimumStatus.OPTIMAL; // out of reach by rounding only
        }
        optimality.measure(face, face.load, c, lambda);
        return found ? OptimumStatus.INFEASIBLE : OptimumStatus.NOT_CONVERGED;
    }

    private static void copyPositive(String name, double[] from, double[] to) {
        same(name + "s", from.length, to.length);
        for (int i = 0; i < from.length; i++) {
            to[i] = Check.positive(name, from[i]);
        }
    }

    private static void same(String what, int has, int needs) {
        if (has != needs) {
            throw new IllegalArgumentException("the optimum needs " + needs + " " + what + ", was given " + has);
        }
    }
}
