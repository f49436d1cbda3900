package org.condyle.io.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.condyle.expression.Expression;
import org.condyle.expression.NameTable;
import org.condyle.expression.Scope;
import org.condyle.expression.Variable;
import org.condyle.io.document.Entry;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.Part;
import org.condyle.io.document.Union;
import org.condyle.io.document.ValueType;
import org.condyle.io.model.contact.StopReader;
import org.condyle.io.model.read.Catalog;
import org.condyle.io.model.read.ParameterScope;
import org.condyle.io.model.read.Parameters;
import org.condyle.io.model.read.Parts;
import org.condyle.io.model.read.Quantities;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.model.read.Texts;
import org.condyle.io.model.term.Datasheet;
import org.condyle.io.problem.Code;
import org.condyle.joints.Ball;
import org.condyle.joints.BallAngles;
import org.condyle.joints.Ellipsoid;
import org.condyle.joints.Free;
import org.condyle.joints.FreeAngles;
import org.condyle.joints.FunctionMobility;
import org.condyle.joints.Locked;
import org.condyle.joints.NamedMobility;
import org.condyle.joints.Pin;
import org.condyle.joints.Planar;
import org.condyle.joints.Reversed;
import org.condyle.joints.Scapulothoracic;
import org.condyle.joints.Slider;
import org.condyle.joints.Universal;
import org.condyle.joints.Weld;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Mobility;
import org.condyle.text.DidYouMean;
import org.jspecify.annotations.Nullable;

/** The joints a model file can name: keys, datasheet and maker of each. */
public final class JointCatalog {
    private static final Catalog<Mobility> CATALOG = new Catalog<>("joint", Parts.REPEATED);
    /** Quantities of every joint, as its channels end. */
    private static final Set<String> RESERVED = Set.of("speed", "acceleration", "effort", "reaction", "upper", "lower");

    private JointCatalog() {}

    private static final MappingType COMMON = MappingType.mapping("joint", "connects a body to its parent")
            .key("parent", ValueType.reference("body"), "the parent body", "ground")
            .need("child", ValueType.reference("body"), "the child body")
            .key("at", Parts.vector("m"), "position of the joint in the parent", "[0, 0, 0]")
            .key("child-at", Parts.vector("m"), "position of the joint in the child", "[0, 0, 0]")
            .key("orientation", Parts.ORIENTATION, "orientation of the joint frame in the parent")
            .key("child-orientation", Parts.ORIENTATION, "orientation of the joint frame in the child")
            .key(
                    "names",
                    ValueType.listOf(ValueType.text()),
                    "own names of all coordinates, in their order, such as [knee_angle_r]")
            .key(
                    "reverse",
                    ValueType.flag(),
                    "whether the coordinates describe the parent as seen from the child",
                    "false")
            .key(
                    "locked",
                    ValueType.mapOf(ValueType.quantity("rad or m")),
                    "values of coordinates that do not move; they are no coordinates of the model then")
            .key(
                    "rotor-inertia",
                    ValueType.either(
                            ValueType.quantity("kg*m^2, or kg on a length"),
                            ValueType.listOf(ValueType.quantity("kg*m^2, or kg on a length"), 1, 6)),
                    "inertia of a motor that turns with its coordinate, seen from the joint: of the rotor times the gear ratio"
                            + " squared; a list for several coordinates")
            .key("limits", StopReader.kind(), "stops of its coordinate, or a list for several coordinates");

    private static MappingType shape(String word, String about) {
        return MappingType.mapping(word, about).including(COMMON);
    }

