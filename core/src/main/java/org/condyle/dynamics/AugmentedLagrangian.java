package org.condyle.dynamics;

import org.condyle.math.Check;

/**
 * Penalty with multiplier updates: E. Bayo, J. García de Jalón and M. A. Serna, Computer Methods in Applied Mechanics and
 * Engineering 71 (1988) 183-195. The violation is fed back as 2 μ ω Φ̇ + ω² Φ, and λ is found by
 *
 * <pre>  (J M⁻¹ Jᵀ + 1/α) λₖ₊₁ = b + λₖ/α  </pre>
 *
 * which is the paper's iteration written for λ. No row is left out: with redundant constraints the reactions are shared
 * among them, and singular positions pass. The penalty α is relative to the largest diagonal of the matrix.
 */
public record AugmentedLagrangian(double penalty, double frequency, double damping) implements Stabilisation {
    private static final int MOST_ITERATIONS = 30;
    private static final double CONVERGED = 1e-13;

    public AugmentedLagrangian {
        Check.positive("augmented-lagrangian penalty [-]", penalty);
        Check.notNegative("augmented-lagrangian frequency [1/s]", frequency);
        Check.notNegative("augmented-lagrangian damping [-]", damping);
    }

    @Override
    public boolean closesAtOnce() {
        return false;
    }

    @Override
    public double feedback(Workspace w, int row) {
        return 2 * damping * frequency * w.velocityError[row] + frequency * frequency * w.rows.value[row];
    }

    @Override
    public void close(Workspace w) {
        ConstraintSolver loops = w.loops;
        for (int r = 0; r < loops.rows; r++) {
            w.right[r] = w.gamma[r] - feedback(w, r) - loops.times(r, w.acceleration);
        }
        loops.formSchur();
        loops.factors.factorShifted(penalty, loops.rows);
        loops.iterateShifted(w.right, w.lambda, MOST_ITERATIONS, CONVERGED);
        loops.addResponse(w.lambda, w.acceleration);
    }
}
