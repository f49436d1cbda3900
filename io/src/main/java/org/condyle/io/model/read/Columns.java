package org.condyle.io.model.read;

import java.util.List;
import org.condyle.expression.ExpressionException;
import org.condyle.expression.Quantity;
import org.condyle.expression.Units;
import org.condyle.io.data.DataTable;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Part;
import org.condyle.io.problem.Code;
import org.jspecify.annotations.Nullable;

/** The numbers of a table, which are lists in the model file or columns of a data file. */
public final class Columns {
    private final ReaderContext r;
    private final Part v;
    private final @Nullable DataTable data;

    /** @param v has the keys {@code file} and those of the columns */
    public Columns(ReaderContext r, Part v) {
        this.r = r;
        this.v = v;
        data = v.has("file") ? open(r, v.entry("file")) : null;
    }

    private static @Nullable DataTable open(ReaderContext r, Entry file) {
        try {
            return r.dataFile(file);
        } catch (DocumentException x) {
            r.problems.addAll(x.problems());
            return null;
        }
    }

    /** A list of quantities, or the column of that name, in SI. */
    public double[] numbers(String key, String unit) {
        Entry e = v.entry(key);
        if (data == null && v.has("file")) {
            return new double[0]; // the file has been complained of
        }
        if (data == null && e.isScalar()) {
            r.problems.error(
                    Code.MISSING_KEY,
                    e,
                    "names a column, but there is no 'file'",
                    "give the file, or a list of numbers");
            return new double[0];
        }
        if (data != null && !e.isScalar()) {
            r.problems.error(
                    Code.WRONG_FORM, e, "must be the name of a column of " + data.file() + ", found " + e.form());
            return new double[0];
        }
        return data == null ? r.quantities.tuple(e, unit) : column(data, e, unit);
    }

    private double[] column(DataTable table, Entry e, String unit) {
        String name = e.text();
        if (!table.has(name)) {
            r.problems.unknown(e, "column", name, table.columns());
            return new double[0];
        }
        double[] x = table.column(name);
        String text = table.unit(name);
        try {
            Quantity factor =
                    text.isEmpty() || text.equals("1") ? new Quantity(1, Quantities.dimension("")) : Units.parse(text);
            if (!text.isEmpty() && !factor.dimension().agrees(Quantities.dimension(unit))) {
                r.problems.error(
                        Code.WRONG_UNIT,
                        e,
                        "column '" + name + "' of " + table.file() + " is in " + text,
                        (unit.isEmpty() ? "a plain number" : unit) + " is needed");
            }
            for (int i = 0; i < x.length; i++) {
                x[i] *= factor.si();
            }
        } catch (ExpressionException error) {
            r.problems.error(
                    Code.UNKNOWN_UNIT, e, "column '" + name + "' of " + table.file() + ": " + error.getMessage());
        }
        return x;
    }

    /** Reports the first number that is not larger than the one before; true if all increase. */
    public boolean increase(String key, double[] x) {
        for (int i = 1; i < x.length; i++) {
            if (!(x[i] > x[i - 1])) {
                wrong(
                        Code.NOT_INCREASING,
                        key,
                        i,
                        "must be larger than the number before it; numbers of '" + key + "' must increase");
                return false;
            }
        }
        return true;
    }

    /** Reports one number of a list or column at its own line. */
    public void wrong(Code code, String key, int i, String said) {
        Entry e = v.entry(key);
        List<Entry> items = e.items();
        if (data == null) {
            r.problems.error(code, i < items.size() ? items.get(i) : e, said);
        } else {
            r.problems.error(code, e, "in line " + data.at(i).line() + " of " + data.file() + ": " + said);
        }
    }

    public boolean isFile() {
        return data != null;
    }
}
