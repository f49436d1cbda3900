package org.condyle.forces;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;
import org.condyle.measures.PointDistance;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Formula;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.Signals;
import org.condyle.mechanics.State;
import org.condyle.scenes.Chance;
import org.condyle.scenes.MixedTree;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** The force elements under their contract, and their closed forms. */
class ForceElementsTest {
    private static final double[] AT_A = {0.2, -0.1, 0.3};
    private static final double[] AT_B = {-0.3, 0.4, 0.1};

    @Nested
    class OfSpringBetweenPoints extends ForceElementContractTest {
        @Override
        protected ForceElement element(MixedTree forest, int a, int b) {
            // far apart: close to zero length the direction turns too fast for finite differences
            return new Spring(
                    new PointDistance(a, forest.point(a, AT_A), b, forest.point(b, new double[] {2, -1, 2})),
                    100,
                    0.4,
                    3);
        }
    }

    @Nested
    class OfSpringWithoutRestLength extends ForceElementContractTest {
        @Override
        protected ForceElement element(MixedTree forest, int a, int b) {
            return new Spring(new PointDistance(a, forest.point(a, AT_A), b, forest.point(b, AT_B)), 100, 0, 0);
        }
    }

    @Nested
    class OfSpringOnACoordinate extends ForceElementContractTest {
        @Override
        protected ForceElement element(MixedTree forest, int a, int b) {
            return new Spring(forest.coordinate("limb"), 20, 0.3, 0.7);
        }

        @Override
        protected boolean internal() {
            return false;
        }
    }

    @Nested
    class OfMaxwellSpringBetweenPoints extends ForceElementContractTest {
        @Override
        protected ForceElement element(MixedTree forest, int a, int b) {
            Measure distance = new PointDistance(a, forest.point(a, AT_A), b, forest.point(b, new double[] {2, -1, 2}));
            return MaxwellSpring.in(forest.builder, distance, 100, 0.4, 3);
        }
    }

    @Nested
    class OfMaxwellSpringOnACoordinate extends ForceElementContractTest {
        @Override
        protected ForceElement element(MixedTree forest, int a, int b) {
            return MaxwellSpring.in(forest.builder, forest.coordinate("limb"), 20, 0.3, 7);
        }

        @Override
        protected boolean internal() {
            return false;
        }
    }

    @Nested
    class OfEffortOnACoordinate extends ForceElementContractTest {
        @Override
        protected ForceElement element(MixedTree forest, int a, int b) {
            return new PrescribedEffort(
                    forest.coordinate("bud"),
                    read(forest, "3*sin(t) - 2*x*x + y", "bud-joint.position", "limb-joint.speed"));
        }

        @Override
        protected boolean internal() {
            return false;
        }
    }

    /** Prescribed loads; the four modes are world or body axes, at a material or a travelling point. */
    abstract static class OfPointForce extends ForceElementContractTest {
        abstract boolean inBodyAxes();

        abstract boolean pointInWorld();

        @Override
        protected ForceElement element(MixedTree forest, int a, int b) {
            int body = a == 0 ? b : a;
            double[] d = forest.shift();
            Formula[] force = {
                read(forest, "2 + sin(5*t)"), read(forest, "x - 3*t", "limb-joint.angle"), read(forest, "1.5*t^2")
            };
            boolean moving = pointInWorld();
            Formula[] point = {
                read(forest, "0.1 + t + (" + (moving ? d[0] : 0) + ")"),
                read(forest, "0.2*t + (" + (moving ? d[1] : 0) + ")"),
                read(forest, "-0.3 + (" + (moving ? d[2] : 0) + ")")
            };
            return new PointForce(body, force, inBodyAxes(), point, moving);
        }

        @Override
        protected boolean internal() {
            return false;
        }

        @Override
        protected boolean turnsWithTheWorld() {
            return inBodyAxes() && !pointInWorld();
        }
    }

    @Nested
    class OfWorldForceAtAMaterialPoint extends OfPointForce {
        @Override
        boolean inBodyAxes() {
            return false;
        }

        @Override
        boolean pointInWorld() {
            return false;
        }
    }

    @Nested
    class OfWorldForceAtATravellingPoint extends OfPointForce {
        @Override
        boolean inBodyAxes() {
            return false;
        }

        @Override
        boolean pointInWorld() {
            return true;
        }
    }

    @Nested
    class OfFollowingForceAtAMaterialPoint extends OfPointForce {
        @Override
        boolean inBodyAxes() {
            return true;
        }

        @Override
        boolean pointInWorld() {
            return false;
        }
    }

    @Nested
    class OfFollowingForceAtATravellingPoint extends OfPointForce {
        @Override
        boolean inBodyAxes() {
            return true;
        }

        @Override
        boolean pointInWorld() {
            return true;
        }
    }

    @Nested
    class OfCouple extends ForceElementContractTest {
        @Override
        protected ForceElement element(MixedTree forest, int a, int b) {
            return new Couple(a, b, new Formula[] {
                read(forest, "2*cos(t)"), read(forest, "x^2", "twig-joint.angle-x"), read(forest, "t - 1.5")
            });
        }

