package org.condyle.tool;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.condyle.analyse.motion.CoordinateNames.Place;
import org.condyle.dynamics.Assembly;
import org.condyle.integrate.Integrators;
import org.condyle.integrate.StepOptions;
import org.condyle.io.document.DocumentException;
import org.condyle.io.model.RunSettings;
import org.condyle.io.problem.Code;
import org.condyle.io.results.View;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.State;
import org.condyle.simulate.Listener;
import org.condyle.simulate.Outcome;
import org.condyle.simulate.Plan;
import org.condyle.simulate.Recording;
import org.condyle.simulate.Simulation;
import org.condyle.tool.motion.CoordinateRoles;
import org.condyle.tool.motion.MotionFile;
import org.condyle.tool.motion.ResultBuilder;
import org.condyle.tool.motion.ToolModel;
import org.condyle.tool.result.AnalysisResult;
import org.condyle.tool.setup.Setup;
import org.condyle.tool.setup.SetupKeys;

/**
 * Forward dynamics of a joint in detail, as OpenSim-JAM has it: some coordinates are free, some follow a table, and all others are
 * locked; muscles have constant controls. Ligaments and cartilage are stiff beside the bones that they hold, so the method is implicit.
 */
final class ForsimTool {
    private static final String FROM = "start_time";
    private static final String UNTIL = "stop_time";
    private static final String EVERY = "report_time_step";
    private static final String LONGEST = "maximum_time_step";
    private static final String FREE = "unconstrained_coordinates";
    private static final String PRESCRIBED = "prescribed_coordinates_file";
    private static final String PHYSIOLOGY = "use_muscle_physiology";
    private static final String MOST_STEPS = "internal_step_limit";
    private static final String METHOD = "radau5";
    private static final double AS_INPUT = -1;
    private static final double SAME = 1e-6; // of the time between two rows

    static final SetupKeys KEYS = new SetupKeys()
            .key(ToolModel.KEY, "")
            .key(FROM, "0")
            .key(UNTIL, "1")
            .key(LONGEST, "0.1")
            .key(EVERY, "0.01")
            .key("integrator_accuracy", "1e-6")
            .key(MOST_STEPS, "-1")
            .key(FREE, "")
            .key(PRESCRIBED, "")
            .key(PHYSIOLOGY, "true")
            .key("external_loads_file", "")
            .key("AnalysisSet", "")
            .and(ConstantActuators.KEYS)
            .withoutEffect(
                    "results_directory",
                    "results_file_basename",
                    "minimum_time_step",
                    "use_visualizer",
                    "verbose",
                    "geometry_folder",
                    "equilibrate_muscles"); // a run with elastic tendons begins in equilibrium

    private ForsimTool() {}

    static AnalysisResult run(Setup setup, Listener listener) {
        if (!setup.flag(PHYSIOLOGY)) {
            throw setup.problem(PHYSIOLOGY, "muscles without their physiology are not known here; remove the key");
        }
        ToolModel written = ToolModel.of(setup);
        ConstantActuators actuators = ConstantActuators.of(setup, written);
        Optional<MotionFile> table = setup.path(PRESCRIBED).map(f -> MotionFile.readSome(f, "coordinates", written));
        Set<Place> free = free(setup, written);
        Map<Place, double[]> prescribed = new LinkedHashMap<>();
        table.ifPresent(t -> t.values().forEach((p, x) -> {
            if (!free.contains(p)) {
                prescribed.put(p, x);
            } else {
                setup.warn(FREE, written.labels().label(p) + " is free, so its column of " + t.file() + " is ignored");
            }
        }));
        double[] times = table.map(MotionFile::times).orElse(new double[0]);
        CoordinateRoles roles = new CoordinateRoles(written, free, times, prescribed, setup.at());
        ToolModel whole = written.with(d -> actuators.over(roles.driven(d)));
        ToolModel running = written.with(d -> actuators.over(roles.locked(d)));
        ResultBuilder result = new ResultBuilder(setup, whole, "Forward simulation");
        table.ifPresent(t -> {
            result.input(t.file());
            result.addAll(t.warnings());
        });
        if (!roles.loose().isEmpty()) {
            result.distrust(MotionFile.listed(roles.loose())
                    + " cannot be locked, because their rates are no speeds of their joints; they are free here");
        }
        double from = time(setup, FROM, times, true), until = time(setup, UNTIL, times, false);
        if (!(until > from) || Double.isInfinite(until - from)) {
            throw setup.problem(UNTIL, "must be later than " + FROM + ", " + from + " s, was " + until + " s");
        }
        running.requireLoads(from, until);
        State start = running.initial();
        start.time = from;
        try {
            Assembly.assemble(
                    running.mechanism(),
                    start,
                    running.file().start().heldPosition(),
                    running.file().start().heldSpeed());
        } catch (ModelException e) {
            throw new DocumentException(Code.MODEL_REFUSED, setup.at(), String.valueOf(e.getMessage()));
        }
        double every = every(setup, times);
        Recording rows = simulate(setup, running, start, until, every, listener, result);
        report(setup, new Back(roles, running, whole), rows, every, listener, result);
        ForsimPlots.add(whole, free, prescribed, result);
        View usual = whole.file().view();
        if (usual.equals(View.USUAL) && !whole.file().model().surfaces().isEmpty()) {
            result.view(usual.showing("clear", true)); // the cartilages, not the person around them
        }
        return result.result();
    }

