package org.condyle.simulate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.State;
import org.condyle.scenes.HardBodies;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A brick on a plane close to the friction angle: a = g (sin - μ cos), however small that is. */
class CreepingTest {
    private static final double G = 9.81;
    private static final double ANGLE = Math.toRadians(20);
    private static final double UNTIL = 0.57;

    /** The plane is inclined, or gravity is; the brick is turned about the normal [rad]. */
    private record Slope(boolean plane, double turn, double part) {
        double acceleration() {
            return G * Math.sin(ANGLE) * part;
        }

        Model model() {
            double mu = (1 - part) * Math.tan(ANGLE);
            double tilt = plane ? ANGLE : 0, fall = plane ? 0 : ANGLE;
            HardBodies h = HardBodies.inSpace()
                    .block("brick", 0.512, 0.16, 0.04, 0.08)
                    .plane("slope", 0, 0, Math.sin(tilt), Math.cos(tilt), 0)
                    .touch("slope", "brick", mu, 0);
            h.builder.gravity(G * Math.sin(fall), -G * Math.cos(fall), 0);
            return h.build();
        }

        State start(Model m, double speed) {
            State s = m.newState();
            double tilt = plane ? -ANGLE : 0;
            s.q[0] = -0.02 * Math.sin(tilt);
            s.q[1] = 0.02 * Math.cos(tilt);
            double c = Math.cos(tilt / 2), z = Math.sin(tilt / 2), d = Math.cos(turn / 2), y = Math.sin(turn / 2);
            s.q[3] = c * d;
            s.q[4] = -z * y;
            s.q[5] = c * y;
            s.q[6] = z * d;
            s.v[0] = speed * Math.cos(tilt);
            s.v[1] = speed * Math.sin(tilt);
            return s;
        }

        double downhill(double[] x) {
            return plane ? Math.cos(ANGLE) * x[0] - Math.sin(ANGLE) * x[1] : x[0];
        }
    }

    private static Outcome run(Simulation simulation, State start) {
        Outcome o = simulation.run(start, Listener.NONE);
        assertEquals(Outcome.End.COMPLETED, o.end(), o::message);
        assertTrue(
                Math.abs(o.ledger().relativeResidual()) < 1e-9, () -> o.ledger().toString());
        return o;
    }

    @ParameterizedTest
    @CsvSource({
        "true, 0, 1e-6",
        "true, 0, 1e-4",
        "true, 0, 1e-3",
        "true, 0, 1e-2",
        "true, 0.7, 1e-6",
        "true, 0.7, 1e-4",
        "true, 0.7, 1e-2",
        "true, 1.1, 5e-3",
        "true, -2.3, 1e-7",
        "false, 0, 1e-6",
        "false, 0, 1e-4",
        "false, 0, 1e-2",
        "false, 0.7, 1e-6",
        "false, 0.7, 1e-4",
        "false, 0.7, 1e-2",
        "false, 1.1, 1e-5"
    })
    void aBrickJustBelowTheFrictionAngleCreepsAsItShould(boolean plane, double turn, double part) {
        Slope slope = new Slope(plane, turn, part);
        Model m = slope.model();
        for (double accuracy : new double[] {1e-6, 1e-8, 1e-12}) {
            Simulation run = Runs.of(m).accuracy(accuracy).until(UNTIL).simulation();
            Outcome o = run.run(slope.start(m, 0), Listener.NONE);
            assertEquals(Outcome.End.COMPLETED, o.end(), o::message);
            double speed = slope.acceleration() * UNTIL, way = 0.5 * speed * UNTIL;
            assertEquals(speed, slope.downhill(run.last().v), 2e-4 * speed);
            assertEquals(way, slope.downhill(run.last().q), 2e-4 * way);
            double work = 0.512 * G * Math.cos(ANGLE) * (1 - part) * Math.tan(ANGLE) * way;
            assertEquals(work, o.ledger().dissipated().get("slope-brick"), 2e-4 * work);
            assertTrue(Math.abs(o.ledger().relativeResidual()) < Math.max(1e-9, accuracy));
            assertTrue(o.steps() < 1000, () -> o.steps() + " steps");
        }
    }