    static {
        String featherstone = "R. Featherstone, Rigid Body Dynamics Algorithms, Springer 2008, chapter 4";
        CATALOG.add(
                shape("weld", "no motion"),
                "R = 1, r = 0",
                featherstone,
                "the child moves with its parent",
                (r, v) -> new Weld());
        CATALOG.add(
                shape("pin", "rotates about one axis").key("axis", Parts.DIRECTION, "axis of the hinge", "z"),
                "R = rotation by 'angle' about the axis",
                featherstone,
                "none",
                (r, v) -> new Pin());
        CATALOG.add(
                shape("slider", "slides along one axis").key("axis", Parts.DIRECTION, "direction of sliding", "x"),
                "r = 'position' times the axis",
                featherstone,
                "none",
                (r, v) -> new Slider());
        CATALOG.add(
                shape("universal", "rotates about x, then about the rotated y"),
                "R = Rx('angle-x') Ry('angle-y')",
                featherstone,
                "the two speeds are independent in every position; only the third direction is locked",
                (r, v) -> new Universal());
        CATALOG.add(
                shape("ball", "rotates freely about a point"),
                "R from a unit quaternion; speeds are the angular velocity in the axes of the child",
                featherstone,
                "has no single coordinate for drives or springs; use a bushing or a function joint for that",
                (r, v) -> new Ball());
        CATALOG.add(
                shape("planar", "moves in the xy plane: x, y, angle"),
                "r = (x, y, 0), R = rotation by 'angle' about z",
                "P. E. Nikravesh, Computer-Aided Analysis of Mechanical Systems, Prentice-Hall 1988",
                "none",
                (r, v) -> new Planar());
        CATALOG.add(
                shape("free", "moves freely in space"),
                "r = (x, y, z), R from a unit quaternion; speeds are the velocity in the axes of the"
                        + " parent and the angular velocity in the axes of the child",
                featherstone,
                "none",
                (r, v) -> new Free());
        String seth = "A. Seth et al., Nonlinear Dynamics 62 (2010) 291-303";
        CATALOG.add(
                shape("ball-angles", "rotates freely about a point; its coordinates are three angles"),
                "R = Rx('angle-x') Ry('angle-y') Rz('angle-z'); speeds are the angular velocity in the axes of the parent",
                "OpenSim's BallJoint; " + seth,
                "the rates of the angles are infinite where angle-y is 90 deg or -90 deg; 'ball' has no such place",
                (r, v) -> new BallAngles());
        CATALOG.add(
                shape("free-angles", "moves freely in space; three of its coordinates are angles"),
                "R = Rx Ry Rz, r = (x, y, z); speeds are angular velocity and velocity in the axes of the parent",
                "OpenSim's FreeJoint; " + seth,
                "the rates of the angles are infinite where angle-y is 90 deg or -90 deg; 'free' has no such place",
                (r, v) -> new FreeAngles());
        CATALOG.add(
                shape("ellipsoid", "glides on an ellipsoid fixed in the parent, and turns freely")
                        .need(
                                "radii",
                                ValueType.tuple("m", 3),
                                "semi-axes along x, y, z of the joint frame in the parent"),
                "R = Rx Ry Rz, r = (a n_x, b n_y, c n_z) with n the z axis of the child in the parent",
                "OpenSim's EllipsoidJoint; " + seth,
                "the rates of the angles are infinite where angle-y is 90 deg or -90 deg",
                (r, v) -> new Ellipsoid(radii(r, v)));
        CATALOG.add(
                shape("scapulothoracic", "the shoulder blade on the chest: glides on an ellipsoid, and wings")
                        .need(
                                "radii",
                                ValueType.tuple("m", 3),
                                "semi-axes of the ellipsoid along x, y, z of the thorax frame")
                        .key(
                                "winging-at",
                                ValueType.tuple("m", 2),
                                "x and y of the winging axis in the scapula frame",
                                "[0, 0]")
                        .key("winging-direction", ValueType.quantity("rad"), "angle of that axis from y, about z", "0"),
                "R = P E P' W, E = Rx('abduction') Ry('elevation') Rz('upward-rotation'), P = Rz(90 deg), W the rotation by"
                        + " 'winging'; r on the ellipsoid as for 'ellipsoid', the winging axis beside it",
                "A. Seth, R. Matias, A. P. Veloso, S. L. Delp, PLoS ONE 11 (2016) e0141028; OpenSim's ScapulothoracicJoint",
                "the rates of the angles are infinite where elevation is 90 deg or -90 deg",
                (r, v) -> new Scapulothoracic(
                        radii(r, v),
                        v.list("winging-at").stream()
                                .mapToDouble(e -> r.quantities.quantity(e, "m"))
                                .toArray(),
                        r.quantities.quantity(v, "winging-direction", "rad")));
        MappingType part = MappingType.mapping("part", "one rotation or translation")
                .need("axis", Parts.DIRECTION, "its axis in the joint frame of the parent")
                .key("value", ValueType.expression("rad or m"), "formula of the coordinates", "0");
        CATALOG.add(
                shape("function", "pose as functions of coordinates")
                        .need(
                                "coordinates",
                                ValueType.mapOf(ValueType.choice("rad", "m")),
                                "names and units of the coordinates")
                        .key("turns", ValueType.listOf(part, 0, 3), "up to three successive rotations")
                        .key("shifts", ValueType.listOf(part, 0, 3), "up to three translations"),
                "R = R1(f1) R2(f2) R3(f3), r = f4 a4 + f5 a5 + f6 a6",
                "OpenSim's CustomJoint; A. Seth et al., Nonlinear Dynamics 62 (2010) 291-303",
                "functions need continuous second derivatives; where the derivative of the whole pose"
                        + " vanishes the joint is singular",
                JointCatalog::function);
    }

