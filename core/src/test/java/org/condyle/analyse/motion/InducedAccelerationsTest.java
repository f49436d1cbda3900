package org.condyle.analyse.motion;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.condyle.analyse.motion.HeldPoints.Kind;
import org.condyle.dynamics.BodyAccelerations;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Stabilisation;
import org.condyle.dynamics.Workspace;
import org.condyle.forces.Spring;
import org.condyle.integrate.Integrators;
import org.condyle.integrate.StepOptions;
import org.condyle.joints.FrameConstraint;
import org.condyle.joints.Pin;
import org.condyle.measures.JointCoordinate;
import org.condyle.measures.PointDistance;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.State;
import org.condyle.scenes.Chance;
import org.condyle.scenes.MixedTree;
import org.condyle.scenes.Rigid;
import org.condyle.simulate.Listener;
import org.condyle.simulate.Plan;
import org.condyle.simulate.Simulation;
import org.junit.jupiter.api.Test;

class InducedAccelerationsTest {
    /** All kinds of joints, a body that deforms, springs, two loops, a coupler and a driver. */
    private static Model forest(long seed, double gravity) {
        return grown(seed, gravity).builder.build();
    }

    private static MixedTree grown(long seed, double gravity) {
        MixedTree t = new MixedTree(seed);
        Chance chance = new Chance(seed + 100);
        int jelly = t.jelly("jelly");
        Model.Builder b = t.builder;
        if (gravity == 0) {
            b.gravity(0, 0, 0);
        }
        int[][] ties = {{t.bud, t.fruit}, {t.plate, 0}, {t.stone, t.twig}, {jelly, t.cart}};
        for (int i = 0; i < ties.length; i++) {
            b.force(
                    "spring" + i,
                    new Spring(
                            new PointDistance(ties[i][0], chance.vector(0.3), ties[i][1], chance.vector(0.5)),
                            80,
                            0.2,
                            3));
        }
        Joint post = t.joint(b.build(), "post"), limb = t.joint(b.build(), "limb"), cart = t.joint(b.build(), "cart");
        b.constraint(
                "loop",
                new FrameConstraint(
                        FrameConstraint.Kind.REVOLUTE, t.bud, chance.frame(0.3), t.stone, chance.frame(0.3)));
        b.constraint(
                "coupler",
                InverseKinematicsTest.equation(
                        "q1 - 0.5*sin(q0)", false, List.of(JointCoordinate.of(post), JointCoordinate.of(limb))));
        b.constraint(
                "driver", InverseKinematicsTest.equation("q0 - 2*sin(3*t)", true, List.of(JointCoordinate.of(cart))));
        return t;
    }

    private static double[] parts(InducedAccelerations induced, int source, int n) {
        double[] out = new double[n];
        for (int k = 0; k < n; k++) {
            out[k] = induced.acceleration(source, k);
        }
        return out;
    }

    private static double size(double[] x) {
        double most = 1;
        for (double a : x) {
            most = Math.max(most, Math.abs(a));
        }
        return most;
    }

    private static void add(double[] sum, double[] x) {
        for (int k = 0; k < sum.length; k++) {
            sum[k] += x[k];
        }
    }

    /** Σ parts = total, for speeds, multipliers, points, turns, the mass centre and the forces of held points. */
    private static void assertComplete(Instant instant, InducedAccelerations induced, HeldPoints held, String where) {
        int n = instant.mechanism().model().speeds(), rows = instant.mechanism().rows();
        int bodies = instant.mechanism().model().bodies().size();
        double[] total = everything(induced, InducedAccelerations.TOTAL, n, rows, bodies, held);
        double[] sum = new double[total.length];
        double size = 1;
        for (int s = 0; s < induced.sources().size(); s++) {
            double[] one = everything(induced, s, n, rows, bodies, held);
            size = Math.max(size, size(one));
            add(sum, one);
        }
        assertArrayEquals(total, sum, 1e-9 * size, where);
    }

