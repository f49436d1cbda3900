package org.condyle.view.compare;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class CurveDifferenceTest {
    private static final double[] ENDS = {0, 1};

    @Test
    void aRampAgainstZeroHasTheClosedForm() {
        CurveDifference d = CurveDifference.between(ENDS, new double[] {0, 0}, ENDS, new double[] {0, 3});
        assertEquals(3, d.largest());
        assertEquals(1, d.at());
        assertEquals(Math.sqrt(3), d.rms(), 1e-15); // mean of 9 t^2
        assertTrue(Double.isNaN(d.relative()));
    }

    @Test
    void anotherGridOfTheSameCurveMakesNoDifference() {
        double[] fine = {0, 0.1, 0.25, 0.7, 1}, line = new double[5];
        for (int i = 0; i < 5; i++) {
            line[i] = 2 - 3 * fine[i];
        }
        CurveDifference d = CurveDifference.between(ENDS, new double[] {2, -1}, fine, line);
        assertEquals(0, d.largest(), 1e-15);
        assertEquals(0, d.rms(), 1e-15);
        assertEquals(2, d.size());
    }

    @Test
    void curvesAreComparedWhereBothAre() {
        CurveDifference d = CurveDifference.between(
                new double[] {0, 2}, new double[] {0, 2}, new double[] {1, 5}, new double[] {1, 9});
        assertEquals(1, d.from());
        assertEquals(2, d.to());
        assertEquals(1, d.largest(), 1e-15); // 1 + 2 (t - 1) less t, at t = 2
        assertEquals(2, d.at());
        assertEquals(0.5, d.relative(), 1e-15);
        assertTrue(
                CurveDifference.between(ENDS, ENDS, new double[] {2, 3}, ENDS).isEmpty());
        assertTrue(CurveDifference.between(ENDS, ENDS, new double[0], new double[0])
                .isEmpty());
    }

    @Test
    void beforeAndAfterAJumpAreComparedApart() {
        double[] time = {0, 0.5, 0.5, 1}, step = {0, 0, 1, 1};
        CurveDifference same = CurveDifference.between(time, step, time, step);
        assertEquals(0, same.largest());
        CurveDifference late = CurveDifference.between(time, step, new double[] {0, 0.7, 0.7, 1}, step);
        assertEquals(-1, late.largest());
        assertEquals(0.5, late.at());
        assertEquals(Math.sqrt(0.2), late.rms(), 1e-15); // one for a fifth of the time
    }

    @Test
    void gapsCountNowhere() {
        double[] time = {0, 1, 2, 3}, gap = {1, 1, Double.NaN, 1}, zero = new double[4];
        CurveDifference d = CurveDifference.between(time, zero, time, gap);
        assertEquals(1, d.largest());
        assertEquals(1, d.rms(), 1e-15);
        double[] none = {Double.NaN, Double.NaN, Double.NaN, Double.NaN};
        assertTrue(CurveDifference.between(time, zero, time, none).isEmpty());
    }
}
