package org.condyle.io.foreign.opensim.write;

import java.util.List;
import java.util.Map;
import org.condyle.expression.Expression;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Part;
import org.condyle.io.foreign.XmlElement;
import org.jspecify.annotations.Nullable;

/** Writes constraints that OpenSim has: point, weld, distance, point on a line, coupled coordinates. */
final class ConstraintWriter {
    private final Sheet sheet;
    private final FrameWriter frames;
    private final Formulas formulas;
    private final FunctionWriter functions;
    private final CoordinateWriter coordinates;

    ConstraintWriter(
            Sheet sheet,
            FrameWriter frames,
            Formulas formulas,
            FunctionWriter functions,
            CoordinateWriter coordinates) {
        this.sheet = sheet;
        this.frames = frames;
        this.formulas = formulas;
        this.functions = functions;
        this.coordinates = coordinates;
    }

    void write() {
        sheet.values.each("constraints", (name, v) -> {
            switch (v.variant()) {
                case "spherical" -> points(name, "PointConstraint", v);
                case "revolute" -> revolute(name, v);
                case "distance" ->
                    Sheet.numbers(
                            points(name, "ConstantDistanceConstraint", v),
                            "constant_distance",
                            sheet.r.quantities.quantity(v, "length", "m"));
                case "weld" -> weld(name, v);
                case "point-on-line" -> line(name, v);
                case "coupler" -> coupler(name, v);
                case "drive" -> {
                    if (!coordinates.isWritten(v.entry())) {
                        lost(v, "OpenSim prescribes single coordinates as functions of time only");
                    }
                }
                default -> lost(v, "OpenSim has no such constraint");
            }
        });
    }

    private void lost(Part v, String why) {
        sheet.matters(v.entry(), v.variant(), why + "; it is left out, and the bodies can move there");
    }

    private XmlElement begin(String name, String className, Part v) {
        XmlElement e = sheet.object("ConstraintSet", className, name);
        boolean active =
                v.entry().child("active").map(a -> a.text().equals("true")).orElse(true);
        Sheet.text(e, "isEnforced", Boolean.toString(active));
        return e;
    }

    private XmlElement points(String name, String className, Part v) {
        XmlElement e = begin(name, className, v);
        for (int i = 0; i < 2; i++) {
            FrameWriter.Spot s = frames.spot(v.list("between").get(i));
            Sheet.text(e, "socket_body_" + (i + 1), sheet.bodyPath(s.body()));
            Sheet.numbers(e, "location_body_" + (i + 1), s.at());
        }
        return e;
    }

    /** In the plane two coincident points are all of it. */
    private void revolute(String name, Part v) {
        if (sheet.file.planar()) {
            points(name, "PointConstraint", v);
        } else {
            lost(v, "OpenSim has no hinge as a constraint");
        }
    }

    private void weld(String name, Part v) {
        XmlElement e = begin(name, "WeldConstraint", v);
        XmlElement first = e.add("socket_frame1"), second = e.add("socket_frame2");
        first.setText(frames.socket(e, frames.spot(v.list("between").get(0))));
        second.setText(frames.socket(e, frames.spot(v.list("between").get(1))));
    }

    private void line(String name, Part v) {
        XmlElement e = begin(name, "PointOnLineConstraint", v);
        Part l = v.part("line");
        FrameWriter.Spot p = frames.spot(v.entry("point"));
        Sheet.text(e, "socket_line_body", sheet.bodyPath(sheet.r.names.body(l.entry("on"))));
        Sheet.text(e, "socket_follower_body", sheet.bodyPath(p.body()));
        Sheet.numbers(e, "line_direction_vec", along(l.entry("along")));
        Sheet.numbers(e, "point_on_line", sheet.r.quantities.vector(l.entry("through"), "m"));
        Sheet.numbers(e, "point_on_follower", p.at());
        if (sheet.file.planar()) {
            sheet.harmless(v.entry(), "point-on-line", "has a second equation in space, which a planar motion fulfils");
        }
    }

    private double[] along(Entry e) {
        return e.isScalar() ? sheet.r.frames.direction(e) : sheet.r.quantities.vector(e, "");
    }

    /** a q₁ + f(q₂) + c = 0 becomes q₁ = -(f(q₂) + c)/a. */
    private void coupler(String name, Part v) {
        @Nullable Expression x = formulas.parse(v.entry("equation"), formulas.coordinates());
        Form form = x == null ? Form.UNKNOWN : x.translate(new FormReader());
        if (x != null && form.known() && form.parts().size() == 1 && !Double.isNaN(form.slope())) {
            fixed(name, v, form);
            return;
        }
        if (x == null || !form.known() || form.parts().size() != 2) {
            lost(v, "a coupler of OpenSim makes one coordinate a function of another one");
            return;
        }
        String first = x.variables().iterator().next();
        int preferred = formulas.coordinates().indexOf(first);
        for (Map.Entry<Integer, Form.Part> part : order(form, preferred)) {
            int dependent = part.getKey();
            if (part.getValue() instanceof Form.Polynomial p && p.isLinear() && p.c()[1] != 0) {
                int independent = form.parts().keySet().stream()
                        .filter(k -> k != dependent)
                        .findFirst()
                        .orElse(dependent);
                Form right = new Form(form.constant(), Map.of(independent, part(form, independent)), true)
                        .times(-1 / p.c()[1]);
                write(name, v, dependent, independent, right);
                return;
            }
        }
        lost(v, "a coupler of OpenSim gives the dependent coordinate as a function of the other");
    }

    /** a q + c = 0 becomes q = -c/a, a constant function of any other coordinate, which OpenSim wants to be named. */
    private void fixed(String name, Part v, Form form) {
        int dependent = form.slot();
        if (formulas.coordinates().size() < 2) {
            lost(v, "a coupler of OpenSim needs two coordinates; a coordinate alone is fixed by a drive");
            return;
        }
        write(name, v, dependent, dependent == 0 ? 1 : 0, Form.constant(-form.constant() / form.slope()));
    }

    private static Form.Part part(Form form, int slot) {
        Form.Part p = form.parts().get(slot);
        return p == null ? new Form.Polynomial(new double[] {0, 0}) : p;
    }

    /** The coordinate that the equation names first comes first: that is the dependent one in imported models. */
    private static List<Map.Entry<Integer, Form.Part>> order(Form form, int preferred) {
        return form.parts().entrySet().stream()
                .sorted((a, b) -> Boolean.compare(a.getKey() != preferred, b.getKey() != preferred))
                .toList();
    }

    private void write(String name, Part v, int dependent, int independent, Form right) {
        Formulas.Ref d = formulas.coordinate(dependent), i = formulas.coordinate(independent);
        XmlElement e = begin(name, "CoordinateCouplerConstraint", v);
        XmlElement place = e.add("coupled_coordinates_function");
        if (!functions.write(place, right)) {
            sheet.out.find("ConstraintSet", "objects").ifPresent(o -> o.remove(e));
            lost(v, "OpenSim has no function for this equation");
            return;
        }
        Sheet.text(
                e,
                "independent_coordinate_names",
                sheet.names.coordinate(i.joint(), i.coordinate().name()));
        Sheet.text(
                e,
                "dependent_coordinate_name",
                sheet.names.coordinate(d.joint(), d.coordinate().name()));
        Sheet.numbers(e, "scale_factor", 1);
    }
}
