package org.condyle.contact.impact;

import org.condyle.math.Check;
import org.condyle.mechanics.contact.Collision;
import org.condyle.mechanics.contact.ImpactLaw;

/**
 * Stronge's law of impact, W. J. Stronge, "Rigid body collisions with friction", Proc. R. Soc. Lond. A 431 (1990) 169-181:
 *
 * <pre>  work of p_n in restitution = -e² work of p_n in compression  </pre>
 *
 * while Coulomb's law holds at every instant of the impact ({@link org.condyle.math.RouthPath}): sliding may stop, turn or
 * begin again. Never gains energy. Several contacts are struck one after the other, the one that closes most first
 * ({@link Collision#oneByOne}).
 *
 * @param restitution e in 0 ... 1, root of the ratio of works
 */
public record StrongeImpact(double restitution) implements ImpactLaw {
    public StrongeImpact {
        Check.within("stronge restitution [-]", restitution, 0, 1);
    }

    @Override
    public String name() {
        return "stronge";
    }

    @Override
    public boolean solve(Collision collision) {
        if (collision.contacts != 1) {
            return collision.oneByOne();
        }
        double e = ((StrongeImpact) collision.law[0]).restitution;
        boolean done = collision.path.solve(
                collision.tangents(0),
                collision.response,
                collision.friction[0],
                collision.before,
                e,
                collision.impulse);
        collision.apply();
        if (collision.loss() < 0) {
            shorten(collision);
        }
        return done;
    }

    /** Rounding has gained energy: scales the impulse so that -pᵀu⁻ = pᵀW p/2. */
    private static void shorten(Collision collision) {
        double work = 0;
        double square = 0;
        for (int r = 0; r < collision.rows; r++) {
            work -= collision.impulse[r] * collision.before[r];
            square += collision.impulse[r] * (collision.after[r] - collision.before[r]);
        }
        double factor = square > 0 ? Math.max(0, Math.min(1, 2 * work / square)) : 1;
        for (int r = 0; r < collision.rows; r++) {
            collision.impulse[r] *= factor;
        }
        collision.apply();
    }
}
