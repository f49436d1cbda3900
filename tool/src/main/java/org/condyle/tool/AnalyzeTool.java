package org.condyle.tool;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import org.condyle.analyse.motion.Instant;
import org.condyle.analyse.muscle.ActuatorBalance;
import org.condyle.io.document.DocumentException;
import org.condyle.io.problem.Code;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.State;
import org.condyle.simulate.Listener;
import org.condyle.tool.along.MotionAnalyses;
import org.condyle.tool.motion.Course;
import org.condyle.tool.motion.Frames;
import org.condyle.tool.motion.LoadPoints;
import org.condyle.tool.motion.MotionFile;
import org.condyle.tool.motion.ResultBuilder;
import org.condyle.tool.motion.RootResiduals;
import org.condyle.tool.motion.ToolModel;
import org.condyle.tool.result.AnalysisResult;
import org.condyle.tool.setup.Setup;
import org.condyle.tool.setup.SetupKeys;
import org.condyle.tool.setup.TimeRange;

/**
 * Analyses of a motion that is known: the states of a table, or those that belong to a table of coordinates, one instant after
 * the other. Accelerations are those of forward dynamics under all forces, as in OpenSim; or, with {@code accelerations} set to
 * {@code motion}, those of the motion itself, whatever forces would be needed for it.
 */
final class AnalyzeTool {
    private static final String SPEEDS = "speeds_file";
    private static final String STATES = "states_file";
    static final String EQUILIBRIUM = "solve_for_equilibrium_for_auxiliary_states";

    /** A key of ours: OpenSim always computes forward. */
    static final String ACCELERATIONS = "accelerations";

    static final SetupKeys KEYS = SetupKeys.ofMotion("-Inf", "Inf")
            .key(STATES, "")
            .key(InverseDynamicsTool.COORDINATES, "")
            .key(SPEEDS, "")
            .key(InverseDynamicsTool.CUTOFF, "-1")
            .key(EQUILIBRIUM, "false")
            .key("ControllerSet", "")
            .key(ACCELERATIONS, "forward")
            .and(RootResiduals.KEYS)
            .and(LoadPoints.KEYS)
            .withoutEffect(
                    "maximum_number_of_integrator_steps",
                    "maximum_integrator_step_size",
                    "integrator_error_tolerance",
                    "print_results_files",
                    "external_loads_model_kinematics_file");

    private AnalyzeTool() {}

    static AnalysisResult run(Setup setup, Listener listener) {
        ToolModel model = ToolModel.controlled(setup);
        ResultBuilder result = new ResultBuilder(setup, model, "Analysis");
        Course course = course(setup, model, result);
        TimeRange range = TimeRange.of(setup, "initial_time", "final_time");
        double[] all = course.times();
        int[] rows = range.rows(all, "the table of the motion");
        double[] times = Arrays.copyOfRange(all, rows[0], rows[1]);
        model.requireLoads(times[0], times[times.length - 1]);
        Instant instant = new Instant(model.mechanism());
        MotionAnalyses analyses = new MotionAnalyses(setup, instant, times.length, result);
        if (analyses.isEmpty()) {
            throw new DocumentException(
                    Code.NOTHING_TO_DO,
                    setup.at("AnalysisSet"),
                    "AnalysisSet has no analysis that can be done; known are "
                            + String.join(", ", MotionAnalyses.names()));
        }
        boolean ofMotion = ofMotion(setup);
        if (ofMotion && analyses.needForwardDynamics()) {
            throw setup.problem(
                    ACCELERATIONS,
                    "induced accelerations are those of the forces of the model; leave this key out, or leave the"
                            + " analysis out");
        }
        if (!ofMotion && analyses.needAccelerations() && !setup.has(STATES)) {
            result.warn("accelerations follow from the forces of the model, not from the measured motion; if muscles or"
                    + " motors that the model does not have made the motion, give --set accelerations=motion");
        }
        RootResiduals residuals = new RootResiduals(setup, model);
        ActuatorBalance balance = (ofMotion || analyses.needMotion()) && !residuals.isEmpty()
                ? new ActuatorBalance(model.mechanism(), Set.of())
                : null;
        State s = model.initial();
        Frames frames = new Frames("", times, listener).atLeast(analyses.leastRows());
        for (int i = 0; frames.has(i); i++) {
            course.at(rows[0] + i, s);
            result.frame(s);
            try {
                if (ofMotion) {
                    instant.evaluate(s, course.acceleration());
                } else {
                    analyses.evaluateMotion(instant, s);
                }
            } catch (ModelException e) {
                throw new DocumentException(Code.MODEL_REFUSED, setup.at(), String.valueOf(e.getMessage()));
            }
            analyses.row(i, instant, course.acceleration());
            if (balance != null) {
                balance.update(instant.state(), course.acceleration());
                residuals.frame(instant.state(), balance);
            }
            frames.done(i);
        }
        if (balance != null) {
            residuals.tell(result);
        }
        result.addAll(course.remarks());
        result.times(frames.times());
        frames.tell(result);
        analyses.finish(result, frames.times());
        return result.result();
    }

    private static boolean ofMotion(Setup setup) {
        String word = setup.text(ACCELERATIONS);
        if (word.equals("motion") && setup.has(STATES)) {
            throw setup.problem(ACCELERATIONS, "a table of states has no accelerations; give coordinates_file instead");
        }
        if (!word.equals("motion") && !word.equals("forward")) {
            throw setup.problem(ACCELERATIONS, "must be forward or motion, was '" + word + "'");
        }
        return word.equals("motion");
    }

    private static Course course(Setup setup, ToolModel model, ResultBuilder result) {
        Optional<Path> states = setup.path(STATES), coordinates = setup.path(InverseDynamicsTool.COORDINATES);
        if (states.isPresent()) {
            if (coordinates.isPresent()) {
                setup.warn(
                        InverseDynamicsTool.COORDINATES,
                        "is not read, because states_file is given and has the motion");
            }
            return Course.states(model, MotionFile.read(states.get(), "states", result), setup.flag(EQUILIBRIUM));
        }
        if (coordinates.isEmpty()) {
            throw setup.problem(
                    STATES,
                    "there is no motion, neither states_file nor coordinates_file; give one with --states FILE or"
                            + " --coordinates FILE");
        }
        MotionFile table = MotionFile.read(coordinates.get(), "coordinates", result);
        Optional<Path> speeds = setup.path(SPEEDS);
        if (speeds.isEmpty()) {
            return Course.coordinates(model, table, setup.number(InverseDynamicsTool.CUTOFF));
        }
        MotionFile rates = MotionFile.read(speeds.get(), "speeds", model, Optional.empty());
        result.input(rates.file());
        if (!Arrays.equals(rates.times(), table.times())) {
            throw setup.problem(SPEEDS, "its times are not those of " + table.file());
        }
        return Course.withSpeeds(model, table, rates.speeds().isEmpty() ? rates.values() : rates.speeds());
    }
}
