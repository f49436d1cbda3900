package org.condyle.io.data;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.document.Problem;
import org.condyle.io.document.Problems;
import org.condyle.io.document.TextFile;
import org.condyle.io.problem.Code;
import org.condyle.text.Quoted;

/**
 * Rows of coefficients in a CSV file, one for each subject or specimen. The column {@code row} has a number for each row.
 * Optional columns are {@code set} (rows of different kinds in one file), {@code name}, {@code marks} (one letter for each
 * coefficient: t trusted, r recovered, u unsure, - missing) and {@code note}. All other columns are coefficients, in this
 * order; {@code -} stands for one that is not known.
 */
public final class CoefficientTable {
    private static final Set<String> OWN = Set.of("set", "row", "name", "marks", "note");
    private static final String MISSING = "-";

    /** One row; a coefficient that is missing is NaN. */
    public record Row(Position at, String set, String number, String name, double[] values, String marks, String note) {
        public boolean isMissing(int i) {
            return Double.isNaN(values[i]);
        }

        /** Marked as not certain. */
        public boolean isUnsure(int i) {
            return i < marks.length() && marks.charAt(i) == 'u';
        }

        public boolean isComplete() {
            for (double v : values) {
                if (Double.isNaN(v)) {
                    return false;
                }
            }
            return true;
        }

        public String title() {
            return name.isEmpty() ? "row " + number : name;
        }
    }

    private final RowTable table;
    private final List<String> coefficients;
    private final List<Row> rows = new ArrayList<>();

    private CoefficientTable(RowTable table, Problems problems) {
        this.table = table;
        if (!table.has("row")) {
            throw new DocumentException(
                    Code.MISSING_COLUMN,
                    table.header(),
                    "the column 'row' is missing, which gives each row of coefficients its number");
        }
        coefficients =
                table.columns().stream().filter(name -> !OWN.contains(name)).toList();
        table.rows().forEach(r -> rows.add(row(r, problems)));
    }

    /** All bytes of a CSV file. */
    public static CoefficientTable read(String file, byte[] bytes) {
        return parse(file, TextFile.decode(file, bytes));
    }

    public static CoefficientTable parse(String file, String text) {
        Problems problems = new Problems();
        RowTable rows = RowTable.parse(file, text, "the table has no rows of coefficients", problems);
        CoefficientTable table = new CoefficientTable(rows, problems);
        problems.throwIfErrors();
        return table;
    }

    private Row row(RowTable.Row given, Problems problems) {
        double[] values = coefficients.stream()
                .mapToDouble(c -> value(given.at(), c, table.cell(given, c), problems))
                .toArray();
        String marks = table.cell(given, "marks");
        if (!marks.isEmpty() && marks.length() != values.length) {
            problems.add(Problem.error(
                    Code.BAD_TABLE,
                    given.at(),
                    "marks",
                    Quoted.of(marks) + " has " + marks.length() + " letters for " + values.length + " coefficients"));
        }
        return new Row(
                given.at(),
                table.cell(given, "set"),
                table.cell(given, "row"),
                table.cell(given, "name"),
                values,
                marks,
                table.cell(given, "note"));
    }

    private static double value(Position at, String column, String cell, Problems problems) {
        if (cell.equals(MISSING)) {
            return Double.NaN;
        }
        try {
            double x = Double.parseDouble(cell);
            if (Double.isFinite(x)) {
                return x;
            }
        } catch (NumberFormatException e) {
            // is said below
        }
        problems.add(Problem.error(
                Code.BAD_TABLE,
                at,
                column,
                Quoted.of(cell) + " is not a finite number",
                "write '-' for one that is missing"));
        return Double.NaN;
    }

    public String file() {
        return table.file();
    }

    /** Names of the coefficients. */
    public List<String> coefficients() {
        return coefficients;
    }

    /** Unit of a coefficient, empty when the header has none. */
    public String unit(int i) {
        return table.unit(coefficients.get(i));
    }

    public List<Row> rows() {
        return List.copyOf(rows);
    }

    /** The sets of the file; one without a name if there is no such column. */
    public Set<String> sets() {
        Set<String> sets = new LinkedHashSet<>();
        rows.forEach(r -> sets.add(r.set()));
        return sets;
    }
}
