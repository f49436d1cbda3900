package org.condyle.tool.along;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import org.condyle.analyse.motion.Instant;
import org.condyle.tool.motion.ResultBuilder;
import org.condyle.tool.result.ColumnSet;

/** An analysis that makes tables: it names their columns when it is made, and fills a row of each at every instant. */
abstract class TableAnalysis implements MotionAnalysis {
    private final int rows;
    private final List<Table> tables = new ArrayList<>();

    /** Fills a row, in the order of the columns. */
    interface Filler {
        void fill(double[] out);
    }

    private record Table(String file, String title, boolean degrees, ColumnSet columns, Filler filler) {}

    /** @param rows number of rows that will come */
    TableAnalysis(int rows) {
        this.rows = rows;
    }

    /**
     * A new table, whose columns are to be added.
     *
     * @param degrees whether its angles are in degrees
     */
    final ColumnSet table(String file, String title, boolean degrees, Filler filler) {
        ColumnSet columns = new ColumnSet(rows);
        tables.add(new Table(file, title, degrees, columns, filler));
        return columns;
    }

    /** Fills column by column. */
    static Filler each(IntToDoubleFunction number) {
        return out -> Arrays.setAll(out, number);
    }

    @Override
    public void row(int row, Instant instant, double[] acceleration) {
        for (Table t : tables) {
            double[] numbers = new double[t.columns.size()];
            t.filler.fill(numbers);
            t.columns.row(row, numbers);
        }
    }

    @Override
    public void finish(ResultBuilder result, double[] times) {
        for (Table t : tables) {
            result.table(t.columns.table(t.file, t.title, times, t.degrees));
        }
    }
}
