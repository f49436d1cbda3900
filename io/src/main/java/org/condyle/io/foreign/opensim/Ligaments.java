package org.condyle.io.foreign.opensim;

import org.condyle.io.document.Draft;
import org.condyle.io.foreign.XmlElement;
import org.jspecify.annotations.Nullable;

/** Ligaments of both classes, and springs along paths. */
final class Ligaments {
    private static final String SPRING_STRAIN = "1000"; // a spring is no tissue and may be stretched as far as it likes

    private final Osim osim;
    private final Paths paths;

    Ligaments(Osim osim) {
        this.osim = osim;
        paths = new Paths(osim);
    }

    /** The force with its path; null if it has no path. */
    private @Nullable Draft made(XmlElement e, String name) {
        XmlElement path = Paths.of(e);
        Draft d = new Draft(e.at()).set("type", e.at(), "ligament");
        if (path == null) {
            osim.losses.matters(e, "has no path and is left out");
            return null;
        }
        return paths.write(path, name, d) ? d : null;
    }

    private void put(XmlElement e, String name, Draft d) {
        osim.section("forces", e).set(name, d.entry());
    }

    private String name(XmlElement e) {
        return osim.names.part(e, e.attribute("name", "").strip(), "force");
    }

    private static double slack(XmlElement e, String property) {
        double length = Osim.number(e, property, 0);
        if (!(length > 0)) {
            throw e.child(property).orElse(e).problem(property + " must be above 0 m, was " + length);
        }
        return length;
    }

    /** Tension pcsa_force f(l/l₀), nothing below the resting length l₀. */
    void ligament(XmlElement e) {
        String name = name(e);
        Draft d = made(e, name);
        if (d == null) {
            return;
        }
        XmlElement curve = e.children().stream()
                .filter(c -> c.attribute("name", "").equals("force_length_curve")
                        || c.name().equals("force_length_curve"))
                .findFirst()
                .orElse(null);
        XmlElement function = curve != null && curve.name().equals("force_length_curve") ? Functions.in(curve) : curve;
        if (function == null) {
            osim.losses.matters(e, "has no curve of force over strain; the ligament is left out");
            return;
        }
        double force = Osim.number(e, "pcsa_force", 0);
        String f = osim.functions.formula(function, "1 + strain", name + "_force");
        String tension = Functions.isNumber(f)
                ? Draft.number(force * Double.parseDouble(f))
                : Functions.linear(new double[] {force, 0}, f);
        d.set("law", e.at(), "formula").set("tension", e.at(), "= " + tension);
        d.set("slack-length", e.at(), slack(e, "resting_length"), "m");
        put(e, name, d);
    }

    /** The parabola ends at the transition strain of OpenSim, which is twice e1 of the model file. */
    void blankevoort(XmlElement e) {
        String name = name(e);
        Draft d = made(e, name);
        if (d == null) {
            return;
        }
        double slack = slack(e, "slack_length"), damping = Osim.number(e, "damping_coefficient", 0.003);
        d.set("stiffness", e.at(), Osim.number(e, "linear_stiffness", 1), "N");
        d.set("transition-strain", e.at(), Osim.number(e, "transition_strain", 0.06) / 2, "");
        d.set("slack-length", e.at(), slack, "m");
        if (damping != 0) {
            d.set("damping", e.at(), damping / slack, "N*s/m").set("damping-acts", e.at(), "lengthening");
        }
        put(e, name, d);
    }

    /** k x (1 + c ẋ) with the lengthening x, nothing below the resting length. */
    void pathSpring(XmlElement e) {
        String name = name(e);
        Draft d = made(e, name);
        if (d == null) {
            return;
        }
        double slack = slack(e, "resting_length");
        d.set("law", e.at(), "formula");
        d.set("tension", e.at(), "= " + Draft.number(Osim.number(e, "stiffness", 1) * slack) + "*strain");
        d.set("slack-length", e.at(), slack, "m");
        d.set("most-strain", e.at(), SPRING_STRAIN);
        double dissipation = Osim.number(e, "dissipation", 0);
        if (dissipation != 0) {
            d.set("dissipation", e.at(), dissipation, "s/m");
            osim.losses.harmless(
                    e,
                    "goes slack where it shortens faster than " + Draft.number(1 / dissipation)
                            + " m/s; OpenSim's spring would push there");
        }
        put(e, name, d);
    }
}
