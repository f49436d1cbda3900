package org.condyle.simulate;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.condyle.dynamics.Partitioning;
import org.condyle.joints.Distance;
import org.condyle.joints.Planar;
import org.condyle.joints.Rolling;
import org.condyle.joints.Switched;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Passive;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Switching;
import org.condyle.simulate.event.Event;
import org.junit.jupiter.api.Test;

/** Events that add and release constraints, on a stone thrown into the reach of a string, and on a hoop. */
class SwitchingTest {
    private static final double MASS = 2;

    /** A stone in the plane without gravity that flies along y = 1 with 3 m/s; the string is tied to the origin. */
    private static Model stone() {
        Model.Builder b = Model.builder("stone").gravity(0, 0, 0);
        int body = b.body(new Body("stone", MASS, new double[3], new double[] {1, 1, 1, 0, 0, 0}));
        b.joint("stone", new Planar(), 0, body, Frame.IDENTITY, Frame.IDENTITY);
        b.constraint("string", Switched.of(new Distance(body, new double[3], 0, new double[3], 7), false, b));
        return b.build();
    }

    private static State thrown(Model m) {
        State s = m.newState();
        s.q[1] = 1;
        s.v[0] = 3;
        return s;
    }

    private static Event taut() {
        return new Event("taut", (s, m) -> Math.hypot(s.q[0], s.q[1]) - 2, 1, false)
                .switching(List.of("string"), List.of());
    }

    @Test
    void stringTakesTheRadialSpeedAndTheStoneCircles() {
        Model m = stone();
        double root = Math.sqrt(3), time = root / 3, radial = 3 * root / 2, across = 1.5;
        Simulation run = Runs.of(m).until(time + 1).event(taut()).simulation();
        Outcome o = run.run(thrown(m), Listener.NONE);
        assertEquals(Outcome.End.COMPLETED, o.end(), o.message());
        assertEquals(
                List.of("taut"), o.events().stream().map(Event.Occurrence::name).toList());
        Impact hit = o.impacts().get(0);
        assertEquals("taut", hit.at());
        assertEquals(time, hit.time(), 1e-13);
        assertEquals(radial, hit.speedBefore(), 1e-12);
        assertEquals(MASS * radial, hit.impulse(), 1e-12);
        assertEquals(MASS * radial * radial / 2, hit.energyLost(), 1e-12);
        assertEquals(hit.energyLost(), o.ledger().dissipated().get("impacts"), 0);
        assertTrue(Math.abs(o.ledger().relativeResidual()) < 1e-12);
        double angle = Math.PI / 6 - across / 2 * 1; // clockwise on a circle of 2 m
        State end = run.last();
        assertEquals(2 * Math.cos(angle), end.q[0], 1e-10);
        assertEquals(2 * Math.sin(angle), end.q[1], 1e-10);
    }

    /** A switch that is due again the moment it was passed: the run says so instead of going on for ever. */
    @Test
    void aRunThatDoesNotAdvanceEnds() {
        class Restless implements Passive, ForceElement.Prescribed, Switching {
            private double next = 0.5;

            @Override
            public void addForces(State state, Motion motion, Forces forces) {}

            @Override
            public int switches() {
                return 1;
            }

            @Override
            public String switchName(int index) {
                return "stirs";
            }

            @Override
            public void switchFunctions(State state, Motion motion, double[] value, double[] rate, int at) {
                value[at] = next - state.time;
                rate[at] = -1;
            }

            @Override
            public boolean commit(State state, Motion motion) {
                next = Math.max(next, Math.nextUp(state.time));
                return false;
            }

            @Override
            public double lostInJumps(State state) {
                return 0;
            }
        }
        Model.Builder b = Model.builder("restless").gravity(0, 0, 0);
        int body = b.body(new Body("stone", MASS, new double[3], new double[] {1, 1, 1, 0, 0, 0}));
        b.joint("stone", new Planar(), 0, body, Frame.IDENTITY, Frame.IDENTITY);
        b.force("it", new Restless());
        Model m = b.build();
        Outcome o = Runs.of(m).until(1).simulation().run(m.newState(), Listener.NONE);
        assertEquals(Outcome.End.FAILED, o.end());
        assertTrue(o.time() >= 0.5 && o.time() < 0.5 + 1e-9, () -> "at " + o.time());
        assertTrue(
                o.message().matches("the run does not advance at t = 0\\.5\\d* s: .* again and again, with 'it.stirs'"),
                o.message());
    }

