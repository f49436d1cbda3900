package org.condyle.foreign.opensim;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.condyle.expression.Expression;
import org.condyle.foreign.XmlElement;
import org.condyle.foreign.opensim.write.Form;
import org.condyle.foreign.opensim.write.FormReader;
import org.condyle.foreign.opensim.write.FrameWriter;
import org.condyle.foreign.opensim.write.Sheet;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Part;
import org.jspecify.annotations.Nullable;

/** Equations between coordinates and between bodies: point, weld, distance, point on a line, coupled coordinates. */
final class Constraints {
    private static final List<Property> LENGTH = Property.list("constant_distance length m 1");

    private Constraints() {}

    /** Whether it is enforced; old files say whether it is disabled. */
    static boolean acts(XmlElement e) {
        return e.flag("isEnforced", !e.flag("isDisabled", false));
    }

    static void read(Osim o) {
        for (XmlElement e : o.set("ConstraintSet")) {
            if (acts(e)) {
                OpenSimElements.CONSTRAINTS
                        .reader(e.name())
                        .orElse(Constraints::unknown)
                        .read(o, e);
            } else {
                o.losses.harmless(e, "is not enforced in the file and left out");
            }
        }
    }

    private static void unknown(Osim o, XmlElement e) {
        o.losses.matters(e, "this kind of constraint is not known; the bodies are free to move there");
    }

    static void write(Sheet s) {
        s.r.eachPart(
                s.values,
                "constraints",
                (name, v) -> OpenSimElements.CONSTRAINTS
                        .writer(v.variant(), Constraints::lost)
                        .write(s, name, v));
    }

    private static void lost(Sheet s, String name, Part v) {
        lost(s, v, "OpenSim has no such constraint");
    }

    private static void lost(Sheet s, Part v, String why) {
        s.matters(v.entry(), v.variant(), why + "; it is left out, and the bodies can move there");
    }

    private static Draft made(Osim o, XmlElement e, String type) {
        String name = o.names.part(e, e.attribute("name", ""), "constraint");
        return o.section("constraints", e).mapping(name, e.at()).set("type", e.at(), type);
    }

    private static XmlElement begin(Sheet s, String name, String className, Part v) {
        XmlElement e = s.object("ConstraintSet", className, name);
        Sheet.text(
                e,
                "isEnforced",
                Boolean.toString(Sheet.word(v.entry(), "active", "true").equals("true")));
        return e;
    }

    static void point(Osim o, XmlElement e) {
        points(o, e, "spherical");
    }

    static void distance(Osim o, XmlElement e) {
        Property.read(LENGTH, e, points(o, e, "distance"));
    }

    private static Draft points(Osim o, XmlElement e, String type) {
        Entry a = end(o, e, 1), b = end(o, e, 2);
        return made(o, e, type).set("between", Draft.list(e.at(), List.of(a, b)));
    }

    private static Entry end(Osim o, XmlElement e, int k) {
        return o.point(e, Sockets.path(e, "body_" + k, "body_" + k), "location_body_" + k);
    }

    static void writePoint(Sheet s, String name, Part v) {
        points(s, name, "PointConstraint", v);
    }

    static void writeDistance(Sheet s, String name, Part v) {
        Property.write(LENGTH, s, v, points(s, name, "ConstantDistanceConstraint", v));
    }

    private static XmlElement points(Sheet s, String name, String className, Part v) {
        XmlElement e = begin(s, name, className, v);
        for (int i = 0; i < 2; i++) {
            FrameWriter.Spot end = s.frames.spot(v.list("between").get(i));
            Sheet.text(e, "socket_body_" + (i + 1), s.bodyPath(end.body()));
            Sheet.numbers(e, "location_body_" + (i + 1), end.at());
        }
        return e;
    }

    /** In the plane two coincident points are all of a hinge. */
    static void writeHinge(Sheet s, String name, Part v) {
        if (s.file.planar()) {
            writePoint(s, name, v);
        } else {
            lost(s, v, "OpenSim has no hinge as a constraint");
        }
    }

    static void weld(Osim o, XmlElement e) {
        Entry a = frame(o, e, 1), b = frame(o, e, 2);
        made(o, e, "weld").set("between", Draft.list(e.at(), List.of(a, b)));
    }

    private static Entry frame(Osim o, XmlElement e, int k) {
        return o.frames.ofConstraint(e, k, Sockets.path(e, "frame" + k)).entry(e.at());
    }

    static void writeWeld(Sheet s, String name, Part v) {
        s.frames.connect(begin(s, name, "WeldConstraint", v), v.list("between"));
    }

    /** A drive is a lock or a prescribed motion of its coordinate. */
    static void writeDrive(Sheet s, String name, Part v) {
        if (!s.coordinates.isWritten(v.entry())) {
            lost(s, v, "OpenSim prescribes single coordinates as functions of time only");
        }
    }

