package org.condyle.math;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.Arrays;
import org.condyle.scenes.Chance;
import org.junit.jupiter.api.Test;

class PolarTest {
    @Test
    void aStretchedRotationIsFoundAgain() {
        Chance chance = new Chance(4);
        for (int trial = 0; trial < 50; trial++) {
            double[] r = chance.rotation(), q = chance.rotation();
            double[] d = {chance.in(0.01, 3), 0, 0, 0, chance.in(0.5, 20), 0, 0, 0, chance.in(0.5, 2)};
            double[] u = Mat3.times(Mat3.times(q, d), Mat3.transpose(q));
            double[] out = new double[18];
            Polar.rotation(Mat3.times(r, u), 0, out);
            assertArrayEquals(r, Arrays.copyOf(out, 9), 1e-12, chance::toString);
        }
    }
}
