package org.condyle.tool;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.condyle.analyse.motion.CoordinateMotion;
import org.condyle.analyse.motion.CoordinateNames;
import org.condyle.analyse.motion.CoordinateNames.Place;
import org.condyle.analyse.motion.Instant;
import org.condyle.analyse.muscle.ComputedMuscleControl;
import org.condyle.analyse.muscle.MeasureTask;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.State;
import org.condyle.tool.motion.ResultBuilder;
import org.condyle.tool.motion.ToolModel;
import org.condyle.tool.result.ColumnSet;
import org.condyle.tool.result.ResultTable;
import org.condyle.tool.setup.Setup;
import org.condyle.tool.setup.SetupKeys;

/** Distances of tracked coordinates and points from the motion that they follow: a table, figures, and those that were not followed. */
final class TrackingErrors {
    private static final String ANGLE_LIMIT = "tracking_angle_limit";
    private static final String LENGTH_LIMIT = "tracking_length_limit";
    private static final String ANGLE_TRUSTED = "tracking_angle_trusted";
    private static final String LENGTH_TRUSTED = "tracking_length_trusted";

    /** Distances above which it is warned, and above which a coordinate or point has not been followed [deg, m]. */
    static final SetupKeys KEYS = new SetupKeys()
            .key(ANGLE_LIMIT, "1")
            .key(LENGTH_LIMIT, "0.01")
            .key(ANGLE_TRUSTED, "2")
            .key(LENGTH_TRUSTED, "0.02");

    private final double[] limits; // of angles and lengths [rad, m]
    private final double[] trusted;
    private final CoordinateMotion desired;
    private final List<Place> places;
    private final List<MeasureTask> measures;
    private final Measure.Reading[] readings;
    private final List<String> names = new ArrayList<>();
    private final List<Boolean> lengths = new ArrayList<>();
    private final ColumnSet columns;
    private final State wanted;
    private final double[] numbers;
    private final double[] ignored;

    TrackingErrors(
            Setup setup, ToolModel model, CoordinateMotion desired, ComputedMuscleControl.Options options, int rows) {
        this.desired = desired;
        limits = new double[] {Math.toRadians(setup.limit(ANGLE_LIMIT, "deg")), setup.limit(LENGTH_LIMIT, "m")};
        trusted = new double[] {Math.toRadians(setup.limit(ANGLE_TRUSTED, "deg")), setup.limit(LENGTH_TRUSTED, "m")};
        CoordinateNames all = new CoordinateNames(model.model());
        places = options.tasks().stream().map(t -> all.find(t.coordinate())).toList();
        measures = options.measures();
        readings = measures.stream().map(t -> new Measure.Reading(t.measure())).toArray(Measure.Reading[]::new);
        columns = new ColumnSet(rows);
        places.forEach(p -> add(model.labels().label(p), p.coordinate().isLength()));
        measures.forEach(t -> add(t.name(), t.measure().kind() == Measure.Kind.LENGTH));
        wanted = model.initial();
        numbers = new double[names.size()];
        ignored = new double[wanted.v.length];
    }

    private void add(String name, boolean length) {
        names.add(name);
        lengths.add(length);
        columns.add(name, length ? "m" : "rad", "distance");
    }

    void row(int row, Instant instant) {
        State s = instant.state();
        desired.at(s.time, wanted, ignored);
        for (int i = 0; i < places.size(); i++) {
            int q = places.get(i).q();
            numbers[i] = wanted.q[q] - s.q[q];
        }
        for (int i = 0; i < readings.length; i++) {
            measures.get(i).measure().read(s, instant.workspace.motion, readings[i]);
            numbers[places.size() + i] = measures.get(i).course().value(s.time) - readings[i].value;
        }
        columns.row(row, numbers);
    }

    ResultTable table(String file, double[] times) {
        return columns.table(file, "Distances from the motion", times, false);
    }

    void tell(double[] times, ResultBuilder result) {
        ResultTable table = table("", times);
        double angle = 0, length = 0;
        for (int i = 0; i < names.size(); i++) {
            double[] e = table.columns().get(i).values();
            int worst = 0;
            double sum = 0;
            for (int k = 0; k < e.length; k++) {
                worst = Math.abs(e[k]) > Math.abs(e[worst]) ? k : worst;
                sum += e[k] * e[k];
            }
            boolean isLength = lengths.get(i);
            double most = Math.abs(e[worst]), rms = Math.sqrt(sum / e.length);
            angle = isLength ? angle : Math.max(angle, most);
            length = isLength ? Math.max(length, most) : length;
            String unit = isLength ? "m" : "deg";
            result.figure("distance." + names.get(i) + ".rms", isLength ? rms : Math.toDegrees(rms), unit, "");
            int kind = isLength ? 1 : 0;
            String far = String.format(
                    Locale.ROOT,
                    "%s is %.4g %s from the motion at t = %.4g s",
                    names.get(i),
                    isLength ? most : Math.toDegrees(most),
                    unit,
                    times[worst]);
            if (most > trusted[kind]) {
                result.distrust(far + ": it was not followed");
            } else if (most > limits[kind]) {
                result.warn(far + ", above " + (isLength ? LENGTH_LIMIT : ANGLE_LIMIT) + " = "
                        + (float) (isLength ? limits[1] : Math.toDegrees(limits[0])) + " " + unit
                        + ": look at the gains of its task, at the strength of the actuators and at the loads");
            }
        }
        result.figure("distance.largest-angle", Math.toDegrees(angle), "deg", "largest distance from the motion");
        if (length > 0) {
            result.figure("distance.largest-length", length, "m", "largest distance from the motion");
        }
    }
}
