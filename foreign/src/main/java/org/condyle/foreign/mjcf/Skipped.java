package org.condyle.foreign.mjcf;

import java.util.Set;
import org.condyle.foreign.XmlElement;
import org.condyle.io.foreign.Losses;

/** Names what is not read. */
final class Skipped {
    private static final Set<String> READ = Set.of(
            "compiler", "option", "default", "worldbody", "tendon", "actuator", "equality", "contact", "keyframe");
    private static final Set<String> HARMLESS = Set.of("size", "visual", "statistic", "sensor", "custom");

    private Skipped() {}

    static void tell(XmlElement root, Losses losses) {
        for (XmlElement e : root.children()) {
            if (e.name().equals("asset")) {
                e.children().stream()
                        .filter(a -> !a.name().equals("mesh"))
                        .forEach(a -> losses.harmless(a, "for MuJoCo's pictures only"));
            } else if (HARMLESS.contains(e.name())) {
                losses.harmless(e, "has no influence on the motion");
            } else if (!READ.contains(e.name())) {
                losses.matters(e, "is not known here and left out");
            }
        }
    }
}
