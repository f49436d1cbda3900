package org.condyle.app.study;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.condyle.study.Study;
import org.condyle.study.Table;
import org.condyle.study.Varied;
import org.condyle.study.task.Row;
import org.condyle.view.TableReport;
import org.condyle.view.page.Text;
import org.condyle.view.plot.HeatMap;

/** Each output of a study of two numbers as a map of coloured fields, one a run. */
final class StudyMaps {
    private static final int MOST_MAPS = 12;
    private static final int FEWEST = 3; // values of each; fewer are better read as curves

    private final Table table;
    private final Study study;

    StudyMaps(Table table) {
        this.table = table;
        study = table.study();
    }

    /** No maps unless exactly two numbers are varied over a grid, and nothing else. */
    TableReport.Pictures pictures() {
        List<HeatMap> maps = new ArrayList<>();
        List<Varied> varied = study.varied();
        boolean fits = study.grid()
                && varied.size() == 2
                && varied.stream().allMatch(v -> v.isNumeric() && v.shown().size() >= FEWEST);
        int outputs = study.outputs().size();
        for (int i = 0; fits && i < Math.min(MOST_MAPS, outputs); i++) {
            maps.add(map(varied.get(0), varied.get(1), i));
        }
        return new TableReport.Pictures(
                "Results over both varied keys",
                maps,
                fits && outputs > MOST_MAPS
                        ? List.of("The first " + MOST_MAPS + " of " + outputs + " outputs.")
                        : List.of());
    }

    private HeatMap map(Varied across, Varied up, int output) {
        double[][] values = new double[up.shown().size()][across.shown().size()];
        for (double[] row : values) {
            Arrays.fill(row, Double.NaN);
        }
        for (Row r : table.rows()) {
            double[] at = study.valuesOf(r.run());
            values[(int) at[1]][(int) at[0]] = table.output(r, output);
        }
        String name = study.outputs().get(output).column();
        return new HeatMap(
                label(name, table.unit(output)),
                label(across.path(), across.unit()),
                label(up.path(), up.unit()),
                words(across),
                words(up),
                values,
                560,
                420);
    }

    private static List<String> words(Varied v) {
        return v.numbers().stream().map(Text::brief).toList();
    }

    private static String label(String name, String unit) {
        return unit.isEmpty() ? name : name + " [" + TableReport.unit(unit) + "]";
    }
}
