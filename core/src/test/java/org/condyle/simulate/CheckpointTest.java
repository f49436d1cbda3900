package org.condyle.simulate;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.condyle.contact.friction.StickSlip;
import org.condyle.contact.friction.Tangential;
import org.condyle.contact.law.Flores;
import org.condyle.dynamics.Assembly;
import org.condyle.dynamics.AugmentedLagrangian;
import org.condyle.dynamics.Baumgarte;
import org.condyle.dynamics.ConstraintProjection;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Partitioning;
import org.condyle.dynamics.Stabilisation;
import org.condyle.expression.Expression;
import org.condyle.expression.NameTable;
import org.condyle.forces.PointForce;
import org.condyle.integrate.DormandPrince853;
import org.condyle.integrate.MoreauJean;
import org.condyle.integrate.RungeKutta4;
import org.condyle.integrate.StepOptions;
import org.condyle.integrate.Stepper;
import org.condyle.joints.Pin;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Formula;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;
import org.condyle.scenes.BodyScene.Kind;
import org.condyle.scenes.BodyScenes;
import org.condyle.scenes.Chance;
import org.condyle.scenes.Elbow;
import org.condyle.scenes.HardBodies;
import org.condyle.scenes.Impacts;
import org.condyle.scenes.MixedTree;
import org.condyle.scenes.PlanarMechanisms;
import org.condyle.scenes.Rigid;
import org.condyle.scenes.SceneModel;
import org.condyle.scenes.Walker;
import org.condyle.simulate.event.Event;
import org.junit.jupiter.api.Test;

/** A run that goes on from a checkpoint gives every number of the run that was never interrupted, bit for bit. */
class CheckpointTest {
    /** Runs to the end and keeps all checkpoints, then goes on from each of them and compares everything. */
    private static void resumesBitForBit(Supplier<Run> runs, State start) {
        Simulation whole = runs.get().simulation();
        List<Checkpoint> kept = new ArrayList<>();
        Outcome expected = whole.run(start, new Listener() {
            @Override
            public void checkpoint(Checkpoint c) {
                kept.add(c);
            }
        });
        assertEquals(Outcome.End.COMPLETED, expected.end(), expected::toString);
        assertTrue(kept.size() >= 3, "checkpoints: " + kept.size());
        for (Checkpoint c : List.of(kept.get(0), kept.get(kept.size() / 2), kept.get(kept.size() - 1))) {
            Simulation second = runs.get().simulation();
            Outcome found = second.resume(c, Listener.NONE);
            String from = "from t = " + c.state().time;
            Recording a = whole.recording(), b = second.recording();
            assertArrayEquals(a.times(), b.times(), from);
            for (int k = 0; k < a.channels().size(); k++) {
                assertArrayEquals(
                        a.column(k),
                        b.column(k),
                        from + ": " + a.channels().get(k).name());
                assertEquals(a.least(k), b.least(k), from);
                assertEquals(a.most(k), b.most(k), from);
            }
            assertArrayEquals(whole.last().q, second.last().q, from);
            assertArrayEquals(whole.last().v, second.last().v, from);
            assertEquals(expected, found, from); // steps, ledger, violations, events: all of it
        }
    }

    private static State assembled(Model model, State s, int... held) {
        boolean[] fixed = new boolean[s.v.length];
        for (int i : held) {
            fixed[i] = true;
        }
        Assembly.assemble(Mechanism.compile(model), s, fixed, fixed);
        return s;
    }

    private static State sliderCrank(Model model) {
        State s = model.newState();
        s.q[2] = Math.toRadians(60);
        s.v[2] = 10;
        s.q[3] = 0.3;
        s.q[5] = -0.3;
        s.q[6] = 0.5;
        return assembled(model, s, 2);
    }

    private static Run sliderCrankRun(Stabilisation kept) {
        return Runs.of(PlanarMechanisms.sliderCrankAbsolute())
                .until(1)
                .every(0.03)
                .alsoAt(0.111, 0.7)
                .stabilisation(kept)
                .checkpointEvery(0.2)
                .event("dead centre", (s, m) -> Math.sin(s.q[2]), 0, false)
                .record(
                        "j1.angle",
                        "j2.angle.speed",
                        "j3.x",
                        "main.x.force",
                        "energy.residual",
                        "constraints.position");
    }

    @Test
    void dormandPrinceWithProjectionGoesOnBitForBit() {
        State s = sliderCrank(PlanarMechanisms.sliderCrankAbsolute());
        resumesBitForBit(
                () -> sliderCrankRun(new ConstraintProjection(1e-12))
                        .stepper(new DormandPrince853(StepOptions.accuracy(1e-9))),
                s);
    }

    @Test
    void rungeKuttaWithBaumgarteGoesOnBitForBit() {
        State s = sliderCrank(PlanarMechanisms.sliderCrankAbsolute());
        resumesBitForBit(
                () -> sliderCrankRun(new Baumgarte(5, 5)).stepper(new RungeKutta4(StepOptions.step(0.0013))), s);
    }

