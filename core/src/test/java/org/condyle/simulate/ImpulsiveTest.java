package org.condyle.simulate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.condyle.dynamics.Baumgarte;
import org.condyle.forces.Spring;
import org.condyle.geometry.shape.Sphere;
import org.condyle.integrate.RungeKutta4;
import org.condyle.integrate.StepOptions;
import org.condyle.measures.JointCoordinate;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;
import org.condyle.scenes.HardBodies;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** One contact without compliance: bounces, sticks, slides, rolls and leaves where closed forms say. */
class ImpulsiveTest {
    private static final double G = 9.81;

    private static Outcome run(Simulation simulation, State start) {
        Outcome o = simulation.run(start, Listener.NONE);
        assertEquals(Outcome.End.COMPLETED, o.end(), o::message);
        assertTrue(
                Math.abs(o.ledger().relativeResidual()) < 1e-9, () -> o.ledger().toString());
        return o;
    }

    private static double happened(Outcome o, String name) {
        return o.events().stream()
                .filter(e -> e.name().equals(name))
                .findFirst()
                .orElseThrow()
                .time();
    }

    private static Model bouncing(double restitution) {
        return HardBodies.inPlane()
                .ball("ball", 2, 0.1, 0.4)
                .floor()
                .touch("floor", "ball", 0, restitution)
                .build();
    }

    private static State at(Model m, double... q) {
        State s = m.newState();
        System.arraycopy(q, 0, s.q, 0, q.length);
        return s;
    }

    private static State moving(State s, double... v) {
        System.arraycopy(v, 0, s.v, 0, v.length);
        return s;
    }

