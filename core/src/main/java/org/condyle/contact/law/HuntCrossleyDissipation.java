package org.condyle.contact.law;

import org.condyle.math.Check;

/**
 * Contact of Hunt and Crossley (1975) with the dissipation of the material instead of a restitution, as in Simbody and OpenSim
 * ({@code HuntCrossleyForce}).
 *
 * <pre>  F = K δ^1.5 (1 + 3/2 c δ̇),   K [N/m^1.5], c [s/m]  </pre>
 *
 * A free collision with the speed v is one with a = 3/2 c v: its restitution is 1 - c v while c v is small, and falls with
 * speed. Nothing is latched at the onset.
 *
 * @param dissipation c [s/m]
 */
public record HuntCrossleyDissipation(double dissipation) implements NormalLaw {
    public HuntCrossleyDissipation {
        Check.notNegative("hunt-crossley-dissipation dissipation [s/m]", dissipation);
    }

    /** The restitution of a free collision with this speed [m/s]. */
    public double effectiveRestitution(double impactSpeed) {
        return Rebound.restitution(1.5 * dissipation * impactSpeed);
    }

    @Override
    public double force(double stiffness, double depth, double rate, double impactSpeed) {
        return depth <= 0 ? 0 : stiffness * depth * Math.sqrt(depth) * Math.max(0, 1 + 1.5 * dissipation * rate);
    }

    @Override
    public void slopes(double stiffness, double depth, double rate, double impactSpeed, double[] out) {
        double factor = 1 + 1.5 * dissipation * rate;
        boolean presses = depth > 0 && factor > 0;
        double lower = presses ? 1.5 * stiffness * Math.sqrt(depth) : 0;
        out[0] = lower * factor;
        out[1] = lower * depth * dissipation;
    }

    @Override
    public double potential(double stiffness, double depth) {
        return depth <= 0 ? 0 : 0.4 * stiffness * depth * depth * Math.sqrt(depth);
    }

    @Override
    public double exponent() {
        return 1.5;
    }

    @Override
    public boolean inEllipse() {
        return true;
    }

    @Override
    public boolean dissipates() {
        return dissipation > 0;
    }
}
