package org.condyle.tissue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.condyle.scenes.Chance;
import org.junit.jupiter.api.Test;

/** The law of damage by repeated load, in closed form. */
class FatigueTest {
    private static Fatigue.Law law(double healing) {
        return new Fatigue.Law(2000, 4, 2, 0, healing);
    }

    @Test
    void equalStrokesAddUpOneByOneAsTogether() {
        Fatigue.Law law = law(Double.POSITIVE_INFINITY);
        double damage = 0;
        for (int n = 1; n <= 600; n++) {
            damage = law.after(damage, 1, 400);
            assertEquals(1 - Math.cbrt(1 - n / 625.0), damage, 1e-13);
        }
        assertEquals(damage, law.after(0, 600, 400), 1e-13);
        assertEquals(1, law.after(damage, 26, 400));
    }

    /** Blocks of different strokes add in 1 - (1 - D)^(p + 1), in any order (Miner). */
    @Test
    void orderOfBlocksDoesNotMatter() {
        for (long seed = 1; seed <= 50; seed++) {
            Chance c = new Chance(seed);
            Fatigue.Law law =
                    new Fatigue.Law(c.in(100, 300), c.in(1, 8), c.in(0, 4), c.in(0, 30), Double.POSITIVE_INFINITY);
            double[] energy = {c.in(10, 80), c.in(10, 80), c.in(10, 80)};
            double[] strokes = new double[3];
            double used = 0;
            for (int k = 0; k < 3; k++) {
                double life = Math.pow(law.strength() / energy[k], law.exponent());
                strokes[k] = c.in(0, 0.3) * life;
                used += energy[k] > law.endurance() ? strokes[k] / life : 0;
            }
            double there = 0, back = 0;
            for (int k = 0; k < 3; k++) {
                there = law.after(there, strokes[k], energy[k]);
                back = law.after(back, strokes[2 - k], energy[2 - k]);
            }
            assertEquals(1 - Math.pow(1 - used, 1 / (law.order() + 1)), there, 1e-12, c::toString);
            assertEquals(there, back, 1e-12, c::toString);
        }
    }

    @Test
    void restHealsWhatHasNotFailed() {
        Fatigue.Law law = law(14);
        assertEquals(0.5 / Math.E, law.healed(0.5, 14), 1e-15);
        assertEquals(law.healed(law.healed(0.5, 3), 4), law.healed(0.5, 7), 1e-15);
        assertEquals(1, law.healed(1, 1000));
        assertEquals(0.5, law(Double.POSITIVE_INFINITY).healed(0.5, 1e9));
    }

    @Test
    void wrongNumbersAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> new Fatigue.Law(0, 4, 2, 0, 1));
        assertThrows(IllegalArgumentException.class, () -> new Fatigue.Law(1, 0, 2, 0, 1));
        assertThrows(IllegalArgumentException.class, () -> new Fatigue.Law(1, 4, -1, 0, 1));
        assertThrows(IllegalArgumentException.class, () -> new Fatigue.Law(1, 4, 2, -1, 1));
        assertThrows(IllegalArgumentException.class, () -> new Fatigue.Law(1, 4, 2, 0, Double.NaN));
    }
}
