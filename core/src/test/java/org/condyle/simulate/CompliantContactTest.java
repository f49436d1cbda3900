package org.condyle.simulate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.condyle.contact.friction.RegularisedCoulomb;
import org.condyle.contact.friction.StickSlip;
import org.condyle.contact.friction.Tangential;
import org.condyle.contact.law.Flores;
import org.condyle.contact.law.HerbertMcWhannell;
import org.condyle.contact.law.Hertz;
import org.condyle.contact.law.Hooke;
import org.condyle.contact.law.HuntCrossley;
import org.condyle.contact.law.KelvinVoigt;
import org.condyle.contact.law.LankaraniNikravesh;
import org.condyle.contact.law.LinearLayer;
import org.condyle.contact.law.NormalLaw;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.shape.Box;
import org.condyle.geometry.shape.Sphere;
import org.condyle.integrate.Integrators;
import org.condyle.integrate.RungeKutta4;
import org.condyle.integrate.StepOptions;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;
import org.condyle.scenes.Impacts;
import org.condyle.scenes.Meshes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Compliant contact in whole runs, against closed forms. */
class CompliantContactTest {
    private static NormalLaw law(String name) {
        return switch (name) {
            case "hertz" -> new Hertz(1.5);
            case "hunt-crossley" -> new HuntCrossley(0.7, 1.5);
            case "herbert-mcwhannell" -> new HerbertMcWhannell(0.7, 1.5);
            case "lankarani-nikravesh" -> new LankaraniNikravesh(0.7, 1.5);
            default -> new Flores(0.7, 1.5);
        };
    }

    /** Closed forms of a collision under F = K δ^1.5 (1 + a δ̇/δ̇₀), worked out to twelve digits. */
    @ParameterizedTest
    @CsvSource({
        "hertz, 1, 1.54674622893, 334.573306417, 1.51749993068, 0",
        "hunt-crossley, .767999789078, 1.396587693, 304.803945256, 1.56806618893, .849064990629",
        "herbert-mcwhannell, .722682649088, 1.36543056151, 302.896261976, 1.58280924835, .988900662624",
        "lankarani-nikravesh, .795972595365, 1.41548203586, 306.601817853, 1.55994994423, .758505188775",
        "flores, .683184199731, 1.33767332463, 302.225494858, 1.59751371635, 1.10384685292",
    })
    void twoSpheresCollideAsTheClosedFormsSay(
            String name, double e, double depth, double force, double duration, double lost) {
        Model m = Impacts.twoSpheres(law(name));
        Outcome o = Runs.of(m).until(0.02).simulation().run(Impacts.meeting(m), Listener.NONE);
        assertEquals(1, o.contacts().size());
        Episode c = o.contacts().get(0);
        assertEquals(1e-3 / 0.15, c.start(), 1e-14);
        assertEquals(0.3, c.impactSpeed(), 1e-15);
        assertEquals(e, c.restitution(), 1e-9 * e);
        assertEquals(depth * 1e-5, c.maxDepth(), 1e-9 * depth * 1e-5);
        assertEquals(force, c.maxForce(), 1e-9 * force);
        assertEquals(duration * 1e-4, c.end() - c.start(), 1e-9 * duration * 1e-4);
        assertEquals(lost * 1e-3, c.dissipated(), 1e-12);
        assertTrue(
                Math.abs(o.ledger().relativeResidual()) < 1e-9, () -> o.ledger().toString());
    }

    /** A slow parting leaves a depth that is rounding only: the instant must still be found inside whatever step it is. */
    @Test
    void aContactPartsWhenItPartsWhereverTheRunEnds() {
        Model m = Impacts.twoSpheres(new Flores(0.05, 1.5));
        Episode whole = Runs.of(m)
                .until(0.02)
                .simulation()
                .run(Impacts.meeting(m), Listener.NONE)
                .contacts()
                .get(0);
        for (int k = 1; k <= 40; k++) {
            double until = whole.end() + k * 5e-6;
            Outcome o = Runs.of(m).until(until).simulation().run(Impacts.meeting(m), Listener.NONE);
            assertEquals(
                    whole.end(), o.contacts().get(0).end(), 1e-9 * (whole.end() - whole.start()), "until " + until);
        }
    }

    @Test
    void droppedBallBouncesWithItsPeriod() {
        Model m = Impacts.ballOnFloor(new Hertz(1.5), 1.4e8, Tangential.NONE);
        State s = m.newState();
        s.q[1] = 1.1;
        Outcome o = Runs.of(m).until(2.0).simulation().run(s, Listener.NONE);
        List<Episode> c = o.contacts();
        assertEquals(2, c.size());
        assertEquals(4.42944691807, c.get(0).impactSpeed(), 1e-11);
        assertEquals(.001984891909053, c.get(0).maxDepth(), 1e-9 * .002);
        assertEquals(12380.36155117, c.get(0).maxForce(), 1e-5);
        assertEquals(.0013183633881, c.get(0).end() - c.get(0).start(), 1e-12);
        assertEquals(.90436564536, c.get(1).start() - c.get(0).start(), 1e-10);
    }

