package org.condyle.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class DimensionTest {
    @Test
    void aForceTimesALengthIsATorqueOrEnergy() {
        assertEquals(Dimension.TORQUE, Dimension.FORCE.times(Dimension.LENGTH));
        assertEquals(Dimension.STIFFNESS, Dimension.FORCE.over(Dimension.LENGTH));
        assertEquals(Dimension.of(-0.5, 1, -2), Dimension.FORCE.over(Dimension.LENGTH.power(1.5)));
    }

    @Test
    void fractionsComeBackWithoutDust() {
        assertEquals(Dimension.LENGTH, Dimension.LENGTH.power(1.0 / 3).power(3));
        assertEquals(Dimension.LENGTH, Dimension.LENGTH.power(0.1).power(10));
        assertEquals(Dimension.NONE.hashCode(), Dimension.LENGTH.power(-0.0).hashCode());
    }

    @Test
    void theUnknownAgreesWithAllAndStaysUnknownInProducts() {
        assertTrue(Dimension.UNKNOWN.agrees(Dimension.FORCE));
        assertTrue(Dimension.FORCE.agrees(Dimension.UNKNOWN));
        assertFalse(Dimension.UNKNOWN.times(Dimension.FORCE).isKnown());
        assertFalse(Dimension.UNKNOWN.equals(Dimension.NONE));
    }

    @Test
    void describesItselfInWordsAndUnits() {
        assertEquals("a force [N]", Dimension.FORCE.describe());
        assertEquals("an acceleration [m/s^2]", Dimension.ACCELERATION.describe());
        assertEquals("an angular speed or frequency [1/s]", Dimension.PER_TIME.describe());
        assertEquals("a plain number", Dimension.NONE.describe());
        assertEquals("a number without a unit", Dimension.UNKNOWN.describe());
        assertEquals("a quantity [N/m^1.7]", Dimension.of(-0.7, 1, -2).describe());
        assertEquals("N*s/m", Dimension.DAMPING.unit());
        assertEquals("N*m*s", Dimension.ANGULAR_DAMPING.unit());
        assertEquals("kg*m^2", Dimension.INERTIA.unit());
        assertEquals("m^(1/3)", Dimension.LENGTH.power(1.0 / 3).unit());
        assertEquals("1/(m*s)", Dimension.of(-1, 0, -1).unit());
        assertEquals("kg^2", Dimension.of(0, 2, 0).unit());
    }

    private static String unitOf(String expression) {
        return Expression.parse(expression, Scope.EMPTY).dimension().unit();
    }

    /** Angles count as numbers and energies as torques; what was written decides what is printed. */
    @Test
    void whatIsMeantChoosesTheUnitAndNothingElse() {
        assertEquals(Dimension.NONE, Dimension.ANGLE);
        assertEquals(Dimension.TORQUE, Dimension.ENERGY);
        assertEquals("an angle [rad]", Dimension.ANGLE.describe());
        assertEquals("an energy [J]", Dimension.ENERGY.describe());
        assertEquals("rad", unitOf("30 deg - 2*0.1 rad"));
        assertEquals("rad", unitOf("30 deg - 0.1"));
        assertEquals("rad/s", unitOf("max(3 rev/s, 30 deg/(2 s))"));
        assertEquals("rad/s^2", unitOf("1 rad/(2 s)/(1 s)"));
        assertEquals("rad", unitOf("(3 rad/s)*(2 s)"));
        assertEquals("rad", unitOf("atan2(1 m, 2 m) + asin(0.5)"));
        assertEquals("1", unitOf("30 deg/(60 deg)"));
        assertEquals("1", unitOf("sin(30 deg)"));
        assertEquals("m/s", unitOf("(0.3 m)*(2 rad/s)"));
        assertEquals("J", unitOf("abs(3 J - 1 [N*m])"));
        assertEquals("J", unitOf("(3 W)*(2 s)"));
        assertEquals("J", unitOf("0.5*sqrt((3 J)*(2 J))"));
        assertEquals("1", unitOf("(3 J)/(2 J)"));
        assertEquals("N*m", unitOf("(3 N)*(2 m)"));
        assertEquals("N", unitOf("(3 J)/(2 m)"));
        assertEquals("W", unitOf("(3 [N*m])*(2 rad/s)"));
    }

    @Test
    void unitTextsReadBackAsTheSameDimension() {
        SplittableRandom random = new SplittableRandom(7);
        for (int i = 0; i < 2000; i++) {
            double scale = new double[] {1, 0.5, 1.0 / 3, 0.1}[random.nextInt(4)];
            Dimension d = Dimension.of(
                    scale * random.nextInt(-4, 5), scale * random.nextInt(-4, 5), scale * random.nextInt(-4, 5));
            Quantity unit = Units.parse(d.unit());
            assertEquals(d, unit.dimension(), d.unit());
            assertEquals(1.0, unit.si(), 0.0, d.unit());
        }
    }

    @Test
    void absurdExponentsAreRefused() {
        assertThrows(ArithmeticException.class, () -> Dimension.LENGTH.power(1e300));
        assertThrows(ArithmeticException.class, () -> Dimension.LENGTH.power(Double.NaN));
    }
}