    @Test
    void partitioningGoesOnBitForBit() {
        State s = sliderCrank(PlanarMechanisms.sliderCrankAbsolute());
        resumesBitForBit(
                () -> sliderCrankRun(new Partitioning()).stepper(new DormandPrince853(StepOptions.accuracy(1e-9))), s);
        resumesBitForBit(
                () -> sliderCrankRun(new Partitioning()).stepper(new RungeKutta4(StepOptions.step(0.0013))), s);
    }

    @Test
    void augmentedLagrangianGoesOnBitForBit() {
        State s = sliderCrank(PlanarMechanisms.sliderCrankAbsolute());
        resumesBitForBit(
                () -> sliderCrankRun(new AugmentedLagrangian(1e7, 10, 1))
                        .stepper(new DormandPrince853(StepOptions.accuracy(1e-9))),
                s);
    }

    @Test
    void walkingBodyGoesOnBitForBit() {
        for (Model model : List.of(Walker.driven(), Walker.dangling())) {
            State s = assembled(model, Walker.guess(model));
            resumesBitForBit(
                    () -> Runs.of(model)
                            .until(0.5)
                            .every(0.02)
                            .stepper(new DormandPrince853(StepOptions.accuracy(1e-8)))
                            .checkpointEvery(0.05)
                            .record("trunk.angle", "foot-left.x", "knee-right.y.force", "energy.work"),
                    s);
        }
    }

    @Test
    void runThatBeganLateGoesOnBitForBit() {
        MixedTree forest = new MixedTree(5);
        Model model = forest.builder.build();
        State s = new Chance(6).state(model);
        s.time = 2.5;
        resumesBitForBit(
                () -> Runs.of(model)
                        .until(3.5)
                        .every(0.07)
                        .stepper(new DormandPrince853(StepOptions.accuracy(1e-8)))
                        .checkpointEvery(0.15)
                        .record("trunk-joint.q1", "leaf.x", "bough-joint.reaction.mx", "energy.total"),
                s);
    }

    @Test
    void damageAndStopsGoOnFromACheckpoint() {
        Elbow elbow = Elbow.pushed(1000); // damages, pauses, breaks, and bounces to rest
        Model m = elbow.model();
        resumesBitForBit(
                () -> Runs.of(m)
                        .until(1.3)
                        .every(0.01)
                        .checkpointEvery(0.0017)
                        .record("elbow.angle", "elbow.speed", "articulation.soundness", "energy.residual"),
                elbow.start(m));
    }

    @Test
    void contactsUnderWayAndOverGoOnFromACheckpoint() {
        Model m = Impacts.ballOnFloor(
                new Flores(0.7, 1.5), 1e5, new Tangential(null, new StickSlip(0.3, 0.2, 1e5, 0.5, 1), null));
        State s = m.newState();
        s.q[1] = 0.2;
        s.v[0] = 0.5;
        for (Supplier<Stepper> stepper :
                List.<Supplier<Stepper>>of(Runs::accurate, () -> new RungeKutta4(StepOptions.step(1e-4)))) {
            resumesBitForBit(
                    () -> Runs.of(m)
                            .stepper(stepper.get())
                            .until(0.6)
                            .every(0.01)
                            .checkpointEvery(0.0137)
                            .record("ball.x", "ball-floor.depth", "ball-floor.force", "energy.residual"),
                    s);
        }
    }

    @Test
    void warningsSurviveACheckpoint() {
        Model m = Impacts.ballOnFloor(new Flores(0.7, 1.5), 1e5, new Tangential(null, null, null));
        State s = m.newState();
        s.q[1] = 0.2;
        Supplier<Run> runs = () -> Runs.of(m)
                .stepper(new RungeKutta4(StepOptions.step(5e-3)))
                .until(0.5)
                .every(0.01)
                .checkpointEvery(0.06)
                .record("ball.x");
        List<String> warnings = runs.get().simulation().run(s, Listener.NONE).warnings();
        assertTrue(warnings.stream().anyMatch(w -> w.contains("is not resolved")), warnings::toString);
        resumesBitForBit(runs, s);
    }

    @Test
    void timeSteppingBeginsWithTheImpulsesOfTheStepBefore() {
        Model box = Rigid.box(27, 0.05, 0.5, 0.38, 0.2, 0.4);
        resumesBitForBit(
                () -> Runs.of(box)
                        .until(0.6)
                        .every(0.05)
                        .checkpointEvery(0.1)
                        .stepper(new MoreauJean(StepOptions.step(2e-3)))
                        .record("touch.depth", "energy.residual"),
                Rigid.tower(box, 3));
    }

