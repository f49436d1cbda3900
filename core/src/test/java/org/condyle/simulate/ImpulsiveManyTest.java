package org.condyle.simulate;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.condyle.contact.impact.NewtonImpact;
import org.condyle.geometry.shape.Sphere;
import org.condyle.joints.MeasureStop;
import org.condyle.joints.Pin;
import org.condyle.measures.JointCoordinate;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.State;
import org.condyle.scenes.HardBodies;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Several contacts without compliance at once, and where rigid bodies have no answer. */
class ImpulsiveManyTest {
    private static final double G = 9.81;

    private static Outcome run(Simulation simulation, State start) {
        Outcome o = simulation.run(start, Listener.NONE);
        assertEquals(Outcome.End.COMPLETED, o.end(), o::message);
        assertTrue(
                Math.abs(o.ledger().relativeResidual()) < 1e-9, () -> o.ledger().toString());
        return o;
    }

    private static Model beads(int n, double restitution) {
        HardBodies h = HardBodies.inPlane();
        for (int i = 1; i <= n; i++) {
            h.bead("b" + i, 1, 0.1);
        }
        for (int i = 1; i < n; i++) {
            h.touch("b" + i, "b" + (i + 1), 0, restitution);
        }
        return h.build();
    }

    private static State row(Model m, double gap) {
        State s = m.newState();
        for (int i = 0; i < s.q.length; i++) {
            s.q[i] = 0.2 * i + (i == 0 ? -gap : 0);
        }
        s.v[0] = 1;
        return s;
    }

    @Test
    void cradleHandsOnAllOrSharesAsItsContactsAreTaken() {
        Model m = beads(3, 1);
        Simulation one = Runs.of(m).until(0.5).sequentialImpacts().simulation(),
                all = Runs.of(m).until(0.5).simulation();
        run(one, row(m, 0.1));
        assertArrayEquals(new double[] {0, 0, 1}, one.last().v, 1e-12);
        run(all, row(m, 0.1));
        // all at once: the two that touch stay together, u1+ = -u1-: v = (-1/3, 2/3, 2/3)
        assertArrayEquals(new double[] {-1.0 / 3, 2.0 / 3, 2.0 / 3}, all.last().v, 1e-12);
    }

    @Test
    void cradleWithGapsHandsOnAllWhateverTheTreatment() {
        Model m = beads(5, 1);
        State s = row(m, 0.1);
        for (int i = 0; i < 5; i++) {
            s.q[i] += 0.001 * i;
        }
        Simulation run = Runs.of(m).until(0.5).simulation();
        Outcome o = run(run, s);
        assertEquals(4, o.impacts().size());
        assertArrayEquals(new double[] {0, 0, 0, 0, 1}, run.last().v, 1e-12);
    }

    @Test
    void rowWithoutRestitutionGoesOnTogether() {
        Model m = beads(4, 0);
        Simulation run = Runs.of(m).until(0.5).record("energy.kinetic").simulation();
        Outcome o = run(run, row(m, 0.1));
        assertArrayEquals(new double[] {0.25, 0.25, 0.25, 0.25}, run.last().v, 1e-12);
        assertEquals(0.375, o.ledger().dissipated().get("impacts"), 1e-12);
    }

    @Test
    void ballBetweenTwoWallsKeepsItsBeat() {
        Model m = HardBodies.inPlane()
                .bead("ball", 1, 0.1)
                .plane("left", 0, 0, 1, 0, 0)
                .plane("right", 1, 0, -1, 0, 0)
                .touch("left", "ball", 0, 0.9)
                .touch("right", "ball", 0, 0.9)
                .build();
        State s = m.newState();
        s.q[0] = 0.5;
        s.v[0] = 2;
        Outcome o = run(Runs.of(m).until(3).simulation(), s);
        double t = 0.2, v = 2;
        for (Impact i : o.impacts()) {
            assertEquals(t, i.time(), 1e-12);
            assertEquals(v, i.speedBefore(), 1e-12);
            v *= 0.9;
            t += 0.8 / v;
        }
        assertTrue(o.impacts().size() >= 4);
    }

