package org.condyle.analyse;

import org.condyle.dynamics.Assembly;
import org.condyle.dynamics.Configurations;
import org.condyle.dynamics.Mechanism;
import org.condyle.math.LuSolver;
import org.condyle.mechanics.State;
import org.hipparchus.linear.EigenDecompositionSymmetric;
import org.hipparchus.linear.MatrixUtils;

/**
 * Pseudo-transient continuation (C. T. Kelley and D. E. Keyes, SIAM Journal on Numerical Analysis 35 (1998) 508-523)
 * along the free directions of the mechanism,
 *
 * <pre>  (s + K) y = Nᵀ f,   q ← q ⊕ N y, then back onto Φ = 0  </pre>
 *
 * The shift s begins so large that the first step is short and falls with success towards Newton's method. Where K is
 * indefinite its negative eigenvalues are taken as positive, so every step goes with the forces and the search runs
 * downhill into a stable position. (Shifting them all by the lowest was tried: a curled chain of 16 links then creeps
 * for more than 300 steps.) A step is accepted if the forces do positive work along it. At an unstable equilibrium the
 * search starts along the softest direction.
 *
 * <p>With {@code any} it is Levenberg-Marquardt on Nᵀ f, which takes the nearest root.
 */
final class EquilibriumSearch {
    private static final double LONGEST_STEP = 0.3; // m or rad of any coordinate
    private static final double FIRST_STEP = 0.1;
    private static final double ESCAPE = 0.02;
    private static final int MOST_ESCAPES = 20;
    /** Softer than this part of the stiffest direction counts as no stiffness. */
    private static final double NEUTRAL = 1e-9;

    private static final double LEVER = 1e-6; // m: a torque of the largest force at this arm is rounding of torques
    private static final double ANGLE = 1e-6; // differences
    private static final double LENGTH = 1e-7;

    private final Mechanism mechanism;
    private final Equilibrium.Options options;
    private StaticPoint rest;
    private StaticPoint other;
    private double forceInPlay;
    private double torqueInPlay;
    private int worst;
    private int iterations;
    private double softest;
    private double stiffest;

    EquilibriumSearch(Mechanism mechanism, Equilibrium.Options options) {
        this.mechanism = mechanism;
        this.options = options;
        rest = new StaticPoint(mechanism);
        other = new StaticPoint(mechanism);
    }

    StaticPoint rest() {
        return rest;
    }

    int iterations() {
        return iterations;
    }

    Equilibrium.Stability stability() {
        return softest > NEUTRAL * stiffest
                ? Equilibrium.Stability.STABLE
                : softest < -NEUTRAL * stiffest ? Equilibrium.Stability.UNSTABLE : Equilibrium.Stability.NEUTRAL;
    }

    /** Searches; returns why it failed, or nothing. */
    String run(State start) {
        State s = start.copy();
        java.util.Arrays.fill(s.v, 0);
        Assembly.assemble(mechanism, s, new boolean[s.v.length], new boolean[s.v.length]);
        rest.at(s);
        double shift = -1;
        int escapes = 0;
        for (iterations = 0; iterations <= options.iterations(); iterations++) {
            if (!rest.unsettled().isEmpty()) {
                return rest.unsettled();
            }
            double error = residual();
            if (!Double.isFinite(error)) {
                return "the forces are not finite numbers at the position reached after " + iterations + " steps";
            }
            if (rest.freedoms() == 0) {
                softest = stiffest = 1; // nothing can move
                return "";
            }
            double[][] k = TangentMatrices.relaxedStiffness(rest, ANGLE, LENGTH);
            EigenDecompositionSymmetric eigen = symmetricPart(k);
            double[] values = eigen.getEigenvalues(); // falling
            softest = values[values.length - 1];
            stiffest = Math.max(Math.abs(softest), Math.abs(values[0]));
            double[] pull = rest.pull();
            if (error <= options.tolerance()) {
                if (options.any() || stability() != Equilibrium.Stability.UNSTABLE || escapes++ >= MOST_ESCAPES) {
                    return "";
                }
                double[] y = eigen.getEigenvector(values.length - 1).toArray();
                if (!go(y, ESCAPE / RowBasis.largest(rest.move(y)))) {
                    return failure("cannot leave an unstable position");
                }
                swap();
                shift = -1;
                continue;
            }
            if (shift < 0) {
                shift = options.any() ? 1e-3 * stiffest : RowBasis.largest(rest.move(pull)) / FIRST_STEP;
            }
            boolean accepted = false;
            for (int attempt = 0; attempt < 40 && !accepted; attempt++) {
                double[] y = options.any()
                        ? marquardt(k, pull, shift)
                        : softest > NEUTRAL * stiffest ? solve(k, pull, shift) : downhill(eigen, pull, shift);
                double size = RowBasis.largest(rest.move(y));
                if (size <= 1e-14 * (1 + RowBasis.largest(rest.state.q))) { // numbers cannot be set any finer
                    String jump = error <= 1e-6 ? "" : rest.jump();
                    if (error <= 1e-6 || !jump.isEmpty()) {
                        return error <= 1e-6
                                ? ""
                                : failure("the search ended after " + iterations + " steps where " + jump);
                    }
                }
                double factor = Math.min(1, LONGEST_STEP / size);
                accepted = go(y, factor) && better(y, factor, pull);
                if (accepted) {
                    swap();
                    shift *= Math.min(0.25, residual() / error);
                } else {
                    shift = Math.max(4 * shift, 1e-6 * stiffest);
                }
            }
            if (!accepted) {
                return failure("the search made no progress after " + iterations + " steps");
            }
        }
        return failure("no equilibrium was found in " + options.iterations() + " steps");
    }

