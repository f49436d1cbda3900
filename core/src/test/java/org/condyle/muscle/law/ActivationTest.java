package org.condyle.muscle.law;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Activation dynamics against an independent evaluation and against solutions in closed form. */
class ActivationTest {
    private static final FirstOrderActivation THELEN = Thelen2003.ACTIVATION;

    @Test
    void ratesAreThoseOfAnIndependentEvaluation() {
        assertEquals(35.0877193, THELEN.rate(0.3, 0.8), 5e-8);
        assertEquals(-17, THELEN.rate(0.8, 0.3), 1e-12);
        SmoothActivation published = new SmoothActivation(0.015, 0.06, 0.1), steep = DeGroote2016.ACTIVATION;
        assertEquals(22.1809038, published.rate(0.3, 0.8), 5e-8);
        assertEquals(-16.75133873, published.rate(0.8, 0.3), 5e-9);
        assertEquals(35.08648579, steep.rate(0.3, 0.8), 5e-9);
        assertEquals(-14.16691368, steep.rate(0.8, 0.3), 5e-9);
    }

    /** Falling, r = (a - u)/z decays exponentially; rising, time is a function of the activation in closed form. */
    @Test
    void theFirstOrderFollowsItsClosedForms() {
        double u = 0.1, a0 = 0.9, t = 0.03, td = THELEN.deactivationTime();
        double r = (a0 - u) / (0.5 + 1.5 * a0) * Math.exp(-(0.5 + 1.5 * u) * t / td);
        assertEquals((u + 0.5 * r) / (1 - 1.5 * r), after(THELEN, a0, u, t), 1e-12);
        u = 0.9;
        a0 = 0.05;
        double a = after(THELEN, a0, u, t);
        double expected = -1.5 * (a - a0) - (0.5 + 1.5 * u) * Math.log((u - a) / (u - a0));
        assertEquals(expected, t / THELEN.activationTime(), 1e-10);
    }

    @Test
    void fixedTimesGiveExponentials() {
        PlainActivation plain = new PlainActivation(0.01, 0.04);
        assertEquals(0.8 - 0.7 * Math.exp(-2), after(plain, 0.1, 0.8, 0.02), 1e-12);
        assertEquals(0.1 + 0.8 * Math.exp(-0.5), after(plain, 0.9, 0.1, 0.02), 1e-12);
        SchutteActivation schutte = new SchutteActivation(0.1);
        double rise = (7.667 * 0.8 + 1.459854) * 0.02 / 0.1, fall = 1.459854 * 0.02 / 0.1;
        assertEquals(0.8 - 0.7 * Math.exp(-rise), after(schutte, 0.1, 0.8, 0.02), 1e-12);
        assertEquals(0.1 + 0.8 * Math.exp(-fall), after(schutte, 0.9, 0.1, 0.02), 1e-12);
    }

    /** Runge and Kutta's fourth order with steps so small that only rounding is left. */
    private static double after(Activation law, double a0, double u, double time) {
        int n = 4000;
        double h = time / n, a = a0;
        for (int i = 0; i < n; i++) {
            double k1 = law.rate(a, u), k2 = law.rate(a + h / 2 * k1, u), k3 = law.rate(a + h / 2 * k2, u);
            a += h / 6 * (k1 + 2 * k2 + 2 * k3 + law.rate(a + h * k3, u));
        }
        return a;
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.01, 0.3, 1})
    void theSmoothLawTendsToTheSwitchingOne(double u) {
        FirstOrderActivation sharp = new FirstOrderActivation(0.015, 0.06);
        SmoothActivation smooth = new SmoothActivation(0.015, 0.06, 1e4);
        for (double a = 0; a <= 1; a += 0.05) {
            assertEquals(sharp.rate(a, u), smooth.rate(a, u), 1e-6, "a = " + a);
        }
    }

    @Test
    void activationsOutsideTheirRangeReturnToIt() {
        for (Activation law : new Activation[] {
            THELEN, DeGroote2016.ACTIVATION, new PlainActivation(0.01, 0.04), new SchutteActivation(0.1)
        }) {
            for (double u : new double[] {0, 0.5, 1}) {
                assertTrue(law.rate(-1.0 / 3, u) > 0, () -> law + " below");
                assertTrue(law.rate(1.2, u) < 0, () -> law + " above");
                assertEquals(0, law.rate(u, u), 0, law::toString);
            }
        }
    }

    @Test
    void timesMustBePositive() {
        String message = assertThrows(IllegalArgumentException.class, () -> new FirstOrderActivation(0, 0.05))
                .getMessage();
        assertEquals("activation-time [s] must be > 0, was 0.0", message);
    }
}
