package org.condyle.mechanics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.condyle.contact.friction.StribeckFriction;
import org.condyle.mechanics.contact.DryFriction;
import org.condyle.scenes.Chance;
import org.junit.jupiter.api.Test;

class DryFrictionTest {
    @Test
    void isTheCurveOfACompliantContactBeyondItsPeak() {
        Chance chance = new Chance(3);
        for (int i = 0; i < 100; i++) {
            double slides = chance.in(0, 0.5), holds = slides + chance.in(0, 0.5);
            double viscous = chance.in(0, 1), peak = chance.in(1e-4, 1e-1), n = chance.in(1, 100);
            DryFriction rigid = new DryFriction(holds, slides, viscous, peak);
            StribeckFriction soft = new StribeckFriction(holds, slides, viscous, peak);
            double v = peak * chance.in(1, 50);
            assertEquals(soft.force(n, v), n * rigid.at(v), 1e-13 * n);
            assertEquals(soft.force(n, peak), n * rigid.at(peak), 1e-13 * n);
            assertEquals(holds + viscous * 0.3 * peak, rigid.at(0.3 * peak), 1e-14);
            assertEquals(holds, rigid.begins());
            assertEquals(rigid.at(v), rigid.over(v));
            assertTrue(rigid.varies() && rigid.acts() && !rigid.yields());
        }
    }

    @Test
    void withoutATransitionItHoldsUntilItSlides() {
        DryFriction f = DryFriction.coulomb(0.5, 0.3);
        assertEquals(0.3, f.begins());
        assertEquals(0.3, f.at(0));
        assertEquals(0.5, f.over(0));
        assertEquals(0.3, f.over(1e-6));
        assertFalse(f.varies());
        assertTrue(f.variesOver());
        assertFalse(DryFriction.coulomb(0.3, 0.3).variesOver());
    }

    @Test
    void aDragNeverHolds() {
        DryFriction f = new DryFriction(0, 0, 0.3, 1e-3);
        assertTrue(f.yields() && f.acts());
        assertEquals(0, f.at(0));
        assertEquals(0.6, f.at(2), 1e-15);
        assertFalse(DryFriction.NONE.acts() || DryFriction.NONE.yields() || DryFriction.NONE.variesOver());
    }

    @Test
    void refusesToHoldLessThanItSlides() {
        String told = assertThrows(IllegalArgumentException.class, () -> DryFriction.coulomb(0.2, 0.3))
                .getMessage();
        assertEquals("friction holds [-] must not be below slides 0.3, was 0.2", told);
        assertThrows(IllegalArgumentException.class, () -> new DryFriction(0.2, 0.1, -1, 0));
    }
}
