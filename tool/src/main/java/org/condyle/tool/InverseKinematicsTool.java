package org.condyle.tool;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.condyle.analyse.motion.CoordinateNames.Place;
import org.condyle.analyse.motion.InverseKinematics;
import org.condyle.analyse.motion.TrackingTasks;
import org.condyle.io.data.DataTable;
import org.condyle.io.data.MarkerTable;
import org.condyle.io.document.DocumentException;
import org.condyle.io.problem.Code;
import org.condyle.math.QuinticSpline;
import org.condyle.mechanics.State;
import org.condyle.simulate.Listener;
import org.condyle.tool.motion.Frames;
import org.condyle.tool.motion.MotionFile;
import org.condyle.tool.motion.ResultBuilder;
import org.condyle.tool.motion.ToolModel;
import org.condyle.tool.result.AnalysisResult;
import org.condyle.tool.result.Finding;
import org.condyle.tool.result.MarkerTracks;
import org.condyle.tool.setup.IkTasks;
import org.condyle.tool.setup.Setup;
import org.condyle.tool.setup.SetupFolder;
import org.condyle.tool.setup.SetupKeys;
import org.condyle.tool.setup.TimeRange;

/**
 * Inverse kinematics: the pose that meets the measured markers best, frame by frame.
 *
 * <pre>  min  Σ wₘ |xₘ(q) - x̂ₘ|² / (2 Σ wₘ)  +  ½ Σ W_k (q_k - q̂_k)²  </pre>
 *
 * The work is done by {@link InverseKinematics}; here are the names, the files and what OpenSim writes.
 */
final class InverseKinematicsTool {
    private static final String MARKERS = "marker_file";
    private static final String TASKS = "IKTaskSet";

    static final SetupKeys KEYS = new SetupKeys()
            .key(ToolModel.KEY, "")
            .key(MARKERS, "")
            .key("coordinate_file", "")
            .key(TASKS, "")
            .key("time_range", "")
            .key("constraint_weight", "Inf")
            .key("accuracy", "1e-5")
            .key("output_motion_file", "")
            .key("report_errors", "true")
            .key("report_marker_locations", "false")
            .and(MarkerLimits.KEYS)
            .withoutEffect("results_directory", "input_directory", "defaults");

    private InverseKinematicsTool() {}

    static AnalysisResult run(Setup setup, Listener listener) {
        ToolModel model = ToolModel.unloaded(setup);
        ResultBuilder result = new ResultBuilder(setup, model, "Inverse kinematics");
        if (model.model().markers().isEmpty()) {
            throw setup.problem(
                    ToolModel.KEY,
                    "the model " + model.name()
                            + " has no markers, so nothing can follow measured ones; add a MarkerSet to the"
                            + " model (or 'markers' to a model file)");
        }
        Path file = setup.requiredPath(MARKERS, "table of markers (.trc)");
        MarkerTable measured =
                MarkerTable.read(file.toString(), SetupFolder.bytes(file.toString(), file, DataTable.LIMIT));
        result.input(file.toString());
        measured.warnings().sorted().forEach(w -> result.addAll(List.of(Finding.warning(w))));
        IkTasks tasks = IkTasks.of(setup, TASKS).orElseGet(() -> everyMarker(setup, measured));
        Map<String, Double> weights = new MarkerNames(setup, model, measured, result).followed(tasks);
        TimeRange range = TimeRange.of(setup, "time_range");
        double[] all = measured.times();
        int[] rows = range.rows(all, file.toString());
        result.warn(range.shortfall(all, file.toString()));
        double[] times = Arrays.copyOfRange(all, rows[0], rows[1]);
        solve(setup, model, measured, rows[0], new Frames("", times, listener), weights, tasks, result);
        return result.result();
    }

    private static IkTasks everyMarker(Setup setup, MarkerTable measured) {
        Map<String, Double> all = new LinkedHashMap<>();
        measured.names().forEach(n -> all.put(n, 1.0));
        return new IkTasks(all, List.of(), List.of(), setup.at());
    }

