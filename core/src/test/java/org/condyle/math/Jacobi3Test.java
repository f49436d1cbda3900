package org.condyle.math;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.condyle.scenes.Chance;
import org.junit.jupiter.api.Test;

class Jacobi3Test {
    @Test
    void vectorsAndValuesMakeTheMatrix() {
        Chance chance = new Chance(1);
        for (int n = 0; n < 1000; n++) {
            double[] r = chance.rotation();
            double[] values = {chance.in(0.1, 1), chance.in(1e-9, 1e-8), n % 2 == 0 ? chance.in(1, 2) : 1};
            double[] scaled = new double[9];
            for (int i = 0; i < 9; i++) {
                scaled[i] = r[i] * values[i % 3];
            }
            double[] a = Mat3.times(scaled, Mat3.transpose(r)), d = a.clone(), v = new double[9];
            Jacobi3.solve(d, v);
            double[] back = new double[9];
            for (int i = 0; i < 9; i++) {
                back[i] = v[i] * d[4 * (i % 3)];
            }
            assertArrayEquals(a, Mat3.times(back, Mat3.transpose(v)), 1e-14, chance.toString());
            assertEquals(1, Mat3.determinant(v, 0), 1e-14, chance.toString());
        }
    }

    @Test
    void aDiagonalMatrixStays() {
        double[] a = {3, 0, 0, 0, 2, 0, 0, 0, 1}, v = new double[9];
        Jacobi3.solve(a, v);
        assertArrayEquals(new double[] {3, 0, 0, 0, 2, 0, 0, 0, 1}, a);
        assertArrayEquals(Mat3.identity(), v);
    }
}
