package org.condyle.math;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The fraction of the available friction that a group of contacts needs to stick: the smallest ρ for which forces T =
 * T₀ + Z y along the surfaces exist with |T_i| ≤ ρ c_i at every contact. They stick if ρ ≤ 1, with a suitable
 * distribution of the friction.
 *
 * <p>Newton's method on t ρ - Σ log(ρ²c_i² - |T_i|²), the barrier of the cones, for growing t (Boyd and Vandenberghe,
 * Convex Optimization, section 11.3): ρ is then within 2n/t of the smallest one.
 */
public final class FrictionShare {
    private static final double GAP = 1e-11;
    private static final double SURELY = 0.9; // a share that needs no more digits
    private static final int NEWTON = 30;

    private @Nullable LuSolver solver;
    private double[] step = {};
    private double[] slope = {};
    private double[] trial = {};
    private double[] moved = {};

    /**
     * Finds the share.
     *
     * @param at       first row of each contact; {@code at[contacts]} is the number of rows
     * @param capacity c of each contact, positive
     * @param force    T₀, becomes T
     * @param free     Z, one column after the other
     * @param freedoms number of columns
     */
    public double solve(int contacts, int[] at, double[] capacity, double[] force, double[] free, int freedoms) {
        int rows = at[contacts], n = freedoms + 1;
        double share = 1.5 * share(contacts, at, capacity, force);
        if (freedoms == 0 || share == 0) {
            return share / 1.5;
        }
        reserve(n, rows);
        for (double t = 2 * contacts / share; ; t *= 30) {
            for (int k = 0; k < NEWTON; k++) {
                double decrement = direction(contacts, at, capacity, force, free, freedoms, share, t);
                if (!(decrement > 1e-10)) {
                    break;
                }
                share = take(contacts, at, capacity, force, free, freedoms, share, t, decrement);
            }
            if (2 * contacts / t < GAP || share < SURELY) {
                return share(contacts, at, capacity, force);
            }
        }
    }

    private static double share(int contacts, int[] at, double[] capacity, double[] force) {
        double most = 0;
        for (int i = 0; i < contacts; i++) {
            most = Math.max(most, Math.sqrt(square(at, force, i)) / capacity[i]);
        }
        return most;
    }

    private static double square(int[] at, double[] force, int i) {
        double sum = 0;
        for (int r = at[i]; r < at[i + 1]; r++) {
            sum += force[r] * force[r];
        }
        return sum;
    }

    /** The Newton direction; returns what it promises to win. */
    private double direction(
            int contacts, int[] at, double[] c, double[] force, double[] z, int f, double share, double t) {
        LuSolver lu = solver(f + 1);
        double[][] h = lu.matrix();
        for (double[] row : h) {
            Arrays.fill(row, 0);
        }
        Arrays.fill(step, 0, f + 1, 0);
        step[f] = t;
        int rows = at[contacts];
        for (int i = 0; i < contacts; i++) {
            double g = share * share * c[i] * c[i] - square(at, force, i);
            for (int k = 0; k < f; k++) {
                double dot = 0;
                for (int r = at[i]; r < at[i + 1]; r++) {
                    dot += z[k * rows + r] * force[r];
                }
                slope[k] = -2 * dot / g;
            }
            slope[f] = 2 * share * c[i] * c[i] / g;
            for (int k = 0; k <= f; k++) {
                step[k] -= slope[k];
                for (int m = 0; m <= k; m++) {
                    double second = k == f && m == f ? 2 * c[i] * c[i] : 0;
                    for (int r = at[i]; r < at[i + 1] && k < f; r++) {
                        second -= 2 * z[k * rows + r] * z[m * rows + r];
                    }
                    double entry = slope[k] * slope[m] - second / g;
                    h[k][m] += entry;
                    if (m < k) {
                        h[m][k] += entry;
                    }
                }
            }
        }
        System.arraycopy(step, 0, slope, 0, f + 1); // the gradient
        if (!lu.factor()) {
            return 0;
        }
        lu.solve(step);
        double decrement = 0;
        for (int k = 0; k <= f; k++) {
            decrement += slope[k] * step[k];
        }
        return decrement;
    }

    /** Goes against the direction as far as the barrier falls; returns the new share. */
    private double take(
            int contacts,
            int[] at,
            double[] c,
            double[] force,
            double[] z,
            int f,
            double share,
            double t,
            double decrement) {
        int rows = at[contacts];
        double before = barrier(contacts, at, c, force, share, t);
        for (int k = 0; k < f; k++) {
            for (int r = 0; r < rows; r++) {
                moved[r] = (k == 0 ? 0 : moved[r]) + z[k * rows + r] * step[k];
            }
        }
        for (double length = 1; length > 1e-8; length /= 2) {
            for (int r = 0; r < rows; r++) {
                trial[r] = force[r] - length * moved[r];
            }
            double next = share - length * step[f];
            if (next > 0 && barrier(contacts, at, c, trial, next, t) <= before - 0.1 * length * decrement) {
                System.arraycopy(trial, 0, force, 0, rows);
                return next;
            }
        }
        return share;
    }

    private static double barrier(int contacts, int[] at, double[] c, double[] force, double share, double t) {
        double sum = t * share;
        for (int i = 0; i < contacts; i++) {
            double g = share * share * c[i] * c[i] - square(at, force, i);
            if (!(g > 0)) {
                return Double.POSITIVE_INFINITY;
            }
            sum -= Math.log(g);
        }
        return sum;
    }

    private LuSolver solver(int n) {
        LuSolver s = solver;
        if (s == null || s.matrix().length != n) {
            s = new LuSolver(n);
            solver = s;
        }
        return s;
    }

    private void reserve(int n, int rows) {
        if (step.length < n) {
            step = new double[n];
            slope = new double[n];
        }
        if (trial.length < rows) {
            trial = new double[rows];
            moved = new double[rows];
        }
    }
}
