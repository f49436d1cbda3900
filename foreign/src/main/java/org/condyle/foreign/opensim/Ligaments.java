package org.condyle.foreign.opensim;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;
import org.condyle.expression.Expression;
import org.condyle.expression.NameTable;
import org.condyle.foreign.XmlElement;
import org.condyle.foreign.opensim.write.Form;
import org.condyle.foreign.opensim.write.FormReader;
import org.condyle.foreign.opensim.write.FrameWriter;
import org.condyle.foreign.opensim.write.FunctionWriter;
import org.condyle.foreign.opensim.write.PathWriter;
import org.condyle.foreign.opensim.write.Sheet;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Part;
import org.condyle.io.model.LigamentTable;
import org.condyle.mechanics.ForceElement;
import org.condyle.tissue.Bundle;
import org.condyle.tissue.Ligament;
import org.jspecify.annotations.Nullable;

/**
 * Ligaments of both classes, and springs along paths. A piecewise law is a {@code Blankevoort1991Ligament}, whose transition strain is
 * twice e₁, a tension that is proportional to the strain a {@code PathSpring}, other laws are a {@code Ligament} with a curve.
 */
final class Ligaments {
    private static final String SPRING_STRAIN = "1000"; // a spring is no tissue and may be stretched as far as it likes
    private static final double LARGEST_STRAIN = 1;

    private Ligaments() {}

    /** Gives the force its path, then its law; leaves it out if it has no path. */
    private static void read(Osim o, XmlElement e, BiPredicate<String, Draft> law) {
        String name = o.names.part(e, Osim.name(e), "force");
        XmlElement path = Paths.of(e);
        Draft d = new Draft(e.at()).set("type", e.at(), "ligament");
        if (path == null) {
            o.losses.matters(e, "has no path and is left out");
        } else if (o.paths.write(path, name, d) && law.test(name, d)) {
            o.section("forces", e).set(name, d.entry());
        }
    }

    private static double slack(XmlElement e, String property) {
        double length = Osim.number(e, property, 0);
        if (!(length > 0)) {
            throw Osim.at(e, property).problem(property + " must be above 0 m, was " + length);
        }
        return length;
    }

    /** Tension pcsa_force f(l/l₀), nothing below the resting length l₀. */
    static void ligament(Osim o, XmlElement e) {
        read(o, e, (name, d) -> {
            XmlElement function = Functions.of(e, "force_length_curve");
            if (function == null) {
                o.losses.matters(e, "has no curve of force over strain; the ligament is left out");
                return false;
            }
            double force = Osim.number(e, "pcsa_force", 0);
            String f = o.functions.formula(function, "1 + strain", name + "_force");
            String tension = Functions.isNumber(f)
                    ? Draft.number(force * Double.parseDouble(f))
                    : Functions.linear(new double[] {force, 0}, f);
            d.set("law", e.at(), "formula").set("tension", e.at(), "= " + tension);
            d.set("slack-length", e.at(), slack(e, "resting_length"), "m");
            return true;
        });
    }

    /** The parabola ends at the transition strain of OpenSim, which is twice e1 of the model file. */
    static void blankevoort(Osim o, XmlElement e) {
        read(o, e, (name, d) -> {
            double slack = slack(e, "slack_length"), damping = Osim.number(e, "damping_coefficient", 0.003);
            d.set("stiffness", e.at(), Osim.number(e, "linear_stiffness", 1), "N");
            d.set("transition-strain", e.at(), Osim.number(e, "transition_strain", 0.06) / 2, "");
            d.set("slack-length", e.at(), slack, "m");
            if (damping != 0) {
                d.set("damping", e.at(), damping / slack, "N*s/m").set("damping-acts", e.at(), "lengthening");
            }
            return true;
        });
    }

