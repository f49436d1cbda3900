package org.condyle.joints;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import org.condyle.expression.Dimension;
import org.condyle.expression.Expression;
import org.condyle.expression.NameTable;
import org.condyle.expression.UserFunction;
import org.condyle.math.CubicSpline;
import org.condyle.math.Mat3;
import org.condyle.math.Rotations;
import org.condyle.mechanics.Mobility;
import org.condyle.scenes.Chance;
import org.condyle.scenes.MixedTree;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** The mobilities under their contract, and what is special to each. */
class MobilitiesTest {
    @Nested
    class OfWeld extends MobilityContractTest {
        @Override
        Mobility mobility() {
            return new Weld();
        }
    }

    @Nested
    class OfPin extends MobilityContractTest {
        @Override
        Mobility mobility() {
            return new Pin();
        }
    }

    @Nested
    class OfSlider extends MobilityContractTest {
        @Override
        Mobility mobility() {
            return new Slider();
        }
    }

    @Nested
    class OfUniversal extends MobilityContractTest {
        @Override
        Mobility mobility() {
            return new Universal();
        }

        @Test
        void turnsAboutXThenAboutTheTurnedY() {
            double[] out = new double[12];
            mobility().place(new double[] {0.4, -0.9}, 0, out, 0);
            double[] expected = Mat3.times(Rotations.about(1, 0, 0, 0.4), Rotations.about(0, 1, 0, -0.9));
            assertArrayEquals(expected, Arrays.copyOf(out, 9), 1e-15);
        }
    }

    @Nested
    class OfBall extends MobilityContractTest {
        @Override
        Mobility mobility() {
            return new Ball();
        }
    }

    @Nested
    class OfPlanar extends MobilityContractTest {
        @Override
        Mobility mobility() {
            return new Planar();
        }
    }

    @Nested
    class OfFree extends MobilityContractTest {
        @Override
        Mobility mobility() {
            return new Free();
        }
    }

    /** Angles away from the place where two of their axes are parallel. */
    private static double[] awayFromTheLock(double[] q) {
        q[1] *= 0.7;
        return q;
    }

    @Nested
    class OfBallAngles extends MobilityContractTest {
        @Override
        Mobility mobility() {
            return new BallAngles();
        }

        @Override
        double[] configuration(Chance chance) {
            return awayFromTheLock(chance.numbers(3, 1.2));
        }

        @Test
        void turnsAboutXThenTheTurnedYThenTheTurnedZ() {
            double[] out = new double[12];
            mobility().place(new double[] {0.4, -0.9, 2}, 0, out, 0);
            double[] expected = Mat3.times(
                    Mat3.times(Rotations.about(1, 0, 0, 0.4), Rotations.about(0, 1, 0, -0.9)),
                    Rotations.about(0, 0, 1, 2));
            assertArrayEquals(expected, Arrays.copyOf(out, 9), 1e-15);
        }

        @Test
        void advancesThroughTheLockAndOverFullTurnsWithoutAJump() {
            Mobility m = mobility();
            double[] q = {0.3, 0, 7}, pose = new double[12], before = new double[12];
            for (int i = 0; i < 4000; i++) {
                m.place(q, 0, before, 0);
                double last = q[1];
                m.advance(q, 0, new double[] {0, 0.01, 0.003}, 0, q, 0);
                m.place(q, 0, pose, 0);
                double[] turn = Rotations.about(0, 1 / Math.sqrt(1.09), 0.3 / Math.sqrt(1.09), 0.01 * Math.sqrt(1.09));
                assertArrayEquals(Mat3.times(turn, Arrays.copyOf(before, 9)), Arrays.copyOf(pose, 9), 1e-14);
                assertEquals(last, q[1], 0.02);
            }
        }
    }

    @Nested
    class OfFreeAngles extends MobilityContractTest {
        @Override
        Mobility mobility() {
            return new FreeAngles();
        }

        @Override
        double[] configuration(Chance chance) {
            return awayFromTheLock(chance.numbers(6, 1.2));
        }
    }

    @Nested
    class OfEllipsoid extends MobilityContractTest {
        @Override
        Mobility mobility() {
            return new Ellipsoid(new double[] {0.3, 0.5, 0.2});
        }

        @Override
        double[] configuration(Chance chance) {
            return awayFromTheLock(chance.numbers(3, 1.2));
        }

        @Test
        void staysOnItsSurfaceAndBeginsOnTheZAxis() {
            double[] out = new double[12];
            mobility().place(new double[3], 0, out, 0);
            assertArrayEquals(new double[] {0, 0, 0.2}, Arrays.copyOfRange(out, 9, 12), 1e-16);
            mobility().place(new double[] {0.4, -0.9, 2}, 0, out, 0);
            assertEquals(1, sq(out[9] / 0.3) + sq(out[10] / 0.5) + sq(out[11] / 0.2), 1e-15);
            assertEquals(out[9] / 0.3, out[2], 1e-16); // its z axis is the direction of the parameters
        }
    }

