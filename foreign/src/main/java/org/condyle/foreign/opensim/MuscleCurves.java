package org.condyle.foreign.opensim;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.condyle.expression.Expression;
import org.condyle.foreign.XmlElement;
import org.condyle.foreign.opensim.write.FunctionWriter;
import org.condyle.foreign.opensim.write.Sheet;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Part;
import org.condyle.muscle.Muscle;
import org.jspecify.annotations.Nullable;

/** The curves of muscles: splines of the older classes, and the parameters of those of Millard. */
final class MuscleCurves {
    /** How sharply the time constants of activation change over in OpenSim's DeGrooteFregly2016Muscle. */
    static final double SMOOTHING = 0.1;

    /** The curve of Millard's muscle in OpenSim and here, its parameters, and those of them that come together or not at all. */
    private record Curve(String element, String key, List<Property> parameters, List<String> together) {
        /** At one normalised force. */
        Property strain() {
            return new Property("strain_at_one_norm_force", key + "-strain", "", 1);
        }
    }

    private static final List<Curve> MILLARD = List.of(
            new Curve(
                    "ActiveForceLengthCurve",
                    "active",
                    Property.list(
                            "min_norm_active_fiber_length shortest -",
                            "transition_norm_fiber_length transition -",
                            "max_norm_active_fiber_length longest -",
                            "shallow_ascending_slope shallow-slope -",
                            "minimum_value least -"),
                    List.of()),
            new Curve(
                    "ForceVelocityCurve",
                    "velocity",
                    Property.list(
                            "concentric_slope_at_vmax shortening-end -",
                            "concentric_slope_near_vmax shortening-near -",
                            "isometric_slope isometric -",
                            "eccentric_slope_at_vmax lengthening-end -",
                            "eccentric_slope_near_vmax lengthening-near -",
                            "max_eccentric_velocity_force_multiplier lengthening-force -",
                            "concentric_curviness shortening-curviness -",
                            "eccentric_curviness lengthening-curviness -"),
                    List.of()),
            new Curve(
                    "FiberForceLengthCurve",
                    "passive",
                    Property.list(
                            "strain_at_zero_force slack-strain -",
                            "stiffness_at_low_force low-stiffness -",
                            "stiffness_at_one_norm_force stiffness -",
                            "curviness curviness -"),
                    List.of("stiffness_at_low_force", "stiffness_at_one_norm_force", "curviness")),
            new Curve(
                    "TendonForceLengthCurve",
                    "tendon",
                    Property.list(
                            "stiffness_at_one_norm_force stiffness -",
                            "norm_force_at_toe_end toe-force -",
                            "curviness curviness -"),
                    List.of("stiffness_at_one_norm_force", "norm_force_at_toe_end", "curviness")));

    private static final List<String> SCHUTTE = List.of("active", "tendon", "passive");
    private static final String LENGTH = "_force_length_curve";

    private final Osim osim;
    /** Formulas of splines that are there already, by kind and points: the muscles of a model often share theirs. */
    private final Map<String, String> known = new HashMap<>();

    MuscleCurves(Osim osim) {
        this.osim = osim;
    }

    /** Curves by parameters. */
    void millard(XmlElement e, Draft d) {
        for (Curve c : MILLARD) {
            XmlElement curve = e.child(c.element).orElse(null);
            if (curve == null) {
                continue;
            }
            allOrNone(curve, c.together);
            c.strain().read(curve, d);
            for (Property p : c.parameters) {
                if (!curve.text(p.property(), "").isEmpty()) {
                    p.read(curve, d.mapping("curves", e.at()).mapping(c.key, curve.at()));
                }
            }
        }
    }

    /** Writes the parameters of Millard's curves that a model file gives. */
    static void writeMillard(Sheet s, XmlElement e, Part v, Muscle muscle) {
        for (Curve c : MILLARD) {
            XmlElement curve = e.add(c.element);
            c.strain().write(s, v.entry().child(c.key + "-strain"), curve);
            v.entry()
                    .child("curves")
                    .flatMap(all -> all.child(c.key))
                    .ifPresent(own -> Property.write(c.parameters, s, own, curve));
        }
    }