    /** k x (1 + c ẋ) with the lengthening x, nothing below the resting length. */
    static void pathSpring(Osim o, XmlElement e) {
        read(o, e, (name, d) -> {
            double slack = slack(e, "resting_length"), dissipation = Osim.number(e, "dissipation", 0);
            d.set("law", e.at(), "formula");
            d.set("tension", e.at(), "= " + Draft.number(Osim.number(e, "stiffness", 1) * slack) + "*strain");
            d.set("slack-length", e.at(), slack, "m");
            d.set("most-strain", e.at(), SPRING_STRAIN);
            if (dissipation != 0) {
                d.set("dissipation", e.at(), dissipation, "s/m");
                o.losses.harmless(
                        e,
                        "goes slack where it shortens faster than " + Draft.number(1 / dissipation)
                                + " m/s; OpenSim's spring would push there");
            }
            return true;
        });
    }

    static void write(Sheet s, String name, Part v) {
        @Nullable ForceElement made = s.model.forces().get(name);
        if (made instanceof Ligament l) {
            fibre(s, name, v, l.slack(), -1, 1);
        } else if (made instanceof Bundle b) {
            List<Ligament> all = b.fibres();
            for (int i = 0; i < all.size(); i++) {
                fibre(s, name + "-fibre-" + (i + 1), v, all.get(i).slack(), i, all.size());
            }
        }
        if (v.has("damage")) {
            s.matters(v.entry("damage"), "damage", "no ligament of OpenSim can tear; it holds there");
        }
    }

    /** The rows of a table of ligaments. */
    static void writeRows(Sheet s, String name, Part v) {
        LigamentTable.rows(s.r, v).forEach((row, own) -> write(s, row, own));
    }

    /** One fibre; of a bundle the i-th of n, with its share of the stiffness. */
    private static void fibre(Sheet s, String name, Part v, double slack, int i, int n) {
        XmlElement e = switch (v.text("law")) {
            case "piecewise" -> piecewise(s, name, v, slack, n);
            case "quadratic" -> quadratic(s, name, v, slack, n);
            default -> curve(s, name, v, slack, n);
        };
        @Nullable Entry line = s.line(v);
        if (line == v.entry() && i >= 0) {
            List<FrameWriter.Spot> places = new ArrayList<>();
            for (Entry p : PathWriter.points(line)) {
                int body = p.isScalar()
                        ? s.r.names.body(p)
                        : p.child("on").map(s.r.names::body).orElse(0);
                places.add(new FrameWriter.Spot(body, attached(s, p, (i + 0.5) / n), new double[3]));
            }
            s.paths.straight(e, places);
        } else if (line != null) {
            s.paths.write(e, line);
        }
    }

    private static XmlElement piecewise(Sheet s, String name, Part v, double slack, int n) {
        XmlElement e = s.object("ForceSet", "Blankevoort1991Ligament", name);
        double stiffness, transition;
        if (v.has("toe-stiffness")) {
            double k1 = s.number(v, "toe-stiffness", "N/m^2"), k2 = s.number(v, "linear-stiffness", "N/m");
            stiffness = k2 * slack;
            transition = k2 / (4 * k1 * slack);
        } else {
            stiffness = s.number(v, "stiffness", "N");
            transition = s.number(v, "transition-strain", "");
        }
        double damping = s.number(v, "damping", "N*s/m") / n;
        undamped(s, v, "dissipation", "s/m");
        Sheet.numbers(e, "linear_stiffness", stiffness / n);
        Sheet.numbers(e, "transition_strain", 2 * transition);
        Sheet.numbers(e, "damping_coefficient", damping * slack);
        Sheet.numbers(e, "slack_length", slack);
        if (damping != 0) {
            s.matters(
                    v.entry("damping"),
                    "damping",
                    "acts in OpenSim only while the ligament lengthens, and grows in along another curve");
        }
        return e;
    }

    /** k (l - l₀)² = k l₀² e². */
    private static XmlElement quadratic(Sheet s, String name, Part v, double slack, int n) {
        double k = s.number(v, "stiffness", "N/m^2") / n;
        XmlElement e = withCurve(s, name, v, slack, 1);
        XmlElement f = e.add("force_length_curve").add("PolynomialFunction");
        Sheet.numbers(f, "coefficients", k * slack * slack, 0, 0);
        return e;
    }

