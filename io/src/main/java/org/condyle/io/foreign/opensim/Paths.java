package org.condyle.io.foreign.opensim;

import java.util.ArrayList;
import java.util.List;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Entry;
import org.condyle.io.foreign.XmlElement;
import org.jspecify.annotations.Nullable;

/** Lines through points and over surfaces: the paths of muscles and ligaments. */
final class Paths {
    private final Osim osim;

    Paths(Osim osim) {
        this.osim = osim;
    }

    /** The element with the points of a force; null if it has none. In version 1 that is the force itself. */
    static @Nullable XmlElement of(XmlElement force) {
        XmlElement path = force.child("GeometryPath")
                .or(() -> force.child("path").flatMap(p -> p.child("GeometryPath")))
                .orElse(null);
        return path != null ? path : force.child("MusclePointSet").isPresent() ? force : null;
    }

    /** Writes the keys {@code through}, {@code over} and {@code wrapping}; false if there are fewer than two points. */
    boolean write(XmlElement path, String name, Draft d) {
        PathPoints points = new PathPoints(osim, path, name);
        if (points.entries().size() < 2) {
            osim.losses.matters(path, "has fewer than two points; the path is left out");
            return false;
        }
        d.set("through", Draft.list(path.at(), points.entries()));
        List<Entry> over = new ArrayList<>();
        XmlElement set =
                path.child("PathWrapSet").or(() -> path.child("MuscleWrapSet")).orElse(null);
        for (XmlElement w : set == null ? List.<XmlElement>of() : Osim.objects(set)) {
            Entry made = wrap(w, points);
            if (made != null) {
                over.add(made);
            }
        }
        if (!over.isEmpty()) {
            d.set("over", Draft.list(path.at(), over)).set("wrapping", path.at(), "opensim");
        }
        return true;
    }

    private @Nullable Entry wrap(XmlElement w, PathPoints points) {
        String wanted = Sockets.last(Sockets.path(w, "wrap_object", "wrap_object")), name = osim.wraps.get(wanted);
        if (name == null) {
            osim.losses.matters(w, "its surface is not in the model or not known; the path does not wrap there");
            return null;
        }
        String method = w.text("method", w.text("algorithm", "hybrid"));
        double[] range = w.numbers("range", -1, -1);
        int n = points.given();
        boolean all = !(range[0] >= 1) && !(range[1] >= 1);
        if (method.equals("hybrid") && all) {
            return Draft.name(w.at(), name);
        }
        Draft d = new Draft(w.at()).set("wrap", Draft.name(w.at(), name));
        if (!method.equals("hybrid")) {
            d.set("method", w.at(), method.matches("midpoint|axial") ? method : "hybrid");
        }
        if (!all) {
            int first = range[0] >= 1 ? (int) Math.min(range[0], n) : 1,
                    last = range[1] >= 1 ? (int) Math.min(range[1], n) : n;
            if (points.first(first) >= points.last(last)) {
                osim.losses.harmless(w, "its range contains no part of the path, so that it is never used");
                return null;
            }
            d.set("points", w.at(), new double[] {points.first(first), points.last(last)}, "");
        }
        return d.entry();
    }
}
