package org.condyle.view;

import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The columns as a page carries them: few numbers whole, of many each column with the rows that draw it.
 *
 * @param kept  for each column that is carried, by its number, the rows it is drawn with
 * @param error of the drawn lines against all rows, as a part of each column's range
 */
record DrawnColumns(List<Column> columns, Map<Integer, int[]> kept, double error) {
    private static final int WHOLE = 120_000; // numbers: half a megabyte in the page
    private static final int MOST_POINTS = 60_000; // of all columns together, when thinned
    private static final int MOST_COLUMN = 20_000;
    private static final int FEWEST = 300; // a column is not worth drawing with less

    /** The columns of a page, those that are plotted first. */
    static DrawnColumns of(PlottedColumns curves) {
        return of(curves.columns(), curves.order());
    }

    /** As many columns as a page has room for, the first of the order first. */
    static DrawnColumns of(List<Column> columns, List<Integer> order) {
        long numbers = columns.stream().mapToLong(c -> c.value().length).sum();
        boolean whole = numbers <= WHOLE;
        int most = whole
                ? Integer.MAX_VALUE
                : Math.min(MOST_COLUMN, Math.max(FEWEST, MOST_POINTS / Math.max(1, columns.size())));
        Map<Integer, int[]> kept = new LinkedHashMap<>();
        double error = 0;
        long room = WHOLE;
        for (int c : order) {
            Column column = columns.get(c);
            if (!whole && room < Math.min(most, column.value().length)) {
                break;
            }
            Thinning.Kept k = Thinning.of(column.time(), column.value(), most);
            kept.put(c, k.rows());
            error = Math.max(error, k.error());
            room -= k.rows().length;
        }
        return new DrawnColumns(columns, kept, error);
    }

    /** True if every row of the carried columns is there. */
    boolean whole() {
        return kept.entrySet().stream()
                .allMatch(e -> e.getValue().length == columns.get(e.getKey()).value().length);
    }

    /** Numbers for the arrays of times that columns share. */
    IdentityHashMap<double[], Integer> grids() {
        IdentityHashMap<double[], Integer> grids = new IdentityHashMap<>();
        kept.keySet().forEach(c -> grids.putIfAbsent(columns.get(c).time(), grids.size()));
        return grids;
    }
}
