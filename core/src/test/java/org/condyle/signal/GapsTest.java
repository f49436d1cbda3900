package org.condyle.signal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class GapsTest {
    private static final double NAN = Double.NaN;

    @Test
    void gapsAndRunsAreFound() {
        double[] x = {NAN, 1, 2, NAN, NAN, 3, NAN};
        assertEquals(List.of(new Gaps.Range(0, 0), new Gaps.Range(3, 4), new Gaps.Range(6, 6)), Gaps.find(x));
        assertEquals(List.of(new Gaps.Range(1, 2), new Gaps.Range(5, 5)), Gaps.runs(x));
        assertEquals(List.of(), Gaps.runs(new double[0]));
    }

    /** The longest gap counts from sample to sample: 0.3 s here; ends have no other side. */
    @Test
    void onlyShortInnerGapsAreFilled() {
        double[] t = {0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6}, x = {NAN, 1, 2, NAN, NAN, 5, NAN};
        assertArrayEquals(x, Gaps.fill(t, x, 0.29));
        double[] filled = Gaps.fill(t, x, 0.31);
        assertArrayEquals(new double[] {NAN, 1, 2, filled[3], filled[4], 5, NAN}, filled);
        assertEquals(3, filled[3], 0.2);
        assertEquals(4, filled[4], 0.2);
    }

    /** Error of a cubic over the width h of the gap: h⁴ |f⁗| / 384. */
    @Test
    void aFilledGapFollowsASmoothCurve() {
        double[] t = new double[100], x = new double[100];
        Arrays.setAll(t, i -> 0.01 * i);
        Arrays.setAll(x, i -> i >= 40 && i < 45 ? NAN : Math.sin(6 * t[i]));
        double[] filled = Gaps.fill(t, x, 0.07);
        for (int i = 0; i < 100; i++) {
            assertEquals(Math.sin(6 * t[i]), filled[i], Math.pow(0.06 * 6, 4) / 384);
        }
    }

    @Test
    void filtersAndResamplingKeepGapsInTheirPlace() {
        double[] t = new double[400], x = new double[400];
        Arrays.setAll(t, i -> 0.01 * i);
        Arrays.setAll(x, i -> i >= 200 && i < 203 ? NAN : Math.sin(t[i]));
        double[] y = Gaps.between(x, new ZeroPhaseLowPass(4, 6, 100)::filter);
        double[] wanted = {1.985, 1.995, 2.005, 2.02, 2.025, 2.03, 2.035, -0.1, 3.99, 4.0};
        double[] z = Resampling.at(t, x, wanted);
        boolean[] missing = {false, true, true, true, true, false, false, true, false, true};
        for (int i = 0; i < 400; i++) {
            assertEquals(Double.isNaN(x[i]), Double.isNaN(y[i]), "sample " + i);
        }
        for (int i = 0; i < wanted.length; i++) {
            assertEquals(missing[i], Double.isNaN(z[i]), wanted[i] + " s");
            assertTrue(missing[i] || Math.abs(z[i] - Math.sin(wanted[i])) < 1e-6, wanted[i] + " s");
        }
    }

    @Test
    void gridsEndWhereTheyShould() {
        assertArrayEquals(new double[] {0, 0.25, 0.5, 0.75, 1}, Resampling.grid(0, 1, 0.25));
        assertEquals(11, Resampling.grid(0, 1, 0.1).length);
        assertEquals(10, Resampling.grid(0, 0.999, 0.1).length);
        assertTrue(Resampling.isEven(new double[] {0, 0.1, 0.2001}, 1e-2));
        assertFalse(Resampling.isEven(new double[] {0, 0.1, 0.25}, 1e-2));
        assertThrows(IllegalArgumentException.class, () -> Resampling.grid(0, 1, 0));
        assertThrows(IllegalArgumentException.class, () -> Resampling.smallestStep(new double[] {0, 1, 1}));
    }
}
