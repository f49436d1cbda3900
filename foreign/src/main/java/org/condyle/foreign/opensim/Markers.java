package org.condyle.foreign.opensim;

import org.condyle.foreign.XmlElement;
import org.condyle.foreign.opensim.write.Sheet;
import org.condyle.io.document.Draft;

/** The markers of the model. */
final class Markers {
    private Markers() {}

    static void read(Osim o) {
        for (XmlElement e : o.set("MarkerSet")) {
            if (!e.name().equals("Marker")) {
                o.losses.matters(e, "is not known as a marker and is left out");
                continue;
            }
            String name = e.attribute("name", "").replaceAll("\\p{Cntrl}", "_").strip();
            Draft markers = o.section("markers", e);
            if (name.isEmpty() || markers.has(name)) {
                o.losses.matters(e, "has no name of its own among the markers and is left out");
                continue;
            }
            Spot on = o.frames.find(e, Sockets.path(e, "parent_frame", "parent_frame", "reference_frame", "body"));
            on.at(Osim.vector(e, "location", 0, 0, 0)).write(markers.mapping(name, e.at()), e.at());
        }
    }

    static void write(Sheet s) {
        s.model.markers().forEach((name, mark) -> {
            XmlElement e = s.set("MarkerSet").add("Marker");
            e.put("name", name);
            Sheet.text(e, "socket_parent_frame", s.bodyPath(mark.body()));
            Sheet.numbers(e, "location", mark.at());
            Sheet.text(e, "fixed", "false");
        });
    }
}
