package org.condyle.math;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class RowFactorsTest {
    private static RowFactors factors(double[][] rows, int... kind) {
        double[][] schur = new double[rows.length][rows.length];
        for (int r = 0; r < rows.length; r++) {
            for (int s = 0; s < rows.length; s++) {
                for (int k = 0; k < rows[r].length; k++) {
                    schur[r][s] += rows[r][k] * rows[s][k];
                }
            }
        }
        RowFactors f = new RowFactors(schur, new boolean[rows.length], kind);
        f.factor(rows.length);
        return f;
    }

    @Test
    void aRowThatRepeatsEarlierOnesIsLeftOut() {
        RowFactors f = factors(new double[][] {{1, 0, 0}, {0, 2, 0}, {1, 2, 0}, {0, 0, 3}}, 0, 0, 0, 0);
        assertArrayEquals(new boolean[] {false, false, true, false}, f.redundant);
        assertEquals(3, f.rank());
        double[] lambda = new double[4];
        f.solve(new double[] {1, 8, 0, 27}, lambda, 4);
        assertArrayEquals(new double[] {1, 2, 0, 3}, lambda, 1e-15);
    }

    /** Rows of rank 2, the first of them vanishing: what 1e-11 of violation does to it must not look like a third row. */
    @Test
    void aRowThatVanishesBesideItsSistersWaitsForThem() {
        double small = 1e-6, error = 1e-11;
        RowFactors f = factors(new double[][] {{small, 0.3 * small, error}, {0, 1, 0}, {1, 0.5, 0}}, 0, 0, 0);
        assertEquals(2, f.rank());
        assertArrayEquals(new boolean[] {true, false, false}, f.redundant);
    }

    @Test
    void aShortRowWithoutSistersCountsAsMuchAsALongOne() {
        RowFactors f = factors(new double[][] {{1e-9, 0}, {0, 1}}, 0, 1);
        assertEquals(2, f.rank());
    }
}
