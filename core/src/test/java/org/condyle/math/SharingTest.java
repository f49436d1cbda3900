package org.condyle.math;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.condyle.scenes.Chance;
import org.junit.jupiter.api.Test;

/** How redundant contacts share loads: normal forces as equal springs, friction as far as it holds. */
class SharingTest {
    /** Rows (1, x, z) of points on a flat face, seen by any positive definite metric. */
    private static double[] gram(double[][] points, double[] metric) {
        int n = points.length;
        double[] g = new double[n * n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                g[i * n + j] =
                        metric[0] + metric[1] * points[i][0] * points[j][0] + metric[2] * points[i][1] * points[j][1];
            }
        }
        return g;
    }

    @Test
    void rowsUnderAFlatFaceAreAffineInThePlace() {
        Chance chance = new Chance(7);
        for (int trial = 0; trial < 100; trial++) {
            int n = 4 + trial % 5;
            double[][] points = new double[n][];
            for (int i = 0; i < n; i++) {
                points[i] = chance.numbers(2, 1);
            }
            double[] metric = {chance.in(0.5, 2), chance.in(0.5, 20), chance.in(0.5, 20)};
            double[] g = gram(points, metric);
            RowSpan span = new RowSpan();
            span.build(g, 0, n, new boolean[n]);
            assertEquals(3, span.rank(), chance + " trial " + trial);
            // every row is the same combination of the chosen ones as its place and 1 are
            for (int i = 0; i < n; i++) {
                double one = 0, x = 0, z = 0;
                for (int k = 0; k < 3; k++) {
                    one += span.share(i, k);
                    x += span.share(i, k) * points[span.chosen(k)][0];
                    z += span.share(i, k) * points[span.chosen(k)][1];
                }
                assertTrue(span.spanned(i, g, n));
                assertEquals(1, one, 1e-7, chance + " trial " + trial);
                assertEquals(points[i][0], x, 1e-7, chance + " trial " + trial);
                assertEquals(points[i][1], z, 1e-7, chance + " trial " + trial);
            }
        }
    }

    @Test
    void rowsThatAreTakenOutFirstAreNotCountedAgain() {
        double[] g = {1, 1, 0, 1, 1, 0, 0, 0, 2}; // the second row is the first, the third stands alone
        RowSpan span = new RowSpan();
        span.build(g, 1, 3, new boolean[3]);
        assertEquals(1, span.rank());
        assertEquals(2, span.chosen(0));
        assertEquals(0, span.share(1, 0), 0);
    }

    /** Forces in the plane at points that leave sum and moment as they are. */
    private static double[] free(double[][] points) {
        int rows = 2 * points.length;
        double[] gram = new double[rows * rows];
        double[][] r = new double[rows][];
        for (int i = 0; i < points.length; i++) {
            r[2 * i] = new double[] {1, 0, -points[i][1]};
            r[2 * i + 1] = new double[] {0, 1, points[i][0]};
        }
        for (int a = 0; a < rows; a++) {
            for (int b = 0; b < rows; b++) {
                gram[a * rows + b] = r[a][0] * r[b][0] + r[a][1] * r[b][1] + r[a][2] * r[b][2];
            }
        }
        RowSpan span = new RowSpan();
        span.build(gram, 0, rows, new boolean[rows]);
        double[] z = new double[rows * (rows - span.rank())];
        int column = 0;
        for (int a = 0; a < rows; a++) {
            boolean chosen = false;
            for (int k = 0; k < span.rank(); k++) {
                chosen |= span.chosen(k) == a;
            }
            if (!chosen) {
                z[column * rows + a] = 1;
                for (int k = 0; k < span.rank(); k++) {
                    z[column * rows + span.chosen(k)] -= span.share(a, k);
                }
                column++;
            }
        }
        return z;
    }

    @Test
    void aPushThroughTheCentreOfWhatTheyCanHoldNeedsTheShareOfTheSum() {
        Chance chance = new Chance(8);
        for (int trial = 0; trial < 50; trial++) {
            int n = 2 + trial % 4;
            double[][] points = new double[n][];
            double[] capacity = new double[n];
            double sum = 0, x = 0, z = 0;
            for (int i = 0; i < n; i++) {
                points[i] = chance.numbers(2, 1);
                capacity[i] = chance.in(0.2, 3);
                sum += capacity[i];
                x += capacity[i] * points[i][0];
                z += capacity[i] * points[i][1];
            }
            // a force along x through the centre (x, z)/sum, put wholly on the first two points
            double push = chance.in(0.95, 1.3) * sum, at = z / sum;
            double[] force = new double[2 * n];
            double part = (at - points[1][1]) / (points[0][1] - points[1][1]);
            force[0] = part * push;
            force[2] = (1 - part) * push;
            int[] rows = new int[n + 1];
            for (int i = 0; i <= n; i++) {
                rows[i] = 2 * i;
            }
            double[] z0 = free(points);
            double share = new FrictionShare().solve(n, rows, capacity, force, z0, z0.length / (2 * n));
            assertEquals(push / sum, share, 1e-8, chance + " trial " + trial + " with " + x);
            double along = 0, moment = 0;
            for (int i = 0; i < n; i++) {
                assertTrue(Math.hypot(force[2 * i], force[2 * i + 1]) <= share * capacity[i] * (1 + 1e-9));
                along += force[2 * i];
                moment += points[i][0] * force[2 * i + 1] - points[i][1] * force[2 * i];
            }
            assertEquals(push, along, 1e-8 * push);
            assertEquals(-push * at, moment, 1e-7 * push);
        }
    }
}
