package org.condyle.contact.friction;

import org.condyle.math.Check;

/**
 * A film between the surfaces: F = b v while they touch, however hard.
 *
 * <p>The force sets in with a jump where a body that slides begins to touch. It counts once for each entry of a contact: for
 * a patch of many faces use {@link StribeckFriction} with viscous friction, which shares by the load.
 *
 * @param viscosity b [N*s/m]
 */
public record ViscousFriction(double viscosity) implements FrictionLaw {
    public ViscousFriction {
        Check.notNegative("viscous viscosity [N*s/m]", viscosity);
    }

    @Override
    public double force(double normalForce, double speed) {
        return normalForce > 0 ? viscosity * speed : 0;
    }

    @Override
    public void slopes(double normalForce, double speed, double[] out) {
        out[0] = 0;
        out[1] = normalForce > 0 ? viscosity : 0;
    }
}