    @Nested
    class OfScapulothoracic extends MobilityContractTest {
        @Override
        Mobility mobility() {
            return new Scapulothoracic(new double[] {0.07, 0.15, 0.08}, new double[] {0.05, -0.03}, 0.6);
        }

        @Override
        double[] configuration(Chance chance) {
            return awayFromTheLock(chance.numbers(4, 1.2));
        }

        @Test
        void isAnEllipsoidJointBetweenQuarterTurnsAndAHingeInThePlaneOfTheScapula() {
            double[] q = {0.3, -0.4, 0.7, 0.5}, out = new double[12], e = new double[12];
            mobility().place(q, 0, out, 0);
            // The construction of the source: the ellipsoid frame is turned by 90° about z on both sides, its radii x
            // and y
            // exchange their places, and a hinge with the same frame on both sides follows.
            new Ellipsoid(new double[] {0.15, 0.07, 0.08}).place(q, 0, e, 0);
            double[] p = Rotations.about(0, 0, 1, Math.PI / 2);
            double[] r1 = Mat3.times(Mat3.times(p, Arrays.copyOf(e, 9)), Mat3.transpose(p));
            double[] w = Rotations.about(-Math.sin(0.6), Math.cos(0.6), 0, 0.5);
            assertArrayEquals(Mat3.times(r1, w), Arrays.copyOf(out, 9), 1e-15);
            double[] o = {0.05, -0.03, 0}, wo = new double[3], place = new double[3], arm = new double[3];
            Mat3.times(w, 0, o[0], o[1], o[2], wo, 0);
            Mat3.times(p, 0, e[9], e[10], e[11], place, 0);
            Mat3.times(r1, 0, o[0] - wo[0], o[1] - wo[1], o[2] - wo[2], arm, 0);
            for (int i = 0; i < 3; i++) {
                assertEquals(place[i] + arm[i], out[9 + i], 1e-15);
            }
        }
    }

    @Nested
    class OfNamed extends MobilityContractTest {
        @Override
        Mobility mobility() {
            return new NamedMobility(
                    new Scapulothoracic(new double[] {0.1, 0.2, 0.1}, new double[2], 0), "abd", "elev", "up", "wing");
        }

        @Override
        double[] configuration(Chance chance) {
            return awayFromTheLock(chance.numbers(4, 1.2));
        }

        @Test
        void namesCoordinatesAndThoseSpeedsThatAreTheirRates() {
            Mobility m = mobility();
            assertEquals("abd", m.coordinates()[0].name());
            assertEquals("spin-x", m.speeds()[0].name());
            assertEquals("wing", m.speeds()[3].name());
        }
    }

    /** Two of six coordinates are locked, so that all that remains is mixed with what is constant. */
    @Nested
    class OfLocked extends MobilityContractTest {
        private final double[] values = {Double.NaN, 0.7, Double.NaN, -0.3, Double.NaN, Double.NaN};

        private Mobility all() {
            NameTable names = new NameTable();
            Mobility.Coordinate[] coordinates = new Mobility.Coordinate[6];
            for (int k = 0; k < 6; k++) {
                names.variable("c" + k);
                coordinates[k] = new Mobility.Coordinate("c" + k, k < 3 ? Dimension.ANGLE : Dimension.LENGTH);
            }
            Expression[] functions = new Expression[6];
            for (int k = 0; k < 6; k++) {
                functions[k] = Expression.parse("c" + k + " + 0.2*c1*c" + (k + 2) % 6, names);
            }
            double[][] axes = {{0, 0.6, 0.8}, {1, 0.1, 0}, {0, 1, 0.2}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
            return new FunctionMobility(coordinates, functions, axes);
        }

        @Override
        Mobility mobility() {
            return new Locked(all(), values);
        }

        @Test
        void standsWhereTheOtherOneStands() {
            double[] own = {0.1, 0.2, 0.3, 0.4}, whole = {0.1, 0.7, 0.2, -0.3, 0.3, 0.4};
            double[] pose = new double[12], expected = new double[12];
            mobility().place(own, 0, pose, 0);
            all().place(whole, 0, expected, 0);
            assertArrayEquals(expected, pose, 0);
            assertEquals("c4", mobility().coordinates()[2].name());
        }

        @Test
        void canBeLockedAltogether() {
            Mobility fixed = new Locked(new Universal(), 0.4, -0.9);
            double[] pose = new double[12], expected = new double[12], bias = new double[6];
            fixed.place(new double[0], 0, pose, 0);
            new Universal().place(new double[] {0.4, -0.9}, 0, expected, 0);
            assertArrayEquals(expected, pose, 0);
            fixed.move(new double[0], 0, new double[0], 0, new double[0], 0, bias, 0);
            assertArrayEquals(new double[6], bias, 0);
        }

        @Test
        void quaternionsCannotBeLocked() {
            assertThrows(IllegalArgumentException.class, () -> new Locked(new Ball(), 1, 0, 0, 0));
        }
    }

    private static double sq(double x) {
        return x * x;
    }

    @Nested
    class OfFormulas extends MobilityContractTest {
        @Override
        Mobility mobility() {
            return MixedTree.rolling();
        }
    }

