package org.condyle.math;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.condyle.scenes.Chance;
import org.junit.jupiter.api.Test;

class MinimumNormTest {
    @Test
    void ofAllSolutionsItFindsTheShortest() {
        Chance chance = new Chance(7);
        MinimumNorm solver = new MinimumNorm(1e-10);
        for (int trial = 0; trial < 2000; trial++) {
            int n = 1 + trial % 7, rank = 1 + (trial / 7) % n;
            double[] l = new double[n * rank], r = new double[rank * n], a = new double[n * n];
            double[] y = new double[n], x = new double[n], b = new double[n], found = new double[n];
            fill(chance, l);
            fill(chance, r);
            fill(chance, y);
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) {
                    for (int k = 0; k < rank; k++) {
                        a[i * n + j] += l[i * rank + k] * r[k * n + j];
                    }
                }
            }
            // in the row space of A, so that it is the shortest: x = Rᵀ y
            for (int j = 0; j < n; j++) {
                for (int k = 0; k < rank; k++) {
                    x[j] += r[k * n + j] * y[k];
                }
            }
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) {
                    b[i] += a[i * n + j] * x[j];
                }
            }
            assertEquals(rank, solver.solve(a, b, n, found), "rank of trial " + trial);
            double size = 0;
            for (double v : x) {
                size = Math.max(size, Math.abs(v));
            }
            assertArrayEquals(x, found, 1e-5 * size, "trial " + trial);
        }
    }

    @Test
    void fourLegsShareTheLoadOfATable() {
        // W = 1 + x x' + z z' for legs at the corners of a square
        double[] px = {1, -1, -1, 1}, pz = {1, 1, -1, -1}, w = new double[16], x = new double[4];
        for (int i = 0; i < 4; i++) {
            for (int j = 0; j < 4; j++) {
                w[4 * i + j] = 1 + px[i] * px[j] + pz[i] * pz[j];
            }
        }
        assertEquals(3, new MinimumNorm(1e-10).solve(w, new double[] {8, 8, 8, 8}, 4, x));
        assertArrayEquals(new double[] {2, 2, 2, 2}, x, 1e-14);
    }

    private static void fill(Chance chance, double[] x) {
        for (int i = 0; i < x.length; i++) {
            x[i] = chance.in(-1, 1);
        }
    }
}
