package org.condyle.foreign.opensim;

import java.util.List;
import java.util.function.Function;
import org.condyle.foreign.XmlElement;
import org.condyle.foreign.opensim.write.Formulas;
import org.condyle.foreign.opensim.write.FrameWriter;
import org.condyle.foreign.opensim.write.OsimNames;
import org.condyle.foreign.opensim.write.PathWriter;
import org.condyle.foreign.opensim.write.Sheet;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Part;
import org.jspecify.annotations.Nullable;

/** Actuators that are no muscles: motors along coordinates, lines and paths, torques between bodies, forces on bodies. */
public final class Actuators {
    private static final int TURNED = 10905;
    private static final List<Property> ACTIVATION = Property.list(
            "activation_time_constant activation-time s 0.01", "default_activation start-activation - 0.5");

    private Actuators() {}

    private static Draft of(XmlElement e, String type) {
        return new Draft(e.at()).set("type", e.at(), type);
    }

    private static String name(Osim o, XmlElement e) {
        return o.names.part(e, Osim.name(e), "force");
    }

    /** Writes what all of them have, and puts the force into the model. */
    private static void put(Osim o, XmlElement e, String name, Draft d, String unit) {
        double force = Osim.number(e, "optimal_force", 1);
        if (force < 0) {
            throw Osim.at(e, "optimal_force").problem("must not be negative, was " + force);
        }
        d.set("optimal-force", e.at(), force, unit);
        limit(o, e, d, "min_control", 0, "least-control");
        limit(o, e, d, "max_control", 1, "most-control");
        d.set("control", o.controls.of(e));
        o.section("forces", e).set(name, d.entry());
    }

    /** A limit of the control; older files have one of {@code unmeant} that OpenSim does not obey. */
    private static void limit(Osim o, XmlElement e, Draft d, String property, double unmeant, String key) {
        double limit = e.number(property, Double.POSITIVE_INFINITY);
        boolean meant = o.version >= Muscles.CONTROLS_ARE_MEANT || limit != unmeant;
        if (!Double.isInfinite(limit) && meant) {
            d.set(key, e.at(), Osim.number(e, property, 0), "");
        }
    }

    private static void writeCommon(Sheet s, XmlElement e, String name, Part v) {
        Sheet.numbers(e, "optimal_force", s.number(v, "optimal-force", "*"));
        if (v.has("least-control")) {
            Sheet.numbers(e, "min_control", s.number(v, "least-control", ""));
        }
        if (v.has("most-control")) {
            Sheet.numbers(e, "max_control", s.number(v, "most-control", ""));
        }
        if (v.has("reserve") && v.flag("reserve")) {
            s.harmless(v.entry("reserve"), "reserve", "OpenSim does not tell reserves from other actuators");
        }
        s.controls.write(e, name, v);
    }

    /** With an activation if the class has one. */
    static void coordinate(Osim o, XmlElement e) {
        Coordinates.Known k = o.coordinate(e);
        tellAngle(o, e, k);
        Draft d = of(e, "motor").set("on", e.at(), o.coordinates.sprung(k));
        if (e.name().startsWith("Activation")) {
            Property.read(ACTIVATION, e, d);
        }
        put(o, e, name(o, e), d, k.unit().equals("rad") ? "N*m" : "N");
    }

    static void tellAngle(Osim o, XmlElement e, Coordinates.Known k) {
        if (k.measured() != null) {
            o.losses.matters(
                    e, "acts along an angle of a joint with three angles here, not about an axis of its parent");
        }
    }

    private static void writeCoordinate(Sheet s, String name, Part v, Formulas.Ref ref) {
        boolean activated = v.has("activation-time");
        XmlElement e = s.object("ForceSet", activated ? "ActivationCoordinateActuator" : "CoordinateActuator", name);
        Sheet.text(e, "coordinate", s.names.of(ref));
        if (activated) {
            Property.write(ACTIVATION, s, v, e);
        }
        writeCommon(s, e, name, v);
    }

    /** Before version 10905 the direction was that in which the force acts on the other body. */
    private static boolean isTurned(Osim o) {
        return o.version > 0 && o.version < TURNED;
    }

