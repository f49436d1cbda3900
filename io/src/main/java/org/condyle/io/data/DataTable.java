package org.condyle.io.data;

import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.condyle.expression.Dimension;
import org.condyle.expression.ExpressionException;
import org.condyle.expression.Quantity;
import org.condyle.expression.Units;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.document.Problem;
import org.condyle.io.document.Problems;
import org.condyle.io.document.TextFile;
import org.condyle.io.problem.Code;
import org.condyle.signal.Gaps;
import org.condyle.text.DidYouMean;
import org.condyle.text.Quoted;

/**
 * Named columns of numbers, finite ones unless gaps were asked for. Reads CSV (comma, semicolon or tab, decided by the header row; {@code #} begins a
 * comment line; {@code name [unit]} in a header gives the unit of a column) and OpenSim {@code .sto} and {@code .mot}.
 * Values are as in the file: whether a column of an {@link #inDegrees} file is an angle only a model can know.
 *
 * <p>Limits: 64 MB a file, 20 million cells.
 */
public final class DataTable {
    /** Largest file that is read [bytes]. */
    public static final int LIMIT = 64 << 20;

    private final String file;
    private final List<String> columns;
    private final List<String> units;
    private final List<double[]> values;
    private final int headerLine;
    private final int[] lines;
    private final CellType cells;
    private final boolean inDegrees;
    private final Problems warnings;

    DataTable(
            String file,
            List<String> names,
            List<String> units,
            List<double[]> values,
            int headerLine,
            int[] lines,
            CellType cells,
            boolean inDegrees,
            Problems warnings) {
        this.file = file;
        columns = List.copyOf(names);
        this.units = List.copyOf(units);
        this.values = List.copyOf(values);
        this.headerLine = headerLine;
        this.lines = lines;
        this.cells = cells;
        this.inDegrees = inDegrees;
        this.warnings = warnings;
    }

    /** A table that was computed; {@code values} are its columns, all of the same length. */
    public static DataTable of(
            String file, List<String> names, List<String> units, List<double[]> values, boolean inDegrees) {
        int rows = values.isEmpty() ? 0 : values.get(0).length;
        if (names.size() != values.size()
                || units.size() != values.size()
                || values.stream().anyMatch(c -> c.length != rows)) {
            throw new IllegalArgumentException(
                    "a table needs a name, a unit and the same number of rows in each column");
        }
        return new DataTable(file, names, units, values, 0, new int[rows], CellType.DOUBLE, inDegrees, new Problems());
    }

    /** All bytes of a file; the ending of {@code file} decides the format. */
    public static DataTable read(String file, byte[] bytes) {
        TextFile.decode(file, bytes); // refuses what is not text
        return read(file, bytes, false);
    }

    /** The same for measurements, where cells may be empty or NaN in any spelling: such a number is NaN. */
    public static DataTable readWithGaps(String file, byte[] bytes) {
        TextFile.decode(file, bytes);
        return read(file, bytes, true);
    }

    /** Reads text; the ending of {@code file} decides the format. */
    public static DataTable parse(String file, String text) {
        return read(file, text.getBytes(StandardCharsets.UTF_8), false);
    }

    private static DataTable read(String file, byte[] bytes, boolean gaps) {
        if (new String(bytes, 0, Math.min(bytes.length, 200), StandardCharsets.UTF_8)
                .strip()
                .startsWith("<")) {
            throw new DocumentException(
                    Code.WRONG_FILE,
                    Position.in(file),
                    "this is an XML file, such as a model or a setup file, where a table of numbers ("
                            + TableFormat.ALL.list() + ") is needed");
        }
        return TableFormat.of(file).reader().read(file, gaps, bytes);
    }

    public String file() {
        return file;
    }

    public int rows() {
        return lines.length;
    }

    /** In the order of the file. */
    public List<String> columns() {
        return columns;
    }

    public boolean has(String column) {
        return columns.contains(column);
    }

    /** A copy of the numbers of one column. */
    public double[] column(String name) {
        return values.get(index(name)).clone();
    }

