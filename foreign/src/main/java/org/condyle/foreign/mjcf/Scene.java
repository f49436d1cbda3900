package org.condyle.foreign.mjcf;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.condyle.foreign.XmlElement;
import org.condyle.mechanics.Frame;
import org.jspecify.annotations.Nullable;

/** All bodies of a model in MuJoCo's order, which is that of qpos, and what is fixed in them by name. */
final class Scene {
    final List<MjcfBody> bodies = new ArrayList<>();
    final Map<String, MjcfBody> bodiesByName = new LinkedHashMap<>();
    final Map<String, MjcfJoint> joints = new LinkedHashMap<>();
    final Map<String, MjcfGeom> geoms = new LinkedHashMap<>();
    final Map<String, Site> sites = new LinkedHashMap<>();

    /** A named place of a body, through which tendons run. */
    record Site(XmlElement element, String name, MjcfBody body, Frame frame) {}

    /** What an element refers to by one of its attributes. */
    static <T> T find(Map<String, T> all, XmlElement e, String attribute, String what) {
        String name = e.attribute(attribute, "");
        @Nullable T found = all.get(name);
        if (found == null) {
            throw e.problem("there is no " + what + " \"" + name + "\""
                    + org.condyle.text.DidYouMean.hint(name, all.keySet(), what));
        }
        return found;
    }

    /** All joints in the order of qpos. */
    List<MjcfJoint> jointsInOrder() {
        return bodies.stream().flatMap(b -> b.joints.stream()).toList();
    }
}
