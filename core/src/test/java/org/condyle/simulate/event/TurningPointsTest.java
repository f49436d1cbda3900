package org.condyle.simulate.event;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.condyle.scenes.Chance;
import org.junit.jupiter.api.Test;

class TurningPointsTest {
    private final TurningPoints turns = new TurningPoints();

    /** Cubics with known turns: f' = c (t - r)(t - s). */
    @Test
    void findsTheTurnsOfACubic() {
        Chance chance = new Chance(1);
        for (int i = 0; i < 200; i++) {
            double low = chance.in(-1, 1), high = low + chance.in(0.1, 3);
            double r = chance.in(low - 0.5, high + 0.5), s = chance.in(low - 0.5, high + 0.5), c = chance.in(0.3, 2);
            double from = Math.min(r, s), to = Math.max(r, s);
            int n = turns.of(
                    low,
                    cubic(c, r, s, low),
                    c * (low - r) * (low - s),
                    high,
                    cubic(c, r, s, high),
                    c * (high - r) * (high - s));
            boolean first = from > low && from < high, second = to > low && to < high;
            assertEquals((first ? 1 : 0) + (second ? 1 : 0), n, chance::toString);
            if (first) {
                assertEquals(from, turns.at(0), 1e-7, chance::toString);
            }
            if (second) {
                assertEquals(to, turns.at(n - 1), 1e-7, chance::toString);
            }
        }
    }

    private static double cubic(double c, double r, double s, double t) {
        return c * (t * t * t / 3 - (r + s) * t * t / 2 + r * s * t);
    }

    @Test
    void aTurnAtAnEndIsNotBetween() {
        assertEquals(0, turns.of(0, 1, 0, 1, 2, 2)); // 1 + t², turns at 0
        assertEquals(0, turns.of(0, 0, 1, 1, 1, 1)); // a line
    }

    /** Parabolas with a dip at 0.5 to a given height. */
    @Test
    void aTurnFarFromZeroDoesNotMatter() {
        turns.of(0, 1, -4, 1, 1, 4); // 4 (t - 1/2)²: turns at zero
        assertTrue(turns.matters(0, 1));
        turns.of(0, 1, -2, 1, 1, 2); // turns at 1/2
        assertFalse(turns.matters(0, 1));
        assertTrue(turns.matters(0, -1));
        assertTrue(turns.matters(0, 0));
    }

    /** Functions that are not cubics: a dip of given depth somewhere; found if and only if it is below zero. */
    @Test
    void goesTowardsZeroAndBeyondItIfTheFunctionDoes() {
        Chance chance = new Chance(2);
        int below = 0;
        for (int i = 0; i < 300; i++) {
            double place = chance.in(0.25, 0.75), width = chance.in(0.3, 0.8);
            double bottom = chance.in(-0.02, 0.02), side = chance.in(-1, 1) > 0 ? 1 : -1;
            TurningPoints.Curve g = t -> side * (bottom + 1 - Math.cos((t - place) / width));
            double h = 1e-6, p = (g.at(h) - g.at(-h)) / (2 * h), q = (g.at(1 + h) - g.at(1 - h)) / (2 * h);
            if (turns.of(0, g.at(0), p, 1, g.at(1), q) == 0) {
                continue;
            }
            double reached = turns.towards(0, g, 0, g.at(0), 1, g.at(1));
            assertEquals(reached, g.at(turns.found()), 1e-15, chance::toString);
            if (bottom < 0) {
                below++;
                assertTrue(side * reached <= 0, () -> "stays at " + reached + ", " + chance);
            } else if (bottom > 0) {
                assertTrue(side * reached > 0, chance::toString);
                assertTrue(
                        side * reached < 1.6 * bottom + 1e-9, () -> "far from the bottom: " + reached + ", " + chance);
            }
        }
        assertTrue(below > 100);
    }
}
