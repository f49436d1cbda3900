package org.condyle.tool;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.condyle.analyse.motion.CoordinateMotion;
import org.condyle.analyse.muscle.ActuatorBalance;
import org.condyle.analyse.muscle.ComputedMuscleControl;
import org.condyle.analyse.muscle.TrackingTask;
import org.condyle.mechanics.Actuator;
import org.condyle.mechanics.ModelException;
import org.condyle.simulate.Listener;
import org.condyle.text.DidYouMean;
import org.condyle.text.Quoted;
import org.condyle.tool.motion.MotionFile;
import org.condyle.tool.motion.PointCourses;
import org.condyle.tool.motion.ResultBuilder;
import org.condyle.tool.motion.RootResiduals;
import org.condyle.tool.motion.ToolModel;
import org.condyle.tool.motion.TrackedMotion;
import org.condyle.tool.result.AnalysisResult;
import org.condyle.tool.setup.ControlConstraints;
import org.condyle.tool.setup.Setup;
import org.condyle.tool.setup.SetupKeys;
import org.condyle.tool.setup.TrackingTasks;

/**
 * Computed muscle control: the controls of muscles and motors with which the model follows a motion. A run with muscles begins
 * 0.03 s after {@code initial_time}, which they need to know what to do, and ends a window before {@code final_time}.
 */
final class CmcTool {
    static final String KINEMATICS = "desired_kinematics_file";
    static final String WINDOW = "cmc_time_window";
    /** A window that is shorter gives controls of rounding errors, and a run that does not end [s]. */
    private static final double LEAST_WINDOW = 1e-5;

    static final String EVERY = "report_time_interval";

    static final SetupKeys KEYS = keys("0.010");

    /** The keys that computed muscle control and residual reduction share. */
    static SetupKeys keys(String window) {
        return SetupKeys.ofMotion("-Inf", "Inf")
                .key(KINEMATICS, "")
                .key("task_set_file", "")
                .key("constraints_file", "")
                .key("lowpass_cutoff_frequency", "-1")
                .key(WINDOW, window)
                .key("use_fast_optimization_target", "true")
                .key("actuators_to_exclude", "")
                .key("integrator_error_tolerance", "1e-5")
                .key(EVERY, "0.001")
                .key("rra_controls_file", "")
                .key("desired_points_file", "")
                .and(RootResiduals.KEYS)
                .and(TrackingErrors.KEYS)
                .withoutEffect(
                        "solve_for_equilibrium_for_auxiliary_states",
                        "maximum_number_of_integrator_steps",
                        "maximum_integrator_step_size",
                        "ControllerSet",
                        "optimizer_.*",
                        "optimization_.*",
                        "numerical_derivative_step_size",
                        "use_verbose_printing",
                        "use_curvature_filter",
                        "external_loads_model_kinematics_file");
    }

    private CmcTool() {}

    static AnalysisResult run(Setup setup, Listener listener) {
        ToolModel model = ToolModel.uncontrolled(setup);
        ResultBuilder result = new ResultBuilder(setup, model, "Computed muscle control");
        Tracking t = Tracking.of(setup, model, result);
        TrackingRun run = new TrackingRun(model, t.control(), t.desired(), t.options(), result);
        run.report(setup, run.run(t.from(), t.until() - t.window(), t.every(), t.accuracy(), listener), listener);
        return result.result();
    }