        @Override
        protected boolean turnsWithTheWorld() {
            return false;
        }
    }

    @Nested
    class OfKneeLoad extends ForceElementContractTest {
        @Override
        protected ForceElement element(MixedTree forest, int a, int b) {
            Chance chance = new Chance(11);
            Formula[] loads = {read(forest, "30*cos(t)"), read(forest, "2 + t"), read(forest, "3*sin(t)")};
            Frame inTibia = forest.frame(b, chance.frame(0.3));
            return new KneeLoad(a, forest.frame(a, chance.frame(0.3)), b, inTibia, forest.point(b, AT_B), true, loads);
        }
    }

    @Nested
    class OfBushing extends ForceElementContractTest {
        @Override
        protected ForceElement element(MixedTree forest, int a, int b) {
            Chance chance = new Chance(9); // frames turned at random: the angles between them are anything up to π
            Frame inA = chance.frame(0.3), inB = chance.frame(0.3);
            return new Bushing(
                    a,
                    forest.frame(a, inA),
                    b,
                    forest.frame(b, inB),
                    new double[] {100, 200, 50, 3, 5, 2},
                    new double[] {2, 1, 3, 0.1, 0.3, 0.2});
        }
    }

    @Nested
    class OfBushingWithAngles extends ForceElementContractTest {
        @Override
        protected ForceElement element(MixedTree forest, int a, int b) {
            Chance chance = new Chance(9);
            Frame inA = chance.frame(0.3), inB = chance.frame(0.3);
            return new Bushing(
                    a,
                    forest.frame(a, inA),
                    b,
                    forest.frame(b, inB),
                    BushingLaw.diagonal(
                            new double[] {100, 200, 50, 3, 5, 2},
                            new double[] {2, 1, 3, 0.1, 0.3, 0.2},
                            BushingLaw.Turning.ANGLES));
        }
    }

    /** A load from a table: in body axes at a point of another body, or in world axes. */
    private abstract static class OfExternalLoad extends ForceElementContractTest {
        abstract boolean inBodies();

        @Override
        protected ForceElement element(MixedTree forest, int a, int b) {
            Chance chance = new Chance(21);
            double[] times = {0, 1}; // random states are between them: at a row the slope jumps
            double[][] force = new double[3][], point = new double[3][], torque = new double[3][];
            for (int k = 0; k < 3; k++) {
                force[k] = chance.numbers(2, 30);
                point[k] = chance.numbers(2, 0.3);
                torque[k] = chance.numbers(2, 3);
            }
            for (int k = 0; k < 3 && !inBodies(); k++) {
                for (int i = 0; i < 2; i++) {
                    point[k][i] += forest.shift()[k];
                }
            }
            int axes = inBodies() ? forest.twig : 0;
            return new ExternalLoad(b == 0 ? a : b, axes, axes, times, force, point, torque, ExternalLoad.Outside.HOLD);
        }

        @Override
        protected boolean internal() {
            return false;
        }

        @Override
        protected boolean turnsWithTheWorld() {
            return inBodies();
        }
    }

    @Nested
    class OfExternalLoadInWorldAxes extends OfExternalLoad {
        @Override
        boolean inBodies() {
            return false;
        }
    }

    @Nested
    class OfExternalLoadInBodyAxes extends OfExternalLoad {
        @Override
        boolean inBodies() {
            return true;
        }
    }

    @Test
    void externalLoadIsLinearBetweenItsRowsAndFollowsItsRuleOutside() {
        double[] times = {1, 2, 4};
        double[][] force = {{0, 10, 30}, {1, 1, 1}, {0, 0, 0}};
        for (ExternalLoad.Outside rule : ExternalLoad.Outside.values()) {
            ExternalLoad load = new ExternalLoad(1, 0, 0, times, force, null, null, rule);
            Motion m = new Motion(2);
            m.placement[Motion.SIZE + 3] = m.placement[Motion.SIZE + 7] = m.placement[Motion.SIZE + 11] = 1;
            m.placement[3] = m.placement[7] = m.placement[11] = 1;
            State s = new State(0, 0, 0, 0);
            double[] at = {1.5, 2, 3, 4, 5}, expected = {5, 10, 20, 30, rule == ExternalLoad.Outside.ZERO ? 0 : 30};
            for (int i = 0; i < at.length; i++) {
                s.time = at[i];
                Forces f = new Forces(2, 0);
                load.addForces(s, m, f);
                if (rule == ExternalLoad.Outside.REFUSE && at[i] > 4) {
                    assertEquals(true, Double.isNaN(f.dual[Motion.SIZE]));
                    assertEquals(true, load.whyUndefined(s, m).contains("from 1.0 s to 4.0 s, and the time is 5.0 s"));
                } else {
                    assertEquals(expected[i], f.dual[Motion.SIZE], 1e-12, rule + " " + at[i]);
                    assertEquals("", load.whyUndefined(s, m));
                }
            }
            s.time = 2.5;
            assertEquals(1.5, load.longestStep(s, m), 1e-8);
            s.time = 2;
            assertEquals(2, load.longestStep(s, m), 1e-8);
            s.time = 4;
            assertEquals(Double.POSITIVE_INFINITY, load.longestStep(s, m));
        }
    }

