package org.condyle.io.data;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.document.Problem;
import org.condyle.io.document.Problems;
import org.condyle.io.problem.Code;
import org.condyle.text.Quoted;

/** Receives the header and the rows of a table, cell by cell, and collects their errors. */
final class TableBuilder {
    private static final long MOST_CELLS = 20_000_000;
    static final int MOST_COLUMNS = 10_000;
    private static final int LONGEST_CELL = 200;
    private static final int ENOUGH = 60;
    private static final Pattern WITH_UNIT = Pattern.compile("(.+?)\\s*\\[([^\\[\\]]*)]");
    private static final Pattern NUMBER = Pattern.compile("[+-]?(\\d++\\.?\\d*+|\\.\\d++)([eE][+-]?\\d++)?");

    final Problems problems = new Problems();
    final Problems warnings = new Problems();
    private final String file;
    private final boolean gaps;
    private final List<String> names = new ArrayList<>();
    private final List<String> units = new ArrayList<>();
    private final Doubles cells = new Doubles(); // row after row
    private CellType type = CellType.DOUBLE;
    private int shift;
    private int width; // cells of a row in the file
    private int[] lines = new int[16];
    private int rows;
    private int headerLine;

    /** @param gaps cells may be empty or NaN; they become NaN */
    TableBuilder(String file, boolean gaps) {
        this.file = file;
        this.gaps = gaps;
    }

    /** All columns but the first hold cells of this type; before the header. */
    void cells(CellType kind) {
        type = kind;
    }

    /** All columns but the first are multiplied by this power of ten. */
    void shift(int power) {
        shift = power;
    }

    /** The names of the columns; a name that occurs twice is an error. */
    void header(int line, List<String> labels) {
        Map<String, Integer> seen = new LinkedHashMap<>();
        checkLabels(line, labels);
        for (int i = 0; i < labels.size(); i++) {
            Integer before = seen.putIfAbsent(bare(labels.get(i)), i + 1);
            if (before != null && !bare(labels.get(i)).isEmpty()) {
                String name = Quoted.of(bare(labels.get(i)));
                problem(line, "columns " + before + " and " + (i + 1) + " are both named " + name);
            }
        }
        columns(line, labels);
    }

    /** The names of the columns; a name that occurs again gets a number, with a warning. */
    void headerNumbered(int line, List<String> labels) {
        checkLabels(line, labels);
        Map<String, Integer> seen = new LinkedHashMap<>();
        List<String> unique = new ArrayList<>();
        for (String label : labels) {
            String name = label;
            for (int k = 2; seen.putIfAbsent(name, unique.size() + 1) != null; k++) {
                name = label + "_" + k;
            }
            unique.add(name);
            if (!name.equals(label)) {
                warn(
                        line,
                        "columns " + seen.get(label) + " and " + unique.size() + " are both named " + Quoted.of(label)
                                + "; the second is called " + Quoted.of(name) + " here");
            }
        }
        columns(line, unique);
    }

    private void columns(int line, List<String> labels) {
        headerLine = line;
        width = labels.size();
        for (int i = 0; i < labels.size(); i++) {
            Matcher split = WITH_UNIT.matcher(labels.get(i));
            String unit = split.matches() ? split.group(2).strip() : "";
            String name = bare(labels.get(i));
            if (name.isEmpty()) {
                problem(line, "column " + (i + 1) + " has no name");
            }
            if (i == 0 || type == CellType.DOUBLE) {
                names.add(name);
                units.add(unit);
            } else {
                type.suffixes().forEach(s -> names.add(name + s));
                type.suffixes().forEach(s -> units.add(unit));
            }
        }
        if (labels.stream().allMatch(c -> NUMBER.matcher(c).matches())) {
            problem(line, "the first row must contain the names of the columns, found numbers");
        }
        stopIfWrong();
    }

    private static String bare(String label) {
        Matcher split = WITH_UNIT.matcher(label);
        return split.matches() ? split.group(1) : label;
    }

    /** The cells of the line on which the cursor stands, from number {@code first} on. */
    void row(CellCursor c, int first) {
        int line = c.line();
        if (c.count() > MOST_COLUMNS) {
            tooMany(line);
        }
        if (c.count() - first != width) {
            problem(line, "this row has " + c.count() + " cells, the header " + (width + first));
            return;
        }
        if ((rows + 1L) * names.size() > MOST_CELLS) {
            throw new DocumentException(
                    Code.OVER_LIMIT, new Position(file, line, 0), "the table has more than " + MOST_CELLS + " cells");
        }
        if (rows == lines.length) {
            lines = Arrays.copyOf(lines, rows + (rows >> 1));
        }
        int column = 0;
        for (int i = first; i < c.count(); i++) {
            column = i > first && type != CellType.DOUBLE
                    ? vector(c, i, column)
                    : number(c, c.from(i), c.to(i), column, column == 0 ? 0 : shift);
        }
        lines[rows++] = line;
    }

