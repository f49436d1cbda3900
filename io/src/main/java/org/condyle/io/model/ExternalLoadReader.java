package org.condyle.io.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.condyle.expression.Dimension;
import org.condyle.expression.ExpressionException;
import org.condyle.expression.Quantity;
import org.condyle.expression.Units;
import org.condyle.forces.ExternalLoad;
import org.condyle.io.data.DataTable;
import org.condyle.io.data.TableFormat;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Entry;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.Part;
import org.condyle.io.document.Problem;
import org.condyle.io.document.ValueType;
import org.condyle.io.model.read.Catalog;
import org.condyle.io.model.read.Quantities;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.problem.Code;
import org.condyle.mechanics.ForceElement;
import org.jspecify.annotations.Nullable;

/** Reads loads that were measured: columns of a data file as force, point of application and torque on a body. */
final class ExternalLoadReader {
    private static final ValueType COLUMNS =
            ValueType.either(ValueType.text(), ValueType.listOf(ValueType.text(), 3, 3));
    private static final String[] AXES = {"x", "y", "z"};

    private static final MappingType KEYS = MappingType.mapping(
                    "external-load", "a measured load on a body, from columns of a data file")
            .need("on", ValueType.reference("body"), "the body")
            .need("file", ValueType.text(), TableFormat.DATA_FILE + " in the folder of the model")
            .key("time", ValueType.text(), "column with the times, which increase", "time")
            .key("force", COLUMNS, "three columns, or what stands before x, y, z in their names [N]")
            .example("ground_force_v")
            .key("point", COLUMNS, "columns of the point of application, alike [m]; by default the origin of the body")
            .key("torque", COLUMNS, "columns of a free torque, alike [N*m]")
            .key("force-axes", ValueType.reference("body"), "body in whose axes force and torque are given", "ground")
            .key("point-axes", ValueType.reference("body"), "body in whose frame the point is given", "ground")
            .key(
                    "outside",
                    ValueType.choice("refuse", "hold", "zero"),
                    "for times before the first row and after the last: an error, the nearest row, or no load",
                    "refuse");

    private final ReaderContext r;
    private final Part v;
    private final DataTable data;

    private ExternalLoadReader(ReaderContext r, Part v, DataTable data) {
        this.r = r;
        this.v = v;
        this.data = data;
    }

    static void addTo(Catalog<ForceElement> catalog) {
        catalog.add(
                "external-load",
                KEYS,
                "f(t) at x(t) and a free torque, linear between the rows of the file",
                "OpenSim's ExternalForce",
                "steps end at the rows; its power is booked as work",
                ExternalLoadReader::load);
    }

    private static ForceElement load(ReaderContext r, Part v) {
        Entry file = v.entry("file");
        try {
            DataTable data = r.dataFile(file);
            return new ExternalLoadReader(r, v, data).load();
        } catch (DocumentException e) {
            r.problems.addAll(e.problems());
            return nothing();
        }
    }

    /** Stands for a load with errors, which have been reported. */
    private static ForceElement nothing() {
        return new ExternalLoad(0, 0, 0, new double[] {0, 1}, null, null, null, ExternalLoad.Outside.ZERO);
    }

    private ForceElement load() {
        int before = r.problems.size();
        int body = r.names.body(v.entry("on"));
        if (!v.has("force") && !v.has("torque")) {
            r.problems.error(Code.MISSING_KEY, v.entry(), "give 'force', 'torque' or both");
        }
        if (v.has("point") && !v.has("force")) {
            r.problems.error(
                    Code.MISSING_KEY, v.entry("point"), "needs 'force'", "a torque has no point of application");
        }
        double[] times = column(v.has("time") ? v.entry("time") : v.entry(), v.text("time"), "s");
        double[][] force = columns("force", "N"), point = columns("point", "m"), torque = columns("torque", "N*m");
        int forceAxes = r.names.body(v.entry("force-axes")), pointAxes = r.names.body(v.entry("point-axes"));
        if (r.problems.size() > before) {
            return nothing();
        }
        data.requireIncreasing(v.text("time"));
        if (times.length < 2) {
            r.problems.error(
                    Code.WRONG_COUNT, v.entry("file"), "a table of loads needs at least 2 rows, has " + times.length);
            return nothing();
        }
        return new ExternalLoad(
                body,
                forceAxes,
                pointAxes,
                times,
                force,
                point,
                torque,
                ExternalLoad.Outside.valueOf(v.text("outside").toUpperCase(Locale.ROOT)));
    }

    private double @Nullable [][] columns(String key, String unit) {
        if (!v.has(key)) {
            return null;
        }
        Entry e = v.entry(key);
        List<String> names = new ArrayList<>();
        for (int k = 0; k < 3; k++) {
            names.add(e.isScalar() ? e.text() + AXES[k] : e.items().get(k).text());
        }
        double[][] out = new double[3][];
        for (int k = 0; k < 3; k++) {
            out[k] = column(e.isScalar() ? e : e.items().get(k), names.get(k), unit);
        }
        return out;
    }

    /** Numbers of a column in SI; a gap is named with its line. */
    private double[] column(Entry e, String name, String unit) {
        if (!data.has(name)) {
            r.problems.unknown(e, "column", name, data.columns());
            return new double[0];
        }
        double[] x = data.column(name);
        double scale = scale(e, name, unit);
        for (int i = 0; i < x.length; i++) {
            if (!Double.isFinite(x[i])) {
                r.problems.add(Problem.error(
                        Code.GAP,
                        data.at(i),
                        name,
                        x[i] + " is not a finite number",
                        "fill the gap or remove the row"));
                break;
            }
            x[i] *= scale;
        }
        return x;
    }

    private double scale(Entry e, String name, String unit) {
        String header = data.unit(name);
        if (header.isEmpty()) {
            return 1;
        }
        try {
            Quantity q = Units.parse(header);
            Dimension wanted = Quantities.dimension(unit);
            if (!q.dimension().agrees(wanted)) {
                r.problems.error(
                        Code.WRONG_UNIT,
                        e,
                        "column '" + name + "' is in " + header + ", but " + unit + " or a multiple of it is needed");
            }
            return q.si();
        } catch (ExpressionException x) {
            r.problems.error(
                    Code.UNKNOWN_UNIT, e, "the unit of column '" + name + "' is not understood: " + x.getMessage());
            return 1;
        }
    }
}
