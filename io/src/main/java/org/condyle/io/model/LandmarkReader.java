package org.condyle.io.model;

import java.util.List;
import org.condyle.io.document.Entry;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.Part;
import org.condyle.io.document.ValueType;
import org.condyle.io.model.read.Parts;
import org.condyle.io.model.read.Place;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.problem.Code;
import org.condyle.mechanics.CoordinateRange;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Landmark;
import org.condyle.mechanics.Mobility;

/** What analyses refer to and what has no influence on a motion: markers, named frames, ranges of coordinates. */
record LandmarkReader(ReaderContext r) {
    static final MappingType MARKER = MappingType.mapping("marker", "a point that a motion capture system sees")
            .including(Parts.POINT);

    static final MappingType FRAME = MappingType.mapping("named frame", "a frame in which analyses express results")
            .including(Parts.FRAME);

    static final MappingType COORDINATE = MappingType.mapping("coordinate", "values that a coordinate takes")
            .need("range", ValueType.listOf(ValueType.quantity("rad or m"), 2, 2), "smallest and largest value")
            .key("clamped", ValueType.flag(), "inverse kinematics stays inside the range", "false");

    /** To be called when bodies and joints are known. */
    void read(Part model) {
        model.each("markers", (name, v) -> r.memo.run("markers", name, v, () -> r.builder.marker(name, place(v))));
        model.each("frames", (name, v) -> r.memo.run("frames", name, v, () -> r.builder.frame(name, place(v))));
        model.each("coordinates", (name, v) -> r.memo.run("coordinates", name, v, () -> range(name, v)));
    }

    private Landmark place(Part v) {
        Place p = r.frames.place(v);
        return new Landmark(p.body(), p.frame());
    }

    /** A coordinate need not be one that a spring can act on: angles of a joint with an angular velocity have ranges, too. */
    private void range(String name, Part v) {
        Entry key = Entry.of(v.entry().keyAt(), v.entry().path(), name);
        int dot = name.lastIndexOf('.');
        Joint joint = r.names.joints.get(dot < 0 ? name : name.substring(0, dot));
        if (joint == null) {
            r.problems.unknown(key, "joint", dot < 0 ? name : name.substring(0, dot), r.names.joints.keySet());
            return;
        }
        List<Mobility.Coordinate> all = List.of(joint.mobility().coordinates());
        List<String> names = all.stream().map(Mobility.Coordinate::name).toList();
        int which = dot < 0 && all.size() == 1 ? 0 : names.indexOf(name.substring(dot + 1));
        if (which < 0) {
            r.problems.unknown(key, "coordinate", name.substring(dot + 1), names);
            return;
        }
        String unit = all.get(which).dimension().unit();
        double lower = r.quantities.quantity(v.list("range").get(0), unit);
        double upper = r.quantities.quantity(v.list("range").get(1), unit);
        if (!(lower <= upper)) {
            r.problems.error(
                    Code.NOT_INCREASING,
                    v.entry("range"),
                    "the first value must be the smaller one",
                    "exchange the two");
            return;
        }
        r.builder.range(joint.name() + "." + names.get(which), new CoordinateRange(lower, upper, v.flag("clamped")));
    }
}
