package org.condyle.io.foreign.opensim.write;

import java.util.List;
import org.condyle.expression.Expression;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Part;
import org.condyle.io.foreign.XmlElement;
import org.condyle.io.foreign.opensim.MuscleClass;
import org.condyle.io.foreign.opensim.MuscleCurves;
import org.condyle.io.model.read.Texts;
import org.condyle.muscle.Muscle;
import org.condyle.muscle.law.Architecture;
import org.jspecify.annotations.Nullable;

/** Writes muscles as the classes of OpenSim that have their laws. */
final class MuscleWriter {
    private final Sheet sheet;
    private final PathWriter paths;
    private final Formulas formulas;
    private final FunctionWriter functions;
    private final ControlWriter controls;

    MuscleWriter(Sheet sheet, PathWriter paths, Formulas formulas, FunctionWriter functions, ControlWriter controls) {
        this.sheet = sheet;
        this.paths = paths;
        this.formulas = formulas;
        this.functions = functions;
        this.controls = controls;
    }

    void write(String name, Part v) {
        if (!(sheet.model.forces().get(name) instanceof Muscle muscle)) {
            return;
        }
        String className = MuscleClass.named(muscle.law().name());
        MuscleClass kind = MuscleClass.ALL.get(className);
        if (kind == null) {
            sheet.matters(v.entry(), "muscle", "OpenSim has no muscle with this law; it is left out");
            return;
        }
        XmlElement e = sheet.object("ForceSet", className, name);
        drive(e, v, muscle, kind);
        architecture(e, muscle, kind);
        for (MuscleClass.Key k : kind.keys()) {
            if (v.has(k.key())) {
                Sheet.numbers(e, k.property(), sheet.r.quantities.quantity(v, k.key(), k.unit()));
            }
        }
        switch (kind.law()) {
            case "millard2012" -> MuscleCurves.write(v.entry(), x -> sheet.r.quantities.quantity(x, ""), e);
            case "schutte1993" -> curves(e, v);
            case "degroote2016" -> deGroote(v, muscle);
            default -> {}
        }
        Entry line = v.has("on")
                ? sheet.values
                        .entries("measures")
                        .get(Texts.formula(v.entry("on")).strip())
                : v.entry();
        if (line != null) {
            paths.write(e, line);
        }
        v.entry()
                .child("metabolism")
                .ifPresent(x -> sheet.harmless(x, "metabolism", "is a probe in OpenSim, which is not written"));
        v.entry()
                .child("strength-rule")
                .ifPresent(x -> sheet.matters(x, "strength-rule", "OpenSim has its own rule in every analysis"));
        controls.write(e, name, v);
    }

    private static void architecture(XmlElement e, Muscle muscle, MuscleClass kind) {
        Architecture a = muscle.law().architecture();
        Sheet.numbers(e, "max_isometric_force", a.maxIsometricForce());
        Sheet.numbers(e, "optimal_fiber_length", a.optimalFibreLength());
        Sheet.numbers(e, "tendon_slack_length", a.tendonSlackLength());
        Sheet.numbers(e, "pennation_angle_at_optimal", a.pennation());
        Sheet.numbers(e, kind.fastest(), a.maxContractionVelocity());
    }

    private void drive(XmlElement e, Part v, Muscle muscle, MuscleClass kind) {
        option(e, v, kind, "tendon", "ignore_tendon_compliance", !muscle.law().elasticTendon());
        option(e, v, kind, "activation-dynamics", "ignore_activation_dynamics", muscle.activationAt() < 0);
        double allowed = kind.hasLeastActivation() ? muscle.law().leastActivation() : 0;
        if (kind.hasLeastActivation() && v.has("least-activation")) {
            Sheet.numbers(e, MuscleClass.LEAST_ACTIVATION, allowed);
        }
        if (v.has("least-control")) {
            double control = muscle.leastControl();
            if (control < allowed) {
                sheet.matters(
                        v.entry("least-control"),
                        "least-control",
                        "OpenSim refuses controls below the least activation, which is written instead");
            }
            Sheet.numbers(e, "min_control", Math.max(control, allowed));
        }
        if (muscle.mostControl() != 1) {
            Sheet.numbers(e, "max_control", muscle.mostControl());
        }
        double start = muscle.drive().startActivation();
        if (kind.startActivation() > 0) {
            Sheet.numbers(e, "default_activation", start);
        } else if (start != 0) {
            sheet.matters(v.entry(), "start-activation", "this class of OpenSim begins with an activation of 0");
        }
    }

    /** A flag of OpenSim that the classes for older files do not know. */
    private void option(XmlElement e, Part v, MuscleClass kind, String key, String property, boolean set) {
        if (set && !kind.hasOptions()) {
            sheet.matters(v.entry(key), key, "this class of OpenSim has no such option; it is left out");
        } else if (set) {
            Sheet.text(e, property, "true");
        }
    }

    private void deGroote(Part v, Muscle muscle) {
        if (!v.has("activation-smoothing")
                || sheet.r.quantities.quantity(v, "activation-smoothing", "") != MuscleCurves.SMOOTHING) {
            sheet.matters(
                    v.entry(),
                    "activation-smoothing",
                    "is " + MuscleCurves.SMOOTHING + " in OpenSim, so that activation falls faster there");
        }
        if (v.has("damping") && muscle.law().elasticTendon() && sheet.r.quantities.quantity(v, "damping", "") != 0) {
            sheet.matters(v.entry("damping"), "damping", "has no effect in OpenSim on a muscle with an elastic tendon");
        }
    }

    private void curves(XmlElement e, Part v) {
        for (String curve : List.of("active", "tendon", "passive")) {
            if (!v.has(curve + "-curve")) {
                continue;
            }
            Entry given = v.entry(curve + "-curve");
            XmlElement place = e.add(curve + "_force_length_curve");
            @Nullable
            Expression x = given.isScalar()
                    ? formulas.parse(given, List.of(curve.equals("tendon") ? "strain" : "stretch"))
                    : null;
            if (x == null) {
                sheet.matters(
                        given, curve + "-curve", "only formulas and curves are written; the muscle needs one there");
                continue;
            }
            boolean tendon = curve.equals("tendon");
            functions.write(place, new FunctionWriter.Formula(given, x, 0, tendon ? -0.01 : 0, tendon ? 0.2 : 2), 1);
        }
    }
}