    /** What a setup asks for. */
    record Tracking(
            ComputedMuscleControl control,
            CoordinateMotion desired,
            ComputedMuscleControl.Options options,
            double from,
            double until,
            double window,
            double every,
            double accuracy) {
        static Tracking of(Setup setup, ToolModel model, ResultBuilder result) {
            ignored(setup, result, "rra_controls_file");
            Path file = setup.requiredPath(KINEMATICS, "table of the motion to follow");
            MotionFile table = MotionFile.read(file, "coordinates", result);
            double[] times = table.times();
            double from = Math.max(setup.number("initial_time"), times[0]);
            double until = Math.min(setup.number("final_time"), times[times.length - 1]);
            double window = setup.positive(WINDOW, "s"), every = setup.positive(EVERY, "s");
            if (window < LEAST_WINDOW) {
                throw setup.problem(
                        WINDOW, "must be at least " + LEAST_WINDOW + " s, was " + window + " s; 0.01 s is usual");
            }
            double least = window + ComputedMuscleControl.START;
            if (!(until - from > least)) {
                throw setup.problem(
                        "final_time",
                        "the motion to follow is too short: from " + from + " s to " + until
                                + " s, and it needs more than "
                                + (float) least + " s; " + table.file() + " has the times " + times[0] + " s to "
                                + times[times.length - 1] + " s");
            }
            if ((until - from) / every > 1e6) {
                throw setup.problem(EVERY, "must give at most a million rows, was " + every + " s");
            }
            model.requireLoads(from, until);
            double accuracy = setup.share("integrator_error_tolerance");
            double cutoff = setup.number("lowpass_cutoff_frequency");
            CoordinateMotion desired = TrackedMotion.of(model, table, cutoff);
            TrackingTasks tasks = tasks(setup, model, table, result);
            ComputedMuscleControl.Options options = new ComputedMuscleControl.Options(
                    window,
                    setup.flag("use_fast_optimization_target"),
                    tasks.coordinates(),
                    PointCourses.of(setup, model, tasks.points(), table, cutoff, from, until, result),
                    excluded(setup, model));
            ComputedMuscleControl control = new ComputedMuscleControl(model.mechanism(), desired, options);
            constrain(setup, control, result);
            return new Tracking(control, desired, options, from, until, window, every, accuracy);
        }

        private static void ignored(Setup setup, ResultBuilder result, String key) {
            if (setup.has(key)) {
                result.warn(setup.at(key) + ": " + key + " is ignored");
            }
        }

        /** Those of the file; without one all coordinates of the table that can be tracked, with usual gains. */
        private static TrackingTasks tasks(Setup setup, ToolModel model, MotionFile table, ResultBuilder result) {
            Optional<Path> file = setup.path("task_set_file");
            if (file.isEmpty()) {
                Set<Integer> free = ActuatorBalance.freeSpeeds(model.mechanism(), model.initial());
                List<TrackingTask> all = table.values().keySet().stream()
                        .filter(p -> p.plain() && free.contains(p.v()))
                        .map(p -> new TrackingTask(p.name()))
                        .toList();
                return new TrackingTasks(all, List.of());
            }
            result.input(file.get().toString());
            TrackingTasks tasks = TrackingTasks.read(file.get());
            List<String> without = new ArrayList<>();
            for (TrackingTask t : tasks.coordinates()) {
                boolean given = table.values().keySet().stream()
                        .anyMatch(p -> p.name().equals(t.coordinate())
                                || p.ownName().equals(t.coordinate())
                                || model.labels().label(p).equals(t.coordinate()));
                if (!given) {
                    without.add(t.coordinate());
                }
            }
            if (!without.isEmpty()) {
                result.warn(table.file() + " has no motion of " + String.join(", ", without)
                        + ", which tasks track; it is kept where the model has it");
            }
            return tasks;
        }

        /** Actuators that act by their own controls. */
        private static Set<String> excluded(Setup setup, ToolModel model) {
            Set<String> out = new LinkedHashSet<>();
            List<String> known = model.model().forces().entrySet().stream()
                    .filter(e -> e.getValue() instanceof Actuator)
                    .map(Map.Entry::getKey)
                    .toList();
            for (String word : setup.words("actuators_to_exclude")) {
                String name = word.substring(word.lastIndexOf('/') + 1);
                if (!known.contains(name)) {
                    throw setup.problem(
                            "actuators_to_exclude",
                            "the model has no actuator " + Quoted.of(name) + DidYouMean.hint(name, known, "actuator"));
                }
                out.add(name);
            }
            return out;
        }

        private static void constrain(Setup setup, ComputedMuscleControl control, ResultBuilder result) {
            Optional<Path> file = setup.path("constraints_file");
            if (file.isEmpty()) {
                return;
            }
            result.input(file.get().toString());
            ControlConstraints bounds = ControlConstraints.read(file.get());
            List<String> unknown = bounds.actuators().stream()
                    .filter(a -> !control.actuators().contains(a))
                    .sorted()
                    .toList();
            if (!unknown.isEmpty()) {
                result.warn(setup.at("constraints_file") + ": the file has bounds of " + MotionFile.listed(unknown)
                        + ", which are not controlled here");
            }
            try {
                control.limits(bounds.limits(control.actuators()));
            } catch (ModelException e) {
                throw setup.problem("constraints_file", String.valueOf(e.getMessage()));
            }
        }
    }
}
