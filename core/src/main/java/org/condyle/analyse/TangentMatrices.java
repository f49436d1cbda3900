package org.condyle.analyse;

import java.util.Arrays;
import org.condyle.dynamics.Configurations;
import org.condyle.mechanics.State;

/** Stiffness and damping of a mechanism at rest along its free directions, by central differences. */
final class TangentMatrices {
    private TangentMatrices() {}

    /**
     * K = -Nᵀ ∂(f + Jᵀλ)/∂q N by central differences with λ kept: that is the stiffness of the forces and the geometric
     * stiffness of the reactions. Leaving Φ = 0 is of second order in the step, and even, so the differences do not see it.
     *
     * @param angle  largest turn of a coordinate [rad]
     * @param length largest shift of a coordinate [m]
     * @param points evaluations a side: 1, or 2 for an error of fourth order
     */
    static double[][] stiffness(StaticPoint rest, double angle, double length, int points) {
        return differences(rest, angle, length, points, true, false);
    }

    /** The same with internal states that follow to their steady values, by one evaluation a side. */
    static double[][] relaxedStiffness(StaticPoint rest, double angle, double length) {
        return differences(rest, angle, length, 1, true, true);
    }

    /** C = -Nᵀ ∂f/∂v N by central differences. */
    static double[][] damping(StaticPoint rest, double spin, double speed) {
        return differences(rest, spin, speed, 2, false, false);
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

    private static double[][] differences(
            StaticPoint rest, double angle, double length, int points, boolean ofPlace, boolean relaxed) {
        double[][] directions = rest.directions();
        int d = directions.length, n = rest.force.length;
        double[][] out = new double[d][d];
        double[] step = new double[n], slope = new double[n], balance = new double[n];
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
                rest.forces(trial, balance);
                for (int r = 0; ofPlace && r < rest.lambda.length; r++) {
                    rest.addRow(r, rest.lambda[r], balance);
                }
                for (int k = 0; k < n; k++) {
                    slope[k] -= weight * balance[k] / h;
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
