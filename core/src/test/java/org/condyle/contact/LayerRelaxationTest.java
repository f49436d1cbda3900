package org.condyle.contact;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Objects;
import org.condyle.contact.friction.Tangential;
import org.condyle.contact.law.LinearLayer;
import org.condyle.contact.law.LogarithmicLayer;
import org.condyle.contact.law.NormalLaw;
import org.condyle.contact.law.StiffnessRule;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Workspace;
import org.condyle.geometry.Pairs;
import org.condyle.geometry.mesh.FaceArea;
import org.condyle.geometry.mesh.Mesh;
import org.condyle.geometry.mesh.SpringSide;
import org.condyle.geometry.shape.HalfSpace;
import org.condyle.joints.Slider;
import org.condyle.math.Relaxation;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.Triangles;
import org.junit.jupiter.api.Test;

/** A flat layer of 1 m² that a plane is pressed into by hand, step by step, against closed forms of the standard linear solid. */
class LayerRelaxationTest {
    private static final double SLOW = 1e9;
    private static final double QUICK = 5e9;
    private static final Relaxation SOLID = new Relaxation(new double[] {0.8}, new double[] {0.5});

    /** What a run does with a contact, without the motion: trial evaluations, and a commit at the end of each step. */
    private static final class Press {
        private final State s;
        private final Workspace w;
        private final CompliantContact contact;
        double lost;
        private double power;

        Press(NormalLaw law, Relaxation relaxation, boolean relaxed, double depth) {
            Model.Builder b = Model.builder("column").gravity(0, 0, 0);
            int plate = b.body(new Body("plate", 1, new double[3], new double[] {1, 1, 1, 0, 0, 0}));
            b.joint("rail", new Slider(), 0, plate, Frame.IDENTITY, Frame.IDENTITY);
            double[] corners = {0, 0, 0, 0, 1, 0, 1, 1, 0, 1, 0, 0};
            Mesh square = Mesh.flat(new Triangles(corners, new int[] {0, 1, 2, 0, 2, 3}));
            b.force(
                    "layer",
                    CompliantContact.in(
                            b,
                            Pairs.patch(
                                    new Surface("plate", plate, Frame.IDENTITY, square),
                                    new Surface("floor", 0, Frame.IDENTITY, new HalfSpace()),
                                    SpringSide.ON_A,
                                    1,
                                    FaceArea.WHOLE),
                            new AlongNormal(law, StiffnessRule.constant(QUICK), 1e-3, relaxation, relaxed, null),
                            Tangential.NONE));
            Mechanism m = Mechanism.compile(b.build());
            w = new Workspace(m);
            contact =
                    (CompliantContact) Objects.requireNonNull(m.model().forces().get("layer"));
            s = m.model().newState();
            s.q[0] = -depth;
            commit();
        }

        private Motion motion() {
            Dynamics.place(s, w);
            Dynamics.fillRates(w);
            return w.motion;
        }

        private void commit() {
            contact.commit(s, motion());
            power = contact.dissipation(s, motion());
        }

        double at(double time, double depth, double rate) {
            s.time = time;
            s.q[0] = -depth;
            s.v[0] = -rate;
            return contact.normalForce(s, motion());
        }

        /** A step that is accepted, after one that was not. */
        double step(double time, double depth, double rate) {
            double before = s.time, force = at(time, depth, rate), first = power;
            at(before + 0.3 * (time - before), 2 * depth + 1e-3, 3 * rate);
            assertEquals(force, at(time, depth, rate));
            double after = contact.dissipation(s, motion());
            lost += 0.5 * (time - before) * (first + after);
            commit();
            assertEquals(force, contact.normalForce(s, motion()), 1e-12 * QUICK * Math.abs(depth) + 1e-9);
            return force;
        }

        double stored() {
            return contact.storedEnergy(s, motion());
        }
    }

    @Test
    void aStepRelaxes() {
        for (int n = 1; n <= 3; n++) { // exact for any steps
            Press p = new Press(new LinearLayer(), SOLID, false, 5e-4);
            assertEquals(2.5e6, p.at(0, 5e-4, 0), 1e-8);
            double[] times = {0.1, 0.5, 2}, values = {2137461.50616, 1235758.88234, 536631.27778};
            for (int i = 0; i < 3; i++) {
                double from = p.s.time;
                for (int k = 1; k < n; k++) {
                    p.step(from + k * (times[i] - from) / n, 5e-4, 0);
                }
                assertEquals(values[i], p.step(times[i], 5e-4, 0), 6e-6);
            }
        }
        Press two = new Press(
                new LinearLayer(), new Relaxation(new double[] {0.6, 0.2}, new double[] {0.1, 2}), false, 5e-4);
        assertEquals(1527433.87401, two.step(0.1, 5e-4, 0), 6e-6);
        assertEquals(899507.31203, two.step(0.5, 5e-4, 0), 6e-6);
        assertEquals(683939.72368, two.step(2, 5e-4, 0), 6e-6);
    }

