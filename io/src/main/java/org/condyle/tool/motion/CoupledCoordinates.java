package org.condyle.tool.motion;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.condyle.analyse.motion.CoordinateNames;
import org.condyle.analyse.motion.CoordinateNames.Place;
import org.condyle.io.document.Entry;
import org.condyle.io.model.ModelFile;

/**
 * Coordinates of function joints that OpenSim calls coupled: none of the six motions of the joint is the coordinate itself, or that
 * with the other sign or a constant. Tables of OpenSim that have their angles in degrees have such a coordinate in radians.
 */
final class CoupledCoordinates {
    private CoupledCoordinates() {}

    static Set<Place> of(ModelFile file) {
        Set<Place> coupled = new HashSet<>();
        for (Place p : new CoordinateNames(file.model()).all()) {
            Optional<Entry> joint = file.root()
                    .find("joints")
                    .flatMap(all -> all.child(p.joint().name()))
                    .filter(j -> j.child("type").map(Entry::text).orElse("").equals("function"));
            if (p.coordinate().isAngle() && joint.isPresent() && !isMotion(joint.get(), p.ownName())) {
                coupled.add(p);
            }
        }
        return coupled;
    }

    private static boolean isMotion(Entry joint, String name) {
        Pattern own = Pattern.compile("=?\\s*-?\\s*" + Pattern.quote(name) + "(\\s*[+-]\\s*[0-9.eE+-]+)?\\s*");
        for (String list : List.of("turns", "shifts")) {
            List<Entry> motions = joint.child(list).map(Entry::items).orElse(List.of());
            for (Entry motion : motions) {
                if (own.matcher(motion.child("value").map(Entry::text).orElse(""))
                        .matches()) {
                    return true;
                }
            }
        }
        return false;
    }
}
