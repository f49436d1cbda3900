package org.condyle.tool;

import java.nio.file.Path;
import java.util.Optional;
import org.condyle.dynamics.Assembly;
import org.condyle.integrate.Integrators;
import org.condyle.integrate.StepOptions;
import org.condyle.io.document.DocumentException;
import org.condyle.io.model.RunSettings;
import org.condyle.io.problem.Code;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.State;
import org.condyle.simulate.Listener;
import org.condyle.simulate.Plan;
import org.condyle.simulate.Recording;
import org.condyle.simulate.Simulation;
import org.condyle.tool.motion.InternalColumns;
import org.condyle.tool.motion.MotionFile;
import org.condyle.tool.motion.ResultBuilder;
import org.condyle.tool.motion.ToolModel;
import org.condyle.tool.result.AnalysisResult;
import org.condyle.tool.setup.Setup;
import org.condyle.tool.setup.SetupKeys;

/**
 * Forward dynamics: from the states of a table, or from the defaults of the model, under all forces, controls and external loads. The tolerance of the setup is used if it is finer than 1e-8, OpenSim's default being rather coarse; the
 * largest step is that of the setup. The setup writes a row for each {@code report_time_interval}, by default a thousandth of
 * the run, not for each step.
 */
final class ForwardTool {
    private static final double ACCURACY = 1e-8;
    private static final int ROWS = 1000;
    private static final String MOST_STEPS = "maximum_number_of_integrator_steps";

    static final SetupKeys KEYS = SetupKeys.ofMotion("0", "1")
            .key("states_file", "")
            .key("integrator_error_tolerance", "1e-5")
            .key("maximum_integrator_step_size", "1")
            .key(MOST_STEPS, "20000")
            .key("report_time_interval", "")
            .key("ControllerSet", "")
            .key(AnalyzeTool.EQUILIBRIUM, "false")
            .withoutEffect(
                    "use_specified_dt",
                    "output_detailed_results",
                    ".*corrective_spring.*",
                    ".*spring_(transition|scaling).*",
                    "body\\d_.*",
                    "spring_(force|torque)_threshold");

    private ForwardTool() {}

    static AnalysisResult run(Setup setup, Listener listener) {
        ToolModel model = ToolModel.controlled(setup);
        if (!model.muscles().isEmpty()) {
            throw setup.problem(
                    ToolModel.KEY,
                    "the model " + model.name() + " has " + model.muscles().size() + " muscles ("
                            + MotionFile.listed(model.muscles())
                            + ") of a class whose law is not known; forward dynamics without them would be another"
                            + " motion");
        }
        ResultBuilder result = new ResultBuilder(setup, model, "Forward dynamics");
        double from = setup.number("initial_time"), until = setup.number("final_time");
        if (!(until > from) || Double.isInfinite(until - from)) {
            throw setup.problem("final_time", "must be later than initial_time, " + from + " s, was " + until + " s");
        }
        model.requireLoads(from, until);
        State start = start(setup, model, from, result);
        report(setup, model, simulate(setup, model, start, until, listener, result), listener, result);
        return result.result();
    }

    /** The last row that is not after the beginning; OpenSim does not interpolate here either. */
    private static State start(Setup setup, ToolModel model, double from, ResultBuilder result) {
        State s = model.initial();
        s.time = from;
        boolean[] held = model.file().start().heldPosition();
        Optional<Path> file = setup.path("states_file");
        Optional<MotionFile> table = Optional.empty();
        int begin = 0;
        if (file.isPresent()) {
            MotionFile states = MotionFile.read(file.get(), "states", result);
            int row = 0;
            double[] t = states.times();
            while (row + 1 < t.length && t[row + 1] <= from + 1e-9 * Math.max(1, Math.abs(from))) {
                row++;
            }
            int at = row;
            states.values().forEach((p, x) -> {
                s.q[p.q()] = x[at];
                if (p.hasSpeed()) {
                    held[p.v()] = true;
                }
            });
            states.speeds().forEach((p, u) -> {
                if (p.hasSpeed()) {
                    s.v[p.v()] = u[at];
                }
            });
            if (Math.abs(t[at] - from) > 1e-6) {
                result.warn(states.file() + ": the run begins at " + from + " s with the states of " + t[at] + " s");
            }
            table = Optional.of(states);
            begin = at;
        }
        try {
            Assembly.assemble(model.mechanism(), s, held, model.file().start().heldSpeed());
        } catch (ModelException e) {
            throw new DocumentException(Code.MODEL_REFUSED, setup.at("states_file"), String.valueOf(e.getMessage()));
        }
        InternalColumns internals = InternalColumns.of(model, table, setup.flag(AnalyzeTool.EQUILIBRIUM));
        internals.at(begin, s);
        result.addAll(internals.remarks());
        return s;
    }

    private static Recording simulate(
            Setup setup, ToolModel model, State start, double until, Listener listener, ResultBuilder result) {
        RunSettings run = model.file().run();
        double tolerance = setup.share("integrator_error_tolerance");
        double largest = setup.positive("maximum_integrator_step_size", "s");
        double length = until - start.time;
        double every = setup.has("report_time_interval") ? setup.number("report_time_interval") : length / ROWS;
        if (!(every > 0) || length / every > 1e6) {
            throw setup.problem(
                    "report_time_interval", "must be above 0 s and give at most a million rows, was " + every);
        }
        Plan plan = new Plan(
                until,
                every,
                new double[0],
                Integrators.create(
                        run.integrator(),
                        new StepOptions(run.options().step(), largest, Math.min(ACCURACY, tolerance))),
                run.stabilisation().get(),
                model.file().events(),
                StateRows.channels(start),
                Double.POSITIVE_INFINITY);
        Simulation simulation = new Simulation(model.mechanism(), plan);
        StepBudget.of(setup, MOST_STEPS, listener).run(simulation, start, until, result);
        result.film(simulation.film());
        return simulation.recording();
    }

    private static void report(Setup setup, ToolModel model, Recording rows, Listener listener, ResultBuilder result) {
        StateRows.report(setup, model, rows.times(), (i, s) -> StateRows.read(rows, i, s), listener, result);
    }
}
