package org.condyle.io.foreign.opensim.write;

import java.util.List;
import org.condyle.expression.Expression;
import org.condyle.expression.NameTable;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Part;
import org.condyle.io.foreign.XmlElement;
import org.condyle.io.model.read.Texts;
import org.condyle.mechanics.ForceElement;
import org.condyle.tissue.Bundle;
import org.condyle.tissue.Ligament;
import org.jspecify.annotations.Nullable;

/**
 * Writes ligaments: a piecewise law as {@code Blankevoort1991Ligament}, whose transition strain is twice e₁, a tension that is
 * proportional to the strain as {@code PathSpring}, other laws as {@code Ligament} with a curve.
 */
final class LigamentWriter {
    private static final double LARGEST_STRAIN = 1;

    private final Sheet sheet;
    private final PathWriter paths;
    private final Formulas formulas;
    private final FunctionWriter functions;

    LigamentWriter(Sheet sheet, PathWriter paths, Formulas formulas, FunctionWriter functions) {
        this.sheet = sheet;
        this.paths = paths;
        this.formulas = formulas;
        this.functions = functions;
    }

    void write(String name, Part v) {
        @Nullable ForceElement made = sheet.model.forces().get(name);
        if (made instanceof Ligament l) {
            fibre(name, v, l.slack(), -1, 1);
        } else if (made instanceof Bundle b) {
            List<Ligament> all = b.fibres();
            for (int i = 0; i < all.size(); i++) {
                fibre(name + "-fibre-" + (i + 1), v, all.get(i).slack(), i, all.size());
            }
        }
        if (v.has("damage")) {
            sheet.matters(v.entry("damage"), "damage", "no ligament of OpenSim can tear; it holds there");
        }
    }

    /** One fibre; of a bundle the i-th of n, with its share of the stiffness. */
    private void fibre(String name, Part v, double slack, int i, int n) {
        XmlElement e = switch (v.text("law")) {
            case "piecewise" -> blankevoort(name, v, slack, n);
            case "quadratic" -> quadratic(name, v, slack, n);
            default -> curve(name, v, slack, n);
        };
        path(e, v, i, n);
    }

    private XmlElement blankevoort(String name, Part v, double slack, int n) {
        XmlElement e = sheet.object("ForceSet", "Blankevoort1991Ligament", name);
        double stiffness, transition;
        if (v.has("toe-stiffness")) {
            double k1 = sheet.r.quantities.quantity(v, "toe-stiffness", "N/m^2"),
                    k2 = sheet.r.quantities.quantity(v, "linear-stiffness", "N/m");
            stiffness = k2 * slack;
            transition = k2 / (4 * k1 * slack);
        } else {
            stiffness = sheet.r.quantities.quantity(v, "stiffness", "N");
            transition = sheet.r.quantities.quantity(v, "transition-strain", "");
        }
        double damping = sheet.r.quantities.quantity(v, "damping", "N*s/m") / n;
        undamped(v, "dissipation", "s/m");
        Sheet.numbers(e, "linear_stiffness", stiffness / n);
        Sheet.numbers(e, "transition_strain", 2 * transition);
        Sheet.numbers(e, "damping_coefficient", damping * slack);
        Sheet.numbers(e, "slack_length", slack);
        if (damping != 0) {
            sheet.matters(
                    v.entry("damping"),
                    "damping",
                    "acts in OpenSim only while the ligament lengthens, and grows in along another curve");
        }
        return e;
    }

    /** k (l - l₀)² = k l₀² e². */
    private XmlElement quadratic(String name, Part v, double slack, int n) {
        double k = sheet.r.quantities.quantity(v, "stiffness", "N/m^2") / n;
        XmlElement e = ligament(name, v, slack, 1);
        XmlElement f = e.add("force_length_curve").add("PolynomialFunction");
        Sheet.numbers(f, "coefficients", k * slack * slack, 0, 0);
        return e;
    }

    private XmlElement ligament(String name, Part v, double slack, double force) {
        XmlElement e = sheet.object("ForceSet", "Ligament", name);
        Sheet.numbers(e, "resting_length", slack);
        Sheet.numbers(e, "pcsa_force", force);
        undamped(v, "damping", "N*s/m");
        undamped(v, "dissipation", "s/m");
        return e;
    }