    @Test
    void ballInAWedgeIsCaughtByBothSides() {
        Model m = wedge(0, 0);
        State s = m.newState();
        s.q[1] = 1;
        Simulation run = Runs.of(m)
                .until(1)
                .record("left-ball.force", "right-ball.force")
                .simulation();
        Outcome o = run(run, s);
        assertEquals(0, run.last().v[1], 1e-12);
        assertEquals(0.1 * Math.sqrt(2), run.last().q[1], 1e-12);
        assertEquals(1 * G / Math.sqrt(2), last(run, 0), 1e-9);
        assertEquals(1 * G / Math.sqrt(2), last(run, 1), 1e-9);
        assertEquals(2, o.impacts().size());
        assertEquals(o.impacts().get(0).impulse(), o.impacts().get(1).impulse(), 1e-12);
    }

    @Test
    void ballThatRattlesInAWedgeComesToRest() {
        Model m = wedge(0, 0.5);
        State s = m.newState();
        s.q[0] = 0.05;
        s.q[1] = 0.35;
        Simulation run = Runs.of(m).until(2).simulation();
        Outcome o = run(run, s);
        assertArrayEquals(new double[] {0, 0.1 * Math.sqrt(2)}, java.util.Arrays.copyOf(run.last().q, 2), 1e-9);
        assertArrayEquals(new double[3], run.last().v, 1e-9);
        assertTrue(o.impacts().size() < 500, () -> o.impacts().size() + " impacts");
    }

    private static double last(Simulation run, int channel) {
        double[] c = run.recording().column(channel);
        return c[c.length - 1];
    }

