package org.condyle.io.foreign.opensim.write;

import java.util.List;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Part;
import org.condyle.io.foreign.XmlElement;
import org.jspecify.annotations.Nullable;

/** Writes motors as the actuators of OpenSim that act along a coordinate, a line, about an axis or on a point. */
final class MotorWriter {
    private final Sheet sheet;
    private final Formulas formulas;
    private final JointAngles angles;
    private final PathWriter paths;
    private final ControlWriter controls;

    MotorWriter(Sheet sheet, Formulas formulas, JointAngles angles, PathWriter paths, ControlWriter controls) {
        this.sheet = sheet;
        this.formulas = formulas;
        this.angles = angles;
        this.paths = paths;
        this.controls = controls;
    }

    void write(String name, Part v) {
        switch (v.variant()) {
            case "body-torque-motor" -> torque(name, v);
            case "point-motor" -> point(name, v);
            default -> motor(name, v);
        }
    }

    private void motor(String name, Part v) {
        boolean on = v.has("on");
        Formulas.@Nullable Ref plain = on ? formulas.coordinate(v.text("on")) : null;
        Formulas.@Nullable Ref ref = on && plain == null ? angles.coordinate(v.text("on")) : plain;
        if (ref != null) {
            coordinate(name, v, ref);
            return;
        }
        @Nullable Entry line = on ? measure(v) : v.entry();
        boolean push = v.text("line").equals("push");
        List<Entry> ends = line == null
                ? List.of()
                : line.child("through")
                        .or(() -> line.child("between"))
                        .map(Entry::items)
                        .orElse(List.of());
        boolean straight =
                ends.size() == 2 && line != null && line.child("over").isEmpty();
        if (line == null || (push && !straight)) {
            sheet.matters(
                    v.entry(),
                    "motor",
                    push
                            ? "no actuator of OpenSim pushes along a path; it is left out"
                            : "no actuator of OpenSim acts along this measure; it is left out");
            return;
        }
        if (v.has("activation-time")) {
            sheet.matters(
                    v.entry("activation-time"),
                    "activation-time",
                    "only actuators of coordinates have an activation in OpenSim; this one follows its control at once");
        }
        XmlElement e = sheet.object("ForceSet", push ? "PointToPointActuator" : "PathActuator", name);
        if (push) {
            end(e, "A", ends.get(0));
            end(e, "B", ends.get(1));
        }
        common(e, name, v);
        if (!push) {
            paths.write(e, line);
        }
    }

    /** The measure that is a distance or a path; null for others. */
    private @Nullable Entry measure(Part v) {
        @Nullable Entry measure = sheet.values.entries("measures").get(v.text("on"));
        return measure == null
                ? null
                : measure.child("type")
                        .filter(t -> t.text().equals("path") || t.text().equals("distance"))
                        .map(t -> measure)
                        .orElse(null);
    }

    private void coordinate(String name, Part v, Formulas.Ref ref) {
        boolean activated = v.has("activation-time");
        XmlElement e =
                sheet.object("ForceSet", activated ? "ActivationCoordinateActuator" : "CoordinateActuator", name);
        Sheet.text(
                e,
                "coordinate",
                sheet.names.coordinate(ref.joint(), ref.coordinate().name()));
        if (activated) {
            Sheet.numbers(e, "activation_time_constant", sheet.r.quantities.quantity(v, "activation-time", "s"));
            Sheet.numbers(e, "default_activation", sheet.r.quantities.quantity(v, "start-activation", ""));
        }
        common(e, name, v);
    }

    private void end(XmlElement e, String k, Entry place) {
        int body = place.isScalar()
                ? sheet.r.names.body(place)
                : place.child("on").map(sheet.r.names::body).orElse(0);
        Sheet.text(e, "body" + k, body(body));
        Sheet.numbers(
                e,
                "point" + k,
                place.isScalar()
                        ? new double[3]
                        : place.child("at")
                                .map(a -> sheet.r.quantities.vector(a, "m"))
                                .orElse(new double[3]));
    }

    private String body(int index) {
        return index == 0 ? "ground" : OsimNames.clean(sheet.bodyName(index));
    }

    private void torque(String name, Part v) {
        XmlElement e = sheet.object("ForceSet", "TorqueActuator", name);
        Sheet.text(e, "bodyA", body(sheet.r.names.body(v.entry("on"))));
        Sheet.text(e, "bodyB", body(sheet.r.names.body(v.entry("against"))));
        Sheet.text(e, "torque_is_global", Boolean.toString(v.text("axes").equals("world")));
        Sheet.numbers(e, "axis", sheet.r.frames.direction(v.entry("axis")));
        common(e, name, v);
    }

    private void point(String name, Part v) {
        XmlElement e = sheet.object("ForceSet", "PointActuator", name);
        Sheet.text(e, "body", body(sheet.r.names.body(v.entry("on"))));
        Sheet.numbers(e, "point", sheet.r.quantities.vector(v.entry("at"), "m"));
        Sheet.text(e, "point_is_global", Boolean.toString(v.text("point").equals("world")));
        Sheet.numbers(e, "direction", sheet.r.frames.direction(v.entry("direction")));
        Sheet.text(e, "force_is_global", Boolean.toString(v.text("axes").equals("world")));
        common(e, name, v);
    }

    private void common(XmlElement e, String name, Part v) {
        Sheet.numbers(e, "optimal_force", sheet.r.quantities.quantity(v.entry("optimal-force"), "*"));
        if (v.has("least-control")) {
            Sheet.numbers(e, "min_control", sheet.r.quantities.quantity(v, "least-control", ""));
        }
        if (v.has("most-control")) {
            Sheet.numbers(e, "max_control", sheet.r.quantities.quantity(v, "most-control", ""));
        }
        if (v.has("reserve") && v.flag("reserve")) {
            sheet.harmless(v.entry("reserve"), "reserve", "OpenSim does not tell reserves from other actuators");
        }
        controls.write(e, name, v);
    }
}
