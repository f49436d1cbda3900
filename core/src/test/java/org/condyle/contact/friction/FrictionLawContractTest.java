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

    /** Against differences; by speed where the law has no corner. */
    @Test
    void slopesAreDerivatives() {
        Chance chance = new Chance(2);
        double[] slopes = new double[2];
        FrictionLaw law = law();
        for (int i = 0; i < TRIES; i++) {
            double load = chance.in(1, 1000), speed = chance.in(1e-3, 3), h = 1e-5 * speed;
            law.slopes(load, speed, slopes);
            double byLoad = (law.force(load + 1e-3, speed) - law.force(load - 1e-3, speed)) / 2e-3;
            assertEquals(byLoad, slopes[0], 1e-8, chance::toString);
            double here = law.force(load, speed);
            double slower = (here - law.force(load, speed - h)) / h, faster = (law.force(load, speed + h) - here) / h;
            if (Math.abs(faster - slower) < 1e-3 * Math.abs(slower)) {
                assertEquals(0.5 * (slower + faster), slopes[1], 1e-6 * Math.abs(slower) + 1e-9 * here / h * 1e-4);
            }
        }
        law.slopes(100, 0, slopes);
        assertEquals(law.force(100, 1e-9) / 1e-9, slopes[1], 1e-6 * slopes[1], "at rest");
    }

    @Test
    void wildSpeedsStayFinite() {
        for (double speed : new double[] {1e-300, 1e-9, 1e6}) {
            assertTrue(Double.isFinite(law().force(1e6, speed)));
        }
    }
}
