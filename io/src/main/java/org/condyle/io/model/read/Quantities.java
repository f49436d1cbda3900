package org.condyle.io.model.read;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.condyle.expression.Dimension;
import org.condyle.expression.Expression;
import org.condyle.expression.ExpressionException;
import org.condyle.expression.Quantity;
import org.condyle.expression.Units;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Part;
import org.condyle.io.document.Problem;
import org.condyle.io.document.Problems;
import org.condyle.io.problem.Code;

/**
 * Turns entries into numbers in SI: quantities with their unit, and expressions of parameters. What is wrong is reported, and a
 * harmless value is given instead.
 */
public final class Quantities {
    /** Its fifth power, which an inertia takes of a length, is still a number. */
    private static final double LARGEST = 1e60;

    /** A bare number above it is a doubtful angle: more than a turn, and what rounding leaves of 2 pi [rad]. */
    private static final double TURN = 2 * Math.PI * (1 + 1e-3);

    /** Of the units that laws ask for. */
    private static final Map<String, Dimension> DIMENSIONS = new ConcurrentHashMap<>();

    private static final Pattern BARE = Pattern.compile("[-+]?[0-9.]+([eE][-+]?[0-9]+)?");

    private final Parameters parameters;
    private final Problems problems;
    private final boolean planar;
    private final SignalScope scope;

    Quantities(Parameters parameters, Problems problems, boolean planar) {
        this.parameters = parameters;
        this.problems = problems;
        this.planar = planar;
        scope = new SignalScope(parameters, Map.of());
    }

    /** "*" agrees with everything. */
    public static Dimension dimension(String unit) {
        if (unit.equals("*")) {
            return Dimension.UNKNOWN;
        }
        return unit.isEmpty() || unit.equals("1")
                ? Dimension.NONE
                : DIMENSIONS.computeIfAbsent(unit, u -> Units.parse(u).dimension());
    }

