package org.condyle.simulate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.condyle.contact.AlongNormal;
import org.condyle.contact.CompliantContact;
import org.condyle.contact.LocatedOnset;
import org.condyle.contact.friction.RegularisedCoulomb;
import org.condyle.contact.friction.StickSlip;
import org.condyle.contact.friction.Tangential;
import org.condyle.contact.law.Flores;
import org.condyle.contact.law.Hertz;
import org.condyle.contact.law.HuntCrossleyDissipation;
import org.condyle.contact.law.KelvinVoigt;
import org.condyle.contact.law.NormalLaw;
import org.condyle.contact.law.StiffnessRule;
import org.condyle.geometry.Pairs;
import org.condyle.geometry.shape.Ellipsoid;
import org.condyle.geometry.shape.HalfSpace;
import org.condyle.geometry.shape.Sphere;
import org.condyle.joints.Free;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Shape;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Surface;
import org.condyle.scenes.Chance;
import org.condyle.scenes.Impacts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Contacts whose touch and parting steps pass over, against the same contacts with steps that end there. */
class PassedOnsetTest {
    private static final Tangential RUBBED = new Tangential(new RegularisedCoulomb(0.5, 0.1), null, null);

    /** A body of any inertia with spheres and an ellipsoid about it above a slope; the stiffness follows from the curvatures. */
    private static Model tumbler(Chance chance, boolean passed) {
        Model.Builder b = Model.builder("tumbler");
        int body = b.body(chance.body("tumbler"));
        b.joint("tumbler", new Free(), 0, body, Frame.IDENTITY, Frame.IDENTITY);
        Surface slope = new Surface(
                "slope",
                0,
                Frame.withZAlong(new double[3], new double[] {chance.in(-0.3, 0.3), 1, chance.in(-0.3, 0.3)}),
                new HalfSpace());
        for (int k = 0; k < 4; k++) {
            Shape shape = k == 0
                    ? new Ellipsoid(chance.in(0.1, 0.2), chance.in(0.1, 0.2), chance.in(0.1, 0.2))
                    : new Sphere(chance.in(0.05, 0.15));
            ContactGeometry g = Pairs.between(new Surface("knob" + k, body, chance.frame(0.4), shape), slope);
            StiffnessRule stiffness = (larger, smaller) -> 2e5 / Math.sqrt(0.5 * (larger + smaller));
            CompliantContact contact = CompliantContact.in(
                    b, g, new AlongNormal(new HuntCrossleyDissipation(0.2), stiffness, Impacts.SLOWEST), RUBBED);
            b.force("knob" + k, passed ? contact.passing() : contact);
        }
        return b.build();
    }

