package org.condyle.io.model;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.condyle.expression.Dimension;
import org.condyle.expression.Expression;
import org.condyle.expression.ExpressionException;
import org.condyle.expression.UserFunction;
import org.condyle.io.document.Entry;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.Part;
import org.condyle.io.document.Union;
import org.condyle.io.document.ValueType;
import org.condyle.io.model.read.Catalog;
import org.condyle.io.model.read.InputTable;
import org.condyle.io.model.read.Parts;
import org.condyle.io.model.read.Place;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.model.read.SignalScope;
import org.condyle.io.model.read.Texts;
import org.condyle.io.model.term.Datasheet;
import org.condyle.io.problem.Code;
import org.condyle.joints.Distance;
import org.condyle.joints.FrameConstraint;
import org.condyle.joints.MeasureEquation;
import org.condyle.joints.PlanarRevolute;
import org.condyle.joints.PointGuide;
import org.condyle.joints.PointOn;
import org.condyle.joints.Rolling;
import org.condyle.joints.Spherical;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;
import org.condyle.measures.JointCoordinate;
import org.condyle.mechanics.Constraint;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Mobility;
import org.condyle.mechanics.Signal;

/** The constraints a model file can name. */
public final class ConstraintCatalog {
    private static final Catalog<Constraint> CATALOG = new Catalog<>(
            "constraint",
            MappingType.mapping("constraint", "an equation")
                    .including(Parts.REPEATED)
                    .key(
                            "active",
                            ValueType.flag(),
                            "whether it is active at the start; if not, an event can add it",
                            "true"));

    private ConstraintCatalog() {}

    /** What goes through a point of a body; its direction follows. */
    private static MappingType fixed(String name, String about) {
        return MappingType.mapping(name, about)
                .key("on", ValueType.reference("body"), "the body", "ground")
                .key("through", Parts.vector("m"), "a point of it", "[0, 0, 0]");
    }

    private static MappingType pair(String word, String about) {
        return MappingType.mapping(word, about)
                .need("between", Parts.between(Parts.FRAME), "a place on each of two bodies");
    }

