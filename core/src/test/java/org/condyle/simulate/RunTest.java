package org.condyle.simulate;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.condyle.contact.CompliantContact;
import org.condyle.contact.CompliantStop;
import org.condyle.contact.RigidPair;
import org.condyle.contact.impact.NewtonImpact;
import org.condyle.contact.law.HuntCrossley;
import org.condyle.geometry.Pairs;
import org.condyle.geometry.shape.HalfSpace;
import org.condyle.geometry.shape.Sphere;
import org.condyle.joints.Ball;
import org.condyle.joints.BallAngles;
import org.condyle.joints.Distance;
import org.condyle.joints.Free;
import org.condyle.joints.Pin;
import org.condyle.joints.Slider;
import org.condyle.joints.Spherical;
import org.condyle.measures.JointCoordinate;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.contact.DryFriction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

class RunTest {
    private static final double[] TIP = {0, -0.5, 0};

    private static Body rod(String name) {
        return Body.of(name, 1).centre(0, -0.25, 0).inertia(0.03, 0.002, 0.03);
    }

    /** A ball joint, whose four coordinates have three speeds, before a pin; a rod between the tips closes the loop. */
    private static Model ballPinDistance() {
        Model.Builder b = Model.builder("ball, pin, rod");
        int one = b.body(rod("one")), two = b.body(rod("two"));
        b.joint("ball", new Ball(), Motion.GROUND, one);
        b.joint("pin", new Pin(), Motion.GROUND, two, Frame.at(0.4, 0, 0), Frame.IDENTITY);
        b.constraint("rod", new Distance(one, TIP, two, TIP, 0.5));
        return b.build();
    }

    private static State startOf(Run run) {
        return run.until(1e-9)
                .every(Double.POSITIVE_INFINITY)
                .accuracy(1e-10)
                .run()
                .last();
    }

    @Test
    void ballAloneOnARodIsAssembled() {
        Model.Builder b = Model.builder("ball and rod");
        int one = b.body(rod("one"));
        b.joint("ball", new Ball(), Motion.GROUND, one);
        b.constraint("rod", new Distance(one, TIP, Motion.GROUND, new double[] {0.3, -0.4, 0}, 0.25));
        Run.Finished run =
                Run.of(b.build()).until(0.1).record("rod.length.violation").run();
        assertTrue(run.outcome().regular(), run.outcome().message());
        assertEquals(0, run.recording().max("rod.length.violation"), 1e-11);
        assertEquals(List.of(), run.outcome().warnings());
    }

    @Test
    void givenAngleBehindABallJointIsHeld() {
        for (double angle : new double[] {0.3, -0.4, 0.7}) {
            Run.Finished run = Run.of(ballPinDistance())
                    .start("pin.angle", angle)
                    .until(0.1)
                    .record("pin.angle", "rod.length.violation")
                    .run();
            assertEquals(angle, run.recording().column("pin.angle")[0]);
            assertEquals(0, run.recording().column("rod.length.violation")[0], 1e-11);
            assertEquals(List.of(), run.outcome().warnings());
        }
    }

    @Test
    void givenOrientationIsHeldAndThePinFollows() {
        double half = 0.2; // a turn of 0.4 rad about z
        State s = startOf(
                Run.of(ballPinDistance()).startOrientation("ball", 2 * Math.cos(half), 0, 0, 2 * Math.sin(half)));
        assertArrayEquals(new double[] {Math.cos(half), 0, 0, Math.sin(half)}, java.util.Arrays.copyOf(s.q, 4), 1e-15);
        // in the plane: tips at 0.5 (sin, -cos), 0.5 m apart
        double x = 0.4 + 0.5 * Math.sin(s.q[4]) - 0.5 * Math.sin(0.4), y = 0.5 * Math.cos(0.4) - 0.5 * Math.cos(s.q[4]);
        assertEquals(0.5, Math.hypot(x, y), 1e-11);
    }

