package org.condyle.simulate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.condyle.contact.RigidPair;
import org.condyle.contact.impact.PoissonImpact;
import org.condyle.dynamics.Mechanism;
import org.condyle.geometry.Pairs;
import org.condyle.geometry.shape.Sphere;
import org.condyle.integrate.MoreauJean;
import org.condyle.integrate.NonsmoothOptions;
import org.condyle.integrate.StepOptions;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.contact.DryFriction;
import org.condyle.scenes.Impacts;
import org.condyle.scenes.Rigid;
import org.junit.jupiter.api.Test;

/** Contacts without compliance as impulses of fixed steps. */
class TimeSteppingTest {
    private static final double G = Rigid.G;
    private static final NonsmoothOptions PLAIN = NonsmoothOptions.USUAL.withPenetration(Double.POSITIVE_INFINITY);

    private static Run steps(Model m, double h, NonsmoothOptions options) {
        return Runs.of(m).stepper(new MoreauJean(StepOptions.step(h), options));
    }

    private static Outcome complete(Simulation s, State start) {
        Outcome o = s.run(start, Listener.NONE);
        assertEquals(Outcome.End.COMPLETED, o.end(), o::toString);
        return o;
    }

    private static State dropped(Model ball) {
        State s = ball.newState();
        s.q[2] = 1;
        return s;
    }

    private static double residual(EnergyLedger l) {
        double sum = l.last() - l.initial();
        for (double w : l.work().values()) {
            sum -= w;
        }
        for (double d : l.dissipated().values()) {
            sum += d;
        }
        return sum;
    }

    /** Height of a ball's lowest point that falls from 0.9 m and rebounds with e. */
    private static double bouncing(double t, double e) {
        double fall = Math.sqrt(2 * 0.9 / G), speed = G * fall, begin = fall;
        if (t < fall) {
            return 0.9 - 0.5 * G * t * t;
        }
        for (speed *= e; t > begin + 2 * speed / G; speed *= e) {
            begin += 2 * speed / G;
        }
        return speed * (t - begin) - 0.5 * G * (t - begin) * (t - begin);
    }

    @Test
    void aBallReboundsAsSiconosHasItAndEveryJouleIsBooked() {
        // y at 5 s and the overlaps: Siconos 4.4.0, MoreauJeanOSI(0.5) with Lemke, the same steps
        double[][] known = {{1e-3, 0.2341892148, 0.0011857419}, {1e-4, 0.234072829, 0.00021878982}};
        for (double[] k : known) {
            Model ball = Rigid.ball(0.9, 0);
            Simulation s = steps(ball, k[0], PLAIN)
                    .until(5)
                    .record("ball.z", "energy.residual")
                    .simulation();
            Outcome o = complete(s, dropped(ball));
            assertEquals(k[1], s.last().q[2], 1e-9);
            assertEquals(k[2], 0.1 - s.recording().least(0), 1e-9);
            assertEquals(0, residual(o.ledger()), 1e-11);
            assertTrue(Math.max(s.recording().most(1), -s.recording().least(1)) < 1e-11);
            assertTrue(o.ledger().dissipated().get("impacts") > 7);
            assertTrue(o.events().isEmpty());
            double lost = 0, fall = Math.sqrt(2 * 0.9 / G);
            for (Impact i : o.impacts()) {
                assertEquals(0.9, i.speedAfter() / i.speedBefore(), 1e-9);
                lost += i.energyLost();
            }
            assertEquals(fall, o.impacts().get(0).time(), 2 * k[0]);
            assertEquals(fall * (1 + 2 * 0.9), o.impacts().get(1).time(), 5 * k[0]);
            assertEquals(o.ledger().dissipated().get("impacts"), lost, 1e-9);
        }
    }

