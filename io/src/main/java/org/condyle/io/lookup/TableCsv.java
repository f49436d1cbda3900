package org.condyle.io.lookup;

import org.condyle.expression.Dimension;
import org.condyle.geometry.freeform.LookupTable;
import org.condyle.geometry.freeform.WholeTable;
import org.condyle.io.data.DataTable;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.problem.Code;

/**
 * A lookup table as text: columns u, v, x, y, z, nx, ny, nz, tx, ty, tz, bx, by, bz, one node in each row. Either v or u runs
 * fastest. Lengths may have a unit in their header.
 */
public final class TableCsv {
    private TableCsv() {}

    /** Reads and checks a table; messages have the line of the file. */
    public static WholeTable read(String file, byte[] bytes) {
        DataTable data = DataTable.read(file, bytes);
        double[][] columns = new double[LookupTable.WIDTH][];
        for (int k = 0; k < columns.length; k++) {
            String name = TableCheck.column(k);
            boolean length = k >= LookupTable.POINT && k < LookupTable.NORMAL;
            columns[k] = data.column(name, length ? Dimension.LENGTH : Dimension.NONE);
        }
        int n = data.rows();
        boolean downU = n > 1 && columns[0][1] != columns[0][0]; // u runs fastest
        double[] slow = columns[downU ? 1 : 0];
        int run = run(slow);
        if (run < 2 || run == n || n % run != 0) {
            Position at = data.at(Math.min(run, n - 1));
            throw new DocumentException(
                    Code.BAD_TABLE,
                    at,
                    "the points are no rectangular net: " + n + " rows, of which the first " + run + " have the same "
                            + (downU ? "v" : "u"));
        }
        int others = n / run, rows = downU ? run : others, across = downU ? others : run;
        double[] values = new double[n * LookupTable.WIDTH];
        for (int r = 0; r < n; r++) {
            int i = downU ? r % run : r / run, j = downU ? r / run : r % run;
            for (int k = 0; k < columns.length; k++) {
                values[(i * across + j) * LookupTable.WIDTH + k] = columns[k][r];
            }
        }
        WholeTable table = WholeTable.of(rows, across, values);
        TableCheck.check(table, (i, j) -> data.at(downU ? j * run + i : i * run + j), (i, j) -> "");
        return table;
    }

    /** How many numbers at the beginning are the same. */
    private static int run(double[] x) {
        int n = 1;
        while (n < x.length && x[n] == x[0]) {
            n++;
        }
        return n;
    }
}
