package org.condyle.io.model.read;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;
import org.condyle.expression.Dimension;
import org.condyle.expression.Expression;
import org.condyle.expression.NameTable;
import org.condyle.io.data.DataTable;
import org.condyle.io.data.TableFormat;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Entry;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.Part;
import org.condyle.io.document.Position;
import org.condyle.io.document.Problem;
import org.condyle.io.document.ValueType;
import org.condyle.io.foreign.ControlCourse;
import org.condyle.io.foreign.XmlFiles;
import org.condyle.io.problem.Code;
import org.condyle.mechanics.Actuator;
import org.condyle.mechanics.Control;
import org.condyle.mechanics.Formula;
import org.condyle.mechanics.Model;
import org.condyle.text.DidYouMean;
import org.jspecify.annotations.Nullable;

/**
 * The {@code controls} part of a model file: one data file, or control set of OpenSim, that drives all actuators it names. And the
 * tables of all controls, wherever they come from, for the comparison with the limits of their actuators.
 */
public final class Controls {
    /** The keys of {@code controls}. */
    public static final MappingType SHAPE = InputTables.keys(
            MappingType.mapping("controls", "a file with the controls of actuators")
                    .need(
                            "file",
                            ValueType.text(),
                            TableFormat.DATA_FILE + " with a column for each actuator, or control set of OpenSim"
                                    + " (.xml), in the folder of the model"),
            "linear");

    /** A control of the file: a table, or a constant without one. */
    private record Given(@Nullable InputTable table, double constant, IntFunction<Position> place) {}

    /** A table or constant that drives an actuator. */
    private record Use(String actuator, Given given) {}

    private final ReaderContext r;
    private final Map<String, Given> given = new LinkedHashMap<>();
    private final Set<String> used = new LinkedHashSet<>();
    private final Set<String> actuators = new LinkedHashSet<>();
    private final List<Use> uses = new ArrayList<>();
    private @Nullable Entry file;
    private boolean whole; // the file could be read

    Controls(ReaderContext r) {
        this.r = r;
    }

    /** Reads the file, if the model names one. */
    public void read(Part model) {
        if (!model.has("controls")) {
            return;
        }
        Entry e = model.entry("controls");
        try {
            Part v = SHAPE.read(e.isMapping() ? e : Entry.of(e.at(), e.path(), Map.of("file", e)), r.problems);
            Entry name = v.entry("file");
            file = e.isMapping() ? name : e;
            if (name.text().toLowerCase(Locale.ROOT).endsWith(".xml")) {
                controlSet(name, v);
            } else {
                columns(r.tables.file(name), v);
            }
            whole = true;
        } catch (DocumentException x) {
            r.problems.addAll(x.problems());
        }
    }

    private void columns(DataTable data, Part v) {
        if (!r.tables.hasTimes(data, v)) {
            return;
        }
        for (String column : data.columns()) {
            if (!column.equals(v.text("time"))) {
                String name = name(column);
                InputTable table = r.tables.read(
                        name, data, column, v, r.tables.header(data, column, v.entry("file"), Dimension.NONE));
                if (table != null) {
                    given.put(name, new Given(table, 0, data::at));
                }
            }
        }
    }

    private void controlSet(Entry name, Part v) {
        for (String key : List.of("time", "interpolation", "outside")) {
            if (v.has(key)) {
                r.problems.error(
                        Code.NO_EFFECT, v.entry(key), "belongs to data files", "a control set says this itself");
            }
        }
        XmlFiles.reading(name.text())
                .controlSet(name.text(), r.document.read(name, "control set", DataTable.LIMIT))
                .forEach((label, c) -> {
                    String actuator = name(label);
                    InputTable table = c.isConstant() ? null : table(actuator, c);
                    given.put(actuator, new Given(table, c.values()[0], i -> c.at()));
                });
    }

    /** What the actuator of a label is called here, where names have no dots. */
    private static String name(String label) {
        return ControlCourse.actuator(label).replace('.', '_');
    }