    /** Sets a direction in the axes of the world or of the body; the key is the property. */
    private static void along(
            XmlElement e, Draft d, Spot frame, String property, boolean turned, boolean world, double... missing) {
        double[] v = Osim.vector(e, property, missing);
        if (Spot.isZero(v)) {
            throw Osim.at(e, property).problem(property + " must not be zero");
        }
        double[] direction = turned ? new double[] {-v[0], -v[1], -v[2]} : v;
        d.set(property, e.at(), world ? direction : frame.direction(direction), "");
        if (!world) {
            d.set("axes", e.at(), "body");
        }
    }

    /** Sets the point of a body, or one that is fixed in the world, at which a force acts. */
    private static void at(XmlElement e, Draft d, Spot body) {
        boolean world = e.flag("point_is_global", false);
        double[] at = Osim.vector(e, "point", 0, 0, 0);
        d.set("at", e.at(), world ? at : body.point(at), "m");
        if (world) {
            d.set("point", e.at(), "world");
        }
    }

    private static void flag(XmlElement e, String property, Part v, String key) {
        Sheet.text(e, property, Boolean.toString(v.text(key).equals("world")));
    }

    private static void body(Sheet s, XmlElement e, String property, int index) {
        Sheet.text(e, property, index == 0 ? "ground" : OsimNames.clean(s.bodyName(index)));
    }

    private static Function<String, Spot> bodies(Osim o, XmlElement e) {
        return property -> o.frames.find(e, Sockets.path(e, property, property));
    }

    static void torque(Osim o, XmlElement e) {
        put(o, e, name(o, e), torque(e, bodies(o, e), isTurned(o)), "N*m");
    }

    /**
     * The keys of a torque between two bodies.
     *
     * @param body   the frame that a property names
     * @param turned whether the file has the direction in which it acts on the other body
     */
    public static Draft torque(XmlElement e, Function<String, Spot> body, boolean turned) {
        Spot a = body.apply("bodyA"), b = body.apply("bodyB");
        Draft d = of(e, "body-torque-motor")
                .set("on", Draft.name(e.at(), a.body()))
                .set("against", Draft.name(e.at(), b.body()));
        along(e, d, a, "axis", turned, e.flag("torque_is_global", true), 0, 0, 1);
        return d;
    }

    static void writeTorque(Sheet s, String name, Part v) {
        XmlElement e = s.object("ForceSet", "TorqueActuator", name);
        body(s, e, "bodyA", s.r.names.body(v.entry("on")));
        body(s, e, "bodyB", s.r.names.body(v.entry("against")));
        flag(e, "torque_is_global", v, "axes");
        Sheet.numbers(e, "axis", s.r.frames.direction(v.entry("axis")));
        writeCommon(s, e, name, v);
    }

    static void point(Osim o, XmlElement e) {
        put(o, e, name(o, e), point(e, bodies(o, e), isTurned(o)), "N");
    }

    /** The keys of a force on a body, as those of a torque. */
    public static Draft point(XmlElement e, Function<String, Spot> body, boolean turned) {
        Spot on = body.apply("body");
        Draft d = of(e, "point-motor").set("on", Draft.name(e.at(), on.body()));
        at(e, d, on);
        along(e, d, on, "direction", turned, e.flag("force_is_global", false), 1, 0, 0);
        return d;
    }

    static void writePoint(Sheet s, String name, Part v) {
        XmlElement e = s.object("ForceSet", "PointActuator", name);
        body(s, e, "body", s.r.names.body(v.entry("on")));
        Sheet.numbers(e, "point", s.r.quantities.vector(v.entry("at"), "m"));
        flag(e, "point_is_global", v, "point");
        Sheet.numbers(e, "direction", s.r.frames.direction(v.entry("direction")));
        flag(e, "force_is_global", v, "axes");
        writeCommon(s, e, name, v);
    }

