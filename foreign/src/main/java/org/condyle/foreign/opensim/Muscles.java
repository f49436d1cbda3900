package org.condyle.foreign.opensim;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.condyle.foreign.XmlElement;
import org.condyle.foreign.opensim.write.Sheet;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Part;
import org.condyle.muscle.Muscle;
import org.condyle.muscle.law.Architecture;
import org.jspecify.annotations.Nullable;

/**
 * Muscles whose class is a law of the model file. {@code Thelen2003Muscle} is the present law whatever version the file has, as in
 * OpenSim since version 3; the older one is {@code Thelen2003Muscle_Deprecated}. Of a law only what the file says is written: its
 * defaults are those of the class.
 *
 * <p>A default fibre length or tendon force is not taken over, because OpenSim puts the fibres into equilibrium before a run, and so
 * does a run here.
 */
final class Muscles {
    /** Before this version a least control of 0 and a largest one of 1 mean that the class decides. */
    static final int CONTROLS_ARE_MEANT = 30513;

    private static final double LARGEST_ANGLE = Math.acos(Architecture.LEAST_COSINE);
    /** OpenSim refuses less for laws that divide by the activation. */
    private static final double LEAST_ACTIVATION = 0.01;

    private static final String TENDON = "tendon_slack_length";
    private static final List<String> ANGLE = List.of("pennation_angle_at_optimal", "pennation_angle");

    /** Properties of every muscle; the last ones draw it or are not used by OpenSim for muscles. */
    private static final Set<String> OF_ALL = Set.of(
            "isDisabled",
            "appliesForce",
            "GeometryPath",
            "path",
            "MusclePointSet",
            "MuscleWrapSet",
            "max_isometric_force",
            "optimal_fiber_length",
            TENDON,
            "pennation_angle_at_optimal",
            "pennation_angle",
            "max_contraction_velocity",
            MuscleClass.RIGID,
            "ignore_activation_dynamics",
            "min_control",
            "max_control",
            "default_activation",
            "default_fiber_length",
            "maximum_pennation_angle",
            "muscle_model",
            "optimal_force",
            "components",
            "VisibleObject",
            "display",
            "Appearance");

    private final Osim osim;
    private final MuscleCurves curves;

    Muscles(Osim osim) {
        this.osim = osim;
        curves = new MuscleCurves(osim);
    }

    /** Reads a muscle of a class that is known. */
    static void read(Osim osim, XmlElement e) {
        osim.muscles.translate(e);
    }

    private void translate(XmlElement e) {
        MuscleClass kind = MuscleClass.ALL.get(e.name());
        XmlElement path = Paths.of(e);
        if (path == null || kind == null) {
            osim.losses.matters(e, "has no path and is left out");
            return;
        }
        String name = osim.names.part(e, Osim.name(e), "force");
        Draft d = new Draft(e.at()).set("type", e.at(), "muscle").set("law", e.at(), kind.law());
        if (!osim.paths.write(path, name, d)) {
            return;
        }
        architecture(e, kind, d);
        drive(e, kind, d);
        Property.read(kind.keys(), e, d);
        tellOthers(e, kind);
        kind.further().reader().read(curves, e, d);
        osim.section("forces", e).set(name, d.entry());
    }