    /** A mesh lists no points of contact while it only touches: it must begin there, not where the next step ends. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2})
    void aMeshThatIsAHairAboveTheFloorTouchesIt(int hairs) {
        Model m = Impacts.shapeOnFloor(Mesh.flat(Meshes.sphere(0.1, 4)), new Hertz(1.5), 1e6);
        State s = m.newState();
        s.q[1] = 0.1 + hairs * Math.ulp(0.1);
        s.v[1] = -1;
        Simulation run = Runs.of(m).until(0.1).simulation();
        Outcome o = run.run(s, Listener.NONE);
        assertEquals(Outcome.End.COMPLETED, o.end(), o::toString);
        assertEquals(1, o.contacts().size(), o::toString);
        assertEquals(1, o.contacts().get(0).restitution(), 1e-9);
        assertTrue(
                Math.abs(o.ledger().relativeResidual()) < 1e-9, () -> o.ledger().toString());
    }

    /** What parts may still overlap by rounding; it must be seen when it comes back within the next step. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2})
    void aBallThatPartsAndComesBackWithinAStepTouchesAgain(int hairs) {
        Model m = Impacts.ballOnFloor(new Hertz(1.5), 1e6, Tangential.NONE);
        State s = m.newState();
        s.q[1] = 0.1 - hairs * Math.ulp(0.1);
        s.v[1] = 1;
        Outcome o = Runs.of(m)
                .stepper(new RungeKutta4(StepOptions.step(0.25)))
                .until(0.204)
                .simulation()
                .run(s, Listener.NONE);
        assertEquals(1, o.contacts().size(), o::toString);
        assertEquals(2 / 9.81, o.contacts().get(0).start(), 1e-12);
        assertEquals(1, o.contacts().get(0).impactSpeed(), 1e-12);
    }

    /** A body that flies through a gap shorter than a step must not be missed. */
    @Test
    void fastBodiesDoNotFlyThroughEachOther() {
        Model m = Impacts.twoSpheres(new Hertz(1.5));
        State s = Impacts.meeting(m);
        s.v[0] = 5;
        s.v[6] = -5;
        for (var stepper : List.of(Runs.accurate(), new RungeKutta4(StepOptions.step(0.02)))) {
            Outcome o = Runs.of(m).stepper(stepper).until(0.02).simulation().run(s, Listener.NONE);
            assertEquals(1, o.contacts().size(), () -> o.toString());
            assertEquals(2e-4, o.contacts().get(0).start(), 1e-12);
        }
    }