    @Test
    void givenSpeedBehindABallJointIsHeld() {
        Run.Finished run = Run.of(ballPinDistance())
                .start("pin.angle", 0.3)
                .startSpeed("pin.angle", 0.7)
                .startSpeed("ball.spin-y", -2)
                .until(0.1)
                .record("pin.speed", "ball.spin-y", "constraints.velocity")
                .run();
        assertEquals(0.7, run.recording().column("pin.speed")[0]);
        assertEquals(-2, run.recording().column("ball.spin-y")[0]);
        assertEquals(0, run.recording().column("constraints.velocity")[0], 1e-11);
        assertEquals(List.of(), run.outcome().warnings());
    }

    @Test
    void threeAnglesAreHeldTogether() {
        Model.Builder b = Model.builder("angles");
        int one = b.body(rod("one")), two = b.body(rod("two"));
        b.joint("ball", new Ball(), Motion.GROUND, one);
        b.joint("hip", new BallAngles(), Motion.GROUND, two, Frame.at(0.4, 0, 0), Frame.IDENTITY);
        b.constraint("rod", new Distance(one, TIP, two, TIP, 0.5));
        State s = startOf(Run.of(b.build()).start("hip.angle-x", 0.3));
        assertArrayEquals(new double[] {0.3, 0, 0}, new double[] {s.q[4], s.q[5], s.q[6]}, 1e-15);
    }

    @Test
    void valuesThatCannotStayAreTold() {
        List<String> heard = new ArrayList<>();
        Run.Finished run = Run.of(ballPinDistance())
                .startOrientation("ball", Math.cos(0.6), 0, 0, -Math.sin(0.6))
                .start("pin.angle", 1.5)
                .until(0.1)
                .run(new Listener() {
                    @Override
                    public void warned(String text) {
                        heard.add(text);
                    }
                });
        String all = String.join("\n", run.outcome().warnings());
        assertTrue(all.contains("initial pin.angle = 1.5 violates the constraints; changed to "), all);
        State s = startOf(Run.of(ballPinDistance())
                .startOrientation("ball", Math.cos(0.6), 0, 0, -Math.sin(0.6))
                .start("pin.angle", 1.5));
        double turned =
                2 * Math.acos(s.q[0] * Math.cos(0.6) - s.q[3] * Math.sin(0.6)); // of the quaternion between both
        assertTrue(all.contains("initial orientation of 'ball' violates the constraints; turned by "), all);
        assertEquals(turned, Double.parseDouble(all.replaceAll("(?s).*turned by (\\S+) rad.*", "$1")), 1e-6);
        assertEquals(run.outcome().warnings(), heard);
    }

    @Test
    void redundantRowsAreTold() {
        Model.Builder b = Model.builder("twice");
        int one = b.body(rod("one"));
        b.joint("hinge", new Pin(), Motion.GROUND, one);
        b.constraint("tip", new Spherical(one, new double[] {0, 0, 0.1}, Motion.GROUND, new double[] {0, 0, 0.1}));
        Run.Finished run = Run.of(b.build()).until(0.1).run();
        assertEquals(
                List.of("redundant constraint rows, which carry no force: tip.x, tip.y, tip.z"),
                run.outcome().warnings());
    }

    @Test
    void loopThatCannotCloseIsRefusedWithItsName() {
        Model.Builder b = Model.builder("too short");
        int one = b.body(rod("one"));
        b.joint("ball", new Ball(), Motion.GROUND, one);
        b.constraint("rod", new Distance(one, TIP, Motion.GROUND, new double[] {2, 0, 0}, 0.5));
        ModelException e = assertThrows(ModelException.class, Run.of(b.build())::run);
        String message = String.valueOf(e.getMessage());
        assertTrue(
                message.startsWith("the constraints cannot be satisfied from the initial position: 'rod.length' is"
                        + " violated by 1.0 m; check lengths and attachment points"),
                message);
        assertEquals("rod", e.part());
    }