    private static InputTable table(String actuator, ControlCourse c) {
        return new InputTable(
                actuator,
                c.times(),
                c.values(),
                c.steps() ? InputTable.Between.NEXT : InputTable.Between.LINEAR,
                c.extrapolate() ? InputTable.Outside.LINE : InputTable.Outside.HOLD,
                Dimension.NONE);
    }

    /**
     * The control that the file has for an actuator; null if there is no file or it has none.
     *
     * @param otherwise whether the actuator has a control of its own; it is an error if not, and the file has none
     */
    public @Nullable Control of(String actuator, Entry at, boolean otherwise) {
        if (file == null) {
            return null;
        }
        actuators.add(actuator);
        Given found = look(actuator);
        if (found == null) {
            if (whole && !otherwise) {
                r.problems.error(
                        Code.MISSING_COLUMN,
                        at,
                        "has no control: " + file.text() + " has no column '" + actuator + "'",
                        "add it to the file, or give the actuator 'control'"
                                + DidYouMean.hint(actuator, given.keySet(), "column"));
            }
            return null;
        }
        used.add(actuator);
        uses.add(new Use(actuator, found));
        return found.table == null ? Control.settable(r.builder, found.constant) : control(found.table);
    }

    /** What the file has for an actuator. The file is no part of the model file, so that whatever asks here is made each time. */
    private @Nullable Given look(String actuator) {
        if (file != null) {
            r.memo.never();
        }
        return given.get(actuator);
    }

    /** Whether the file has a control for an actuator. */
    public boolean has(String actuator) {
        return look(actuator) != null;
    }

    /** The table that the file has for an actuator; null if it has none or a constant. */
    public @Nullable InputTable table(String actuator) {
        Given found = look(actuator);
        return found == null ? null : found.table;
    }

    /** The constant that the file has for an actuator. */
    public double constant(String actuator) {
        Given found = look(actuator);
        return found == null ? 0 : found.constant;
    }

    /** A control that follows a table of its own. */
    public Control of(String actuator, InputTable table, IntFunction<Position> place) {
        r.memo.never();
        uses.add(new Use(actuator, new Given(table, 0, place)));
        return control(table);
    }

    private Control control(InputTable table) {
        r.builder.corners(table.corners());
        NameTable names = new NameTable().variable("t").function("table", table);
        return Control.of(new Formula(Expression.parse("table(t)", names), List.of()));
    }

    /** To be called when all actuators have been read. */
    public void warnOfUnused() {
        for (String name : given.keySet()) {
            if (file != null && !used.contains(name)) {
                r.problems.warning(
                        Code.NO_EFFECT,
                        file,
                        "the column '" + name + "' is not used: there is no actuator '" + name + "'",
                        DidYouMean.hint(name, actuators, "actuator"));
            }
        }
    }

    /** Warns of the first value of each control that its actuator clips. */
    public void warnOfLimits(Model model) {
        for (Use use : uses) {
            if (model.forces().get(use.actuator) instanceof Actuator a) {
                warn(use, a.leastControl(), a.mostControl());
            }
        }
    }

    private void warn(Use use, double least, double most) {
        InputTable table = use.given.table;
        for (int i = 0; i < (table == null ? 1 : table.rows()); i++) {
            double u = table == null ? use.given.constant : table.value(i);
            if (u < least || u > most) {
                String when = table == null ? "" : " at " + Texts.number(table.time(i)) + " s";
                r.problems.add(Problem.warning(
                        Code.OUT_OF_RANGE,
                        use.given.place.apply(i),
                        use.actuator,
                        "the control " + Texts.number(u) + when + " is "
                                + (u < least
                                        ? "below least-control, " + Texts.number(least) + ", and raised to it"
                                        : "above most-control, " + Texts.number(most) + ", and lowered to it")));
                return;
            }
        }
    }
}