    private static void allOrNone(XmlElement curve, List<String> together) {
        List<String> missing = new ArrayList<>();
        for (String property : together) {
            if (curve.text(property, "").isEmpty()) {
                missing.add(property);
            }
        }
        if (!missing.isEmpty() && missing.size() < together.size()) {
            throw curve.problem(String.join(", ", missing) + " must be given as well: " + String.join(", ", together)
                    + " come together or not at all");
        }
    }

    /** Curves by splines; for one that is missing the law has its own. */
    void schutte(XmlElement e, Draft d) {
        for (String curve : SCHUTTE) {
            XmlElement function = Functions.of(e, curve + LENGTH);
            if (function == null) {
                osim.losses.matters(e, curve + LENGTH + " is missing; the usual curve of the law acts here");
            } else {
                String variable = curve.equals("tendon") ? "strain" : "stretch";
                d.set(curve + "-curve", function.at(), "= " + formula(function, curve, variable));
            }
        }
        double rise = Osim.number(e, "activation1", 7.667), fall = Osim.number(e, "activation2", 1.459854);
        if (rise != 7.667 || fall != 1.459854) {
            osim.losses.matters(e, "activation1 and activation2 are 7.667 and 1.459854 here");
        }
    }

    static void writeSchutte(Sheet s, XmlElement e, Part v, Muscle muscle) {
        for (String curve : SCHUTTE) {
            if (!v.has(curve + "-curve")) {
                continue;
            }
            Entry given = v.entry(curve + "-curve");
            XmlElement place = e.add(curve + LENGTH);
            boolean tendon = curve.equals("tendon");
            @Nullable
            Expression x = given.isScalar() ? s.formulas.parse(given, List.of(tendon ? "strain" : "stretch")) : null;
            if (x == null) {
                s.matters(given, curve + "-curve", "only formulas and curves are written; the muscle needs one there");
            } else {
                s.functions.write(
                        place, new FunctionWriter.Formula(given, x, 0, tendon ? -0.01 : 0, tendon ? 0.2 : 2), 1);
            }
        }
    }

    private String formula(XmlElement function, String curve, String variable) {
        String points = function.name() + "\n" + curve + "\n" + function.text("x", "") + "\n" + function.text("y", "");
        @Nullable String there = known.get(points);
        if (there == null || function.child("x").isEmpty()) {
            there = osim.functions.formula(function, variable, "muscle_" + curve);
            known.put(points, there);
        }
        return there;
    }

    /** What the class of De Groote and Fregly has beside its numbers. */
    void deGroote(XmlElement e, Draft d) {
        d.set("activation-smoothing", e.at(), SMOOTHING, ""); // fixed in OpenSim
        if (e.flag("ignore_passive_fiber_force", false)) {
            osim.losses.matters(Osim.at(e, "ignore_passive_fiber_force"), "the passive force of the fibres acts here");
        }
        boolean explicit =
                !e.text("tendon_compliance_dynamics_mode", "explicit").equals("implicit");
        if (explicit && Osim.number(e, "fiber_damping", 0) != 0 && !e.flag(MuscleClass.RIGID, false)) {
            osim.losses.matters(
                    Osim.at(e, "fiber_damping"),
                    "acts here; in OpenSim it has no effect on a muscle with an elastic tendon whose dynamics are explicit");
        }
    }

    static void writeDeGroote(Sheet s, XmlElement e, Part v, Muscle muscle) {
        if (!v.has("activation-smoothing") || s.number(v, "activation-smoothing", "") != SMOOTHING) {
            s.matters(
                    v.entry(),
                    "activation-smoothing",
                    "is " + SMOOTHING + " in OpenSim, so that activation falls faster there");
        }
        if (v.has("damping") && muscle.law().elasticTendon() && s.number(v, "damping", "") != 0) {
            s.matters(v.entry("damping"), "damping", "has no effect in OpenSim on a muscle with an elastic tendon");
        }
    }
}
