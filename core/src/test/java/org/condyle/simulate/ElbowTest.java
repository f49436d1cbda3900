package org.condyle.simulate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;
import org.condyle.scenes.Elbow;
import org.condyle.simulate.event.Event;
import org.junit.jupiter.api.Test;

/** Collision and damage of an elbow, impacts and damage located as events. Times of figures are of an independent code. */
class ElbowTest {
    private static final double SECONDS = 1e-11;

    private record Ran(Outcome outcome, State last, Recording recording) {
        List<Impact> at(String stop) {
            return outcome.impacts().stream().filter(i -> i.at().equals(stop)).toList();
        }

        /** The n-th time that something happened, from 1. */
        double when(String event, int n) {
            double[] times = outcome.events().stream()
                    .filter(e -> e.name().equals(event))
                    .mapToDouble(Event.Occurrence::time)
                    .toArray();
            return times.length < n ? Double.NaN : times[n - 1];
        }

        double soundness() {
            return last.z[0];
        }

        double soundness(double time) {
            for (int i = 0; i < recording.rows(); i++) {
                if (recording.time(i) == time) {
                    return recording.value(2, i);
                }
            }
            return Double.NaN;
        }
    }

    private static Ran run(Elbow elbow, double until, double... alsoAt) {
        Model model = elbow.model();
        Simulation s = Runs.of(model)
                .until(until)
                .alsoAt(alsoAt)
                .record("elbow.angle", "elbow.speed", "articulation.soundness")
                .simulation();
        Outcome o = s.run(elbow.start(model), Listener.NONE);
        assertEquals(Outcome.End.COMPLETED, o.end(), o.message());
        assertEquals(0, o.ledger().relativeResidual(), 2e-10, "every joule, with those of impacts and damage");
        return new Ran(o, s.last(), s.recording());
    }

    /** Held against the upper stop, so that its stretch π does not change. */
    private static Elbow held() {
        Elbow e = new Elbow();
        e.angle = Math.PI;
        e.speed = 0;
        e.torque = "1e5";
        e.stiffness = 1000;
        e.cohesion = 4000;
        e.viscosity = 200;
        return e;
    }

    @Test
    void soundnessFallsEvenlyWhileTheStretchIsHeld() {
        Elbow e = held();
        double rate = (0.5 * 1000 * Math.PI * Math.PI - 4000) / 200, breaks = 1 / rate;
        Ran r = run(e, 0.3, 0.1);
        assertEquals(breaks, r.when("articulation.broken", 1), 1e-13);
        assertEquals(1 - 0.1 * rate, r.soundness(0.1), 1e-13);
        assertEquals(0, r.soundness(), 0);
        assertEquals(200 * rate, r.outcome.ledger().dissipated().get("articulation"), 1e-9);
        assertEquals(4000, r.outcome.ledger().last(), 1e-9, "of a broken spring the cohesion is left");
    }

    @Test
    void springThatIsHalfBrokenBreaksInHalfTheTime() {
        Elbow e = held();
        e.soundness = 0.5;
        double breaks = 0.5 * 200 / (0.5 * 1000 * Math.PI * Math.PI - 4000);
        assertEquals(breaks, run(e, 0.3).when("articulation.broken", 1), 1e-13);
    }

    @Test
    void sourceDamagesByItselfAndItsPowerIsBooked() {
        Elbow e = held();
        e.stiffness = 0;
        e.source = "-4000 - 30*sin(10*t)"; // w + A = -30 sin 10t: damage in every other half period
        Ran r = run(e, 0.8);
        double each = 2 * 30 / (200.0 * 10); // ∫ 30 sin(10 t)/c over half a period
        assertEquals(Math.PI / 10, r.when("articulation.damage-stops", 1), 1e-12);
        assertEquals(2 * Math.PI / 10, r.when("articulation.damage-starts", 1), 1e-12);
        double second = 30 * (1 - Math.cos(10 * 0.8)) / (200.0 * 10);
        assertEquals(1 - each - second, r.soundness(), 1e-12);
        // ∫ A β̇: the stored energy w (1 - β) and the loss ∫ c β̇² are what it brought
        double work = r.outcome.ledger().work().get("articulation");
        double lost = r.outcome.ledger().dissipated().get("articulation");
        assertEquals(4000 * (1 - r.soundness()) + lost, work, 1e-9);
        assertTrue(lost > 0);
    }

    @Test
    void soundElbowHitsTheLowerStopAtEvenTimes() { // figure 4: the damped oscillator between two zeros
        Elbow e = new Elbow();
        double decay = e.damping / (2 * e.inertia), omega = Math.sqrt(e.stiffness / e.inertia - decay * decay);
        Ran r = run(e, 0.2);
        List<Impact> hits = r.at("elbow.lower");
        assertEquals(8, hits.size());
        double speed = 100;
        for (int n = 1; n <= 8; n++) {
            Impact hit = hits.get(n - 1);
            assertEquals(n * Math.PI / omega, hit.time(), 1e-13);
            speed *= Math.exp(-decay * Math.PI / omega);
            assertEquals(speed, hit.speedBefore(), 1e-9 * speed);
            speed *= 0.6; // (20 - 5)/(20 + 5)
            assertEquals(speed, hit.speedAfter(), 1e-9 * speed);
        }
        double top = Math.atan(omega / decay) / omega;
        assertEquals(0.669721498499, 100 / omega * Math.exp(-decay * top) * Math.sin(omega * top), 1e-12);
        assertEquals(0.669721498499, run(e, top).last.q[0], 1e-11);
        assertEquals(1, r.soundness(), 0);
    }

