package org.condyle.analyse.muscle;

import java.util.Arrays;
import org.condyle.analyse.motion.Elimination;
import org.condyle.dynamics.Workspace;

/**
 * The motions that constraints leave free, one for each independent generalised velocity: v = Z u with the dependent velocities
 * following from J v = 0. Generalised forces are projected by Zᵀ; for couplers q_dep = f(q_ind) that is
 * τ_ind + Σ (dq_dep/dq_ind) τ_dep. Locked and driven coordinates have a row of their own and are never free.
 *
 * <p>Velocities that are in many rows stay independent if possible: the knee angle, which moves many others, not those that it
 * moves. Of two that are in one row only, as in y - f(x) = 0, the one with a factor of one follows. What was independent stays so from one
 * instant to the next as long as that is possible: loads of a motion belong to the same coordinates throughout.
 */
final class FreeDirections {
    /** How much smaller the entry of a velocity may be that follows, before another one is made to follow. */
    private static final double PREFERENCE = 1e-3;

    private static final double SOLVED_FOR = 30; // preference of a velocity that an equation is solved for

    private final Workspace w;
    private final int n;
    private final int rows;
    private final Elimination elimination;
    private final double[] scale; // of each velocity: smaller for those that should stay free
    private final double[] row;
    private final boolean[] kept;
    private final boolean[] before; // velocities that were free last time
    private int count;

    FreeDirections(Workspace w) {
        this(w, new boolean[w.acceleration.length]);
    }

    /** @param kept velocities that others follow if that is possible at all */
    FreeDirections(Workspace w, boolean[] kept) {
        this.w = w;
        this.kept = kept.clone();
        n = w.acceleration.length;
        before = new boolean[n];
        rows = w.mechanism.rows();
        elimination = new Elimination(n, Math.max(1, rows));
        scale = new double[n];
        row = new double[n];
    }

    /** Finds them at a state whose rows are in the workspace; allocates nothing. */
    void update() {
        update(w.gamma);
    }

    /** The same with any right side b of J x = b, such as violations. */
    void update(double[] right) {
        elimination.clear();
        prefer();
        for (int r = 0; r < rows; r++) {
            double[] gradient = w.gradient(r);
            boolean any = false;
            for (int k = 0; k < n; k++) {
                row[k] = gradient[k] * scale[k];
                any |= row[k] != 0;
            }
            if (any) {
                elimination.add(row, right[r]);
            }
        }
        count = elimination.listFree();
        Arrays.fill(before, false);
        for (int i = 0; i < count; i++) {
            before[elimination.free(i)] = true;
        }
    }

    /** Velocities that are alone in a row first, then those that are in one row only. */
    private void prefer() {
        for (int k = 0; k < n; k++) {
            int seen = 0;
            boolean one = false;
            for (int r = 0; r < rows; r++) {
                double x = w.gradient(r)[k];
                seen += x != 0 ? 1 : 0;
                one |= Math.abs(x) == 1;
            }
            scale[k] = (seen > 1 ? PREFERENCE : one ? SOLVED_FOR : 1) * (kept[k] || before[k] ? PREFERENCE : 1);
        }
        for (int r = 0; r < rows; r++) {
            int only = -1;
            boolean alone = true;
            for (int k = 0; k < n; k++) {
                if (w.gradient(r)[k] != 0) {
                    alone = only < 0;
                    only = k;
                }
            }
            if (only >= 0 && alone) {
                scale[only] = 1 / PREFERENCE;
            }
        }
    }

    /** How many there are. */
    int count() {
        return count;
    }

    /** The generalised velocity that has the rate one in a direction. */
    int speed(int direction) {
        return elimination.free(direction);
    }

    /** Writes Zᵀ of generalised forces. */
    void project(double[] forces, double[] out) {
        for (int i = 0; i < count; i++) {
            int f = elimination.free(i);
            double sum = forces[f];
            for (int r = 0; r < elimination.rank(); r++) {
                sum -= follows(r, f) * forces[elimination.pivot(r)];
            }
            out[i] = sum;
        }
    }

    /** Writes Z of rates of the free velocities into all of them. */
    void expand(double[] rates, double[] out) {
        for (int i = 0; i < count; i++) {
            out[elimination.free(i)] = rates[i];
        }
        for (int r = 0; r < elimination.rank(); r++) {
            double sum = 0;
            for (int i = 0; i < count; i++) {
                sum -= follows(r, elimination.free(i)) * rates[i];
            }
            out[elimination.pivot(r)] = sum;
        }
    }

    /** Writes the x with J x = b that changes dependent velocities only. */
    void particular(double[] out) {
        Arrays.fill(out, 0);
        for (int r = 0; r < elimination.rank(); r++) {
            int p = elimination.pivot(r);
            out[p] = elimination.right(r) * scale[p];
        }
    }

    /** Makes the accelerations of dependent velocities those that the constraints demand. */
    void complete(double[] acceleration) {
        for (int r = 0; r < elimination.rank(); r++) {
            int p = elimination.pivot(r);
            double sum = elimination.right(r) * scale[p];
            for (int i = 0; i < count; i++) {
                int f = elimination.free(i);
                sum -= follows(r, f) * acceleration[f];
            }
            acceleration[p] = sum;
        }
    }

    /** -∂v_p/∂v_f of a dependent velocity; the elimination was of scaled unknowns y = v/scale. */
    private double follows(int r, int f) {
        return elimination.factor(r, f) * scale[elimination.pivot(r)] / scale[f];
    }
}
