package org.condyle.io.model;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.IntConsumer;
import org.condyle.expression.Dimension;
import org.condyle.expression.Expression;
import org.condyle.expression.ExpressionException;
import org.condyle.expression.Quantity;
import org.condyle.expression.Units;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.io.document.Document;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Problem;
import org.condyle.io.document.Problems;
import org.condyle.io.document.Values;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Formula;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Mobility;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.Signals;

/**
 * A model file in the making. Turns entries into numbers, vectors, frames, formulas and indices; what is wrong is
 * collected and a harmless value goes on, so that people meet all problems at once.
 */
public final class ReaderContext {
    private static final int MOST_REPEATS = 100_000;

    /** Its fifth power, which an inertia takes of a length, is still a number. */
    private static final double LARGEST = 1e60;

    final Document document;
    final Problems problems;
    final Parameters parameters;
    final boolean planar;
    final Model.Builder builder;
    final Map<String, Integer> bodies = new LinkedHashMap<>();
    final Map<String, Joint> joints = new LinkedHashMap<>();
    final Surfaces surfaces = new Surfaces(this);
    /** How many bodies stand for one entry with {@code repeat}, by its name. */
    final Map<String, Integer> repeats = new LinkedHashMap<>();
    /** Meshes that were read from files, by file and options. */
    final Map<String, Mesh> meshes = new LinkedHashMap<>();

    /** Undeformed volumes of bodies that have matter [m³]. */
    final Map<String, Double> softVolumes = new LinkedHashMap<>();

    private Map<String, Signal> signals = Map.of();

    ReaderContext(Document document, Problems problems, Parameters parameters, boolean planar, Model.Builder builder) {
        this.document = document;
        this.problems = problems;
        this.parameters = parameters;
        this.planar = planar;
        this.builder = builder;
        bodies.put(Model.GROUND, 0);
    }

    /** Every body, with its name; inside {@code repeat} once for each, with its number for expressions. */
    void eachBody(Values model, BiConsumer<String, Values> action) {
        model.each("bodies", (name, v) -> {
            if (v.has("repeat")) {
                int n = repeats.computeIfAbsent(name, k -> count(v.entry("repeat")));
                numbered(n, i -> action.accept(name + "-" + i, v));
            } else {
                action.accept(name, v);
            }
        });
    }

    /** Does something for 1, 2, ..., n with {@code i} set in expressions. */
    void numbered(int n, IntConsumer action) {
        try {
            for (int i = 1; i <= n; i++) {
                parameters.number(i);
                action.accept(i);
            }
        } finally {
            parameters.number(0);
        }
    }

    private int count(Entry e) {
        int before = problems.size();
        double n = quantity(e, "");
        if (parameters.entry(Parameters.NUMBER) != null) {
            problems.error(e, "the number of each is called 'i', and so is a parameter; rename the parameter");
        } else if (problems.size() == before && (n != Math.rint(n) || n < 1 || n > MOST_REPEATS)) {
            problems.error(e, "must be a whole number from 1 to " + MOST_REPEATS + ", was " + was(e, n, ""));
            return 1;
        }
        return problems.size() == before ? (int) n : 1;
    }

    /** To be called when all bodies and joints are known: from then on formulas can refer to their signals. */
    void bodiesAreKnown(List<Body> list) {
        signals = new Signals(list, List.copyOf(joints.values())).all();
    }

    Map<String, Signal> signals() {
        return signals;
    }

    /** "*" agrees with everything. */
    public static Dimension dimension(String unit) {
        if (unit.equals("*")) {
            return Dimension.UNKNOWN;
        }
        return unit.isEmpty() || unit.equals("1")
                ? Dimension.NONE
                : Units.parse(unit).dimension();
    }