    @Test
    void aRampIsExactForAnySteps() {
        Press p = new Press(new LinearLayer(), SOLID, false, 0);
        assertEquals(462538.49384, p.step(0.1, 1e-4, 1e-3), 6e-6);
        assertEquals(1764241.11766, p.step(0.5, 5e-4, 1e-3), 6e-6);
        assertEquals(3963368.72222, p.step(2, 2e-3, 1e-3), 6e-6);
        Press two =
                new Press(new LinearLayer(), new Relaxation(new double[] {0.6, 0.2}, new double[] {0.1, 2}), false, 0);
        assertEquals(387177.31865, two.step(0.1, 1e-4, 1e-3), 6e-6);
        assertEquals(1240377.04976, two.step(0.5, 5e-4, 1e-3), 6e-6);
        assertEquals(3564241.11704, two.step(2, 2e-3, 1e-3), 6e-6);
    }

    @Test
    void whatIsFirstTouchedInsideAStepIsPressedFromThatMomentOn() {
        // a ramp of 1 mm/s that touches at 0.04 s, in one step of 0.1 s
        Press p = new Press(new LinearLayer(), SOLID, false, -4e-5);
        double late = SLOW * 6e-5 + 4 * SLOW * 1e-3 * 0.5 * -Math.expm1(-0.06 / 0.5);
        p.at(0.04, 0, 1e-3);
        p.contact.commit(p.s, p.motion()); // a run ends a step at the touch of the whole contact
        assertEquals(late, p.step(0.1, 6e-5, 1e-3), 1e-9 * late);
        // the same for a layer whose memory goes back to before the touch, as that of a face in a patch that is touched
        // already
        Press q = new Press(new LinearLayer(), SOLID, false, -4e-5);
        q.at(0.05, 1e-5, 1e-3);
        q.contact.commit(q.s, q.motion());
        assertEquals(late, q.step(0.1, 6e-5, 1e-3), 1e-9 * late);
    }

    @Test
    void theUpdateIsOfSecondOrderForAHalfSine() {
        double[] published = {487.551, 121.869, 30.466, 7.616};
        double omega = Math.PI / 0.2;
        for (int k = 0; k < 4; k++) {
            int n = 10 << k; // steps to the middle of the half sine
            Press p = new Press(new LinearLayer(), SOLID, false, 0);
            double last = 0;
            for (int i = 1; i <= n; i++) {
                double t = 0.1 * i / n;
                last = p.step(t, 5e-4 * Math.sin(omega * t), 5e-4 * omega * Math.cos(omega * t));
            }
            assertEquals(published[k], Math.abs(last - halfSine(0.1)), 1e-3, "steps " + n);
        }
        assertEquals(1695657.9, halfSine(0.05), 0.05);
        assertEquals(2262932.3, halfSine(0.1), 0.05);
    }

    private static double halfSine(double t) {
        double w = Math.PI / 0.2, x = w * 0.5;
        return SLOW * 5e-4 * Math.sin(w * t)
                + 4 * SLOW * 5e-4 * x / (1 + x * x) * (Math.cos(w * t) + x * Math.sin(w * t) - Math.exp(-t / 0.5));
    }

    @Test
    void aSurfaceIsLeftBehindAndComesBack() {
        Press p = new Press(new LinearLayer(), SOLID, false, 5e-4);
        p.step(1, 5e-4, 0);
        // the plane is taken away at once: u = d k1 (1 - e^(-T/tau))/k0, then it comes back with tau k0/k_inf
        double dent = 3.45865887e-4;
        assertEquals(0, p.step(1 + 1e-9, 1e-7, 0), 0);
        // a touch in no time finds the surface there: quick from it on
        assertEquals(QUICK * 1e-5, p.at(1 + 2e-9, dent + 1e-5, 0), 2e-8 * QUICK * dent);
        assertEquals(0, p.at(1 + 2e-9, dent - 1e-6, 0), 0);
        double before = p.stored() + p.lost;
        for (int i = 1; i <= 200; i++) {
            p.step(1 + i / 200.0, 1e-7, 0);
        }
        double later = 2.31840837e-4;
        assertEquals(0, p.at(2 + 1e-9, later - 1e-8, 0), 0);
        assertEquals(QUICK * 1e-5, p.at(2 + 1e-9, later + 1e-5, 0), 5e-6 * QUICK * 1e-5 + 1e3);
        p.at(2, 1e-7, 0);
        assertEquals(
                before, p.stored() + p.lost, 1e-5 * before, "what was stored in the dent is lost while it comes back");
        // long after that nothing is remembered
        for (int i = 1; i <= 60; i++) {
            p.step(2 + i, 1e-7, 0);
        }
        assertEquals(0.5 * SLOW * 1e-14, p.stored(), 1e-9);
        assertEquals(SLOW * 1e-7 + QUICK * 1e-4, p.at(62, 1e-4 + 1e-7, 0), 1e-3);
    }

