package org.condyle.io.foreign.opensim;

import java.util.List;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Entry;
import org.condyle.io.foreign.XmlElement;

/** Springs between points, and springs and limits of coordinates. */
final class Springs {
    private final Osim osim;

    Springs(Osim osim) {
        this.osim = osim;
    }

    private Draft made(XmlElement e, String type) {
        return osim.section("forces", e)
                .mapping(osim.names.part(e, e.attribute("name", "").strip(), "force"), e.at())
                .set("type", e.at(), type);
    }

    void pointToPoint(XmlElement e) {
        made(e, "spring")
                .set("between", ends(osim, e))
                .set("stiffness", e.at(), Osim.number(e, "stiffness", 1), "N/m")
                .set("rest", e.at(), Osim.number(e, "rest_length", 0), "m");
    }

    /** The two points of a force between points. */
    static Entry ends(Osim osim, XmlElement e) {
        return Draft.list(e.at(), List.of(end(osim, e, "1"), end(osim, e, "2")));
    }

    private static Entry end(Osim osim, XmlElement e, String k) {
        Spot body = osim.frames.find(e, Sockets.path(e, "body" + k, "body" + k, "body_" + k));
        return new Spot(body.body(), body.point(Osim.vector(e, "point" + k, 0, 0, 0)), new double[3]).entry(e.at());
    }

    void generalized(XmlElement e) {
        Coordinates.Known k = osim.coordinates.find(e, Sockets.path(e, "coordinate", "coordinate"));
        double stiffness = Osim.number(e, "stiffness", 0), damping = Osim.number(e, "viscosity", 0);
        boolean angle = k.unit().equals("rad");
        if (stiffness == 0 && damping == 0) {
            osim.losses.harmless(e, "has neither stiffness nor viscosity and is left out");
            return;
        }
        if (k.measured() != null) {
            osim.losses.matters(
                    e, "acts along an angle of a joint with three angles here, not about an axis of its parent");
        }
        Draft d = made(e, stiffness == 0 ? "damper" : "spring").set("on", e.at(), osim.coordinates.sprung(k));
        if (stiffness != 0) {
            d.set("stiffness", e.at(), stiffness, angle ? "N*m" : "N/m");
            d.set("rest", e.at(), Osim.number(e, "rest_length", 0), k.unit());
        }
        if (damping != 0) {
            d.set("damping", e.at(), damping, angle ? "N*m*s" : "N*s/m");
        }
    }

    /** Limits, stiffness and damping of an angle are per degree in OpenSim. */
    void limit(XmlElement e) {
        Coordinates.Known k = osim.coordinates.find(e, Sockets.path(e, "coordinate", "coordinate"));
        boolean angle = k.unit().equals("rad");
        String unit = angle ? "deg" : "m", stiffness = angle ? "N*m/deg" : "N/m";
        made(e, "coordinate-limit")
                .set("on", e.at(), osim.coordinates.sprung(k))
                .set("lower", e.at(), Osim.number(e, "lower_limit", 0), unit)
                .set("lower-stiffness", e.at(), Osim.number(e, "lower_stiffness", 1), stiffness)
                .set("upper", e.at(), Osim.number(e, "upper_limit", 0), unit)
                .set("upper-stiffness", e.at(), Osim.number(e, "upper_stiffness", 1), stiffness)
                .set("damping", e.at(), Osim.number(e, "damping", 0.001), angle ? "N*m*s/deg" : "N*s/m")
                .set("transition", e.at(), Osim.number(e, "transition", 0.1), unit);
    }
}