    private String failure(String what) {
        residual();
        String unit = rest.isLength(worst) ? " N" : " N*m";
        return what + ": '" + mechanism.model().speedName(worst) + "' has an unbalanced force of "
                + rest.residual[worst] + unit + " (" + rest.pushOn(worst)
                + "); support it, or give an initial position closer to the equilibrium";
    }

    /** Largest residual of any speed, against the largest force (or torque) that was ever in play. */
    double residual() {
        for (int k = 0; k < rest.force.length; k++) {
            if (rest.isLength(k)) {
                forceInPlay = Math.max(forceInPlay, rest.inPlay[k]);
            } else {
                torqueInPlay = Math.max(torqueInPlay, rest.inPlay[k]);
            }
        }
        torqueInPlay = Math.max(torqueInPlay, LEVER * forceInPlay);
        double most = 0;
        for (int k = 0; k < rest.force.length; k++) {
            double part = rest.residual[k] == 0
                    ? 0
                    : Math.abs(rest.residual[k]) / (rest.isLength(k) ? forceInPlay : torqueInPlay);
            if (!(part <= most)) {
                most = part;
                worst = k;
            }
        }
        return most;
    }

    /** Evaluates the position a step leads to, in {@link #other}. */
    private boolean go(double[] y, double factor) {
        double[] step = rest.move(y);
        for (int k = 0; k < step.length; k++) {
            step[k] *= factor;
        }
        State s = rest.state.copy();
        Configurations.advance(mechanism, s.q, step, s.q);
        Configurations.tidy(mechanism, s);
        if (!rest.close(s)) {
            return false;
        }
        other.at(s);
        return other.unsettled().isEmpty()
                && other.freedoms() == rest.freedoms()
                && Double.isFinite(RowBasis.norm(other.force));
    }

    private boolean better(double[] y, double factor, double[] pull) {
        double[] next = other.pull();
        if (options.any()) {
            return RowBasis.norm(next) < RowBasis.norm(pull);
        }
        // Trapezoidal work along the step; at its end the direction has turned with the constraints.
        double[] end = other.components(rest.move(y));
        double first = factor * RowBasis.dot(pull, y);
        double turned = RowBasis.norm(y) / Math.max(RowBasis.norm(end), Double.MIN_NORMAL);
        double last = factor * turned * RowBasis.dot(next, end);
        return 0.5 * (first + last) > 1e-4 * first;
    }

    private void swap() {
        StaticPoint left = rest;
        rest = other;
        other = left;
    }

    private static EigenDecompositionSymmetric symmetricPart(double[][] k) {
        double[][] a = new double[k.length][k.length];
        for (int i = 0; i < k.length; i++) {
            for (int j = 0; j < k.length; j++) {
                a[i][j] = 0.5 * (k[i][j] + k[j][i]);
            }
        }
        return new EigenDecompositionSymmetric(MatrixUtils.createRealMatrix(a));
    }

    /** Σ vᵢ (vᵢ·b) / (|κᵢ| + s): Newton where K is positive, just as far the other way where it is negative. */
    private double[] downhill(EigenDecompositionSymmetric eigen, double[] b, double shift) {
        double[] y = new double[b.length];
        // Round-off must not walk along directions without stiffness.
        double least = Math.max(NEUTRAL * stiffest, Double.MIN_NORMAL);
        for (int i = 0; i < b.length; i++) {
            double[] v = eigen.getEigenvector(i).toArray();
            double amount = RowBasis.dot(v, b) / (Math.max(Math.abs(eigen.getEigenvalue(i)), least) + shift);
            double limit = LONGEST_STEP / RowBasis.largest(rest.move(v));
            amount = Math.max(-limit, Math.min(limit, amount));
            for (int k = 0; k < y.length; k++) {
                y[k] += amount * v[k];
            }
        }
        return y;
    }

    private static double[] solve(double[][] k, double[] b, double shift) {
        LuSolver lu = new LuSolver(b.length);
        double[] x = b.clone();
        for (int i = 0; i < b.length; i++) {
            System.arraycopy(k[i], 0, lu.matrix()[i], 0, b.length);
            lu.matrix()[i][i] += shift;
        }
        if (!lu.factor()) {
            return x; // singular: go with the force; the length is limited
        }
        lu.solve(x);
        return x;
    }

    /** (KᵀK + s²)⁻¹ Kᵀ b. */
    private static double[] marquardt(double[][] k, double[] b, double shift) {
        int n = b.length;
        double[][] normal = new double[n][n];
        double[] right = new double[n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                right[i] += k[j][i] * b[j];
                for (int m = 0; m < n; m++) {
                    normal[i][j] += k[m][i] * k[m][j];
                }
            }
        }
        return solve(normal, right, shift * shift);
    }
}