    /** A constant in SI. */
    public double quantity(Entry e, String unit) {
        Dimension wanted = dimension(unit);
        Scalar scalar = Scalar.of(e);
        double known = scalar.value(scope, wanted);
        if (!Double.isNaN(known)) {
            double value = number(e, known);
            if (unit.equals("rad")
                    && Math.abs(value) > TURN
                    && BARE.matcher(e.text()).matches()) {
                warnOfDegrees(e, value);
            }
            return value;
        }
        try { // only to report what is wrong
            if (!scalar.isFormula()) {
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
            Expression x = Expression.parse(text, scope);
            x.requireDimension(wanted);
            if (!x.isConstant()) {
                problems.error(
                        Code.NOT_CONSTANT,
                        e,
                        "must be a constant",
                        "it depends on " + String.join(", ", x.variables()));
                return 1;
            }
            return number(e, x.constant());
        } catch (ExpressionException x) {
            Texts.report(problems, e, inUnit(x, unit));
            return 1;
        }
    }

    /** To the dimension rules an angle is a plain number; people think of an angle. */
    static ExpressionException inUnit(ExpressionException x, String unit) {
        return unit.equals("rad") && x.kind() == ExpressionException.Kind.OTHER_DIMENSION
                ? x.hinting("an angle [rad] is needed")
                : x;
    }

    /** A number with its unit; the message for anything else says what would do. */
    private double plain(Entry e, String unit) {
        Texts.refuseNotFinite(e.text());
        try {
            return number(e, Quantity.parse(e.text(), dimension(unit)));
        } catch (ExpressionException x) {
            if (!x.hint().isEmpty()) {
                throw x;
            }
            throw x.hinting(
                    parameters.entry(e.text().strip()) != null
                            ? "for the parameter write '= " + e.text().strip() + "'"
                            : "a " + (unit.isEmpty() ? "plain number" : "quantity in " + unit) + " is needed");
        }
    }

    /** 60 typed for 60 deg. */
    private void warnOfDegrees(Entry e, double angle) {
        problems.warning(
                Code.DOUBTFUL_ANGLE,
                e,
                "is " + (float) Math.toDegrees(angle) + " deg, since an angle without a unit is in radians",
                "write " + e.text() + " deg or " + e.text() + " rad");
    }

    private double number(Entry e, double value) {
        if (!Double.isFinite(value)) {
            problems.error(
                    Code.NOT_FINITE,
                    e,
                    "must be a finite number, was " + e.text()
                            + (Double.isNaN(value) ? "" : "; a number can be as large as 1.8e308 at most"));
            return 1;
        }
        if (Math.abs(value) > LARGEST) {
            problems.error(
                    Code.OUT_OF_RANGE,
                    e,
                    "must lie within 1e60 in SI units, or squares and cubes of it overflow, was " + e.text());
            return 1;
        }
        return value;
    }

    /** The unit is wrong where the parameter was written, not where it is used. */
    private void wrongParameter(Entry parameter, Dimension has, Dimension wanted, Entry user) {
        problems.add(Problem.error(
                Code.WRONG_UNIT,
                parameter.at(),
                parameter.path(),
                parameter.text() + " is " + has.describe(),
                user.path() + " needs " + wanted.describe()));
    }

    public double quantity(Part v, String key, String unit) {
        return quantity(v.entry(key), unit);
    }

    /** Like {@link #quantity}, and must be greater than zero. */
    public double positive(Part v, String key, String unit) {
        double x = quantity(v, key, unit);
        if (!(x > 0)) {
            problems.error(
                    Code.NOT_POSITIVE,
                    v.entry(key),
                    "must be > 0" + inUnit(unit) + ", was " + was(v.entry(key), x, unit));
            return 1;
        }
        return x;
    }

    public double notNegative(Part v, String key, String unit) {
        double x = quantity(v, key, unit);
        if (!(x >= 0)) {
            problems.error(
                    Code.NEGATIVE, v.entry(key), "must be >= 0" + inUnit(unit) + ", was " + was(v.entry(key), x, unit));
            return 0;
        }
        return x;
    }

    private static String inUnit(String unit) {
        return unit.isEmpty() ? "" : " " + unit;
    }

    /** What was written, and the number if that does not show it. */
    public static String was(Entry e, double value, String unit) {
        return Texts.isExpression(e.text()) ? Texts.number(value) + inUnit(unit) + " (" + e.text() + ")" : e.text();
    }

    /** A plain number between two others, these included. */
    public double within(Part v, String key, int low, int high) {
        double x = quantity(v, key, "");
        if (!(x >= low && x <= high)) {
            problems.error(
                    Code.OUT_OF_RANGE,
                    v.entry(key),
                    "must lie between " + low + " and " + high + ", was " + was(v.entry(key), x, ""));
            return high;
        }
        return x;
    }

    /** A list of numbers that are all greater than zero. */
    public double[] positives(Part v, String key, String unit) {
        List<Entry> items = v.entry(key).items();
        double[] out = new double[items.size()];
        for (int i = 0; i < out.length; i++) {
            out[i] = quantity(items.get(i), unit);
            if (!(out[i] > 0)) {
                problems.error(
                        Code.NOT_POSITIVE,
                        items.get(i),
                        "must be > 0" + inUnit(unit) + ", was " + was(items.get(i), out[i], unit));
                out[i] = 1;
            }
        }
        return out;
    }

    /** A point or vector of the model: three numbers; the third may be left out and is then zero. In a planar model it must be zero. */
    public double[] vector(Entry e, String unit) {
        double[] out = inSpace(e, unit);
        if (planar && out[2] != 0) {
            outOfPlane(e);
        }
        return out;
    }

    boolean planar() {
        return planar;
    }

    /** A decimal comma is the usual reason: {@code [0, -0,26 m]} is a list of three numbers. */
    void outOfPlane(Entry e) {
        problems.error(
                Code.OUT_OF_PLANE,
                e,
                "points out of the xy plane of the model",
                "give two numbers, or remove 'plane'. Its third number is "
                        + e.items().get(2).text() + "; decimals have a point, as '0,26' in a list is two numbers");
    }

    /** Three numbers that may point out of a planar model as well, such as an axis; the third may be left out and is then zero. */
    public double[] inSpace(Entry e, String unit) {
        double[] out = new double[3];
        List<Entry> items = e.items();
        for (int i = 0; i < Math.min(3, items.size()); i++) {
            out[i] = quantity(items.get(i), unit);
        }
        return out;
    }

    public double[] tuple(Entry e, String unit) {
        return e.items().stream().mapToDouble(i -> quantity(i, unit)).toArray();
    }
}