    private static double[] everything(
            InducedAccelerations induced, int source, int n, int rows, int bodies, HeldPoints held) {
        double[] out = new double[n + rows + 6 * bodies + 3 + held.rows()];
        for (int k = 0; k < n; k++) {
            out[k] = induced.acceleration(source, k);
        }
        for (int r = 0; r < rows; r++) {
            out[n + r] = induced.multiplier(source, r);
        }
        double[] local = {0.1, -0.2, 0.3};
        for (int b = 1; b < bodies; b++) {
            induced.point(source, b, local, out, n + rows + 6 * b);
            induced.angular(source, b, out, n + rows + 6 * b + 3);
        }
        induced.massCentre(source, out, n + rows + 6 * bodies);
        for (int r = 0; r < held.rows(); r++) {
            out[n + rows + 6 * bodies + 3 + r] = induced.heldForce(source, r);
        }
        return out;
    }

    @Test
    void partsOfAllSourcesAddUpToTheAccelerations() {
        for (int seed = 0; seed < 30; seed++) {
            Model model = forest(seed, 1);
            Instant instant = new Instant(Mechanism.compile(model));
            HeldPoints held = new HeldPoints(instant, 2);
            InducedAccelerations induced = new InducedAccelerations(instant, false, held);
            assertEquals(
                    List.of("spring0", "spring1", "spring2", "spring3", "gravity", "velocity", "drivers"),
                    induced.sources());
            Chance chance = new Chance(seed);
            instant.evaluate(chance.state(model));
            double[] before = instant.workspace.acceleration.clone();
            induced.update();
            assertArrayEquals(before, instant.workspace.acceleration, 0, "the instant is left as it is");
            assertArrayEquals(before, parts(induced, InducedAccelerations.TOTAL, before.length), 0);
            assertComplete(instant, induced, held, "free, seed " + seed);
            held.hold(2, chance.vector(0.3), Kind.POINT);
            held.hold(7, chance.vector(0.3), Kind.BODY);
            induced.update();
            assertComplete(instant, induced, held, "held, seed " + seed);
            assertReplaced(instant, chance, "seed " + seed);
        }
    }

    /** Springs that a held point stands for are as if they were not in the model. */
    private static void assertReplaced(Instant instant, Chance chance, String where) {
        Set<String> two = Set.of("spring1", "spring3");
        HeldPoints inPlace = new HeldPoints(instant, 1, two);
        InducedAccelerations induced = new InducedAccelerations(instant, false, inPlace);
        assertEquals(List.of("spring0", "spring2", "gravity", "velocity", "drivers"), induced.sources());
        induced.update();
        double[] without = forward(instant.mechanism(), instant.state(), two);
        double[] total = parts(induced, InducedAccelerations.TOTAL, without.length);
        assertArrayEquals(without, total, 1e-9 * size(without), where);
        inPlace.hold(4, chance.vector(0.2), Kind.POINT);
        induced.update();
        assertComplete(instant, induced, inPlace, where);
    }

    /** The same by forward dynamics with a source left out: another way through the code. */
    @Test
    void eachPartIsWhatIsMissingWithoutItsSource() {
        for (int seed = 0; seed < 10; seed++) {
            Mechanism m = Mechanism.compile(forest(seed, 1));
            State s = new Chance(seed).state(m.model());
            Instant instant = new Instant(m);
            instant.evaluate(s);
            InducedAccelerations induced = new InducedAccelerations(instant);
            induced.update();
            double[] total = instant.workspace.acceleration;
            for (int i = 0; i < 4; i++) {
                assertPart(induced, i, total, forward(m, s, Set.of("spring" + i)));
            }
            Mechanism floating = Mechanism.compile(forest(seed, 0));
            assertPart(induced, 4, total, forward(floating, s, Set.of()));
            State still = s.copy();
            Arrays.fill(still.v, 0);
            Set<String> springs = Set.of("spring0", "spring1", "spring2", "spring3");
            double[] driven = forward(floating, still, springs);
            assertPart(induced, 5, forward(floating, s, springs), driven);
            assertPart(induced, 6, driven, new double[driven.length]);
        }
    }

