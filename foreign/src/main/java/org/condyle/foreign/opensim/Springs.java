package org.condyle.foreign.opensim;

import java.util.List;
import org.condyle.foreign.XmlElement;
import org.condyle.foreign.XmlNumbers;
import org.condyle.foreign.opensim.write.Formulas;
import org.condyle.foreign.opensim.write.FrameWriter;
import org.condyle.foreign.opensim.write.Sheet;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Part;
import org.jspecify.annotations.Nullable;

/**
 * Springs between points and along coordinates, limits of coordinates. A damper between points is written as an
 * {@code ExpressionBasedPointToPointForce}, a spring along a path as a {@code PathSpring}, one along an angle as a {@code BushingForce}.
 */
final class Springs {
    private static final double DEGREE = Math.PI / 180;
    /** Limits, stiffness and damping of an angle are per degree in OpenSim. */
    private static final List<Property> LIMIT_OF_ANGLE = limits("deg", "N*m/deg", "N*m*s/deg"),
            LIMIT_OF_LENGTH = limits("m", "N/m", "N*s/m");

    private Springs() {}

    private static List<Property> limits(String unit, String stiffness, String damping) {
        return Property.list(
                "lower_limit lower " + unit + " 0",
                "lower_stiffness lower-stiffness " + stiffness + " 1",
                "upper_limit upper " + unit + " 0",
                "upper_stiffness upper-stiffness " + stiffness + " 1",
                "damping damping " + damping + " 0.001",
                "transition transition " + unit + " 0.1");
    }

    static void pointToPoint(Osim o, XmlElement e) {
        o.force(e, "spring")
                .set("between", ends(o, e))
                .set("stiffness", e.at(), Osim.number(e, "stiffness", 1), "N/m")
                .set("rest", e.at(), Osim.number(e, "rest_length", 0), "m");
    }

    /** The two points of a force between points. */
    static Entry ends(Osim o, XmlElement e) {
        return Draft.list(e.at(), List.of(end(o, e, "1"), end(o, e, "2")));
    }

    private static Entry end(Osim o, XmlElement e, String k) {
        return o.point(e, Sockets.path(e, "body" + k, "body" + k, "body_" + k), "point" + k);
    }

    static void generalized(Osim o, XmlElement e) {
        Coordinates.Known k = o.coordinate(e);
        double stiffness = Osim.number(e, "stiffness", 0), damping = Osim.number(e, "viscosity", 0);
        boolean angle = k.unit().equals("rad");
        if (stiffness == 0 && damping == 0) {
            o.losses.harmless(e, "has neither stiffness nor viscosity and is left out");
            return;
        }
        Actuators.tellAngle(o, e, k);
        Draft d = o.force(e, stiffness == 0 ? "damper" : "spring").set("on", e.at(), o.coordinates.sprung(k));
        if (stiffness != 0) {
            d.set("stiffness", e.at(), stiffness, angle ? "N*m" : "N/m");
            d.set("rest", e.at(), Osim.number(e, "rest_length", 0), k.unit());
        }
        if (damping != 0) {
            d.set("damping", e.at(), damping, angle ? "N*m*s" : "N*s/m");
        }
    }

