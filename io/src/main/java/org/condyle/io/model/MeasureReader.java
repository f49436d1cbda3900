package org.condyle.io.model;

import org.condyle.io.document.Entry;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.ValueType;
import org.condyle.io.document.Values;
import org.condyle.io.model.read.CoordinateRef;
import org.condyle.io.model.read.Parts;
import org.condyle.io.model.read.Place;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.measures.JointCoordinate;
import org.condyle.measures.PointDistance;
import org.condyle.mechanics.Measure;

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

    /** What those keys say. */
    static Measure read(ReaderContext r, Values v) {
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
    static double rest(ReaderContext r, Values v, Measure measure) {
        return measure.isLine()
                ? r.quantities.notNegative(v, "rest", "m")
                : r.quantities.quantity(v, "rest", measure.kind().dimension().unit());
    }
}
