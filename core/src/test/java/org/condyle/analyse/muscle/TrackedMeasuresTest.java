package org.condyle.analyse.muscle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.condyle.analyse.motion.Instant;
import org.condyle.analyse.motion.PointKinematics;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Workspace;
import org.condyle.forces.Motor;
import org.condyle.forces.MotorDrive;
import org.condyle.joints.Pin;
import org.condyle.math.QuinticSpline;
import org.condyle.measures.JointCoordinate;
import org.condyle.measures.PointComponent;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Control;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.State;
import org.condyle.scenes.Chance;
import org.condyle.scenes.MixedTree;
import org.condyle.simulate.Listener;
import org.condyle.simulate.Outcome;
import org.condyle.simulate.Simulation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Points that follow courses: of an arm of three rods in space on pins about skew axes, with a motor about each. */
class TrackedMeasuresTest {
    private static final double[] TIP = {0.02, -0.35, 0.05};
    private static final double[][] AXES = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};

    private static Model.Builder arm(double most) {
        Model.Builder b = Model.builder("arm").gravity(0, -10, 1);
        double[][] axes = {{0, 0.2, 1}, {1, 0.1, 0.3}, {0.2, 0.1, 1}};
        int parent = 0;
        for (int i = 0; i < 3; i++) {
            int rod = b.body(new Body(
                    "rod" + i, 2, new double[] {0, -0.2, 0.02}, new double[] {0.03, 0.004, 0.03, 0.001, 0.001, -0.002
                    }));
            b.joint(
                    "pin" + i,
                    new Pin(),
                    parent,
                    rod,
                    Frame.withZAlong(new double[] {0, i == 0 ? 0 : -0.4, 0}, axes[i]),
                    Frame.withZAlong(new double[3], axes[i]));
            parent = rod;
        }
        for (int i = 0; i < 3; i++) {
            JointCoordinate angle =
                    JointCoordinate.of(b.build().joint("pin" + i).orElseThrow());
            b.force("motor" + i, Motor.along(angle, new MotorDrive(Control.settable(b, 0), -most, most, 10, false)));
        }
        return b;
    }

    /** q = 0.3 sin 3t, 0.6 + 0.2 cos 2t, 0.5 - 0.3 sin 4t. */
    private static void desired(double t, State s, double[] acceleration) {
        s.time = t;
        double[] size = {0.3, 0.2, -0.3}, rate = {3, 2, 4}, phase = {0, Math.PI / 2, 0}, middle = {0, 0.6, 0.5};
        for (int k = 0; k < 3; k++) {
            double at = rate[k] * t + phase[k];
            s.q[k] = middle[k] + size[k] * Math.sin(at);
            s.v[k] = size[k] * rate[k] * Math.cos(at);
            acceleration[k] = -size[k] * rate[k] * rate[k] * Math.sin(at);
        }
    }

    /** A task for each component of a point of the third rod that follows the motion, seen from a body. */
    private static List<MeasureTask> tip(Mechanism mechanism, int seenFrom, int components, double weight) {
        List<MeasureTask> tasks = new ArrayList<>();
        Workspace w = new Workspace(mechanism);
        State s = mechanism.model().newState();
        for (int k = 0; k < components; k++) {
            Measure measure = new PointComponent(3, TIP, seenFrom, new double[] {0.1, 0, -0.2}, AXES[k]);
            Measure.Reading reading = new Measure.Reading(measure);
            double[] times = new double[301], values = new double[301];
            for (int i = 0; i < times.length; i++) {
                times[i] = 0.005 * i;
                desired(times[i], s, new double[3]);
                Dynamics.place(s, w);
                Dynamics.fillRates(w);
                measure.read(s, w.motion, reading);
                values[i] = reading.value;
            }
            tasks.add(new MeasureTask(
                    "tip_" + "xyz".charAt(k), measure, new QuinticSpline(times, values), 100, 20, 1, weight));
        }
        return tasks;
    }

    private static ComputedMuscleControl control(
            Mechanism m, boolean fast, List<MeasureTask> measures, String... coordinates) {
        List<TrackingTask> tasks =
                List.of(coordinates).stream().map(TrackingTask::new).toList();
        return new ComputedMuscleControl(
                m,
                TrackedMeasuresTest::desired,
                new ComputedMuscleControl.Options(0.01, fast, tasks, measures, Set.of()));
    }

    /** Largest distance from the motion after a run from 0.1 s to 1.1 s that begins with an error of the first angle [rad]. */
    private static double run(Mechanism mechanism, ComputedMuscleControl cmc, double shift) {
        State start = cmc.start(mechanism.model().newState(), 0.1);
        start.q[0] += shift;
        Simulation simulation =
                ComputedMuscleControlTest.simulation(mechanism, 3).controlledBy(cmc);
        Outcome outcome = simulation.run(start, Listener.NONE);
        assertTrue(outcome.regular(), outcome.message());
        State there = mechanism.model().newState();
        double worst = 0;
        double[] times = simulation.recording().times();
        for (int i = 0; i < times.length; i++) {
            desired(times[i], there, new double[3]);
            for (int k = 0; k < 3 && times[i] > 0.1 + 40 * shift; k++) {
                worst = Math.max(worst, Math.abs(simulation.recording().value(k, i) - there.q[k]));
            }
        }
        return worst;
    }

    /** Three components determine three angles, so that the motion is met without a task for any of them. */
    @Test
    void threeComponentsOfAPointBringThreeAnglesAlong() {
        Mechanism m = Mechanism.compile(arm(Double.POSITIVE_INFINITY).build());
        ComputedMuscleControl cmc = control(m, true, tip(m, 0, 3, 1));
        double worst = run(m, cmc, 0);
        assertTrue(worst < 1e-3, "largest distance " + worst + " rad");
        assertEquals(List.of(), cmc.shortfalls());
    }

    @Test
    void anErrorOfTheStartDiesOut() {
        Mechanism m = Mechanism.compile(arm(Double.POSITIVE_INFINITY).build());
        double worst = run(m, control(m, true, tip(m, 0, 3, 1)), 0.02);
        assertTrue(worst < 2e-3, "largest distance after 0.8 s " + worst + " rad");
    }

    /** Two components seen from the first rod, and an angle. */
    @Test
    void aPointMayBeSeenFromABodyThatMoves() {
        Mechanism m = Mechanism.compile(arm(Double.POSITIVE_INFINITY).build());
        double worst = run(m, control(m, true, tip(m, 1, 2, 1), "pin0.angle"), 0);
        assertTrue(worst < 1e-3, "largest distance " + worst + " rad");
    }

    @Test
    void theSlowTargetWeighsMoreTasksThanThereAreCoordinates() {
        Mechanism m = Mechanism.compile(arm(Double.POSITIVE_INFINITY).build());
        double worst = run(m, control(m, false, tip(m, 0, 3, 1e5), "pin0.angle"), 0);
        assertTrue(worst < 5e-3, "largest distance " + worst + " rad");
    }

    @Test
    void whatIsOutOfReachIsToldWithTheComponent() {
        Mechanism m = Mechanism.compile(arm(0.1).build());
        ComputedMuscleControl cmc = control(m, true, tip(m, 0, 3, 1));
        run(m, cmc, 0);
        assertTrue(cmc.shortfalls().size() > 5);
        ComputedMuscleControl.Shortfall first = cmc.shortfalls().get(0);
        assertTrue(first.measure().startsWith("tip_") && first.speed() == -1 && !first.ofForce(), first.toString());
    }

    @Test
    void moreExactTasksThanCoordinatesAreRefused() {
        Mechanism m = Mechanism.compile(arm(1).build());
        ComputedMuscleControl cmc = control(m, true, tip(m, 0, 3, 1), "pin0.angle");
        assertEquals(
                "there are 4 tracking tasks, 3 of them of points, but only 3 coordinates that are free to move: the fast"
                        + " target meets all tasks exactly, which is impossible. Leave tasks out, or use the slow target"
                        + " (use_fast_optimization_target false)",
                assertThrows(ModelException.class, () -> cmc.start(m.model().newState(), 0.1))
                        .getMessage());
    }

    /** Against the kinematics of points, in a forest with all kinds of joints. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void accelerationsAreThoseOfPointKinematics(long seed) {
        MixedTree forest = new MixedTree(seed);
        Mechanism m = Mechanism.compile(forest.builder.build());
        Chance chance = new Chance(70 + seed);
        State s = chance.state(m.model());
        double[] point = chance.vector(1), vDot = chance.numbers(s.v.length, 3), expected = new double[3];
        Instant instant = new Instant(m);
        instant.evaluate(s, vDot);
        Dynamics.fillRates(instant.workspace);
        QuinticSpline none = new QuinticSpline(new double[] {0, 1, 2}, new double[3]);
        for (int[] pair : new int[][] {{forest.bud, forest.bough}, {forest.fruit, forest.plate}, {forest.twig, 0}}) {
            List<MeasureTask> tasks = new ArrayList<>();
            for (double[] axis : AXES) {
                tasks.add(new MeasureTask(
                        "x", new PointComponent(pair[0], point, pair[1], new double[3], axis), none, 1, 1, 1, 1));
            }
            new PointKinematics(
                            instant,
                            m.model().bodies().get(pair[0]).name(),
                            point,
                            m.model().bodies().get(pair[1]).name(),
                            PointKinematics.Rates.RELATIVE)
                    .acceleration(expected, 0);
            TrackedMeasures measures = new TrackedMeasures(m, tasks, instant);
            measures.look();
            for (int k = 0; k < 3; k++) {
                double now = measures.gradient(k, new double[s.v.length]);
                assertEquals(expected[k], now, 1e-10 * (1 + Math.abs(expected[k])), chance::toString);
            }
        }
    }
}
