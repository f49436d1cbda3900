package org.condyle.dynamics;

import org.condyle.mechanics.State;

/**
 * After every step the state is moved onto the constraints, positions by Newton and then velocities, along M⁻¹ Jᵀ: the
 * shortest way as the mass matrix measures it, which changes the energy least.
 */
public final class ConstraintProjection implements Stabilisation {
    private static final int MOST_ITERATIONS = 8;

    private final double tolerance;

    /** @param tolerance largest violation left alone, in the unit of each row [m or -] */
    public ConstraintProjection(double tolerance) {
        this.tolerance = tolerance;
    }

    @Override
    public boolean exact() {
        return true;
    }

    @Override
    public boolean afterStep(State s, Workspace w) {
        if (w.mechanism.rows() == 0 && !w.contacts.closed(s)) {
            return false;
        }
        boolean moved = false;
        double before = Double.MAX_VALUE;
        for (int k = 0; k < MOST_ITERATIONS; k++) {
            prepare(s, w);
            double worst = worst(w.rows.value, w.loops);
            if (worst <= tolerance || worst > 0.5 * before) { // good enough, or round-off
                break;
            }
            before = worst;
            for (int r = 0; r < w.loops.rows; r++) {
                w.right[r] = -w.rows.value[r];
            }
            step(w);
            Configurations.advance(w.mechanism, s.q, w.increment, s.q);
            moved = true;
        }
        double worst = worst(w.velocityError, w.loops);
        if (worst > tolerance) {
            for (int r = 0; r < w.loops.rows; r++) {
                w.right[r] = -w.velocityError[r];
            }
            step(w);
            for (int i = 0; i < s.v.length; i++) {
                s.v[i] += w.increment[i];
            }
            moved = true;
        }
        return moved;
    }

    private static void prepare(State s, Workspace w) {
        Dynamics.place(s, w);
        Dynamics.loadBodies(w);
        w.bodies.factor(w.forces.generalised);
        Dynamics.assembleRows(s, w);
        w.loops.formSchur();
        w.loops.factorSchur();
    }

    /** increment = M⁻¹ Jᵀ (J M⁻¹ Jᵀ)⁻¹ right. */
    private static void step(Workspace w) {
        w.loops.solveSchur(w.right, w.lambda);
        java.util.Arrays.fill(w.increment, 0);
        w.loops.addResponse(w.lambda, w.increment);
    }

    /** The largest of those rows that are equations. */
    private static double worst(double[] x, ConstraintSolver loops) {
        double worst = 0;
        for (int r = 0; r < loops.rows; r++) {
            worst = Math.max(worst, loops.passive[r] ? 0 : Math.abs(x[r]));
        }
        return worst;
    }

    static double largest(double[] x, int count) {
        double worst = 0;
        for (int i = 0; i < count; i++) {
            worst = Math.max(worst, Math.abs(x[i]));
        }
        return worst;
    }
}
