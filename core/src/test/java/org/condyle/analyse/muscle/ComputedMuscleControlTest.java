package org.condyle.analyse.muscle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.condyle.analyse.PrescribedMotion;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Partitioning;
import org.condyle.expression.Dimension;
import org.condyle.forces.Motor;
import org.condyle.forces.MotorDrive;
import org.condyle.integrate.DormandPrince5;
import org.condyle.integrate.StepOptions;
import org.condyle.joints.Pin;
import org.condyle.measures.JointCoordinate;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Control;
import org.condyle.mechanics.Formula;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Lagging;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.State;
import org.condyle.scenes.MixedTree;
import org.condyle.scenes.MotorTrees;
import org.condyle.simulate.Channel;
import org.condyle.simulate.Listener;
import org.condyle.simulate.Outcome;
import org.condyle.simulate.Plan;
import org.condyle.simulate.Simulation;
import org.condyle.text.ChannelId;
import org.junit.jupiter.api.Test;

class ComputedMuscleControlTest {
    private static final double WINDOW = 0.01;

    /** Two rods in space on pins about skew axes, a motor about each. */
    private static Model.Builder arm(double activationTime, double most) {
        Model.Builder b = Model.builder("arm").gravity(0, -10, 1);
        int parent = 0;
        for (int i = 0; i < 2; i++) {
            int rod = b.body(new Body(
                    "rod" + i, 2, new double[] {0, -0.2, 0.02}, new double[] {0.03, 0.004, 0.03, 0.001, 0.001, -0.002
                    }));
            double[] axis = {0.1 * i, 0.2, 1};
            b.joint(
                    "pin" + i,
                    new Pin(),
                    parent,
                    rod,
                    Frame.withZAlong(new double[] {0, i == 0 ? 0 : -0.4, 0}, axis),
                    Frame.withZAlong(new double[3], axis));
            parent = rod;
        }
        for (int i = 0; i < 2; i++) {
            JointCoordinate angle =
                    JointCoordinate.of(b.build().joint("pin" + i).orElseThrow());
            Motor motor = Motor.along(angle, new MotorDrive(Control.settable(b, 0), -most, most, 10, false));
            b.force("motor" + i, activationTime > 0 ? motor.activated(b, activationTime, 0) : motor);
        }
        return b;
    }

    /** q = 0.4 sin 3t and 0.3 (1 - cos 4t). */
    private static void desired(double t, State s, double[] acceleration) {
        s.time = t;
        s.q[0] = 0.4 * Math.sin(3 * t);
        s.v[0] = 1.2 * Math.cos(3 * t);
        acceleration[0] = -3.6 * Math.sin(3 * t);
        s.q[1] = 0.3 * (1 - Math.cos(4 * t));
        s.v[1] = 1.2 * Math.sin(4 * t);
        acceleration[1] = 4.8 * Math.cos(4 * t);
    }

    private static ComputedMuscleControl.Options options(boolean fast, String... tracked) {
        return new ComputedMuscleControl.Options(
                WINDOW, fast, List.of(tracked).stream().map(TrackingTask::new).toList(), Set.of());
    }

    /** A run up to 1.1 s that records the coordinates. */
    static Simulation simulation(Mechanism mechanism, int coordinates) {
        List<Channel> channels = IntStream.range(0, coordinates)
                .mapToObj(k -> new Channel(ChannelId.of("q", "at" + k), Dimension.ANGLE, s -> s.state.q[k]))
                .toList();
        Plan plan = new Plan(
                1.1,
                0.01,
                new double[0],
                new DormandPrince5(StepOptions.accuracy(1e-7)),
                new Partitioning(),
                List.of(),
                channels,
                Double.POSITIVE_INFINITY);
        return new Simulation(mechanism, plan);
    }

    /** Follows the motion from 0.1 s to 1.1 s; the largest distance from it [rad]. */
    private static double run(Mechanism mechanism, ComputedMuscleControl cmc, double shift, int coordinates) {
        State start = cmc.start(mechanism.model().newState(), 0.1);
        start.q[0] += shift;
        Simulation simulation = simulation(mechanism, 2).controlledBy(cmc);
        Outcome outcome = simulation.run(start, Listener.NONE);
        assertTrue(outcome.regular(), outcome.message());
        State there = mechanism.model().newState();
        double worst = 0;
        double[] times = simulation.recording().times();
        for (int i = 0; i < times.length; i++) {
            desired(times[i], there, new double[2]);
            for (int k = 0; k < coordinates; k++) {
                double now = Math.abs(simulation.recording().value(k, i) - there.q[k]);
                worst = times[i] > 0.1 + 40 * shift ? Math.max(worst, now) : worst;
            }
        }
        return worst;
    }

