package org.condyle.io.model;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.condyle.expression.Dimension;
import org.condyle.expression.Expression;
import org.condyle.expression.ExpressionException;
import org.condyle.expression.Quantity;
import org.condyle.expression.Units;
import org.condyle.expression.UserFunction;
import org.condyle.io.data.DataTable;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Entry;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.ValueType;
import org.condyle.io.document.Values;
import org.condyle.io.model.read.InputTable;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.model.read.SignalScope;
import org.condyle.io.model.read.Texts;
import org.condyle.mechanics.Formula;
import org.condyle.mechanics.Signal;
import org.condyle.text.ChannelId;

/**
 * The {@code inputs} part. A constant becomes a number in the memory of the state, which a controller may set. A formula of
 * time and a table are written into each formula that names them, so that they have exact derivatives there.
 */
final class InputReader {
    private static final List<String> OF_A_TABLE = List.of("column", "time", "interpolation", "outside");

    static final MappingType SHAPE = MappingType.mapping(
                    "input", "a control or excitation: a constant, a formula of time, or a column of a data file")
            .key("value", ValueType.expression("any"), "a constant, or a formula of t")
            .key("file", ValueType.text(), "data file (.csv, .sto, .mot) in the folder of the model")
            .exactlyOneOf("value", "file")
            .key("column", ValueType.text(), "column of the file; by default the one with the name of the input")
            .key("time", ValueType.text(), "column with the times, which increase")
            .orElse("time")
            .key("unit", ValueType.text(), "unit of the column; of a value, its dimension")
            .example("N", "N*m", "deg")
            .key("interpolation", ValueType.choice("spline", "linear"), "between the rows of the file")
            .orElse("spline")
            .key(
                    "outside",
                    ValueType.choice("refuse", "hold", "zero"),
                    "for times before the first row and after the last: an error, the nearest value, or zero")
            .orElse("refuse");

    private final ReaderContext r;
    private final Map<String, DataTable> files = new LinkedHashMap<>();
    private final Map<Entry, InputTable> tables = new LinkedHashMap<>();

    InputReader(ReaderContext r) {
        this.r = r;
    }

    void read(Values model) {
        List<Runnable> found = new ArrayList<>(); // added at the end, so that none refers to another
        model.entries("inputs").forEach((name, e) -> {
            try {
                found.add(input(name, e));
            } catch (ExpressionException x) {
                r.problems.error(e, String.valueOf(x.getMessage()));
            } catch (DocumentException x) {
                r.problems.addAll(x.problems());
            } catch (IllegalArgumentException x) {
                r.problems.error(e, String.valueOf(x.getMessage()));
            }
        });
        found.forEach(Runnable::run);
        r.parameters.inputsAreKnown();
    }

    /** What is not allowed to be used outside of its table is not. */
    void requireTimes(double from, double until) {
        tables.forEach((e, table) -> {
            if (!table.reaches(from) || !table.reaches(Math.max(from, until))) {
                r.problems.error(
                        e,
                        "the table has times from " + Texts.number(table.first()) + " s to "
                                + Texts.number(table.last()) + " s, but the run lasts from " + Texts.number(from)
                                + " s to " + Texts.number(Math.max(from, until))
                                + " s; shorten the run, or write 'outside: hold' or 'outside: zero'");
            }
        });
    }

    private Runnable input(String name, Entry e) {
        if (!e.isMapping()) {
            return value(name, e, null);
        }
        Values v = SHAPE.read(e, r.problems);
        Entry unit = v.find("unit").filter(u -> v.has("unit")).orElse(null);
        if (v.has("file")) {
            return table(name, v, unit);
        }
        for (String key : OF_A_TABLE) {
            if (v.has(key)) {
                r.problems.error(v.entry(key), "needs 'file'; a value has no table");
            }
        }
        return value(name, v.entry("value"), unit);
    }

    private Runnable value(String name, Entry e, @org.jspecify.annotations.Nullable Entry unit) {
        SignalScope scope = new SignalScope(r.parameters, Map.of());
        int before = r.problems.size();
        Expression x = r.formulas.expression(e, "*", scope);
        if (r.problems.size() > before) {
            return () -> r.parameters.input(name, "0", null);
        }
        Dimension dimension = x.dimension();
        if (unit != null) {
            Quantity wanted = unit(unit);
            try {
                x.requireDimension(wanted.dimension());
            } catch (ExpressionException error) {
                Texts.report(r.problems, e, error);
            }
            boolean stated = dimension.isKnown() && !dimension.isNone();
            if (!stated && wanted.si() != 1 && !wanted.dimension().isNone()) {
                r.problems.error(
                        unit,
                        "numbers without a unit are in SI units; write '" + unit.text()
                                + "' behind a number of the value, or give an SI unit here");
            }
            dimension = wanted.dimension();
        }
        if (!dimension.isKnown()) {
            r.problems.error(
                    e,
                    "its dimension does not follow from the formula; give it, as in {value: \"= "
                            + Texts.formula(e).strip() + "\", unit: N}");
            dimension = Dimension.NONE;
        }
        Dimension known = dimension;
        if (x.isConstant()) {
            if (!Double.isFinite(x.constant())) {
                r.problems.error(e, "must be a finite number, was " + e.text());
                return () -> r.parameters.input(name, "0", null);
            }
            return () -> r.names.inputs.put(name, r.builder.input(name, known, x.constant()));
        }
        String function = ChannelId.of(ChannelId.INPUT, name).name();
        return () -> {
            r.parameters.input(name, function + "(" + Texts.formula(e) + ")", new Measured(known));
            r.builder.inputOfTime(signal(name, known, x));
        };
    }

