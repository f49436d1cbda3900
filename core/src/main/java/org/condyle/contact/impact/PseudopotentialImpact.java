package org.condyle.contact.impact;

import org.condyle.math.Check;
import org.condyle.mechanics.contact.Collision;

/**
 * Impact with a quadratic pseudopotential of dissipation after Frémond, "Non-Smooth Thermomechanics" (2002), all contacts
 * at once:
 *
 * <pre>  p_n = k max(0, -(u_n⁺ + u_n⁻)) + r,   r ≥ 0 ⊥ u_n⁺ ≥ 0,   |p_t| ≤ μ p_n against u_t⁺  </pre>
 *
 * One contact of effective mass m rebounds with e = max(0, (k - m)/(k + m)): a light body bounces, a heavy one stays. The
 * maximum keeps a contact that others pull open from holding on. A contact that was opening is kept from closing and no
 * more. Should the law gain energy through friction, it keeps less of k ({@link Collision#restitutionKept}).
 *
 * @param dissipation k [kg, or kg·m² at a stop of an angle]
 */
public record PseudopotentialImpact(double dissipation) implements SimultaneousImpact {
    public PseudopotentialImpact {
        Check.notNegative("pseudopotential dissipation [kg or kg·m²]", dissipation);
    }

    @Override
    public String name() {
        return "pseudopotential";
    }

    @Override
    public boolean attempt(Collision collision, double share) {
        collision.cones.clear(collision.contacts);
        for (int c = 0; c < collision.contacts; c++) {
            double k = ((PseudopotentialImpact) collision.law[c]).dissipation;
            collision.cones.dashpot(c, share * k, Math.max(0, -collision.before[collision.rowAt[c]]));
        }
        boolean solved = collision.solve(collision.before, collision.impulse);
        collision.apply();
        return solved;
    }
}
