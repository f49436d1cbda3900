package org.condyle.tool.result;

import java.util.ArrayList;
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

    public boolean isEmpty() {
        return columns.isEmpty();
    }

    public ResultTable table(String file, String title, double[] times, boolean inDegrees) {
        return new ResultTable(file, title, times, columns, inDegrees);
    }
}
