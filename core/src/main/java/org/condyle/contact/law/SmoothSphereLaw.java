package org.condyle.contact.law;

import org.condyle.math.Check;
import org.condyle.math.GaussLegendre;

/**
 * Contact of a sphere with a half-space without a corner anywhere, for optimal control: the SmoothSphereHalfSpaceForce of
 * Simbody and OpenSim (G. Serrancoli et al., IEEE Transactions on Neural Systems and Rehabilitation Engineering 27 (2019)
 * 1458-1465; A. Falisse et al.).
 *
 * <pre>
 *   H(δ)    = 4/3 k √(R k) (δ² + ε)^(3/4) (½ + ½ tanh(b_d δ))                k = ½ E^(2/3)
 *   F(δ, δ̇) = H (1 + 3/2 c δ̇) (½ + ½ tanh(b_v (δ̇ + 2/(3c))))
 *   T       = F (min(u/v_t, 1)(μ_d + 2(μ_s - μ_d)/(1 + (u/v_t)²)) + μ_v u),  u = √(v² + ε), along v/u
 * </pre>
 *
 * A small force is left while the surfaces are apart. ε has the unit m² in the first line and m²/s² in the last, as in the
 * source.
 *
 * @param stiffness       E of both surfaces [Pa]
 * @param dissipation     c [s/m]
 * @param staticFriction  μ_s
 * @param dynamicFriction μ_d
 * @param viscousFriction μ_v [s/m]
 * @param transitionSpeed v_t [m/s]
 * @param constantForce   ε
 * @param depthSmoothing  b_d [1/m]
 * @param rateSmoothing   b_v [s/m]
 */
public record SmoothSphereLaw(
        double stiffness,
        double dissipation,
        double staticFriction,
        double dynamicFriction,
        double viscousFriction,
        double transitionSpeed,
        double constantForce,
        double depthSmoothing,
        double rateSmoothing) {
    private static final GaussLegendre RULE = new GaussLegendre(12);
    /** Where tanh leaves nothing of the force, in units of 1/b_d. */
    private static final double FAR = 20;

    public SmoothSphereLaw {
        Check.positive("smooth-sphere stiffness [Pa]", stiffness);
        Check.notNegative("smooth-sphere dissipation [s/m]", dissipation);
        Check.notNegative("smooth-sphere static friction [-]", staticFriction);
        Check.notNegative("smooth-sphere dynamic friction [-]", dynamicFriction);
        Check.notNegative("smooth-sphere viscous friction [s/m]", viscousFriction);
        Check.positive("smooth-sphere transition speed [m/s]", transitionSpeed);
        Check.positive("smooth-sphere constant force [-]", constantForce);
        Check.positive("smooth-sphere depth smoothing [1/m]", depthSmoothing);
        Check.positive("smooth-sphere rate smoothing [s/m]", rateSmoothing);
    }

    /** H: the force at rest [N]. */
    public double elastic(double radius, double depth) {
        double k = 0.5 * Math.cbrt(stiffness * stiffness);
        double root = Math.sqrt(Math.sqrt(depth * depth + constantForce)); // (δ² + ε)^(1/4)
        return 4.0
                / 3
                * k
                * Math.sqrt(radius * k)
                * root
                * root
                * root
                * (0.5 + 0.5 * Math.tanh(depthSmoothing * depth));
    }

    /** F [N], never negative. */
    public double normal(double radius, double depth, double rate) {
        double h = elastic(radius, depth);
        if (dissipation == 0) {
            return h;
        }
        double blend = 0.5 + 0.5 * Math.tanh(rateSmoothing * (rate + 2 / (3 * dissipation)));
        return h * (1 + 1.5 * dissipation * rate) * blend;
    }

    /** T/v: friction over the sliding speed [N·s/m]. */
    public double frictionPerSpeed(double normal, double squaredSpeed) {
        double u = Math.sqrt(squaredSpeed + constantForce), r = u / transitionSpeed;
        double dry = dynamicFriction + 2 * (staticFriction - dynamicFriction) / (1 + r * r);
        return normal * (Math.min(r, 1) * dry + viscousFriction * u) / u;
    }

    /** ∫ H dδ from far away [J], by Gauss' rule over pieces that are short against both smoothings: exact to rounding. */
    public double energy(double radius, double depth) {
        double width = Math.min(1 / depthSmoothing, Math.sqrt(constantForce));
        double from = -FAR / depthSmoothing, sum = 0;
        if (depth <= from) {
            return 0;
        }
        int pieces = (int) Math.min(10_000, Math.ceil((depth - from) / width));
        double half = 0.5 * (depth - from) / pieces;
        for (int i = 0; i < pieces; i++) {
            double middle = from + (2 * i + 1) * half;
            for (int k = 0; k < RULE.size(); k++) {
                sum += RULE.weight[k] * elastic(radius, middle + half * RULE.node[k]);
            }
        }
        return half * sum;
    }
}