    static {
        String machado = "M. Machado, thesis on multibody dynamics with contact and the human knee, chapter 3";
        String haug = "E. J. Haug, Computer Aided Kinematics and Dynamics of Mechanical Systems, Allyn & Bacon 1989";
        CATALOG.add(
                pair("revolute", "two coincident points and a common axis")
                        .key("axis", Parts.DIRECTION, "common axis, in the frame of each place", "z"),
                "x_A = x_B; in space also a_A perpendicular to two directions of B: 5 rows (2 in the plane)",
                machado + ", eqs. (3.16)-(3.28)",
                "both parallel and antiparallel axes satisfy the rows",
                ConstraintCatalog::revolute);
        CATALOG.add(
                pair("translational", "slides along one axis without rotation")
                        .key("axis", Parts.DIRECTION, "axis of sliding, in the frame of the second place", "x"),
                "n.(x_A - x_B) = 0 normal to the axis, and no rotation: 5 rows (2 in the plane)",
                haug,
                "none",
                ConstraintCatalog::translational);
        CATALOG.add(
                pair("spherical", "two coincident points"),
                "x_A = x_B: 3 rows (2 in the plane)",
                haug,
                "none",
                (r, v) -> r.planar
                        ? new PlanarRevolute(body(r, v, 0), at(r, v, 0), body(r, v, 1), at(r, v, 1))
                        : new Spherical(body(r, v, 0), at(r, v, 0), body(r, v, 1), at(r, v, 1)));
        CATALOG.add(
                pair("universal", "two coincident points, and x of the first frame perpendicular to y of the second"),
                "x_A = x_B, (A_A x).(A_B y) = 0: 4 rows",
                haug,
                "in space only",
                (r, v) -> frames(r, v, FrameConstraint.Kind.UNIVERSAL, Mat3.identity()));
        CATALOG.add(
                pair("weld", "two coincident frames"),
                "x_A = x_B and three perpendicularities: 6 rows (3 in the plane)",
                haug,
                "frames that differ by half a turn also satisfy the rows",
                (r, v) -> frames(
                        r,
                        v,
                        r.planar ? FrameConstraint.Kind.PLANAR_WELD : FrameConstraint.Kind.WELD,
                        Mat3.identity()));
        CATALOG.add(
                MappingType.mapping("distance", "two points keep their distance: a massless rod")
                        .need("between", Parts.between(Parts.POINT), "a point on each of two bodies")
                        .need("length", ValueType.quantity("m"), "the distance"),
                "|x_A - x_B| - L = 0: 1 row",
                haug,
                "L must not be zero: use spherical for that",
                (r, v) -> new Distance(
                        body(r, v, 0),
                        at(r, v, 0),
                        body(r, v, 1),
                        at(r, v, 1),
                        r.quantities.positive(v, "length", "m")));
        MappingType line = fixed("line", "a line fixed in a body").need("along", Parts.DIRECTION, "its direction");
        CATALOG.add(
                MappingType.mapping("point-on-line", "a point stays on a line")
                        .need("point", Parts.place(Parts.POINT), "the point")
                        .need("line", line, "the line"),
                "n.(x - x_0) = 0 for the directions n normal to the line: 2 rows (1 in the plane)",
                haug,
                "none",
                (r, v) -> {
                    Place p = point(r, v);
                    Part l = v.part("line");
                    return PointOn.line(
                            p.body(),
                            p.at(),
                            r.names.body(l.entry("on")),
                            r.quantities.vector(l.entry("through"), "m"),
                            r.frames.direction(l.entry("along")),
                            r.planar);
                });
        MappingType plane = fixed("plane", "a plane fixed in a body").need("normal", Parts.DIRECTION, "its normal");
        CATALOG.add(
                MappingType.mapping("point-on-plane", "a point stays on a plane")
                        .need("point", Parts.place(Parts.POINT), "the point")
                        .need("plane", plane, "the plane"),
                "n.(x - x_0) = 0: 1 row",
                haug,
                "bilateral: the point cannot leave the plane on either side",
                (r, v) -> {
                    Place p = point(r, v);
                    Part l = v.part("plane");
                    return PointOn.plane(
                            p.body(),
                            p.at(),
                            r.names.body(l.entry("on")),
                            r.quantities.vector(l.entry("through"), "m"),
                            r.frames.direction(l.entry("normal")));
                });
        CATALOG.add(
                MappingType.mapping("rolling", "a disc rolls on a line without slip, in the plane")
                        .need("disc", Parts.place(Parts.POINT), "its centre, on its body")
                        .need("radius", ValueType.quantity("m"), "its radius; 0 for a point that sticks")
                        .need("line", line, "the line; the disc is on its left side"),
                "n.(c - x_0) - R = 0, t.(c - x_0) + R turn = const: 2 rows",
                "J. M. Font-Llagunes and J. Kovecses, Mechanism and Machine Theory 44 (2009) 1999-2019",
                "in the plane only; the disc can neither separate nor slip",
                (r, v) -> {
                    if (!r.planar) {
                        r.problems.error(
                                Code.MISSING_KEY, v.entry(), "rolls in the plane", "give the model 'plane: xy'");
                    }
                    Place p = point(r, v, "disc");
                    Part l = v.part("line");
                    return new Rolling(
                            p.body(),
                            p.at(),
                            r.quantities.notNegative(v, "radius", "m"),
                            r.names.body(l.entry("on")),
                            r.quantities.vector(l.entry("through"), "m"),
                            r.frames.direction(l.entry("along")),
                            r.builder.memory(2));
                });
        CATALOG.add(
                MappingType.mapping("coupler", "an equation between coordinates")
                        .need("equation", ValueType.expression("rad or m"), "an expression that is kept at zero")
                        .example("= knee.angle - 2*hip.angle"),
                "f(q) = 0: 1 row, derivatives exact",
                "OpenSim's CoordinateCouplerConstraint",
                "coordinates of joints only",
                (r, v) -> equation(r, v.entry("equation"), null));
        CATALOG.add(
                MappingType.mapping(
                                "drive",
                                "prescribes a coordinate, or a combination of coordinates, as a function of time")
                        .need("coordinate", ValueType.expression("rad or m"), "the prescribed coordinate")
                        .example("crank.angle", "= shank.angle - thigh.angle")
                        .need("value", ValueType.expression("rad or m"), "its value: an expression of t, or a curve")
                        .example("= 10 rad/s * t", "= knee(t)"),
                "f(q) - c(t) = 0: 1 row; its multiplier is the torque or force of the motor",
                machado + ", eqs. (3.29)-(3.32), where (3.26), (3.31), (3.32) miss the sign: -Phi_t, -Phi_tt",
                "the function of time needs a continuous second derivative",
                (r, v) -> equation(r, v.entry("coordinate"), v.entry("value")));
        CATALOG.add(
                MappingType.mapping("guide", "prescribes the position of a point along one direction of the world")
                        .need("point", Parts.place(Parts.POINT), "the point")
                        .need("along", Parts.DIRECTION, "the direction")
                        .need("value", ValueType.expression("m"), "its value: an expression of t, or a curve"),
                "n.x - c(t) = 0: 1 row; its multiplier is the guiding force",
                machado + ", eq. (3.29)",
                "the function of time needs a continuous second derivative",
                (r, v) -> {
                    Place p = point(r, v);
                    SignalScope scope = new SignalScope(r.parameters, Map.of());
                    Expression value = r.formulas.expression(v.entry("value"), "m", scope);
                    requireSmooth(r, v.entry("value"), scope);
                    return new PointGuide(p.body(), p.at(), r.frames.direction(v.entry("along")), value);
                });
    }