    private static void solve(
            Setup setup,
            ToolModel model,
            MarkerTable measured,
            int first,
            Frames frames,
            Map<String, Double> weights,
            IkTasks tasks,
            ResultBuilder result) {
        TrackingTasks follow = new TrackingTasks();
        weights.forEach(follow::marker);
        CoordinateTargets targets = new CoordinateTargets(setup, model, tasks, result);
        targets.addTo(follow);
        State start = model.initial();
        targets.start(start);
        InverseKinematics ik =
                new InverseKinematics(model.mechanism(), start, follow, setup.number("constraint_weight"));
        List<String> names = List.copyOf(weights.keySet());
        int[] column = names.stream().mapToInt(measured.names()::indexOf).toArray();
        double[] all = frames.all();
        double[][] seen = new double[all.length][3 * names.size()], placed = new double[all.length][3 * names.size()];
        double[] values = new double[targets.count()];
        MarkerLimits limits = MarkerLimits.of(setup);
        FrameLog log = new FrameLog(limits);
        List<Place> places = model.labels().all();
        double[][] q = new double[places.size()][all.length];
        for (int i = 0; frames.has(i); i++) {
            for (int m = 0; m < column.length; m++) {
                measured.position(first + i, column[m], seen[i], 3 * m);
            }
            targets.at(all[i], values);
            ik.solve(all[i], seen[i], values);
            log.frame(all[i], ik.fit());
            ik.modelMarkers(placed[i]);
            result.frame(ik.state());
            for (int k = 0; k < places.size(); k++) {
                double x = ik.state().q[places.get(k).q()];
                q[k][i] = model.isInDegrees(places.get(k)) ? Math.toDegrees(x) : x;
            }
            frames.done(i);
        }
        double[] times = frames.times();
        result.times(times);
        frames.tell(result);
        MarkerTracks tracks = new MarkerTracks(
                names,
                weights.values().stream().mapToDouble(Double::doubleValue).toArray(),
                times,
                Arrays.copyOf(seen, times.length),
                Arrays.copyOf(placed, times.length));
        result.markers(tracks);
        log.tell(result);
        if (limits.exceeded(log.rms(), log.worst()) && !frames.isInterrupted()) {
            new SwappedMarkers(tracks, limits, (frame, exchanged) -> {
                        ik.restart(result.shown(frame).orElse(start));
                        targets.at(times[frame], values);
                        ik.solve(times[frame], exchanged, values);
                        return ik.fit();
                    })
                    .find()
                    .forEach(result::warn);
        }
        new IkTables(setup, model, tracks).write(places, frames.cut(q), result);
    }

    /** Values that coordinates are pulled to. */
    private static final class CoordinateTargets {
        private final List<Place> places = new ArrayList<>();
        private final List<IkTasks.CoordinateTask> tasks = new ArrayList<>();
        private final List<Optional<QuinticSpline>> splines = new ArrayList<>();
        private final double[] constants;

        CoordinateTargets(Setup setup, ToolModel model, IkTasks all, ResultBuilder result) {
            MotionFile file = null;
            State initial = model.initial();
            constants = new double[all.coordinates().size()];
            for (IkTasks.CoordinateTask task : all.coordinates()) {
                Place p = model.labels()
                        .value(task.name())
                        .orElseThrow(() -> new DocumentException(
                                Code.UNKNOWN_NAME,
                                task.at(),
                                "the model has no coordinate '" + task.name() + "'"
                                        + org.condyle.text.DidYouMean.hint(
                                                task.name(), model.labels().labels())));
                int k = tasks.size();
                tasks.add(task);
                places.add(p);
                switch (task.type()) {
                    case DEFAULT_VALUE -> constants[k] = initial.q[p.q()];
                    case MANUAL_VALUE ->
                        constants[k] = model.isInDegrees(p) ? Math.toRadians(task.value()) : task.value();
                    case FROM_FILE -> {
                        if (file == null) {
                            file = coordinates(setup, model, result);
                        }
                    }
                }
                double[] x = file == null ? null : file.values().get(p);
                if (task.type() == IkTasks.ValueType.FROM_FILE && x == null) {
                    throw new DocumentException(
                            Code.MISSING_COLUMN,
                            task.at(),
                            "the value of " + task.name()
                                    + " should come from the coordinate_file, which has no such column");
                }
                splines.add(
                        task.type() == IkTasks.ValueType.FROM_FILE && file != null && x != null && x.length > 2
                                ? Optional.of(new QuinticSpline(file.times(), x))
                                : Optional.empty());
                if (task.type() == IkTasks.ValueType.FROM_FILE && x != null) {
                    constants[k] = x[0];
                }
            }
        }

        private static MotionFile coordinates(Setup setup, ToolModel model, ResultBuilder result) {
            Path path =
                    setup.requiredPath("coordinate_file", "table of coordinates for tasks with value_type from_file");
            MotionFile file = MotionFile.read(path, "coordinates", model, Optional.empty());
            result.input(file.file());
            return file;
        }

        int count() {
            return tasks.size();
        }

        void addTo(TrackingTasks follow) {
            for (int i = 0; i < tasks.size(); i++) {
                follow.coordinate(places.get(i).name(), tasks.get(i).weight());
            }
        }

        /** The search begins where coordinates should be. */
        void start(State s) {
            for (int i = 0; i < tasks.size(); i++) {
                s.q[places.get(i).q()] = constants[i];
            }
        }

        void at(double time, double[] out) {
            for (int i = 0; i < out.length; i++) {
                int k = i;
                out[i] = splines.get(i).map(s -> s.value(time)).orElse(constants[k]);
            }
        }
    }
}