    @Test
    void aManyBodyContactOfOneOnASliderMovesAsTheFreeBall() {
        Model free = Rigid.ball(0.9, 0), slider = Rigid.column(1, 0.1, 0.9);
        Simulation a = steps(free, 1e-3, PLAIN).until(3).simulation(),
                b = steps(slider, 1e-3, PLAIN).until(3).simulation();
        complete(a, dropped(free));
        complete(b, Rigid.spaced(slider, 1, 0));
        assertEquals(a.last().q[2], b.last().q[0], 1e-9);
    }

    @Test
    void awayFromImpactsTheErrorFallsWithTheStep() {
        double[] error = new double[3];
        double[] steps = {4e-3, 1e-3, 2.5e-4};
        for (int k = 0; k < 3; k++) {
            Model ball = Rigid.ball(0.8, 0);
            Simulation s = steps(ball, steps[k], PLAIN)
                    .until(1.9)
                    .every(0.01)
                    .record("ball.z")
                    .simulation();
            complete(s, dropped(ball));
            for (int r = 0; r < s.recording().rows(); r++) {
                double t = s.recording().time(r), exact = bouncing(t, 0.8);
                if (exact > 0.02) {
                    error[k] = Math.max(error[k], Math.abs(s.recording().value(0, r) - 0.1 - exact));
                }
            }
            assertTrue(error[k] < 12 * steps[k], () -> "errors " + List.of(error[0], error[1], error[2]));
        }
        // an impact is felt up to a step late, by chance more or less
        assertTrue(error[1] < error[0] / 2 && error[2] < error[1] / 2 && error[2] < error[0] / 8);
    }

    @Test
    void aHundredBallsInAColumnEndAsSiconosHasIt() {
        Model column = Rigid.column(100, 0.05, 0.5);
        Simulation s = steps(column, 1e-3, PLAIN).until(1).simulation();
        Outcome o = complete(s, Rigid.spaced(column, 0.15, 0.11));
        assertEquals(4872.258086, o.ledger().last(), 1e-5); // Siconos 4.4.0 with Lemke
        assertEquals(0, residual(o.ledger()), 1e-9);
        assertTrue(o.warnings().isEmpty(), () -> o.warnings().toString());
    }

    @Test
    void whereSpeedsDoNotMatterAStepHasOneEvaluation() {
        Model ball = Rigid.ball(0.5, 0.3), column = Rigid.column(5, 0.05, 0.5), block = Rigid.block(0.1, 0.3);
        for (Model m : List.of(ball, column)) {
            assertTrue(Mechanism.compile(m).coasts());
            State start = m == ball ? dropped(m) : Rigid.spaced(m, 0.1, 0.12);
            Outcome o = complete(steps(m, 1e-3, NonsmoothOptions.USUAL).until(1).simulation(), start);
            assertEquals(1000, o.steps());
            assertTrue(o.evaluations() <= 1002, () -> m.name() + " has " + o.evaluations());
        }
        for (Model m : List.of(block, Rigid.finger(0.3, 0), Rigid.pendulum(true, 0))) { // turns, or is joined
            assertFalse(Mechanism.compile(m).coasts());
        }
    }

    @Test
    void aRestingBallSinksNoDeeperThanItMay() {
        for (double e : new double[] {0, 0.5}) {
            for (Model m : List.of(Rigid.column(5, 0.05, e), Rigid.ball(e, 0.3))) {
                boolean column = m.name().equals("column");
                String lowest = column ? "ball0.position" : "ball.z";
                Simulation s = steps(m, 1e-3, NonsmoothOptions.USUAL)
                        .until(4)
                        .every(0.1)
                        .record(lowest)
                        .simulation();
                Outcome o = complete(s, column ? Rigid.spaced(m, 0.1, 0.12) : dropped(m));
                double depth = (column ? 0.05 : 0.1)
                        - s.recording().value(0, s.recording().rows() - 1);
                assertTrue(depth <= 1.01e-5 && depth > 0, () -> m.name() + " is " + depth + " deep");
                for (double v : s.last().v) {
                    assertEquals(0, v, 1e-9);
                }
                assertEquals(0, residual(o.ledger()), 1e-9);
            }
        }
    }

