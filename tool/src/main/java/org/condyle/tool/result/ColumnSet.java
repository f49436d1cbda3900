package org.condyle.tool.result;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Columns of a table while it is filled row by row. */
public final class ColumnSet {
    private final int rows;
    private final List<ResultTable.Column> columns = new ArrayList<>();

    public ColumnSet(int rows) {
        this.rows = rows;
    }

    /** A new column; its values are to be written. */
    public double[] add(String label, String unit, String group) {
        double[] values = new double[rows];
        columns.add(new ResultTable.Column(label, unit, group, values));
        return values;
    }

    /** Writes a row of all columns. */
    public void row(int row, double[] numbers) {
        for (int c = 0; c < columns.size(); c++) {
            columns.get(c).values()[row] = numbers[c];
        }
    }

    public int size() {
        return columns.size();
    }

    /** The table of the first rows, as many as there are times: an analysis that was interrupted has not filled the others. */
    public ResultTable table(String file, String title, double[] times, boolean inDegrees) {
        if (times.length >= rows) {
            return new ResultTable(file, title, times, columns, inDegrees);
        }
        List<ResultTable.Column> first = columns.stream()
                .map(c ->
                        new ResultTable.Column(c.label(), c.unit(), c.group(), Arrays.copyOf(c.values(), times.length)))
                .toList();
        return new ResultTable(file, title, times, first, inDegrees);
    }
}
