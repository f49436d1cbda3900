package org.condyle.joints;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

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
