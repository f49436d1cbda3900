package org.condyle.joints;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.condyle.expression.Expression;
import org.condyle.expression.NameTable;
import org.condyle.mechanics.Mobility;
import org.condyle.scenes.Chance;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Joints whose coordinates are seen from the child. */
class ReversedTest {
    private static Mobility custom() {
        NameTable names = new NameTable().variable("a").variable("b");
        Expression[] f = new Expression[6];
        String[] text = {"a", "0.3*a*b", "sin(b)", "0.2*b + a^2", "cos(a)", "0.1*a*b"};
        for (int k = 0; k < 6; k++) {
            f[k] = Expression.parse(text[k], names);
        }
        double[][] axes = {{0, 0, 1}, {1, 0, 0}, {0, 1, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
        Mobility.Coordinate[] coordinates = {
            new Mobility.Coordinate("a", org.condyle.expression.Dimension.ANGLE),
            new Mobility.Coordinate("b", org.condyle.expression.Dimension.ANGLE)
        };
        return new FunctionMobility(coordinates, f, axes);
    }

    @Nested
    class OfAFunctionJoint extends MobilityContractTest {
        @Override
        Mobility mobility() {
            return new Reversed(custom());
        }
    }

    @Nested
    class OfAFreeJoint extends MobilityContractTest {
        @Override
        Mobility mobility() {
            return new Reversed(new Free());
        }

        @Override
        Mobility described() {
            return new Free();
        }
    }

    @Nested
    class OfAFreeJointWithAngles extends MobilityContractTest {
        @Override
        Mobility mobility() {
            return new Reversed(new FreeAngles());
        }

        @Override
        Mobility described() {
            return new FreeAngles();
        }
    }

    @Test
    void reversedTwiceIsTheSame() {
        Mobility once = custom(), twice = new Reversed(new Reversed(custom()));
        for (long seed = 1; seed <= 50; seed++) {
            Chance chance = new Chance(seed);
            double[] q = chance.numbers(2, 1.5), v = chance.numbers(2, 3);
            double[] a = new double[12], b = new double[12], s = new double[12], t = new double[12];
            double[] x = new double[6], y = new double[6];
            once.place(q, 0, a, 0);
            twice.place(q, 0, b, 0);
            once.move(q, 0, v, 0, s, 0, x, 0);
            twice.move(q, 0, v, 0, t, 0, y, 0);
            assertArrayEquals(a, b, 1e-14, chance::toString);
            assertArrayEquals(s, t, 1e-13, chance::toString);
            assertArrayEquals(x, y, 1e-12, chance::toString);
        }
    }

    @Test
    void aPinTurnsTheOtherWay() {
        double[] a = new double[12], b = new double[12];
        new Pin().place(new double[] {-0.7}, 0, a, 0);
        new Reversed(new Pin()).place(new double[] {0.7}, 0, b, 0);
        assertArrayEquals(a, b, 1e-16);
        assertEquals("angle", new Reversed(new Pin()).coordinates()[0].name());
    }
}
