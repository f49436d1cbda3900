package org.condyle.tool.along;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.condyle.analyse.muscle.StaticOptimisation;
import org.condyle.io.data.DataTable;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.problem.Code;
import org.condyle.text.DidYouMean;
import org.condyle.tool.setup.Setup;
import org.condyle.tool.setup.SetupFolder;

/**
 * Activations that were measured, such as processed electromyograms: a table with a column for each muscle, 0 to 1, straight between
 * rows. Where a table has no number, and outside of it, a muscle is free.
 */
final class MeasuredActivations {
    static final String FILE = "measured_activations_file", WEIGHT = "measured_activations_weight";

    private final double[] times;
    private final Map<Integer, double[]> columns = new LinkedHashMap<>();
    private final double weight;
    private final String file;

    MeasuredActivations(Setup setup, Path path, List<String> actuators) {
        file = path.toString();
        weight = setup.number(WEIGHT);
        if (!(weight > 0 && weight < Double.POSITIVE_INFINITY)) {
            throw setup.problem(WEIGHT, "must be a positive number, was " + weight);
        }
        DataTable table = DataTable.readWithGaps(file, SetupFolder.bytes(file, path, DataTable.LIMIT));
        if (!table.has("time")) {
            throw new DocumentException(
                    Code.MISSING_COLUMN,
                    Position.in(file),
                    "there is no column 'time'",
                    DidYouMean.hint("time", table.columns()));
        }
        table.requireComplete(List.of("time"));
        times = table.column("time");
        for (int i = 1; i < times.length; i++) {
            if (!(times[i] > times[i - 1])) {
                throw new DocumentException(
                        Code.NOT_INCREASING,
                        table.at(i),
                        "the time " + times[i] + " s stands after " + times[i - 1] + " s",
                        "times must increase");
            }
        }
        List<String> unknown = new ArrayList<>();
        for (String column : table.columns()) {
            if (!column.equals("time")) {
                take(table, column, actuators.indexOf(column.substring(column.lastIndexOf('/') + 1)), unknown);
            }
        }
        if (columns.isEmpty()) {
            throw new DocumentException(
                    Code.NO_MATCH,
                    Position.in(file),
                    "no column is called like an actuator of the model",
                    "it has " + String.join(", ", unknown) + ", the model "
                            + String.join(", ", actuators.subList(0, Math.min(8, actuators.size()))));
        }
    }

    private void take(DataTable table, String column, int actuator, List<String> unknown) {
        if (actuator < 0) {
            unknown.add(column);
            return;
        }
        double[] x = table.column(column);
        for (int i = 0; i < x.length; i++) {
            if (x[i] < 0 || x[i] > 1) {
                throw new DocumentException(
                        Code.OUT_OF_RANGE,
                        table.at(i),
                        column + " is " + x[i],
                        "measured activations lie between 0 and 1");
            }
        }
        columns.put(actuator, x);
    }

    String file() {
        return file;
    }

    /** Draws the controls of an instant towards what was measured. */
    void apply(StaticOptimisation optimisation, double time) {
        int k = Arrays.binarySearch(times, time);
        int right = k >= 0 ? k : -k - 1;
        columns.forEach((actuator, x) -> {
            double value = Double.NaN;
            if (k >= 0) {
                value = x[k];
            } else if (right > 0 && right < times.length) {
                double part = (time - times[right - 1]) / (times[right] - times[right - 1]);
                value = x[right - 1] + part * (x[right] - x[right - 1]);
            }
            optimisation.follow(actuator, value, weight);
        });
    }
}
