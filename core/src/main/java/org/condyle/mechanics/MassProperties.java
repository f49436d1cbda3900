package org.condyle.mechanics;

import org.condyle.math.Check;
import org.condyle.math.Mat3;

/**
 * Mass, mass centre and inertia of a solid.
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

    /** The same matter, given in {@code frame}, as the body sees it: the centre moves and turns, the inertia turns. */
    public MassProperties in(Frame frame) {
        double[] r = frame.rotation(), i = inertia;
        double[] matrix = {i[0], i[3], i[4], i[3], i[1], i[5], i[4], i[5], i[2]};
        double[] turned = Mat3.times(Mat3.times(r, matrix), Mat3.transpose(r));
        return new MassProperties(mass, frame.then(Frame.at(centre)).origin(), new double[] {
            turned[0], turned[4], turned[8], turned[1], turned[2], turned[5]
        });
    }
}
