package org.condyle.foreign.opensim;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.condyle.foreign.XmlElement;
import org.condyle.foreign.opensim.write.FrameWriter;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Entry;
import org.jspecify.annotations.Nullable;

/** Lines through points and over surfaces: the paths of muscles and ligaments. */
record Paths(Osim osim) {
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
        for (XmlElement w : set == null ? List.<XmlElement>of() : set.objects()) {
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

    /** A measure of the length of a force that does not act, with its name; false if it has no path. */
    boolean measure(XmlElement e) {
        XmlElement path = of(e);
        Draft d = new Draft(e.at()).set("type", e.at(), "path");
        boolean whole = path != null && write(path, Osim.name(e), d);
        if (whole) {
            osim.section("measures", e).set(osim.names.part(e, Osim.name(e), "path"), d.entry());
        }
        return whole;
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

    /**
     * The points of a path: fixed ones, ones that are in the path while a coordinate is in a range, and ones that move with a
     * coordinate. Files of version 1 have other names for them.
     */
    private static final class PathPoints {
        private final Osim osim;
        private final List<Entry> points = new ArrayList<>();
        /** For each point of the file the number of points before it that exist here. */
        private final List<Integer> before = new ArrayList<>();

        PathPoints(Osim osim, XmlElement path, String owner) {
            this.osim = osim;
            XmlElement set = path.child("PathPointSet")
                    .or(() -> path.child("MusclePointSet"))
                    .orElse(path);
            int number = 0;
            for (XmlElement p : set.objects()) {
                number++;
                before.add(points.size());
                Entry made = point(p, owner + "_P" + number);
                if (made != null) {
                    points.add(made);
                }
            }
            before.add(points.size());
        }

        List<Entry> entries() {
            return points;
        }

        int given() {
            return before.size() - 1;
        }

        /** The number here, from 1, of the first point that is not before number {@code given} of the file. */
        int first(int given) {
            return before.get(given - 1) + 1;
        }

        /** The number here of the last point that is not after number {@code given} of the file. */
        int last(int given) {
            return before.get(given);
        }

        private @Nullable Entry point(XmlElement p, String name) {
            Spot frame = osim.frames.find(p, Sockets.path(p, "parent_frame", "parent_frame", "body"));
            Draft d = new Draft(p.at());
            switch (p.name()) {
                case "MovingPathPoint", "MovingMusclePoint" -> moving(p, frame, d, name);
                case "ConditionalPathPoint", "MuscleViaPoint" -> {
                    fixed(p, frame, d);
                    Coordinates.Known k =
                            osim.coordinates.lookUp(Sockets.path(p, "coordinate", "coordinate", "coordinates"));
                    if (k == null) {
                        osim.losses.harmless(
                                p, "has no coordinate, so that OpenSim never uses the point; it is left out");
                        return null;
                    }
                    double[] range = Osim.vector(p, "range", 0, 0);
                    d.mapping("while", p.at())
                            .set("coordinate", p.at(), k.reference())
                            .set("from", p.at(), range[0], k.unit())
                            .set("to", p.at(), range[1], k.unit());
                }
                default -> fixed(p, frame, d);
            }
            return d.entry();
        }

        private static void fixed(XmlElement p, Spot frame, Draft d) {
            new Spot(frame.body(), frame.point(Osim.vector(p, "location", 0, 0, 0)), new double[3]).write(d, p.at());
        }

        private void moving(XmlElement p, Spot frame, Draft d, String name) {
            Coordinates.Known k = null;
            String[] local = new String[3];
            for (int i = 0; i < 3; i++) {
                String axis = "xyz".substring(i, i + 1);
                String path = Sockets.path(p, axis + "_coordinate", axis + "_coordinate");
                Coordinates.Known own = path.isEmpty() ? null : osim.coordinates.find(p, path);
                if (k == null) {
                    k = own;
                } else if (own != null && !own.equals(k)) {
                    osim.losses.matters(p, "moves with several coordinates; here only with the first of them");
                }
                XmlElement property = p.child(axis + "_location")
                        .or(() -> p.child(axis.toUpperCase(Locale.ROOT) + "Attachment"))
                        .orElse(null);
                String argument = k == null ? "0" : k.reference();
                XmlElement function = Functions.in(property);
                local[i] = function == null
                        ? Draft.number(property == null || property.text().isEmpty() ? 0 : property.number())
                        : osim.functions.formula(function, argument, name + "_" + axis);
            }
            d.set("on", Draft.name(p.at(), frame.body()));
            List<Entry> at = new ArrayList<>();
            for (String formula : inBody(frame, local)) {
                at.add(Draft.word(p.at(), Functions.isNumber(formula) ? formula + " m" : "= " + formula));
            }
            d.set("at", Draft.list(p.at(), at));
            XmlElement range = k == null || k.element() == null
                    ? null
                    : k.element().child("range").orElse(null);
            if (k != null && range != null && at.stream().anyMatch(e -> e.text().startsWith("="))) {
                d.set("within", p.at(), range.numbers(2), k.unit());
            }
        }

        /** p + R x with the formulas of x. */
        private static String[] inBody(Spot frame, String[] x) {
            if (frame.isOrigin()) {
                return x;
            }
            double[] r = FrameWriter.matrix(frame.xyz());
            String[] out = new String[3];
            for (int i = 0; i < 3; i++) {
                StringBuilder sum = new StringBuilder(Draft.number(frame.at()[i]));
                for (int j = 0; j < 3; j++) {
                    if (r[3 * i + j] != 0) {
                        sum.append(" + ")
                                .append(Functions.linear(new double[] {r[3 * i + j], 0}, Functions.factor(x[j])));
                    }
                }
                out[i] = sum.toString();
            }
            return out;
        }
    }
}
