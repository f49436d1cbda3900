package org.condyle.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.api.Test;

class GeneralisedForceDimensionTest {
    @Test
    void effortTimesCoordinateIsAnEnergy() {
        for (Dimension d :
                new Dimension[] {Dimension.LENGTH, Dimension.ANGLE, Dimension.NONE, Dimension.of(0.5, 1, 2)}) {
            assertEquals(Dimension.ENERGY, d.effort().times(d));
        }
        assertEquals("N", Dimension.LENGTH.effort().unit());
        assertEquals("N*m", Dimension.ANGLE.effort().unit());
        assertEquals("N*m", Dimension.NONE.effort().unit());
        assertFalse(Dimension.UNKNOWN.effort().isKnown());
    }

    @Test
    void rateKeepsWhatIsMeant() {
        assertEquals("rad/s", Dimension.ANGLE.rate().unit());
        assertEquals("rad/s^2", Dimension.ANGLE.rate().rate().unit());
        assertEquals("1/s", Dimension.NONE.rate().unit());
        assertEquals("m/s^2", Dimension.LENGTH.rate().rate().unit());
        assertFalse(Dimension.UNKNOWN.rate().isKnown());
    }
}
