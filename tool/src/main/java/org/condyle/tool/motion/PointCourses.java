package org.condyle.tool.motion;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.condyle.analyse.motion.CoordinateMotion;
import org.condyle.analyse.motion.ReferenceFrames;
import org.condyle.analyse.muscle.MeasureTask;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Workspace;
import org.condyle.io.data.DataTable;
import org.condyle.io.document.DocumentException;
import org.condyle.io.document.Position;
import org.condyle.io.problem.Code;
import org.condyle.math.Mat3;
import org.condyle.math.QuinticSpline;
import org.condyle.measures.PointComponent;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Landmark;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.State;
import org.condyle.signal.Samples;
import org.condyle.text.Quoted;
import org.condyle.tool.setup.PointTask;
import org.condyle.tool.setup.Setup;
import org.condyle.tool.setup.SetupFolder;

/**
 * The courses that points follow: three columns of {@code desired_points_file}, all with the name of the task as OpenSim has it, or
 * {@code NAME_x NAME_y NAME_z}; without a file the course that the point takes on the motion of the coordinates. Both are filtered as
 * that motion is.
 */
public final class PointCourses {
    private static final String FILE = "desired_points_file", TIME = "time";
    private static final String[][] ENDINGS = {{"", "_2", "_3"}, {"_x", "_y", "_z"}, {"_X", "_Y", "_Z"}};

    private final ToolModel model;
    private final MotionFile motion;
    private final double cutoff;
    private final Optional<DataTable> table;

    private PointCourses(ToolModel model, MotionFile motion, double cutoff, Optional<DataTable> table) {
        this.model = model;
        this.motion = motion;
        this.cutoff = cutoff;
        this.table = table;
    }

    /**
     * The tasks with their courses.
     *
     * @param motion of the coordinates
     * @param cutoff of the filter [Hz]; not positive for none
     * @param until  last time that is needed [s]
     */
    public static List<MeasureTask> of(
            Setup setup,
            ToolModel model,
            List<PointTask> points,
            MotionFile motion,
            double cutoff,
            double from,
            double until,
            ResultBuilder result) {
        Optional<Path> file = setup.path(FILE);
        if (points.isEmpty()) {
            file.ifPresent(f -> result.warn(
                    setup.at(FILE) + ": " + FILE + " has no effect, because no task tracks a point (CMC_Point)"));
            return List.of();
        }
        Optional<DataTable> table = file.map(f -> read(f, from, until));
        table.ifPresent(t -> result.input(t.file()));
        PointCourses courses = new PointCourses(model, motion, cutoff, table);
        List<MeasureTask> tasks = new ArrayList<>();
        points.forEach(p -> courses.add(p, tasks));
        return tasks;
    }

    private static DataTable read(Path file, double from, double until) {
        String name = file.toString();
        DataTable table = DataTable.readWithGaps(name, SetupFolder.bytes(name, file, DataTable.LIMIT));
        if (!table.has(TIME)) {
            throw new DocumentException(
                    Code.MISSING_COLUMN, Position.in(name), "there is no column 'time'", "a table of points needs one");
        }
        table.requireComplete(List.of(TIME)).requireIncreasing(TIME);
        double[] t = table.column(TIME);
        if (t.length < 3 || t[0] > from + 1e-9 || t[t.length - 1] < until - 1e-9) {
            throw new DocumentException(
                    Code.OUTSIDE_DATA,
                    Position.in(name),
                    "the table must have three rows or more, from " + (float) from + " s to " + (float) until
                            + " s, as the motion of the coordinates has",
                    "it has " + t.length + " rows"
                            + (t.length == 0 ? "" : ", from " + t[0] + " s to " + t[t.length - 1] + " s"));
        }
        return table;
    }

    private void add(PointTask point, List<MeasureTask> tasks) {
        try {
            Landmark on = ReferenceFrames.find(model.model(), FrameNames.find(model.model(), point.body()));
            Landmark from = ReferenceFrames.find(model.model(), FrameNames.find(model.model(), point.seenFrom()));
            double[] at = on.frame().then(Frame.at(point.point())).origin();
            for (PointTask.Component c : point.components()) {
                double[] along = c.direction().clone(), d = c.direction();
                Mat3.times(from.frame().rotation(), 0, d[0], d[1], d[2], along, 0);
                Measure measure = new PointComponent(
                        on.body(), at, from.body(), from.frame().origin(), along);
                Samples samples = table.isPresent() ? column(point, c, table.get()) : alongMotion(measure);
                Samples smooth = CoordinateMotion.withoutRepeats(
                        TrackedMotion.smooth(samples.times(), samples.values(), cutoff));
                tasks.add(new MeasureTask(
                        point.name() + "_" + "xyz".charAt(c.index()),
                        measure,
                        new QuinticSpline(smooth.times(), smooth.values()),
                        c.position(),
                        c.velocity(),
                        c.feedforward(),
                        c.weight()));
            }
        } catch (ModelException | IllegalArgumentException wrong) {
            throw point.at().problem("task " + Quoted.of(point.name()) + ": " + wrong.getMessage());
        }
    }

    private static Samples column(PointTask point, PointTask.Component c, DataTable table) {
        for (String[] ending : ENDINGS) {
            boolean all = true;
            for (String e : ending) {
                all &= table.has(point.name() + e);
            }
            if (all) {
                String label = point.name() + ending[c.index()];
                table.requireComplete(List.of(label));
                return new Samples(table.column(TIME), table.column(label));
            }
        }
        throw point.at()
                .problem("the table " + table.file() + " has no course of the point " + Quoted.of(point.name())
                        + ": it needs three columns of this name, or " + point.name() + "_x, " + point.name()
                        + "_y and "
                        + point.name() + "_z; it has "
                        + MotionFile.listed(table.columns().stream()
                                .filter(x -> !x.equals(TIME))
                                .toList()));
    }

    private Samples alongMotion(Measure measure) {
        Course course = Course.coordinates(model, motion, -1);
        Workspace w = new Workspace(model.mechanism());
        Measure.Reading reading = new Measure.Reading(measure);
        State s = model.initial();
        double[] times = course.times(), values = new double[times.length];
        for (int row = 0; row < times.length; row++) {
            course.at(row, s);
            Dynamics.place(s, w);
            Dynamics.fillRates(w);
            measure.read(s, w.motion, reading);
            values[row] = reading.value;
        }
        return new Samples(times, values);
    }
}