    @Test
    void aBlockLaunchedUphillStopsWhereTheClosedFormSays() {
        double slope = Math.toRadians(30), mu = 0.3;
        double time = 3 / (G * (Math.sin(slope) + mu * Math.cos(slope))), way = 1.5 * time;
        double[] error = new double[2];
        double[] steps = {2e-3, 5e-4};
        for (int k = 0; k < 2; k++) {
            Model block = Rigid.block(slope, mu);
            State start = block.newState();
            start.q[2] = 0.025;
            start.v[0] = 3;
            Simulation s = steps(block, steps[k], NonsmoothOptions.USUAL)
                    .until(0.6)
                    .every(steps[k])
                    .record("block.x", "floor.force", "floor.friction")
                    .simulation();
            Outcome o = complete(s, start);
            error[k] = Math.abs(s.recording().most(0) - way);
            int at = (int) Math.round(time / steps[k]);
            for (int r = 3; r < at - 3; r++) { // the mean force of the step just taken
                assertEquals(G * Math.cos(slope), s.recording().value(1, r), 1e-6);
                assertEquals(mu * G * Math.cos(slope), s.recording().value(2, r), 1e-6);
            }
            double down = G * (Math.sin(slope) - mu * Math.cos(slope)), left = 0.6 - time;
            assertEquals(way - 0.5 * down * left * left, s.last().q[0], 4 * steps[k]);
            assertEquals(0, residual(o.ledger()), 1e-9);
        }
        assertTrue(error[0] < 1e-2 && error[1] < 0.5 * error[0], () -> error[0] + " " + error[1]);
    }

    @Test
    void aSlidingBallBeginsToRollWhereTheClosedFormSays() {
        for (Model m : List.of(Rigid.ball(0, 0.3), Rigid.box(1, 0.1, 1, 20, 0, 0.3))) {
            State start = m.newState();
            start.q[2] = 0.1;
            start.v[0] = 2;
            Simulation s = steps(m, 1e-3, NonsmoothOptions.USUAL).until(0.5).simulation();
            complete(s, start);
            assertEquals(10.0 / 7, s.last().v[0], 2e-3);
            assertEquals(10.0 / 7 / 0.1, s.last().v[4], 2e-2);
            double slip = 2 * 2 / (7 * 0.3 * G), before = 2 * slip - 0.5 * 0.3 * G * slip * slip;
            assertEquals(before + 10.0 / 7 * (0.5 - slip), s.last().q[0], 3e-3);
        }
    }

    @Test
    void aPendulumMeetsTheEventDrivenRunAsTheStepFalls() {
        Model tree = Rigid.pendulum(false, 0.5), loop = Rigid.pendulum(true, 0.5);
        Simulation exact = Runs.of(tree).until(1.5).simulation();
        complete(exact, tree.newState());
        double[] error = new double[2];
        double[] steps = {1e-3, 1e-4};
        for (int k = 0; k < 2; k++) {
            Simulation t = steps(tree, steps[k], PLAIN).until(1.5).simulation();
            Simulation l = steps(loop, steps[k], PLAIN).until(1.5).simulation();
            State start = loop.newState();
            start.q[0] = 0.5;
            complete(t, tree.newState());
            Outcome o = complete(l, start);
            error[k] = Math.abs(t.last().q[0] - exact.last().q[0]);
            assertEquals(t.last().q[0], l.last().q[2], 20 * steps[k]);
            assertEquals(0, residual(o.ledger()), 20 * steps[k], "of 10 J, and of the order of the step");
            assertTrue(o.maxPosition() < 1e-12);
        }
        assertTrue(error[0] < 1e-2 && error[1] < 0.3 * error[0], () -> error[0] + " " + error[1]);
    }

