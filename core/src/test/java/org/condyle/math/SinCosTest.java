package org.condyle.math;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class SinCosTest {
    @Test
    void agreesWithTheLibraryToTheLastPlaceOfOne() {
        SplittableRandom random = new SplittableRandom(7);
        double[] out = new double[2];
        for (int i = 0; i < 400_000; i++) {
            double x = random.nextDouble(-1, 1) * Math.pow(10, random.nextDouble(-9, 6));
            SinCos.of(x, out);
            assertEquals(Math.sin(x), out[0], 2.3e-16, () -> "sin " + x);
            assertEquals(Math.cos(x), out[1], 2.3e-16, () -> "cos " + x);
        }
    }

    @Test
    void isRightBesideEveryQuarterTurn() {
        double[] out = new double[2];
        for (int k = -60_000; k <= 60_000; k++) {
            double x = k * (Math.PI / 2);
            SinCos.of(x, out);
            assertEquals(Math.sin(x), out[0], 2.3e-16, () -> "sin " + x);
            assertEquals(Math.cos(x), out[1], 2.3e-16, () -> "cos " + x);
        }
    }

    @Test
    void passesOnWhatIsNotANumber() {
        double[] out = new double[2];
        for (double x : new double[] {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY}) {
            SinCos.of(x, out);
            assertEquals(Double.NaN, out[0]);
            assertEquals(Double.NaN, out[1]);
        }
    }
}
