package org.condyle.io.model;

import org.condyle.io.document.Entry;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.Part;
import org.condyle.io.document.ValueType;
import org.condyle.io.model.read.CoordinateRef;
import org.condyle.io.model.read.Parts;
import org.condyle.io.model.read.Place;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.problem.Code;
import org.condyle.measures.JointCoordinate;
import org.condyle.measures.PointDistance;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Motion;
import org.jspecify.annotations.Nullable;

/** Reads what a law acts along: a coordinate, a measure that has a name, or the distance of two points. */
final class MeasureReader {
    static final String ABOUT_ON = "a joint with one coordinate, joint.coordinate, or a measure";

    private MeasureReader() {}

    /** Keys of a law along a measure; whoever adds such a law adds its own to them. */
    static MappingType keys(String word, String about) {
        return MappingType.mapping(word, about)
                .key("on", ValueType.reference("coordinate"), ABOUT_ON)
                .key("between", Parts.between(Parts.POINT), "or a point on each of two bodies")
                .exactlyOneOf("on", "between");
    }

    /**
     * Keys of a law that acts along a line: between two points, through several, or a measure that is a line.
     *
     * @param shape of a point
     */
    static MappingType lineKeys(String word, String about, MappingType shape) {
        return PathReader.withSurfaces(MappingType.mapping(word, about)
                .key("between", Parts.between(shape), "a point on each of two bodies")
                .key("through", ValueType.listOf(Parts.place(shape), 2, 1000), "or points of bodies, in order")
                .key("on", ValueType.reference("measure"), "or a measure that is a distance or a path")
                .exactlyOneOf("between", "through", "on"));
    }

    /** The line that {@code on} names; null where it is wrong. */
    static @Nullable Measure line(ReaderContext r, Part v) {
        Measure named = r.names.measures.get(v.text("on"));
        if (named == null) {
            r.problems.unknown(v.entry("on"), "measure", v.text("on"), r.names.measures.keySet());
        } else if (!named.isLine()) {
            r.problems.error(
                    Code.WRONG_KIND, v.entry("on"), "is not a line", "name a measure of type distance or path");
            return null;
        }
        return named;
    }

    /** The line through the points of {@code through}; a harmless one where it is wrong. */
    static Measure path(ReaderContext r, Part v) {
        Measure path = PathReader.path(r, v);
        return path == null
                ? new PointDistance(Motion.GROUND, new double[3], Motion.GROUND, new double[] {1, 0, 0})
                : path;
    }

    /** What those keys say. */
    static Measure read(ReaderContext r, Part v) {
        if (v.has("on")) {
            return on(r, v.entry("on"));
        }
        Place a = r.frames.place(v, "between", 0), b = r.frames.place(v, "between", 1);
        return new PointDistance(a.body(), a.at(), b.body(), b.at());
    }

    /** The measure or coordinate that an entry names. */
    static Measure on(ReaderContext r, Entry e) {
        Measure named = r.names.measures.get(e.text());
        if (named != null) {
            return named;
        }
        CoordinateRef c = r.names.coordinate(e);
        return new JointCoordinate(c.q(), c.v(), c.kind());
    }

    /** Where a law has no effort: a length is not negative. */
    static double rest(ReaderContext r, Part v, Measure measure) {
        return measure.isLine()
                ? r.quantities.notNegative(v, "rest", "m")
                : r.quantities.quantity(v, "rest", measure.kind().dimension().unit());
    }
}