    @Test
    void bushingWithAnglesPullsBackEachOfThreeAngles() {
        // Rx(0.3) Ry(0.4) with one spring: the couple is that of a hinge about the axis of that angle, N^T e_k
        double[] r = Mat3.times(Rotations.about(1, 0, 0, 0.3), Rotations.about(0, 1, 0, 0.4));
        Motion m = new Motion(2);
        m.placement[3] = m.placement[7] = m.placement[11] = 1;
        System.arraycopy(r, 0, m.placement, 15, 9);
        Forces f = new Forces(2, 0);
        new Bushing(
                        0,
                        Frame.IDENTITY,
                        1,
                        Frame.IDENTITY,
                        BushingLaw.diagonal(new double[] {0, 0, 0, 0, 5, 0}, new double[6], BushingLaw.Turning.ANGLES))
                .addForces(new State(0, 0, 0, 0), m, f);
        double[] t = Mat3.times(Arrays.copyOfRange(f.dual, 15, 24), Mat3.transpose(r));
        assertEquals(0, t[7] - t[5], 1e-14);
        assertEquals(-5 * 0.4 * Math.cos(0.3), t[2] - t[6], 1e-14);
        assertEquals(-5 * 0.4 * Math.sin(0.3), t[3] - t[1], 1e-14);
    }

    /** A formula of t and of signals, which it calls x, y, z in order. */
    static Formula read(MixedTree forest, String text, String... signals) {
        Model model = forest.builder.build();
        Signals all = new Signals(model.bodies(), model.joints());
        List<Signal> found = new ArrayList<>();
        for (String name : signals) {
            Signal s = all.find(name);
            if (s == null) {
                throw new IllegalArgumentException(
                        name + " is not among " + all.all().keySet());
            }
            found.add(s);
        }
        String[] letters = {"x", "y", "z"};
        return MixedTree.formula(text, found, Arrays.copyOf(letters, signals.length));
    }

    /** Body 1 turned by an angle about a unit axis and shifted, against the ground. */
    private static double[] bushingDual(double[] axis, double angle, double[] shift, double[] stiffness) {
        Motion m = new Motion(2);
        System.arraycopy(shift, 0, m.placement, 12, 3);
        System.arraycopy(Rotations.about(axis[0], axis[1], axis[2], angle), 0, m.placement, 15, 9);
        Forces f = new Forces(2, 0);
        new Bushing(0, Frame.IDENTITY, 1, Frame.IDENTITY, stiffness, new double[6])
                .addForces(new State(0, 0, 0, 0), m, f);
        double[] g = Arrays.copyOfRange(f.dual, 15, 24), a = Arrays.copyOfRange(m.placement, 15, 24);
        double[] t = Mat3.times(g, Mat3.transpose(a));
        return new double[] {f.dual[12], f.dual[13], f.dual[14], t[7] - t[5], t[2] - t[6], t[3] - t[1]};
    }

    @Test
    void bushingTurnedAboutOneAxisIsATorsionSpringAtAnyAngleBelowHalfATurn() {
        for (double angle : new double[] {1e-7, 1e-3, 0.009, 0.011, 0.5, 1.5, 3.0, 3.14}) {
            double[] w = bushingDual(new double[] {0, 0, 1}, angle, new double[3], new double[] {1, 1, 1, 2, 3, 5});
            assertEquals(-5 * angle, w[5], 1e-12, "angle " + angle);
            assertEquals(0, w[3], 1e-12, "angle " + angle);
            assertEquals(0, w[4], 1e-12, "angle " + angle);
        }
    }

    @Test
    void bushingPullsBackAlongItsAxes() {
        double[] w = bushingDual(
                new double[] {1, 0, 0}, 0, new double[] {0.1, 0.2, -0.3}, new double[] {10, 20, 30, 1, 1, 1});
        assertEquals(-1, w[0], 1e-14);
        assertEquals(-4, w[1], 1e-14);
        assertEquals(9, w[2], 1e-14);
    }

    @Test
    void springTensionPullsPointsTogether() {
        Model.Builder b = Model.builder("spring");
        b.body(new Body("one", 1, new double[3], new double[6]));
        Spring spring = new Spring(new PointDistance(0, new double[3], 1, new double[3]), 100, 0.5, 10);
        Motion m = new Motion(2);
        m.placement[12] = 0.8; // 0.3 m longer than at rest
        m.rate[12] = -2; // and getting shorter
        Forces f = new Forces(2, 0);
        spring.addForces(new State(0, 0, 0, 0), m, f);
        assertEquals(-(100 * 0.3 - 10 * 2), f.dual[12], 1e-12);
        assertEquals(100 * 0.3 - 10 * 2, f.dual[0], 1e-12);
        assertEquals(0.5 * 100 * 0.09, spring.storedEnergy(new State(0, 0, 0, 0), m), 1e-12);
        assertEquals(40, spring.dissipation(new State(0, 0, 0, 0), m), 1e-12);
    }
}