    /** The half sine: it lifts off before the plane is gone, and every joule is where it should be. */
    @Test
    void theLedgerOfACycleCloses() {
        double[] worst = new double[3], energy = new double[1];
        for (int k = 0; k < 3; k++) {
            int n = 200 << k;
            Press p = new Press(new LinearLayer(), SOLID, false, 0);
            double w = Math.PI / 0.2, work = 0, force = 0, lift = Double.NaN;
            for (int i = 1; i <= 2 * n; i++) { // one whole sine, half of it in the air
                double t = 0.2 * i / n, d = 5e-4 * Math.sin(w * t), before = -p.s.q[0];
                double next = p.step(t, d, 5e-4 * w * Math.cos(w * t));
                work += 0.5 * (force + next) * (d - before);
                if (force > 0 && next == 0) {
                    lift = t;
                }
                force = next;
                worst[k] = Math.max(worst[k], Math.abs(work - p.stored() - p.lost));
                energy[0] = Math.max(energy[0], work);
            }
            assertEquals(0.18914987, lift, 0.2 / n);
        }
        assertTrue(worst[0] < 1e-4 * energy[0], worst[0] + " of " + energy[0]);
        assertTrue(worst[2] < worst[0] / 8, "second order, but for where in a step it lifts off");
    }

    @Test
    void aHarmonicLosesWhatTheLossModulusSays() {
        double[] hertz = {0.1, 1, 10}, published = {35.932065, 36.320013, 3.9959513};
        for (int k = 0; k < 3; k++) {
            double w = 2 * Math.PI * hertz[k], mean = 5e-4;
            Press p = new Press(new LinearLayer(), SOLID, true, mean); // long held, so that it never lifts off
            int n = 2000, settle = Math.max(1, (int) Math.ceil(8 * hertz[k])); // the first cycles differ
            double start = 0;
            for (int i = 1; i <= (settle + 1) * n; i++) {
                if (i == settle * n + 1) {
                    start = p.lost;
                }
                double t = i / (hertz[k] * n);
                p.step(t, mean + 1e-4 * Math.sin(w * t), 1e-4 * w * Math.cos(w * t));
            }
            assertEquals(published[k], p.lost - start, 2e-5 * published[k], "Hz " + hertz[k]);
        }
    }

    @Test
    void aCurvedLayerRelaxesInItsQuickPressure() {
        LogarithmicLayer law = new LogarithmicLayer(2e-3);
        Press p = new Press(law, SOLID, false, 1e-3);
        double quick = law.force(QUICK, 1e-3, 0, 1);
        assertEquals(quick, p.at(0, 1e-3, 0), 1e-9 * quick);
        assertEquals(quick * SOLID.at(0.7), p.step(0.7, 1e-3, 0), 1e-12 * quick);
        assertEquals(1e-3, law.depthOf(QUICK, quick), 1e-15);
        assertEquals(1.97e-3, law.depthOf(QUICK, law.force(QUICK, 1.97e-3, 0, 1)), 1e-15);
    }

    @Test
    void beforeARunItIsWhatItIsAfterALongTime() {
        Press p = new Press(new LinearLayer(), SOLID, true, 5e-4);
        assertEquals(SLOW * 5e-4, p.at(0, 5e-4, 0), 1e-6);
        assertEquals(SLOW * 5e-4, p.step(3, 5e-4, 0), 1e-6);
        assertEquals(0.5 * SLOW * 25e-8, p.stored(), 1e-9);
        assertEquals(SLOW * 5e-4 + QUICK * 1e-5, p.at(3, 5.1e-4, 0), 1e-6, "quick from there on");
    }

    @Test
    void lawsThatCannotRelaxAreRefused() {
        String message = assertThrows(ModelException.class, () -> new Press(new LinearLayer(0.1), SOLID, false, 0))
                .getMessage();
        assertTrue(message.contains("without dissipation"), message);
    }

    @Test
    void copiesOfTheMemoryGoOnAlike() {
        Press p = new Press(new LinearLayer(), SOLID, false, 5e-4), q = new Press(new LinearLayer(), SOLID, false, 0);
        p.step(0.3, 4e-4, 0);
        q.s.set(p.s);
        for (int i = 1; i < 20; i++) {
            double t = 0.3 + 0.05 * i, d = 3e-4 * Math.sin(7 * t);
            assertEquals(p.step(t, d, 0), q.step(t, d, 0));
        }
        assertArrayEquals(p.s.memory, q.s.memory);
    }
}
