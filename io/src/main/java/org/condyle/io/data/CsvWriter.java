package org.condyle.io.data;

import java.io.IOException;
import java.io.Writer;
import java.util.List;

/** Writes comma-separated values that {@link CsvReader} reads: a unit is written in brackets behind its name, a gap is an empty cell. */
final class CsvWriter {
    private CsvWriter() {}

    static void write(DataTable table, Writer out) throws IOException {
        List<double[]> values = table.columns().stream().map(table::column).toList();
        for (int c = 0; c < values.size(); c++) {
            String name = table.columns().get(c), unit = table.unit(name);
            out.write((c == 0 ? "" : ",") + Csv.text(unit.isEmpty() ? name : name + " [" + unit + "]"));
        }
        out.write('\n');
        for (int r = 0; r < table.rows(); r++) {
            for (int c = 0; c < values.size(); c++) {
                double x = values.get(c)[r];
                out.write((c == 0 ? "" : ",") + (Double.isNaN(x) ? "" : Csv.number(x)));
            }
            out.write('\n');
        }
        out.flush();
    }
}