    /** A constant in SI. */
    double quantity(Entry e, String unit) {
        Dimension wanted = dimension(unit);
        try {
            if (!Texts.isExpression(e.text())) {
                return plain(e, unit);
            }
            String text = Texts.expressionText(e.text());
            Entry parameter = parameters.entry(text.strip());
            Quantity value = parameter == null ? null : parameters.constant(text.strip());
            if (parameter != null
                    && value != null
                    && !value.dimension().agrees(wanted)
                    && !value.dimension().isNone()) {
                wrongParameter(parameter, value.dimension(), wanted, e);
                return 1;
            }
            Expression x = Expression.parse(text, new SignalScope(parameters, Map.of()));
            x.requireDimension(wanted);
            if (!x.isConstant()) {
                problems.error(e, "must be a constant; it depends on " + String.join(", ", x.variables()));
                return 1;
            }
            return number(e, x.constant());
        } catch (ExpressionException x) {
            Texts.report(problems, e, inUnit(x, unit));
            return 1;
        }
    }

    /** To the dimension rules an angle is a plain number; people think of an angle. */
    private static ExpressionException inUnit(ExpressionException x, String unit) {
        String said = String.valueOf(x.getMessage());
        return unit.equals("rad")
                ? new ExpressionException(
                        said.replace("; a plain number is needed", "; an angle [rad] is needed"), x.offset())
                : x;
    }

    /** A number with its unit; the message for anything else says what would do. */
    private double plain(Entry e, String unit) {
        Texts.refuseNotFinite(e.text());
        try {
            return number(e, Quantity.parse(e.text(), dimension(unit)));
        } catch (ExpressionException x) {
            String said = String.valueOf(x.getMessage());
            String way = parameters.entry(e.text().strip()) != null
                    ? "; for the parameter write '= " + e.text().strip() + "'"
                    : "; a " + (unit.isEmpty() ? "plain number" : "quantity in " + unit) + " is needed";
            throw new ExpressionException(
                    said.endsWith("is needed") || said.contains("did you mean") ? said : said + way, x.offset());
        }
    }

    private double number(Entry e, double value) {
        if (!Double.isFinite(value)) {
            problems.error(
                    e,
                    "must be a finite number, was " + e.text()
                            + (Double.isNaN(value) ? "" : "; a number can be as large as 1.8e308 at most"));
            return 1;
        }
        if (Math.abs(value) > LARGEST) {
            problems.error(e, "must lie within 1e60 in SI units, or squares and cubes of it overflow, was " + e.text());
            return 1;
        }
        return value;
    }

    /** The unit is wrong where the parameter was written, not where it is used. */
    private void wrongParameter(Entry parameter, Dimension has, Dimension wanted, Entry user) {
        problems.add(Problem.error(
                parameter.at(),
                parameter.path(),
                parameter.text() + " is " + has.describe() + "; " + user.path() + " needs " + wanted.describe()));
    }

    double quantity(Values v, String key, String unit) {
        return quantity(v.entry(key), unit);
    }

    /** Like {@link #quantity}, and must be greater than zero. */
    double positive(Values v, String key, String unit) {
        double x = quantity(v, key, unit);
        if (!(x > 0)) {
            problems.error(v.entry(key), "must be > 0" + inUnit(unit) + ", was " + was(v.entry(key), x, unit));
            return 1;
        }
        return x;
    }

    double notNegative(Values v, String key, String unit) {
        double x = quantity(v, key, unit);
        if (!(x >= 0)) {
            problems.error(v.entry(key), "must be >= 0" + inUnit(unit) + ", was " + was(v.entry(key), x, unit));
            return 0;
        }
        return x;
    }

    private static String inUnit(String unit) {
        return unit.isEmpty() ? "" : " " + unit;
    }

    /** What was written, and the number if that does not show it. */
    static String was(Entry e, double value, String unit) {
        return Texts.isExpression(e.text()) ? Texts.number(value) + inUnit(unit) + " (" + e.text() + ")" : e.text();
    }

    /** The part is in the file; if it could not be read, the error has already been reported. */
    boolean isWritten(String part, String name) {
        return document.find(part).flatMap(p -> p.child(name)).isPresent();
    }

    /** A plain number between two others, these included. */
    double within(Values v, String key, int low, int high) {
        double x = quantity(v, key, "");
        if (!(x >= low && x <= high)) {
            problems.error(
                    v.entry(key), "must lie between " + low + " and " + high + ", was " + was(v.entry(key), x, ""));
            return high;
        }
        return x;
    }

