package org.condyle.mechanics;

import org.condyle.math.Check;

/**
 * What a piece of matter weighs and how it is spread.
 *
 * @param mass    [kg]; the volume [m³] where the density is one
 * @param centre  mass centre [m]
 * @param inertia about the mass centre (xx, yy, zz, xy, xz, yz) [kg·m²]; products are matrix entries, xy = -∫xy dm
 */
public record MassProperties(double mass, double[] centre, double[] inertia) {
    public MassProperties {
        Check.positive("mass [kg]", mass);
        centre = Check.tuple("mass centre [m]", centre, 3);
        inertia = Check.tuple("inertia [kg*m^2]", inertia, 6);
    }

    /** The same form at another density. */
    public MassProperties times(double factor) {
        double[] scaled = inertia.clone();
        for (int i = 0; i < scaled.length; i++) {
            scaled[i] *= factor;
        }
        return new MassProperties(mass * factor, centre, scaled);
    }
}
