package org.condyle.io.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.condyle.expression.Expression;
import org.condyle.expression.ExpressionException;
import org.condyle.io.document.Entry;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.Part;
import org.condyle.io.document.Problems;
import org.condyle.io.document.ValueType;
import org.condyle.io.model.read.CoordinateRef;
import org.condyle.io.model.read.CoordinateScope;
import org.condyle.io.model.read.Parts;
import org.condyle.io.model.read.Quantities;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.model.read.Texts;
import org.condyle.io.problem.Code;
import org.condyle.measures.Path;
import org.condyle.measures.wrap.Course;
import org.condyle.measures.wrap.PathPoint;
import org.condyle.measures.wrap.PathWrap;
import org.condyle.measures.wrap.WrapSurface;
import org.condyle.measures.wrap.WrappedPath;
import org.condyle.measures.wrap.Wrapping;
import org.condyle.mechanics.Measure;
import org.jspecify.annotations.Nullable;

/** Reads paths: their points, fixed, moving, or there only sometimes, and the surfaces that they go over. */
final class PathReader {
    private static final MappingType WHILE = MappingType.mapping(
                    "while", "the range of a coordinate in which a point belongs to its path")
            .need("coordinate", ValueType.reference("coordinate"), "a joint with one coordinate, or joint.coordinate")
            .need("from", ValueType.quantity("rad or m"), "smallest value")
            .need("to", ValueType.quantity("rad or m"), "largest value");

    /** What a point of a path has in addition to its place. */
    static final MappingType SOMETIMES = MappingType.mapping("path-point-keys", "")
            .key("while", WHILE, "the point belongs to the path only in this range of a coordinate; by default always")
            .key(
                    "within",
                    ValueType.listOf(ValueType.quantity("rad or m"), 2, 2),
                    "formulas in 'at' see their coordinate clamped to this range");

    /** A position, or formulas of one coordinate. */
    static final ValueType AT = ValueType.listOf(ValueType.expression(Parts.LENGTH), 2, 3);

    static final MappingType POINT = MappingType.mapping("path-point", "a point of a path")
            .key("on", ValueType.reference("body"), "the body", "ground")
            .key(
                    "at",
                    AT,
                    "position in the frame of the body; a point that moves has formulas of one coordinate",
                    "[0, 0, 0]")
            .including(SOMETIMES);

    static final ValueType PLACE = Parts.place(POINT);

    private static final MappingType OVER = MappingType.mapping("path-wrap", "a surface that a path may touch")
            .need("wrap", ValueType.reference("wrap"), "its name")
            .key(
                    "method",
                    ValueType.choice(Arrays.stream(PathWrap.Method.values())
                            .map(PathWrap.Method::word)
                            .toList()),
                    "how the rules of OpenSim choose a plane across an ellipsoid",
                    "hybrid")
            .key(
                    "points",
                    ValueType.listOf(ValueType.integer(1, 1000), 2, 2),
                    "first and last point of the part of the path that may touch it, counted from 1; by default all");

    private PathReader() {}

    /** Adds the keys of surfaces. */
    static MappingType withSurfaces(MappingType keys) {
        return keys.key(
                        "over",
                        ValueType.listOf(ValueType.either(ValueType.reference("wrap"), OVER)),
                        "surfaces under 'wraps' that the path goes over, in order",
                        "[]")
                .key(
                        "wrapping",
                        ValueType.choice(Arrays.stream(Wrapping.values())
                                .map(Wrapping::word)
                                .toList()),
                        "geodesic: shortest paths, smooth; opensim: the rules of OpenSim, which give its lengths",
                        "geodesic");
    }

    /** The path that {@code through}, {@code over} and {@code wrapping} describe; null where it is wrong. */
    static @Nullable Measure path(ReaderContext r, Part v) {
        List<PathPoint> points = new ArrayList<>();
        for (Entry e : v.list("through")) {
            points.add(point(r, e, null));
        }
        return path(r, v, points);
    }

    /** A straight path where nothing asks for more. */
    static @Nullable Measure path(ReaderContext r, Part v, List<PathPoint> points) {
        int before = r.problems.size();
        List<PathWrap> wraps = wraps(r, v, points.size());
        if (points.stream().filter(p -> p.presence() == null).count() < 2) {
            r.problems.error(
                    Code.WRONG_COUNT,
                    v.entry(),
                    "needs two points at least that always belong to the path, without 'while'");
        }
        if (r.problems.size() > before) {
            return null;
        }
        boolean plain = wraps.isEmpty() && points.stream().allMatch(p -> p.presence() == null && p.moves() == null);
        if (plain) {
            return new Path(
                    points.stream().map(p -> new Path.Point(p.body(), p.at())).toList());
        }
        return new WrappedPath(
                points, wraps, Wrapping.valueOf(v.text("wrapping").toUpperCase(Locale.ROOT)));
    }