    static Union union() {
        return CATALOG.union();
    }

    public static List<Datasheet> sheets() {
        return CATALOG.sheets();
    }

    static Constraint constraint(ReaderContext r, Part v) {
        r.names.requireTwoBodies(v);
        return CATALOG.make(r, v);
    }

    private static int body(ReaderContext r, Part v, int item) {
        return r.frames.place(v, "between", item).body();
    }

    private static double[] at(ReaderContext r, Part v, int item) {
        return r.frames.place(v, "between", item).at();
    }

    private static Place point(ReaderContext r, Part v) {
        return point(r, v, "point");
    }

    private static Place point(ReaderContext r, Part v, String key) {
        Entry e = v.entry(key);
        return e.isScalar() ? new Place(r.names.body(e), Frame.IDENTITY) : r.frames.place(v.part(key));
    }

    private static Constraint revolute(ReaderContext r, Part v) {
        if (r.planar) {
            return new PlanarRevolute(body(r, v, 0), at(r, v, 0), body(r, v, 1), at(r, v, 1));
        }
        return frames(r, v, FrameConstraint.Kind.REVOLUTE, Rotations.withZAlong(r.frames.direction(v.entry("axis"))));
    }

    private static Constraint translational(ReaderContext r, Part v) {
        double[] axis = r.frames.direction(v.entry("axis"));
        if (r.planar) {
            double[] turn = Rotations.about(0, 0, 1, Math.atan2(axis[1], axis[0]));
            return frames(r, v, FrameConstraint.Kind.PLANAR_TRANSLATIONAL, turn);
        }
        return frames(r, v, FrameConstraint.Kind.TRANSLATIONAL, Rotations.withZAlong(axis));
    }

    private static Constraint frames(ReaderContext r, Part v, FrameConstraint.Kind kind, double[] turn) {
        Place a = r.frames.place(v, "between", 0), b = r.frames.place(v, "between", 1);
        return new FrameConstraint(kind, a.body(), turned(a.frame(), turn), b.body(), turned(b.frame(), turn));
    }

