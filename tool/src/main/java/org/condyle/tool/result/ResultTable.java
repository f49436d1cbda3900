package org.condyle.tool.result;

import java.util.ArrayList;
import java.util.List;
import org.condyle.io.data.DataTable;

/**
 * A table of results, which becomes one file.
 *
 * @param file      name of the file, ending with {@code .sto} or {@code .mot}
 * @param title     first line of the file
 * @param times     [s]
 * @param columns   all but the time
 * @param inDegrees whether angles are in degrees
 */
public record ResultTable(String file, String title, double[] times, List<Column> columns, boolean inDegrees) {
    public ResultTable {
        columns = List.copyOf(columns);
        for (Column c : columns) {
            if (c.values.length != times.length) {
                throw new IllegalArgumentException(
                        c.label + " has " + c.values.length + " rows, the table has " + times.length);
            }
        }
    }

    /**
     * A column.
     *
     * @param label  as OpenSim writes it
     * @param unit   such as {@code N}; empty for a plain number
     * @param group  the curves that belong together in a picture, such as {@code hip_r}
     * @param values one for each time
     */
    public record Column(String label, String unit, String group, double[] values) {}

    /** The values of a column by its label; for tests and pictures. */
    public double[] column(String label) {
        return columns.stream()
                .filter(c -> c.label.equals(label))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(file + " has no column " + label))
                .values;
    }

    /** The same as a table of numbers, for writing. */
    public DataTable data() {
        List<String> names = new ArrayList<>(List.of("time"));
        List<String> units = new ArrayList<>(List.of("s"));
        List<double[]> values = new ArrayList<>(List.of(times));
        for (Column c : columns) {
            names.add(c.label);
            units.add(c.unit);
            values.add(c.values);
        }
        return DataTable.of(file, names, units, values, inDegrees);
    }

    /** Whether every number is finite. */
    public boolean isFinite() {
        for (Column c : columns) {
            for (double x : c.values) {
                if (!Double.isFinite(x)) {
                    return false;
                }
            }
        }
        return true;
    }
}