    static void coupler(Osim o, XmlElement e) {
        String[] names = e.text("independent_coordinate_names", "").split("\\s+", 0);
        Coordinates.Known dependent = o.coordinates.find(e, e.text("dependent_coordinate_name", ""));
        XmlElement function =
                Functions.in(e.child("coupled_coordinates_function").orElse(null));
        if (names.length != 1) {
            o.losses.matters(e, "couples more than two coordinates; the constraint is left out");
            return;
        }
        Coordinates.Known k = o.coordinates.find(e, names[0]);
        String f = o.functions.formula(function, o.coordinates.driven(k), e.attribute("name", "coupler"));
        double scale = Osim.number(e, "scale_factor", 1);
        String right = scale == 1 ? f : Functions.linear(new double[] {scale, 0}, "(" + f + ")");
        String bracketed = right.matches("[\\w.*]+(\\([\\w.]*\\))?") ? right : "(" + right + ")";
        made(o, e, "coupler").set("equation", e.at(), "= " + o.coordinates.driven(dependent) + " - " + bracketed);
    }

    static void pointOnLine(Osim o, XmlElement e) {
        Spot line = o.frames.find(e, Sockets.path(e, "line_body", "line_body")),
                follower = o.frames.find(e, Sockets.path(e, "follower_body", "follower_body"));
        double[] along = line.direction(Osim.vector(e, "line_direction_vec", 1, 0, 0));
        if (Spot.isZero(along)) {
            throw e.problem("line_direction_vec is zero; give the direction of the line");
        }
        Spot follows = follower.at(Osim.vector(e, "point_on_follower", 0, 0, 0));
        Draft d = made(o, e, "point-on-line").set("point", follows.entry(e.at()));
        d.mapping("line", e.at())
                .set("on", Draft.name(e.at(), line.body()))
                .set("through", e.at(), line.point(Osim.vector(e, "point_on_line", 0, 0, 0)), "m")
                .set("along", e.at(), along, "");
    }

    static void writeLine(Sheet s, String name, Part v) {
        XmlElement e = begin(s, name, "PointOnLineConstraint", v);
        Part l = v.part("line");
        FrameWriter.Spot p = s.frames.spot(v.entry("point"));
        Sheet.text(e, "socket_line_body", s.bodyPath(s.r.names.body(l.entry("on"))));
        Sheet.text(e, "socket_follower_body", s.bodyPath(p.body()));
        Sheet.numbers(e, "line_direction_vec", s.direction(l.entry("along")));
        Sheet.numbers(e, "point_on_line", s.r.quantities.vector(l.entry("through"), "m"));
        Sheet.numbers(e, "point_on_follower", p.at());
        if (s.file.planar()) {
            s.harmless(v.entry(), "point-on-line", "has a second equation in space, which a planar motion fulfils");
        }
    }

    /** a q₁ + f(q₂) + c = 0 becomes q₁ = -(f(q₂) + c)/a. */
    static void writeCoupler(Sheet s, String name, Part v) {
        List<String> coordinates = s.formulas.coordinates();
        @Nullable Expression x = s.formulas.parse(v.entry("equation"), coordinates);
        Form form = x == null ? Form.UNKNOWN : x.translate(new FormReader());
        if (x != null && form.known() && form.parts().size() == 1 && !Double.isNaN(form.slope())) {
            fixed(s, name, v, form);
            return;
        }
        if (x == null || !form.known() || form.parts().size() != 2) {
            lost(s, v, "a coupler of OpenSim makes one coordinate a function of another one");
            return;
        }
        List<Integer> slots = new ArrayList<>(form.parts().keySet());
        if (slots.get(1) == coordinates.indexOf(x.variables().iterator().next())) {
            Collections.swap(slots, 0, 1); // the equation names it first: that is the dependent one in imported models
        }
        for (int i = 0; i < 2; i++) {
            int dependent = slots.get(i), independent = slots.get(1 - i);
            if (form.parts().get(dependent) instanceof Form.Polynomial p && p.isLinear() && p.c()[1] != 0) {
                Form right = form.without(dependent).times(-1 / p.c()[1]);
                coupled(s, name, v, dependent, independent, right);
                return;
            }
        }
        lost(s, v, "a coupler of OpenSim gives the dependent coordinate as a function of the other");
    }

    /** a q + c = 0 becomes q = -c/a, a constant function of any other coordinate, which OpenSim wants to be named. */
    private static void fixed(Sheet s, String name, Part v, Form form) {
        int dependent = form.slot();
        if (s.formulas.coordinates().size() < 2) {
            lost(s, v, "a coupler of OpenSim needs two coordinates; a coordinate alone is fixed by a drive");
            return;
        }
        coupled(s, name, v, dependent, dependent == 0 ? 1 : 0, Form.constant(-form.constant() / form.slope()));
    }

    private static void coupled(Sheet s, String name, Part v, int dependent, int independent, Form right) {
        XmlElement e = begin(s, name, "CoordinateCouplerConstraint", v);
        XmlElement place = e.add("coupled_coordinates_function");
        if (!s.functions.write(place, right)) {
            s.out.find("ConstraintSet", "objects").ifPresent(o -> o.remove(e));
            lost(s, v, "OpenSim has no function for this equation");
            return;
        }
        Sheet.text(e, "independent_coordinate_names", s.names.of(s.formulas.coordinate(independent)));
        Sheet.text(e, "dependent_coordinate_name", s.names.of(s.formulas.coordinate(dependent)));
        Sheet.numbers(e, "scale_factor", 1);
    }
}