    @Test
    void twoHundredSpheresInABoxComeToRest() {
        Model box = Rigid.box(200, 0.05, 0.5, 0.38, 0, 0.5);
        Simulation s = steps(box, 4e-3, NonsmoothOptions.USUAL.withSweeps(100, 1e-5))
                .until(2.6)
                .every(0.1)
                .record("energy.kinetic", "touch.depth", "energy.residual")
                .simulation();
        complete(s, Rigid.tower(box, 3));
        int end = s.recording().rows() - 1;
        assertTrue(s.recording().value(0, end) < 1e-6, () -> s.recording().value(0, end) + " J");
        assertTrue(s.recording().value(1, end) < 1.1e-5, () -> s.recording().value(1, end) + " m");
        assertEquals(0, s.recording().value(2, end), 1e-10, "of 500 J");
    }

    @Test
    void aMirroredSceneGivesAMirroredResult() {
        Model box = Rigid.box(9, 0.05, 0.5, 0.3, 0.3, 0.4);
        State left = Rigid.tower(box, 2), right = left.copy();
        for (int i = 0; i < 9; i++) {
            left.v[6 * i] = 0.3;
            right.q[7 * i] = -left.q[7 * i];
            right.v[6 * i] = -0.3;
        }
        NonsmoothOptions tight = NonsmoothOptions.USUAL.withSweeps(5000, 1e-12);
        Simulation a = steps(box, 1e-3, tight).until(0.3).simulation(),
                b = steps(box, 1e-3, tight).until(0.3).simulation();
        complete(a, left);
        complete(b, right);
        for (int i = 0; i < 9; i++) {
            assertEquals(a.last().q[7 * i], -b.last().q[7 * i], 1e-6);
            assertEquals(a.last().q[7 * i + 1], b.last().q[7 * i + 1], 1e-6);
            assertEquals(a.last().q[7 * i + 2], b.last().q[7 * i + 2], 1e-6);
            assertEquals(a.last().v[6 * i + 3], b.last().v[6 * i + 3], 1e-3);
        }
    }

    @Test
    void lawsOtherThanNewtonsAreRefusedByName() {
        Model.Builder b = Model.builder("poisson");
        int ball = Impacts.ball(b, "ball", 1, 0.004);
        b.unilateral(
                "floor",
                RigidPair.in(
                        b,
                        Pairs.between(
                                Rigid.wall("ground", new double[3], new double[] {0, 1, 0}),
                                new Surface("ball", ball, Frame.IDENTITY, new Sphere(0.1))),
                        false,
                        DryFriction.NONE,
                        new PoissonImpact(0.5)));
        Model m = b.build();
        State s = m.newState();
        s.q[1] = 1;
        Outcome o = steps(m, 1e-3, PLAIN).until(1).simulation().run(s, Listener.NONE);
        assertEquals(Outcome.End.FAILED, o.end());
        assertTrue(o.message().contains("'floor'") && o.message().contains("poisson"), o::message);
    }

    @Test
    void membersOfARigidManyBodyContactHangOnTheGround() {
        Model.Builder b = Model.builder("chain");
        int one = Impacts.ball(b, "one", 1, 0.004);
        int two = b.body(new Body("two", 1, new double[3], new double[] {1, 1, 1, 0, 0, 0}));
        b.joint("two", new org.condyle.joints.Pin(), one, two, Frame.IDENTITY, Frame.IDENTITY);
        List<Surface> all = List.of(
                new Surface("a", two, Frame.IDENTITY, new Sphere(0.1)),
                Rigid.wall("floor", new double[3], new double[] {0, 1, 0}));
        b.manyBodyContact(
                "touch",
                new org.condyle.contact.RigidManyBody(
                        new org.condyle.geometry.many.ManyBodySearch(all), 0, DryFriction.NONE));
        Model m = b.build();
        Outcome o = steps(m, 1e-3, PLAIN).until(1).simulation().run(m.newState(), Listener.NONE);
        assertEquals(Outcome.End.FAILED, o.end());
        assertTrue(o.message().contains("'a'") && o.message().contains("joined directly to the ground"), o::message);
    }
}