    private static State thrown(Chance chance, Model model) {
        State s = chance.state(model);
        s.time = 0;
        s.q[0] = s.q[2] = 0;
        s.q[1] = 1.2;
        return s;
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
    void bothTreatmentsTendToTheSameMotion(long seed) {
        Simulation located = run(seed, false, "dop853", 1e-11), passed = run(seed, true, "dopri5", 1e-10);
        String scene = "seed " + seed;
        for (int i = 0; i < located.last().q.length; i++) {
            assertEquals(located.last().q[i], passed.last().q[i], 1e-5, scene);
        }
        Outcome one = outcome(seed, false, 1e-11), other = outcome(seed, true, 1e-10);
        assertTrue(one.contacts().size() > 0, scene);
        assertEquals(one.contacts().size(), other.contacts().size(), scene);
        for (int k = 0; k < one.contacts().size(); k++) {
            Episode a = one.contacts().get(k), b = other.contacts().get(k);
            assertEquals(a.pair(), b.pair(), scene);
            assertEquals(a.start(), b.start(), 1e-5, scene);
            assertEquals(a.end(), b.end(), 1e-5, scene);
            assertEquals(a.impactSpeed(), b.impactSpeed(), 1e-3, scene);
            assertEquals(a.maxForce(), b.maxForce(), 1e-3 * a.maxForce() + 1e-3, scene);
        }
        assertTrue(other.trusted() && Math.abs(other.ledger().relativeResidual()) < 1e-6, scene);
    }

    /** Coarse runs as people make them: nothing gains energy, and the ledger says what was lost. */
    @ParameterizedTest
    @ValueSource(strings = {"dopri5", "dop853", "abm"})
    void coarseRunsCloseTheirLedgers(String method) {
        for (long seed = 20; seed < 40; seed++) {
            Outcome o = coarse(seed, method, true);
            assertTrue(Math.abs(o.ledger().relativeResidual()) < 1e-3, method + ", seed " + seed + o.ledger());
            assertTrue(o.trusted(), method + ", seed " + seed + o.distrust());
        }
    }

    /** A method with a history would carry the kink of a touch on: its steps end there whatever the contact allows. */
    @Test
    void aMethodWithAHistoryLocatesTouches() {
        assertEquals(coarse(20, "abm", false).steps(), coarse(20, "abm", true).steps());
        assertEquals(
                coarse(20, "abm", false).contacts(), coarse(20, "abm", true).contacts());
        assertTrue(coarse(20, "dopri5", false).steps()
                != coarse(20, "dopri5", true).steps());
    }

    private static Outcome coarse(long seed, String method, boolean passed) {
        Chance chance = new Chance(seed);
        Model m = tumbler(chance, passed);
        return Run.of(m)
                .startAt(thrown(chance, m))
                .integrator(method)
                .accuracy(1e-5)
                .until(1)
                .record()
                .run()
                .outcome();
    }

    @Test
    void refusesWhatNeedsTheInstant() {
        Surface ball = new Surface("ball", 1, Frame.IDENTITY, new Sphere(0.1));
        Surface floor = new Surface("floor", 0, Frame.IDENTITY, new HalfSpace());
        Surface other = new Surface("other", 0, Frame.IDENTITY, new Sphere(0.1));
        assertEquals(
                "none of them is a half-space, so that a long step could fly through",
                why(ball, other, new Hertz(1.5), Tangential.NONE));
        assertEquals("the law needs the impact speed", why(ball, floor, new Flores(0.7, 1.5), Tangential.NONE));
        assertEquals("the force of the law jumps", why(ball, floor, new KelvinVoigt(10), Tangential.NONE));
        assertEquals(
                "friction that sticks begins there",
                why(ball, floor, new Hertz(1.5), new Tangential(null, new StickSlip(0.4, 0.3, 30, 0.5, 2), null)));
        assertEquals("", why(ball, floor, new Hertz(1.5), RUBBED));
        Model.Builder b = Model.builder("ball");
        Impacts.ball(b, "ball", 1, 0.1);
        CompliantContact contact = CompliantContact.in(b, Pairs.between(ball, floor), new Flores(0.7, 1.5), 1e5);
        String said =
                assertThrows(IllegalArgumentException.class, contact::passing).getMessage();
        assertEquals("steps must end where surfaces touch: the law needs the impact speed", said);
    }

    private static String why(Surface a, Surface b, NormalLaw law, Tangential tangential) {
        return LocatedOnset.why(Pairs.between(a, b), law, tangential);
    }

    private static Simulation run(long seed, boolean passed, String method, double accuracy) {
        Chance chance = new Chance(seed);
        Model m = tumbler(chance, passed);
        State s = thrown(chance, m);
        Simulation run = Run.of(m)
                .integrator(method)
                .accuracy(accuracy)
                .until(0.8)
                .record()
                .simulation();
        run.run(s, Listener.NONE);
        return run;
    }

    private static Outcome outcome(long seed, boolean passed, double accuracy) {
        Chance chance = new Chance(seed);
        Model m = tumbler(chance, passed);
        State s = thrown(chance, m);
        return Run.of(m)
                .integrator("dopri5")
                .accuracy(accuracy)
                .until(0.8)
                .record()
                .simulation()
                .run(s, Listener.NONE);
    }
}