    private Runnable table(String name, Values v, @org.jspecify.annotations.Nullable Entry unit) {
        Entry file = v.entry("file");
        DataTable data = files.computeIfAbsent(
                file.at().file() + "\n" + file.text(),
                k -> DataTable.read(file.text(), r.document.read(file, "data file", DataTable.LIMIT)));
        String column = v.has("column") ? v.text("column") : name;
        Entry columnAt = v.has("column") ? v.entry("column") : v.entry();
        Entry timeAt = v.has("time") ? v.entry("time") : v.entry();
        boolean there = data.has(column) && data.has(v.text("time"));
        if (!data.has(column)) {
            r.problems.unknown(columnAt, "column", column, data.columns());
        }
        if (!data.has(v.text("time"))) {
            r.problems.unknown(timeAt, "column", v.text("time"), data.columns());
        }
        if (!there) {
            return () -> r.parameters.input(name, "0", null);
        }
        data.requireIncreasing(v.text("time"));
        Quantity timeUnit = header(data, v.text("time"), timeAt, Dimension.TIME);
        Quantity header = header(data, column, columnAt, Dimension.UNKNOWN);
        Quantity scale = unit == null ? header : unit(unit);
        if (unit != null && !data.unit(column).isEmpty() && !scale.equals(header)) {
            r.problems.error(unit, "is " + unit.text() + ", but the header of the column says " + data.unit(column));
        }
        if (unit == null && data.unit(column).isEmpty() && data.inDegrees()) {
            r.problems.warning(
                    v.entry(),
                    "the file says that its angles are in degrees; write 'unit: deg' if the column is an angle, 'unit: 1'"
                            + " if it is a plain number");
        }
        double[] times = scaled(data.column(v.text("time")), timeUnit.si());
        double[] values = scaled(data.column(column), scale.si());
        if (times.length < 2) {
            r.problems.error(file, "a table needs at least 2 rows, has " + times.length);
            return () -> r.parameters.input(name, "0", null);
        }
        InputTable table = new InputTable(
                name,
                times,
                values,
                v.text("interpolation").equals("spline"),
                InputTable.Outside.valueOf(v.text("outside").toUpperCase(java.util.Locale.ROOT)),
                scale.dimension());
        tables.put(file, table);
        String function = ChannelId.of(ChannelId.INPUT, name).name();
        return () -> {
            r.parameters.input(name, function + "(t)", table);
            Expression x = Expression.parse(name, new SignalScope(r.parameters, Map.of()));
            r.builder.inputOfTime(signal(name, scale.dimension(), x), table.corners());
        };
    }

    private static double[] scaled(double[] x, double factor) {
        for (int i = 0; i < x.length; i++) {
            x[i] *= factor;
        }
        return x;
    }

    /** Reads the time of the state; formulas have scratch, so every thread has its own. */
    private static Signal signal(String name, Dimension dimension, Expression x) {
        ThreadLocal<Formula> formula = ThreadLocal.withInitial(() -> new Formula(x, List.of()));
        return new Signal(name, dimension, (s, m) -> formula.get().value(s, m));
    }

    private Quantity unit(Entry e) {
        try {
            return parse(e.text());
        } catch (ExpressionException x) {
            Texts.report(r.problems, e, x);
            return new Quantity(1, Dimension.UNKNOWN);
        }
    }

    private static Quantity parse(String unit) {
        return unit.isEmpty() || unit.equals("1") ? new Quantity(1, Dimension.NONE) : Units.parse(unit);
    }

    /** Unit in the header of a column; a plain number or seconds without one. */
    private Quantity header(DataTable data, String column, Entry e, Dimension wanted) {
        String text = data.unit(column);
        if (text.isEmpty()) {
            return new Quantity(1, wanted.isKnown() ? wanted : Dimension.NONE);
        }
        try {
            Quantity unit = parse(text);
            if (!unit.dimension().agrees(wanted)) {
                r.problems.error(e, "column '" + column + "' is in " + text + "; " + wanted.describe() + " is needed");
            }
            return unit;
        } catch (ExpressionException x) {
            r.problems.error(e, "column '" + column + "' of " + data.file() + ": " + x.getMessage());
            return new Quantity(1, Dimension.UNKNOWN);
        }
    }

    /** Gives a formula the dimension of its input. */
    private record Measured(Dimension dimension) implements UserFunction {
        @Override
        public int arguments() {
            return 1;
        }

        @Override
        public double value(double[] x) {
            return x[0];
        }

        @Override
        public void jet(double x, double[] out) {
            out[0] = x;
            out[1] = 1;
            out[2] = 0;
        }
    }
}
