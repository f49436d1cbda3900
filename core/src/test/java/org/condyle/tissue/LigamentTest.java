package org.condyle.tissue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Workspace;
import org.condyle.forces.ForceElementContractTest;
import org.condyle.joints.Free;
import org.condyle.joints.Slider;
import org.condyle.measures.JointCoordinate;
import org.condyle.measures.PointDistance;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.State;
import org.condyle.scenes.Chance;
import org.condyle.scenes.MixedTree;
import org.condyle.scenes.Seeds;
import org.condyle.simulate.Listener;
import org.condyle.simulate.Outcome;
import org.condyle.simulate.Run;
import org.condyle.simulate.event.Event;
import org.condyle.tissue.fibre.QuadraticFibre;
import org.condyle.tissue.fibre.ToeLinearFibre;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class LigamentTest {
    private static final double SLACK = 0.05;

    @Nested
    class DampedInProportionToItsTension extends ForceElementContractTest {
        @Override
        protected ForceElement element(MixedTree forest, int a, int b) {
            PointDistance line =
                    new PointDistance(a, forest.point(a, new double[3]), b, forest.point(b, new double[] {2, -1, 2}));
            return new Ligament(line, new ToeLinearFibre(800, 0.03), 0.2, 0.04, Ligament.Damping.PROPORTIONAL);
        }
    }

    @Test
    void proportionalDampingIsThatOfAPathSpringAndNeverPushes() {
        // F (1 + c l̇) with c = 0.5 s/m; at -2 m/s nothing is left
        PointDistance line = new PointDistance(0, new double[3], 1, new double[3]);
        Ligament it = new Ligament(line, new QuadraticFibre(1e5, 0.1), 0.1, 0.5, Ligament.Damping.PROPORTIONAL);
        Motion m = new Motion(2);
        m.placement[Motion.SIZE] = 0.11;
        double elastic = 1e5 * 0.01 * 0.01;
        double[] rates = {0, 0.3, -0.3, -2, -5}, factors = {1, 1.15, 0.85, 0, 0};
        for (int i = 0; i < rates.length; i++) {
            m.rate[Motion.SIZE] = rates[i];
            Forces f = new Forces(2, 0);
            it.addForces(new State(0, 0, 0, 0), m, f);
            assertEquals(-factors[i] * elastic, f.dual[Motion.SIZE], 1e-12);
            assertEquals((factors[i] - 1) * elastic * rates[i], it.dissipation(new State(0, 0, 0, 0), m), 1e-12);
        }
    }

    /** A mass on a slider, held by one ligament along the slider. */
    private static Model.Builder scene(double damping) {
        Model.Builder b = Model.builder("ligament").gravity(0, 0, 0);
        int mass = b.body(Body.of("bone", 2).inertia(0.1, 0.1, 0.1));
        b.joint("s", new Slider(), 0, mass, Frame.IDENTITY, Frame.IDENTITY);
        PointDistance line = new PointDistance(0, new double[3], mass, new double[3]);
        b.force("it", new Ligament(line, new ToeLinearFibre(2000, 0.03), SLACK, damping));
        return b;
    }

    @Test
    void itNeverPushesAndDampingOnlyTakes() {
        Model model = scene(400).build();
        Mechanism mechanism = Mechanism.compile(model);
        Workspace w = new Workspace(mechanism);
        ForceElement e = Objects.requireNonNull(model.forces().get("it"));
        Signal tension = e.signals().stream()
                .filter(s -> s.name().equals("tension"))
                .findFirst()
                .orElseThrow();
        Chance chance = new Chance(1);
        State s = model.newState();
        int held = 0;
        for (int i = 0; i < 2000; i++) {
            s.q[0] = SLACK * chance.in(0.9, 1.2);
            s.v[0] = chance.in(-1, 1);
            Dynamics.place(s, w);
            Dynamics.fillRates(w);
            double t = tension.read(s, w.motion), lost = e.dissipation(s, w.motion);
            assertTrue(t >= 0 && lost >= 0, () -> "tension " + t + " N, loss " + lost + " W, " + chance);
            if (s.q[0] <= SLACK) {
                assertEquals(0, t, 0, "damping pulls a slack ligament tight");
                assertEquals(0, lost, 0);
            } else if (t == 0) {
                held++;
            }
        }
        assertTrue(held > 100, "a ligament that shortens quickly goes slack");
    }

    /** A mass that flies into its ligament comes back with the same speed; the largest strain follows from the energy. */
    @Test
    void aMassIsCaughtAndThrownBack() {
        Model.Builder b = Model.builder("quadratic").gravity(0, 0, 0);
        int mass = b.body(Body.of("bone", 2).inertia(0.1, 0.1, 0.1));
        Joint s = b.joint("s", new Slider(), 0, mass, Frame.IDENTITY, Frame.IDENTITY);
        PointDistance line = new PointDistance(0, new double[3], mass, new double[3]);
        double k = 3e6, speed = 0.5;
        b.force("it", new Ligament(line, new QuadraticFibre(k, SLACK), SLACK, 0));
        Run.Finished run = Run.of(b.build())
                .start(s.name() + ".position", 0.04)
                .startSpeed(s.name() + ".position", speed)
                .until(0.1)
                .accuracy(1e-11)
                .record("it.length", "s.speed", "it.strain")
                .run();
        double largest = Math.cbrt(3 * 0.5 * 2 * speed * speed / k); // k x³/3 = m v²/2
        assertEquals(SLACK + largest, run.recording().max("it.length"), 1e-9);
        assertEquals(largest / SLACK, run.recording().max("it.strain"), 1e-8);
        assertEquals(-speed, run.recording().last("s.speed"), 1e-9);
        assertEquals(0, run.outcome().ledger().relativeResidual(), 1e-9);
        assertEquals(
                List.of("it.taut", "it.slack"),
                run.outcome().events().stream().map(x -> x.name()).toList());
    }

    /** Bones that fly about among slack ligaments: each becomes taut and slack in turn, and no instant is listed twice. */
    @Test
    void tautAndSlackTakeTurns() {
        int seen = 0, count = Seeds.of(40, 10);
        for (int seed = 1; seed <= count; seed++) {
            Chance chance = new Chance(seed);
            Model.Builder b = Model.builder("bone").gravity(0, 0, 0);
            int bone = b.body(chance.body("bone"));
            b.joint("bone", new Free(), 0, bone, Frame.IDENTITY, Frame.IDENTITY);
            for (int i = 0; i < 6; i++) {
                PointDistance line = new PointDistance(0, chance.vector(1), bone, chance.vector(0.2));
                double slack = chance.in(0.3, 1.5);
                b.force("l" + i, new Ligament(line, new QuadraticFibre(chance.in(1e3, 1e5), slack), slack, 0));
            }
            Model model = b.build();
            State start = model.newState();
            double[] v = chance.numbers(6, 1);
            System.arraycopy(v, 0, start.v, 0, 6);
            double accuracy = Math.pow(10, -chance.in(7, 12));
            Outcome end = Run.of(model).until(2).accuracy(accuracy).simulation().run(start, Listener.NONE);
            assertEquals(Outcome.End.COMPLETED, end.end(), () -> end.message() + ", " + chance);
            Map<String, String> last = new HashMap<>();
            for (Event.Occurrence o : end.events()) {
                String[] name = o.name().split("\\.");
                assertNotEquals(name[1], last.put(name[0], name[1]), () -> o + ", " + chance);
                seen++;
            }
        }
        assertTrue(seen > 7.5 * count, "only " + seen + " changes");
    }

    /** A step that ends at a corner of the law may end a hair before it, and must not end there again and again. */
    @Test
    void everyCornerIsPassedOnceAtAnySpeed() {
        Chance chance = new Chance(3);
        for (int i = 0; i < 60; i++) {
            double speed = chance.in(0.3, 0.7);
            Run.Finished run = Run.of(scene(0).build())
                    .start("s.position", 0.045)
                    .startSpeed("s.position", speed)
                    .until(0.06)
                    .accuracy(1e-11)
                    .record("s.speed")
                    .run();
            assertEquals(
                    List.of("it.taut", "it.slack"),
                    run.outcome().events().stream().map(x -> x.name()).toList(),
                    () -> "at " + speed + " m/s");
            assertEquals(-speed, run.recording().last("s.speed"), 1e-9);
        }
    }

    @Test
    void itNeedsALine() {
        Model.Builder b = scene(0);
        Joint joint = Objects.requireNonNull(b.build().joints().get(0));
        assertThrows(
                IllegalArgumentException.class,
                () -> new Ligament(JointCoordinate.of(joint), new ToeLinearFibre(1, 0.03), 1, 0));
    }
}