    /** A list of numbers that are all greater than zero. */
    double[] positives(Values v, String key, String unit) {
        List<Entry> items = v.entry(key).items();
        double[] out = new double[items.size()];
        for (int i = 0; i < out.length; i++) {
            out[i] = quantity(items.get(i), unit);
            if (!(out[i] > 0)) {
                problems.error(items.get(i), "must be > 0" + inUnit(unit) + ", was " + was(items.get(i), out[i], unit));
                out[i] = 1;
            }
        }
        return out;
    }

    /** Three numbers; the third may be left out and is then zero. */
    double[] vector(Entry e, String unit) {
        double[] out = new double[3];
        List<Entry> items = e.items();
        for (int i = 0; i < Math.min(3, items.size()); i++) {
            out[i] = quantity(items.get(i), unit);
        }
        return out;
    }

    double[] tuple(Entry e, String unit) {
        return e.items().stream().mapToDouble(i -> quantity(i, unit)).toArray();
    }

    /** A direction: a word or a vector. */
    double[] direction(Entry e) {
        if (e.isScalar()) {
            double[] out = new double[3];
            String word = e.text();
            int axis = Parts.AXES.indexOf(word.substring(word.length() - 1));
            out[Math.max(axis, 0)] = word.startsWith("-") ? -1 : 1;
            return out;
        }
        double[] v = vector(e, "");
        if (v[0] == 0 && v[1] == 0 && v[2] == 0) {
            problems.error(e, "a direction must not be zero; write x, y, z or three numbers that are not all 0");
            return new double[] {0, 0, 1};
        }
        return Rotations.unit(v);
    }