    /**
     * With nothing else to do a step is as long as the run. Its stages can be thrown past each other by the first that meets
     * the contact, and then agree on nothing having happened.
     */
    @ParameterizedTest
    @ValueSource(doubles = {0.3, 0.5, 0.7, 1, 3, 10, 100})
    void bodiesThatFlyFreelyMeetHoweverLongTheRun(double until) {
        Model[] models = {
            Impacts.two(new Sphere(0.02), new Hertz(1.5), 1e6),
            Impacts.two(new Box(0.04, 0.04, 0.04), new Hooke(), 1e5),
            Impacts.two(Mesh.smooth(Meshes.sphere(0.02, 4)), new LinearLayer(0), 1e8)
        };
        for (int k = 0; k < models.length; k++) {
            Model m = models[k];
            for (String method : List.of("dop853", "dopri5", "radau5", "gbs", "abm")) {
                State s = Impacts.meeting(m);
                s.v[0] = 1.4;
                s.v[6] = 0;
                Simulation run = Runs.of(m)
                        .stepper(Integrators.create(method, StepOptions.accuracy(1e-8)))
                        .until(until)
                        .simulation();
                Outcome o = run.run(s, Listener.NONE);
                assertEquals(1, o.contacts().size(), method + " " + k);
                assertEquals(0, run.last().v[0], 0.02, method + " " + k);
                assertEquals(1.4, run.last().v[6], 0.02, method + " " + k);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.3, 1, 3, 10})
    void manyBodiesThatFlyFreelyMeetHoweverFar(double away) {
        Model m = Impacts.twoOfMany(new Hertz(1.5), 1e6);
        for (String method : List.of("dop853", "dopri5", "gbs")) {
            State s = Impacts.meeting(m);
            s.q[7] = away;
            s.v[0] = 1.4;
            s.v[6] = 0;
            Simulation run = Runs.of(m)
                    .stepper(Integrators.create(method, StepOptions.accuracy(1e-8)))
                    .until(2 * away)
                    .simulation();
            run.run(s, Listener.NONE);
            assertEquals(0, run.last().v[0], 1e-3, method);
            assertEquals(1.4, run.last().v[6], 1e-3, method);
        }
    }

    @Test
    void stepThatCannotResolveAContactSaysSo() {
        Model m = Impacts.twoSpheres(new Hertz(1.5));
        Outcome o = Runs.of(m)
                .stepper(new RungeKutta4(StepOptions.step(2e-4)))
                .until(0.02)
                .simulation()
                .run(Impacts.meeting(m), Listener.NONE);
        String said = String.join("; ", o.warnings()) + o.message();
        assertTrue(said.contains("'spheres'") && said.contains("step") && said.contains("0.00666"), said);
    }

    @Test
    void contactTooSoftForItsImpactSaysSo() {
        Model m = Impacts.twoSpheres(new Hertz(1.5));
        State s = Impacts.meeting(m);
        s.v[0] = 5e4;
        s.v[6] = -5e4;
        Outcome o = Runs.of(m).until(0.001).simulation().run(s, Listener.NONE);
        assertEquals(Outcome.End.FAILED, o.end(), o::toString);
        assertTrue(o.message().contains("'spheres'") && o.message().contains("could pass through it"), o.message());
    }

    /** Sliding at v₀ with friction μ g, a ball rolls after 2 v₀/(7 μ g), with 5/7 of its speed, if r is its radius. */
    @Test
    void ballSlidesThenRollsAtTheExactTime() {
        double mu = 0.2, v0 = 1, g = 9.81, stiffness = 1e8, rest = Math.pow(g / stiffness, 1 / 1.5);
        StickSlip law = new StickSlip(mu, mu, 1e6, 0, 0);
        Model m = Impacts.ballOnFloor(new Hertz(1.5), stiffness, new Tangential(null, law, null));
        State s = m.newState();
        s.q[1] = 0.1 - rest;
        s.v[0] = v0;
        double r = 0.1 - 0.5 * rest, t = v0 / (mu * g * (1 + r * r / 0.004)); // r: to the middle of the overlap
        Outcome o = Runs.of(m)
                .event("rolls", (x, k) -> x.v[0] + r * x.v[5] - 1e-9, -1, true)
                .until(1)
                .simulation()
                .run(s, Listener.NONE);
        assertEquals(t, o.time(), 1e-8 * t);
        Simulation whole = Runs.of(m).until(1).simulation();
        Outcome end = whole.run(s, Listener.NONE);
        assertEquals(v0 - mu * g * t, whole.last().v[0], 1e-9);
        assertTrue(
                Math.abs(end.ledger().relativeResidual()) < 1e-9,
                () -> end.ledger().toString());
    }

    @Test
    void frictionBySpeedIsBookedToTheLastJoule() {
        Model m = Impacts.ballOnFloor(
                new Flores(0.6, 1.5), 1e6, new Tangential(new RegularisedCoulomb(0.3, 1e-2), null, null));
        State s = m.newState();
        s.q[1] = 0.3;
        s.v[0] = 1;
        s.v[3] = 20;
        Outcome o = Runs.of(m).until(1).simulation().run(s, Listener.NONE);
        assertTrue(o.contacts().size() > 3, () -> o.contacts().toString());
        assertTrue(
                Math.abs(o.ledger().relativeResidual()) < 1e-8, () -> o.ledger().toString());
    }

    /** m δ̈ = -K δ - D δ̇ until the force is zero, or until the overlap is. */
    @ParameterizedTest
    @CsvSource({"false", "true"})
    void springAndDashpotPartWhereTheirForceOrTheirOverlapEnds(boolean pulls) {
        double mass = 0.046, k = 1e6, d = 60, zeta = d / (2 * Math.sqrt(k * mass));
        double omega = Math.sqrt(k / mass), damped = omega * Math.sqrt(1 - zeta * zeta);
        double turn = pulls ? Math.PI : Math.PI - 2 * Math.asin(zeta);
        Model m = Impacts.twoSpheres(new KelvinVoigt(d, pulls), k);
        Outcome o = Runs.of(m).until(0.02).simulation().run(Impacts.meeting(m), Listener.NONE);
        Episode c = o.contacts().get(0);
        double e = Math.exp(-turn * zeta / Math.sqrt(1 - zeta * zeta));
        assertEquals(turn / damped, c.end() - c.start(), 1e-9 * c.end());
        assertEquals(e, c.restitution(), 1e-9);
        assertEquals(0.5 * mass * 0.09 * (1 - e * e), c.dissipated(), 1e-11);
        assertTrue(
                Math.abs(o.ledger().relativeResidual()) < 1e-9, () -> o.ledger().toString());
    }
}