    @Test
    void stringThatIsCutLetsTheStoneFlyOnAlongTheTangent() {
        Model m = stone();
        Event once = taut().provided((s, w) -> s.time < 1 ? 1 : 0); // it leaves the same circle when it is cut
        Event cut = Event.at("cut", 1.5).switching(List.of(), List.of("string"));
        Simulation run = Runs.of(m).until(2.5).event(once).event(cut).simulation();
        Outcome o = run.run(thrown(m), Listener.NONE);
        assertEquals(2, o.events().size());
        assertEquals(1.5, o.events().get(1).time(), 1e-15);
        assertEquals(1, o.impacts().size()); // a release is none
        State end = run.last();
        double angle = Math.PI / 6 - 0.75 * (1.5 - Math.sqrt(3) / 3);
        assertEquals(2 * Math.cos(angle) + 1.5 * Math.sin(angle), end.q[0], 1e-10);
        assertEquals(2 * Math.sin(angle) - 1.5 * Math.cos(angle), end.q[1], 1e-10);
    }

    @Test
    void instantOfTheStartCounts() {
        Model m = stone();
        Event now = Event.at("now", 0).switching(List.of("string"), List.of());
        State s = thrown(m);
        s.v[1] = 2; // radial
        Simulation run = Runs.of(m).until(1).event(now).record("energy.kinetic").simulation();
        Outcome o = run.run(s, Listener.NONE);
        assertEquals(0, o.impacts().get(0).time(), 0);
        assertEquals(4, o.impacts().get(0).energyLost(), 1e-14);
        assertEquals(9, run.recording().value(0, 0), 1e-14);
        assertEquals(13, o.ledger().initial(), 1e-14);
        assertTrue(Math.abs(o.ledger().relativeResidual()) < 1e-12);
    }

    @Test
    void whatIsNotProvidedForDoesNotHappen() {
        Model m = stone();
        Event never = taut().provided((s, w) -> s.q[0] < 0 ? 1 : 0);
        Simulation run = Runs.of(m).until(2).event(never).simulation();
        Outcome o = run.run(thrown(m), Listener.NONE);
        assertEquals(List.of(), o.events());
        assertEquals(6, run.last().q[0], 1e-12);
    }

    @Test
    void whatWouldChangeNothingDoesNotHappen() {
        Model m = stone();
        Event often =
                new Event("often", (s, w) -> Math.sin(20 * s.time), 0, false).switching(List.of("string"), List.of());
        Outcome o = Runs.of(m).until(2).event(often).simulation().run(thrown(m), Listener.NONE);
        assertEquals(1, o.events().size());
        assertEquals(1, o.impacts().size());
    }

    @Test
    void partitioningChoosesAnewAndCheckpointsRememberWhatHolds() {
        Model m = stone();
        List<Checkpoint> kept = new ArrayList<>();
        Listener keeper = new Listener() {
            @Override
            public void checkpoint(Checkpoint c) {
                kept.add(c);
            }
        };
        Simulation whole = Runs.of(m)
                .until(2)
                .stabilisation(new Partitioning())
                .event(taut())
                .checkpointEvery(0.3)
                .simulation();
        Outcome o = whole.run(thrown(m), keeper);
        assertEquals(Outcome.End.COMPLETED, o.end(), o.message());
        double angle = Math.PI / 6 - 0.75 * (2 - Math.sqrt(3) / 3);
        assertEquals(2 * Math.cos(angle), whole.last().q[0], 1e-10);
        for (Checkpoint c : kept) {
            Simulation again = Runs.of(m)
                    .until(2)
                    .stabilisation(new Partitioning())
                    .event(taut())
                    .checkpointEvery(0.3)
                    .simulation();
            Outcome p = again.resume(c, Listener.NONE);
            assertArrayEquals(whole.last().q, again.last().q, "from " + c.state().time);
            assertEquals(o.impacts(), p.impacts());
        }
    }

    /** A hoop on a slope of 30°: a = g sin/2, and it still knows where it is after many turns. */
    @Test
    void hoopRollsDownASlope() {
        double radius = 0.1, sin = 0.5, cos = Math.sqrt(3) / 2;
        Model.Builder b = Model.builder("hoop").gravity(0, -10, 0);
        int body = b.body(new Body("hoop", 1, new double[3], new double[] {0.005, 0.005, 0.01, 0, 0, 0}));
        b.joint("hoop", new Planar(), 0, body, Frame.IDENTITY, Frame.IDENTITY);
        double[] along = {cos, -sin, 0};
        b.constraint("rolls", new Rolling(body, new double[3], radius, 0, new double[3], along, b.memory(2)));
        Model m = b.build();
        State s = m.newState();
        s.q[0] = radius * sin;
        s.q[1] = radius * cos;
        Simulation run = Runs.of(m).until(4).simulation();
        Outcome o = run.run(s, Listener.NONE);
        double way = 0.5 * 2.5 * 16;
        assertEquals(radius * sin + way * cos, run.last().q[0], 1e-9);
        assertEquals(-way / radius, run.last().q[2], 1e-8);
        assertTrue(o.maxPosition() < 1e-11, () -> "violated by " + o.maxPosition());
        assertTrue(Math.abs(o.ledger().relativeResidual()) < 1e-11);
    }
}