    private static List<PathWrap> wraps(ReaderContext r, Part v, int count) {
        List<PathWrap> out = new ArrayList<>();
        for (Entry e : v.list("over")) {
            Part given = e.isScalar() ? null : OVER.read(e, new Problems()); // checked with the whole file
            Entry name = given == null ? e : given.entry("wrap");
            WrapSurface surface = r.wraps.get(name.text());
            if (surface == null) {
                r.problems.unknown(name, "wrap", name.text(), r.wraps.keySet());
                continue;
            }
            int first = 0, last = 0;
            if (given != null && given.has("points")) {
                List<Entry> range = given.list("points");
                first = Integer.parseInt(range.get(0).text().strip());
                last = Integer.parseInt(range.get(1).text().strip());
                if (last > count || first >= last) {
                    r.problems.error(
                            Code.OUT_OF_RANGE,
                            given.entry("points"),
                            "must be two numbers from 1 to " + count + ", the second one larger: the path has " + count
                                    + " points");
                    continue;
                }
            }
            PathWrap.Method method = given == null
                    ? PathWrap.Method.HYBRID
                    : PathWrap.Method.valueOf(given.text("method").toUpperCase(Locale.ROOT));
            out.add(new PathWrap(surface, method, first, last));
        }
        return out;
    }

    /** One point; {@code at} if its place is known already. */
    static PathPoint point(ReaderContext r, Entry e, double @Nullable [] at) {
        if (e.isScalar()) {
            return new PathPoint(r.names.body(e), 0, 0, 0);
        }
        Part v = POINT.read(e, new Problems()); // its structure has been checked with the whole file
        int body = r.names.body(v.entry("on"));
        PathPoint.Presence presence = v.has("while") ? presence(r, v.part("while")) : null;
        if (at != null) {
            return new PathPoint(body, at, null, presence);
        }
        CoordinateScope scope = new CoordinateScope(r.parameters, r.names);
        Expression[] x = new Expression[3];
        boolean constant = true;
        List<Entry> items = v.entry("at").items();
        for (int i = 0; i < 3; i++) {
            x[i] = i < items.size() ? formula(r, items.get(i), scope) : Expression.parse("0", scope);
            constant &= x[i].isConstant();
        }
        if (constant) {
            if (v.has("within")) {
                r.problems.error(
                        Code.NO_EFFECT, v.entry("within"), "has no effect: 'at' has no formula of a coordinate");
            }
            return new PathPoint(body, r.quantities.vector(v.entry("at"), "m"), null, presence);
        }
        if (scope.several()) {
            r.problems.error(
                    Code.BAD_EXPRESSION,
                    v.entry("at"),
                    "a point moves with one coordinate",
                    "the formulas name several");
            return new PathPoint(body, 0, 0, 0);
        }
        CoordinateRef c = scope.coordinate();
        double[] range = {Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY};
        if (v.has("within")) {
            String unit = c.kind().dimension().unit();
            for (int i = 0; i < 2; i++) {
                range[i] = r.quantities.quantity(v.list("within").get(i), unit);
            }
            if (!(range[0] < range[1])) {
                r.problems.error(Code.NOT_INCREASING, v.entry("within"), "must increase");
                return new PathPoint(body, 0, 0, 0);
            }
        }
        return new PathPoint(
                body, new double[3], new Course(c.q(), c.v(), x[0], x[1], x[2], range[0], range[1]), presence);
    }

    private static Expression formula(ReaderContext r, Entry e, CoordinateScope scope) {
        if (!Texts.isExpression(e.text())) {
            return Expression.parse(Double.toString(r.quantities.quantity(e, "m")), scope);
        }
        try {
            return Expression.parse(Texts.expressionText(e.text()), scope).requireDimension(Quantities.dimension("m"));
        } catch (ExpressionException x) {
            Texts.report(r.problems, e, x);
            return Expression.parse("0", scope);
        }
    }

    private static PathPoint.Presence presence(ReaderContext r, Part v) {
        CoordinateRef c = r.names.coordinate(v.entry("coordinate"));
        String unit = c.kind().dimension().unit();
        double from = r.quantities.quantity(v, "from", unit), to = r.quantities.quantity(v, "to", unit);
        if (!(from <= to)) {
            r.problems.error(
                    Code.NOT_INCREASING,
                    v.entry("to"),
                    "must not be smaller than 'from', or the point never belongs to the path");
        }
        return new PathPoint.Presence(c.q(), from, to);
    }
}