    /**
     * A torque and a force on a body with six controls: six motors NAME_0 to NAME_5, as tables of controls number them, about and along
     * x, y and z of the world or of the body. It has no optimal force and no limits.
     */
    static void spatial(Osim o, XmlElement e) {
        String own = Osim.name(e);
        for (int i = 0; i < Controls.OF_BODY_ACTUATOR; i++) {
            String part = Controls.ofBodyActuator(own, i);
            Draft d = spatial(e, bodies(o, e), i).set("control", o.controls.of(e, part));
            o.section("forces", e).set(o.names.part(e, part, "force"), d.entry());
        }
        o.losses.harmless(
                e,
                "becomes six motors, " + Controls.ofBodyActuator(own, 0) + " to "
                        + Controls.ofBodyActuator(own, Controls.OF_BODY_ACTUATOR - 1)
                        + ": torques about x, y, z, then forces along x, y, z");
    }

    /** The keys of one of its motors. */
    public static Draft spatial(XmlElement e, Function<String, Spot> body, int i) {
        Spot on = body.apply("body");
        boolean torque = i < 3, world = e.flag("spatial_force_is_global", true);
        Draft d = of(e, torque ? "body-torque-motor" : "point-motor").set("on", Draft.name(e.at(), on.body()));
        double[] axis = Spot.AXES[i % 3];
        d.set(torque ? "axis" : "direction", e.at(), world ? axis : on.direction(axis), "");
        if (!torque) {
            at(e, d, on);
        }
        if (!world) {
            d.set("axes", e.at(), "body");
        }
        return d.set("optimal-force", e.at(), 1, torque ? "N*m" : "N");
    }

    /** A positive control pushes the points apart. */
    static void pointToPoint(Osim o, XmlElement e) {
        if (e.flag("points_are_global", false)) {
            o.losses.matters(e, "acts at points that are fixed in the world and glide over its bodies; it is left out");
            return;
        }
        Entry ends = Draft.list(e.at(), List.of(end(o, e, "A"), end(o, e, "B")));
        put(o, e, name(o, e), of(e, "motor").set("between", ends).set("line", e.at(), "push"), "N");
    }

    private static Entry end(Osim o, XmlElement e, String k) {
        return o.point(e, Sockets.path(e, "body" + k, "body" + k), "point" + k);
    }

    /** A tension; its length is only measured where it has none. */
    static void path(Osim o, XmlElement e) {
        XmlElement path = Paths.of(e);
        if (path == null || Osim.number(e, "optimal_force", 1) == 0) {
            o.paths.measure(e);
            return;
        }
        String name = name(o, e);
        Draft d = of(e, "motor");
        if (o.paths.write(path, name, d)) {
            put(o, e, name, d, "N");
        }
    }

    /** A motor along a coordinate, a line or a path. */
    static void write(Sheet s, String name, Part v) {
        boolean on = v.has("on"), push = v.text("line").equals("push");
        Formulas.@Nullable Ref ref = on ? s.coordinate(v.text("on")) : null;
        if (ref != null) {
            writeCoordinate(s, name, v, ref);
            return;
        }
        @Nullable Entry line = s.line(v);
        boolean known = line != null && (!on || Sheet.word(line, "type", "").matches("path|distance"));
        List<Entry> ends = line == null ? List.of() : PathWriter.points(line);
        if (line == null
                || !known
                || (push && !(ends.size() == 2 && line.child("over").isEmpty()))) {
            s.matters(
                    v.entry(),
                    "motor",
                    push
                            ? "no actuator of OpenSim pushes along a path; it is left out"
                            : "no actuator of OpenSim acts along this measure; it is left out");
            return;
        }
        if (v.has("activation-time")) {
            s.matters(
                    v.entry("activation-time"),
                    "activation-time",
                    "only actuators of coordinates have an activation in OpenSim; this one follows its control at once");
        }
        XmlElement e = s.object("ForceSet", push ? "PointToPointActuator" : "PathActuator", name);
        for (int i = 0; push && i < 2; i++) {
            FrameWriter.Spot end = s.frames.spot(ends.get(i));
            body(s, e, "body" + "AB".charAt(i), end.body());
            Sheet.numbers(e, "point" + "AB".charAt(i), end.at());
        }
        writeCommon(s, e, name, v);
        if (!push) {
            s.paths.write(e, line);
        }
    }
}
