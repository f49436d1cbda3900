package org.condyle.muscle.law;

/**
 * The fibre length at which fibre and tendon carry the same force:
 *
 * <pre>  g(l) = (a f_L f_V(w) + f_P + β w) cos φ - f_T = 0  </pre>
 *
 * by Newton's method that a bracket safeguards, from the shortest fibre, where the tendon pulls more than the fibre, to the one that leaves
 * the tendon slack. Without a change of sign even the shortest fibre leaves it slack. The fibre is at rest, or takes the share of the
 * whole's speed that belongs to its stiffness K_M beside K_T of the tendon: l̇ = V cos φ K_T/(K_M + K_T).
 */
final class FibreEquilibrium {
    private static final double ENOUGH = 1e-13; // of F₀: a thousandth of what is promised
    private static final double FIRST_GUESS = 1.01; // stretch of the tendon
    private static final double SLACK = 1 - 1e-6; // a tendon that is slack for certain
    private static final int MOST = 200; // bisection alone ends after 60

    private FibreEquilibrium() {}

    /** [m]. */
    static double length(HillLaw law, double a, double length, double rate) {
        double low = law.shortest, high = law.fibre(Math.max(0, length - law.slackTendon() * SLACK));
        if (!(high > low)) {
            return low;
        }
        double guess = law.fibre(Math.max(0, length - FIRST_GUESS * law.size.tendonSlackLength()));
        double l = low, before = Double.POSITIVE_INFINITY;
        for (int i = 0; i < MOST; i++) {
            double cos = law.reach(l) / l, ofFibre = fibreStiffness(law, a, l, cos);
            double ofTendon = tendonStiffness(law, length, l);
            double g = residual(law, a, length, l, rate * cos * share(ofFibre, ofTendon) / law.unitSpeed);
            if (Math.abs(g) <= ENOUGH || (i == 0 && g > 0)) {
                return l;
            }
            if (g < 0) {
                low = l;
            } else {
                high = l;
            }
            // the slope for a fibre at rest, which is near enough for one that moves
            double next = i == 0 ? guess : l - g * cos / (ofFibre + ofTendon);
            boolean slow = Math.abs(g) > 0.5 * before;
            before = i == 0 ? before : Math.abs(g);
            if (slow || !(next > low && next < high)) {
                next = 0.5 * (low + high);
                if (next <= low || next >= high) {
                    return l; // no number lies between the ends of the bracket
                }
            }
            l = next;
        }
        return l;
    }

    private static double share(double ofFibre, double ofTendon) {
        return ofTendon > 0 ? ofTendon / (Math.max(0, ofFibre) + ofTendon) : 0;
    }

    /** g over F₀ for a fibre of the length l that has the speed w. */
    static double residual(HillLaw law, double a, double length, double l, double w) {
        double s = law.reach(l), x = l / law.size.optimalFibreLength();
        double fibre = law.contractile(a, law.activeForceLength(x), w) + law.passiveForceLength(x) + law.damping * w;
        return fibre * s / l - law.tendonForceLength((length - s) / law.size.tendonSlackLength());
    }

    /** K_M/F₀ of a fibre at rest, along the tendon [1/m]. */
    static double fibreStiffness(HillLaw law, double a, double l, double cos) {
        double l0 = law.size.optimalFibreLength(), x = l / l0;
        double force = a * law.activeForceLength(x) + law.passiveForceLength(x);
        double slope = (a * law.activeSlope(x) + law.passive.slope(x)) / l0;
        return slope * cos * cos + force * (1 - cos * cos) / l;
    }

    /** K_T/F₀ [1/m]. */
    static double tendonStiffness(HillLaw law, double length, double l) {
        double ls = law.size.tendonSlackLength();
        return law.tendon.slope((length - law.reach(l)) / ls) / ls;
    }
}
