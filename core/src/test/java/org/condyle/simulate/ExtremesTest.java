package org.condyle.simulate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.condyle.dynamics.ConstraintProjection;
import org.condyle.dynamics.Mechanism;
import org.condyle.expression.Dimension;
import org.condyle.integrate.DormandPrince853;
import org.condyle.integrate.Integrators;
import org.condyle.integrate.StepOptions;
import org.condyle.integrate.Stepper;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;
import org.condyle.scenes.HardBodies;
import org.condyle.simulate.event.Event;
import org.condyle.text.ChannelId;
import org.junit.jupiter.api.Test;

/** Smallest and largest values of channels are those of the motion, not of the instants that steps happen to end at. */
class ExtremesTest {
    private static final double AMPLITUDE = 1.2;
    private static final double FASTEST = 2 * Math.sqrt(9.81 / 0.6) * Math.sin(AMPLITUDE / 2);

    private static Recording swing(Stepper s, double every) {
        Model model = SimulationTest.pendulum();
        Simulation run = Runs.of(model)
                .until(3)
                .every(every)
                .stepper(s)
                .record("pivot.angle", "pivot.speed", "energy.kinetic")
                .simulation();
        State start = SimulationTest.lifted(model);
        assertEquals(Outcome.End.COMPLETED, run.run(start, Listener.NONE).end());
        return run.recording();
    }

    @Test
    void aPendulumReachesItsAmplitudeAndItsSpeedHoweverFewStepsOrRowsThereAre() {
        double kinetic = 0.5 * 2 * 0.81 / 3 * FASTEST * FASTEST;
        for (Integrators.Method method : Integrators.all()) {
            boolean fixed = method.needs() == Integrators.Needs.STEP;
            StepOptions options = fixed ? StepOptions.step(0.02) : StepOptions.accuracy(1e-9);
            double error = !fixed ? 3e-8 : method.order() == 4 ? 3e-5 : method.order() == 2 ? 1e-2 : 1;
            for (double every : new double[] {3, 0.3, 0.05, 0.001}) {
                String what = method.name() + ", rows every " + every;
                Recording r = swing(method.create(options), every);
                assertEquals(-AMPLITUDE, r.least(0), error, what);
                assertEquals(FASTEST, r.most(1), 3 * error, what);
                assertEquals(-FASTEST, r.least(1), 3 * error, what);
                assertEquals(kinetic, r.most(2), 10 * error, what);
            }
        }
    }

    /** Seven steps of gbs for two swings: the extremes are as good as those of a thousand. */
    @Test
    void rowsAndTheirNumberDoNotMatter() {
        Recording none = swing(Integrators.create("gbs", StepOptions.accuracy(1e-10)), 3);
        Recording many = swing(Integrators.create("gbs", StepOptions.accuracy(1e-10)), 0.002);
        for (int c = 0; c < 3; c++) {
            assertEquals(many.least(c), none.least(c), 1e-8);
            assertEquals(many.most(c), none.most(c), 1e-8);
        }
    }

    @Test
    void whatJumpsIsSeenOnBothSides() {
        Model m = HardBodies.inPlane()
                .ball("ball", 2, 0.1, 0.4)
                .floor()
                .touch("floor", "ball", 0, 0.8)
                .build();
        Simulation run = Runs.of(m).until(1).record("ball.vy", "ball.y").simulation();
        State s = m.newState();
        s.q[1] = 1.1;
        run.run(s, Listener.NONE);
        double fall = Math.sqrt(2 * 9.81);
        assertEquals(-fall, run.recording().least(0), 1e-9);
        assertEquals(0.8 * fall, run.recording().most(0), 1e-9);
        assertEquals(0.1, run.recording().least(1), 1e-12);
    }

