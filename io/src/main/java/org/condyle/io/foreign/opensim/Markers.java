package org.condyle.io.foreign.opensim;

import org.condyle.io.document.Draft;
import org.condyle.io.foreign.XmlElement;

/** The markers of the model. */
final class Markers {
    private final Osim osim;

    Markers(Osim osim) {
        this.osim = osim;
    }

    void translate() {
        for (XmlElement e : osim.set("MarkerSet")) {
            if (!e.name().equals("Marker")) {
                osim.losses.matters(e, "is not known as a marker and is left out");
                continue;
            }
            String name = e.attribute("name", "").replaceAll("\\p{Cntrl}", "_").strip();
            Draft markers = osim.section("markers", e);
            if (name.isEmpty() || markers.has(name)) {
                osim.losses.matters(e, "has no name of its own among the markers and is left out");
                continue;
            }
            Spot on = osim.frames.find(e, Sockets.path(e, "parent_frame", "parent_frame", "reference_frame", "body"));
            double[] at = on.point(Osim.vector(e, "location", 0, 0, 0));
            new Spot(on.body(), at, new double[3]).write(markers.mapping(name, e.at()), e.at());
        }
    }
}
