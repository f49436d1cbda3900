package org.condyle.foreign.opensim.write;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.condyle.expression.Expression;
import org.condyle.expression.NameTable;
import org.condyle.foreign.XmlElement;
import org.condyle.io.document.Entry;
import org.condyle.io.model.read.Texts;
import org.condyle.mechanics.CoordinateRange;
import org.condyle.mechanics.Model;
import org.jspecify.annotations.Nullable;

/** Writes paths through points and over wrap objects. */
public final class PathWriter {
    private final Sheet sheet;
    private final Formulas formulas;

    PathWriter(Sheet sheet) {
        this.sheet = sheet;
        formulas = sheet.formulas;
    }

    /** Writes the path of an entry with {@code through} or {@code between}, and {@code over}. */
    public void write(XmlElement force, Entry owner) {
        List<Entry> points = points(owner);
        XmlElement objects = begin(force);
        String name = force.attribute("name", "path");
        for (int i = 0; i < points.size(); i++) {
            point(objects, name + "-P" + (i + 1), points.get(i));
        }
        List<Entry> over = Sheet.list(owner, "over");
        if (!over.isEmpty()) {
            wraps(force, owner, over);
        }
    }

    /** The places that a path goes through. */
    public static List<Entry> points(Entry owner) {
        return Sheet.list(owner, owner.child("through").isPresent() ? "through" : "between");
    }

    /** Writes a straight path through points of bodies. */
    public void straight(XmlElement force, List<FrameWriter.Spot> points) {
        XmlElement objects = begin(force);
        for (int i = 0; i < points.size(); i++) {
            FrameWriter.Spot p = points.get(i);
            fixed(objects, "PathPoint", force.attribute("name", "path") + "-P" + (i + 1), p.body(), p.at());
        }
    }

    private static XmlElement begin(XmlElement force) {
        XmlElement path = force.add("GeometryPath");
        path.put("name", "geometrypath");
        return path.add("PathPointSet").add("objects");
    }

    private XmlElement fixed(XmlElement objects, String className, String name, int body, double[] at) {
        XmlElement p = objects.add(className);
        p.put("name", name);
        Sheet.text(p, "socket_parent_frame", sheet.bodyPath(body));
        Sheet.numbers(p, "location", at);
        return p;
    }

    private void point(XmlElement objects, String name, Entry e) {
        if (e.isScalar()) {
            fixed(objects, "PathPoint", name, sheet.r.names.body(e), new double[3]);
            return;
        }
        int body = e.child("on").map(sheet.r.names::body).orElse(sheet.r.names.bodies.getOrDefault(Model.GROUND, 0));
        Optional<Entry> at = e.child("at");
        if (at.isPresent() && moves(at.get())) {
            moving(objects, name, e, body, at.get());
            return;
        }
        double[] x = at.map(a -> sheet.r.quantities.vector(a, "m")).orElse(new double[3]);
        Optional<Entry> condition = e.child("while");
        Formulas.@Nullable Ref ref = condition
                .flatMap(c -> c.child("coordinate"))
                .map(c -> formulas.coordinate(c.text()))
                .orElse(null);
        XmlElement p = fixed(objects, ref == null ? "PathPoint" : "ConditionalPathPoint", name, body, x);
        if (ref != null && condition.isPresent()) {
            Sheet.text(p, "socket_coordinate", sheet.names.path(ref));
            String unit = ref.coordinate().isLength() ? "m" : "rad";
            Sheet.numbers(p, "range", bound(condition.get(), "from", unit), bound(condition.get(), "to", unit));
        }
    }

    private double bound(Entry condition, String key, String unit) {
        return condition
                .child(key)
                .map(e -> sheet.r.quantities.quantity(e, unit))
                .orElse(0.0);
    }

    /** A component that is not a constant. */
    private boolean moves(Entry at) {
        return at.items().stream().anyMatch(e -> {
            @Nullable Expression x = Texts.isExpression(e.text()) ? formulas.parse(e, formulas.coordinates()) : null;
            return x != null && !x.isConstant();
        });
    }

    private void moving(XmlElement objects, String name, Entry e, int body, Entry at) {
        XmlElement p = objects.add("MovingPathPoint");
        p.put("name", name);
        Sheet.text(p, "socket_parent_frame", sheet.bodyPath(body));
        List<Expression> parts = new ArrayList<>();
        int slot = -1;
        for (Entry item : at.items()) {
            @Nullable Expression x = formulas.parse(item, formulas.coordinates());
            parts.add(x == null ? Expression.parse("0", new NameTable()) : x);
            if (x != null && !x.isConstant()) {
                slot = formulas.coordinates().indexOf(x.variables().iterator().next());
            }
        }
        Formulas.Ref ref = formulas.coordinate(slot);
        double[] range = formulas.range(ref);
        for (int i = 0; i < 3; i++) {
            String axis = "xyz".substring(i, i + 1);
            Sheet.text(p, "socket_" + axis + "_coordinate", sheet.names.path(ref));
            XmlElement place = p.add(axis + "_location");
            if (i < parts.size()) {
                sheet.functions.write(
                        place,
                        new FunctionWriter.Formula(at.items().get(i), parts.get(i), slot, range[0], range[1]),
                        1);
            } else {
                FunctionWriter.constant(place, 0);
            }
        }
        within(e, ref);
    }

    /** OpenSim holds a moving point at the ends of the range of its coordinate, if that is clamped. */
    private void within(Entry point, Formulas.Ref ref) {
        @Nullable CoordinateRange range = sheet.model.ranges().get(ref.name());
        Optional<Entry> within = point.child("within");
        if (within.isEmpty()) {
            return;
        }
        String unit = ref.coordinate().isLength() ? "m" : "rad";
        double[] given = sheet.r.quantities.tuple(within.get(), unit);
        if (range == null || given[0] != range.lower() || given[1] != range.upper()) {
            sheet.matters(
                    within.get(),
                    "within",
                    "the limits of a moving point are those of the range of its coordinate in OpenSim");
        }
    }

    private void wraps(XmlElement force, Entry owner, List<Entry> over) {
        XmlElement path = force.child("GeometryPath").orElse(force);
        XmlElement objects = path.add("PathWrapSet").add("objects");
        for (Entry e : over) {
            Entry wrap = e.isScalar() ? e : e.child("wrap").orElse(e);
            XmlElement w = objects.add("PathWrap");
            w.put(
                    "name",
                    force.attribute("name", "path") + "-wrap"
                            + objects.children().size());
            Sheet.text(w, "wrap_object", OsimNames.clean(wrap.text()));
            Sheet.text(w, "method", e.isScalar() ? "hybrid" : Sheet.word(e, "method", "hybrid"));
            List<Entry> points = e.isScalar() ? List.of() : Sheet.list(e, "points");
            Sheet.text(
                    w,
                    "range",
                    points.size() == 2
                            ? points.get(0).text() + " " + points.get(1).text()
                            : "-1 -1");
        }
        if (!Sheet.is(owner, "wrapping", "opensim")) {
            sheet.matters(
                    owner,
                    "wrapping: geodesic",
                    "OpenSim wraps by rules of its own, so that the length can differ a little");
        }
    }
}