    /** The numbers of a column in SI: those of a header with a unit, which must be of that dimension, are converted. */
    public double[] column(String name, Dimension dimension) {
        double[] x = column(name);
        String unit = unit(name);
        if (unit.isEmpty() || unit.equals("1")) {
            return x;
        }
        Position header = new Position(file, headerLine, 0);
        try {
            Quantity factor = Units.parse(unit);
            if (!factor.dimension().agrees(dimension)) {
                throw new DocumentException(
                        Code.WRONG_UNIT,
                        header,
                        "column '" + name + "' is in " + unit,
                        (dimension.isNone() ? "a number" : dimension.unit()) + " is needed");
            }
            for (int i = 0; i < x.length; i++) {
                x[i] *= factor.si();
            }
            return x;
        } catch (ExpressionException e) {
            throw new DocumentException(Code.UNKNOWN_UNIT, header, "column '" + name + "': " + e.getMessage());
        }
    }

    /** The numbers of a column by its place; not a copy. */
    double[] values(int column) {
        return values.get(column);
    }

    /** Unit in the header of the column, empty when there is none. */
    public String unit(String column) {
        return units.get(index(column));
    }

    /** What a cell of the file holds; one that holds several numbers is several columns here. */
    public CellType cells() {
        return cells;
    }

    /**
     * Refuses columns in which a number is missing, and names each gap with its line; gives this table. What is computed
     * from a force or a coordinate must not be missing in silence.
     */
    public DataTable requireComplete(Collection<String> names) {
        Problems problems = new Problems();
        gaps(names)
                .forEach((at, what) -> problems.add(
                        Problem.error(Code.GAP, at.row(), at.column(), what, "fill the gap or leave the rows out")));
        problems.throwIfErrors();
        return this;
    }

    /** Where a gap begins. */
    public record GapStart(Position row, String column) {}

    /** Where numbers are missing in these columns, and how far, in words. */
    public Map<GapStart, String> gaps(Collection<String> names) {
        Map<GapStart, String> found = new LinkedHashMap<>();
        for (String name : names) {
            for (Gaps.Range gap : Gaps.find(values.get(index(name)))) {
                String what = gap.size() == 1
                        ? "the number is missing"
                        : gap.size() + " numbers are missing, up to line " + lines[gap.last()];
                found.put(new GapStart(at(gap.first()), name), what);
            }
        }
        return found;
    }

    /** Where a row stands in the file, counted from 0. */
    public Position at(int row) {
        return new Position(file, lines[row], 0);
    }

    /** Line of the file that has the names of the columns. */
    public int headerLine() {
        return headerLine;
    }

    /** The file says that its angles are in degrees. */
    public boolean inDegrees() {
        return inDegrees;
    }

    /** What is odd but harmless, such as a row count in the header that does not fit. */
    public Problems warnings() {
        return warnings;
    }

    /** Refuses a column, usually the time, whose numbers do not grow from row to row; gives this table. */
    public DataTable requireIncreasing(String column) {
        double[] x = values.get(index(column));
        Problems problems = new Problems();
        for (int i = 1; i < x.length; i++) {
            if (x[i] <= x[i - 1]) {
                String what = x[i] == x[i - 1]
                        ? "is the same as in line " + lines[i - 1]
                        : "is less than " + x[i - 1] + " in line " + lines[i - 1];
                problems.add(Problem.error(
                        Code.NOT_INCREASING,
                        new Position(file, lines[i], 0),
                        column,
                        x[i] + " " + what,
                        "the column must increase"));
            }
        }
        problems.throwIfErrors();
        return this;
    }

    private int index(String name) {
        int index = columns.indexOf(name);
        if (index < 0) {
            String hint = DidYouMean.hint(name, columns, "column");
            throw new DocumentException(
                    Code.MISSING_COLUMN, Position.in(file), "there is no column " + Quoted.of(name), hint);
        }
        return index;
    }

    @Override
    public String toString() {
        return file + ": " + rows() + " rows of " + columns;
    }
}