    private static void assertPart(InducedAccelerations induced, int source, double[] with, double[] without) {
        double[] expected = with.clone();
        for (int k = 0; k < expected.length; k++) {
            expected[k] -= without[k];
        }
        assertArrayEquals(
                expected,
                parts(induced, source, with.length),
                1e-9 * size(with),
                () -> induced.sources().get(source));
    }

    private static double[] forward(Mechanism m, State s, Set<String> silent) {
        Workspace w = new Workspace(m, silent);
        new Dynamics(Stabilisation.none()).evaluate(s, w);
        return w.acceleration.clone();
    }

    /** A torque at the elbow turns the shoulder backwards: M⁻¹ of two rods, by hand. */
    @Test
    void torqueAtOneJointAcceleratesTheOther() {
        Model.Builder b = Model.builder("two rods").gravity(0, 0, 0);
        double m1 = 2, m2 = 1, l1 = 0.6, c1 = 0.3, c2 = 0.25, i1 = 0.06, i2 = 0.02;
        int upper = b.body(new Body("upper", m1, new double[] {c1, 0, 0}, new double[] {1, 1, i1, 0, 0, 0}));
        int lower = b.body(new Body("lower", m2, new double[] {c2, 0, 0}, new double[] {1, 1, i2, 0, 0, 0}));
        b.joint("shoulder", new Pin(), 0, upper);
        Joint elbow = b.joint("elbow", new Pin(), upper, lower, Frame.at(l1, 0, 0), Frame.IDENTITY);
        double angle = 1.1, torque = 7;
        b.force("motor", new Spring(JointCoordinate.of(elbow), 1, angle + torque, 0));
        Instant instant = new Instant(Mechanism.compile(b.build()));
        State s = instant.mechanism().model().newState();
        s.q[1] = angle;
        instant.evaluate(s);
        InducedAccelerations induced = new InducedAccelerations(instant);
        induced.update();
        double m22 = i2 + m2 * c2 * c2, m12 = m22 + m2 * l1 * c2 * Math.cos(angle);
        double m11 = i1 + m1 * c1 * c1 + m22 + m2 * (l1 * l1 + 2 * l1 * c2 * Math.cos(angle));
        double det = m11 * m22 - m12 * m12;
        assertEquals(-m12 * torque / det, induced.acceleration(0, 0), 1e-12);
        assertEquals(m11 * torque / det, induced.acceleration(0, 1), 1e-12);
    }

    /** A body that is held, and the same body welded to the ground by a constraint where it is. */
    @Test
    void heldPointsAreConstraintsThatLastAnInstant() {
        for (int seed = 0; seed < 10; seed++) {
            double[] local = new Chance(seed).vector(0.3);
            Mechanism m = Mechanism.compile(forest(seed, 1));
            State s = new Chance(seed).state(m.model());
            Instant instant = new Instant(m);
            HeldPoints held = new HeldPoints(instant, 1);
            InducedAccelerations induced = new InducedAccelerations(instant, false, held);
            instant.evaluate(s);
            int twig = 3;
            held.hold(twig, local, Kind.BODY);
            induced.update();
            double[] six = new double[6];
            induced.point(InducedAccelerations.TOTAL, twig, local, six, 0);
            induced.angular(InducedAccelerations.TOTAL, twig, six, 3);
            assertArrayEquals(new double[6], six, 1e-9, "seed " + seed);

            // at rest, because a weld would ask for other accelerations of a body that turns
            Arrays.fill(s.v, 0);
            instant.evaluate(s);
            induced.update();
            double[] place = instant.workspace.motion.placement;
            int at = Motion.SIZE * twig;
            Frame there = new Frame(Arrays.copyOfRange(place, at, at + 3), Arrays.copyOfRange(place, at + 3, at + 12));
            MixedTree tied = grown(seed, 1);
            tied.builder.constraint(
                    "tie", new FrameConstraint(FrameConstraint.Kind.WELD, twig, Frame.IDENTITY, 0, there));
            double[] expected = forward(Mechanism.compile(tied.builder.build()), s, Set.of());
            double[] got = parts(induced, InducedAccelerations.TOTAL, expected.length);
            assertArrayEquals(expected, got, 1e-8 * size(expected), "seed " + seed);
        }
    }

