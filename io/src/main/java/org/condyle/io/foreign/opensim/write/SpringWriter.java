package org.condyle.io.foreign.opensim.write;

import java.util.List;
import org.condyle.expression.Expression;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Part;
import org.condyle.io.foreign.XmlElement;
import org.condyle.io.foreign.XmlNumbers;
import org.jspecify.annotations.Nullable;

/**
 * Writes springs, dampers, limits and motors of coordinates and between points. A damper between points is an
 * {@code ExpressionBasedPointToPointForce}; a motor is one if its formula contains nothing but its own coordinate and speed.
 */
final class SpringWriter {
    private static final double DEGREE = Math.PI / 180;

    private final Sheet sheet;
    private final Formulas formulas;
    private final JointAngles angles;
    private final PathWriter paths;
    private final BushingWriter bushings;

    SpringWriter(Sheet sheet, Formulas formulas, JointAngles angles, PathWriter paths, BushingWriter bushings) {
        this.sheet = sheet;
        this.formulas = formulas;
        this.angles = angles;
        this.paths = paths;
        this.bushings = bushings;
    }

    /** A spring, or a damper, which has no stiffness. */
    void spring(String name, Part v) {
        boolean spring = v.variant().equals("spring");
        double k = spring ? sheet.r.quantities.quantity(v.entry("stiffness"), "*") : 0;
        double c = sheet.r.quantities.quantity(v.entry("damping"), "*");
        double rest = spring ? sheet.r.quantities.quantity(v.entry("rest"), "*") : 0;
        if (v.entry().child("between").isPresent()) {
            between(name, v.entry(), k, c, rest);
            return;
        }
        Formulas.@Nullable Ref ref = formulas.coordinate(v.text("on"));
        if (ref != null) {
            XmlElement e = sheet.object("ForceSet", "SpringGeneralizedForce", name);
            Sheet.text(
                    e,
                    "coordinate",
                    sheet.names.coordinate(ref.joint(), ref.coordinate().name()));
            Sheet.numbers(e, "stiffness", k);
            Sheet.numbers(e, "rest_length", rest);
            Sheet.numbers(e, "viscosity", c);
            return;
        }
        onMeasure(name, v, k, c, rest);
    }

    private void onMeasure(String name, Part v, double k, double c, double rest) {
        @Nullable Entry measure = sheet.values.entries("measures").get(v.text("on"));
        String type =
                measure == null ? "" : measure.child("type").map(Entry::text).orElse("");
        if (measure != null && type.equals("distance")) {
            between(name, measure, k, c, rest);
        } else if (measure != null && type.equals("path")) {
            XmlElement e = sheet.object("ForceSet", "PathSpring", name);
            Sheet.numbers(e, "resting_length", rest);
            Sheet.numbers(e, "stiffness", k);
            Sheet.numbers(e, "dissipation", 0);
            paths.write(e, measure);
            sheet.matters(
                    v.entry(), v.variant(), "a PathSpring of OpenSim never pushes, and its damping is of another kind");
        } else if (measure == null || rest != 0 || !bushings.along(name, measure, k, c)) {
            sheet.matters(v.entry(), v.variant(), "no force of OpenSim acts along this measure; it is left out");
        }
    }

    private void between(String name, Entry owner, double k, double c, double rest) {
        boolean damped = c != 0;
        XmlElement e =
                sheet.object("ForceSet", damped ? "ExpressionBasedPointToPointForce" : "PointToPointSpring", name);
        ends(e, owner);
        if (damped) {
            String spring = k == 0 ? "" : XmlNumbers.of(k) + "*(d-" + XmlNumbers.of(rest) + ")+";
            Sheet.text(e, "expression", (spring + XmlNumbers.of(c) + "*ddot").replace("E", "e"));
        } else {
            Sheet.numbers(e, "stiffness", k);
            Sheet.numbers(e, "rest_length", rest);
        }
    }

