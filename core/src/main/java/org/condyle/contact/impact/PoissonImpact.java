package org.condyle.contact.impact;

import org.condyle.math.Check;
import org.condyle.mechanics.contact.Collision;

/**
 * Poisson's law of impact, all contacts at once, after Glocker and Pfeiffer, "Multiple impacts with friction in rigid
 * multibody systems", Nonlinear Dynamics 7 (1995) 471-497, without their elastic tangential impulse:
 *
 * <pre>  compression   u_n ≥ 0 ⊥ p_c ≥ 0;     expansion   u_n⁺ ≥ 0 ⊥ p_e - e p_c ≥ 0  </pre>
 *
 * each with |p_t| ≤ μ p_n against the u_t at its end. The impulse of compression is given back even where a contact would
 * open without it, and more where it would close. May gain energy with friction and then keeps less of e
 * ({@link Collision#restitutionKept}).
 *
 * @param restitution e in 0 ... 1, ratio of the impulses
 */
public record PoissonImpact(double restitution) implements SimultaneousImpact {
    public PoissonImpact {
        Check.within("poisson restitution [-]", restitution, 0, 1);
    }

    @Override
    public String name() {
        return "poisson";
    }

    @Override
    public boolean attempt(Collision collision, double share) {
        collision.cones.clear(collision.contacts);
        boolean solved = phase(collision, collision.before);
        collision.apply();
        System.arraycopy(collision.after, 0, collision.bias, 0, collision.rows);
        System.arraycopy(collision.impulse, 0, collision.compression, 0, collision.rows);
        for (int c = 0; c < collision.contacts; c++) {
            double e = ((PoissonImpact) collision.law[c]).restitution;
            collision.cones.atLeast(c, share * e * collision.compression[collision.rowAt[c]]);
        }
        solved &= phase(collision, collision.bias);
        for (int r = 0; r < collision.rows; r++) {
            collision.impulse[r] += collision.compression[r];
        }
        collision.apply();
        return solved;
    }

    private static boolean phase(Collision collision, double[] velocity) {
        return collision.solve(velocity, collision.impulse);
    }
}
