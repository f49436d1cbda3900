package org.condyle.analyse;

import java.util.Arrays;
import org.condyle.dynamics.Configurations;
import org.condyle.math.LuSolver;
import org.condyle.mechanics.State;
import org.jspecify.annotations.Nullable;

/**
 * Stiffness and damping of a mechanism at rest along its free directions: the tangents of the forces of elements that have them, and central
 * differences of all else.
 */
final class TangentMatrices {
    private static final double ANGLE = 1e-4; // of differences of inertia and rows alone
    private static final double LENGTH = 1e-5;

    private TangentMatrices() {}

    /**
     * K = -Nᵀ ∂(f + Jᵀλ)/∂q N with λ kept: that is the stiffness of the forces and the geometric
     * stiffness of the reactions. Leaving Φ = 0 is of second order in the step, and even, so the differences do not see it.
     *
     * @param angle  largest turn of a coordinate [rad]
     * @param length largest shift of a coordinate [m]
     * @param points evaluations a side: 1, or 2 for an error of fourth order
     */
    static double[][] stiffness(StaticPoint rest, double angle, double length, int points) {
        rest.linearise();
        return differences(rest, angle, length, points, true, false, null);
    }

    /**
     * The same with internal states that follow to their steady values, where all is linearised over longer steps that leave less rounding. With the matrices of {@link InternalTangents}
     * they are ζ = -A⁻¹ D y, so that it is K + B A⁻¹ D.
     */
    static double[][] relaxedStiffness(StaticPoint rest, double angle, double length) {
        int m = rest.internals().count(), d = rest.freedoms();
        boolean linear = rest.linearise(), smooth = rest.allLinearised();
        double a = smooth ? ANGLE : angle, l = smooth ? LENGTH : length;
        int points = smooth ? 2 : 1;
        if (!linear || m == 0) {
            return differences(rest, a, l, points, true, m > 0, null);
        }
        double[][] ofPlace = new double[m][d];
        double[][] k = differences(rest, a, l, points, true, false, ofPlace);
        InternalTangents t = InternalTangents.ofInternals(rest);
        LuSolver lu = new LuSolver(m);
        for (int i = 0; i < m; i++) {
            System.arraycopy(t.rates[i], 0, lu.matrix()[i], 0, m);
        }
        boolean settles = lu.factor();
        double[] follow = new double[m];
        for (int j = 0; j < d; j++) {
            for (int i = 0; i < m; i++) {
                follow[i] = settles ? ofPlace[i][j] : Double.NaN;
            }
            lu.solve(follow);
            for (int i = 0; i < d; i++) {
                k[i][j] += RowBasis.dot(t.forces[i], follow);
            }
        }
        return k;
    }

    /** C = -Nᵀ ∂f/∂v N. */
    static double[][] damping(StaticPoint rest, double spin, double speed) {
        rest.linearise();
        return differences(rest, spin, speed, 2, false, false, null);
    }

    /** Factor on a free direction that moves no coordinate by more than an angle and a length. */
    static double step(StaticPoint rest, double[] direction, double angle, double length) {
        double h = Double.MAX_VALUE;
        for (int k = 0; k < direction.length; k++) {
            h = Math.min(h, (rest.isLength(k) ? length : angle) / Math.abs(direction[k]));
        }
        return h;
    }

    /** Weight of the evaluation at i steps in a central difference with so many points a side. */
    static double weight(int i, int points) {
        return points == 1 ? 0.5 * i : Math.abs(i) == 1 ? 8 * i / 12.0 : -i / 24.0;
    }

    /** @param rates where slopes of the rates of internal states go, too; null for nowhere */
    private static double[][] differences(
            StaticPoint rest,
            double angle,
            double length,
            int points,
            boolean ofPlace,
            boolean relaxed,
            double @Nullable [][] rates) {
        double[][] directions = rest.directions();
        int d = directions.length, n = rest.force.length;
        double[][] out = new double[d][d];
        double[] step = new double[n], slope = new double[n], balance = new double[n];
        double[] rate = new double[rest.internals().count()];
        State trial = rest.state.copy();
        for (int j = 0; j < d; j++) {
            double h = step(rest, directions[j], angle, length);
            Arrays.fill(slope, 0);
            for (int i = -points; i <= points; i++) {
                if (i == 0) {
                    continue;
                }
                double weight = weight(i, points);
                for (int k = 0; k < n; k++) {
                    step[k] = i * h * directions[j][k];
                }
                trial.set(rest.state);
                if (ofPlace) {
                    Configurations.advance(rest.mechanism, rest.state.q, step, trial.q);
                } else {
                    System.arraycopy(step, 0, trial.v, 0, n);
                }
                if (relaxed) {
                    rest.internals().settle(trial);
                }
                rest.nearby(trial, i * h, ofPlace, balance);
                for (int k = 0; k < n; k++) {
                    slope[k] -= weight * balance[k] / h;
                }
                if (rates != null) {
                    rest.nearbyRates(trial, i * h, rate);
                    for (int k = 0; k < rate.length; k++) {
                        rates[k][j] += weight * rate[k] / h;
                    }
                }
            }
            double[] column = rest.along(slope);
            for (int i = 0; i < d; i++) {
                out[i][j] = column[i];
            }
        }
        return out;
    }
}
