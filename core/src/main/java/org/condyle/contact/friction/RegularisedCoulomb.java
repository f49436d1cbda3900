package org.condyle.contact.friction;

import org.condyle.math.Check;

/**
 * Dry friction, smoothed around zero speed.
 *
 * <pre>  F = μ F_n tanh(v/v_s)  </pre>
 *
 * tanh has all derivatives, so that neither explicit error control nor Newton's method stumbles over it, and is within 0.5 % of
 * Coulomb from 3 v_s on; v/√(v² + v_s²), as smooth, needs 10 v_s for that. It does not stick: a block on an incline θ creeps
 * with v = v_s artanh(tan θ/μ). A smaller v_s creeps less and is stiffer, μ F_n/v_s. To stick, use {@link StickSlip}.
 *
 * @param friction  μ
 * @param slipSpeed v_s [m/s]
 */
public record RegularisedCoulomb(double friction, double slipSpeed) implements FrictionLaw {
    public RegularisedCoulomb {
        Check.notNegative("coulomb friction [-]", friction);
        Check.positive("coulomb slipSpeed [m/s]", slipSpeed);
    }

    @Override
    public double force(double normalForce, double speed) {
        return friction * normalForce * Math.tanh(speed / slipSpeed);
    }

    @Override
    public void slopes(double normalForce, double speed, double[] out) {
        double t = Math.tanh(speed / slipSpeed);
        out[0] = friction * t;
        out[1] = friction * normalForce * (1 - t * t) / slipSpeed;
    }
}
