package org.condyle.simulate;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Objects;
import org.condyle.contact.ManyBodyLaw;
import org.condyle.contact.friction.RegularisedCoulomb;
import org.condyle.contact.law.Hertz;
import org.condyle.contact.law.HuntCrossleyDissipation;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Workspace;
import org.condyle.integrate.RungeKutta4;
import org.condyle.integrate.StepOptions;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.State;
import org.condyle.scenes.Balls;
import org.junit.jupiter.api.Test;

/** Many balls that fall and fly into each other. */
class BallsTest {
    private static final ManyBodyLaw ELASTIC = ManyBodyLaw.of(new Hertz(), 1e6);
    private static final ManyBodyLaw DRY =
            ManyBodyLaw.of(new HuntCrossleyDissipation(0.3), 1e6).withFriction(new RegularisedCoulomb(0.3, 0.2));

    private static Simulation fly(Balls balls, double until, double step) {
        return Runs.of(balls.model)
                .until(until)
                .stepper(new RungeKutta4(StepOptions.step(step)))
                .record("touch.contacts", "touch.depth", "touch.force")
                .simulation();
    }

    @Test
    void energyIsKeptByElasticBallsAndAccountedForByDryOnes() {
        for (ManyBodyLaw law : new ManyBodyLaw[] {ELASTIC, DRY}) {
            Balls balls = new Balls(Balls.inOrder(27), law, true, 0.5);
            // the onset of a contact is not smooth, which lowers the order of the method
            double[] step = {8e-5, 2e-5}, allowed = {1e-4, 1e-5};
            for (int k = 0; k < 2; k++) {
                Simulation s = fly(balls, 0.015, step[k]);
                Outcome end = s.run(balls.start, Listener.NONE);
                assertEquals(Outcome.End.COMPLETED, end.end(), end::message);
                assertTrue(s.recording().most(0) >= 10, "they should have met");
                assertEquals(0, end.ledger().relativeResidual(), allowed[k]);
                double part = end.ledger().totalDissipated() / end.ledger().scale();
                assertTrue(law == ELASTIC ? part == 0 : part > 0.1, () -> "lost " + part);
            }
        }
    }

    @Test
    void momentumAndSpinAreKeptWithoutWalls() {
        Balls balls = new Balls(Balls.inOrder(27), DRY, false, 0.5);
        Simulation s = fly(balls, 0.02, 4e-5);
        Outcome end = s.run(balls.start, Listener.NONE);
        assertTrue(s.recording().most(0) >= 2, "they should have met");
        assertTrue(end.ledger().totalDissipated() > 0);
        double[] before = momentum(balls, balls.start), after = momentum(balls, s.last());
        // 27 balls of 4 g at 0.5 m/s within 5 cm
        assertArrayEquals(before, after, 1e-11);
        assertTrue(Math.abs(before[0]) > 1e-4 && Math.abs(before[5]) > 1e-6);
    }

    /** Momentum, and moment of momentum about the origin. */
    private static double[] momentum(Balls balls, State s) {
        Motion m = motion(balls.model, s);
        double[] out = new double[6], spin = new double[3];
        for (int b = 1; b < balls.model.bodies().size(); b++) {
            double mass = balls.model.bodies().get(b).mass(),
                    turn = balls.model.bodies().get(b).inertia()[0];
            int at = Motion.SIZE * b;
            m.spin(b, spin, 0);
            for (int k = 0; k < 3; k++) {
                int u = (k + 1) % 3, v = (k + 2) % 3;
                out[k] += mass * m.rate[at + k];
                out[3 + k] += turn * spin[k]
                        + mass * (m.placement[at + u] * m.rate[at + v] - m.placement[at + v] * m.rate[at + u]);
            }
        }
        return out;
    }

    private static Motion motion(Model model, State s) {
        Workspace w = new Workspace(Mechanism.compile(model));
        Dynamics.place(s, w);
        Dynamics.fillRates(w);
        return w.motion;
    }

    @Test
    void aThousandBallsPushAsTheyArePushed() {
        Balls balls = new Balls(Balls.inOrder(1000), DRY, true, 1);
        State s = balls.start;
        for (int b = 0; b < 1000; b++) {
            for (int k = 0; k < 3; k++) {
                s.q[7 * b + k] *= 0.88; // so close that neighbours overlap
            }
        }
        Motion m = motion(balls.model, s);
        ForceElement touch = Objects.requireNonNull(balls.model.forces().get("touch"));
        Forces f = new Forces(1001, balls.model.speeds());
        touch.addForces(s, m, f);
        // three neighbours for each ball but those at the end, and three walls
        assertTrue(touch.signals().get(0).read(s, m) > 2000);
        double[] sum = new double[3];
        double size = 0;
        for (int b = 0; b <= 1000; b++) {
            for (int k = 0; k < 3; k++) {
                sum[k] += f.dual[Motion.SIZE * b + k];
                size += Math.abs(f.dual[Motion.SIZE * b + k]);
            }
        }
        assertTrue(size > 1);
        assertArrayEquals(new double[3], sum, 1e-13 * size);
    }

    @Test
    void runsRepeatToTheLastBit() {
        Balls balls = new Balls(Balls.inOrder(27), DRY, true, 0.5);
        Simulation one = fly(balls, 0.01, 5e-5), two = fly(balls, 0.01, 5e-5);
        one.run(balls.start, Listener.NONE);
        two.run(balls.start, Listener.NONE);
        assertArrayEquals(one.last().q, two.last().q);
        assertArrayEquals(one.last().v, two.last().v);
    }

    @Test
    void theOrderOfTheBallsDoesNotMatter() {
        int n = 27;
        int[] order = new int[n];
        for (int i = 0; i < n; i++) {
            order[i] = (10 * i + 5) % n;
        }
        Balls straight = new Balls(Balls.inOrder(n), DRY, true, 0.5), mixed = new Balls(order, DRY, true, 0.5);
        Simulation one = fly(straight, 0.01, 5e-5), two = fly(mixed, 0.01, 5e-5);
        one.run(straight.start, Listener.NONE);
        two.run(mixed.start, Listener.NONE);
        assertEquals(one.recording().most(0), two.recording().most(0));
        for (int k = 0; k < n; k++) {
            for (int c = 0; c < 3; c++) {
                assertEquals(one.last().q[7 * order[k] + c], two.last().q[7 * k + c], 1e-10);
            }
        }
    }
}
