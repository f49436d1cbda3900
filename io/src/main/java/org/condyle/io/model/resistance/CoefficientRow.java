package org.condyle.io.model.resistance;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.condyle.expression.ExpressionException;
import org.condyle.expression.Quantity;
import org.condyle.expression.Units;
import org.condyle.io.data.CoefficientTable;
import org.condyle.io.data.CoefficientTable.Row;
import org.condyle.io.data.DataTable;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Entry;
import org.condyle.io.document.MappingType;
import org.condyle.io.document.Part;
import org.condyle.io.document.ValueType;
import org.condyle.io.model.read.Quantities;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.model.read.Texts;
import org.condyle.io.problem.Code;

/** Ten coefficients: a list, or a row of a data file, which a parameter may choose. */
final class CoefficientRow {
    private static final int COUNT = 10;

    private CoefficientRow() {}

    /** Keys of coefficients for a mapping. */
    static MappingType keys(MappingType shape, String unit) {
        return shape.key("coefficients", ValueType.tuple(unit, COUNT), "ten coefficients")
                .key("file", ValueType.text(), "data file in the folder of the model")
                .key(
                        "row",
                        ValueType.text(),
                        "row of coefficients in the file: its number or its name, or an expression after '=' that gives"
                                + " its number")
                .example("mean", "3", "= subject")
                .key("set", ValueType.text(), "which rows of the file, if its column 'set' has more than one word");
    }

    /** Coefficients in a list. */
    static double[] list(ReaderContext r, Entry e, String unit) {
        return r.quantities.tuple(e, unit);
    }

    /** The row that {@code file}, {@code row} and {@code set} choose; zeros where it is wrong. */
    static double[] read(ReaderContext r, Part v, String unit) {
        double[] nothing = new double[COUNT];
        if (!v.has("file")) {
            r.problems.error(Code.MISSING_KEY, v.entry(), "a row of coefficients needs 'file'");
            return nothing;
        }
        Entry file = v.entry("file"), asked = v.entry("row");
        CoefficientTable table;
        try {
            table = r.document.asset(
                    file,
                    "data file",
                    DataTable.LIMIT,
                    "coefficients " + file.text(),
                    bytes -> CoefficientTable.read(file.text(), bytes));
        } catch (DocumentException x) {
            r.problems.addAll(x.problems());
            return nothing;
        }
        if (table.coefficients().size() != COUNT) {
            r.problems.error(
                    Code.WRONG_COUNT,
                    file,
                    "has " + table.coefficients().size() + " columns of coefficients, " + COUNT + " are needed");
            return nothing;
        }
        String set = set(r, v, table);
        List<Row> rows =
                table.rows().stream().filter(row -> row.set().equals(set)).toList();
        String wanted = wanted(r, asked);
        Optional<Row> found = rows.stream()
                .filter(row -> row.number().equals(wanted) || row.name().equals(wanted))
                .findFirst();
        if (found.isEmpty()) {
            if (!wanted.isEmpty() && !rows.isEmpty()) {
                r.problems.error(
                        Code.UNKNOWN_NAME,
                        asked,
                        "there is no row '" + wanted + "' in " + table.file(),
                        "it has "
                                + rows.stream()
                                        .map(row ->
                                                row.number() + (row.name().isEmpty() ? "" : " (" + row.name() + ")"))
                                        .collect(Collectors.joining(", ")));
            }
            return nothing;
        }
        Row row = found.get();
        return isThere(r, asked, table, row, rows) ? inUnit(r, file, table, row, unit) : nothing;
    }

    private static String set(ReaderContext r, Part v, CoefficientTable table) {
        Set<String> sets = table.sets();
        if (!v.has("set")) {
            if (sets.size() > 1) {
                r.problems.error(
                        Code.MISSING_KEY,
                        v.entry("file"),
                        "has several sets of rows",
                        "choose one with 'set: " + String.join("' or 'set: ", sets) + "'");
            }
            return sets.iterator().next();
        }
        String set = v.text("set");
        if (!sets.contains(set)) {
            r.problems.unknown(v.entry("set"), "set", set, sets);
        }
        return set;
    }

    /** The number or name of a row; empty where it is wrong. */
    private static String wanted(ReaderContext r, Entry asked) {
        if (!Texts.isExpression(asked.text())) {
            return asked.text().strip();
        }
        int before = r.problems.size();
        double n = r.quantities.quantity(asked, "");
        if (r.problems.size() > before) {
            return "";
        }
        if (n != Math.rint(n)) {
            r.problems.error(Code.NOT_A_NUMBER, asked, "must be a whole number, was " + Quantities.was(asked, n, ""));
            return "";
        }
        return Long.toString((long) n);
    }

    private static boolean isThere(ReaderContext r, Entry asked, CoefficientTable table, Row row, List<Row> others) {
        List<String> names = table.coefficients();
        String in = row.set().isEmpty() ? "" : " of the set '" + row.set() + "'";
        String why = row.note().isEmpty() ? "" : " (" + row.note() + ")";
        for (int i = 0; i < names.size(); i++) {
            if (row.isMissing(i)) {
                int at = i;
                String elsewhere = table.rows().stream()
                        .filter(o -> !o.set().equals(row.set()) && o.number().equals(row.number()) && !o.isMissing(at))
                        .map(o ->
                                "'" + o.set() + "'" + (o.isComplete() ? "" : ", where other coefficients are missing"))
                        .findFirst()
                        .map(o -> "; it is known in the set " + o)
                        .orElse("");
                String complete =
                        others.stream().filter(Row::isComplete).map(Row::title).collect(Collectors.joining(", "));
                r.problems.error(
                        Code.GAP,
                        asked,
                        row.title() + in + " has no " + names.get(i) + " in line "
                                + row.at().line() + " of "
                                + table.file() + why + elsewhere,
                        "complete rows" + in + ": " + (complete.isEmpty() ? "none" : complete));
                return false;
            }
        }
        String unsure = "";
        for (int i = 0; i < names.size(); i++) {
            unsure += row.isUnsure(i) ? (unsure.isEmpty() ? "" : ", ") + names.get(i) : "";
        }
        if (!unsure.isEmpty()) {
            r.problems.warning(
                    Code.DOUBTFUL_DATA, asked, row.title() + in + ": " + unsure + " is marked as not certain" + why);
        }
        return true;
    }

    private static double[] inUnit(ReaderContext r, Entry file, CoefficientTable table, Row row, String unit) {
        double[] out = new double[COUNT];
        for (int i = 0; i < COUNT; i++) {
            String text = table.unit(i);
            try {
                Quantity factor = text.isEmpty() || text.equals("1")
                        ? new Quantity(1, Quantities.dimension(unit))
                        : Units.parse(text);
                if (!factor.dimension().agrees(Quantities.dimension(unit))) {
                    r.problems.error(
                            Code.WRONG_UNIT,
                            file,
                            "column '" + table.coefficients().get(i) + "' is in " + text,
                            unit + " is needed");
                    break;
                }
                out[i] = row.values()[i] * factor.si();
            } catch (ExpressionException x) {
                r.problems.error(
                        Code.UNKNOWN_UNIT,
                        file,
                        "column '" + table.coefficients().get(i) + "': " + x.getMessage());
                break;
            }
        }
        return out;
    }
}
