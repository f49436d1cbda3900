package org.condyle.bench;

import java.util.List;
import java.util.function.Function;
import org.condyle.dynamics.ConstraintProjection;
import org.condyle.dynamics.Mechanism;
import org.condyle.integrate.DormandPrince5;
import org.condyle.integrate.DormandPrince853;
import org.condyle.integrate.StepOptions;
import org.condyle.integrate.Stepper;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;
import org.condyle.scenes.PlanarMechanisms;
import org.condyle.simulate.Listener;
import org.condyle.simulate.Outcome;
import org.condyle.simulate.Plan;
import org.condyle.simulate.Simulation;

/**
 * One second of the closed slider-crank with pin, pin and slider, as the peers join it, projected onto its two loop
 * equations after every step. A run is a whole {@link Simulation}, energy ledger and all.
 */
final class Crank {
    private final Mechanism mechanism;
    private final State start;

    Crank() {
        Model model = PlanarMechanisms.lightSliderCrank();
        mechanism = Mechanism.compile(model);
        start = PlanarMechanisms.lightSliderCrankStart(model);
    }

    /** How it ended, and the state there. */
    record Result(Outcome outcome, State last) {
        double angle() {
            return last.q[0];
        }

        double speed() {
            return last.v[0];
        }
    }

    Result run(Stepper stepper, double accuracy) {
        Simulation run = new Simulation(
                mechanism,
                new Plan(
                        1.0,
                        1.0,
                        new double[0],
                        stepper,
                        new ConstraintProjection(Math.max(1e-13, 0.1 * accuracy)),
                        List.of(),
                        List.of(),
                        Double.POSITIVE_INFINITY));
        Outcome outcome = run.run(start, Listener.NONE);
        return new Result(outcome, run.last());
    }

    static void race() {
        Crank crank = new Crank();
        Result exact = crank.run(new DormandPrince853(StepOptions.accuracy(1e-13)), 1e-13);
        new Line("slider-crank-reference")
                .top("sim_s", 1)
                .top("steps", exact.outcome.steps())
                .top("evals", exact.outcome.evaluations())
                .put("crank_angle_rad", exact.angle())
                .put("crank_speed_rad_s", exact.speed())
                .put("energy_max_drift_rel", Math.abs(exact.outcome.ledger().relativeResidual()))
                .print();
        for (double accuracy : new double[] {1e-5, 1e-6, 1e-7, 1e-8, 1e-9, 1e-10, 1e-11}) {
            crank.race("dopri5", DormandPrince5::new, accuracy, exact);
            crank.race("dop853", DormandPrince853::new, accuracy, exact);
        }
    }

    private void race(String name, Function<StepOptions, Stepper> method, double accuracy, Result exact) {
        Runnable once = () -> run(method.apply(StepOptions.accuracy(accuracy)), accuracy);
        Result r = run(method.apply(StepOptions.accuracy(accuracy)), accuracy);
        Clock.Timing time = Clock.repeat(Clock.repeats(15), 1.0, once);
        Outcome o = r.outcome;
        new Line("slider-crank-" + name + "-1e" + Math.round(Math.log10(accuracy)))
                .top("wall_s", time.wall().median())
                .top("cpu_s", time.cpu().median())
                .top("cpu_min_s", time.cpu().min())
                .top("cpu_max_s", time.cpu().max())
                .top("sim_s", 1)
                .top("steps", o.steps())
                .top("evals", o.evaluations())
                .put("integrator", name)
                .put("accuracy", accuracy)
                .put("crank_angle_rad", r.angle())
                .put("crank_speed_rad_s", r.speed())
                .put("crank_angle_rad_error", Math.abs(r.angle() - exact.angle()))
                .put("crank_speed_rad_s_error", Math.abs(r.speed() - exact.speed()))
                .put("energy_end_drift_rel", Math.abs(o.ledger().relativeResidual()))
                .put("max_constraint_m", o.maxPosition())
                .put("us_per_eval", 1e6 * time.cpu().median() / o.evaluations())
                .print();
    }
}