    /** The numbers of a cell with commas. */
    private int vector(CellCursor c, int cell, int column) {
        int start = c.from(cell), end = c.to(cell), found = 1;
        for (int k = start; k < end; k++) {
            found += c.at(k) == ',' ? 1 : 0;
        }
        if (found != type.size()) {
            String what = gaps && c.isGap(start, end)
                    ? ""
                    : Quoted.of(shown(c, start, end)) + " has " + found + (found == 1 ? " number" : " numbers")
                            + ", a cell of type " + type.word() + " has " + type.size();
            if (!what.isEmpty()) {
                problem(Code.BAD_TABLE, c.line(), names.get(column), what);
            }
            for (int k = 0; k < type.size(); k++) {
                cells.add(Double.NaN);
            }
            return column + type.size();
        }
        for (int k = 0, at = start; k < type.size(); k++) {
            int to = at;
            while (to < end && c.at(to) != ',') {
                to++;
            }
            number(c, at, to, column + k, shift);
            at = to + 1;
        }
        return column + type.size();
    }

    /** Takes a number; gives the next column. */
    private int number(CellCursor c, int from, int to, int column, int power) {
        double value = to - from > LONGEST_CELL ? Double.NaN : c.number(from, to, power);
        boolean gap = gaps && column > 0 && Double.isNaN(value) && c.isGap(from, to);
        if (!Double.isFinite(value) && !gap) {
            if (to - from > LONGEST_CELL) {
                problem(c.line(), "a cell has more than " + LONGEST_CELL + " characters; is this a table of numbers?");
                stopIfWrong();
            }
            problem(code(c.text(from, to)), c.line(), names.get(column), wrong(c.text(from, to)));
        }
        cells.add(value);
        return column + 1;
    }

    private static String shown(CellCursor c, int from, int to) {
        return c.text(from, Math.min(to, from + 80));
    }

    int width() {
        return width;
    }

    DataTable build(boolean inDegrees) {
        if (names.isEmpty()) {
            problem(0, "the table is empty");
        } else if (rows == 0 && problems.isEmpty()) {
            problem(0, "the table has a header but no rows");
        }
        problems.throwIfErrors();
        int n = names.size();
        List<double[]> columns = new ArrayList<>(n);
        for (int c = 0; c < n; c++) {
            double[] column = new double[rows];
            for (int r = 0; r < rows; r++) {
                column[r] = cells.get(r * n + c);
            }
            columns.add(column);
        }
        return new DataTable(
                file, names, units, columns, headerLine, Arrays.copyOf(lines, rows), type, inDegrees, warnings);
    }

    void problem(int line, String message) {
        problem(Code.BAD_TABLE, line, "", message);
    }

    private void problem(Code code, int line, String column, String message) {
        problems.add(Problem.error(code, new Position(file, line, 0), column, message));
        if (problems.size() >= ENOUGH) {
            stopIfWrong();
        }
    }

    /** Says what is odd but can be understood; not more often than a reader can bear. */
    void warn(int line, String message) {
        if (warnings.size() < ENOUGH) {
            warnings.add(Problem.warning(Code.DOUBTFUL_DATA, new Position(file, line, 0), "", message));
        }
    }

    void stopIfWrong() {
        problems.throwIfErrors();
    }

    /** Before any pattern looks at them: matching may take time that grows with the square of the length. */
    private void checkLabels(int line, List<String> labels) {
        if (labels.size() > MOST_COLUMNS || (long) labels.size() * type.size() > MOST_COLUMNS + type.size()) {
            tooMany(line);
        }
        if (labels.stream().anyMatch(c -> c.length() > LONGEST_CELL)) {
            problem(line, "a cell has more than " + LONGEST_CELL + " characters; is this a table of numbers?");
            stopIfWrong();
        }
    }

    private void tooMany(int line) {
        problem(line, "the table has more than " + MOST_COLUMNS + " columns");
        stopIfWrong();
    }

    /** A cell that no number can be in is an error of the table, one without a number is a gap. */
    private static Code code(String cell) {
        return cell.isEmpty() || isNotFinite(cell) ? Code.GAP : Code.BAD_TABLE;
    }

    private static boolean isNotFinite(String cell) {
        return cell.matches("(?i)[+-]?(nan|inf|infinity|1\\.#.*)")
                || NUMBER.matcher(cell).matches();
    }

    private static String wrong(String cell) {
        if (cell.isEmpty()) {
            return "the cell is empty; every cell needs a number";
        }
        if (isNotFinite(cell)) {
            return Quoted.of(cell) + " is not a finite number; fill the gap or remove the row";
        }
        boolean decimalComma = cell.matches("[+-]?\\d*,\\d+([eE][+-]?\\d+)?");
        return Quoted.of(cell) + " is not a number" + (decimalComma ? "; write a decimal point" : "");
    }
}
