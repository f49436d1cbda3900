package org.condyle.integrate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Values inside a long step, where the step taken again in halves meets what the step itself did not. Here that is a stroke of rates in a
 * time of 1e-9 s, which moves nothing, at a stage of the step that is taken again. In a stack of compliant boxes it was a contact that ended.
 */
class HalvesTest {
    private static final double FAST = 40; // rad/s
    private static final double ACCURACY = 1e-4;
    private static final int STEPS = 12;

    /** cos(FAST t), and a stroke at a time. */
    private static Ode oscillator(double stroke) {
        return new FirstOrder(2, (t, y, f) -> {
            f[0] = FAST * y[1];
            f[1] = -FAST * y[0] + (Math.abs(t - stroke) < 1e-9 ? 1e4 : 0);
            return StepStatus.ACCEPTED;
        });
    }

    private static DormandPrince853 at(double stroke) {
        DormandPrince853 s = new DormandPrince853(StepOptions.accuracy(ACCURACY));
        s.start(oscillator(stroke), 0, new double[] {1, 0});
        for (int i = 0; i < STEPS; i++) {
            assertEquals(StepStatus.ACCEPTED, s.step(100));
        }
        return s;
    }

    private static double error(double t, double[] y) {
        return Math.max(Math.abs(y[0] - Math.cos(FAST * t)), Math.abs(y[1] + Math.sin(FAST * t)));
    }

    /** A first value is the end of a step of its own, further ones lie in two halves; any of the three may meet the stroke. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void aStepTakenAgainIsNotBelievedAgainstItsOwnEstimate(int struck) {
        DormandPrince853 plain = at(-1);
        double from = plain.previousTime(), h = plain.time() - from;
        assertTrue(FAST * h > 1.5, "a short step has no halves: " + FAST * h);
        double row = from + 0.4 * h, stage = DormandPrince853Tableau.C[5];
        double stroke = struck == 1
                ? from + stage * 0.4 * h
                : struck == 2 ? from + 0.5 * stage * h : from + 0.5 * (1 + stage) * h;
        DormandPrince853 s = at(stroke);
        assertEquals(plain.time(), s.time(), 0, "the step itself does not meet the stroke");
        double[] y = new double[2];
        double worst = 0;
        for (double t : new double[] {row, from + 0.3 * h, from + 0.8 * h}) {
            s.interpolate(t, y);
            worst = Math.max(worst, error(t, y));
        }
        assertTrue(worst < 100 * ACCURACY, "rows are wrong by " + worst);
    }
}
