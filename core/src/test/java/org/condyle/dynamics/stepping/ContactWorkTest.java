package org.condyle.dynamics.stepping;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Work of given impulses, by hand. */
class ContactWorkTest {
    private static final int GROUND = 3;

    private static ContactWork among(int... pairs) {
        ContactWork work = new ContactWork();
        work.clear(GROUND);
        for (int i = 0; i < pairs.length; i += 2) {
            work.add(pairs[i], pairs[i + 1]);
        }
        return work;
    }

    /** 1 kg and 2 kg meet with 3 m/s and stay together: 2 N s take ½ 2/3 3² = 3 J. */
    @Test
    void anImpactTakesTheEnergyOfTheReducedMass() {
        GivenContacts impact = new GivenContacts().normal(2, -3, 0);
        ContactWork work = among(0, 1);
        assertEquals(3, ContactWork.loss(impact, 0), 1e-15);
        assertFalse(work.drives(impact));
        work.ask(new double[] {6});
        assertEquals(0.5, work.share(0), 1e-15);
        work.ask(new double[] {2});
        assertEquals(1, work.share(0), 0);
        work.ask(new double[] {-1}); // a way down gives energy
        assertEquals(1, work.share(0), 0);
    }

    /** An elastic one takes none, and rounding is no gain. */
    @Test
    void anElasticImpactTakesNothing() {
        GivenContacts impact = new GivenContacts().normal(4, -3, 3 * (1 + 1e-12));
        assertEquals(0, ContactWork.loss(impact, 0), 1e-10);
        assertFalse(among(0, 1).drives(impact));
    }

    @Test
    void whatGainsMustHoldItsMeanVelocityOnce() {
        GivenContacts gain = new GivenContacts().normal(2, 0.5, 0.1);
        ContactWork work = among(0, 1);
        assertEquals(-0.6, ContactWork.loss(gain, 0), 1e-15);
        assertTrue(work.drives(gain));
        assertTrue(work.meanNormal(0));
        assertFalse(work.meanAlong(0));
        assertFalse(work.drives(gain), "it is told already");
        work.ask(new double[] {1});
        assertEquals(0, work.share(0), 0, "a gain pays for nothing");
    }

    /** The normal impulse takes 0.5 J, and that along the surface gives 0.8 J: only the latter drives. */
    @Test
    void theDirectionThatGivesEnergyIsTheOneThatDrives() {
        GivenContacts gain = new GivenContacts().both(new double[] {1, 2}, new double[] {-1, 0.8}, new double[] {0, 0});
        ContactWork work = among(0, GROUND);
        assertTrue(work.drives(gain));
        assertFalse(work.meanNormal(0));
        assertTrue(work.meanAlong(0));
    }

    /** u⁻ = 0 and u⁺ = u₀ + p = 0.1 with p = 2: the work s 2 (-1.9 + 2 s)/2 of s p is 0.1 J for s = 1, and nothing for s = 0.95. */
    @Test
    void whatStillGainsHasImpulsesThatAreALittleLess() {
        ContactWork work = among(0, 1, 2, GROUND);
        assertTrue(lessen(work, new GivenContacts().normal(2, 0, 0.1).normal(2, -3, 0)));
        assertEquals(0.95, work.factor(0), 1e-15);
        assertEquals(1, work.factor(1), 0, "another island loses");
        assertEquals(2.9, work.lost(), 1e-15);
        assertEquals(0.05 * 2, work.miss(new GivenContacts().normal(2, 0, 0.1).normal(2, -3, 0)), 1e-15);
        assertFalse(lessen(work, new GivenContacts().normal(2, -0.1, 0.1).normal(2, -3, 0)));
        assertFalse(
                lessen(
                        among(0, 1, 1, GROUND),
                        new GivenContacts().normal(2, 0, 0.1).normal(2, -3, 0)),
                "the island as a whole loses");
        assertFalse(lessen(among(0, 1), new GivenContacts().normal(2, 0, 1)), "that much would be another solution");
    }

    private static boolean lessen(ContactWork work, GivenContacts solution) {
        work.addUp(solution);
        return work.lessen(solution);
    }

    /** 0.6 J at a contact of 0 and 1; 3 J are taken at one of 1 and 2, or at one that shares only the ground. */
    @Test
    void lossesCountInTheIslandOfTheirBodies() {
        GivenContacts both = new GivenContacts().normal(2, 0.5, 0.1).normal(2, -3, 0);
        assertFalse(among(0, 1, 1, 2).drives(both));
        ContactWork apart = among(0, GROUND, GROUND, 1);
        assertTrue(apart.drives(both));
        assertTrue(apart.meanNormal(0));
        assertFalse(apart.meanNormal(1));
        apart.ask(new double[] {1, 1});
        assertEquals(0, apart.share(0), 0);
        assertEquals(1, apart.share(1), 0);
    }
}
