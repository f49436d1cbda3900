package org.condyle.dynamics.stepping;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.condyle.integrate.NonsmoothOptions;
import org.junit.jupiter.api.Test;

/** The way of one weight of 10 N out of the ground, steps of 1 ms, overlaps of 10 µm permitted. */
class SeparationTest {
    private static final double H = 1e-3;
    private static final NonsmoothOptions OPTIONS = NonsmoothOptions.USUAL.withPenetration(1e-5);

    private final ContactWork work = new ContactWork();
    private final Separation separation = new Separation();

    private boolean find(GivenContacts contacts, boolean pays) {
        work.clear(1);
        work.add(0, 1);
        return separation.find(contacts, work, H, OPTIONS, pays);
    }

    @Test
    void aPermittedOverlapStays() {
        assertFalse(find(new GivenContacts().overlap(0.9e-5, 10, 1, -1, 0), true));
    }

    @Test
    void anImpactPaysForItsWholeWay() {
        GivenContacts impact = new GivenContacts().overlap(1.1e-4, 10, 1, -1, 0); // takes 0.5 J
        assertTrue(find(impact, true));
        assertEquals(1e-4, impact.asked.get(0)[0], 1e-18);
        assertEquals(1, work.share(0), 0);
        assertEquals(-1e-3, separation.energy(), 1e-16);
    }

    @Test
    void whatTheVelocityOpensNeedsNoPush() {
        GivenContacts rebound = new GivenContacts().overlap(1.1e-4, 10, 1, -1, 0.04);
        assertTrue(find(rebound, true));
        assertEquals(0.6e-4, rebound.asked.get(0)[0], 1e-18);
        assertFalse(find(new GivenContacts().overlap(1.1e-4, 10, 1, -1, 0.2), true));
    }

    /** 0.2 mJ of the 1 mJ that the way would cost. */
    @Test
    void aSmallLossPaysForAPart() {
        GivenContacts slow = new GivenContacts().overlap(1.1e-4, 10, 0.01, -0.04, 0);
        assertTrue(find(slow, true));
        assertEquals(0.2, work.share(0), 1e-12);
        assertEquals(-0.2e-3, separation.energy(), 1e-15);
    }

    @Test
    void whatRestsDeepComesOutByAFifthUnpaid() {
        GivenContacts rests = new GivenContacts().overlap(1.1e-4, 10, 0.01, 0, 0);
        assertTrue(find(rests, true));
        assertEquals(0.2e-4, rests.asked.get(1)[0], 1e-18);
        assertEquals(1, work.share(0), 0);
        assertEquals(-0.2e-3, separation.energy(), 1e-16);
        GivenContacts shallow = new GivenContacts().overlap(0.9e-4, 10, 0.01, 0, 0);
        assertTrue(find(shallow, true));
        assertEquals(0, work.share(0), 0);
        assertEquals(0, separation.energy(), 0);
    }

    @Test
    void whatOthersHaveStoppedMovesAtOnceToo() {
        GivenContacts corner = new GivenContacts().overlap(3.8e-4, 0, 0, -1, 0);
        assertTrue(find(corner, true));
        assertEquals(3.7e-4, corner.asked.get(0)[0], 1e-18);
        GivenContacts rests = new GivenContacts().overlap(3.8e-4, 0, 0, 0.5, 0);
        assertTrue(find(rests, true));
        assertEquals(0.74e-4, rests.asked.get(0)[0], 1e-18);
    }

    @Test
    void manyBodiesMoveByAFifthUnpaid() {
        GivenContacts one = new GivenContacts().overlap(0.9e-4, 10, 0.01, 1, 0); // has gained
        assertTrue(find(one, false));
        assertEquals(0.16e-4, one.asked.get(0)[0], 1e-18);
        assertEquals(-0.16e-3, separation.energy(), 1e-16);
    }
}
