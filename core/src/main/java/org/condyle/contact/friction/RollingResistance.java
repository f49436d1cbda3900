package org.condyle.contact.friction;

import org.condyle.math.Check;

/**
 * A couple against rolling or spinning: the normal force acts a little ahead of the point of contact.
 *
 * <pre>  τ = F_n l tanh(ω/ω_s)  </pre>
 *
 * Smoothed like {@link RegularisedCoulomb}: a ball on an incline that it could rest on creeps.
 *
 * @param length    arm l of the normal force [m]
 * @param spinSpeed ω_s [rad/s]
 */
public record RollingResistance(double length, double spinSpeed) {
    public RollingResistance {
        Check.notNegative("rolling resistance length [m]", length);
        Check.positive("rolling resistance spinSpeed [rad/s]", spinSpeed);
    }

    /**
     * Couple at an instant.
     *
     * @param spin relative angular speed, not negative [rad/s]
     * @return couple against it, not negative [N*m]
     */
    public double torque(double normalForce, double spin) {
        return normalForce * length * Math.tanh(spin / spinSpeed);
    }

    /** Writes its derivatives by normal force and by spin. */
    public void slopes(double normalForce, double spin, double[] out) {
        double t = Math.tanh(spin / spinSpeed);
        out[0] = length * t;
        out[1] = normalForce * length * (1 - t * t) / spinSpeed;
    }
}
