package org.condyle.tool.motion;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.condyle.analyse.motion.CoordinateNames.Place;
import org.condyle.expression.Dimension;
import org.condyle.io.data.DataTable;
import org.condyle.io.data.TableFormat;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.problem.Code;
import org.condyle.io.results.AskedPlot;
import org.condyle.io.results.Filmed;
import org.condyle.io.results.Picture;
import org.condyle.mechanics.ModelException;
import org.condyle.tool.result.AnalysisResult;
import org.condyle.tool.result.ResultTable;
import org.condyle.tool.setup.SetupFolder;
import org.jspecify.annotations.Nullable;

/**
 * Coordinates that were measured, beside those of an analysis: one plot for each coordinate that both have, over the time or over another
 * coordinate.
 */
public final class MeasuredMotion {
    private final String name;
    private final DataTable table;
    private final Map<Place, double[]> values = new LinkedHashMap<>(); // [rad, m]

    private MeasuredMotion(Path file, Filmed motion, CoordinateLabels labels) {
        name = String.valueOf(file.getFileName());
        String shown = file.toString();
        table = DataTable.readWithGaps(shown, SetupFolder.bytes(shown, file, DataTable.LIMIT));
        if (BodyTransforms.isIn(table)) {
            values.putAll(BodyTransforms.coordinates(table, motion.mechanism().model(), labels));
        } else {
            table.columns().forEach(c -> labels.value(c).ifPresent(p -> values.putIfAbsent(p, column(c, p))));
        }
        if (values.isEmpty()) {
            throw new DocumentException(
                    Code.NO_MATCH,
                    Position.in(shown),
                    "no column is a coordinate of the model, and no joint of six freedoms lies between two bodies"
                            + " with columns BODY_T11 to BODY_T44; the file has " + MotionFile.listed(table.columns())
                            + ". The model has " + MotionFile.listed(labels.labels()));
        }
    }

    /**
     * An analysis with a plot for each coordinate that was measured.
     *
     * @param over coordinate along the axis; null for the time
     */
    public static AnalysisResult beside(AnalysisResult result, List<Path> files, @Nullable String over) {
        Filmed motion = result.motion();
        if (files.isEmpty()) {
            return result;
        }
        if (motion == null) {
            throw new DocumentException(
                    Code.WRONG_FILE,
                    Position.in(files.get(0).toString()),
                    result.tool() + " computes no motion, beside which a measurement could be drawn");
        }
        CoordinateLabels labels = new CoordinateLabels(motion.mechanism().model());
        List<MeasuredMotion> all =
                files.stream().map(f -> new MeasuredMotion(f, motion, labels)).toList();
        Place axis = over == null ? null : find(over, labels, files.get(0));
        Map<Place, ResultTable.Column> computed = computed(result, labels);
        List<AskedPlot> plots = new ArrayList<>();
        for (Place p : labels.all()) {
            ResultTable.Column y = computed.get(p), x = axis == null ? null : computed.get(axis);
            List<AskedPlot.Measured> measured = all.stream()
                    .filter(m -> m.values.containsKey(p) && !p.equals(axis))
                    .map(m -> m.curve(p, axis, labels))
                    .toList();
            if (y != null && (axis == null || x != null) && !measured.isEmpty()) {
                AskedPlot.Series along = x == null || axis == null
                        ? new AskedPlot.Series(Picture.TIME, Picture.TIME, "")
                        : new AskedPlot.Series(x.label(), labels.label(axis), unit(axis));
                plots.add(new AskedPlot(
                        labels.label(p),
                        "",
                        along,
                        List.of(new AskedPlot.Series(y.label(), "computed", unit(p))),
                        "",
                        "",
                        measured));
            }
        }
        if (plots.isEmpty()) {
            throw new DocumentException(
                    Code.NO_MATCH,
                    Position.in(files.get(0).toString()),
                    "none of what was measured is a column of the results" + (axis == null ? "" : " beside " + over));
        }
        return result.withPlots(plots, files.stream().map(Path::toString).toList());
    }

    private static Place find(String over, CoordinateLabels labels, Path file) {
        try {
            return labels.find(List.of(over)).get(0);
        } catch (ModelException e) {
            throw new DocumentException(Code.UNKNOWN_NAME, Position.in(file.toString()), "--over: " + e.getMessage());
        }
    }

    /** Columns of values of coordinates, the first of each. */
    private static Map<Place, ResultTable.Column> computed(AnalysisResult result, CoordinateLabels labels) {
        Map<Place, ResultTable.Column> out = new LinkedHashMap<>();
        for (ResultTable t : result.tables()) {
            for (ResultTable.Column c : t.columns()) {
                Optional<Place> p = labels.value(c.label());
                p.filter(x -> List.of("rad", "deg", "m").contains(c.unit())).ifPresent(x -> out.putIfAbsent(x, c));
            }
        }
        return out;
    }

    private static String unit(Place p) {
        return p.coordinate().isAngle() ? "deg" : p.coordinate().isLength() ? "mm" : "";
    }

    private AskedPlot.Measured curve(Place p, @Nullable Place axis, CoordinateLabels labels) {
        double[] y = values.getOrDefault(p, new double[0]), x;
        if (axis != null) {
            x = values.get(axis);
            if (x == null) {
                throw new DocumentException(
                        Code.MISSING_COLUMN,
                        Position.in(table.file()),
                        "there is no " + labels.label(axis) + ", over which the rest is to be drawn");
            }
        } else if (table.has(Picture.TIME) && !BodyTransforms.isIn(table)) {
            x = table.column(Picture.TIME, Dimension.TIME);
        } else {
            throw new DocumentException(
                    Code.MISSING_COLUMN,
                    Position.in(table.file()),
                    "there is no time, over which the rest could be drawn",
                    "--over COORDINATE draws it over a coordinate");
        }
        return new AskedPlot.Measured("measured, " + stem(), name, x, y, new double[0], new double[0]);
    }

    private String stem() {
        return name.replaceAll("(_body_transformations)?\\.[A-Za-z]+$", "");
    }

    private double[] column(String column, Place p) {
        boolean angle = p.coordinate().isAngle();
        if (TableFormat.of(table.file()).hasUnits()) {
            if (table.unit(column).isEmpty()) {
                throw new DocumentException(
                        Code.WRONG_UNIT,
                        new Position(table.file(), table.headerLine(), 0),
                        "column '" + column + "' has no unit",
                        "write it behind the name, such as " + column + (angle ? " [deg]" : " [mm]"));
            }
            return table.column(column, angle ? Dimension.ANGLE : Dimension.LENGTH);
        }
        double size = angle && table.inDegrees() ? Math.toRadians(1) : 1;
        return Arrays.stream(table.column(column)).map(x -> size * x).toArray();
    }
}
