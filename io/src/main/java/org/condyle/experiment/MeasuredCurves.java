package org.condyle.experiment;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.condyle.expression.Dimension;
import org.condyle.expression.ExpressionException;
import org.condyle.expression.Quantity;
import org.condyle.expression.Units;
import org.condyle.io.data.DataTable;
import org.condyle.io.data.TableFormat;
import org.condyle.io.document.Document;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Entry;
import org.condyle.io.document.Position;
import org.condyle.io.document.Problem;
import org.condyle.io.document.Problems;
import org.condyle.io.model.read.Texts;
import org.condyle.io.problem.Code;
import org.condyle.io.results.AskedPlot.Measured;
import org.condyle.io.results.Picture;
import org.condyle.text.DidYouMean;
import org.condyle.text.Quoted;
import org.jspecify.annotations.Nullable;

/**
 * Reads what was measured, for plots: columns of data files, in SI units. A number has the unit of the header of its column, or the one that
 * the plot gives; formats without units have SI units, and angles in degrees if the file says so. Where a number is
 * missing there is a gap.
 */
record MeasuredCurves(Document document, Problems problems) {
    static final int MOST_ROWS = 10_000; // they stand in the page and in the summary

    /**
     * All curves of a plot; those that are wrong are reported and left out.
     *
     * @param usual name of the column x where none is given
     * @param x     dimension of the horizontal axis
     * @param y     dimension of the curves
     */
    List<Measured> all(Entry asked, String usual, Dimension x, Dimension y) {
        List<Measured> out = new ArrayList<>();
        asked.children().forEach((label, e) -> {
            try {
                out.add(curve(label, e, usual, x, y));
            } catch (DocumentException wrong) {
                problems.addAll(wrong.problems());
            }
        });
        return out;
    }

    private Measured curve(String label, Entry e, String usual, Dimension xDimension, Dimension yDimension) {
        Entry file = e.child("file").orElseThrow();
        DataTable table = document.asset(
                file,
                "data file",
                DataTable.LIMIT,
                "measured table " + file.text(),
                bytes -> DataTable.readWithGaps(file.text(), bytes));
        if (table.rows() > MOST_ROWS) {
            throw wrong(Code.OVER_LIMIT, file, "has " + table.rows() + " rows", "a plot draws " + MOST_ROWS);
        }
        Entry given = e.child("x").orElse(null), xUnit = e.child("x-unit").orElse(null);
        if (given == null && !table.has(usual)) {
            throw wrong(
                    Code.MISSING_COLUMN,
                    file,
                    "has no column " + Quoted.of(usual) + ", which the horizontal axis shows",
                    "name the column with x; there are " + String.join(", ", table.columns()));
        }
        double[] x = given == null
                ? column(table, e, usual, xUnit, xDimension)
                : column(table, given, given.text(), xUnit, xDimension);
        Entry drawn = e.child("y").orElseThrow(), yUnit = e.child("y-unit").orElse(null);
        Entry deviation = e.child("deviation").orElse(null);
        List<Entry> columns = drawn.isList() ? drawn.items() : List.of(drawn);
        if (columns.isEmpty()) {
            throw wrong(Code.EMPTY, drawn, "contains no column", "give at least one");
        }
        if (deviation != null && columns.size() > 1) {
            throw wrong(
                    Code.KEYS_CLASH,
                    deviation,
                    "is the deviation from one column, and there are " + columns.size(),
                    "several columns make a band of their own; remove deviation, or give one column");
        }
        double[][] y = new double[columns.size()][];
        for (int i = 0; i < y.length; i++) {
            y[i] = column(table, columns.get(i), columns.get(i).text(), yUnit, yDimension);
        }
        double[] around = deviation == null ? null : column(table, deviation, deviation.text(), yUnit, yDimension);
        for (int i = 0; around != null && i < around.length; i++) {
            if (around[i] < 0) {
                throw new DocumentException(
                        Code.OUT_OF_RANGE, table.at(i), "the deviation must not be negative, was " + around[i]);
            }
        }
        return rows(label, file.text(), x, y, around);
    }

    private static Measured rows(String label, String file, double[] x, double[][] y, double @Nullable [] around) {
        boolean band = y.length > 1 || around != null;
        double[] middle = new double[x.length], low = new double[band ? x.length : 0], high = low.clone();
        for (int i = 0; i < x.length; i++) {
            int row = i;
            double[] some = Arrays.stream(y)
                    .mapToDouble(c -> c[row])
                    .filter(Double::isFinite)
                    .toArray();
            middle[i] = Arrays.stream(some).average().orElse(Double.NaN);
            if (band) {
                double half = around == null ? 0 : around[i];
                low[i] = Arrays.stream(some).min().orElse(Double.NaN) - half;
                high[i] = Arrays.stream(some).max().orElse(Double.NaN) + half;
            }
        }
        return new Measured(label, file, x, middle, low, high);
    }

    /** The numbers of a column in SI. */
    private double[] column(DataTable table, Entry e, String name, @Nullable Entry given, Dimension dimension) {
        if (!table.has(name)) {
            throw wrong(
                    Code.MISSING_COLUMN,
                    e,
                    "there is no column " + Quoted.of(name) + " in " + table.file(),
                    DidYouMean.hint(name, table.columns(), "column"));
        }
        double size = size(table, name, given, dimension);
        double[] x = table.column(name);
        for (int i = 0; i < x.length; i++) {
            x[i] *= size;
        }
        return x;
    }

    /** How many SI units the numbers of a column are in. */
    private double size(DataTable table, String name, @Nullable Entry given, Dimension dimension) {
        String own = table.unit(name);
        Position header = new Position(table.file(), table.headerLine(), 0);
        if (!own.isEmpty()) {
            return size(own, dimension, header, "column '" + name + "' is in " + own);
        }
        if (given != null) {
            return size(given.text(), dimension, given.at(), "is the unit of column '" + name + "'");
        }
        if (!TableFormat.of(table.file()).hasUnits()) {
            return table.inDegrees() && dimension.isTurning() ? Math.toRadians(1) : 1;
        }
        boolean plain = dimension.isSame(Dimension.NONE) || !dimension.isKnown();
        if (!plain && !(name.equals(Picture.TIME) && dimension.agrees(Dimension.TIME))) {
            throw new DocumentException(
                    Code.WRONG_UNIT,
                    header,
                    "column '" + name + "' has no unit",
                    "write it behind the name, " + name + " [" + dimension.unit()
                            + "], or give it with the plot as x-unit or y-unit");
        }
        return 1;
    }

    private static double size(String unit, Dimension dimension, Position at, String what) {
        try {
            Quantity size = Units.parse(unit);
            if (dimension.isKnown() && !size.dimension().agrees(dimension)) {
                throw new DocumentException(
                        Code.WRONG_UNIT,
                        at,
                        what,
                        "the plot shows " + (dimension.isNone() ? "plain numbers" : dimension.describe() + " there"));
            }
            return size.si();
        } catch (ExpressionException x) {
            throw new DocumentException(Texts.code(x), at, what + ": " + x.said(), x.hint());
        }
    }

    private static DocumentException wrong(Code code, Entry e, String says, String hint) {
        return new DocumentException(Problem.error(code, e.at(), e.path(), says, hint));
    }
}