    /** A rod on a hinge whose end is held: the hinge and the end share the weight as a beam on two supports does. */
    @Test
    void beamOnTwoSupportsSharesItsWeight() {
        Model.Builder b = Model.builder("beam").gravity(0, -10, 0);
        int rod = b.body(new Body("rod", 4, new double[] {0.3, 0, 0}, new double[] {0.01, 0.2, 0.2, 0, 0, 0}));
        b.joint("hinge", new Pin(), 0, rod);
        Instant instant = new Instant(Mechanism.compile(b.build()));
        HeldPoints held = new HeldPoints(instant, 1);
        InducedAccelerations induced = new InducedAccelerations(instant, false, held);
        instant.evaluate(instant.mechanism().model().newState());
        held.hold(rod, new double[] {1, 0, 0}, Kind.POINT);
        induced.update();
        assertEquals(0, induced.acceleration(InducedAccelerations.TOTAL, 0), 1e-12);
        assertEquals(40 * 0.3, induced.heldForce(induced.sources().indexOf("gravity"), 1), 1e-12);
        held.clear();
        induced.update();
        assertEquals(-40 * 0.3 / (0.2 + 4 * 0.09), induced.acceleration(InducedAccelerations.TOTAL, 0), 1e-12);
        assertThrows(IllegalArgumentException.class, () -> {
            held.hold(rod, new double[3], Kind.POINT);
            held.hold(rod, new double[3], Kind.POINT);
        });
    }

    /** A block that slides down a slope on four rigid corners: friction belongs to what presses. */
    @Test
    void closedContactsAnswerEachSource() {
        double slope = 0.6, friction = 0.3;
        Mechanism m = Mechanism.compile(Rigid.block(slope, friction));
        State start = m.model().newState();
        start.q[2] = 0.025;
        Plan plan = new Plan(
                0.1,
                0.05,
                new double[0],
                Integrators.create("dopri5", new StepOptions(1e-3, 1e-2, 1e-8)),
                Stabilisation.none(),
                List.of(),
                List.of(),
                Double.POSITIVE_INFINITY);
        Simulation run = new Simulation(m, plan);
        run.run(start, Listener.NONE);
        State sliding = run.last();
        Instant instant = new Instant(m);
        assertTrue(instant.workspace.contacts.closed(sliding));
        instant.evaluate(sliding);
        InducedAccelerations induced = new InducedAccelerations(instant);
        induced.update();
        double[] centre = new double[3];
        induced.massCentre(induced.sources().indexOf("gravity"), centre, 0);
        assertEquals(-Rigid.G * (Math.sin(slope) - friction * Math.cos(slope)), centre[0], 1e-9);
        assertEquals(0, centre[2], 1e-9);
        assertComplete(instant, induced, new HeldPoints(instant, 0), "sliding block");
    }

    @Test
    void accelerationsOfBodiesAreThoseOfTheInstant() {
        Mechanism m = Mechanism.compile(forest(3, 1));
        Instant instant = new Instant(m);
        instant.evaluate(new Chance(3).state(m.model()));
        InducedAccelerations induced = new InducedAccelerations(instant);
        induced.update();
        BodyAccelerations all = new BodyAccelerations(instant.workspace);
        all.update();
        double[] expected = new double[3], got = new double[3], local = {0.1, 0.2, -0.3};
        for (int b = 1; b < m.model().bodies().size(); b++) {
            all.point(b, local, expected, 0);
            induced.point(InducedAccelerations.TOTAL, b, local, got, 0);
            assertArrayEquals(expected, got, 1e-12);
        }
    }
}
