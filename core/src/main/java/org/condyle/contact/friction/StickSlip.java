package org.condyle.contact.friction;

import org.condyle.contact.law.ContactStiffness;
import org.condyle.math.Check;

/**
 * Friction that sticks: a tangential spring, stretched by δ_t since it stuck, with a dashpot beside it.
 *
 * <pre>
 *   sticks:  F_t = -k_t δ_n^p δ_t - D_t v_t   while |F_t| ≤ μ_s F_n
 *   slides:  |F_t| = μ_d F_n against the sliding
 * </pre>
 *
 * p = 1/2 is the circle of contact that grows with depth (Mindlin; {@link ContactStiffness#tangential}), p = 0 a spring of its
 * own. These are the numbers; the stretch is state and belongs to the contact.
 *
 * @param staticFriction      μ_s, not below μ_d
 * @param dynamicFriction     μ_d
 * @param tangentialStiffness k_t [N/m^(1+p)]
 * @param depthExponent       p, 0 or 0.5
 * @param tangentialDamping   D_t [N*s/m]
 */
public record StickSlip(
        double staticFriction,
        double dynamicFriction,
        double tangentialStiffness,
        double depthExponent,
        double tangentialDamping) {
    public StickSlip {
        Check.notNegative("stick-slip dynamicFriction [-]", dynamicFriction);
        Check.finite("stick-slip staticFriction [-]", staticFriction);
        Check.positive("stick-slip tangentialStiffness [N/m^(1+p)]", tangentialStiffness);
        Check.notNegative("stick-slip tangentialDamping [N*s/m]", tangentialDamping);
        if (staticFriction < dynamicFriction) {
            throw new IllegalArgumentException("stick-slip staticFriction [-] must not be below dynamicFriction "
                    + dynamicFriction + ", was " + staticFriction);
        }
        if (depthExponent != 0 && depthExponent != 0.5) {
            throw new IllegalArgumentException("stick-slip depthExponent [-] must be 0 (a constant stiffness) or 0.5"
                    + " (a contact circle that grows with depth), was " + depthExponent);
        }
    }

    /** Stiffness of the tangential spring at this depth, k_t δ^p [N/m]; zero when apart. */
    public double stiffnessAt(double depth) {
        if (depth <= 0) {
            return 0;
        }
        return depthExponent == 0 ? tangentialStiffness : tangentialStiffness * Math.sqrt(depth);
    }
}
