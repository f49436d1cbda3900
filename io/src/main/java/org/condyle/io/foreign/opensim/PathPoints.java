package org.condyle.io.foreign.opensim;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.condyle.io.document.Draft;
import org.condyle.io.document.Entry;
import org.condyle.io.foreign.XmlElement;
import org.jspecify.annotations.Nullable;

/**
 * The points of a path: fixed ones, ones that are in the path while a coordinate is in a range, and ones that move with a
 * coordinate. Files of version 1 have other names for them.
 */
final class PathPoints {
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
        for (XmlElement p : Osim.objects(set)) {
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
                    osim.losses.harmless(p, "has no coordinate, so that OpenSim never uses the point; it is left out");
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
        double[] r = Spot.matrix(frame.xyz());
        String[] out = new String[3];
        for (int i = 0; i < 3; i++) {
            StringBuilder sum = new StringBuilder(Draft.number(frame.at()[i]));
            for (int j = 0; j < 3; j++) {
                if (r[3 * i + j] != 0) {
                    sum.append(" + ").append(Functions.linear(new double[] {r[3 * i + j], 0}, Functions.factor(x[j])));
                }
            }
            out[i] = sum.toString();
        }
        return out;
    }
}
