package org.condyle.io.data;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
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
 * A CSV file in which each row describes one part of a model: words and numbers below a header, {@code name [unit]} for a
 * column with a unit. What the cells mean is left to the reader of the model.
 *
 * <p>Limits: 10000 rows, 1000 columns.
 */
public final class RowTable {
    private static final Pattern WITH_UNIT = Pattern.compile("([^\\[\\]]+?)\\s*\\[([^\\[\\]]*)]");
    private static final int MOST_ROWS = 10_000;
    private static final int MOST_COLUMNS = 1000;
    private static final int LONGEST_LINE = 100_000;

    /** One row: its cells in the order of the columns, and its line. */
    public record Row(Position at, List<String> cells) {}

    private final String file;
    private final List<String> columns = new ArrayList<>();
    private final List<String> units = new ArrayList<>();
    private final List<Row> rows = new ArrayList<>();
    private Position header;

    private RowTable(String file) {
        this.file = file;
        header = Position.in(file);
    }

    /** All bytes of a CSV file. */
    public static RowTable read(String file, byte[] bytes) {
        return parse(file, TextFile.decode(file, bytes));
    }

    public static RowTable parse(String file, String text) {
        Problems problems = new Problems();
        RowTable table = parse(file, text, "the table has a header but no rows", problems);
        problems.throwIfErrors();
        return table;
    }

    /**
     * The same for a reader that goes on to look for problems.
     *
     * @param noRows what to say if there are none below the header
     */
    static RowTable parse(String file, String text, String noRows, Problems problems) {
        RowTable table = new RowTable(file);
        table.fill(text, noRows, problems);
        return table;
    }

    private void fill(String text, String noRows, Problems problems) {
        char separator = 0;
        int line = 0;
        for (Iterator<String> all = text.lines().iterator(); all.hasNext(); ) {
            String content = all.next();
            Position at = new Position(file, ++line, 0);
            if (content.isBlank() || content.stripLeading().startsWith("#")) {
                continue;
            }
            if (content.length() > LONGEST_LINE || rows.size() == MOST_ROWS) {
                throw new DocumentException(
                        Code.OVER_LIMIT,
                        at,
                        "the table has more than " + MOST_ROWS + " rows, or a line of more than " + LONGEST_LINE
                                + " characters");
            }
            boolean first = separator == 0;
            separator = first ? CsvReader.separatorOf(content) : separator;
            List<String> cells = CsvReader.split(
                    content, separator, said -> problems.add(Problem.error(Code.BAD_TABLE, at, "", said)));
            if (first) {
                header(at, cells, problems);
                problems.throwIfErrors();
            } else if (cells.size() != columns.size()) {
                problems.add(Problem.error(
                        Code.BAD_TABLE,
                        at,
                        "",
                        "this row has " + cells.size() + " cells, the header " + columns.size()));
            } else {
                rows.add(new Row(at, List.copyOf(cells)));
            }
        }
        if (rows.isEmpty() && problems.isEmpty()) {
            throw new DocumentException(
                    Code.BAD_TABLE, Position.in(file), columns.isEmpty() ? "the table is empty" : noRows);
        }
    }

    private void header(Position at, List<String> cells, Problems problems) {
        header = at;
        if (cells.size() > MOST_COLUMNS) {
            throw new DocumentException(Code.OVER_LIMIT, at, "the table has more than " + MOST_COLUMNS + " columns");
        }
        for (String cell : cells) {
            Matcher split = WITH_UNIT.matcher(cell);
            boolean unit = split.matches();
            String name = unit ? split.group(1) : cell;
            if (name.isEmpty()) {
                problems.add(Problem.error(Code.BAD_TABLE, at, "", "column " + (columns.size() + 1) + " has no name"));
            } else if (columns.contains(name)) {
                problems.add(Problem.error(Code.BAD_TABLE, at, "", "two columns are named " + Quoted.of(name)));
            }
            columns.add(name);
            units.add(unit ? split.group(2).strip() : "");
        }
    }

    public String file() {
        return file;
    }

    /** The line with the names of the columns. */
    public Position header() {
        return header;
    }

    public List<String> columns() {
        return List.copyOf(columns);
    }

    public boolean has(String column) {
        return columns.contains(column);
    }

    /** Unit in the header of a column, empty when there is none. */
    public String unit(String column) {
        return units.get(columns.indexOf(column));
    }

    public List<Row> rows() {
        return List.copyOf(rows);
    }

    /** A cell; empty if there is no such column. */
    public String cell(Row row, String column) {
        int i = columns.indexOf(column);
        return i < 0 ? "" : row.cells.get(i);
    }
}
