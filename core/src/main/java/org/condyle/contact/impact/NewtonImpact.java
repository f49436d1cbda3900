package org.condyle.contact.impact;

import org.condyle.math.Check;
import org.condyle.mechanics.contact.Collision;

/**
 * Newton's law of impact, all contacts at once, in the form of Moreau (1988), "Unilateral contact and dry friction in
 * finite freedom dynamics":
 *
 * <pre>  u_n⁺ + e min(u_n⁻, 0) ≥ 0  ⊥  p_n ≥ 0,   |p_t| ≤ μ p_n against u_t⁺  </pre>
 *
 * A contact that was opening is only prevented from closing; Moreau's e u_n⁻ would let it close. In Newton's cradle (e
 * = 1) all contacts at rest stay closed and the balls after the first leave together: see {@link Collision#oneByOne}.
 * Friction can make the law gain energy; it then keeps less of e ({@link Collision#restitutionKept}).
 *
 * @param restitution e in 0 ... 1, ratio of the velocities
 */
public record NewtonImpact(double restitution) implements SimultaneousImpact {
    public NewtonImpact {
        Check.within("newton restitution [-]", restitution, 0, 1);
    }

    @Override
    public String name() {
        return "newton";
    }

    @Override
    public double newtonRestitution() {
        return restitution;
    }

    @Override
    public boolean attempt(Collision collision, double share) {
        System.arraycopy(collision.before, 0, collision.bias, 0, collision.rows);
        for (int c = 0; c < collision.contacts; c++) {
            int n = collision.rowAt[c];
            double e = ((NewtonImpact) collision.law[c]).restitution;
            collision.bias[n] += share * e * Math.min(collision.before[n], 0);
        }
        collision.cones.clear(collision.contacts);
        boolean solved = collision.solve(collision.bias, collision.impulse);
        collision.apply();
        return solved;
    }
}
