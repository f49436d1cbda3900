package org.condyle.bench;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.condyle.dynamics.Assembly;
import org.condyle.dynamics.Settlement;
import org.condyle.integrate.Integrators;
import org.condyle.integrate.StepOptions;
import org.condyle.io.document.Document;
import org.condyle.io.model.Description;
import org.condyle.io.model.Library;
import org.condyle.io.model.ModelFile;
import org.condyle.mechanics.State;
import org.condyle.simulate.Listener;
import org.condyle.simulate.Outcome;
import org.condyle.simulate.Plan;
import org.condyle.simulate.Simulation;

/**
 * Forward simulation of the size of walking: the model gait10dof18musc that OpenSim's authors published (10 coordinates, 18 muscles with
 * elastic tendons), with six spheres under each foot on a floor, for one second with controls that vary. Complete runs with energy
 * ledger and instants of touch. The error is that of the pelvis at the end against a run at 1e-10.
 */
final class MuscleGait {
    private static final int ROUNDS = 15;
    private static final double WARM_UP = 5; // s

    private MuscleGait() {}

    static void race() throws IOException {
        Path data = OpenSimDoor.folder();
        if (data == null) {
            System.err.println("muscle-gait: there is no folder shared/data; skipped");
            return;
        }
        ModelFile model = model(data.resolve("osim-gait10dof18musc").resolve("subject01.osim"));
        State start = model.initial().copy();
        Assembly.assemble(
                model.mechanism(),
                start,
                model.start().heldPosition(),
                model.start().heldSpeed());
        Settlement.atStart(model.mechanism(), start, model.start().givenInternals());
        Simulation exact = simulation(model, "dop853", 1e-10);
        exact.run(start.copy(), Listener.NONE);
        for (String method : List.of("abm", "dopri5", "ros3w", "dop853", "radau5")) {
            for (double accuracy : new double[] {1e-3, 1e-4, 1e-5}) {
                Simulation once = simulation(model, method, accuracy);
                Outcome outcome = once.run(start.copy(), Listener.NONE);
                Clock.Timing t = Clock.repeat(
                        ROUNDS,
                        WARM_UP,
                        () -> simulation(model, method, accuracy).run(start.copy(), Listener.NONE));
                new Line("muscle-gait-" + method + "-" + accuracy)
                        .top("cpu_s", t.cpu().median())
                        .top("least_cpu_s", t.cpu().min())
                        .top("real_time_factor", 1 / t.cpu().min())
                        .top("steps", outcome.steps())
                        .top("error", distance(exact.last(), once.last()))
                        .top("ledger", outcome.ledger().relativeResidual())
                        .print();
            }
        }
    }

    private static Simulation simulation(ModelFile model, String method, double accuracy) {
        return new Simulation(
                model.mechanism(),
                new Plan(
                        1,
                        0.01,
                        new double[0],
                        Integrators.create(method, new StepOptions(1e-3, 1, accuracy)),
                        model.run().stabilisation().get(),
                        List.of(),
                        List.of(),
                        Double.POSITIVE_INFINITY));
    }

    private static double distance(State a, State b) {
        double most = 0;
        for (int i = 0; i < a.q.length; i++) {
            most = Math.max(most, Math.abs(a.q[i] - b.q[i]));
        }
        return most;
    }

    private static ModelFile model(Path file) throws IOException {
        Description source = Library.find(file.toString());
        try (InputStream in = Objects.requireNonNull(MuscleGait.class.getResourceAsStream("gait-contact.yaml"))) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return source.with(Document.parse("gait-contact.yaml", text).root()).compile();
        }
    }
}
