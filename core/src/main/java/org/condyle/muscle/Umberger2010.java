package org.condyle.muscle;

import org.condyle.math.Check;
import org.condyle.muscle.law.Architecture;
import org.condyle.muscle.law.FibreState;

/**
 * Metabolic cost of B. R. Umberger, K. G. M. Gerritsen, P. E. Martin, "A model of human muscle energy expenditure", Computer Methods in
 * Biomechanics and Biomedical Engineering 6 (2003) 99-111, as changed in B. R. Umberger, "Stance and swing phase costs in human walking",
 * Journal of the Royal Society Interface 7 (2010) 1329-1340: little heat of lengthening, no gain from negative work. Per kilogram, with the
 * slow part r of the fibres, v = l̇/l₀, and A = u while u > a, (u + a)/2 otherwise
 *
 * <pre>
 *   activation and maintenance   s A^0.6 (128 (1 - r) + 25)                       times 0.4 + 0.6 f_L for x > 1
 *   shortening                   s A² (min(100, -α_s v) r - α_f v (1 - r))        times f_L for x > 1
 *   lengthening                  s A 0.3 α_s v                                    times f_L for x > 1
 *   α_f = 153/v_m,   α_s = 250/v_m   [J/kg]
 * </pre>
 *
 * to which comes the work; heat is 1 W/kg at least.
 *
 * @param mass       of the fibres [kg]
 * @param slowFibres r, part of slow fibres [-]
 * @param scaling    s: 1.5 for aerobic, 1 for mainly anaerobic work [-]
 */
public record Umberger2010(double mass, double slowFibres, double scaling) implements Metabolism {
    /** Scaling of aerobic work. */
    public static final double AEROBIC = 1.5;

    public Umberger2010 {
        Check.positive("muscle mass [kg]", mass);
        Check.within("slow-fibres [-]", slowFibres, 0, 1);
        Check.positive("scaling [-]", scaling);
    }

    /** Of a muscle with the mass that follows from its architecture, in aerobic work. */
    public static Umberger2010 of(Architecture size, double slowFibres) {
        return new Umberger2010(Metabolism.mass(size, SPECIFIC_TENSION), slowFibres, AEROBIC);
    }

    @Override
    public double power(FibreState fibre, double activation, double control, Architecture size) {
        boolean isLong = fibre.fibreLength > size.optimalFibreLength();
        double effort = control > activation ? control : 0.5 * (control + activation);
        double held =
                Math.pow(effort, 0.6) * (128 * (1 - slowFibres) + 25) * (isLong ? 0.4 + 0.6 * fibre.activeLength : 1);
        double v = fibre.fibreSpeed / size.optimalFibreLength(), vm = size.maxContractionVelocity();
        double slow = 250 / vm, fast = 153 / vm;
        double moved = v <= 0
                ? effort * effort * (Math.min(100, -slow * v) * slowFibres - fast * v * (1 - slowFibres))
                : effort * 0.3 * slow * v;
        double heat = scaling * (held + moved * (isLong ? fibre.activeLength : 1));
        return Math.max(LEAST_HEAT, heat) * mass + Metabolism.work(fibre);
    }
}
