package org.condyle.measures;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Workspace;
import org.condyle.joints.Pin;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Measure;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.State;
import org.condyle.scenes.Chance;
import org.condyle.scenes.MixedTree;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The measures under their contract, and their closed forms. */
class MeasuresTest {
    private static final double[] AT_A = {0.2, -0.1, 0.3};
    private static final double[] AT_B = {2, -1, 2}; // far: close to zero length the direction turns too fast

    @Nested
    class OfJointCoordinate extends MeasureContractTest {
        @Override
        protected Measure measure(MixedTree forest, int a, int b) {
            return JointCoordinate.of(forest.joint(forest.builder.build(), "leaf"), 1);
        }

        @Override
        protected boolean betweenBodies() {
            return false;
        }
    }

    @Nested
    class OfCoordinateSum extends MeasureContractTest {
        @Override
        protected Measure measure(MixedTree forest, int a, int b) {
            return sum(forest);
        }

        @Override
        protected boolean betweenBodies() {
            return false;
        }
    }

    /** Of the plain coordinates of a joint that are of one kind. */
    static CoordinateSum sum(MixedTree forest) {
        Joint leaf = forest.joint(forest.builder.build(), "leaf");
        JointCoordinate first = JointCoordinate.of(leaf, 1);
        List<JointCoordinate> all = new ArrayList<>(List.of(first));
        for (Joint j : forest.builder.build().joints()) {
            for (int k = 0; k < j.mobility().plainCoordinates() && all.size() < 3; k++) {
                JointCoordinate c = JointCoordinate.of(j, k);
                if (c.kind() == first.kind() && !all.contains(c)) {
                    all.add(c);
                }
            }
        }
        return new CoordinateSum(all, Arrays.copyOf(new double[] {1.5, -0.7, 2}, all.size()));
    }

    @Test
    void aSumAddsWhatTheFactorsSay() {
        MixedTree forest = new MixedTree(5);
        CoordinateSum sum = sum(forest);
        assertThrows(IllegalArgumentException.class, () -> new CoordinateSum(List.of(), new double[0]));
        assertThrows(
                IllegalArgumentException.class,
                () -> new CoordinateSum(
                        List.of(
                                new JointCoordinate(0, 0, Measure.Kind.LENGTH),
                                new JointCoordinate(1, 1, Measure.Kind.ANGLE)),
                        new double[] {1, 1}));
        assertTrue(sum.toString().startsWith("sum of coordinates"));
    }

    @Nested
    class OfDistance extends MeasureContractTest {
        @Override
        protected Measure measure(MixedTree forest, int a, int b) {
            return new PointDistance(a, forest.point(a, AT_A), b, forest.point(b, AT_B));
        }
    }

    @Nested
    class OfPath extends MeasureContractTest {
        @Override
        protected Measure measure(MixedTree forest, int a, int b) {
            int c = forest.stone;
            return new Path(List.of(
                    new Path.Point(a, forest.point(a, AT_A)),
                    new Path.Point(a, forest.point(a, new double[] {-0.4, 0.8, 0.1})),
                    new Path.Point(c, new double[] {0.3, 1.1, -2}),
                    new Path.Point(b, forest.point(b, AT_B)),
                    new Path.Point(a, forest.point(a, new double[] {1, 1, 1}))));
        }
    }

    @Nested
    class OfPointComponent extends MeasureContractTest {
        @Override
        protected Measure measure(MixedTree forest, int a, int b) {
            return new PointComponent(
                    a, forest.point(a, AT_A), b, forest.point(b, AT_B), forest.direction(b, new double[] {1, 2, -2}));
        }
    }

    @Nested
    class OfSwing extends MeasureContractTest {
        @Override
        protected Measure measure(MixedTree forest, int a, int b) {
            Chance chance = new Chance(9);
            return new Swing(a, forest.frame(a, chance.frame(0.3)), b, forest.frame(b, chance.frame(0.3)));
        }
    }

    @Nested
    class OfTwist extends MeasureContractTest {
        @Override
        protected Measure measure(MixedTree forest, int a, int b) {
            Chance chance = new Chance(9);
            return new Twist(a, forest.frame(a, chance.frame(0.3)), b, forest.frame(b, chance.frame(0.3)));
        }
    }

    abstract static class OfAngle extends MeasureContractTest {
        abstract String sequence();

        abstract int which();

        @Override
        protected Measure measure(MixedTree forest, int a, int b) {
            Chance chance = new Chance(9);
            Frame inA = forest.frame(a, chance.frame(0.3)), inB = forest.frame(b, chance.frame(0.3));
            return new CardanAngle(a, inA, b, inB, sequence(), which());
        }
    }

    @Nested
    class OfFirstCardanAngle extends OfAngle {
        @Override
        String sequence() {
            return "zxy";
        }

        @Override
        int which() {
            return 0;
        }
    }

    @Nested
    class OfSecondCardanAngle extends OfAngle {
        @Override
        String sequence() {
            return "xzy";
        }

