package org.condyle.foreign.opensim.write;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Mobility;

/**
 * Names in OpenSim. Coordinates with a name of their own keep it; one that only has the word of its joint type, such as
 * {@code angle}, gets the name of the joint before it, because OpenSim lists coordinates without their joints.
 */
public final class OsimNames {
    private final Map<String, String> coordinates = new LinkedHashMap<>();

    OsimNames(Sheet sheet) {
        Set<String> used = new HashSet<>();
        for (Joint j : sheet.model.joints()) {
            boolean own = j.mobility().hasOwnNames();
            for (Mobility.Coordinate c : j.mobility().coordinates()) {
                String wanted =
                        own ? clean(c.name()) : clean(j.name()) + "_" + c.name().replace('-', '_');
                String free = wanted;
                for (int i = 2; !own && !used.add(free); i++) {
                    free = wanted + "_" + i;
                }
                used.add(free);
                coordinates.put(j.name() + "." + c.name(), free);
            }
        }
    }

    /** The name of a coordinate. */
    public String coordinate(Joint joint, String name) {
        return coordinates.getOrDefault(joint.name() + "." + name, clean(name));
    }

    public String of(Formulas.Ref ref) {
        return coordinate(ref.joint(), ref.coordinate().name());
    }

    /** The path of a coordinate. */
    String path(Formulas.Ref ref) {
        return "/jointset/" + clean(ref.joint().name()) + "/" + of(ref);
    }

    /** Paths are separated by slashes and lists by blanks. */
    public static String clean(String name) {
        String text = name.strip().replaceAll("[\\s/\\p{Cntrl}]", "_");
        return text.isEmpty() ? "unnamed" : text;
    }
}