    private void architecture(XmlElement e, MuscleClass kind, Draft d) {
        size(e, "max_isometric_force", 1000, "N", "max-isometric-force", d);
        size(e, "optimal_fiber_length", 0.1, "m", "optimal-fibre-length", d);
        boolean rigid = e.flag(MuscleClass.RIGID, false);
        if (rigid && Osim.number(e, TENDON, 0.2) == 0) {
            d.set("tendon-slack-length", Osim.place(e, TENDON), 0, "m");
        } else {
            size(e, TENDON, 0.2, "m", "tendon-slack-length", d);
        }
        for (String property : ANGLE) {
            double angle = Osim.number(e, property, 0);
            if (!(angle >= 0 && angle <= LARGEST_ANGLE)) {
                throw Osim.at(e, property)
                        .problem("must lie between 0 and " + (float) LARGEST_ANGLE + " rad ("
                                + (float) Math.toDegrees(LARGEST_ANGLE) + " deg), was " + angle
                                + " rad; angles of muscles are in radians");
            }
            if (e.child(property).isPresent() || !d.has("pennation")) {
                d.set("pennation", Osim.place(e, property), angle, "rad");
            }
        }
        speed(e, kind, d);
        if (rigid) {
            d.set("tendon", Osim.place(e, MuscleClass.RIGID), "rigid");
        }
        double most = Osim.number(e, "maximum_pennation_angle", LARGEST_ANGLE);
        if (Math.abs(most - LARGEST_ANGLE) > 1e-6) {
            osim.losses.matters(
                    Osim.at(e, "maximum_pennation_angle"),
                    "fibres end their shortening at an angle of " + (float) LARGEST_ANGLE + " rad here");
        }
    }

    /** Schutte's law has a time scale of its own, and many files have no speed there. */
    private void speed(XmlElement e, MuscleClass kind, Draft d) {
        if (kind.usesFastest() || Osim.number(e, kind.fastest(), 10) > 0) {
            size(e, kind.fastest(), 10, "1/s", "max-contraction-velocity", d);
        } else {
            osim.losses.harmless(
                    Osim.at(e, kind.fastest()),
                    "the law of this class does not use it; the usual 10 1/s stands for what is not above 0");
            d.set("max-contraction-velocity", Osim.place(e, kind.fastest()), 10, "1/s");
        }
    }

    /** A property that must be positive. */
    private static void size(XmlElement e, String property, double missing, String unit, String key, Draft d) {
        double value = Osim.number(e, property, missing);
        if (!(value > 0)) {
            throw Osim.at(e, property).problem("must be above 0 " + unit + ", was " + value);
        }
        d.set(key, Osim.place(e, property), value, unit);
    }

    private void drive(XmlElement e, MuscleClass kind, Draft d) {
        double least = Double.NaN;
        if (kind.hasLeastActivation() && e.child("minimum_activation").isPresent()) {
            least = Osim.number(e, "minimum_activation", LEAST_ACTIVATION);
            if (kind.divides() && least < LEAST_ACTIVATION) {
                osim.losses.matters(
                        Osim.at(e, "minimum_activation"),
                        "is " + LEAST_ACTIVATION + " here, the least that OpenSim permits for this law");
                least = LEAST_ACTIVATION;
            }
            d.set("least-activation", Osim.place(e, "minimum_activation"), least, "");
        }
        if (e.flag("ignore_activation_dynamics", false)) {
            d.set("activation-dynamics", Osim.place(e, "ignore_activation_dynamics"), "none");
        }
        d.set("control", osim.controls.of(e));
        controls(e, kind, least, d);
        double start = Osim.number(e, "default_activation", kind.startActivation());
        if (start != MuscleClass.USUAL_START) {
            d.set("start-activation", Osim.place(e, "default_activation"), Math.max(0, Math.min(1, start)), "");
        }
    }

    private void controls(XmlElement e, MuscleClass kind, double leastActivation, Draft d) {
        boolean meant = osim.version >= CONTROLS_ARE_MEANT;
        double low = e.number("min_control", 0), high = e.number("max_control", 1);
        if (e.child("min_control").isPresent() && (meant || low != 0)) {
            if (!(low >= 0 && low <= 1)) {
                osim.losses.matters(Osim.at(e, "min_control"), "controls of muscles lie between 0 and 1 here");
            }
            d.set("least-control", Osim.place(e, "min_control"), low >= 0 ? Math.min(low, 1) : 0, "");
        } else if (!Double.isNaN(leastActivation)) {
            d.set("least-control", e.at(), Math.max(kind.leastControl(), leastActivation), "");
        }
        if (high != 1) {
            if (!(high > 0 && high < 1e6)) {
                osim.losses.matters(Osim.at(e, "max_control"), "the largest control of a muscle is 1 here");
                return;
            }
            d.set("most-control", Osim.place(e, "max_control"), high, "");
        }
    }

