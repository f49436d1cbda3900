package org.condyle.foreign.opensim;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.condyle.foreign.XmlElement;

/**
 * Components outside of the sets of a model. OpenSim lets every component own others, in a list {@code <components>}: a body there
 * is a body like those of the body set. What it is follows from its class. What is not translated is told: nothing is dropped in
 * silence.
 */
final class Components {
    private static final Map<String, String> CLASSES = Map.of(
            "BodySet", "Body",
            "JointSet", ".+Joint",
            "ConstraintSet", ".+Constraint",
            "ForceSet", ".+(Force|Spring|Actuator|Ligament|Muscle(_Deprecated)?)",
            "MarkerSet", "Marker",
            "ControllerSet", ".+Controller",
            "ContactGeometrySet", "Contact(Sphere|HalfSpace|Mesh)|Smith2018_?ContactMesh");

    /** Points, sensors, probes and pictures; frames are found where parts name them. */
    private static final String WITHOUT_INFLUENCE =
            "Station|IMU|.*Frame|.+Reporter|.+Probe|.+Metabolics|Mesh|Sphere|Brick|Cylinder|Cone|Ellipsoid|LineGeometry";

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

    private Components() {}

    /** Those that belong in a set of the model, in the order of the file. */
    static List<XmlElement> of(XmlElement model, String set) {
        List<XmlElement> all = new ArrayList<>();
        String classes = CLASSES.get(set);
        if (classes != null) {
            add(model, classes, all);
        }
        return all;
    }

    private static void add(XmlElement owner, String classes, List<XmlElement> all) {
        for (XmlElement e : owner.children()) {
            boolean list = owner.name().equals("components")
                    || (owner.name().equals("objects") && owner.parent() != null && isSet(owner.parent()));
            if (list && e.name().matches(classes)) {
                all.add(e);
            }
            if (!e.children().isEmpty() && !e.name().equals("defaults")) {
                add(e, classes, all);
            }
        }
    }

    private static boolean isSet(XmlElement e) {
        return e.name().equals("ComponentSet") || e.name().equals("MiscModelComponentSet");
    }

    /** Whether a component is translated with a set. */
    private static boolean isKnown(XmlElement e) {
        return CLASSES.values().stream().anyMatch(e.name()::matches);
    }

    private static boolean onlyReports(XmlElement e) {
        return e.name().matches(WITHOUT_INFLUENCE);
    }

    private static void component(Osim osim, XmlElement e, String meaning) {
        if (onlyReports(e)) {
            osim.losses.harmless(e, "this component only marks, reports or draws something; it is left out");
        } else {
            osim.losses.matters(e, meaning);
        }
    }

    static void reportOthers(Osim osim) {
        for (XmlElement e : osim.model.children()) {
            if (SETS.containsKey(e.name())) {
                boolean reports = e.name().equals("ProbeSet") || e.name().equals("AnalysisSet");
                for (XmlElement o : e.name().equals("components") ? e.children() : e.objects()) {
                    if (reports) {
                        osim.losses.harmless(o, SETS.get(e.name()));
                    } else if (!FrameTable.isFrame(o) && !isKnown(o)) {
                        component(osim, o, SETS.get(e.name()));
                    }
                }
            } else if (!KNOWN.contains(e.name())
                    && (!e.children().isEmpty() || !e.text().isEmpty())) {
                osim.losses.matters(e, "this part of a model is not known and is left out");
            }
        }
    }
}
