package org.condyle.io.model;

import org.condyle.expression.Dimension;
import org.condyle.io.data.TableFormat;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Entry;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.Part;
import org.condyle.io.document.ValueType;
import org.condyle.io.model.read.InputTable;
import org.condyle.io.model.read.InputTables;
import org.condyle.io.model.read.Quantities;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.model.read.Texts;
import org.condyle.io.problem.Code;
import org.condyle.mechanics.Control;
import org.jspecify.annotations.Nullable;

/**
 * Reads what drives an actuator: a number, which may be set while the model runs, a formula of time and motion, or a table. What the
 * file of {@code controls} says about the actuator comes first.
 */
public final class ControlReader {
    private static final MappingType TABLE = InputTables.keys(
            MappingType.mapping("control-table", "a control over time")
                    .key("file", ValueType.text(), TableFormat.DATA_FILE + " in the folder of the model")
                    .key(
                            "column",
                            ValueType.text(),
                            "column of the file; by default the one with the name of the actuator")
                    .key("times", ValueType.listOf(ValueType.quantity("s"), 2, 1_000_000), "or times, which increase")
                    .key(
                            "values",
                            ValueType.listOf(ValueType.number(), 2, 1_000_000),
                            "and the control at each of them")
                    .exactlyOneOf("file", "times"),
            "linear");

    private ControlReader() {}

    /** The keys of every actuator, with its control when none is given. */
    static MappingType keys(MappingType shape, String usual) {
        return shape.key("least-control", ValueType.number(), "smallest control; smaller ones are raised to it")
                .key("most-control", ValueType.number(), "largest control; larger ones are lowered to it")
                .key(
                        "control",
                        ValueType.either(ValueType.expression(""), TABLE),
                        "what drives it, 1 for full effort: a number, which analyses and controllers may set, a formula"
                                + " of t, inputs and the motion, or a table",
                        usual);
    }

    /** The control of the actuator that an entry describes, whose name is its key. */
    static Control read(ReaderContext r, Part v, String key) {
        return read(r, v.entry().key(), v, key);
    }

    /** The control of an actuator: from the file of controls, from its key, or the default of the key. */
    static Control read(ReaderContext r, String actuator, Part v, String key) {
        Control fromFile = r.controls.of(actuator, v.entry(), v.has(key));
        if (fromFile != null) {
            return fromFile;
        }
        Entry e = v.entry(key);
        if (e.isMapping()) {
            return table(r, actuator, e);
        }
        if (!Texts.isExpression(e.text())) {
            return Control.settable(r.builder, r.quantities.quantity(e, ""));
        }
        return Control.of(r.formulas.formula(e, ""));
    }

    /** The table of an actuator that has one, in the file of controls or of its own. */
    @SuppressWarnings("exports") // for the writer of OpenSim files of this module alone
    public static @Nullable InputTable table(ReaderContext r, String actuator, Part v) {
        Entry e = v.entry("control");
        return r.controls.has(actuator)
                ? r.controls.table(actuator)
                : e.isMapping() ? tabled(r, actuator, TABLE.read(e, r.problems)) : null;
    }

    /** The number that the control of an actuator is; not a number if it is a formula or a table. */
    @SuppressWarnings("exports") // the same
    public static double constant(ReaderContext r, String actuator, Part v) {
        Entry e = v.entry("control");
        if (r.controls.has(actuator)) {
            return r.controls.table(actuator) == null ? r.controls.constant(actuator) : Double.NaN;
        }
        return e.isScalar() && !Texts.isExpression(e.text()) ? r.quantities.quantity(e, "") : Double.NaN;
    }

    private static @Nullable InputTable tabled(ReaderContext r, String actuator, Part v) {
        try {
            return v.has("file") ? r.tables.read(actuator, v, null, Dimension.NONE) : inline(r, actuator, v);
        } catch (DocumentException x) {
            r.problems.addAll(x.problems());
            return null;
        }
    }

    private static Control table(ReaderContext r, String actuator, Entry e) {
        Part v = TABLE.read(e, r.problems);
        InputTable table = tabled(r, actuator, v);
        if (table == null) {
            return Control.settable(r.builder, 0); // the error has been reported
        }
        return r.controls.of(actuator, table, v.has("file") ? r.tables.file(v.entry("file"))::at : i -> e.at());
    }

    private static @Nullable InputTable inline(ReaderContext r, String actuator, Part v) {
        if (!v.has("values")) {
            r.problems.error(Code.MISSING_KEY, v.entry("times"), "needs 'values' beside it, a number for each time");
            return null;
        }
        double[] times = r.quantities.tuple(v.entry("times"), "s"), values = r.quantities.tuple(v.entry("values"), "");
        if (times.length != values.length) {
            r.problems.error(
                    Code.WRONG_COUNT,
                    v.entry("values"),
                    "needs a number for each of " + times.length + " times, has " + values.length);
            return null;
        }
        for (int i = 1; i < times.length; i++) {
            if (!(times[i] > times[i - 1])) {
                r.problems.error(
                        Code.NOT_INCREASING,
                        v.entry("times").items().get(i),
                        "times must increase, but " + Texts.number(times[i]) + " s follows "
                                + Texts.number(times[i - 1]) + " s");
                return null;
            }
        }
        return r.tables.keep(
                v.entry("times"),
                new InputTable(
                        actuator, times, values, InputTables.between(v), InputTables.outside(v), Dimension.NONE));
    }

    /** Refuses a number for the control of a muscle that it would have to cut; formulas are followed while the model runs. */
    static void requireWithin(ReaderContext r, Part v, double least, double most) {
        String cut = beyond(r, v, least, most);
        if (!cut.isEmpty()) {
            r.problems.error(Code.OUT_OF_RANGE, v.entry("control"), cut);
        }
    }

    /** Warns of a number for the control of a motor that its limits cut. */
    static void warnBeyond(ReaderContext r, Part v, double[] limits) {
        String cut = v.has("control") ? beyond(r, v, limits[0], limits[1]) : "";
        if (!cut.isEmpty()) {
            r.problems.warning(Code.OUT_OF_RANGE, v.entry("control"), cut);
        }
    }

    private static String beyond(ReaderContext r, Part v, double least, double most) {
        double u = constant(r, v.entry().key(), v);
        return r.controls.has(v.entry().key()) || !(u < least || u > most) // a file of controls is warned of elsewhere
                ? ""
                : "must lie between " + Texts.number(least) + " and " + Texts.number(most) + ", was "
                        + Quantities.was(v.entry("control"), u, "") + hint(u);
    }

    private static String hint(double u) {
        return u > 1 && u <= 100 ? "; " + Texts.number(u) + " % is " + Texts.number(u / 100) : "";
    }

    /**
     * Least and most control.
     *
     * @param least what holds where the file does not say
     * @param most  alike
     */
    static double[] limits(ReaderContext r, Part v, double least, double most) {
        double[] out = {
            v.has("least-control") ? r.quantities.quantity(v, "least-control", "") : least,
            v.has("most-control") ? r.quantities.quantity(v, "most-control", "") : most
        };
        if (out[0] > out[1]) {
            String key = v.has("least-control") ? "least-control" : "most-control";
            r.problems.error(
                    Code.NOT_INCREASING,
                    v.entry(key),
                    key.startsWith("least")
                            ? "must not be greater than most-control, " + Texts.number(out[1]) + ", was "
                                    + Quantities.was(v.entry(key), out[0], "")
                            : "must not be smaller than least-control, " + Texts.number(out[0]) + ", was "
                                    + Quantities.was(v.entry(key), out[1], ""));
            return new double[] {least, most};
        }
        return out;
    }
}