    private void ends(XmlElement e, Entry owner) {
        List<Entry> places = owner.child("between").map(Entry::items).orElse(List.of());
        for (int i = 0; i < places.size(); i++) {
            Entry p = places.get(i);
            int body = p.isScalar()
                    ? sheet.r.names.body(p)
                    : p.child("on").map(sheet.r.names::body).orElse(0);
            Sheet.text(e, "socket_body" + (i + 1), sheet.bodyPath(body));
            Sheet.numbers(
                    e,
                    "point" + (i + 1),
                    p.isScalar()
                            ? new double[3]
                            : p.child("at")
                                    .map(a -> sheet.r.quantities.vector(a, "m"))
                                    .orElse(new double[3]));
        }
    }

    /** Limits and stiffnesses of an angle are in degrees in OpenSim. */
    void limit(String name, Part v) {
        String on = v.entry().child("on").map(Entry::text).orElse("");
        Formulas.@Nullable Ref plain = formulas.coordinate(on), ref = plain == null ? angles.coordinate(on) : plain;
        if (ref == null) {
            sheet.matters(
                    v.entry(), "coordinate-limit", "a CoordinateLimitForce acts on a coordinate only; it is left out");
            return;
        }
        XmlElement e = sheet.object("ForceSet", "CoordinateLimitForce", name);
        boolean length = ref.coordinate().isLength();
        Sheet.text(
                e,
                "coordinate",
                sheet.names.coordinate(ref.joint(), ref.coordinate().name()));
        Sheet.numbers(e, "upper_limit", in(v, "upper", "deg", length));
        Sheet.numbers(e, "upper_stiffness", in(v, "upper-stiffness", "N*m/deg", length));
        Sheet.numbers(e, "lower_limit", in(v, "lower", "deg", length));
        Sheet.numbers(e, "lower_stiffness", in(v, "lower-stiffness", "N*m/deg", length));
        Sheet.numbers(e, "damping", in(v, "damping", "N*m*s/deg", length));
        Sheet.numbers(e, "transition", in(v, "transition", "deg", length));
    }

    /** A quantity in the unit of OpenSim; what is written in this unit stays as it is. */
    private double in(Part v, String key, String unit, boolean si) {
        Entry e = v.entry(key);
        double value = sheet.r.quantities.quantity(e, "*");
        if (si) {
            return value;
        }
        String text = e.text().strip();
        if (text.endsWith(" " + unit)
                && text.substring(0, text.length() - unit.length()).strip().matches("[-+0-9.eE]+")) {
            return Double.parseDouble(
                    text.substring(0, text.length() - unit.length()).strip());
        }
        return unit.equals("deg") ? value / DEGREE : value * DEGREE;
    }

    /** A motor along a coordinate or a distance. */
    void torque(String name, Part v) {
        String on = v.text("on");
        Formulas.@Nullable Ref ref = formulas.coordinate(on);
        @Nullable Entry measure = sheet.values.entries("measures").get(on);
        boolean distance = measure != null
                && measure.child("type")
                        .filter(t -> t.text().equals("distance"))
                        .isPresent();
        String own = ref == null ? on : ref.name();
        List<String> names = ref == null
                ? List.of(own + ".value", own + ".rate")
                : List.of(own, own + ".speed", ref.joint().name() + ".speed");
        @Nullable Expression x = formulas.parse(v.entry("value"), names);
        String text = x == null
                ? ""
                : x.translate(new LeptonText(ref == null ? List.of("d", "ddot") : List.of("q", "qdot", "qdot")));
        if (text.isEmpty() || (ref == null && !distance)) {
            sheet.matters(
                    v.entry(),
                    "torque",
                    "an expression of OpenSim contains nothing but the coordinate itself and its speed; it is left out");
            return;
        }
        XmlElement e = sheet.object(
                "ForceSet", ref == null ? "ExpressionBasedPointToPointForce" : "ExpressionBasedCoordinateForce", name);
        if (ref == null && measure != null) {
            ends(e, measure);
            Sheet.text(e, "expression", "-(" + text + ")"); // there an attraction is positive
        } else if (ref != null) {
            Sheet.text(
                    e,
                    "coordinate",
                    sheet.names.coordinate(ref.joint(), ref.coordinate().name()));
            Sheet.text(e, "expression", text);
        }
    }
}
