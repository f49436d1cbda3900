package org.condyle.tool;

import java.util.List;

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
