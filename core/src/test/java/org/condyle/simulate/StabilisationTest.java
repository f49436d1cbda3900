package org.condyle.simulate;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.condyle.dynamics.Assembly;
import org.condyle.dynamics.AugmentedLagrangian;
import org.condyle.dynamics.Baumgarte;
import org.condyle.dynamics.ConstraintProjection;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Partitioning;
import org.condyle.dynamics.Stabilisation;
import org.condyle.integrate.RungeKutta4;
import org.condyle.integrate.StepOptions;
import org.condyle.joints.FrameConstraint;
import org.condyle.joints.Free;
import org.condyle.joints.Planar;
import org.condyle.joints.PlanarRevolute;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;
import org.condyle.scenes.PlanarMechanisms;
import org.junit.jupiter.api.Test;

/** How constraints are kept during a run: each way against the law it promises. */
class StabilisationTest {
    /** Violation of the double pendulum's pivot after some time, from a start that is off by a given place and rate. */
    private static double[] violation(Stabilisation kept, double place, double rate, double until) {
        Model model = PlanarMechanisms.doublePendulumAbsolute();
        State s = PlanarMechanisms.doublePendulumAbsoluteStart(model);
        // the whole double pendulum is shifted and moves: the elbow is right, the pivot is not
        s.q[0] += place;
        s.q[3] += place;
        s.v[0] += rate;
        s.v[3] += rate;
        Simulation run = Runs.of(model)
                .until(until)
                .every(until / 10)
                .stabilisation(kept)
                .record("pivot.x.violation", "elbow.x.violation", "pivot.y.violation")
                .simulation();
        run.run(s, Listener.NONE);
        int last = run.recording().rows() - 1;
        return new double[] {
            run.recording().value(0, last),
            run.recording().value(1, last),
            run.recording().value(2, last)
        };
    }

    @Test
    void baumgarteLetsViolationsDecayAsItsEquationSays() {
        double[][] starts = {{1e-3, 0, 4.833e-5, 1e-8}, {0, 1e-2, 8.0e-5, 5e-7}, {2e-3, -3e-2, Double.NaN, 0}};
        double t = 0.957;
        for (double[] start : starts) {
            double[] found = violation(new Baumgarte(5, 5), start[0], start[1], t);
            double expected = (start[0] + (start[1] + 5 * start[0]) * t) * Math.exp(-5 * t);
            assertEquals(expected, found[0], 1e-11);
            assertEquals(0, found[1], 1e-11);
            assertEquals(0, found[2], 1e-11);
            if (start[3] > 0) {
                assertEquals(start[2], found[0], start[3]);
            }
        }
    }

    @Test
    void withoutStabilisationViolationsGrowAsTheyBegan() {
        assertEquals(1e-3 + 1e-2 * 0.957, violation(Stabilisation.none(), 1e-3, 1e-2, 0.957)[0], 1e-11);
    }

    @Test
    void augmentedLagrangianDampsLikeItsOscillator() {
        // 2 μ ω = 10, ω² = 25: the same law as Baumgarte with 5, 5
        double expected = (1e-3 + (1e-2 + 5e-3) * 0.957) * Math.exp(-5 * 0.957);
        assertEquals(expected, violation(new AugmentedLagrangian(1e7, 5, 1), 1e-3, 1e-2, 0.957)[0], 1e-10);
    }

    private static State start(Model model, boolean sliderCrank) {
        State s = model.newState();
        boolean[] held = new boolean[9];
        s.q[2] = Math.toRadians(60);
        s.v[2] = sliderCrank ? 10 : 6;
        s.q[3] = 0.3;
        s.q[4] = 0.2;
        s.q[5] = sliderCrank ? -0.3 : 0.46;
        s.q[6] = 0.5;
        s.q[8] = sliderCrank ? 0 : 1.45;
        held[2] = true;
        Assembly.assemble(Mechanism.compile(model), s, held, held);
        return s;
    }

