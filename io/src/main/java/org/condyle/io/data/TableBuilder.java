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
import org.condyle.text.Quoted;

/** Receives the header and the rows of a table, cell by cell, and collects their errors. */
final class TableBuilder {
    private static final long MOST_CELLS = 20_000_000;
    static final int MOST_COLUMNS = 10_000;
    private static final int LONGEST_CELL = 200;
    private static final int ENOUGH = 60;
    private static final Pattern WITH_UNIT = Pattern.compile("(.+?)\\s*\\[([^\\[\\]]*)]");
    /** Plain decimal numbers; Double.parseDouble alone would take "1f", "0x1p3" and "Infinity" as well. */
    private static final Pattern NUMBER = Pattern.compile("[+-]?(\\d++\\.?\\d*+|\\.\\d++)([eE][+-]?\\d++)?");

    final Problems problems = new Problems();
    final Problems warnings = new Problems();
    private final String file;
    private final List<String> names = new ArrayList<>();
    private final List<String> units = new ArrayList<>();
    private final List<double[]> columns = new ArrayList<>();
    private int[] lines = new int[16];
    private int rows;
    private int headerLine;

    TableBuilder(String file) {
        this.file = file;
    }

    void header(int line, List<String> cells) {
        headerLine = line;
        checkSizes(line, cells);
        Map<String, Integer> seen = new LinkedHashMap<>();
        for (String cell : cells) {
            Matcher split = WITH_UNIT.matcher(cell);
            boolean unit = split.matches();
            String name = unit ? split.group(1) : cell;
            names.add(name);
            units.add(unit ? split.group(2).strip() : "");
            columns.add(new double[16]);
            Integer before = seen.putIfAbsent(name, names.size());
            if (name.isEmpty()) {
                problem(line, "column " + names.size() + " has no name");
            } else if (before != null) {
                problem(line, "columns " + before + " and " + names.size() + " are both named " + Quoted.of(name));
            }
        }
        if (cells.stream().allMatch(c -> NUMBER.matcher(c).matches())) {
            problem(line, "the first row must contain the names of the columns, found numbers");
        }
        stopIfWrong();
    }

    void row(int line, List<String> cells) {
        checkSizes(line, cells);
        if (cells.size() != names.size()) {
            problem(line, "this row has " + cells.size() + " cells, the header " + names.size());
            return;
        }
        if ((rows + 1L) * names.size() > MOST_CELLS) {
            throw new DocumentException(
                    new Position(file, line, 0), "the table has more than " + MOST_CELLS + " cells");
        }
        if (rows == lines.length) {
            lines = Arrays.copyOf(lines, 2 * rows);
            columns.replaceAll(c -> Arrays.copyOf(c, 2 * rows));
        }
        for (int i = 0; i < cells.size(); i++) {
            columns.get(i)[rows] = number(line, names.get(i), cells.get(i));
        }
        lines[rows++] = line;
    }

    int width() {
        return names.size();
    }

    DataTable build(boolean inDegrees) {
        if (names.isEmpty()) {
            problem(0, "the table is empty");
        } else if (rows == 0 && problems.isEmpty()) {
            problem(0, "the table has a header but no rows");
        }
        problems.throwIfErrors();
        columns.replaceAll(c -> Arrays.copyOf(c, rows));
        return new DataTable(file, names, units, columns, headerLine, Arrays.copyOf(lines, rows), inDegrees, warnings);
    }

    void problem(int line, String message) {
        problems.add(Problem.error(new Position(file, line, 0), "", message));
        if (problems.size() >= ENOUGH) {
            stopIfWrong();
        }
    }

    void stopIfWrong() {
        problems.throwIfErrors();
    }

    /** Before any pattern looks at them: matching may take time that grows with the square of the length. */
    private void checkSizes(int line, List<String> cells) {
        boolean many = cells.size() > MOST_COLUMNS;
        if (many || cells.stream().anyMatch(c -> c.length() > LONGEST_CELL)) {
            problem(
                    line,
                    many
                            ? "the table has more than " + MOST_COLUMNS + " columns"
                            : "a cell has more than " + LONGEST_CELL + " characters; is this a table of numbers?");
            stopIfWrong();
        }
    }

    private double number(int line, String column, String cell) {
        if (NUMBER.matcher(cell).matches()) {
            double value = Double.parseDouble(cell);
            if (Double.isFinite(value)) {
                return value;
            }
        }
        problems.add(Problem.error(new Position(file, line, 0), column, wrong(cell)));
        if (problems.size() >= ENOUGH) {
            stopIfWrong();
        }
        return 0;
    }

    private static String wrong(String cell) {
        if (cell.isEmpty()) {
            return "the cell is empty; every cell needs a number";
        }
        if (cell.matches("(?i)[+-]?(nan|inf|infinity|1\\.#.*)")
                || NUMBER.matcher(cell).matches()) {
            return Quoted.of(cell) + " is not a finite number; fill the gap or remove the row";
        }
        boolean decimalComma = cell.matches("[+-]?\\d*,\\d+([eE][+-]?\\d+)?");
        return Quoted.of(cell) + " is not a number" + (decimalComma ? "; write a decimal point" : "");
    }
}