    /** What the class does not have: in an older file often parameters of another law. */
    private void tellOthers(XmlElement e, MuscleClass kind) {
        Set<String> known = new HashSet<>(OF_ALL);
        known.addAll(kind.others());
        kind.keys().forEach(k -> known.add(k.property()));
        List<String> told = new ArrayList<>();
        for (XmlElement c : e.children()) {
            if (!known.contains(c.name())
                    && !known.contains(c.attribute("name", ""))
                    && !(c.text().isEmpty() && c.children().isEmpty())) {
                told.add(c.name());
            }
        }
        double fastest = Osim.number(e, kind.fastest(), 10);
        if (told.contains("Vmax") && Osim.number(e, "Vmax", fastest) != fastest) {
            osim.losses.matters(
                    Osim.at(e, "Vmax"),
                    "is of an older class; as in OpenSim the fastest shortening is " + fastest + " 1/s");
        }
        if (!told.isEmpty()) {
            osim.losses.harmless(
                    e, String.join(", ", told) + ": not of this class of muscles; OpenSim does not read it either");
        }
    }

    static void write(Sheet s, String name, Part v) {
        if (!(s.model.forces().get(name) instanceof Muscle muscle)) {
            return;
        }
        String className = MuscleClass.named(muscle.law().name());
        MuscleClass kind = MuscleClass.ALL.get(className);
        if (kind == null) {
            s.matters(v.entry(), "muscle", "OpenSim has no muscle with this law; it is left out");
            return;
        }
        XmlElement e = s.object("ForceSet", className, name);
        writeDrive(s, e, v, muscle, kind);
        Architecture a = muscle.law().architecture();
        Sheet.numbers(e, "max_isometric_force", a.maxIsometricForce());
        Sheet.numbers(e, "optimal_fiber_length", a.optimalFibreLength());
        Sheet.numbers(e, TENDON, a.tendonSlackLength());
        Sheet.numbers(e, ANGLE.get(0), a.pennation());
        Sheet.numbers(e, kind.fastest(), a.maxContractionVelocity());
        Property.write(kind.keys(), s, v.entry(), e);
        kind.further().writer().write(s, e, v, muscle);
        @Nullable Entry line = s.line(v);
        if (line != null) {
            s.paths.write(e, line);
        }
        v.entry()
                .child("metabolism")
                .ifPresent(x -> s.harmless(x, "metabolism", "is a probe in OpenSim, which is not written"));
        v.entry()
                .child("strength-rule")
                .ifPresent(x -> s.matters(x, "strength-rule", "OpenSim has its own rule in every analysis"));
        s.controls.write(e, name, v);
    }

    private static void writeDrive(Sheet s, XmlElement e, Part v, Muscle muscle, MuscleClass kind) {
        option(s, e, v, kind, "tendon", MuscleClass.RIGID, !muscle.law().elasticTendon());
        option(s, e, v, kind, "activation-dynamics", "ignore_activation_dynamics", muscle.activationAt() < 0);
        double allowed = kind.hasLeastActivation() ? muscle.law().leastActivation() : 0;
        if (kind.hasLeastActivation() && v.has("least-activation")) {
            Sheet.numbers(e, MuscleClass.LEAST_ACTIVATION, allowed);
        }
        if (v.has("least-control")) {
            double control = muscle.leastControl();
            if (control < allowed) {
                s.matters(
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
            s.matters(v.entry(), "start-activation", "this class of OpenSim begins with an activation of 0");
        }
    }

    /** A flag of OpenSim that the classes for older files do not know. */
    private static void option(
            Sheet s, XmlElement e, Part v, MuscleClass kind, String key, String property, boolean set) {
        if (set && !kind.hasOptions()) {
            s.matters(v.entry(key), key, "this class of OpenSim has no such option; it is left out");
        } else if (set) {
            Sheet.text(e, property, "true");
        }
    }
}