    private static Model wedge(double mu, double e) {
        return HardBodies.inPlane()
                .ball("ball", 1, 0.1, 0.4)
                .plane("left", 0, 0, 1, 1, 0)
                .plane("right", 0, 0, -1, 1, 0)
                .touch("left", "ball", mu, e)
                .touch("right", "ball", mu, e)
                .build();
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.3})
    void mirroredScenesGiveMirroredRuns(double mu) {
        Model m = wedge(mu, 0.6);
        Simulation one = Runs.of(m).until(2).simulation(),
                two = Runs.of(m).until(2).simulation();
        State s = m.newState(), mirrored = m.newState();
        s.q[0] = 0.13;
        s.q[1] = 1;
        s.v[2] = 3;
        mirrored.q[0] = -0.13;
        mirrored.q[1] = 1;
        mirrored.v[2] = -3;
        Outcome a = run(one, s), b = run(two, mirrored);
        // at the end rounding decides whether both sides are hit at once, as one impact each, or one after the other
        assertEquals(a.impacts().size(), b.impacts().size(), 5);
        for (int k = 0; k < 30; k++) {
            assertEquals(a.impacts().get(k).time(), b.impacts().get(k).time(), 1e-12);
        }
        if (mu == 0) {
            assertEquals(one.last().q[0], -two.last().q[0], 1e-6);
        }
    }

    private static Model table() {
        return HardBodies.inSpace()
                .block("table", 4, 1, 0.5, 0.6)
                .floor()
                .touch("floor", "table", 0.4, 0)
                .build();
    }

    @Test
    void tableStandsOnFourLegs() {
        Model m = table();
        State s = m.newState();
        s.q[1] = 0.25;
        Simulation run = Runs.of(m).until(1).record("floor-table.force").simulation();
        run(run, s);
        assertEquals(4 * G, last(run, 0), 1e-9);
        assertArrayEquals(s.q, run.last().q, 1e-12);
        // pushed, it slides and stops after v^2/(2 mu g) without turning
        s.v[0] = 1;
        s.v[2] = 1;
        Simulation pushed = Runs.of(m).until(1).simulation();
        run(pushed, s);
        double way = 2 / (2 * 0.4 * G) / Math.sqrt(2);
        assertEquals(way, pushed.last().q[0], 1e-9);
        assertEquals(way, pushed.last().q[2], 1e-9);
        assertEquals(0, pushed.last().v[0], 1e-12);
    }

    @Test
    void tableDroppedFlatStopsAtOnce() {
        Model m = table();
        State s = m.newState();
        s.q[1] = 0.45;
        Simulation run = Runs.of(m).until(1).simulation();
        Outcome o = run(run, s);
        assertEquals(0.25, run.last().q[1], 1e-12);
        assertEquals(4 * G * 0.2, o.ledger().dissipated().get("impacts"), 1e-9);
    }

    @Test
    void tableDroppedOnACornerComesToRest() {
        Model m = HardBodies.inSpace()
                .block("table", 4, 1, 0.5, 0.6)
                .floor()
                .touch("floor", "table", 0.4, 0.3)
                .build();
        State s = m.newState();
        s.q[1] = 0.6;
        s.v[3] = 0.7;
        s.v[5] = -1.1;
        Simulation run = Runs.of(m).until(3).simulation();
        run(run, s);
        assertEquals(0.25, run.last().q[1], 1e-9);
        assertArrayEquals(new double[6], run.last().v, 1e-9);
    }

    @Test
    void rodDroppedOnOneEndObeysTheLawOfImpact() {
        double l = 1, theta = 0.5;
        Model m = HardBodies.inPlane()
                .rod("rod", 1, l)
                .floor()
                .touch("floor", "rod.left", 0, 0.5)
                .build();
        State s = m.newState();
        double x = 0.5 * l * Math.cos(theta), y = 0.5 * l * Math.sin(theta);
        s.q[1] = y + 0.3;
        s.q[2] = theta;
        Simulation run = Runs.of(m).until(0.3).simulation();
        Outcome o = run(run, s);
        Impact i = o.impacts().get(0);
        double v = Math.sqrt(2 * G * 0.3), mass = 1 / (1 + 12 * x * x / (l * l)); // seen by the end
        assertEquals(1.5 * mass * v, i.impulse(), 1e-7);
        assertEquals(0.5 * mass * v * v * 0.75, i.energyLost(), 1e-7);
        assertEquals(-12 * x / (l * l) * 1.5 * mass * v, run.last().v[2], 1e-7);
    }

    @Test
    void rodHitAtOneEndLiftsTheOther() {
        // lies on two points; a ball falls on its left end beyond the left point
        Model m = HardBodies.inPlane()
                .rod("rod", 1, 1)
                .surface("foot", "rod", Frame.at(-0.1, 0, 0), new Sphere(HardBodies.POINT))
                .ball("ball", 1, 0.05, 0.4)
                .surface("plate", "rod", Frame.at(-0.45, 0, 0), new Sphere(HardBodies.POINT))
                .floor()
                .touch("floor", "foot", 0.5, 0)
                .touch("floor", "rod.right", 0.5, 0)
                .touch("plate", "ball", 0, 0)
                .build();
        State s = m.newState();
        s.q[3] = -0.45;
        s.q[4] = 0.05 + 0.2;
        Simulation run = Runs.of(m).until(0.25).record("floor-rod.right.gap").simulation();
        Outcome o = run(run, s);
        assertTrue(last(run, 0) > 0.01, () -> "right end lifted by " + last(run, 0));
        assertEquals(0, run.last().q[1] + Math.sin(run.last().q[2]) * -0.1, 1e-8);
        assertTrue(o.impacts().size() >= 2);
    }

    private static Model lever(double torqueRate) {
        Model.Builder b = Model.builder("lever").gravity(0, 0, 0);
        int arm = b.body(new Body("arm", 1, new double[3], new double[] {1, 1, 2, 0, 0, 0}));
        var joint = b.joint("hinge", new Pin(), 0, arm, Frame.IDENTITY, Frame.IDENTITY);
        b.unilateral("hinge", new MeasureStop(JointCoordinate.of(joint), -1, 0.5, new NewtonImpact(0.4)));
        b.force("motor", new Motor(joint.vAt(), torqueRate));
        return b.build();
    }

    /** Torque 1 - t/T. */
    record Motor(int speed, double turns) implements ForceElement.Prescribed {
        @Override
        public void addForces(State state, Motion motion, Forces forces) {
            forces.addGeneralised(speed, 1 - state.time / turns);
        }

        @Override
        public double suppliedPower(State state, Motion motion) {
            return (1 - state.time / turns) * state.v[speed];
        }
    }

    @Test
    void stopIsRestedOnAndLeftWhenTheTorqueTurns() {
        Model m = lever(6);
        Simulation run = Runs.of(m)
                .until(7)
                .every(0.001)
                .record("hinge.upper.force", "hinge.angle")
                .simulation();
        Outcome o = run(run, m.newState());
        assertTrue(o.events().stream().anyMatch(e -> e.name().equals("hinge.upper.rests")), o.events()::toString);
        // leaves when the torque turns: angle = 0.5 - (t - 6)^3/(6 * 6 * 2)
        assertEquals(0.5 - 1.0 / 72, run.last().q[0], 1e-9);
        double[] force = run.recording().column(0), time = run.recording().times();
        for (int k = 0; k < time.length; k++) {
            if (time[k] > 5.5 && time[k] < 6) {
                assertEquals(1 - time[k] / 6, force[k], 1e-9);
            } else if (time[k] > 6.0005) {
                assertEquals(0, force[k]);
            }
        }
    }

    @Test
    void puckHoldsUntilThePushExceedsItsStaticFriction() {
        HardBodies h = HardBodies.inPlane()
                .ball("puck", 2, HardBodies.POINT, 1e18)
                .floor()
                .touch("floor", "puck", 0.3, 0.5, new NewtonImpact(0));
        h.builder.force("push", new Motor(0, -1)); // 1 + t
        Model m = h.build();
        State s = m.newState();
        s.q[1] = HardBodies.POINT;
        Simulation run = Runs.of(m).until(10).record("floor-puck.friction").simulation();
        run(run, s);
        double u = 10 - (0.5 * 2 * G - 1),
                first = 0.2 * 2 * G; // since it gave way, and by what the push is then too strong
        assertEquals((first * u * u / 2 + u * u * u / 6) / 2, run.last().q[0], 1e-9);
        assertEquals(0.3 * 2 * G, last(run, 0), 1e-9);
    }

    /** A rod that slides on its left end, which is ahead. */
    private static Outcome slide(double mu, double degrees, double until) {
        Model m = HardBodies.inPlane()
                .rod("rod", 1, 1)
                .floor()
                .touch("floor", "rod.left", mu, 0)
                .build();
        State s = m.newState();
        double theta = Math.toRadians(degrees);
        s.q[1] = 0.5 * Math.sin(theta) + HardBodies.POINT;
        s.q[2] = theta;
        s.v[0] = -5; // the foot ahead: friction turns the rod into the floor
        return Runs.of(m).until(until).simulation().run(s, Listener.NONE);
    }

    @ParameterizedTest
    @ValueSource(doubles = {47.03, 55, 63, 74.97})
    void rodThatFrictionWedgesIsNamed(double degrees) {
        Outcome o = slide(1.6, degrees, 1e-3);
        assertEquals(Outcome.End.FAILED, o.end(), o::toString);
        assertTrue(o.message().contains("Painlevé's paradox at 'floor-rod.left'"), o.message());
        assertEquals(0, o.time());
    }

    @ParameterizedTest
    @ValueSource(doubles = {30, 47.02, 74.985, 85})
    void rodOutsideOfPainlevesRegionSlides(double degrees) {
        Outcome o = slide(1.6, degrees, 1e-7);
        assertEquals(Outcome.End.COMPLETED, o.end(), o::message);
    }

    @Test
    void belowFourThirdsNoAngleIsForbidden() {
        for (double d = 5; d < 90; d += 2.5) {
            Outcome o = slide(1.333, d, 1e-4);
            assertEquals(Outcome.End.COMPLETED, o.end(), o::message);
        }
        // the worst angle at the critical friction: tan(2 theta) = -mu, 63.4 degrees
        assertEquals(
                Outcome.End.FAILED,
                slide(1.334, Math.toDegrees(Math.atan2(4, -3)) / 2, 1e-4).end());
    }

    @Test
    void overlapsAtTheStartAreRefusedOrMended() {
        Model m = HardBodies.inPlane()
                .ball("ball", 1, 0.1, 0.4)
                .floor()
                .touch("floor", "ball", 0, 0)
                .build();
        State s = m.newState();
        s.q[1] = 0.095;
        Outcome deep = Runs.of(m).until(1).simulation().run(s, Listener.NONE);
        assertEquals(Outcome.End.FAILED, deep.end());
        assertTrue(deep.message().contains("'floor-ball' overlaps by 0.005"), deep.message());
        s.q[1] = 0.1 - 1e-5;
        Simulation run = Runs.of(m).until(1).simulation();
        Outcome o = run(run, s);
        assertEquals(0.1, run.last().q[1], 1e-12);
        assertTrue(o.warnings().toString().contains("was removed"), o.warnings()::toString);
    }
}
