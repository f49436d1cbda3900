package org.condyle.bench;

import java.util.List;
import java.util.function.Function;
import org.condyle.contact.HuntCrossleyDissipation;
import org.condyle.contact.Tangential;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Stabilisation;
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

/** Five seconds of the bouncing ball of the peers under Hunt and Crossley's law. A run is a whole {@link Simulation}. */
final class Ball {
    private static final double STIFFNESS = 1490711.985; // N/m^1.5

    private final Mechanism mechanism;
    private final State start;

    Ball(double dissipation) {
        Model model = Impacts.ballOnFloor(new HuntCrossleyDissipation(dissipation), STIFFNESS, Tangential.NONE);
        mechanism = Mechanism.compile(model);
        start = model.newState();
        start.q[1] = 1.0;
    }

    /** How it ended, and the height there. */
    record Result(Outcome outcome, double height) {
        Episode first() {
            return outcome.contacts().get(0);
        }
    }

    Result run(Stepper stepper) {
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

    static void race() {
        for (double c : new double[] {0, 0.1}) {
            Ball ball = new Ball(c);
            Result exact = ball.run(new DormandPrince853(StepOptions.accuracy(1e-13)));
            for (double accuracy : new double[] {1e-4, 1e-5, 1e-6, 1e-8, 1e-9, 1e-10}) {
                ball.race(c, "dopri5", DormandPrince5::new, accuracy, exact);
                ball.race(c, "dop853", DormandPrince853::new, accuracy, exact);
            }
        }
    }

    private void race(double c, String name, Function<StepOptions, Stepper> method, double accuracy, Result exact) {
        Result r = run(method.apply(StepOptions.accuracy(accuracy)));
        Clock.Timing time =
                Clock.repeat(Clock.repeats(15), 1.0, () -> run(method.apply(StepOptions.accuracy(accuracy))));
        new Line("bouncing-ball-hc-c" + c + "-" + name + "-1e" + Math.round(Math.log10(accuracy)))
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
                .put("height_end_m", r.height)
                .put("height_end_m_error", Math.abs(r.height - exact.height))
                .put("us_per_eval", 1e6 * time.cpu().median() / r.outcome.evaluations())
                .print();
    }
}