    private static Model ballOnFloor(boolean rigid) {
        Model.Builder b = Model.builder("ball on floor");
        int ball = b.body(Body.of("ball", 1).inertia(4e-3, 4e-3, 4e-3));
        b.joint("ball", new Free(), Motion.GROUND, ball);
        Surface floor = new Surface(
                "floor", Motion.GROUND, Frame.withZAlong(new double[3], new double[] {0, 1, 0}), new HalfSpace());
        Surface skin = new Surface("skin", ball, Frame.IDENTITY, new Sphere(0.1));
        b.surface(floor).surface(skin);
        if (rigid) {
            b.unilateral(
                    "touch",
                    RigidPair.in(b, Pairs.between(floor, skin), false, DryFriction.NONE, new NewtonImpact(0.5)));
        } else {
            b.force("touch", CompliantContact.in(b, Pairs.between(floor, skin), new HuntCrossley(0.8), 1e6));
        }
        return b.build();
    }

    @Test
    void overlapOfRigidSurfacesIsRefused() {
        Run run = Run.of(ballOnFloor(true)).start("ball.y", 0.095).until(0.1);
        ModelException e = assertThrows(ModelException.class, run::run);
        assertEquals(
                "'touch' overlaps by 0.005 m at the start; without compliance, surfaces must not overlap",
                e.getMessage());
        assertEquals("touch", e.part());
        assertTrue(Run.of(ballOnFloor(true))
                .start("ball.y", 0.1)
                .until(0.1)
                .run()
                .outcome()
                .regular());
    }

    @Test
    void deepOverlapOfCompliantSurfacesIsTold() {
        String told = String.join(
                "\n",
                Run.of(ballOnFloor(false))
                        .start("ball.y", 0.09)
                        .until(0.01)
                        .run()
                        .outcome()
                        .warnings());
        assertTrue(
                told.contains("'touch' overlaps by 10.0 mm at the start, which stores 4.00 J: the bodies may be"),
                told);
        assertEquals(
                List.of(),
                Run.of(ballOnFloor(false))
                        .start("ball.y", 0.0999)
                        .until(0.01)
                        .run()
                        .outcome()
                        .warnings());
    }

    @Test
    void startBeyondAStopIsTold() {
        Model.Builder b = Model.builder("stopped");
        int one = b.body(rod("one"));
        Joint pin = b.joint("pin", new Pin(), Motion.GROUND, one);
        b.force("pin.upper", CompliantStop.in(b, JointCoordinate.of(pin), 1, 0.5, 1e3, 0));
        List<String> told = Run.of(b.build())
                .start("pin.angle", 0.6)
                .until(0.01)
                .run()
                .outcome()
                .warnings();
        assertEquals(1, told.size(), told::toString);
        assertTrue(
                told.get(0).startsWith("'pin.upper' starts beyond its stop by 0.100 rad, which stores 5.00 J"),
                told::toString);
    }

    @Test
    void bodyThatTurnsWithoutMassIsTold() {
        Model.Builder b = Model.builder("weightless");
        int one = b.body(Body.of("one", 0).inertia(0, 0, 0.1));
        b.joint("pin", new Pin(), Motion.GROUND, one);
        assertEquals(
                List.of("body 'one' has moments of inertia but no mass, so gravity has no effect on it; give 'mass'"),
                Run.of(b.build()).until(0.1).run().outcome().warnings());
    }

    private static String refusal(Executable attempt) {
        return String.valueOf(
                assertThrows(IllegalArgumentException.class, attempt).getMessage());
    }

