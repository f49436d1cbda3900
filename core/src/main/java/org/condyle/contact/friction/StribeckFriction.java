package org.condyle.contact.friction;

import org.condyle.math.Check;

/**
 * Static, dynamic and viscous friction in one curve: the model of Michael Hollars, as in Simbody and OpenSim
 * ({@code HuntCrossleyForce}, {@code ElasticFoundationForce}).
 *
 * <pre>  F = F_n [min(v/v_t, 1) (μ_d + 2(μ_s - μ_d)/(1 + (v/v_t)²)) + μ_v v]  </pre>
 *
 * Without μ_v the peak μ_s F_n is at v_t, and μ_d is approached beyond. The slope jumps at v_t. Below v_t it creeps, as
 * {@link RegularisedCoulomb} does.
 *
 * @param staticFriction  μ_s, not below μ_d
 * @param dynamicFriction μ_d
 * @param viscousFriction μ_v [s/m]
 * @param transitionSpeed v_t [m/s]
 */
public record StribeckFriction(
        double staticFriction, double dynamicFriction, double viscousFriction, double transitionSpeed)
        implements FrictionLaw {
    public StribeckFriction {
        Check.notNegative("stribeck dynamicFriction [-]", dynamicFriction);
        Check.notNegative("stribeck viscousFriction [s/m]", viscousFriction);
        Check.positive("stribeck transitionSpeed [m/s]", transitionSpeed);
        Check.finite("stribeck staticFriction [-]", staticFriction);
        if (staticFriction < dynamicFriction) {
            throw new IllegalArgumentException("stribeck staticFriction [-] must not be below dynamicFriction "
                    + dynamicFriction + ", was " + staticFriction);
        }
    }

    @Override
    public double force(double normalForce, double speed) {
        double r = speed / transitionSpeed;
        double dry = dynamicFriction + 2 * (staticFriction - dynamicFriction) / (1 + r * r);
        return normalForce * (Math.min(r, 1) * dry + viscousFriction * speed);
    }

    @Override
    public void slopes(double normalForce, double speed, double[] out) {
        double r = speed / transitionSpeed, q = 1 / (1 + r * r);
        double dry = dynamicFriction + 2 * (staticFriction - dynamicFriction) * q;
        double falls = -4 * (staticFriction - dynamicFriction) * r * q * q;
        out[0] = Math.min(r, 1) * dry + viscousFriction * speed;
        out[1] = normalForce * (((r < 1 ? dry : 0) + Math.min(r, 1) * falls) / transitionSpeed + viscousFriction);
    }
}
