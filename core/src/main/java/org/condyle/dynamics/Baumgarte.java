package org.condyle.dynamics;

import org.condyle.math.Check;

/**
 * Feedback of the violation: Φ̈ + 2α Φ̇ + β² Φ = 0, so that an error decays instead of growing. J. Baumgarte, Computer
 * Methods in Applied Mechanics and Engineering 1 (1972) 1-16; Machado, eq. (3.38). α = β is critically damped:
 * Φ(t) = (Φ₀ + (Φ̇₀ + α Φ₀) t) e^{-αt}. The gains [1/s] are a choice: too large ones make the equations stiff.
 */
public record Baumgarte(double alpha, double beta) implements Stabilisation {
    public Baumgarte {
        Check.notNegative("baumgarte alpha [1/s]", alpha);
        Check.notNegative("baumgarte beta [1/s]", beta);
    }

    @Override
    public double feedback(Workspace w, int row) {
        return 2 * alpha * w.velocityError[row] + beta * beta * w.rows.value[row];
    }
}