    @Test
    void unknownNamesAreRefusedWithTheNearest() {
        Run run = Run.of(ballPinDistance());
        assertEquals("no coordinate 'pin.angel'; did you mean 'pin.angle'?", refusal(() -> run.start("pin.angel", 1)));
        assertEquals("no coordinate 'nothing'; known coordinates: pin.angle", refusal(() -> run.start("nothing", 1)));
        assertEquals(
                "no speed 'ball.spin'; did you mean 'ball.spin-x'?", refusal(() -> run.startSpeed("ball.spin", 1)));
        assertEquals("no joint 'bal'; did you mean 'ball'?", refusal(() -> run.startOrientation("bal", 1, 0, 0, 0)));
        assertEquals("no internal state 'tendon.creep'", refusal(() -> run.startInternal("tendon.creep", 1)));
        assertEquals(
                "'ball.q1' is one of four numbers that are one rotation; give the whole orientation of 'ball'",
                refusal(() -> run.start("ball.q1", 0.1)));
        assertEquals(
                "joint 'pin' is of type pin and has no quaternion; give its coordinates one by one",
                refusal(() -> run.startOrientation("pin", 1, 0, 0, 0)));
    }

    @Test
    void valuesThatAreNoNumbersAreRefused() {
        Run run = Run.of(ballPinDistance());
        double nan = Double.NaN, infinite = Double.POSITIVE_INFINITY;
        assertEquals(
                "initial pin.angle [rad] must be a finite number, was NaN", refusal(() -> run.start("pin.angle", nan)));
        assertEquals(
                "initial speed of ball.spin-x [rad/s] must be a finite number, was Infinity",
                refusal(() -> run.startSpeed("ball.spin-x", infinite)));
        assertEquals(
                "initial orientation of 'ball' as a quaternion must be a finite number, was NaN",
                refusal(() -> run.startOrientation("ball", 1, 0, nan, 0)));
        assertEquals(
                "initial orientation of 'ball' as a quaternion needs 4 numbers, has 3",
                refusal(() -> run.startOrientation("ball", 1, 0, 0)));
        assertEquals(
                "the initial orientation of 'ball' is a quaternion of length 0.0, which is no rotation; (1, 0, 0, 0) does"
                        + " not turn",
                refusal(() -> run.startOrientation("ball", 0, 0, 0, 0)));
        assertEquals("end of a run [s] must be a finite number, was NaN", refusal(() -> run.until(nan)));
        assertEquals("time between recorded rows [s] must be > 0, was NaN", refusal(() -> run.every(nan)));
        assertEquals("relative accuracy [-] must lie in [1.0E-15, 1.0], was 0.0", refusal(() -> run.accuracy(0)));
        assertEquals("step of the integration method [s] must be > 0, was -1.0", refusal(() -> run.step(-1)));
        assertEquals(
                "a run must end after its start, which is at 0.0 s; until(0.0) was given",
                refusal(() -> run.until(0).run()));
        State hollow = ballPinDistance().newState();
        hollow.v[2] = nan;
        assertEquals(
                "number 3 of the speeds of a state to start at must be a finite number, was NaN",
                refusal(() -> run.startAt(hollow)));
    }

    @Test
    void stateOfAnotherModelIsRefused() {
        Model.Builder b = Model.builder("other");
        b.joint("s", new Slider(), Motion.GROUND, b.body(rod("one")));
        State other = b.build().newState();
        assertEquals(
                "the state has 1 coordinates, and this model 5; a run can begin only at a state of a model with the same"
                        + " joints and forces",
                refusal(() -> Run.of(ballPinDistance()).startAt(other)));
    }

    @Test
    void runGoesOnWhereAnotherEnded() {
        Run.Finished whole = Run.of(ballPinDistance())
                .start("pin.angle", 0.3)
                .until(0.4)
                .accuracy(1e-11)
                .run();
        Run.Finished half = Run.of(ballPinDistance())
                .start("pin.angle", 0.3)
                .until(0.2)
                .accuracy(1e-11)
                .run();
        Run.Finished rest = Run.of(ballPinDistance())
                .start("pin.angle", 9) // forgotten
                .startAt(half.last())
                .until(0.4)
                .accuracy(1e-11)
                .run();
        assertArrayEquals(whole.last().q, rest.last().q, 1e-9);
        assertArrayEquals(whole.last().v, rest.last().v, 1e-8);
    }
}