    /** A knee in small: flexion rolls on measured data, a second coordinate twists. */
    @Nested
    class OfSplines extends MobilityContractTest {
        private final CubicSpline measured = new CubicSpline(
                new double[] {-2, -1, 0, 1, 2}, new double[] {0.02, -0.01, 0, 0.03, 0.05}, CubicSpline.Ends.NATURAL);

        @Override
        Mobility mobility() {
            NameTable names = new NameTable()
                    .variable("flexion")
                    .variable("twist")
                    .function("roll", new UserFunction() {
                        @Override
                        public int arguments() {
                            return 1;
                        }

                        @Override
                        public double value(double[] x) {
                            return measured.value(x[0]);
                        }

                        @Override
                        public void jet(double x, double[] out3) {
                            measured.jet(x, out3);
                        }
                    });
            String[] text = {
                "flexion", "5*roll(flexion)*twist", "twist", "roll(flexion)", "roll(0.3*flexion*twist)", "0.01*twist^3"
            };
            Expression[] functions = new Expression[6];
            for (int i = 0; i < 6; i++) {
                functions[i] = Expression.parse(text[i], names);
            }
            return new FunctionMobility(
                    new Mobility.Coordinate[] {
                        new Mobility.Coordinate("flexion", Dimension.ANGLE),
                        new Mobility.Coordinate("twist", Dimension.ANGLE)
                    },
                    functions,
                    new double[][] {{0, 0, 1}, {1, 0.1, 0}, {0, 1, 0.2}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}});
        }

        @Override
        double[] configuration(Chance chance) {
            // away from the knots, where a third derivative jumps and finite differences go blind
            return new double[] {chance.in(0.2, 0.8), chance.in(0.3, 0.9)};
        }
    }

    /** Constants, coordinates themselves, functions of one coordinate and of several: all ways of evaluation at once. */
    @Nested
    class OfMixedFunctions extends MobilityContractTest {
        private Mobility with(String... text) {
            NameTable names = new NameTable().variable("a").variable("b").variable("c");
            Expression[] functions = new Expression[6];
            for (int i = 0; i < 6; i++) {
                functions[i] = Expression.parse(text[i], names);
            }
            return new FunctionMobility(
                    new Mobility.Coordinate[] {
                        new Mobility.Coordinate("a", Dimension.ANGLE),
                        new Mobility.Coordinate("b", Dimension.ANGLE),
                        new Mobility.Coordinate("c", Dimension.LENGTH)
                    },
                    functions,
                    new double[][] {{0, 0.6, 0.8}, {1, 0.1, 0}, {0, 1, 0.2}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}});
        }

        @Override
        Mobility mobility() {
            return with("0.4", "b", "sin(a)*a", "c", "0.2*a + b*c*a", "0.3");
        }

        @Test
        void shortWaysGiveTheNumbersOfTheLongOnes() {
            // The long ways: every function seems to depend on every coordinate.
            String all = " + 0*a*b*c";
            Mobility m = mobility();
            Mobility slow =
                    with("0.4" + all, "b" + all, "sin(a)*a" + all, "c" + all, "0.2*a + b*c*a" + all, "0.3" + all);
            for (long seed = 1; seed <= 100; seed++) {
                Chance chance = new Chance(seed);
                double[] q = chance.numbers(3, 1), v = chance.numbers(3, 2);
                double[] s = new double[18], t = new double[18], b = new double[6], c = new double[6];
                m.move(q, 0, v, 0, s, 0, b, 0);
                slow.move(q, 0, v, 0, t, 0, c, 0);
                assertArrayEquals(t, s, 1e-15, chance::toString);
                assertArrayEquals(c, b, 2e-15, chance::toString);
            }
        }

        @Test
        void speedsThatChangeAtTheSameCoordinatesAreNoticed() {
            Mobility m = mobility();
            double[] q = {0.3, 0.2, 0.1}, s = new double[18], b = new double[6], c = new double[6];
            m.move(q, 0, new double[] {1, 2, 3}, 0, s, 0, b, 0);
            m.move(q, 0, new double[] {2, 4, 6}, 0, s, 0, c, 0);
            for (int i = 0; i < 6; i++) {
                assertEquals(4 * b[i], c[i], 1e-14); // a bias is quadratic in the speeds
            }
        }
    }

    @Test
    void functionJointWithOneTurnIsAPin() {
        NameTable names = new NameTable().variable("angle");
        Expression[] functions = new Expression[6];
        Arrays.fill(functions, Expression.parse("0*angle", names));
        functions[0] = Expression.parse("angle", names);
        double[][] axes = {{0, 0, 1}, {1, 0, 0}, {0, 1, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
        Mobility function = new FunctionMobility(new Pin().coordinates(), functions, axes);
        double[] a = new double[12], b = new double[12];
        new Pin().place(new double[] {0.8}, 0, a, 0);
        function.place(new double[] {0.8}, 0, b, 0);
        assertArrayEquals(a, b, 1e-16);
        assertEquals(1, function.speeds().length);
    }
}
