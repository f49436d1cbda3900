package org.condyle.io.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.condyle.expression.Dimension;
import org.condyle.expression.Expression;
import org.condyle.expression.ExpressionException;
import org.condyle.expression.Quantity;
import org.condyle.expression.UserFunction;
import org.condyle.io.data.TableFormat;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Entry;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.Part;
import org.condyle.io.document.ValueType;
import org.condyle.io.model.read.InputTable;
import org.condyle.io.model.read.InputTables;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.model.read.SignalScope;
import org.condyle.io.model.read.Texts;
import org.condyle.io.problem.Code;
import org.condyle.mechanics.Formula;
import org.condyle.mechanics.Signal;
import org.condyle.text.ChannelId;
import org.jspecify.annotations.Nullable;

/**
 * The {@code inputs} part. A constant becomes a number in the memory of the state, which a controller may set. A formula of
 * time and a table are written into each formula that names them, so that they have exact derivatives there.
 */
record InputReader(ReaderContext r) {
    private static final List<String> OF_A_TABLE = List.of("column", "time", "interpolation", "outside");

    static final MappingType SHAPE = InputTables.keys(
            MappingType.mapping(
                            "input",
                            "a control or excitation: a constant, a formula of time, or a column of a data file")
                    .key("value", ValueType.expression("any"), "a constant, or a formula of t")
                    .key("file", ValueType.text(), TableFormat.DATA_FILE + " in the folder of the model")
                    .exactlyOneOf("value", "file")
                    .key(
                            "column",
                            ValueType.text(),
                            "column of the file; by default the one with the name of the input")
                    .key("unit", ValueType.text(), "unit of the column; of a value, its dimension")
                    .example("N", "N*m", "deg"),
            "spline");

    void read(Part model) {
        List<Runnable> found = new ArrayList<>(); // added at the end, so that none refers to another
        model.entries("inputs").forEach((name, e) -> {
            try {
                found.add(input(name, e));
            } catch (ExpressionException x) {
                r.problems.error(Texts.code(x), e, x.said(), x.hint());
            } catch (DocumentException x) {
                r.problems.addAll(x.problems());
            } catch (IllegalArgumentException x) {
                r.problems.error(Code.MODEL_REFUSED, e, String.valueOf(x.getMessage()));
            }
        });
        found.forEach(Runnable::run);
        r.parameters.inputsAreKnown();
    }

    private Runnable input(String name, Entry e) {
        if (!e.isMapping()) {
            return value(name, e, null);
        }
        Part v = SHAPE.read(e, r.problems);
        Entry unit = v.find("unit").filter(u -> v.has("unit")).orElse(null);
        if (v.has("file")) {
            return table(name, v, unit);
        }
        for (String key : OF_A_TABLE) {
            if (v.has(key)) {
                r.problems.error(Code.MISSING_KEY, v.entry(key), "needs 'file'", "a value has no table");
            }
        }
        return value(name, v.entry("value"), unit);
    }

    private Runnable value(String name, Entry e, @Nullable Entry unit) {
        SignalScope scope = new SignalScope(r.parameters, Map.of());
        int before = r.problems.size();
        Expression x = r.formulas.expression(e, "*", scope);
        if (r.problems.size() > before) {
            return () -> r.parameters.input(name, "0", null);
        }
        Dimension dimension = x.dimension();
        if (unit != null) {
            Quantity wanted = r.tables.unit(unit);
            try {
                x.requireDimension(wanted.dimension());
            } catch (ExpressionException error) {
                Texts.report(r.problems, e, error);
            }
            boolean stated = dimension.isKnown() && !dimension.isNone();
            if (!stated && wanted.si() != 1 && !wanted.dimension().isNone()) {
                r.problems.error(
                        Code.WRONG_UNIT,
                        unit,
                        "numbers without a unit are in SI units",
                        "write '" + unit.text() + "' behind a number of the value, or give an SI unit here");
            }
            dimension = wanted.dimension();
        }
        if (!dimension.isKnown()) {
            r.problems.error(
                    Code.MISSING_UNIT,
                    e,
                    "its dimension does not follow from the formula",
                    "give it, as in {value: \"= " + Texts.formula(e).strip() + "\", unit: N}");
            dimension = Dimension.NONE;
        }
        Dimension known = dimension;
        if (x.isConstant()) {
            if (!Double.isFinite(x.constant())) {
                r.problems.error(Code.NOT_FINITE, e, "must be a finite number, was " + e.text());
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

    private Runnable table(String name, Part v, @Nullable Entry unit) {
        InputTable table = r.tables.read(name, v, unit, Dimension.UNKNOWN);
        if (table == null) {
            return () -> r.parameters.input(name, "0", null);
        }
        String function = ChannelId.of(ChannelId.INPUT, name).name();
        return () -> {
            r.parameters.input(name, function + "(t)", table);
            Expression x = Expression.parse(name, new SignalScope(r.parameters, Map.of()));
            r.builder.inputOfTime(signal(name, table.dimension(), x), table.corners());
        };
    }

    /** Reads the time of the state; formulas have scratch, so every thread has its own. */
    private static Signal signal(String name, Dimension dimension, Expression x) {
        ThreadLocal<Formula> formula = ThreadLocal.withInitial(() -> new Formula(x, List.of()));
        return new Signal(name, dimension, (s, m) -> formula.get().value(s, m));
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
