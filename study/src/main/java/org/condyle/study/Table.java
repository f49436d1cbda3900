package org.condyle.study;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import org.condyle.io.results.Csv;
import org.condyle.io.results.Presentation;

/** The rows of a study in the order of its runs, whatever the order they came in. */
public final class Table {
    public static final String FILE = "table.csv";

    private final Study study;
    private final List<Row> rows;
    private final List<String> units;

    public Table(Study study, Collection<Row> rows) {
        this.study = study;
        this.rows = rows.stream().sorted(Comparator.comparingInt(Row::run)).toList();
        units = java.util.stream.IntStream.range(0, study.outputs().size())
                .mapToObj(this::firstUnit)
                .toList();
    }

    public Study study() {
        return study;
    }

    /** Of the runs that are done. */
    public List<Row> rows() {
        return rows;
    }

    public boolean isComplete() {
        return rows.size() == study.runs();
    }

    public List<Row> irregular() {
        return rows.stream().filter(r -> !r.outcome().regular()).toList();
    }

    /** Rows of runs that reached their end with results that cannot be trusted. */
    public List<Row> untrusted() {
        return rows.stream()
                .filter(r -> r.outcome().regular() && !r.outcome().good())
                .toList();
    }

    /** Rows with claims that are not as expected. */
    public List<Row> wrong() {
        return rows.stream().filter(r -> !r.wrong().isEmpty()).toList();
    }

    /** Unit of an output: that of the first run that has one. */
    public String unit(int output) {
        return units.get(output);
    }

    private String firstUnit(int output) {
        return rows.stream()
                .filter(r -> output < r.units().size() && !r.units().get(output).isEmpty())
                .map(r -> r.units().get(output))
                .findFirst()
                .orElse("");
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
        StringBuilder out = new StringBuilder();
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
        for (Row r : rows) {
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
        return out.toString();
    }

    private static void line(List<String> cells, StringBuilder out) {
        out.append(String.join(",", cells.stream().map(Csv::text).toList())).append('\n');
    }

    private static String bracketed(String unit) {
        return unit.isEmpty() ? "" : " [" + unit + "]";
    }
}
