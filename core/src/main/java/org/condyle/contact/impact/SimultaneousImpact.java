package org.condyle.contact.impact;

import org.condyle.mechanics.contact.Collision;
import org.condyle.mechanics.contact.ImpactLaw;

/**
 * A law that solves all contacts at once and can be asked for a share of its restitution. With friction, or
 * coefficients that differ, the laws of Newton and Poisson can gain energy (T. R. Kane, "A dynamics puzzle", 1984).
 * Without restitution none can: then pᵀ(u⁺ + u⁻)/2 = pᵀu⁺ - pᵀW p/2 ≤ 0. So, if a law would increase the energy, its
 * restitution is reduced as far as necessary, by the same factor at all contacts; the factor is {@link
 * Collision#restitutionKept}. The same is done if full restitution has no solution, as for a ball between two walls.
 */
interface SimultaneousImpact extends ImpactLaw {
    /** Relative size of a gain that is rounding, and of a loss that is as good as none. */
    double ROUNDING = 1e-13;

    double ENOUGH = 1e-10;

    /** How near the largest share is found where the next one has no solution: there is no number to be met there. */
    double COARSE = 1e-3;

    /** Solves with a share of the restitution and applies the impulses; false if there is no solution. */
    boolean attempt(Collision collision, double share);

    @Override
    default boolean solve(Collision collision) {
        collision.restitutionKept = 1;
        boolean solved = attempt(collision, 1);
        double loss = relativeLoss(collision);
        if (solved && loss >= -ROUNDING) {
            return true;
        }
        return limit(collision, solved ? loss : Double.NaN);
    }

    /** The largest share found that gains nothing: rule of false position, or bisection where there was no solution. */
    private boolean limit(Collision collision, double lossOfAll) {
        double low = 0;
        double high = 1;
        double atHigh = lossOfAll;
        boolean solved = attempt(collision, 0);
        double atLow = relativeLoss(collision);
        int side = 0;
        double near = 0;
        for (int i = 0; i < 60 && solved && atLow > ENOUGH && high - low > near; i++) {
            near = atHigh < 0 ? ENOUGH : COARSE;
            double share = (low * atHigh - high * atLow) / (atHigh - atLow);
            if (!(share > low && share < high)) {
                share = 0.5 * (low + high);
            }
            boolean found = attempt(collision, share);
            double loss = relativeLoss(collision);
            if (found && loss >= 0) {
                low = share;
                atLow = loss;
                atHigh *= side < 0 ? 0.5 : 1;
                side = -1;
            } else {
                high = share;
                atHigh = found ? loss : Double.NaN;
                atLow *= side > 0 && atLow > ENOUGH ? 0.5 : 1;
                side = 1;
            }
        }
        collision.restitutionKept = low;
        return attempt(collision, low);
    }

    /** Loss over the size of its terms. */
    private static double relativeLoss(Collision collision) {
        double size = 0;
        for (int r = 0; r < collision.rows; r++) {
            double speed = Math.abs(collision.before[r]) + Math.abs(collision.after[r]);
            size += 0.5 * Math.abs(collision.impulse[r]) * speed;
        }
        return size == 0 ? 0 : collision.loss() / size;
    }
}