    @Test
    void timeSteppingOfJoinedBodiesGoesOnFromACheckpoint() {
        Model finger = Rigid.finger(0.2, 0.5);
        resumesBitForBit(
                () -> Runs.of(finger)
                        .until(0.6)
                        .every(0.05)
                        .checkpointEvery(0.037)
                        .stepper(new MoreauJean(StepOptions.step(1e-3)))
                        .record("touch1.force", "energy.residual"),
                Rigid.pointing(finger, 0.3, 0.1));
    }

    private static Model ballOnAFloor() {
        HardBodies ball = HardBodies.inSpace().ball("ball", 1, 0.1, 0.4).floor();
        return ball.touch("floor", "ball", 0.3, 0.5).build();
    }

    @Test
    void rigidContactsGoOnFromACheckpoint() {
        Model m = ballOnAFloor();
        State s = m.newState();
        s.q[1] = 0.2;
        s.v[0] = 1;
        s.v[2] = 0.3;
        s.v[3] = 20;
        for (Supplier<Stepper> stepper :
                List.<Supplier<Stepper>>of(Runs::accurate, () -> new RungeKutta4(StepOptions.step(1e-3)))) {
            resumesBitForBit(
                    () -> Runs.of(m)
                            .stepper(stepper.get())
                            .until(1)
                            .every(0.01)
                            .checkpointEvery(0.137)
                            .record("ball.x", "floor-ball.gap", "floor-ball.force", "energy.residual"),
                    s);
        }
    }

    /** A ball that lies on a floor and is struck three times. */
    @Test
    void blowsGoOnFromACheckpoint() {
        Model m = ballOnAFloor();
        State s = m.newState();
        s.q[1] = 0.1;
        Formula[] value = {formula("0.4"), formula("0.3"), formula("-0.2 + t")};
        Formula[] at = {formula("0.05"), formula("0.02"), formula("0")};
        resumesBitForBit(
                () -> {
                    Run run = Runs.of(m).until(1).every(0.01).checkpointEvery(0.137);
                    for (double time : new double[] {0.1, 0.35, 0.62}) {
                        run.event(Event.at("blow" + time, time)
                                .striking(List.of(new PointForce(1, value, false, at, false))));
                    }
                    return run.record("ball.x", "floor-ball.gap", "floor-ball.force", "energy.residual");
                },
                s);
    }

    private static Formula formula(String text) {
        NameTable names = new NameTable().variable("t");
        return new Formula(Expression.parse(text, names), List.of());
    }

    /** A brick that begins to creep and gets faster. */
    @Test
    void creepingGoesOnFromACheckpoint() {
        double angle = Math.toRadians(20);
        HardBodies h = HardBodies.inSpace()
                .block("brick", 0.5, 0.16, 0.04, 0.08)
                .floor()
                .touch("floor", "brick", 0.998 * Math.tan(angle), 0);
        h.builder.gravity(9.81 * Math.sin(angle), -9.81 * Math.cos(angle), 0);
        Model m = h.build();
        State s = m.newState();
        s.q[1] = 0.02;
        resumesBitForBit(
                () -> Runs.of(m)
                        .until(0.2)
                        .every(0.01)
                        .checkpointEvery(0.011)
                        .record("brick.x", "floor-brick.force", "energy.residual"),
                s);
    }

    /** Short steps: one checkpoint at the first step after each multiple of the interval. */
    @Test
    void checkpointsComeOncePerInterval() {
        Model.Builder b = Model.builder("pendulum");
        int rod = b.body(Body.of("rod", 1).centre(0, -0.5, 0).inertia(0.1, 0.1, 0.1));
        b.joint("pin", new Pin(), 0, rod, Frame.IDENTITY, Frame.IDENTITY);
        List<Double> times = new ArrayList<>();
        Run.of(b.build())
                .start("pin.angle", 1)
                .integrator("rk4")
                .step(0.03)
                .until(1.02)
                .checkpointEvery(0.1)
                .run(new Listener() {
                    @Override
                    public void checkpoint(Checkpoint c) {
                        times.add(c.state().time);
                    }
                });
        assertEquals(10, times.size(), times::toString);
        for (int k = 0; k < times.size(); k++) {
            double after = times.get(k) - 0.1 * (k + 1);
            assertTrue(after > -1e-9 && after < 0.03, times::toString);
        }
    }

    /** A box that falls over on another one: flight, impacts and steps of lasting contact. */
    @Test
    void bodiesThatRestOnEachOther() {
        SceneModel m = new SceneModel(BodyScenes.of(Kind.EDGE.ordinal()), SceneModel.Treatment.IMPULSIVE);
        resumesBitForBit(
                () -> Runs.of(m.model)
                        .until(0.4)
                        .every(0.01)
                        .checkpointEvery(0.03)
                        .stabilisation(new ConstraintProjection(1e-12))
                        .record("energy.residual", "energy.kinetic"),
                m.start);
    }
}
