package org.condyle.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.condyle.integrate.Integrators;
import org.condyle.integrate.StepOptions;
import org.condyle.mechanics.State;
import org.condyle.simulate.Listener;
import org.condyle.simulate.Outcome;
import org.condyle.simulate.Plan;
import org.condyle.simulate.Simulation;
import org.condyle.tool.Tools;
import org.condyle.tool.motion.InternalColumns;
import org.condyle.tool.motion.MotionFile;
import org.condyle.tool.motion.ToolModel;
import org.condyle.tool.setup.SetupFile;
import org.condyle.tool.setup.SetupKeys;

/**
 * One second of an arm with six muscles under controls from a file, as OpenSim's authors published it (case FWD-1: elastic tendons,
 * muscles over surfaces, 2 coordinates, 16 states). Complete runs with energy ledger; the error is the largest of the 16 states at the
 * end against a run at 1e-12. {@code tool} is the whole tool with the reading of all files and the writing of 1001 rows into memory;
 * {@code control} the computed muscle control of a quarter of a second of the same arm (case CMC-1), as a whole, too.
 */
final class MuscleForward {
    private static final int ROUNDS = 25;
    private static final double WARM_UP = 5; // s
    private static final SetupKeys KEYS = new SetupKeys()
            .key("model_file", "")
            .key("external_loads_file", "")
            .key("ControllerSet", "")
            .key("force_set_files", "")
            .key("replace_force_set", "false")
            .withoutEffect(".*");

    private MuscleForward() {}

    static void race() throws IOException {
        Path data = OpenSimDoor.folder();
        if (data == null) {
            System.err.println("muscle-forward: there is no folder shared/data; skipped");
            return;
        }
        Path folder = data.resolve("osim-arm26/forward");
        SetupFile setup = setup(folder);
        ToolModel model = ToolModel.controlled(setup.setup(KEYS));
        State start = start(model, folder.resolve("arm26_InitialStates.sto"));
        Simulation exact = simulation(model, "dop853", 1e-12);
        exact.run(start.copy(), Listener.NONE);
        for (String method : List.of("abm", "dopri5", "ros3w", "dop853", "radau5")) {
            for (double accuracy : new double[] {1e-3, 1e-4, 1e-5, 1e-6, 1e-8}) {
                Simulation once = simulation(model, method, accuracy);
                Outcome outcome = once.run(start.copy(), Listener.NONE);
                Clock.Timing t = Clock.repeat(
                        ROUNDS,
                        WARM_UP,
                        () -> simulation(model, method, accuracy).run(start.copy(), Listener.NONE));
                new Line("muscle-forward-" + method + "-" + accuracy)
                        .top("cpu_s", t.cpu().median())
                        .top("least_cpu_s", t.cpu().min())
                        .top("steps", outcome.steps())
                        .top("error", distance(exact.last(), once.last()))
                        .print();
            }
        }
        Clock.Timing t = Clock.repeat(ROUNDS, WARM_UP, () -> Tools.run(setup(folder)));
        new Line("muscle-forward-tool").top("cpu_s", t.cpu().median()).print();
        Path control = data.resolve("osim-arm26/cmc/arm26_Setup_CMC.xml");
        t = Clock.repeat(ROUNDS, WARM_UP, () -> Tools.run(SetupFile.read(control)));
        new Line("muscle-control-tool").top("cpu_s", t.cpu().median()).print();
    }

    /** The published setup with the muscle law before OpenSim 3, of which the published result is. */
    private static SetupFile setup(Path folder) {
        try {
            Path file = Path.of(System.getProperty("java.io.tmpdir")).resolve("condyle-bench-arm26.osim");
            Files.writeString(
                    file,
                    Files.readString(folder.resolve("arm26.osim"))
                            .replace("<Thelen2003Muscle ", "<Thelen2003Muscle_Deprecated ")
                            .replace("</Thelen2003Muscle>", "</Thelen2003Muscle_Deprecated>"));
            SetupFile setup = SetupFile.read(folder.resolve("arm26_Setup_Forward.xml"));
            setup.set("model_file", file.toString());
            return setup;
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private static State start(ToolModel model, Path file) {
        MotionFile states = MotionFile.read(file, "states", model, Optional.empty());
        State s = model.initial();
        states.values().forEach((p, x) -> s.q[p.q()] = x[0]);
        states.speeds().forEach((p, u) -> s.v[p.v()] = u[0]);
        InternalColumns.of(model, Optional.of(states), false).at(0, s);
        return s;
    }

    private static Simulation simulation(ToolModel model, String method, double accuracy) {
        return new Simulation(
                model.mechanism(),
                new Plan(
                        1,
                        0.01,
                        new double[0],
                        Integrators.create(method, new StepOptions(1e-3, 1, accuracy)),
                        model.file().run().stabilisation().get(),
                        List.of(),
                        List.of(),
                        Double.POSITIVE_INFINITY));
    }

    private static double distance(State a, State b) {
        double most = 0;
        for (int i = 0; i < a.q.length; i++) {
            most = Math.max(most, Math.max(Math.abs(a.q[i] - b.q[i]), Math.abs(a.v[i] - b.v[i])));
        }
        for (int i = 0; i < a.z.length; i++) {
            most = Math.max(most, Math.abs(a.z[i] - b.z[i]));
        }
        return most;
    }
}
