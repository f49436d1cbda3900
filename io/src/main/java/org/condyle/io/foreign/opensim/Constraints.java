package org.condyle.io.foreign.opensim;

import java.util.List;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Entry;
import org.condyle.io.foreign.XmlElement;

/** Equations between coordinates and between bodies. */
final class Constraints {
    private final Osim osim;

    Constraints(Osim osim) {
        this.osim = osim;
    }

    /** Whether it is enforced; old files say whether it is disabled. */
    static boolean acts(XmlElement e) {
        return e.flag("isEnforced", !e.flag("isDisabled", false));
    }

    void translate() {
        for (XmlElement e : osim.set("ConstraintSet")) {
            if (!acts(e)) {
                osim.losses.harmless(e, "is not enforced in the file and left out");
                continue;
            }
            switch (e.name()) {
                case "CoordinateCouplerConstraint" -> coupler(e);
                case "PointConstraint" -> between(e, "spherical", point(e, 1), point(e, 2));
                case "WeldConstraint" -> between(e, "weld", frame(e, 1), frame(e, 2));
                case "ConstantDistanceConstraint" ->
                    between(e, "distance", point(e, 1), point(e, 2))
                            .set("length", e.at(), Osim.number(e, "constant_distance", 1), "m");
                case "PointOnLineConstraint" -> pointOnLine(e);
                default ->
                    osim.losses.matters(e, "this kind of constraint is not known; the bodies are free to move there");
            }
        }
    }

    private Draft made(XmlElement e, String type) {
        String name = osim.names.part(e, e.attribute("name", ""), "constraint");
        return osim.section("constraints", e).mapping(name, e.at()).set("type", e.at(), type);
    }

    private Draft between(XmlElement e, String type, Entry a, Entry b) {
        return made(e, type).set("between", Draft.list(e.at(), List.of(a, b)));
    }

    private Spot body(XmlElement e, int k) {
        return osim.frames.find(e, Sockets.path(e, "body_" + k, "body_" + k));
    }

    private Entry point(XmlElement e, int k) {
        Spot body = body(e, k);
        return new Spot(body.body(), body.point(Osim.vector(e, "location_body_" + k, 0, 0, 0)), new double[3])
                .entry(e.at());
    }

    private Entry frame(XmlElement e, int k) {
        String path = Sockets.path(e, "frame" + k);
        Spot frame = path.isEmpty()
                ? body(e, k)
                        .then(
                                Osim.vector(e, "location_body_" + k, 0, 0, 0),
                                Osim.vector(e, "orientation_body_" + k, 0, 0, 0))
                : osim.frames.find(e, path);
        return frame.entry(e.at());
    }

    private void coupler(XmlElement e) {
        String[] names = e.text("independent_coordinate_names", "").split("\\s+", 0);
        Coordinates.Known dependent = osim.coordinates.find(e, e.text("dependent_coordinate_name", ""));
        XmlElement function =
                Functions.in(e.child("coupled_coordinates_function").orElse(null));
        if (names.length != 1) {
            osim.losses.matters(e, "couples more than two coordinates; the constraint is left out");
            return;
        }
        Coordinates.Known k = osim.coordinates.find(e, names[0]);
        String f = osim.functions.formula(function, osim.coordinates.driven(k), e.attribute("name", "coupler"));
        double scale = Osim.number(e, "scale_factor", 1);
        String right = scale == 1 ? f : Functions.linear(new double[] {scale, 0}, "(" + f + ")");
        made(e, "coupler")
                .set(
                        "equation",
                        e.at(),
                        "= " + osim.coordinates.driven(dependent) + " - "
                                + (right.matches("[\\w.*]+(\\([\\w.]*\\))?") ? right : "(" + right + ")"));
    }

    private void pointOnLine(XmlElement e) {
        Spot line = osim.frames.find(e, Sockets.path(e, "line_body", "line_body")),
                follower = osim.frames.find(e, Sockets.path(e, "follower_body", "follower_body"));
        double[] along = line.direction(Osim.vector(e, "line_direction_vec", 1, 0, 0));
        if (Spot.isZero(along)) {
            throw e.problem("line_direction_vec is zero; give the direction of the line");
        }
        double[] follows = follower.point(Osim.vector(e, "point_on_follower", 0, 0, 0));
        Draft d =
                made(e, "point-on-line").set("point", new Spot(follower.body(), follows, new double[3]).entry(e.at()));
        d.mapping("line", e.at())
                .set("on", Draft.name(e.at(), line.body()))
                .set("through", e.at(), line.point(Osim.vector(e, "point_on_line", 0, 0, 0)), "m")
                .set("along", e.at(), along, "");
    }
}