    double[] rotation(Values v) {
        int ways = (v.has("axis") || v.has("angle") ? 1 : 0) + (v.has("xyz") ? 1 : 0) + (v.has("quaternion") ? 1 : 0);
        if (ways > 1) {
            problems.error(v.entry(), "give the turn in one way: axis and angle, xyz, or quaternion");
        }
        if (v.has("quaternion")) {
            double[] q = tuple(v.entry("quaternion"), "");
            double length = Math.sqrt(q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3]);
            if (Math.abs(length - 1) > 1e-6) {
                problems.error(
                        v.entry("quaternion"),
                        "must have length 1, has " + (float) length + "; divide all four by that");
                return Mat3.identity();
            }
            double[] out = new double[9];
            Rotations.fromQuaternion(q, 0, out, 0);
            return out;
        }
        if (v.has("xyz")) {
            double[] a = tuple(v.entry("xyz"), "rad");
            return Mat3.times(
                    Mat3.times(Rotations.about(1, 0, 0, a[0]), Rotations.about(0, 1, 0, a[1])),
                    Rotations.about(0, 0, 1, a[2]));
        }
        double[] axis = v.has("axis") ? direction(v.entry("axis")) : new double[] {0, 0, 1};
        double angle = v.has("angle") ? quantity(v, "angle", "rad") : 0;
        return Rotations.about(axis[0], axis[1], axis[2], angle);
    }

    double[] orientation(Values v, String key) {
        return v.has(key) ? rotation(v.values(key)) : Mat3.identity();
    }

    /** Index of the body an entry names. */
    int body(Entry e) {
        Integer index = bodies.get(e.text());
        if (index == null) {
            problems.unknown(e, "body", e.text(), bodies.keySet());
            return 0;
        }
        return index;
    }

    /** Nothing acts between a body and itself. */
    void requireTwoBodies(Values v) {
        List<Entry> places = v.entry().child("between").map(Entry::items).orElse(List.of());
        if (places.size() == 2) {
            String a = bodyName(places.get(0)), b = bodyName(places.get(1));
            if (a.equals(b)) {
                problems.error(v.entry("between"), "needs two different bodies, both are '" + a + "'");
            }
        }
    }

    private static String bodyName(Entry place) {
        return place.isScalar()
                ? place.text()
                : place.child("on").map(Entry::text).orElse(Model.GROUND);
    }

    /** A place on a body: name alone, or mapping. */
    Place place(Values owner, String key, int item) {
        Entry e = owner.list(key).get(item);
        if (e.isScalar()) {
            return new Place(body(e), Frame.IDENTITY);
        }
        return place(Parts.FRAME.read(e, new Problems())); // its structure has been checked with the whole file
    }

    Place place(Values v) {
        double[] turned = v.entry().child("orientation").isPresent() ? orientation(v, "orientation") : Mat3.identity();
        return new Place(body(v.entry("on")), new Frame(vector(v.entry("at"), "m"), turned));
    }

    /** A formula of time and motion. Text without '=' may be a plain quantity. */
    Formula formula(Entry e, String unit) {
        SignalScope scope = new SignalScope(parameters, signals);
        Expression x = expression(e, unit, scope);
        return new Formula(x, scope.signals());
    }

    /** The expression of an entry in a scope; a constant zero where it is wrong. */
    Expression expression(Entry e, String unit, SignalScope scope) {
        try {
            Expression x = Expression.parse(Texts.formula(e), scope);
            return unit.equals("*") ? x : x.requireDimension(dimension(unit));
        } catch (ExpressionException x) {
            Texts.report(problems, e, inUnit(x, unit));
            return Expression.parse("0", scope);
        }
    }

    Formula[] formulas(Entry e, String unit) {
        Formula[] out = new Formula[3];
        List<Entry> items = e.items();
        for (int k = 0; k < 3; k++) {
            out[k] = k < items.size()
                    ? formula(items.get(k), unit)
                    : new Formula(Expression.parse("0", parameters), List.of());
        }
        return out;
    }

    /** A coordinate "joint" (which must have one) or "joint.coordinate". */
    CoordinateRef coordinate(Entry e) {
        String text = e.text();
        int dot = text.lastIndexOf('.');
        Joint joint = joints.get(dot < 0 ? text : text.substring(0, dot));
        if (joint == null && dot >= 0) {
            joint = joints.get(text);
            dot = joint == null ? dot : -1;
        }
        String asked = dot < 0 ? text : text.substring(0, dot);
        if (joint == null && isWritten("joints", asked)) {
            return CoordinateRef.NONE;
        }
        if (joint == null) {
            problems.unknown(e, "joint", asked, joints.keySet());
            return CoordinateRef.NONE;
        }
        Mobility.Coordinate[] all = joint.mobility().coordinates();
        int plain = joint.mobility().plainCoordinates();
        if (dot < 0 || plain == 0) {
            if (plain == 1 && all.length == 1) {
                return new CoordinateRef(joint, 0);
            }
            problems.error(
                    e,
                    "joint '" + joint.name() + "' (" + joint.mobility().type() + ") has "
                            + (plain == 0
                                    ? "no single coordinate to act on; use a bushing, or a function joint that has coordinates"
                                    : "several coordinates; write '" + text + "." + all[0].name()
                                            + "' or another of them"));
            return CoordinateRef.NONE;
        }
        String wanted = text.substring(dot + 1);
        for (int k = 0; k < plain; k++) {
            if (all[k].name().equals(wanted)) {
                return new CoordinateRef(joint, k);
            }
        }
        problems.unknown(
                e,
                "coordinate",
                wanted,
                java.util.Arrays.stream(all)
                        .limit(plain)
                        .map(Mobility.Coordinate::name)
                        .toList());
        return CoordinateRef.NONE;
    }

    /** A frame of a body. */
    record Place(int body, Frame frame) {
        double[] at() {
            return frame.origin();
        }
    }

    /** One coordinate of a joint; {@link #NONE} where the file was wrong. */
    record CoordinateRef(@org.jspecify.annotations.Nullable Joint joint, int which) {
        static final CoordinateRef NONE = new CoordinateRef(null, 0);

        int q() {
            return joint == null ? 0 : joint.qAt() + which;
        }

        int v() {
            return joint == null ? 0 : joint.vAt() + which;
        }

        boolean angle() {
            return joint == null || joint.mobility().coordinates()[which].isAngle();
        }

        /** Dimension of the force along it. */
        Dimension effort() {
            return (angle() ? Dimension.ANGLE : Dimension.LENGTH).effort();
        }
    }
}
