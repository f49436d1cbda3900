package org.condyle.contact.law;

import org.condyle.math.Check;

/**
 * Spring and dashpot side by side, the model of Kelvin and of Voigt, as treated by Goldsmith, "Impact: the theory and physical
 * behaviour of colliding solids" (1960).
 *
 * <pre>  F = K δ + D δ̇,   K [N/m]  </pre>
 *
 * The force jumps to D δ̇⁻ at the onset. Towards the end of a rebound it would pull: the contact then ends, F = 0, while δ is
 * still positive. With {@code pulls} it goes on pulling until δ = 0, and jumps there again. With ζ = D/(2 √(K m)) below 1/√2
 * a free collision has the restitution exp(-(π - 2 arcsin ζ) ζ/√(1 - ζ²)), if it pulls exp(-π ζ/√(1 - ζ²)): it depends on
 * mass and stiffness, not on speed.
 *
 * @param damping D [N*s/m]
 * @param pulls   true if the force may pull while the bodies overlap
 */
public record KelvinVoigt(double damping, boolean pulls) implements LinearLaw {
    public KelvinVoigt {
        Check.notNegative("kelvin-voigt damping [N*s/m]", damping);
    }

    public KelvinVoigt(double damping) {
        this(damping, false);
    }

    @Override
    public double force(double stiffness, double depth, double rate, double impactSpeed) {
        if (depth <= 0) {
            return 0;
        }
        double force = touching(stiffness, depth, rate, impactSpeed);
        return pulls ? force : Math.max(0, force);
    }

    @Override
    public double touching(double stiffness, double depth, double rate, double impactSpeed) {
        return stiffness * depth + damping * rate;
    }

    @Override
    public void slopes(double stiffness, double depth, double rate, double impactSpeed, double[] out) {
        out[0] = stiffness;
        out[1] = damping;
    }

    @Override
    public boolean endsWithForce() {
        return !pulls;
    }

    @Override
    public boolean dissipates() {
        return damping > 0;
    }

    @Override
    public boolean adhesive() {
        return pulls && damping > 0;
    }
}
