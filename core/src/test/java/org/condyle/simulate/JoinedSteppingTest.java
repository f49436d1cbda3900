package org.condyle.simulate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.condyle.integrate.MoreauJean;
import org.condyle.integrate.StepOptions;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;
import org.condyle.scenes.Rigid;
import org.junit.jupiter.api.Test;

/** Time-stepping of bodies that are joined to each other, whose mass changes with their angles. */
class JoinedSteppingTest {
    private static Simulation steps(Model m, double h, double until, State start) {
        Simulation s = Runs.of(m)
                .stepper(new MoreauJean(StepOptions.step(h)))
                .until(until)
                .every(0.02)
                .record("energy.total", "energy.residual")
                .simulation();
        Outcome o = s.run(start, Listener.NONE);
        assertEquals(Outcome.End.COMPLETED, o.end(), o::toString);
        assertTrue(o.distrust().isEmpty(), o::toString);
        assertTrue(Math.max(s.recording().most(1), -s.recording().least(1)) < 1e-12, o::toString);
        double lowest = Double.POSITIVE_INFINITY;
        for (int r = 0; r < s.recording().rows(); r++) {
            double energy = s.recording().value(0, r);
            assertTrue(energy < lowest + 1e-12, "energy rises in row " + r);
            lowest = Math.min(lowest, energy);
        }
        return s;
    }

    private static double[] errors(Model m, State start, double until, double[] steps) {
        Simulation exact = Runs.of(m).until(until).simulation();
        assertEquals(Outcome.End.COMPLETED, exact.run(start, Listener.NONE).end());
        double[] error = new double[steps.length];
        for (int k = 0; k < steps.length; k++) {
            State end = steps(m, steps[k], until, start).last();
            error[k] = Math.hypot(end.q[0] - exact.last().q[0], end.q[1] - exact.last().q[1]);
        }
        return error;
    }

    @Test
    void aTipThatSlidesIsOfOrderTwo() {
        for (double friction : List.of(0.0, 0.2)) {
            Model m = Rigid.finger(friction, 0);
            double[] e = errors(m, Rigid.pointing(m, -0.3, 0), 0.16, new double[] {4e-3, 2e-3, 1e-3});
            assertTrue(e[0] < 3e-4 && e[1] < e[0] / 3.5 && e[2] < e[1] / 3.5, () -> Arrays.toString(e));
        }
    }

    @Test
    void anImpactIsFeltUpToAStepLate() {
        double[] steps = {4e-3, 2e-3, 1e-3, 5e-4, 2.5e-4, 1.25e-4};
        for (double restitution : List.of(0.0, 0.5)) {
            Model m = Rigid.finger(0.1, restitution);
            double[] e = errors(m, Rigid.pointing(m, 0.3, 0.1), 0.4, steps);
            for (int k = 0; k < steps.length; k++) {
                assertTrue(e[k] < 12 * steps[k], () -> Arrays.toString(e)); // at 8 rad/s
            }
        }
    }
}
