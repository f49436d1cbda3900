package org.condyle.app.data;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.condyle.io.data.AxisTurn;
import org.condyle.io.data.DataTable;
import org.condyle.io.data.LengthUnit;
import org.condyle.io.data.MarkerTable;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.problem.Code;
import org.condyle.text.DidYouMean;
import org.condyle.text.Quoted;

/**
 * Columns over time on their way from one file into another.
 *
 * @param columns without the time; missing numbers are NaN
 * @param unit unit of lengths in the file that was read; markers are in metres here
 */
record Measurement(
        String file,
        Kind kind,
        double[] times,
        List<String> names,
        List<String> units,
        List<double[]> columns,
        boolean inDegrees,
        LengthUnit unit) {
    /** What the columns are. */
    enum Kind {
        MARKERS,
        FORCES,
        ANALOG,
        TABLE
    }

    static Measurement of(MarkerTable markers) {
        return of(Kind.MARKERS, markers.table(), markers.unit());
    }

    static Measurement of(Kind kind, DataTable table, LengthUnit unit) {
        List<String> names = table.columns().subList(1, table.columns().size());
        return new Measurement(
                table.file(),
                kind,
                table.column(table.columns().get(0)),
                names,
                names.stream().map(table::unit).toList(),
                names.stream().map(table::column).toList(),
                table.inDegrees(),
                unit);
    }

    Measurement with(double[] newTimes, List<double[]> newColumns) {
        return new Measurement(file, kind, newTimes, names, units, newColumns, inDegrees, unit);
    }

    Measurement with(List<String> newUnits, List<double[]> newColumns, boolean degrees) {
        return new Measurement(file, kind, times, names, newUnits, newColumns, degrees, unit);
    }

    /** All vectors turned. */
    Measurement turned(AxisTurn turn) {
        return with(times, turn.of(file, names, columns));
    }

    /** Rows between two times, both included. */
    Measurement between(double from, double to) {
        double slack = times.length > 1 ? 1e-6 * (times[times.length - 1] - times[0]) / (times.length - 1) : 0;
        int first = 0, last = times.length;
        while (first < last && times[first] < from - slack) {
            first++;
        }
        while (last > first && times[last - 1] > to + slack) {
            last--;
        }
        if (first == last) {
            throw new DocumentException(
                    Code.OUTSIDE_DATA,
                    Position.in(file),
                    "there are no rows between " + from + " s and " + to + " s",
                    "the file goes from " + times[0] + " s to " + times[times.length - 1] + " s");
        }
        int a = first, b = last;
        return with(
                Arrays.copyOfRange(times, a, b),
                columns.stream().map(c -> Arrays.copyOfRange(c, a, b)).toList());
    }

    /** Columns, or markers, under other names. */
    Measurement renamed(Map<String, String> changes) {
        boolean markers = kind == Kind.MARKERS;
        List<String> known = markers ? stems() : names;
        for (String old : changes.keySet()) {
            if (!known.contains(old)) {
                String what = markers ? "marker" : "column";
                throw new DocumentException(
                        Code.UNKNOWN_NAME,
                        Position.in(file),
                        "--rename: there is no " + what + " " + Quoted.of(old),
                        DidYouMean.hint(old, known, what));
            }
        }
        List<String> after = new ArrayList<>();
        for (String name : names) {
            String stem = markers ? name.substring(0, name.length() - 2) : name;
            String end = markers ? name.substring(name.length() - 2) : "";
            String renamed = changes.getOrDefault(stem, stem) + end;
            if (after.contains(renamed)) {
                throw new DocumentException(
                        Code.SAME_NAME,
                        Position.in(file),
                        "--rename: two columns would be named " + Quoted.of(renamed));
            }
            after.add(renamed);
        }
        return new Measurement(file, kind, times, after, units, columns, inDegrees, unit);
    }

    /** Names of the markers. */
    List<String> stems() {
        List<String> stems = new ArrayList<>();
        for (int i = 0; i + 2 < names.size(); i += 3) {
            stems.add(names.get(i).substring(0, names.get(i).length() - 2));
        }
        return stems;
    }

    /** Samples a second by the times [Hz]; 0 for a single row. */
    double rate() {
        int n = times.length;
        return n < 2 ? 0 : (n - 1) / (times[n - 1] - times[0]);
    }

    /** The table to write. */
    DataTable table() {
        List<String> all = new ArrayList<>(List.of("time")), allUnits = new ArrayList<>(List.of("s"));
        all.addAll(names);
        allUnits.addAll(units);
        List<double[]> values = new ArrayList<>(List.of(times));
        values.addAll(columns);
        return DataTable.of(file, all, allUnits, values, inDegrees);
    }

    long missing() {
        return columns.stream()
                .flatMapToDouble(Arrays::stream)
                .filter(Double::isNaN)
                .count();
    }
}