    static Union union() {
        return CATALOG.union();
    }

    public static List<Datasheet> sheets() {
        return CATALOG.sheets();
    }

    static Mobility mobility(ReaderContext r, Part v) {
        Mobility made = CATALOG.make(r, v), mobility = v.flag("reverse") ? new Reversed(made) : made;
        Mobility named = v.has("names") ? named(r, v, mobility) : mobility;
        return v.has("locked") ? locked(r, v, named) : named;
    }

    private static Mobility locked(ReaderContext r, Part v, Mobility mobility) {
        if (!Locked.canLock(mobility)) {
            r.problems.error(
                    Code.NO_EFFECT,
                    v.entry("locked"),
                    "the coordinates of a " + v.variant()
                            + " joint cannot be locked one by one, as their rates are no speeds",
                    "use a joint with fewer coordinates, or constraints of type drive");
            return mobility;
        }
        List<String> names = Arrays.stream(mobility.coordinates())
                .map(Mobility.Coordinate::name)
                .toList();
        double[] values = new double[names.size()];
        Arrays.fill(values, Double.NaN);
        v.entries("locked").forEach((name, e) -> {
            int k = names.indexOf(name);
            if (k < 0) {
                r.problems.error(
                        Code.UNKNOWN_NAME,
                        e,
                        "the joint has no coordinate '" + name + "'" + DidYouMean.hint(name, names, "coordinate"));
            } else {
                values[k] = r.quantities.quantity(e, mobility.coordinates()[k].isLength() ? "m" : "rad");
            }
        });
        return new Locked(mobility, values);
    }

    /** Semi-axes; those that are not positive are reported where they stand. */
    private static double[] radii(ReaderContext r, Part v) {
        double[] radii = new double[3];
        for (int k = 0; k < 3; k++) {
            Entry e = v.list("radii").get(k);
            radii[k] = r.quantities.quantity(e, "m");
            if (!(radii[k] > 0)) {
                r.problems.error(Code.NOT_POSITIVE, e, "must be > 0, was " + e.text());
                radii[k] = 1;
            }
        }
        return radii;
    }

    private static Mobility named(ReaderContext r, Part v, Mobility mobility) {
        Mobility.Coordinate[] own = mobility.coordinates();
        if (mobility.hasOwnNames()) {
            r.problems.error(
                    Code.NO_EFFECT, v.entry("names"), "a function joint names its coordinates under 'coordinates'");
            return mobility;
        }
        List<Entry> entries = v.list("names");
        if (entries.size() != own.length) {
            r.problems.error(
                    Code.WRONG_COUNT,
                    v.entry("names"),
                    "has " + entries.size() + " names, but a " + v.variant() + " joint has "
                            + (own.length == 0
                                    ? "no coordinates"
                                    : own.length + ": "
                                            + Arrays.stream(own)
                                                    .map(Mobility.Coordinate::name)
                                                    .collect(Collectors.joining(", "))));
            return mobility;
        }
        Set<String> taken = new HashSet<>(RESERVED);
        for (int k = 0; k < mobility.speeds().length; k++) {
            if (!mobility.isPlain(k)) {
                taken.add(mobility.speeds()[k].name());
            }
        }
        int before = r.problems.size();
        for (Entry e : entries) {
            if (!e.text().matches("[A-Za-z_][A-Za-z0-9_-]*")) {
                r.problems.error(
                        Code.BAD_NAME,
                        e,
                        "'" + e.text() + "' cannot be the name of a coordinate",
                        "names consist of letters, digits, _" + " and -");
            } else if (!taken.add(e.text())) {
                r.problems.error(
                        Code.SAME_NAME,
                        e,
                        "'" + e.text() + "' is used for another quantity of the joint",
                        "choose another name");
            }
        }
        return r.problems.size() > before
                ? mobility
                : new NamedMobility(mobility, entries.stream().map(Entry::text).toArray(String[]::new));
    }

