package org.condyle.math;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class RelaxationTest {
    @Test
    void termsOfASpectrumComeNearItsIntegralTheMoreTheyAre() {
        double c = 0.1, from = 0.01, to = 100;
        // published by exponential integrals: G at 0.01, 1 and 100 s
        double[] times = {0.01, 1, 100}, exact = {0.95853797557, 0.73074861271, 0.53197307994};
        double[] worst = new double[3];
        for (int k = 0; k < 3; k++) {
            Relaxation r = Relaxation.fung(c, from, to, 1 << k);
            assertEquals(4 << k, r.terms());
            assertEquals(1, r.at(0), 1e-15);
            assertEquals(1 / (1 + c * Math.log(to / from)), r.rest(), 1e-15);
            for (int i = 0; i < 3; i++) {
                worst[k] = Math.max(worst[k], Math.abs(r.at(times[i]) - exact[i]));
            }
        }
        assertTrue(worst[0] < 0.0067 && worst[1] < 0.0012 && worst[2] < 0.0003, java.util.Arrays.toString(worst));
        // the integral itself, by many terms: second order
        assertEquals(exact[0], Relaxation.fung(c, from, to, 4000).at(0.01), 1e-9);
        assertEquals(exact[1], Relaxation.fung(c, from, to, 4000).at(1), 1e-9);
        assertEquals(exact[2], Relaxation.fung(c, from, to, 4000).at(100), 1e-9);
    }

    @Test
    void whatCannotBeASolidIsRefused() {
        assertTrue(assertThrows(
                        IllegalArgumentException.class,
                        () -> new Relaxation(new double[] {0.7, 0.4}, new double[] {1, 2}))
                .getMessage()
                .contains("less than 1"));
        assertThrows(IllegalArgumentException.class, () -> new Relaxation(new double[] {-0.1}, new double[] {1}));
        assertThrows(IllegalArgumentException.class, () -> new Relaxation(new double[] {0.1}, new double[] {0}));
        assertThrows(IllegalArgumentException.class, () -> new Relaxation(new double[0], new double[0]));
        assertThrows(IllegalArgumentException.class, () -> Relaxation.fung(0.1, 1, 1, 1));
    }

    @Test
    void whatARampLeavesIsExactForShortSteps() {
        assertEquals(1, Relaxation.kept(0));
        assertEquals(1 - 0.5e-12, Relaxation.kept(1e-12), 1e-16);
        assertEquals((1 - Math.exp(-2)) / 2, Relaxation.kept(2), 1e-15);
    }
}