    @Test
    void motorsFollowAMotion() {
        Mechanism mechanism = Mechanism.compile(arm(0, Double.POSITIVE_INFINITY).build());
        ComputedMuscleControl cmc = new ComputedMuscleControl(
                mechanism, ComputedMuscleControlTest::desired, options(true, "pin0.angle", "pin1.angle"));
        double worst = run(mechanism, cmc, 0, 2);
        assertTrue(worst < 1e-4, "largest distance " + worst + " rad");
        assertEquals(List.of(), cmc.shortfalls());
        assertTrue(cmc.windows() >= 100 && cmc.windows() <= 102, cmc.windows() + " windows");
    }

    @Test
    void motorsWithDelayFollowAMotionBecauseTheyAreForeseen() {
        Mechanism mechanism =
                Mechanism.compile(arm(0.02, Double.POSITIVE_INFINITY).build());
        ComputedMuscleControl cmc = new ComputedMuscleControl(
                mechanism, ComputedMuscleControlTest::desired, options(true, "pin0.angle", "pin1.angle"));
        double worst = run(mechanism, cmc, 0, 2);
        assertTrue(worst < 2e-3, "largest distance " + worst + " rad");
        assertEquals(List.of(), cmc.shortfalls());
    }

    @Test
    void anErrorOfTheStartDiesOut() {
        Mechanism mechanism = Mechanism.compile(arm(0, Double.POSITIVE_INFINITY).build());
        double worst = run(
                mechanism,
                new ComputedMuscleControl(
                        mechanism, ComputedMuscleControlTest::desired, options(true, "pin0.angle", "pin1.angle")),
                0.02,
                2);
        // kp 100, kv 20: (1 + 10 t) exp(-10 t) of it is left, 0.003 at 0.8 s
        assertTrue(worst < 4e-4, "largest distance after 0.8 s " + worst + " rad");
    }

    @Test
    void aCoordinateWithoutTaskMovesAsItLikes() {
        Mechanism mechanism = Mechanism.compile(arm(0, Double.POSITIVE_INFINITY).build());
        ComputedMuscleControl cmc =
                new ComputedMuscleControl(mechanism, ComputedMuscleControlTest::desired, options(true, "pin0.angle"));
        double worst = run(mechanism, cmc, 0, 1);
        assertTrue(worst < 1e-3, "largest distance " + worst + " rad");
        assertEquals(List.of(), cmc.shortfalls());
    }

    @Test
    void coordinatesThatFollowOthersStayOnTheirConstraints() {
        Mechanism mechanism =
                Mechanism.compile(MotorTrees.coupled(new Random(5)).build());
        // the second angle is 0.3 (1 - cos 4t), the fourth 0.4 sin 3t; those of the table for the others are wrong
        PrescribedMotion motion = (t, s, a) -> {
            State two = new State(2, 2, 0, 0);
            double[] acceleration = new double[2];
            desired(t, two, acceleration);
            s.time = t;
            for (int k = 0; k < 4; k++) {
                s.q[k] = k == 1 ? two.q[1] : k == 3 ? two.q[0] : 0.1;
                s.v[k] = k == 1 ? two.v[1] : k == 3 ? two.v[0] : 0;
                a[k] = k == 1 ? acceleration[1] : k == 3 ? acceleration[0] : 0;
            }
        };
        ComputedMuscleControl cmc =
                new ComputedMuscleControl(mechanism, motion, options(true, "pin1.angle", "pin3.angle"));
        State start = cmc.start(mechanism.model().newState(), 0.1);
        assertEquals(0.3, start.q[0], 1e-12);
        assertEquals(1, start.v[0], 1e-12);
        assertEquals(2 * start.q[1] + 0.3 * Math.sin(start.q[1]), start.q[2], 1e-12);
        Simulation simulation = simulation(mechanism, 4).controlledBy(cmc);
        assertTrue(simulation.run(start, Listener.NONE).regular());
        State there = mechanism.model().newState();
        double worst = 0;
        for (int i = 0; i < simulation.recording().times().length; i++) {
            motion.at(simulation.recording().times()[i], there, new double[4]);
            worst = Math.max(worst, Math.abs(simulation.recording().value(1, i) - there.q[1]));
            worst = Math.max(worst, Math.abs(simulation.recording().value(3, i) - there.q[3]));
        }
        assertTrue(worst < 1e-3, "largest distance " + worst + " rad");
        assertEquals(List.of(), cmc.shortfalls());
    }