    /** The joint's frame in the parent or the child: placed, turned, and with z along the axis if it has one. */
    static Frame frame(ReaderContext r, Part v, Mobility m, String at, String orientation) {
        double[] turned = r.frames.orientation(v, orientation);
        double[] alongAxis = m.hasAxis() ? Rotations.withZAlong(r.frames.direction(v.entry("axis"))) : Mat3.identity();
        return new Frame(r.quantities.vector(v.entry(at), "m"), Mat3.times(turned, alongAxis));
    }

    /** Constraints of a planar model do not prevent motion out of the plane, so no joint may permit it. */
    static void requirePlanar(ReaderContext r, Part v, Mobility m) {
        String type = v.variant();
        if (m.plane() == Mobility.Plane.NONE) {
            r.problems.error(
                    Code.OUT_OF_PLANE,
                    v.entry(),
                    "a " + type + " joint leaves the xy plane of the model",
                    "use pin, slider, planar or weld, or remove" + " 'plane'");
            return;
        }
        for (String turn : List.of("orientation", "child-orientation")) {
            if (Math.abs(r.frames.orientation(v, turn)[8]) < 1 - 1e-9) {
                r.problems.error(
                        Code.OUT_OF_PLANE,
                        v.entry(turn),
                        "rotates out of the xy plane of the model",
                        "rotate about z, or remove 'plane'");
            }
        }
        if (!m.hasAxis()) {
            return;
        }
        double along = Math.abs(r.frames.direction(v.entry("axis"))[2]);
        Entry at = v.has("axis") ? v.entry("axis") : v.entry();
        if (m.plane() == Mobility.Plane.XY && along < 1 - 1e-9) {
            r.problems.error(
                    Code.OUT_OF_PLANE,
                    at,
                    "a " + type + " in the xy plane rotates about z",
                    "remove 'plane' for other axes");
        } else if (m.plane() == Mobility.Plane.THROUGH_Z && along > 1e-9) {
            r.problems.error(
                    Code.OUT_OF_PLANE,
                    at,
                    "a " + type + " in the xy plane needs an axis in that plane, such as axis: x");
        }
    }

    private static Mobility function(ReaderContext r, Part v) {
        List<Mobility.Coordinate> coordinates = new ArrayList<>();
        NameTable names = new NameTable();
        for (Map.Entry<String, Entry> c : v.entries("coordinates").entrySet()) {
            if (!Expression.isName(c.getKey()) || c.getKey().equals("t")) {
                r.problems.error(
                        Code.BAD_NAME, c.getValue(), "'" + c.getKey() + "' cannot be the name of a coordinate");
                continue;
            }
            coordinates.add(new Mobility.Coordinate(
                    c.getKey(), Quantities.dimension(c.getValue().text())));
            names.variable(c.getKey());
        }
        if (coordinates.isEmpty()) {
            r.problems.error(Code.EMPTY, v.entry(), "a function joint needs at least one coordinate");
            return new Weld();
        }
        Expression[] functions = new Expression[6];
        double[][] axes = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
        Scope scope = withParameters(names, r.parameters);
        for (int k = 0; k < 6; k++) {
            functions[k] = Expression.parse("0", names);
        }
        String[] lists = {"turns", "shifts"};
        for (int list = 0; list < 2; list++) {
            List<Part> parts = v.parts(lists[list]);
            for (int k = 0; k < parts.size(); k++) {
                axes[3 * list + k] = r.frames.direction(parts.get(k).entry("axis"));
                Entry e = parts.get(k).entry("value");
                try {
                    String text = Texts.isExpression(e.text()) ? Texts.expressionText(e.text()) : e.text();
                    functions[3 * list + k] =
                            Expression.parse(text, scope).requireDimension(Quantities.dimension(list == 0 ? "" : "m"));
                } catch (org.condyle.expression.ExpressionException x) {
                    Texts.report(r.problems, e, x);
                }
            }
        }
        return new FunctionMobility(coordinates.toArray(new Mobility.Coordinate[0]), functions, axes);
    }

    private static Scope withParameters(NameTable names, Parameters parameters) {
        return new ParameterScope(parameters) {
            @Override
            public @Nullable Variable slot(String name) {
                return names.slot(name);
            }

            @Override
            protected Collection<String> ownNames() {
                return names.names();
            }
        };
    }
}