    private static Set<Place> free(Setup setup, ToolModel model) {
        List<String> words = setup.words(FREE);
        if (words.isEmpty()) {
            throw setup.problem(
                    FREE, "is empty: all coordinates would be locked or prescribed, and nothing would be computed");
        }
        try {
            return new HashSet<>(model.labels().find(words));
        } catch (ModelException e) {
            throw setup.problem(FREE, String.valueOf(e.getMessage()));
        }
    }

    /** A time of the setup, or that of the first or last row of the table. */
    private static double time(Setup setup, String key, double[] times, boolean first) {
        double asked = setup.number(key);
        if (asked != AS_INPUT) {
            return asked;
        }
        if (times.length == 0) {
            throw setup.problem(key, "-1 means the time of " + PRESCRIBED + ", and there is no such file");
        }
        return times[first ? 0 : times.length - 1];
    }

    private static double every(Setup setup, double[] times) {
        double asked = setup.number(EVERY);
        if (asked == AS_INPUT && times.length > 1) {
            return times[1] - times[0];
        }
        if (!(asked > 0)) {
            throw setup.problem(EVERY, "must be above 0 s, or -1 for the steps of " + PRESCRIBED + ", was " + asked);
        }
        return asked;
    }

    private static Recording simulate(
            Setup setup,
            ToolModel model,
            State start,
            double until,
            double every,
            Listener listener,
            ResultBuilder result) {
        RunSettings run = model.file().run();
        double longest = setup.positive(LONGEST, "s");
        Plan plan = new Plan(
                until,
                every,
                new double[0],
                Integrators.create(
                        METHOD, new StepOptions(run.options().step(), longest, setup.share("integrator_accuracy"))),
                run.stabilisation().get(),
                model.file().events(),
                StateRows.channels(start),
                Double.POSITIVE_INFINITY);
        Simulation simulation = new Simulation(model.mechanism(), plan);
        Outcome outcome = StepBudget.orEndless(setup, MOST_STEPS, listener).run(simulation, start, until, result);
        result.figure("free-coordinates", start.v.length - model.mechanism().rows(), "", "free coordinates");
        result.figure("steps", (double) outcome.steps(), "", "steps");
        result.figure("evaluations", (double) outcome.evaluations(), "", "evaluations");
        result.figure("ledger-residual", outcome.ledger().relativeResidual(), "", "");
        return simulation.recording();
    }

    /** From states of the model that ran to those of the model with all coordinates. */
    private static final class Back {
        private final CoordinateRoles roles;
        private final ToolModel whole;
        private final State ran;
        private final List<int[]> pairs = new ArrayList<>(); // q and v here, q and v there

        Back(CoordinateRoles roles, ToolModel running, ToolModel whole) {
            this.roles = roles;
            this.whole = whole;
            ran = running.initial();
            Map<String, Place> there = new LinkedHashMap<>();
            whole.labels().all().forEach(p -> there.put(p.name(), p));
            for (Place p : running.labels().all()) {
                Place other = there.get(p.name());
                if (other == null) {
                    throw new IllegalStateException("the whole model has no coordinate " + p.name());
                }
                pairs.add(p.hasSpeed() ? new int[] {p.q(), other.q(), p.v(), other.v()} : new int[] {p.q(), other.q()});
            }
        }

        void read(Recording rows, int row, State s) {
            StateRows.read(rows, row, ran);
            s.time = ran.time;
            roles.hold(s);
            for (int[] p : pairs) {
                s.q[p[1]] = ran.q[p[0]];
                if (p.length > 2) {
                    s.v[p[3]] = ran.v[p[2]];
                }
            }
            System.arraycopy(ran.z, 0, s.z, 0, s.z.length);
        }
    }

    /** Rows at which something switched, between those of the setup, are left out. */
    private static int[] asked(double[] times, double every) {
        return IntStream.range(0, times.length)
                .filter(i -> {
                    double steps = (times[i] - times[0]) / every;
                    return i == times.length - 1 || Math.abs(steps - Math.rint(steps)) < SAME;
                })
                .toArray();
    }

    private static void report(
            Setup setup, Back back, Recording rows, double every, Listener listener, ResultBuilder result) {
        int[] asked = asked(rows.times(), every);
        double[] times = Arrays.stream(asked).mapToDouble(i -> rows.times()[i]).toArray();
        StateRows.Source source = (i, s) -> {
            back.read(rows, asked[i], s);
            result.frame(s);
        };
        StateRows.report(setup, back.whole, times, source, listener, result);
    }
}
