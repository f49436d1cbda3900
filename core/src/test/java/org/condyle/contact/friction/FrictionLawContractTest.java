package org.condyle.contact.friction;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.condyle.scenes.Chance;
import org.junit.jupiter.api.Test;

/** What every friction law promises. */
abstract class FrictionLawContractTest {
    private static final int TRIES = 2000;

    abstract FrictionLaw law();

    /** False for a film, which does not care how hard it is pressed. */
    boolean proportionalToLoad() {
        return true;
    }

    @Test
    void frictionNeverDrivesAndVanishesAtRestAndWithoutLoad() {
        Chance chance = new Chance(1);
        for (int i = 0; i < TRIES; i++) {
            double load = chance.in(0, 1000), speed = chance.in(0, 3);
            assertTrue(law().force(load, speed) >= 0);
            assertEquals(0, law().force(load, 0));
            assertEquals(0, law().force(0, speed));
        }
    }

    @Test
    void frictionIsContinuousInSpeed() {
        for (double speed = 0; speed < 2; speed += 1e-3) {
            double here = law().force(100, speed);
            assertEquals(here, law().force(100, speed + 1e-12), 1e-6);
            assertEquals(here, law().force(100, Math.max(0, speed - 1e-12)), 1e-6);
        }
    }

    @Test
    void frictionGoesWithTheLoad() {
        double one = law().force(10, 0.3), three = law().force(30, 0.3);
        assertEquals(proportionalToLoad() ? 3 * one : one, three, 1e-12 * three);
    }

    @Test
    void wildSpeedsStayFinite() {
        for (double speed : new double[] {1e-300, 1e-9, 1e6}) {
            assertTrue(Double.isFinite(law().force(1e6, speed)));
        }
    }
}
