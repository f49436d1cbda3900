package org.condyle.io.model;

import java.util.ArrayList;
import java.util.List;
import org.condyle.io.document.Entry;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.Part;
import org.condyle.io.document.Union;
import org.condyle.io.document.ValueType;
import org.condyle.io.model.contact.StopReader;
import org.condyle.io.model.read.Catalog;
import org.condyle.io.model.read.Parts;
import org.condyle.io.model.read.Place;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.model.term.Datasheet;
import org.condyle.io.problem.Code;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;
import org.condyle.measures.CardanAngle;
import org.condyle.measures.CoordinateSum;
import org.condyle.measures.JointCoordinate;
import org.condyle.measures.PointComponent;
import org.condyle.measures.PointDistance;
import org.condyle.measures.Swing;
import org.condyle.measures.Twist;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Measure;

/** The measures a model file can name. */
public final class MeasureCatalog {
    private static final Catalog<Measure> CATALOG = new Catalog<>(
            "measure",
            MappingType.mapping("measure", "")
                    .including(Parts.REPEATED)
                    .key("limits", StopReader.kindOfMeasure(), "stops: smallest and largest value"));
    private static final List<String> ANGLES = List.of("first", "second", "third");

    private MeasureCatalog() {}

    /** Keys of an angle of a joint or between two frames. */
    private static MappingType angle(String word, String about) {
        return MappingType.mapping(word, about)
                .key("joint", ValueType.reference("joint"), "from its frame in the parent to its frame in the child")
                .key("between", Parts.between(Parts.FRAME), "or from a frame of one body to a frame of another")
                .exactlyOneOf("joint", "between");
    }

    static {
        CATALOG.add(
                MappingType.mapping("sum", "a sum of coordinates with factors")
                        .need("of", ValueType.paths(ValueType.number()), "coordinates, each with its factor"),
                "sum of c q",
                "-",
                "all coordinates are lengths, or all are angles",
                MeasureCatalog::sum);
        CATALOG.add(
                MappingType.mapping("distance", "distance of two points")
                        .need("between", Parts.between(Parts.POINT), "a point on each of two bodies"),
                "|x_B - x_A|",
                "-",
                "no direction where the points coincide",
                (r, v) -> {
                    Place a = r.frames.place(v, "between", 0), b = r.frames.place(v, "between", 1);
                    return new PointDistance(a.body(), a.at(), b.body(), b.at());
                });
        CATALOG.add(
                PathReader.withSurfaces(MappingType.mapping("path", "length of a line through points and over surfaces")
                        .need("through", ValueType.listOf(PathReader.PLACE, 2, 1000), "the points, in order")),
                "sum of straight parts and of arcs over surfaces",
                "A. Scholz et al., Multibody System Dynamics 36 (2016) 195-219, for geodesics",
                "slides through the points and over the surfaces without friction; a point that comes or goes, or that enters a"
                        + " surface, makes it jump",
                MeasureReader::path);
        CATALOG.add(
                angle("cardan", "one of three angles of a sequence of turns")
                        .need("sequence", ValueType.text(), "axes of the turns, such as zxy, or zxz for Euler angles")
                        .need("angle", ValueType.choice(ANGLES), "which of the three"),
                "R = R_i(first) R_j(second) R_k(third)",
                "E. S. Grood and W. J. Suntay, Journal of Biomechanical Engineering 105 (1983) 136-144",
                "first and third jump at half a turn and are undefined where their axes are parallel",
                (r, v) -> {
                    Place[] f = frames(r, v);
                    return new CardanAngle(
                            f[0].body(),
                            f[0].frame(),
                            f[1].body(),
                            f[1].frame(),
                            v.text("sequence"),
                            ANGLES.indexOf(v.text("angle")));
                });
        CATALOG.add(
                angle("swing", "angle between an axis of two frames")
                        .key("axis", Parts.DIRECTION, "the axis, in each of the frames", "z"),
                "angle from e_A to e_B, 0 to pi",
                "-",
                "no direction where the axes coincide",
                (r, v) -> {
                    Place[] f = turned(r, v);
                    return new Swing(f[0].body(), f[0].frame(), f[1].body(), f[1].frame());
                });
        CATALOG.add(
                angle("twist", "turn about an axis when its swing is taken back")
                        .key("axis", Parts.DIRECTION, "the axis, in each of the frames", "z"),
                "2 atan2(q_3, q_0) of the relative quaternion",
                "P. Dobrowolski, arXiv:1506.05481",
                "jumps at half a turn; undefined at a swing of half a turn",
                (r, v) -> {
                    Place[] f = turned(r, v);
                    return new Twist(f[0].body(), f[0].frame(), f[1].body(), f[1].frame());
                });
        CATALOG.add(
                MappingType.mapping("component", "a point of a body along an axis")
                        .need(
                                "between",
                                Parts.between(Parts.POINT),
                                "the origin, on the body that has the axis; the point")
                        .need("along", Parts.DIRECTION, "the axis, in the first body; of the world for the ground"),
                "n.(x_B - x_A)",
                "-",
                "on a deformable body the axis is stretched with it",
                (r, v) -> {
                    Place a = r.frames.place(v, "between", 0), b = r.frames.place(v, "between", 1);
                    return new PointComponent(b.body(), b.at(), a.body(), a.at(), r.frames.direction(v.entry("along")));
                });
    }

    private static Measure sum(ReaderContext r, Part v) {
        List<JointCoordinate> of = new ArrayList<>();
        double[] factors = new double[v.entries("of").size()];
        int at = 0;
        for (Entry e : v.entries("of").values()) {
            Entry name = Entry.of(e.keyAt(), e.path(), e.key());
            factors[at++] = r.quantities.quantity(e, "");
            if (MeasureReader.on(r, name) instanceof JointCoordinate c) {
                if (!of.isEmpty() && of.get(0).kind() != c.kind()) {
                    r.problems.error(
                            Code.WRONG_UNIT,
                            name,
                            "is a length and others are angles, or the reverse: they have no sum");
                    return c;
                }
                of.add(c);
            } else {
                r.problems.error(Code.WRONG_KIND, name, "must be a coordinate of a joint");
                return new PointDistance(0, new double[3], 0, new double[] {1, 0, 0});
            }
        }
        return new CoordinateSum(of, factors);
    }

    static Union union() {
        return CATALOG.union();
    }

    public static List<Datasheet> sheets() {
        return CATALOG.sheets();
    }

    static Measure measure(ReaderContext r, Part v) {
        return CATALOG.make(r, v);
    }

    private static Place[] frames(ReaderContext r, Part v) {
        if (!v.has("joint")) {
            return new Place[] {r.frames.place(v, "between", 0), r.frames.place(v, "between", 1)};
        }
        Joint joint = r.names.joints.get(v.text("joint"));
        if (joint == null) {
            r.problems.unknown(v.entry("joint"), "joint", v.text("joint"), r.names.joints.keySet());
            return new Place[] {new Place(0, Frame.IDENTITY), new Place(0, Frame.IDENTITY)};
        }
        return new Place[] {new Place(joint.parent(), joint.inParent()), new Place(joint.child(), joint.inChild())};
    }

    /** With z along the axis. */
    private static Place[] turned(ReaderContext r, Part v) {
        double[] turn = Rotations.withZAlong(r.frames.direction(v.entry("axis")));
        Place[] f = frames(r, v);
        for (int k = 0; k < 2; k++) {
            Frame frame = f[k].frame();
            f[k] = new Place(f[k].body(), new Frame(frame.origin(), Mat3.times(frame.rotation(), turn)));
        }
        return f;
    }
}
