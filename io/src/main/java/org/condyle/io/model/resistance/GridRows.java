package org.condyle.io.model.resistance;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import org.condyle.io.document.Entry;
import org.condyle.io.model.read.Columns;
import org.condyle.io.model.read.ReaderContext;
import org.condyle.io.model.read.Texts;
import org.condyle.io.problem.Code;
import org.jspecify.annotations.Nullable;

/**
 * A table over two angles from a file that has one row for each pair of them, in any order.
 *
 * @param along  the angles of a row of the grid, increasing [rad]
 * @param across those of its rows, increasing [rad]
 * @param values one row for each of {@code across}
 */
record GridRows(double[] along, double[] across, double[][] values) {
    /**
     * Reads it; null with errors, which have been reported.
     *
     * @param e       the table, for messages
     * @param columns of the file
     * @param keys    of the two angles and the value
     */
    static @Nullable GridRows read(
            ReaderContext r,
            Entry e,
            Columns columns,
            List<String> keys,
            double[] along,
            double[] across,
            double[] values) {
        if (values.length != along.length || values.length != across.length) {
            return null; // a column has been complained of
        }
        double[] ofAlong = sorted(along), ofAcross = sorted(across);
        double[][] grid = new double[ofAcross.length][ofAlong.length];
        for (double[] row : grid) {
            Arrays.fill(row, Double.NaN);
        }
        for (int i = 0; i < values.length; i++) {
            int a = Arrays.binarySearch(ofAcross, across[i]), b = Arrays.binarySearch(ofAlong, along[i]);
            if (!Double.isNaN(grid[a][b])) {
                columns.wrong(
                        Code.GIVEN_TWICE,
                        keys.get(2),
                        i,
                        "this pair of " + keys.get(0) + " and " + keys.get(1) + " has been given before");
                return null;
            }
            grid[a][b] = values[i];
        }
        List<String> missing = new ArrayList<>();
        for (int a = 0; a < ofAcross.length; a++) {
            for (int b = 0; b < ofAlong.length; b++) {
                if (Double.isNaN(grid[a][b])) {
                    missing.add(keys.get(0) + " = " + Texts.number(ofAlong[b]) + " rad, " + keys.get(1) + " = "
                            + Texts.number(ofAcross[a]) + " rad");
                }
            }
        }
        if (!missing.isEmpty()) {
            r.problems.error(
                    Code.GAP,
                    e,
                    "needs every " + keys.get(0) + " with every " + keys.get(1),
                    "there is no row for " + missing.get(0)
                            + (missing.size() > 1 ? " and " + (missing.size() - 1) + " other pairs" : ""));
            return null;
        }
        return new GridRows(ofAlong, ofAcross, grid);
    }

    private static double[] sorted(double[] x) {
        TreeSet<Double> all = new TreeSet<>();
        for (double value : x) {
            all.add(value);
        }
        return all.stream().mapToDouble(Double::doubleValue).toArray();
    }
}
