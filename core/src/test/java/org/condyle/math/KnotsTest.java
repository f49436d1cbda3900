package org.condyle.math;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class KnotsTest {
    @Test
    void aPieceBeginsAtItsKnot() {
        double[] x = {-1, 0, 0.5, 2};
        double[] at = {-5, -1, -0.1, 0, 0.4, 0.5, 1.9, 2, 7};
        int[] piece = {0, 0, 0, 1, 1, 2, 2, 2, 2};
        for (int k = 0; k < at.length; k++) {
            assertEquals(piece[k], Knots.piece(x, 3, at[k]), "at " + at[k]);
        }
        assertEquals(3, Knots.piece(x, 4, 7), "the line beyond the last knot counts as a piece");
        assertEquals(0, Knots.piece(x, 3, Double.NaN));
    }
}
