package org.condyle.study;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.condyle.io.data.Csv;
import org.condyle.io.results.Presentation;
import org.condyle.study.task.Row;
import org.condyle.study.task.RowMark;

/** The rows of a study in the order of its runs, whatever the order they came in. */
public final class Table {
    public static final String FILE = "table.csv";

    /** Where the rows are: in memory, or in a journal on disk. */
    private interface Source {
        List<Row> all();

        List<Row> of(RowMark mark);

        /** That of the first run that has one. */
        String unit(int output);
    }

    private final Study study;
    private final Source source;

    public Table(Study study, Collection<Row> rows) {
        this.study = study;
        source = held(
                rows.stream().sorted(Comparator.comparingInt(Row::run)).toList(),
                study.outputs().size());
    }

    /** Of rows that stay in their journal and are read when they are asked for. */
    Table(Study study, Path journal, RowIndex index) {
        this.study = study;
        source = new Source() {
            @Override
            public List<Row> all() {
                return new StoredRows(journal, index, index.runs());
            }

            @Override
            public List<Row> of(RowMark mark) {
                return new StoredRows(journal, index, index.runs(mark));
            }

            @Override
            public String unit(int output) {
                return index.unit(output);
            }
        };
    }

    private static Source held(List<Row> rows, int outputs) {
        List<String> units = IntStream.range(0, outputs)
                .mapToObj(i -> rows.stream()
                        .filter(r -> i < r.units().size() && !r.units().get(i).isEmpty())
                        .map(r -> r.units().get(i))
                        .findFirst()
                        .orElse(""))
                .toList();
        return new Source() {
            @Override
            public List<Row> all() {
                return rows;
            }

            @Override
            public List<Row> of(RowMark mark) {
                return rows.stream().filter(mark::applies).toList();
            }

            @Override
            public String unit(int output) {
                return units.get(output);
            }
        };
    }

    public Study study() {
        return study;
    }

    /** Of the runs that are done. Those of a journal are read from it while one goes through the list: keep none of them. */
    public List<Row> rows() {
        return source.all();
    }

    public boolean isComplete() {
        return rows().size() == study.runs();
    }

    public List<Row> irregular() {
        return source.of(RowMark.IRREGULAR);
    }

    /** Rows of runs that reached their end with results that cannot be trusted. */
    public List<Row> untrusted() {
        return source.of(RowMark.UNTRUSTED);
    }

    /** Rows with claims that are not as expected. */
    public List<Row> wrong() {
        return source.of(RowMark.WRONG);
    }

    /** Rows of runs that a machine could not do: time, memory, a lost process, an error of the program. */
    public List<Row> givenUp() {
        return source.of(RowMark.GIVEN_UP);
    }

    /** Rows of runs that were tried more than once. */
    public List<Row> triedAgain() {
        return source.of(RowMark.TRIED_AGAIN);
    }

    /** Unit of an output: that of the first run that has one. */
    public String unit(int output) {
        return source.unit(output);
    }

    /** In the unit of the column; NaN for what there is not. */
    public double output(Row row, int output) {
        if (output >= row.outputs().size()) {
            return Double.NaN;
        }
        String own = row.units().get(output), unit = unit(output);
        double x = row.outputs().get(output); // cases may ask for units of their own
        return own.equals(unit) || own.isEmpty() ? x : x * (Presentation.size(own) / Presentation.size(unit));
    }

    /**
     * Comma-separated values: number of the run, what was varied, outputs, claims if they are judged, how the run
     * ended, and why if that needs words. Units stand in the header. Numbers read back as the same double.
     */
    public String csv() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            write(out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toString(StandardCharsets.UTF_8);
    }

    /** Writes {@link #csv}, row by row. */
    public void write(OutputStream out) throws IOException {
        List<String> head = new ArrayList<>(List.of("run"));
        study.varied().forEach(v -> head.add(v.path() + bracketed(v.unit())));
        for (int i = 0; i < study.outputs().size(); i++) {
            head.add(study.outputs().get(i).column() + bracketed(unit(i)));
        }
        if (study.claims()) {
            head.add("unexpected claims");
        }
        head.addAll(List.of("outcome", "why"));
        line(head, out);
        for (Row r : rows()) {
            List<String> cells = new ArrayList<>(List.of(Integer.toString(r.run())));
            double[] at = study.valuesOf(r.run());
            for (int i = 0; i < at.length; i++) {
                cells.add(study.varied().get(i).shown(at[i]));
            }
            for (int i = 0; i < study.outputs().size(); i++) {
                cells.add(i < r.outputs().size() ? Csv.number(output(r, i)) : "");
            }
            if (study.claims()) {
                cells.add(String.join(" ", r.wrong()));
            }
            cells.add(r.outcome().word());
            cells.add(r.why());
            line(cells, out);
        }
    }

    private static void line(List<String> cells, OutputStream out) throws IOException {
        String text = String.join(",", cells.stream().map(Csv::text).toList()) + "\n";
        out.write(text.getBytes(StandardCharsets.UTF_8));
    }

    private static String bracketed(String unit) {
        return unit.isEmpty() ? "" : " [" + unit + "]";
    }
}
