package org.condyle.io.model.read;

import java.util.List;
import org.condyle.expression.Dimension;
import org.condyle.expression.Expression;
import org.condyle.function.FormulaFunction;
import org.condyle.function.LinearTable;
import org.condyle.function.ScalarFunction;
import org.condyle.function.SmoothTable;
import org.condyle.io.data.TableFormat;
import org.condyle.io.document.Entry;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.Part;
import org.condyle.io.document.ValueType;
import org.condyle.io.problem.Code;
import org.condyle.math.HermiteSpline;

/** Reads a function of one angle, or of one length: a formula, pairs, or a table in the model file or in a data file. */
public final class FunctionReader {
    private static final ValueType NUMBERS_OR_COLUMN =
            ValueType.either(ValueType.listOf(ValueType.quantity("any"), 2, Integer.MAX_VALUE), ValueType.text());

    private static final MappingType BEYOND = MappingType.mapping(
                    "values-outside", "constant values outside of a table; the function jumps at its ends")
            .need("below", ValueType.quantity("any"), "value below the first angle")
            .need("above", ValueType.quantity("any"), "value above the last angle");

    private static final MappingType TABLE = MappingType.mapping("function-table", "a function by its table")
            .key("file", ValueType.text(), TableFormat.DATA_FILE + " in the folder of the model, with columns x and y")
            .need(
                    "x",
                    NUMBERS_OR_COLUMN,
                    "angles, which increase [rad], or lengths [m]; the name of a column if there is a file")
            .need("y", NUMBERS_OR_COLUMN, "values; the name of a column if there is a file")
            .key(
                    "interpolation",
                    ValueType.choice("linear", "smooth"),
                    "straight lines, or a curve without corners that keeps the shape of the data",
                    "linear")
            .key(
                    "outside",
                    ValueType.either(ValueType.choice("extend", "hold"), BEYOND),
                    "outside of the table: along the last line, the last value, or values that are given",
                    "extend");

    private FunctionReader() {}

    /** What may stand for a function. */
    public static ValueType type(String unit) {
        return ValueType.either(
                ValueType.expression(unit),
                ValueType.listOf(ValueType.listOf(ValueType.quantity("any"), 2, 2), 2, Integer.MAX_VALUE),
                TABLE);
    }

    /**
     * The function that an entry describes; zero where it is wrong.
     *
     * @param name of the angle in a formula; {@code angle} is always a second name
     * @param from the formula must be finite from here
     * @param to   to here
     */
    public static ScalarFunction read(ReaderContext r, Entry e, String unit, String name, double from, double to) {
        return read(r, e, unit, name, "rad", from, to);
    }

    /**
     * The same of something else than an angle.
     *
     * @param per unit of what it is a function of
     */
    public static ScalarFunction read(
            ReaderContext r, Entry e, String unit, String name, String per, double from, double to) {
        if (e.isScalar()) {
            return formula(r, e, unit, name, per, from, to);
        }
        int before = r.problems.size();
        double[] x, y;
        String interpolation = "linear";
        LinearTable.Outside outside = new LinearTable.Outside.Extend();
        if (e.isList()) {
            List<Entry> pairs = e.items();
            x = pairs.stream()
                    .mapToDouble(p -> r.quantities.quantity(p.items().get(0), per))
                    .toArray();
            y = pairs.stream()
                    .mapToDouble(p -> r.quantities.quantity(p.items().get(1), unit))
                    .toArray();
            for (int i = 1; i < x.length; i++) {
                if (!(x[i] > x[i - 1])) {
                    r.problems.error(
                            Code.NOT_INCREASING,
                            pairs.get(i).items().get(0),
                            "must be larger than the " + (per.equals("m") ? "length" : "angle") + " before it",
                            (per.equals("m") ? "lengths" : "angles") + " must increase");
                    break;
                }
            }
        } else {
            Part v = TABLE.read(e, new org.condyle.io.document.Problems()); // has been checked with the whole file
            Columns columns = new Columns(r, v);
            x = columns.numbers("x", per);
            y = columns.numbers("y", unit);
            if (r.problems.size() == before && columns.increase("x", x) && x.length != y.length) {
                r.problems.error(
                        Code.WRONG_COUNT,
                        v.entry("y"),
                        "has " + y.length + " values for " + x.length + (per.equals("m") ? " lengths" : " angles"));
            }
            interpolation = v.text("interpolation");
            outside = outside(r, v, unit);
        }
        if (r.problems.size() > before) {
            return ScalarFunction.constant(0);
        }
        return interpolation.equals("smooth")
                ? new SmoothTable(HermiteSpline.shapePreserving(x, y, false), outside)
                : new LinearTable(x, y, outside);
    }

    private static LinearTable.Outside outside(ReaderContext r, Part v, String unit) {
        Entry e = v.entry("outside");
        if (e.isMapping()) {
            Part given = v.part("outside");
            return new LinearTable.Outside.Jump(
                    r.quantities.quantity(given, "below", unit), r.quantities.quantity(given, "above", unit));
        }
        return e.text().equals("hold") ? new LinearTable.Outside.Hold() : new LinearTable.Outside.Extend();
    }

    private static ScalarFunction formula(
            ReaderContext r, Entry e, String unit, String name, String per, double from, double to) {
        boolean length = per.equals("m");
        Expression x = length
                ? FunctionNames.read(r, e, unit, "0", Dimension.LENGTH, name)
                : FunctionNames.read(r, e, unit, "0", name + "|angle");
        if (x.isConstant()) {
            if (!Double.isFinite(x.constant())) {
                r.problems.error(Code.NOT_FINITE, e, "must be a finite number, was " + e.text());
                return ScalarFunction.constant(0);
            }
            return ScalarFunction.constant(x.constant());
        }
        FormulaFunction f = length ? new FormulaFunction(x, 0, 1, to) : new FormulaFunction(x, 0, 1);
        for (int i = 0; i <= 360; i++) {
            double at = from + (to - from) * i / 360;
            if (!Double.isFinite(f.value(at))) {
                r.problems.error(
                        Code.NOT_FINITE,
                        e,
                        "is not a finite number at " + name + " = " + told(at, length),
                        "it must be one from " + told(from, length) + " to " + told(to, length));
                return ScalarFunction.constant(0);
            }
        }
        return f;
    }

    private static String told(double x, boolean length) {
        return length ? Texts.number(1000 * x) + " mm" : Texts.number(Math.toDegrees(x)) + " deg";
    }
}