    @Test
    void ballBouncesAtTheInstantsOfTheClosedFormAndThenRests() {
        Model m = bouncing(0.8);
        Simulation run = Runs.of(m)
                .until(5)
                .event("top", (x, motion) -> x.v[1], -1, false) // ends steps in mid-air, however low
                .record("floor-ball.gap", "floor-ball.force")
                .simulation();
        Outcome o = run(run, at(m, 0, 1.1));
        double t = Math.sqrt(2 / G), speed = G * t;
        for (int k = 0; k < 30; k++) {
            Impact i = o.impacts().get(k);
            assertEquals(t, i.time(), 1e-11, "impact " + k);
            assertEquals(speed, i.speedBefore(), 1e-10);
            assertEquals(0.8 * speed, i.speedAfter(), 1e-10);
            assertEquals(2 * 1.8 * speed, i.impulse(), 1e-9);
            assertEquals(0.5 * 2 * 0.36 * speed * speed, i.energyLost(), 1e-9);
            assertEquals("floor-ball", i.at());
            speed *= 0.8;
            t += 2 * speed / G;
        }
        double end = Math.sqrt(2 / G) * (1 + 2 * 0.8 / 0.2);
        assertEquals(4.0637128, end, 5e-8);
        assertEquals(end, happened(o, "floor-ball.rests"), 1e-9);
        assertEquals(0.1, run.last().q[1], 1e-12);
        assertEquals(0, run.last().v[1], 0);
        assertEquals(2 * G, run.recording().column(1)[run.recording().times().length - 1], 1e-9);
        assertEquals(2 * G, o.ledger().dissipated().get("impacts"), 1e-9);
        assertTrue(
                run.recording().least(0) > -1e-9, () -> "gap " + run.recording().least(0));
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "1, 6"})
    void withoutRestitutionItStaysAndWithAllOfItItGoesOn(double e, int impacts) {
        Model m = bouncing(e);
        Outcome o = run(Runs.of(m).until(5.2).simulation(), at(m, 0, 1.1));
        assertEquals(impacts, o.impacts().size());
    }

    /** The step is repeated to end at the touch; each repetition is a step of twelve evaluations. */
    @Test
    void bouncesTakeFewEvaluations() {
        Model m = bouncing(0.8);
        Outcome o = run(Runs.of(m).until(3.4).simulation(), at(m, 0, 1.1));
        assertEquals(8, o.impacts().size());
        assertTrue(o.evaluations() < 50 * o.impacts().size(), () -> o.evaluations() + " evaluations");
    }

    /** What leaves is back after half a period, however long a step the method would take: no touch is passed over. */
    @ParameterizedTest
    @CsvSource({"1e-12", "1e-6", "1e-3"})
    void ballOnASpringTouchesEveryHalfPeriod(double accuracy) {
        HardBodies h = HardBodies.inPlane().ball("ball", 2, 0.1, 0.4).floor().touch("floor", "ball", 0, 1);
        double omega = 40;
        h.builder.gravity(0, 0, 0);
        h.builder.force(
                "spring", new Spring(new JointCoordinate(1, 1, Measure.Kind.LENGTH), 2 * omega * omega, 0.1, 0));
        Model m = h.build();
        Outcome o = Runs.of(m)
                .accuracy(accuracy)
                .until(2)
                .simulation()
                .run(moving(at(m, 0, 0.3), 0.5, 0, 7), Listener.NONE);
        assertEquals(25, o.impacts().size());
        for (int k = 0; k < 25; k++) {
            assertEquals((k + 0.5) * Math.PI / omega, o.impacts().get(k).time(), 20 * accuracy, "impact " + k);
        }
    }

    @Test
    void ballThatLiesThereLiesThere() {
        Model m = bouncing(0.5);
        Simulation run = Runs.of(m).until(1).record("floor-ball.force").simulation();
        Outcome o = run(run, at(m, 0, 0.1));
        assertEquals(0, o.impacts().size());
        assertEquals(0.1, run.last().q[1], 1e-15);
        assertEquals(2 * G, run.recording().least(0), 1e-9);
    }

    /** On a slope, x downhill. */
    private static Model slope(double mu, double degrees) {
        HardBodies h =
                HardBodies.inPlane().block("block", 2, 0.2, 0.1, 0.1).floor().touch("floor", "block", mu, 0);
        double a = Math.toRadians(degrees);
        h.builder.gravity(G * Math.sin(a), -G * Math.cos(a), 0);
        return h.build();
    }

    @Test
    void blockSlidesDownAnIncline() {
        Model m = slope(0.3, 30);
        Simulation run = Runs.of(m).until(1).simulation();
        run(run, at(m, 0, 0.05));
        double a = G * (Math.sin(Math.PI / 6) - 0.3 * Math.cos(Math.PI / 6));
        assertEquals(2.3562872, a, 5e-8);
        assertEquals(a / 2, run.last().q[0], 1e-10);
        assertEquals(a, run.last().v[0], 1e-10);
        assertEquals(0, run.last().q[2], 1e-12);
    }

    @Test
    void blockLaunchedUphillStopsAndComesBack() {
        Model m = slope(0.3, 30);
        Simulation run = Runs.of(m)
                .until(2)
                .event("top", (s, x) -> s.v[0], 1, false)
                .event("back", (s, x) -> s.q[0], 1, true)
                .record("block.x")
                .simulation();
        Outcome o = run.run(moving(at(m, 0, 0.05), -3), Listener.NONE);
        assertEquals(Outcome.End.STOPPED, o.end(), o::message);
        assertTrue(Math.abs(o.ledger().relativeResidual()) < 1e-9);
        double up = G * (0.5 + 0.3 * Math.sqrt(0.75)), down = G * (0.5 - 0.3 * Math.sqrt(0.75));
        assertEquals(.40248398, 3 / up, 5e-9);
        assertEquals(3 / up, happened(o, "top"), 1e-10);
        assertEquals(.60372597, 4.5 / up, 5e-9);
        assertEquals(-4.5 / up, run.recording().least(0), 1e-10);
        assertEquals(1.6867435, 3 * Math.sqrt(down / up), 5e-8);
        assertEquals(3 * Math.sqrt(down / up), run.last().v[0], 1e-9);
    }

    @Test
    void blockHoldsWhereFrictionIsEnough() {
        Model m = slope(Math.tan(Math.PI / 6) * 1.0001, 30);
        Simulation run = Runs.of(m).until(1).record("floor-block.friction").simulation();
        run(run, at(m, 0, 0.05));
        assertEquals(0, run.last().q[0], 1e-15);
        assertEquals(2 * G / 2, run.recording().least(0), 1e-9);
        Model slips = slope(Math.tan(Math.PI / 6) * 0.9999, 30);
        Simulation down = Runs.of(slips).until(1).simulation();
        run(down, at(slips, 0, 0.05));
        assertEquals(0.5 * G * 0.5 * 0.0001, down.last().q[0], 1e-10);
    }

    @ParameterizedTest
    @CsvSource({"0.4, 0.19416533, 1.4285714285714286", "0.5, 0.22652622, 1.3333333333333333"})
    void ballSlidesThenRolls(double inertia, double time, double speed) {
        for (HardBodies h : new HardBodies[] {HardBodies.inPlane(), HardBodies.inSpace()}) {
            Model m = h.ball("ball", 2, 0.1, inertia)
                    .floor()
                    .touch("floor", "ball", 0.3, 0)
                    .build();
            int spin = m.speeds() - 1;
            Simulation run = Runs.of(m)
                    .until(0.5)
                    .event("rolls", (s, x) -> s.v[0] + 0.1 * s.v[spin] - 1e-9, -1, false)
                    .simulation();
            State s = m.newState();
            s.q[1] = 0.1;
            s.v[0] = 2;
            Outcome o = run(run, s);
            assertEquals(time, happened(o, "rolls"), 1e-8);
            assertEquals(speed, run.last().v[0], 1e-10);
            assertEquals(-speed / 0.1, run.last().v[spin], 1e-9);
            assertEquals(2 * time - 0.5 * 0.3 * G * time * time + speed * (0.5 - time), run.last().q[0], 1e-8);
        }
    }

    @Test
    void pointLeavesASphereAtTwoThirds() {
        Model m = HardBodies.inPlane()
                .ball("ball", 1, HardBodies.POINT, 1e18)
                .surface("hill", "ground", Frame.IDENTITY, new Sphere(1))
                .touch("hill", "ball", 0, 0)
                .build();
        double start = 0.3, r = 1 + HardBodies.POINT;
        Simulation run = Runs.of(m)
                .until(1.5)
                .record("hill-ball.force", "ball.y")
                .every(1e-3)
                .simulation();
        run(run, at(m, r * Math.sin(start), r * Math.cos(start)));
        assertEquals(2.0 / 3 * Math.cos(start), leaves(run), 2e-3);
    }

    /** Height over the radius at the first row without force. */
    private static double leaves(Simulation run) {
        double[] force = run.recording().column(0), y = run.recording().column(1);
        for (int k = 0; k < force.length; k++) {
            if (force[k] == 0) {
                return y[k];
            }
        }
        return Double.NaN;
    }

    private static Model ballOnAHill() {
        return HardBodies.inPlane()
                .ball("ball", 1, 0.1, 0.4)
                .surface("hill", "ground", Frame.IDENTITY, new Sphere(1))
                .touch("hill", "ball", 1e4, 0)
                .build();
    }

    @Test
    void rollingBallLeavesAHillAtTenSeventeenths() {
        double start = 0.3, r = 1.1;
        Model m = ballOnAHill();
        Simulation run = Runs.of(m)
                .until(2)
                .record("hill-ball.force", "ball.y")
                .every(1e-3)
                .simulation();
        Outcome o = run(run, at(m, r * Math.sin(start), r * Math.cos(start)));
        assertEquals(10.0 / 17 * Math.cos(start) * r, leaves(run), 3e-3);
    }

    @Test
    void slidingTurnsWithTheVelocityInSpace() {
        // on a slope a block sent across slides in a curve and ends straight down
        double a = Math.toRadians(30);
        HardBodies h = HardBodies.inSpace()
                .ball("puck", 1, HardBodies.POINT, 1e18)
                .floor()
                .touch("floor", "puck", 0.4, 0);
        h.builder.gravity(0, -G * Math.cos(a), G * Math.sin(a));
        Model m = h.build();
        State s = m.newState();
        s.q[1] = HardBodies.POINT;
        s.v[0] = 2;
        Simulation run = Runs.of(m).until(0.5).simulation();
        run(run, s);
        // hodograph of a puck on a slope, k = mu/tan: v sin p = v0 sin p0 (tan(p/2)/tan(p0/2))^k
        double vx = run.last().v[0], vz = run.last().v[2], speed = Math.hypot(vx, vz), k = 0.4 / Math.tan(a);
        double p = Math.atan2(vx, vz), p0 = Math.PI / 2; // angle from downhill
        double expected = 2 * Math.pow(Math.tan(p / 2) / Math.tan(p0 / 2), k) * Math.sin(p0) / Math.sin(p);
        assertEquals(expected, speed, 1e-9);
    }

    @Test
    void contactsMayBeKeptByFeedbackToo() {
        double start = 0.3, r = 1.1;
        Model m = ballOnAHill();
        Simulation run = Runs.of(m)
                .until(0.5)
                .stabilisation(new Baumgarte(5, 5))
                .stepper(new RungeKutta4(StepOptions.step(0.01)))
                .record("hill-ball.force", "ball.y")
                .simulation();
        Outcome o = run.run(at(m, r * Math.sin(start), r * Math.cos(start)), Listener.NONE);
        assertEquals(Outcome.End.COMPLETED, o.end(), o::message);
        assertEquals(0, o.impacts().size(), "drift is no impact");
    }
}