    @Test
    void theSlowTargetComesNearTheMotion() {
        Mechanism mechanism = Mechanism.compile(arm(0, Double.POSITIVE_INFINITY).build());
        List<TrackingTask> tasks = List.of(
                new TrackingTask("pin0.angle", 100, 20, 1, 1e4), new TrackingTask("pin1.angle", 100, 20, 1, 1e4));
        double worst = run(
                mechanism,
                new ComputedMuscleControl(
                        mechanism,
                        ComputedMuscleControlTest::desired,
                        new ComputedMuscleControl.Options(WINDOW, false, tasks, Set.of())),
                0,
                2);
        assertTrue(worst < 1e-3, "largest distance " + worst + " rad");
    }

    @Test
    void windowsInWhichMotorsAreTooWeakAreTold() {
        Mechanism mechanism = Mechanism.compile(arm(0, 0.3).build());
        ComputedMuscleControl cmc = new ComputedMuscleControl(
                mechanism, ComputedMuscleControlTest::desired, options(true, "pin0.angle", "pin1.angle"));
        run(mechanism, cmc, 0, 2);
        assertTrue(cmc.shortfalls().size() > 5);
        ComputedMuscleControl.Shortfall first = cmc.shortfalls().get(0);
        assertTrue(first.ofForce() && Math.abs(first.missing()) > 1e-3, first.toString());
    }

    @Test
    void aLagWithAConstantControlHasItsClosedForm() {
        Model.Builder b = arm(0.05, 1);
        Mechanism mechanism = Mechanism.compile(b.build());
        Lagging[] both = mechanism.model().forces().values().stream()
                .map(f -> (Lagging) f)
                .toArray(Lagging[]::new);
        ActuatorPrediction prediction = new ActuatorPrediction(both, 3);
        prediction.course(0.2, 0.23, 3);
        double[] a = {0.7, -0.2};
        prediction.run(a, new double[] {-0.4, 2}); // the largest control is 1
        double left = Math.exp(-0.03 / 0.05);
        assertEquals(-0.4 + 1.1 * left, a[0], 1e-6);
        assertEquals(1 - 1.2 * left, a[1], 1e-6);
        assertEquals(10 * a[1], prediction.exertionAtEnd(1, 2, a), 1e-12);
    }

    @Test
    void mistakesAreRefusedWithTheirNames() {
        PrescribedMotion motion = ComputedMuscleControlTest::desired;
        Mechanism mechanism = Mechanism.compile(arm(0, 1).build());
        assertEquals(
                "computed muscle control needs at least one coordinate or point to track",
                assertThrows(ModelException.class, () -> options(true)).getMessage());
        assertEquals(
                "coordinate 'pin0.angle' has two tasks; leave one of them out",
                assertThrows(
                                ModelException.class,
                                () -> new ComputedMuscleControl(
                                        mechanism, motion, options(true, "pin0.angle", "pin0.angle")))
                        .getMessage());
        Model.Builder b = arm(0, 1);
        Formula formula = MixedTree.formula("0.1*t", List.of());
        b.force(
                "third",
                Motor.along(
                        JointCoordinate.of(b.build().joint("pin0").orElseThrow()),
                        MotorDrive.unlimited(Control.of(formula), 3)));
        Mechanism led = Mechanism.compile(b.build());
        assertEquals(
                "actuator 'third' is controlled by a formula or a file, which cannot be changed; give it a number as control, or"
                        + " exclude it",
                assertThrows(
                                ModelException.class,
                                () -> new ComputedMuscleControl(led, motion, options(true, "pin0.angle")))
                        .getMessage());
    }
}
