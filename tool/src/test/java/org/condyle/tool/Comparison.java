package org.condyle.tool;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import org.condyle.io.data.DataTable;
import org.condyle.tool.result.ResultTable;

/** Columns of a result beside those of a published table, row by row at equal times. */
final class Comparison {
    /** Times of the same row are printed and resampled; they differ by less than this [s]. */
    private static final double SAME = 2e-3;

    private final ResultTable ours;
    private final DataTable theirs;
    private final int firstRow;
    private final int lastRow;

    private Comparison(ResultTable ours, DataTable theirs, int firstRow, int lastRow) {
        this.ours = ours;
        this.theirs = theirs;
        this.firstRow = firstRow;
        this.lastRow = lastRow;
    }

    static Comparison of(ResultTable ours, Path theirs) throws IOException {
        String text = Files.readString(theirs).replaceAll("/forceset/(\\w+)\\|length", "$1"); // outputs of components
        DataTable table =
                DataTable.readWithGaps(theirs.toString(), text.getBytes(java.nio.charset.StandardCharsets.UTF_8));
        return new Comparison(ours, table, 0, table.rows() - 1);
    }

    /** Rows of the published table, counted from 0. */
    Comparison rows(int first, int last) {
        return new Comparison(ours, theirs, first, last);
    }

    /** Common columns that a test is about. */
    List<String> columns(Predicate<String> which) {
        return theirs.columns().stream()
                .filter(c -> !c.equals("time") && which.test(c))
                .filter(c -> ours.columns().stream().anyMatch(o -> o.label().equals(c)))
                .toList();
    }

    private int row(double time) {
        int best = 0;
        double[] t = ours.times();
        for (int i = 1; i < t.length; i++) {
            best = Math.abs(t[i] - time) < Math.abs(t[best] - time) ? i : best;
        }
        assertTrue(Math.abs(t[best] - time) < SAME, "there is no row near " + time + " s");
        return best;
    }

    /** Our value at the time of a row of the published table. */
    double ours(String column, int row) {
        return ours.column(column)[row(theirs.column("time")[row])];
    }

    double theirs(String column, int row) {
        return theirs.column(column)[row];
    }

    /** Largest difference over the rows and columns. */
    double largest(List<String> columns) {
        double worst = 0;
        for (String c : columns) {
            double[] a = ours.column(c), b = theirs.column(c), t = theirs.column("time");
            for (int i = firstRow; i <= lastRow; i++) {
                double d = Math.abs(a[row(t[i])] - b[i]);
                worst = d > worst || Double.isNaN(d) ? d : worst;
            }
        }
        return worst;
    }

    /** Largest difference relative to the published number, where that is above {@code least}. */
    double relative(List<String> columns, double least) {
        double worst = 0;
        for (String c : columns) {
            double[] a = ours.column(c), b = theirs.column(c), t = theirs.column("time");
            for (int i = firstRow; i <= lastRow; i++) {
                double d = Math.abs(a[row(t[i])] - b[i]) / Math.max(least, Math.abs(b[i]));
                worst = d > worst || Double.isNaN(d) ? d : worst;
            }
        }
        return worst;
    }

    /** Largest of the roots of mean square differences of the columns. */
    double rms(List<String> columns) {
        double worst = 0;
        for (String c : columns) {
            double[] a = ours.column(c), b = theirs.column(c), t = theirs.column("time");
            double sum = 0;
            for (int i = firstRow; i <= lastRow; i++) {
                double d = a[row(t[i])] - b[i];
                sum += d * d;
            }
            worst = Math.max(worst, Math.sqrt(sum / (lastRow - firstRow + 1)));
        }
        return worst;
    }
}