    @Test
    void fastElbowReachesTheUpperStopFirst() { // figure 5
        Elbow e = new Elbow();
        e.speed = 500;
        Ran r = run(e, 0.2);
        assertEquals(1, r.at("elbow.upper").size());
        assertEquals(0.00837502507091, r.outcome.impacts().get(0).time(), SECONDS);
        assertEquals(165.316565753, r.outcome.impacts().get(0).speedBefore(), 1e-9);
        assertEquals(9, r.at("elbow.lower").size());
        assertEquals(0.0181742127408, r.at("elbow.lower").get(0).time(), SECONDS);
    }

    @Test
    void heavyElbowDoesNotBounceAndRests() { // figures 6 and 7: J > k̂
        Elbow e = new Elbow();
        e.inertia = 30;
        Ran slow = run(e, 0.2);
        assertEquals(1, slow.outcome.impacts().size());
        assertEquals(0.0544196499358, slow.at("elbow.lower").get(0).time(), SECONDS);
        assertEquals(0, slow.last.q[0], 1e-12);
        e.speed = 500;
        Ran fast = run(e, 0.2);
        assertEquals(0.0064662661646, fast.at("elbow.upper").get(0).time(), SECONDS);
        assertEquals(0.0339261258605, fast.at("elbow.lower").get(0).time(), SECONDS);
        assertEquals(2, fast.outcome.impacts().size());
        assertEquals(0, fast.last.v[0], 1e-12);
    }

    @Test
    void damageIsLocated() { // figures 8 and 9
        Ran r = run(Elbow.damaging(500), 0.2);
        assertEquals(0.00750702556225, r.when("articulation.damage-starts", 1), SECONDS);
        assertEquals(0.00852317864282, r.outcome.impacts().get(0).time(), SECONDS);
        assertEquals(0.202050396, r.soundness(), 1e-9);
    }

    @Test
    void heavyBrokenElbowStaysWhereItWas() { // figures 10 and 11: nothing pulls it back
        Elbow e = new Elbow();
        e.inertia = 1e5;
        e.stiffness = 20;
        e.cohesion = 1;
        e.impactDissipation = 1;
        Ran r = run(e, 0.2);
        assertEquals(0.00316228016, r.when("articulation.damage-starts", 1), 1e-11);
        assertEquals(0.0150182303, r.when("articulation.broken", 1), 1e-10);
        assertEquals(0.0314161736, r.at("elbow.upper").get(0).time(), 1e-10);
        assertEquals(Math.PI, r.last.q[0], 1e-12);
    }

    @Test
    void bouncesUnderATorqueAccumulateAndEnd() { // figures 12 and 13
        Ran r = run(Elbow.pushed(100), 1.3);
        assertEquals(0.0209223676, r.when("articulation.damage-starts", 1), 1e-10);
        assertEquals(0.0251960794, r.when("articulation.broken", 1), 1e-10);
        assertEquals(0.0287525781, r.outcome.impacts().get(0).time(), 1e-10);
        assertEquals(0.0667247542, r.outcome.impacts().get(1).time(), 1e-10);
        assertEquals(0.1106836360, r.outcome.impacts().get(2).time(), 1e-10);
        assertEquals(1, r.at("elbow.lower").size());
        double rests = r.when("elbow.upper.rests", 1);
        List<Impact> bounces = r.at("elbow.upper");
        Impact one = bounces.get(bounces.size() - 40);
        // ν hardly acts any more: 2Ω/(a (1 - e)) from any late bounce is the same instant
        assertEquals(rests, one.time() + 2 * one.speedAfter() / (1000 * (1 - 19.0 / 21)), 3e-5);
        assertEquals(Math.PI, r.last.q[0], 1e-11);
    }

    @Test
    void restsOnTheStopAndLeavesItWhenTheTorqueTurns() {
        Elbow e = new Elbow();
        e.inertia = 30; // does not bounce
        e.speed = 0;
        e.stiffness = 0;
        e.damping = 0;
        e.torque = "600*(t - 0.1)";
        Ran r = run(e, 0.2);
        double x = 600.0 / 30 * 0.1 * 0.1 * 0.1 / 6; // from 0.1 s on J θ̈ = 600 (t - 0.1)
        assertEquals(x, r.last.q[0], 1e-12);
        assertEquals(0, r.outcome.impacts().size());
    }

    @Test
    void fasterElbowKeepsAPlateauBeforeItBreaks() { // figures 14 and 15
        Ran r = run(Elbow.pushed(1000), 0.2, 0.007);
        double plateau = r.soundness(0.007);
        assertTrue(plateau > 0.1 && plateau < 0.15, "" + plateau);
        assertTrue(r.when("articulation.damage-stops", 1) < 0.007);
        assertTrue(r.when("articulation.damage-starts", 2) > 0.007);
        assertEquals(0, r.soundness(), 0);
        assertEquals(8, r.at("elbow.lower").size());
        assertEquals(9, r.at("elbow.upper").size());
    }
}
