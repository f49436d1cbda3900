package org.condyle.io.foreign.opensim;

import java.util.Map;
import java.util.Set;
import org.condyle.io.foreign.XmlElement;

/** Parts of a model that are not translated, by name: nothing is dropped in silence. */
final class Remainder {
    /** Translated elsewhere, or without meaning for a model. */
    private static final Set<String> KNOWN = Set.of(
            "defaults",
            "gravity",
            "credits",
            "publications",
            "length_units",
            "force_units",
            "BodySet",
            "JointSet",
            "ConstraintSet",
            "ForceSet",
            "MarkerSet",
            "ContactGeometrySet",
            "FrameSet",
            "Ground",
            "ModelVisualPreferences",
            "ActuatorSet",
            "ControllerSet",
            "assembly_accuracy",
            "ignore_activation",
            "ignore_tendon",
            "VisibleObject",
            "Appearance",
            "FrameGeometry",
            "attached_geometry",
            "DynamicsEngine",
            "frames");

    private static final Map<String, String> SETS = Map.of(
            "ProbeSet", "probes only report; it is left out",
            "AnalysisSet", "analyses only report; it is left out",
            "ComponentSet", "this component is not known and is left out",
            "components", "this component is not known and is left out",
            "MiscModelComponentSet", "this component is not known and is left out");

    private Remainder() {}

    static void report(Osim osim) {
        for (XmlElement e : osim.model.children()) {
            if (SETS.containsKey(e.name())) {
                boolean reports = e.name().equals("ProbeSet") || e.name().equals("AnalysisSet");
                for (XmlElement o : e.name().equals("components") ? e.children() : Osim.objects(e)) {
                    if (reports || o.name().equals("PhysicalOffsetFrame")) {
                        if (reports) {
                            osim.losses.harmless(o, SETS.get(e.name()));
                        }
                    } else {
                        osim.losses.matters(o, SETS.get(e.name()));
                    }
                }
            } else if (!KNOWN.contains(e.name())
                    && (!e.children().isEmpty() || !e.text().isEmpty())) {
                osim.losses.matters(e, "this part of a model is not known and is left out");
            }
        }
    }
}
