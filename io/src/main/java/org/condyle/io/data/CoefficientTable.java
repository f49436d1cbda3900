package org.condyle.io.data;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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
    private static final Pattern WITH_UNIT = Pattern.compile("(.+?)\\s*\\[([^\\[\\]]*)]");
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

    private final String file;
    private final List<String> coefficients = new ArrayList<>();
    private final List<String> units = new ArrayList<>();
    private final List<Row> rows = new ArrayList<>();

    private CoefficientTable(String file) {
        this.file = file;
    }

    /** All bytes of a CSV file. */
    public static CoefficientTable read(String file, byte[] bytes) {
        return parse(file, TextFile.decode(file, bytes));
    }

    public static CoefficientTable parse(String file, String text) {
        CoefficientTable table = new CoefficientTable(file);
        table.fill(text);
        return table;
    }

    private void fill(String text) {
        Problems problems = new Problems();
        List<String> header = List.of();
        char separator = 0;
        int line = 0;
        for (Iterator<String> all = text.lines().iterator(); all.hasNext(); ) {
            String content = all.next();
            Position at = new Position(file, ++line, 0);
            if (content.isBlank() || content.stripLeading().startsWith("#")) {
                continue;
            }
            boolean first = separator == 0;
            separator = first ? CsvReader.separatorOf(content) : separator;
            List<String> cells = CsvReader.split(
                    content, separator, said -> problems.add(Problem.error(Code.BAD_TABLE, at, "", said)));
            if (first) {
                header = header(at, cells);
            } else if (cells.size() != header.size()) {
                problems.add(Problem.error(
                        Code.BAD_TABLE,
                        at,
                        "",
                        "this row has " + cells.size() + " cells, the header " + header.size()));
            } else {
                rows.add(row(at, header, cells, problems));
            }
        }
        if (rows.isEmpty() && problems.isEmpty()) {
            throw new DocumentException(Code.BAD_TABLE, Position.in(file), "the table has no rows of coefficients");
        }
        problems.throwIfErrors();
    }

    private List<String> header(Position at, List<String> cells) {
        List<String> names = new ArrayList<>();
        for (String cell : cells) {
            Matcher split = WITH_UNIT.matcher(cell);
            boolean unit = split.matches();
            String name = unit ? split.group(1) : cell;
            if (names.contains(name)) {
                throw new DocumentException(Code.BAD_TABLE, at, "two columns are named " + Quoted.of(name));
            }
            names.add(name);
            if (!OWN.contains(name)) {
                coefficients.add(name);
                units.add(unit ? split.group(2).strip() : "");
            }
        }
        if (!names.contains("row")) {
            throw new DocumentException(
                    Code.MISSING_COLUMN,
                    at,
                    "the column 'row' is missing, which gives each row of coefficients its number");
        }
        return names;
    }

    private Row row(Position at, List<String> header, List<String> cells, Problems problems) {
        double[] values = new double[coefficients.size()];
        int i = 0;
        for (int c = 0; c < cells.size(); c++) {
            if (!OWN.contains(header.get(c))) {
                values[i++] = value(at, header.get(c), cells.get(c), problems);
            }
        }
        String marks = cell("marks", header, cells);
        if (!marks.isEmpty() && marks.length() != values.length) {
            problems.add(Problem.error(
                    Code.BAD_TABLE,
                    at,
                    "marks",
                    Quoted.of(marks) + " has " + marks.length() + " letters for " + values.length + " coefficients"));
        }
        return new Row(
                at,
                cell("set", header, cells),
                cell("row", header, cells),
                cell("name", header, cells),
                values,
                marks,
                cell("note", header, cells));
    }

    private static String cell(String column, List<String> header, List<String> cells) {
        int i = header.indexOf(column);
        return i < 0 ? "" : cells.get(i);
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
        return file;
    }

    /** Names of the coefficients. */
    public List<String> coefficients() {
        return List.copyOf(coefficients);
    }

    /** Unit of a coefficient, empty when the header has none. */
    public String unit(int i) {
        return units.get(i);
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
