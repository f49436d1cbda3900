package org.condyle.bench;

import java.util.List;
import java.util.function.Function;
import org.condyle.contact.friction.Tangential;
import org.condyle.contact.law.HuntCrossleyDissipation;
import org.condyle.contact.law.LinearLayer;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Stabilisation;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.mesh.MeshForms;
import org.condyle.integrate.DormandPrince5;
import org.condyle.integrate.DormandPrince853;
import org.condyle.integrate.StepOptions;
import org.condyle.integrate.Stepper;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;
import org.condyle.scenes.Impacts;
import org.condyle.simulate.Episode;
import org.condyle.simulate.Listener;
import org.condyle.simulate.Outcome;
import org.condyle.simulate.Plan;
import org.condyle.simulate.Simulation;

/**
 * Five seconds of the bouncing ball of the peers: under Hunt and Crossley's law, and as a mesh on an elastic foundation
 * (flat faces and their whole area, as Simbody has it). A run is a whole {@link Simulation}, energy ledger and all.
 */
final class Ball {
    private static final double HUNT_CROSSLEY = 1490711.985; // N/m^1.5
    private static final double FOUNDATION = 5e7; // Pa/m

    private final String work;
    private final Mechanism mechanism;
    private final State start;
    private final Result exact;

    private Ball(String work, Model model, double reference) {
        this.work = work;
        mechanism = Mechanism.compile(model);
        start = model.newState();
        start.q[1] = 1.0;
        exact = run(new DormandPrince853(StepOptions.accuracy(reference)));
    }

    private static Ball huntCrossley(double dissipation) {
        return new Ball(
                "bouncing-ball-hc-" + kind(dissipation),
                Impacts.ballOnFloor(new HuntCrossleyDissipation(dissipation), HUNT_CROSSLEY, Tangential.NONE),
                1e-13);
    }

    private static Ball foundation(int splits, double dissipation) {
        return new Ball(
                "bouncing-ball-efm-" + 8 * splits * splits + "-" + kind(dissipation),
                Impacts.shapeOnFloor(
                        Mesh.flat(MeshForms.sphere(0.1, splits)), new LinearLayer(dissipation), FOUNDATION),
                1e-8); // every face that touches is a kink
    }

    private static String kind(double dissipation) {
        return dissipation > 0 ? "diss" : "cons";
    }

    /** How it ended, and the height there. */
    record Result(Outcome outcome, double height) {
        Episode first() {
            return outcome.contacts().get(0);
        }
    }

    private Result run(Stepper stepper) {
        Simulation run = new Simulation(
                mechanism,
                new Plan(
                        5.0,
                        5.0,
                        new double[0],
                        stepper,
                        Stabilisation.none(),
                        List.of(),
                        List.of(),
                        Double.POSITIVE_INFINITY));
        Outcome outcome = run.run(start, Listener.NONE);
        return new Result(outcome, run.last().q[1]);
    }

    static void raceHuntCrossley() {
        for (double c : new double[] {0, 0.1}) {
            huntCrossley(c).race(1e-3, 1e-4, 1e-5, 1e-6, 1e-7, 1e-8, 1e-9, 1e-10);
        }
    }

    static void raceFoundation() {
        for (int splits : new int[] {11, 50}) {
            for (double c : new double[] {0, 0.1}) {
                foundation(splits, c).race(1e-3, 1e-4, 1e-5, 1e-6);
            }
        }
    }

    private void race(double... accuracies) {
        for (double accuracy : accuracies) {
            race("dopri5", DormandPrince5::new, accuracy);
            race("dop853", DormandPrince853::new, accuracy);
        }
    }

    private void race(String name, Function<StepOptions, Stepper> method, double accuracy) {
        Result r = run(method.apply(StepOptions.accuracy(accuracy)));
        Clock.Timing time =
                Clock.repeat(Clock.repeats(15), 0.7, () -> run(method.apply(StepOptions.accuracy(accuracy))));
        new Line(work + "-" + name + "-1e" + Math.round(Math.log10(accuracy)))
                .top("wall_s", time.wall().median())
                .top("cpu_s", time.cpu().median())
                .top("cpu_min_s", time.cpu().min())
                .top("cpu_max_s", time.cpu().max())
                .top("sim_s", 5)
                .top("steps", r.outcome.steps())
                .top("evals", r.outcome.evaluations())
                .put("first_contact_s", r.first().start())
                .put("max_indentation_m", r.first().maxDepth())
                .put("max_force_N", r.first().maxForce())
                .put("y_end_m", r.height)
                .put("y_end_m_exact", exact.height)
                .put("y_end_m_error", Math.abs(r.height - exact.height))
                .put("us_per_eval", 1e6 * time.cpu().median() / r.outcome.evaluations())
                .print();
    }
}