    private static Recording watch(double from, double to, double[] reads) {
        Model model = SimulationTest.pendulum();
        Mechanism m = Mechanism.compile(model);
        Channel angle =
                new Channel(ChannelId.parse("angle"), Dimension.ANGLE, i -> i.state.q[0], null, false, false, from, to);
        Channel noise = new Channel(ChannelId.parse("noise"), Dimension.NONE, i -> {
            reads[0]++;
            return 1 + 1e-15 * Math.floorMod((long) (1e9 * reads[0] * i.state.time), 7);
        });
        Simulation run = new Simulation(
                m,
                new Plan(
                        3,
                        3,
                        new double[0],
                        new DormandPrince853(StepOptions.accuracy(1e-10)),
                        new ConstraintProjection(1e-12),
                        List.<Event>of(),
                        List.of(angle, noise),
                        Double.POSITIVE_INFINITY));
        reads[1] = run.run(SimulationTest.lifted(model), Listener.NONE).steps();
        return run.recording();
    }

    @Test
    void aTimeOfTheRunHasItsOwnExtremesAndTheyMayLieAtItsEdges() {
        Recording r = watch(0.2, 1.234, new double[2]);
        assertEquals(List.of("noise"), r.channels().stream().map(Channel::name).toList());
        int c = r.watchedAs("angle");
        assertEquals(SimulationTest.angle(0.2), r.most(c), 1e-9);
        assertEquals(-AMPLITUDE, r.least(c), 1e-9);
        Recording falling = watch(0.2, 0.5, new double[2]);
        assertEquals(SimulationTest.angle(0.5), falling.least(falling.watchedAs("angle")), 1e-9);
    }

    @Test
    void roundingIsNotSearchedForExtremes() {
        double[] reads = new double[2];
        watch(0, 3, reads);
        // four a step and what the angle asks for; the search for a top alone takes about ten
        assertTrue(reads[0] < 5 * reads[1] + 150, reads[0] + " reads in " + reads[1] + " steps");
    }

    private static Outcome rowsAlone(Stepper stepper, double every, List<Channel> channels, List<Recording> out) {
        Model model = SimulationTest.pendulum();
        Simulation run = new Simulation(
                Mechanism.compile(model),
                new Plan(
                        2,
                        every,
                        new double[0],
                        stepper,
                        new ConstraintProjection(1e-12),
                        List.<Event>of(),
                        channels,
                        Double.POSITIVE_INFINITY));
        Outcome end = run.run(SimulationTest.lifted(model), Listener.NONE);
        out.add(run.recording());
        return end;
    }

    private static Channel angle() {
        return new Channel(ChannelId.parse("angle"), Dimension.ANGLE, i -> i.state.q[0]);
    }

    @Test
    void channelsWithoutExtremesCostNoEvaluation() {
        for (String method : List.of("radau5", "dopri5")) {
            Stepper with = Integrators.create(method, StepOptions.accuracy(1e-7));
            Stepper without = Integrators.create(method, StepOptions.accuracy(1e-7));
            rowsAlone(with, 2, List.of(angle().withoutExtremes()), new ArrayList<>());
            rowsAlone(without, 2, List.of(), new ArrayList<>());
            assertEquals(without.evaluations(), with.evaluations(), method);
        }
    }

    /** A value inside a step costs radau5 half a step; where steps are as long as rows are apart, they end there. */
    @Test
    void implicitStepsEndAtRowsThatTheyWouldPassByLittle() {
        StepOptions options = StepOptions.accuracy(1e-4).withMaxStep(0.01);
        Stepper many = Integrators.create("radau5", options), few = Integrators.create("radau5", options);
        List<Recording> r = new ArrayList<>();
        rowsAlone(many, 0.01, List.of(angle().withoutExtremes()), r);
        rowsAlone(few, 2, List.of(angle().withoutExtremes()), r);
        assertTrue(many.evaluations() < 1.1 * few.evaluations(), many.evaluations() + " for " + few.evaluations());
        double[] t = r.get(0).times();
        assertEquals(201, t.length);
        for (int i = 0; i < t.length; i++) {
            assertEquals(0.01 * i, t[i], 1e-12);
            assertEquals(SimulationTest.angle(t[i]), r.get(0).value(0, i), 1e-3);
        }
    }
}