    private static Frame turned(Frame f, double[] turn) {
        return new Frame(f.origin(), Mat3.times(f.rotation(), turn));
    }

    /** What is prescribed has an acceleration, which a table of straight lines does not have at its rows. */
    private static void requireSmooth(ReaderContext r, Entry e, SignalScope scope) {
        for (UserFunction f : scope.functions()) {
            if (f instanceof InputTable table && !table.smooth()) {
                r.problems.error(
                        Code.WRONG_KIND,
                        e,
                        "input '" + table.name() + "' is linear between its rows, and a prescribed motion needs a"
                                + " continuous second derivative",
                        "write 'interpolation: spline'");
            }
        }
    }

    /** f(q) - c(t) = 0, or f(q) = 0 without a course. */
    private static Constraint equation(ReaderContext r, Entry left, @org.jspecify.annotations.Nullable Entry course) {
        Map<String, Signal> coordinates = new LinkedHashMap<>();
        Map<String, Measure> measures = new LinkedHashMap<>();
        boolean angles = true;
        for (Joint j : r.names.joints.values()) {
            Mobility.Coordinate[] all = j.mobility().coordinates();
            for (int k = 0; k < all.length; k++) {
                if (!j.mobility().isPlain(k)) {
                    continue;
                }
                String name = j.name() + "." + all[k].name();
                int at = j.qAt() + k;
                coordinates.put(name, new Signal(name, all[k].dimension(), (s, m) -> s.q[at]));
                measures.put(name, JointCoordinate.of(j, k));
            }
        }
        r.names.measures.forEach((name, measure) -> {
            Signal signal = r.names.signals().get(name + ".value");
            coordinates.put(name + ".value", Objects.requireNonNull(signal));
            measures.put(name + ".value", measure);
        });
        SignalScope scope = new SignalScope(r.parameters, coordinates);
        int before = r.problems.size();
        String name = Texts.formula(left).strip();
        if (course != null && name.matches("[\\w.-]*[.][\\w-]+") && !coordinates.containsKey(name)) {
            r.names.coordinate(left); // says what is wrong with it
        }
        Expression f =
                r.problems.size() > before ? Expression.parse("0", scope) : r.formulas.expression(left, "*", scope);
        Expression whole = f;
        boolean understood = r.problems.size() == before;
        if (course != null) {
            Signal driven = coordinates.get(name);
            String unit = driven == null ? "*" : driven.dimension().unit();
            Expression c = r.formulas.expression(course, unit, new SignalScope(r.parameters, Map.of()));
            understood &= r.problems.size() == before;
            try {
                if (!understood) {
                    return new MeasureEquation(f, List.of(), false, Dimension.ANGLE);
                }
                whole = Expression.parse("(" + Texts.formula(left) + ") - (" + Texts.formula(course) + ")", scope);
            } catch (ExpressionException x) {
                r.problems.error(
                        Texts.code(x),
                        course,
                        x.getMessage() + " (in " + Texts.formula(left) + " = " + Texts.formula(course) + ", "
                                + c.dimension().describe() + ")");
            }
        }
        if (scope.signals().isEmpty() && understood) {
            r.problems.error(
                    Code.BAD_EXPRESSION,
                    left,
                    "contains no coordinate",
                    "the coordinates are " + String.join(", ", coordinates.keySet()));
        }
        List<Measure> met = new ArrayList<>();
        for (Signal signal : scope.signals()) {
            Measure measure = Objects.requireNonNull(measures.get(signal.name()));
            met.add(measure);
            angles &= measure.kind() == Measure.Kind.ANGLE;
        }
        requireSmooth(r, course == null ? left : course, scope);
        boolean timed = whole.variables().contains("t");
        return new MeasureEquation(whole, met, timed, angles ? Dimension.ANGLE : Dimension.LENGTH);
    }
}
