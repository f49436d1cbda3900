package org.condyle.contact.law;

import org.condyle.math.Check;

/**
 * A soft layer on a stiff one: cartilage on bone.
 *
 * <pre>
 *   δ ≤ h:  F = K δ^1.5,   beyond:  F = K h^1.5 + K₂ (δ - h)^1.5,   K, K₂ [N/m^1.5]
 * </pre>
 *
 * The force is continuous and climbs throughout, but its slope is zero just beyond h, where bone begins to be touched: keep K₂
 * well above K. Elastic.
 *
 * @param thickness     h, depth at which the stiff layer is reached [m]
 * @param deepStiffness K₂ [N/m^1.5]; the contact's stiffness is that of the soft layer
 */
public record TwoLayer(double thickness, double deepStiffness) implements NormalLaw {
    public TwoLayer {
        Check.positive("two-layer thickness [m]", thickness);
        Check.positive("two-layer deepStiffness [N/m^1.5]", deepStiffness);
    }

    @Override
    public double force(double stiffness, double depth, double rate, double impactSpeed) {
        if (depth <= 0) {
            return 0;
        }
        double soft = Math.min(depth, thickness), stiff = depth - soft;
        return stiffness * soft * Math.sqrt(soft) + deepStiffness * stiff * Math.sqrt(stiff);
    }

    @Override
    public double potential(double stiffness, double depth) {
        if (depth <= 0) {
            return 0;
        }
        double soft = Math.min(depth, thickness), stiff = depth - soft;
        double softForce = stiffness * soft * Math.sqrt(soft);
        return softForce * (0.4 * soft + stiff) + 0.4 * deepStiffness * stiff * stiff * Math.sqrt(stiff);
    }

    @Override
    public double exponent() {
        return 1.5;
    }

    @Override
    public boolean dissipates() {
        return false;
    }
}
