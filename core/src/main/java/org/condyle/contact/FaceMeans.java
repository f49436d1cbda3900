package org.condyle.contact;

import org.condyle.mechanics.contact.ContactSet;

/**
 * Means over the faces of a patch that press, as knee models with casting contact report them: of depth and pressure each face counts the
 * same, whatever its area; the centre of depth weighs each face by its area. Scratch of one thread.
 */
final class FaceMeans {
    /** Mean depth [m]. */
    double depth;
    /** Mean pressure [Pa]. */
    double pressure;
    /** Σ d a x / Σ d a in the world [m]. */
    final double[] centre = new double[3];

    void of(ContactSet set, PairForces forces, double stiffness, double impactSpeed) {
        double depths = 0, pressures = 0, weight = 0, x = 0, y = 0, z = 0;
        int faces = 0;
        for (int i = 0; i < set.count; i++) {
            double pressed = forces.pressure(set, i, stiffness, impactSpeed);
            if (pressed > 0) {
                double part = set.depth[i] * set.area[i];
                faces++;
                depths += set.depth[i];
                pressures += pressed;
                weight += part;
                x += part * set.point[3 * i];
                y += part * set.point[3 * i + 1];
                z += part * set.point[3 * i + 2];
            }
        }
        depth = faces > 0 ? depths / faces : 0;
        pressure = faces > 0 ? pressures / faces : 0;
        centre[0] = weight > 0 ? x / weight : Double.NaN;
        centre[1] = weight > 0 ? y / weight : Double.NaN;
        centre[2] = weight > 0 ? z / weight : Double.NaN;
    }
}