    private static XmlElement withCurve(Sheet s, String name, Part v, double slack, double force) {
        XmlElement e = s.object("ForceSet", "Ligament", name);
        Sheet.numbers(e, "resting_length", slack);
        Sheet.numbers(e, "pcsa_force", force);
        undamped(s, v, "damping", "N*s/m");
        undamped(s, v, "dissipation", "s/m");
        return e;
    }

    private static void undamped(Sheet s, Part v, String key, String unit) {
        if (s.number(v, key, unit) != 0) {
            s.matters(v.entry(key), key, "this class of OpenSim has no such damping; it is left out");
        }
    }

    private static XmlElement curve(Sheet s, String name, Part v, double slack, int n) {
        boolean formula = v.text("law").equals("formula") && v.entry("tension").isScalar();
        @Nullable Expression x = formula ? s.formulas.parse(v.entry("tension"), List.of("strain")) : law(s, v);
        if (x == null) {
            x = Expression.parse("0", new NameTable());
            s.matters(v.entry(), "ligament", "its law has no counterpart in OpenSim; it has no tension there");
        }
        Form form = x.translate(new FormReader());
        double slope = form.constant() == 0 ? form.slope() : Double.NaN;
        if (!Double.isNaN(slope)) {
            XmlElement e = s.object("ForceSet", "PathSpring", name);
            Sheet.numbers(e, "resting_length", slack);
            Sheet.numbers(e, "stiffness", slope / n / slack);
            Sheet.numbers(e, "dissipation", s.number(v, "dissipation", "s/m"));
            undamped(s, v, "damping", "N*s/m");
            return e;
        }
        // their curve is one of length/resting length
        FunctionWriter.Formula written = new FunctionWriter.Formula(v.entry(), x, 0, 0, LARGEST_STRAIN, 1);
        if (form.constant() == 0 && form.parts().get(0) instanceof Form.Curve c && c.scale() != 0) {
            XmlElement e = withCurve(s, name, v, slack, c.scale() / n);
            Form plain = Form.of(0, new Form.Curve(c.f(), 1, c.slope(), c.shift() - c.slope()));
            XmlElement place = e.add("force_length_curve");
            if (!s.functions.write(place, plain)) {
                s.functions.write(place, written, 1 / c.scale());
            }
            return e;
        }
        XmlElement e = withCurve(s, name, v, slack, 1);
        s.functions.write(e.add("force_length_curve"), written, 1.0 / n);
        return e;
    }

    /** The exponential law as a formula of the strain; null for laws that are tables. */
    private static @Nullable Expression law(Sheet sheet, Part v) {
        if (!v.text("law").equals("exponential")) {
            return null;
        }
        double k = sheet.number(v, "stiffness", "N"),
                et = sheet.number(v, "transition-strain", ""),
                s = sheet.number(v, "toe-shape", "");
        // A (exp(s e/et) - 1) up to et, then its tangent of slope k: A = k et/(s exp(s))
        double a = k * et / (s * Math.exp(s)), at = a * Math.expm1(s);
        String toe = a + "*(exp(" + s / et + "*strain) - 1)", line = at + " + " + k + "*(strain - " + et + ")";
        return Expression.parse(
                "if(strain < " + et + ", " + toe + ", " + line + ")", new NameTable().variable("strain"));
    }

    /** A point of a line of attachment. */
    private static double[] attached(Sheet s, Entry place, double t) {
        if (place.child("from").isEmpty() || place.child("to").isEmpty()) {
            return s.vector(place, "at");
        }
        double[] a = s.vector(place, "from"), b = s.vector(place, "to");
        for (int k = 0; k < 3; k++) {
            a[k] = (1 - t) * a[k] + t * b[k];
        }
        return a;
    }
}