    /** A spring, or a damper, which has no stiffness. */
    static void write(Sheet s, String name, Part v) {
        boolean spring = v.variant().equals("spring");
        double k = spring ? s.number(v, "stiffness", "*") : 0, c = s.number(v, "damping", "*");
        double rest = spring ? s.number(v, "rest", "*") : 0;
        if (v.entry().child("between").isPresent()) {
            between(s, name, v.entry(), k, c, rest);
            return;
        }
        Formulas.@Nullable Ref ref = s.formulas.coordinate(v.text("on"));
        @Nullable Entry measure = s.measure(v.text("on"));
        String type = measure == null ? "" : Sheet.word(measure, "type", "");
        if (ref != null) {
            XmlElement e = s.object("ForceSet", "SpringGeneralizedForce", name);
            Sheet.text(e, "coordinate", s.names.of(ref));
            Sheet.numbers(e, "stiffness", k);
            Sheet.numbers(e, "rest_length", rest);
            Sheet.numbers(e, "viscosity", c);
        } else if (measure != null && type.equals("distance")) {
            between(s, name, measure, k, c, rest);
        } else if (measure != null && type.equals("path")) {
            XmlElement e = s.object("ForceSet", "PathSpring", name);
            Sheet.numbers(e, "resting_length", rest);
            Sheet.numbers(e, "stiffness", k);
            Sheet.numbers(e, "dissipation", 0);
            s.paths.write(e, measure);
            s.matters(
                    v.entry(), v.variant(), "a PathSpring of OpenSim never pushes, and its damping is of another kind");
        } else if (measure == null || rest != 0 || !Bushings.writeAngle(s, name, measure, k, c)) {
            s.matters(v.entry(), v.variant(), "no force of OpenSim acts along this measure; it is left out");
        }
    }

    private static void between(Sheet s, String name, Entry owner, double k, double c, double rest) {
        boolean damped = c != 0;
        XmlElement e = s.object("ForceSet", damped ? "ExpressionBasedPointToPointForce" : "PointToPointSpring", name);
        writeEnds(s, e, owner);
        if (damped) {
            String spring = k == 0 ? "" : XmlNumbers.of(k) + "*(d-" + XmlNumbers.of(rest) + ")+";
            Sheet.text(e, "expression", (spring + XmlNumbers.of(c) + "*ddot").replace("E", "e"));
        } else {
            Sheet.numbers(e, "stiffness", k);
            Sheet.numbers(e, "rest_length", rest);
        }
    }

    static void writeEnds(Sheet s, XmlElement e, Entry owner) {
        List<Entry> places = Sheet.list(owner, "between");
        for (int i = 0; i < places.size(); i++) {
            FrameWriter.Spot end = s.frames.spot(places.get(i));
            Sheet.text(e, "socket_body" + (i + 1), s.bodyPath(end.body()));
            Sheet.numbers(e, "point" + (i + 1), end.at());
        }
    }

    static void limit(Osim o, XmlElement e) {
        Coordinates.Known k = o.coordinate(e);
        Draft d = o.force(e, "coordinate-limit").set("on", e.at(), o.coordinates.sprung(k));
        Property.read(k.unit().equals("rad") ? LIMIT_OF_ANGLE : LIMIT_OF_LENGTH, e, d);
    }

    static void writeLimit(Sheet s, String name, Part v) {
        Formulas.@Nullable Ref ref = s.coordinate(Sheet.word(v.entry(), "on", ""));
        if (ref == null) {
            s.matters(
                    v.entry(), "coordinate-limit", "a CoordinateLimitForce acts on a coordinate only; it is left out");
            return;
        }
        XmlElement e = s.object("ForceSet", "CoordinateLimitForce", name);
        Sheet.text(e, "coordinate", s.names.of(ref));
        for (Property p : LIMIT_OF_ANGLE) {
            boolean si = ref.coordinate().isLength();
            Sheet.numbers(e, p.property(), si ? s.number(v, p.key(), "*") : inDegrees(s, v.entry(p.key()), p.unit()));
        }
    }

    /** A quantity in the unit of OpenSim; what is written in this unit stays as it is. */
    private static double inDegrees(Sheet s, Entry e, String unit) {
        String text = e.text().strip();
        if (text.endsWith(" " + unit)) {
            String number = text.substring(0, text.length() - unit.length()).strip();
            if (number.matches("[-+0-9.eE]+")) {
                return Double.parseDouble(number);
            }
        }
        double value = s.r.quantities.quantity(e, "*");
        return unit.equals("deg") ? value / DEGREE : value * DEGREE;
    }
}