    @Test
    void directIntegrationDriftsAndProjectionAndPartitioningDoNot() {
        double[] worst = new double[3];
        double[] angle = new double[3];
        List<Stabilisation> ways = List.of(Stabilisation.none(), new ConstraintProjection(1e-14), new Partitioning());
        for (int k = 0; k < 3; k++) {
            Model model = PlanarMechanisms.sliderCrankAbsolute();
            Simulation run = Runs.of(model)
                    .until(2)
                    .stepper(new RungeKutta4(StepOptions.step(0.0005)))
                    .stabilisation(ways.get(k))
                    .simulation();
            Outcome end = run.run(start(model, true), Listener.NONE);
            worst[k] = end.maxPosition();
            angle[k] = run.last().q[2];
            assertEquals(30.54009621, angle[k], 1e-6);
        }
        assertTrue(worst[0] > 1e-9, "direct " + worst[0]);
        assertTrue(worst[1] < 1e-12, "projection " + worst[1]);
        assertTrue(worst[2] < 1e-12, "partitioning " + worst[2]);
    }

    /** The four-bar with one revolute given twice: two rows say nothing new. */
    private static Model doubled() {
        Model.Builder b = Model.builder("four-bar, doubled");
        int crank = b.body(PlanarMechanisms.rod("crank", 0.2, 1));
        int coupler = b.body(PlanarMechanisms.rod("coupler", 0.5, 2.5));
        int rocker = b.body(PlanarMechanisms.rod("rocker", 0.4, 2));
        for (int body : new int[] {crank, coupler, rocker}) {
            b.joint("j" + body, new Planar(), 0, body, Frame.IDENTITY, Frame.IDENTITY);
        }
        b.constraint("a", new PlanarRevolute(crank, new double[] {-0.1, 0, 0}, 0, new double[3]));
        b.constraint("b", new PlanarRevolute(coupler, new double[] {-0.25, 0, 0}, crank, new double[] {0.1, 0, 0}));
        b.constraint(
                "b-again", new PlanarRevolute(coupler, new double[] {-0.25, 0, 0}, crank, new double[] {0.1, 0, 0}));
        b.constraint("c", new PlanarRevolute(rocker, new double[] {0.2, 0, 0}, coupler, new double[] {0.25, 0, 0}));
        b.constraint("d", new PlanarRevolute(rocker, new double[] {-0.2, 0, 0}, 0, new double[] {0.5, 0, 0}));
        return b.build();
    }

    @Test
    void redundantRowsDoNotChangeTheMotion() {
        for (Stabilisation kept : List.of(
                Stabilisation.none(),
                new Baumgarte(5, 5),
                new ConstraintProjection(1e-13),
                new AugmentedLagrangian(1e7, 10, 1),
                new Partitioning())) {
            Model model = doubled();
            State s = start(model, false);
            assertEquals(
                    List.of("b-again.x", "b-again.y"),
                    Assembly.inspect(Mechanism.compile(model), s).redundant());
            Simulation run = Runs.of(model)
                    .until(1)
                    .every(0.25)
                    .stabilisation(kept)
                    .record("j1.angle")
                    .simulation();
            Outcome end = run.run(s, Listener.NONE);
            double[] found = run.recording().column(0);
            // 12-digit reference of an independent code
            assertArrayEquals(
                    new double[] {2.2612131427, 5.6250470886, 8.9078440922},
                    new double[] {found[1], found[2], found[4]},
                    2e-8,
                    kept + ": " + end);
        }
    }

    @Test
    void augmentedLagrangianSharesTheReactionAmongEqualRows() {
        Model model = doubled();
        Simulation run = Runs.of(model)
                .until(0.3)
                .stabilisation(new AugmentedLagrangian(1e7, 10, 1))
                .record("b.x.force", "b-again.x.force")
                .simulation();
        run.run(start(model, false), Listener.NONE);
        int last = run.recording().rows() - 1;
        assertEquals(run.recording().value(0, last), run.recording().value(1, last), 1e-6);
        assertTrue(Math.abs(run.recording().value(0, last)) > 1e-3);
    }