        @Override
        int which() {
            return 1;
        }
    }

    @Nested
    class OfThirdCardanAngle extends OfAngle {
        @Override
        String sequence() {
            return "yxz";
        }

        @Override
        int which() {
            return 2;
        }
    }

    @Nested
    class OfFirstEulerAngle extends OfAngle {
        @Override
        String sequence() {
            return "yxy";
        }

        @Override
        int which() {
            return 0;
        }
    }

    @Nested
    class OfSecondEulerAngle extends OfAngle {
        @Override
        String sequence() {
            return "zyz";
        }

        @Override
        int which() {
            return 1;
        }
    }

    @Nested
    class OfThirdEulerAngle extends OfAngle {
        @Override
        String sequence() {
            return "zxz";
        }

        @Override
        int which() {
            return 2;
        }
    }

    /** Body 1 turned against the ground. */
    private static double value(Measure measure, double[] rotation) {
        Motion m = new Motion(2);
        System.arraycopy(rotation, 0, m.placement, 15, 9);
        Measure.Reading r = new Measure.Reading(measure);
        measure.read(new State(0, 0, 0, 0), m, r);
        return r.value;
    }

    private static double[] about(char axis, double angle) {
        return Rotations.about(axis == 'x' ? 1 : 0, axis == 'y' ? 1 : 0, axis == 'z' ? 1 : 0, angle);
    }

    @ParameterizedTest
    @ValueSource(strings = {"xyz", "yzx", "zxy", "xzy", "zyx", "yxz", "xyx", "xzx", "yxy", "yzy", "zxz", "zyz"})
    void threeTurnsInARowHaveTheirOwnAngles(String sequence) {
        double[] angles = {-2.1, 0.8, 2.9};
        double[] r = Mat3.times(
                Mat3.times(about(sequence.charAt(0), angles[0]), about(sequence.charAt(1), angles[1])),
                about(sequence.charAt(2), angles[2]));
        for (int k = 0; k < 3; k++) {
            Measure angle = new CardanAngle(0, Frame.IDENTITY, 1, Frame.IDENTITY, sequence, k);
            assertEquals(angles[k], value(angle, r), 1e-14, sequence + " " + k);
        }
    }

    @Test
    void sequencesWithOneAxisTwiceInARowAreRefused() {
        for (String wrong : List.of("xxy", "xyy", "xy", "xyzx", "abc", "")) {
            assertThrows(
                    IllegalArgumentException.class,
                    () -> new CardanAngle(0, Frame.IDENTITY, 1, Frame.IDENTITY, wrong, 0),
                    wrong);
        }
    }

    @Test
    void swingAfterTwistIsTakenApartAgain() {
        double twist = -1.9, swing = 1.2;
        double[] r = Mat3.times(Rotations.about(0.6, -0.8, 0, swing), Rotations.about(0, 0, 1, twist));
        assertEquals(swing, value(new Swing(0, Frame.IDENTITY, 1, Frame.IDENTITY), r), 1e-14);
        assertEquals(twist, value(new Twist(0, Frame.IDENTITY, 1, Frame.IDENTITY), r), 1e-14);
    }

    @Test
    void pathOverAPulleyPointHasTheMomentArmOfGeometry() {
        // a rod on a pin, pulled from its end at radius 0.3 to a point on the ground at distance 0.4 from the pin
        Model.Builder b = Model.builder("lever");
        int rod = b.body(new Body("rod", 1, new double[3], new double[] {1, 1, 1, 0, 0, 0}));
        Joint pin = b.joint("pin", new Pin(), 0, rod, Frame.IDENTITY, Frame.IDENTITY);
        Path path = new Path(List.of(
                new Path.Point(rod, new double[] {0.3, 0, 0}),
                new Path.Point(0, new double[] {0, 0.4, 0}),
                new Path.Point(0, new double[] {-1, 0.4, 0})));
        Mechanism m = Mechanism.compile(b.build());
        Workspace w = new Workspace(m);
        State s = m.model().newState();
        for (double angle : new double[] {-1, 0, 0.7, 2}) {
            s.q[pin.qAt()] = angle;
            Dynamics.place(s, w);
            Dynamics.fillRates(w);
            double[] j = new double[1];
            Dynamics.jacobian(path, s, w, j);
            double chord = Math.sqrt(0.25 - 0.24 * Math.sin(angle)); // law of cosines
            assertEquals(-0.12 * Math.cos(angle) / chord, j[0], 1e-15);
        }
    }

    @Test
    void pointsThatCoincideHaveNoDirection() {
        PointDistance path = new PointDistance(0, new double[3], 1, new double[3]);
        Motion m = new Motion(2);
        m.rate[12] = 3;
        Measure.Reading r = new Measure.Reading(path);
        path.read(new State(0, 0, 0, 0), m, r);
        assertEquals(0, r.value);
        assertEquals(0, r.rate);
        assertEquals(0, path.curvature(r));
    }
}