    /** Braked by so little that it takes long, and then at rest for good. */
    @ParameterizedTest
    @CsvSource({"true, 0, 1e-4", "false, 0.7, 1e-4", "true, 0.7, 1e-3", "false, 0, 1e-6"})
    void aBrickJustAboveTheFrictionAngleComesToRestAfterALongWay(boolean plane, double turn, double part) {
        Slope slope = new Slope(plane, turn, -part);
        Model m = slope.model();
        double speed = -0.5 * slope.acceleration(), time = 0.5, way = 0.5 * speed * time;
        Simulation run = Runs.of(m).until(1).simulation();
        Outcome o = run.run(slope.start(m, speed), Listener.NONE);
        assertEquals(Outcome.End.COMPLETED, o.end(), o::message);
        assertTrue(Math.abs(o.ledger().relativeResidual()) < 1e-5); // of a microjoule
        assertEquals(way, slope.downhill(run.last().q), 1e-3 * way);
        for (double v : run.last().v) {
            assertEquals(0, v, 1e-11);
        }
        assertTrue(o.steps() < 1000, () -> o.steps() + " steps");
    }

    @Test
    void contactIsNotInterruptedWhereCreepingBeginsAndEnds() {
        Slope slope = new Slope(false, 0.7, 3e-3);
        Model m = slope.model();
        Simulation run = Runs.of(m)
                .until(UNTIL)
                .every(0.01)
                .record("slope-brick.force", "slope-brick.friction", "slope-brick.gap")
                .simulation();
        run(run, slope.start(m, 0));
        double force = 0.512 * G * Math.cos(ANGLE);
        assertEquals(force, run.recording().least(0), 1e-7);
        assertEquals(force, run.recording().most(0), 1e-7);
        assertEquals((1 - 3e-3) * Math.tan(ANGLE) * force, run.recording().column(1)[20], 1e-7);
        assertEquals(0, run.recording().least(2), 1e-10);
    }

    /** A ball falls on the plane beside it and bounces. */
    @Test
    void anImpactElsewhereKeepsItsRestitution() {
        double part = 1e-5, mu = (1 - part) * Math.tan(ANGLE), fall = 0.05;
        HardBodies h = HardBodies.inSpace()
                .block("brick", 0.512, 0.16, 0.04, 0.08)
                .ball("ball", 1, 0.1, 0.4)
                .plane("slope", 0, 0, 0, 1, 0)
                .touch("slope", "brick", mu, 0)
                .touch("slope", "ball", 0, 0.8);
        h.builder.gravity(G * Math.sin(ANGLE), -G * Math.cos(ANGLE), 0);
        Model m = h.build();
        State s = m.newState();
        s.q[1] = 0.02;
        s.q[8] = 0.1 + fall;
        s.q[9] = 1;
        Simulation run = Runs.of(m).until(UNTIL).simulation();
        Outcome o = run(run, s);
        List<Impact> bounces =
                o.impacts().stream().filter(i -> i.at().equals("slope-ball")).toList();

        double g = G * Math.cos(ANGLE), speed = Math.sqrt(2 * g * fall), t = speed / g;
        for (int k = 0; k < 4; k++) {
            assertEquals(t, bounces.get(k).time(), 1e-7);
            assertEquals(speed, bounces.get(k).speedBefore(), 1e-6);
            speed *= 0.8;
            assertEquals(speed, bounces.get(k).speedAfter(), 1e-6);
            t += 2 * speed / g;
        }
        double way = 0.5 * G * Math.sin(ANGLE) * part * UNTIL * UNTIL;
        assertEquals(way, run.last().q[0], 1e-2 * way);
        assertTrue(o.steps() < 2000, () -> o.steps() + " steps");
    }
}
