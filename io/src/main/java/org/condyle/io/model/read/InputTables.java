package org.condyle.io.model.read;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.condyle.expression.Dimension;
import org.condyle.expression.ExpressionException;
import org.condyle.expression.Quantity;
import org.condyle.expression.Units;
import org.condyle.io.data.DataTable;
import org.condyle.io.document.Entry;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.Part;
import org.condyle.io.document.ValueType;
import org.condyle.io.problem.Code;
import org.jspecify.annotations.Nullable;

/** Columns of data files as functions of time: for inputs and controls. A file is read once. */
public final class InputTables {
    private final ReaderContext r;
    private final Map<Entry, InputTable> tables = new LinkedHashMap<>();

    InputTables(ReaderContext r) {
        this.r = r;
    }

    /**
     * Adds the keys of a table beside its file and column.
     *
     * @param between the rule between rows that holds where the file does not say
     */
    public static MappingType keys(MappingType shape, String between) {
        return shape.key("time", ValueType.text(), "column with the times, which increase", "time")
                .key(
                        "interpolation",
                        ValueType.choice("spline", "linear", "previous", "next"),
                        "between the rows: a cubic spline, straight lines, or steps that hold the row before or the"
                                + " row after",
                        between)
                .key(
                        "outside",
                        ValueType.choice("refuse", "hold", "zero", "line"),
                        "for times before the first row and after the last: an error, the nearest value, zero, or a"
                                + " straight line with the slope at the end",
                        "refuse");
    }

    public static InputTable.Between between(Part v) {
        return InputTable.Between.valueOf(v.text("interpolation").toUpperCase(Locale.ROOT));
    }

    public static InputTable.Outside outside(Part v) {
        return InputTable.Outside.valueOf(v.text("outside").toUpperCase(Locale.ROOT));
    }

    /** The data file that an entry names. */
    public DataTable file(Entry file) {
        return r.dataFile(file);
    }

    /**
     * A column of a file as the keys {@code file, column, time, interpolation, outside} say; null where it is wrong.
     *
     * @param name   of what it is for; the column is called so unless it is given
     * @param unit   of the column if the file has none; null if it follows from the header or is a plain number
     * @param wanted dimension of the values
     */
    public @Nullable InputTable read(String name, Part v, @Nullable Entry unit, Dimension wanted) {
        Entry file = v.entry("file");
        DataTable data = file(file);
        String column = v.has("column") ? v.text("column") : name;
        Entry columnAt = v.has("column") ? v.entry("column") : v.entry();
        if (!data.has(column)) {
            r.problems.unknown(columnAt, "column", column, data.columns());
        }
        if (!hasTimes(data, v) || !data.has(column)) {
            return null;
        }
        Quantity header = header(data, column, columnAt, wanted);
        Quantity scale = unit == null ? header : unit(unit);
        if (unit != null && !data.unit(column).isEmpty() && !scale.equals(header)) {
            r.problems.error(
                    Code.WRONG_UNIT,
                    unit,
                    "is " + unit.text() + ", but the header of the column says " + data.unit(column));
        }
        if (unit == null && !wanted.isKnown() && data.unit(column).isEmpty() && data.inDegrees()) {
            r.problems.warning(
                    Code.MISSING_UNIT,
                    v.entry(),
                    "the file says that its angles are in degrees",
                    "write 'unit: deg' if the column is an angle, 'unit: 1'" + " if it is a plain number");
        }
        return read(name, data, column, v, scale);
    }

    /** A column that is there, with times that are there. */
    @Nullable
    InputTable read(String name, DataTable data, String column, Part v, Quantity scale) {
        Entry file = v.entry("file");
        String time = v.text("time");
        data.requireIncreasing(time);
        double[] times = scaled(
                data.column(time), header(data, time, timeAt(v), Dimension.TIME).si());
        double[] values = scaled(data.column(column), scale.si());
        if (times.length < 2) {
            r.problems.error(Code.WRONG_COUNT, file, "a table needs at least 2 rows, has " + times.length);
            return null;
        }
        return keep(file, new InputTable(name, times, values, between(v), outside(v), scale.dimension()));
    }

    /** Whether a file has the column of times that {@code time} names; it is an error if not. */
    boolean hasTimes(DataTable data, Part v) {
        if (!data.has(v.text("time"))) {
            r.problems.unknown(timeAt(v), "column", v.text("time"), data.columns());
        }
        return data.has(v.text("time"));
    }

    private static Entry timeAt(Part v) {
        return v.has("time") ? v.entry("time") : v.entry();
    }

    /** Lets {@link #requireTimes} look at a table. */
    public InputTable keep(Entry where, InputTable table) {
        r.memo.never();
        tables.put(where, table);
        return table;
    }

    /** What is not allowed to be used outside of its table is not. */
    public void requireTimes(double from, double until) {
        tables.forEach((e, table) -> {
            if (!table.reaches(from) || !table.reaches(Math.max(from, until))) {
                r.problems.error(
                        Code.OUTSIDE_DATA,
                        e,
                        "the table has times from " + Texts.number(table.first()) + " s to "
                                + Texts.number(table.last()) + " s, but the run lasts from " + Texts.number(from)
                                + " s to " + Texts.number(Math.max(from, until))
                                + " s",
                        "shorten the run, or write 'outside: hold' or 'outside: zero'");
            }
        });
    }

    private static double[] scaled(double[] x, double factor) {
        for (int i = 0; i < x.length; i++) {
            x[i] *= factor;
        }
        return x;
    }

    /** The unit that an entry says. */
    public Quantity unit(Entry e) {
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
    Quantity header(DataTable data, String column, Entry e, Dimension wanted) {
        String text = data.unit(column);
        if (text.isEmpty()) {
            return new Quantity(1, wanted.isKnown() ? wanted : Dimension.NONE);
        }
        try {
            Quantity unit = parse(text);
            if (!unit.dimension().agrees(wanted)) {
                r.problems.error(
                        Code.WRONG_UNIT, e, "column '" + column + "' is in " + text, wanted.describe() + " is needed");
            }
            return unit;
        } catch (ExpressionException x) {
            r.problems.error(Code.UNKNOWN_UNIT, e, "column '" + column + "' of " + data.file() + ": " + x.getMessage());
            return new Quantity(1, Dimension.UNKNOWN);
        }
    }
}
