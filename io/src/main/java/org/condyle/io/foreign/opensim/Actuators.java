package org.condyle.io.foreign.opensim;

import java.util.List;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Entry;
import org.condyle.io.foreign.XmlElement;

/** Actuators that are no muscles: motors along coordinates, lines and paths, torques between bodies, forces on bodies. */
final class Actuators {
    private static final int TURNED = 10905;

    private final Osim osim;
    private final Paths paths;

    Actuators(Osim osim) {
        this.osim = osim;
        paths = new Paths(osim);
    }

    private String name(XmlElement e) {
        return osim.names.part(e, e.attribute("name", "").strip(), "force");
    }

    private static Draft of(XmlElement e, String type) {
        return new Draft(e.at()).set("type", e.at(), type);
    }

    /** Writes what all of them have, and puts the force into the model. */
    private void put(XmlElement e, String name, Draft d, String unit) {
        double force = Osim.number(e, "optimal_force", 1);
        if (force < 0) {
            throw e.child("optimal_force").orElse(e).problem("must not be negative, was " + force);
        }
        d.set("optimal-force", e.at(), force, unit);
        limit(e, d, "min_control", 0, "least-control");
        limit(e, d, "max_control", 1, "most-control");
        d.set("control", osim.controls.of(e));
        osim.section("forces", e).set(name, d.entry());
    }

    /** A limit of the control; older files have one of {@code unmeant} that OpenSim does not obey. */
    private void limit(XmlElement e, Draft d, String property, double unmeant, String key) {
        double limit = e.number(property, Double.POSITIVE_INFINITY);
        boolean meant = osim.version >= Muscles.CONTROLS_ARE_MEANT || limit != unmeant;
        if (!Double.isInfinite(limit) && meant) {
            d.set(key, e.at(), Osim.number(e, property, 0), "");
        }
    }

    /** With an activation if the class has one. */
    void coordinate(XmlElement e) {
        Coordinates.Known k = osim.coordinates.find(e, Sockets.path(e, "coordinate", "coordinate"));
        if (k.measured() != null) {
            osim.losses.matters(
                    e, "acts along an angle of a joint with three angles here, not about an axis of its parent");
        }
        Draft d = of(e, "motor").set("on", e.at(), osim.coordinates.sprung(k));
        if (e.name().startsWith("Activation")) {
            d.set("activation-time", e.at(), Osim.number(e, "activation_time_constant", 0.01), "s");
            d.set("start-activation", e.at(), Osim.number(e, "default_activation", 0.5), "");
        }
        put(e, name(e), d, k.unit().equals("rad") ? "N*m" : "N");
    }

    /** Before version 10905 the direction was that in which the force acts on the other body. */
    private double[] turned(double[] direction) {
        boolean old = osim.version > 0 && osim.version < TURNED;
        return old ? new double[] {-direction[0], -direction[1], -direction[2]} : direction;
    }

    void torque(XmlElement e) {
        Spot a = body(e, "bodyA"), b = body(e, "bodyB");
        boolean world = e.flag("torque_is_global", true);
        double[] axis = turned(direction(e, "axis", Osim.vector(e, "axis", 0, 0, 1)));
        Draft d = of(e, "body-torque-motor")
                .set("on", Draft.name(e.at(), a.body()))
                .set("against", Draft.name(e.at(), b.body()))
                .set("axis", e.at(), world ? axis : a.direction(axis), "");
        if (!world) {
            d.set("axes", e.at(), "body");
        }
        put(e, name(e), d, "N*m");
    }

    void point(XmlElement e) {
        Spot body = body(e, "body");
        boolean worldPoint = e.flag("point_is_global", false), world = e.flag("force_is_global", false);
        double[] at = Osim.vector(e, "point", 0, 0, 0);
        double[] direction = turned(direction(e, "direction", Osim.vector(e, "direction", 0, 0, 0)));
        Draft d = of(e, "point-motor").set("on", Draft.name(e.at(), body.body()));
        d.set("at", e.at(), worldPoint ? at : body.point(at), "m");
        if (worldPoint) {
            d.set("point", e.at(), "world");
        }
        d.set("direction", e.at(), world ? direction : body.direction(direction), "");
        if (!world) {
            d.set("axes", e.at(), "body");
        }
        put(e, name(e), d, "N");
    }

    /**
     * A torque and a force on a body with six controls: six motors NAME_0 to NAME_5, as tables of controls number them, about and along
     * x, y and z of the world or of the body. It has no optimal force and no limits.
     */
    void spatial(XmlElement e) {
        Spot body = body(e, "body");
        boolean world = e.flag("spatial_force_is_global", true), worldPoint = e.flag("point_is_global", false);
        double[] at = Osim.vector(e, "point", 0, 0, 0);
        String own = e.attribute("name", "").strip();
        for (int i = 0; i < Controls.OF_BODY_ACTUATOR; i++) {
            double[] axis = {i % 3 == 0 ? 1 : 0, i % 3 == 1 ? 1 : 0, i % 3 == 2 ? 1 : 0};
            boolean torque = i < 3;
            Draft d = of(e, torque ? "body-torque-motor" : "point-motor").set("on", Draft.name(e.at(), body.body()));
            d.set(torque ? "axis" : "direction", e.at(), world ? axis : body.direction(axis), "");
            if (!torque) {
                d.set("at", e.at(), worldPoint ? at : body.point(at), "m");
                if (worldPoint) {
                    d.set("point", e.at(), "world");
                }
            }
            if (!world) {
                d.set("axes", e.at(), "body");
            }
            d.set("optimal-force", e.at(), 1, torque ? "N*m" : "N");
            String part = Controls.ofBodyActuator(own, i);
            d.set("control", osim.controls.of(e, part));
            osim.section("forces", e).set(osim.names.part(e, part, "force"), d.entry());
        }
        osim.losses.harmless(
                e,
                "becomes six motors, " + Controls.ofBodyActuator(own, 0) + " to "
                        + Controls.ofBodyActuator(own, Controls.OF_BODY_ACTUATOR - 1)
                        + ": torques about x, y, z, then forces along x, y, z");
    }

    private static double[] direction(XmlElement e, String property, double[] given) {
        if (Spot.isZero(given)) {
            throw e.child(property).orElse(e).problem(property + " must not be zero");
        }
        return given;
    }

    /** A positive control pushes the points apart. */
    void pointToPoint(XmlElement e) {
        if (e.flag("points_are_global", false)) {
            osim.losses.matters(
                    e, "acts at points that are fixed in the world and glide over its bodies; it is left out");
            return;
        }
        Entry ends = Draft.list(e.at(), List.of(end(e, "A"), end(e, "B")));
        put(e, name(e), of(e, "motor").set("between", ends).set("line", e.at(), "push"), "N");
    }

    private Entry end(XmlElement e, String k) {
        Spot body = body(e, "body" + k);
        return new Spot(body.body(), body.point(Osim.vector(e, "point" + k, 0, 0, 0)), new double[3]).entry(e.at());
    }

    private Spot body(XmlElement e, String property) {
        return osim.frames.find(e, Sockets.path(e, property, property));
    }

    /** A tension; false if it has none, because its path is only measured, or no path. */
    boolean path(XmlElement e) {
        XmlElement path = Paths.of(e);
        if (path == null || Osim.number(e, "optimal_force", 1) == 0) {
            return false;
        }
        String name = name(e);
        Draft d = of(e, "motor");
        if (paths.write(path, name, d)) {
            put(e, name, d, "N");
        }
        return true;
    }
}