    /** The four-bar of free bodies and spatial hinges: the same numbers as in the plane, with the idle rows named. */
    @Test
    void spatialRunInAPlaneEqualsThePlanarRun() {
        Model.Builder b = Model.builder("four-bar in space");
        int[] body = new int[3];
        double[] length = {0.2, 0.5, 0.4}, mass = {1, 2.5, 2};
        for (int i = 0; i < 3; i++) {
            double across = mass[i] * length[i] * length[i] / 12;
            body[i] = b.body(new Body("rod" + i, mass[i], new double[3], new double[] {1e-4, across, across, 0, 0, 0}));
            b.joint("j" + i, new Free(), 0, body[i], Frame.IDENTITY, Frame.IDENTITY);
        }
        hinge(b, "a", body[0], -0.1, 0, 0);
        hinge(b, "b", body[1], -0.25, body[0], 0.1);
        hinge(b, "c", body[2], 0.2, body[1], 0.25);
        hinge(b, "d", body[2], -0.2, 0, 0.5);
        Model space = b.build(), plane = PlanarMechanisms.fourBar();
        State p = start(plane, false), s = space.newState();
        for (int i = 0; i < 3; i++) {
            s.q[7 * i] = p.q[3 * i];
            s.q[7 * i + 1] = p.q[3 * i + 1];
            s.q[7 * i + 3] = Math.cos(p.q[3 * i + 2] / 2);
            s.q[7 * i + 6] = Math.sin(p.q[3 * i + 2] / 2);
            s.v[6 * i] = p.v[3 * i];
            s.v[6 * i + 1] = p.v[3 * i + 1];
            s.v[6 * i + 5] = p.v[3 * i + 2];
        }
        Assembly.Result r = Assembly.inspect(Mechanism.compile(space), s);
        assertEquals(1, r.freedoms(), r::toString);
        assertEquals(3, r.redundant().size(), r::toString);
        for (Stabilisation kept :
                List.of(new ConstraintProjection(1e-13), new AugmentedLagrangian(1e7, 10, 1), new Partitioning())) {
            Simulation flat = Runs.of(plane)
                    .until(1)
                    .every(0.1)
                    .record("a.x.force", "c.y.force")
                    .simulation();
            Simulation deep = Runs.of(space)
                    .until(1)
                    .every(0.1)
                    .stabilisation(kept)
                    .record("a.x.force", "c.y.force")
                    .simulation();
            flat.run(p, Listener.NONE);
            Outcome end = deep.run(s, Listener.NONE);
            assertEquals(Outcome.End.COMPLETED, end.end(), end::toString);
            State x = flat.last(), y = deep.last();
            for (int i = 0; i < 3; i++) {
                assertEquals(x.q[3 * i], y.q[7 * i], 1e-8, kept.toString());
                assertEquals(x.q[3 * i + 1], y.q[7 * i + 1], 1e-8, kept.toString());
                assertEquals(0, y.q[7 * i + 2], 1e-10, kept.toString());
                assertEquals(x.v[3 * i + 2], y.v[6 * i + 5], 1e-6, kept.toString());
            }
            for (int k = 0; k < 2; k++) {
                assertArrayEquals(flat.recording().column(k), deep.recording().column(k), 1e-4, kept.toString());
            }
        }
    }

    private static void hinge(Model.Builder b, String name, int one, double at, int two, double to) {
        b.constraint(
                name,
                new FrameConstraint(FrameConstraint.Kind.REVOLUTE, one, Frame.at(at, 0, 0), two, Frame.at(to, 0, 0)));
    }

    /** Spatial hinges on planar bodies: named, left out, and the motion is right. */
    @Test
    void spatialHingesOnPlanarBodiesMoveLikePlanarOnes() {
        Model.Builder b = Model.builder("four-bar, spatial hinges");
        int[] body = {
            b.body(PlanarMechanisms.rod("crank", 0.2, 1)),
            b.body(PlanarMechanisms.rod("coupler", 0.5, 2.5)),
            b.body(PlanarMechanisms.rod("rocker", 0.4, 2))
        };
        for (int i : body) {
            b.joint("j" + i, new Planar(), 0, i, Frame.IDENTITY, Frame.IDENTITY);
        }
        hinge(b, "a", body[0], -0.1, 0, 0);
        hinge(b, "b", body[1], -0.25, body[0], 0.1);
        hinge(b, "c", body[2], 0.2, body[1], 0.25);
        hinge(b, "d", body[2], -0.2, 0, 0.5);
        Model model = b.build();
        State s = start(model, false);
        Assembly.Result r = Assembly.inspect(Mechanism.compile(model), s);
        assertEquals(12, r.redundant().size(), r::toString);
        assertTrue(r.redundant().containsAll(List.of("a.z", "a.turn-xz", "d.turn-yz")), r::toString);
        for (Stabilisation kept :
                List.of(new ConstraintProjection(1e-13), new AugmentedLagrangian(1e7, 10, 1), new Partitioning())) {
            Simulation run = Runs.of(model).until(2).stabilisation(kept).simulation();
            Outcome end = run.run(s, Listener.NONE);
            assertEquals(18.93251319, run.last().q[2], 3e-8, kept + ": " + end);
        }
    }
}