    private void undamped(Part v, String key, String unit) {
        if (sheet.r.quantities.quantity(v, key, unit) != 0) {
            sheet.matters(v.entry(key), key, "this class of OpenSim has no such damping; it is left out");
        }
    }

    private XmlElement curve(String name, Part v, double slack, int n) {
        boolean formula = v.text("law").equals("formula") && v.entry("tension").isScalar();
        @Nullable Expression x = formula ? formulas.parse(v.entry("tension"), List.of("strain")) : law(v);
        if (x == null) {
            x = Expression.parse("0", new NameTable());
            sheet.matters(v.entry(), "ligament", "its law has no counterpart in OpenSim; it has no tension there");
        }
        Form form = x.translate(new FormReader());
        double slope = form.constant() == 0 ? form.slope() : Double.NaN;
        if (!Double.isNaN(slope)) {
            XmlElement e = sheet.object("ForceSet", "PathSpring", name);
            Sheet.numbers(e, "resting_length", slack);
            Sheet.numbers(e, "stiffness", slope / n / slack);
            Sheet.numbers(e, "dissipation", sheet.r.quantities.quantity(v, "dissipation", "s/m"));
            undamped(v, "damping", "N*s/m");
            return e;
        }
        if (form.constant() == 0 && form.parts().get(0) instanceof Form.Curve c && c.scale() != 0) {
            XmlElement e = ligament(name, v, slack, c.scale() / n);
            Form plain = Form.of(0, new Form.Curve(c.f(), 1, c.slope(), c.shift() - c.slope()));
            XmlElement place = e.add("force_length_curve");
            if (!functions.write(place, plain)) {
                functions.write(place, formula(v, x), 1 / c.scale());
            }
            return e;
        }
        XmlElement e = ligament(name, v, slack, 1);
        functions.write(e.add("force_length_curve"), formula(v, x), 1.0 / n);
        return e;
    }

    private static FunctionWriter.Formula formula(Part v, Expression x) {
        return new FunctionWriter.Formula(
                v.entry(), x, 0, 0, LARGEST_STRAIN, 1); // their curve is one of length/resting length
    }

    /** The exponential law as a formula of the strain; null for laws that are tables. */
    private @Nullable Expression law(Part v) {
        if (!v.text("law").equals("exponential")) {
            return null;
        }
        double k = sheet.r.quantities.quantity(v, "stiffness", "N"),
                et = sheet.r.quantities.quantity(v, "transition-strain", ""),
                s = sheet.r.quantities.quantity(v, "toe-shape", "");
        // A (exp(s e/et) - 1) up to et, then its tangent of slope k: A = k et/(s exp(s))
        double a = k * et / (s * Math.exp(s)), at = a * Math.expm1(s);
        String toe = a + "*(exp(" + s / et + "*strain) - 1)", line = at + " + " + k + "*(strain - " + et + ")";
        return Expression.parse(
                "if(strain < " + et + ", " + toe + ", " + line + ")", new NameTable().variable("strain"));
    }

    private void path(XmlElement e, Part v, int i, int n) {
        if (v.entry().child("on").isPresent()) {
            Entry on = v.entry("on");
            Entry measure =
                    sheet.values.entries("measures").get(Texts.formula(on).strip());
            if (measure != null) {
                paths.write(e, measure);
            }
            return;
        }
        if (i < 0) {
            paths.write(e, v.entry());
            return;
        }
        double t = (i + 0.5) / n;
        List<Entry> places = v.list(v.entry().child("through").isPresent() ? "through" : "between");
        paths.straight(
                e,
                places.stream()
                        .map(p -> p.isScalar()
                                ? sheet.r.names.body(p)
                                : p.child("on").map(sheet.r.names::body).orElse(0))
                        .toList(),
                places.stream().map(p -> between(p, t)).toList());
    }

    /** A point of a line of attachment. */
    private double[] between(Entry place, double t) {
        if (place.child("from").isEmpty() || place.child("to").isEmpty()) {
            return place.child("at").map(a -> sheet.r.quantities.vector(a, "m")).orElse(new double[3]);
        }
        double[] a = sheet.r.quantities.vector(place.child("from").get(), "m"),
                b = sheet.r.quantities.vector(place.child("to").get(), "m");
        for (int k = 0; k < 3; k++) {
            a[k] = (1 - t) * a[k] + t * b[k];
        }
        return a;
    }
}
