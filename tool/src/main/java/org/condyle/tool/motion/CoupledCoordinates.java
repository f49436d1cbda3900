package org.condyle.tool.motion;

import java.util.HashSet;
import java.util.Set;
import org.condyle.analyse.motion.CoordinateNames;
import org.condyle.analyse.motion.CoordinateNames.Place;
import org.condyle.mechanics.Model;

/**
 * Coordinates of function joints that OpenSim calls coupled: none of the six motions of the joint is the coordinate itself, or that
 * with the other sign or a constant. Tables of OpenSim that have their angles in degrees have such a coordinate in radians.
 */
final class CoupledCoordinates {
    private CoupledCoordinates() {}

    static Set<Place> of(Model model) {
        Set<Place> coupled = new HashSet<>();
        for (Place p : new CoordinateNames(model).all()) {
            if (p.coordinate().isAngle()
                    && p.joint().mobility().isCoupled(p.q() - p.joint().qAt())) {
                coupled.add(p);
            }
        }
        return coupled;
    }
}
