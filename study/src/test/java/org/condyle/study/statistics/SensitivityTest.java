package org.condyle.study.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.function.ToDoubleFunction;
import org.condyle.study.sampling.MonteCarlo;
import org.condyle.study.sampling.MorrisTrajectories;
import org.condyle.study.sampling.Points;
import org.condyle.study.sampling.SaltelliPoints;
import org.condyle.study.sampling.SobolSequence;
import org.junit.jupiter.api.Test;

class SensitivityTest {
    private static double[] outputs(Points points, int n, ToDoubleFunction<double[]> f) {
        double[] y = new double[n];
        for (int k = 0; k < n; k++) {
            y[k] = f.applyAsDouble(points.at(k));
        }
        return y;
    }

    private static SobolIndices indices(int keys, int blocks, long seed, ToDoubleFunction<double[]> f) {
        SaltelliPoints points = new SaltelliPoints(new SobolSequence(2 * keys, seed));
        return SobolIndices.of(outputs(points, blocks * points.block(), f), keys, blocks);
    }

    static double ishigami(double[] u) {
        double a = Math.PI * (2 * u[0] - 1), b = Math.PI * (2 * u[1] - 1), c = Math.PI * (2 * u[2] - 1);
        return Math.sin(a) + 7 * Math.pow(Math.sin(b), 2) + 0.1 * Math.pow(c, 4) * Math.sin(a);
    }

    /** Closed form: T. Ishigami and T. Homma 1990, with a = 7 and b = 0.1. */
    @Test
    void theIndicesOfTheIshigamiFunctionAreThoseOfTheClosedForm() {
        double a = 7, b = 0.1, pi4 = Math.pow(Math.PI, 4), pi8 = pi4 * pi4;
        double v1 = 0.5 * Math.pow(1 + b * pi4 / 5, 2), v2 = a * a / 8, v13 = 8 * b * b * pi8 / 225;
        double v = v1 + v2 + v13;
        double[] first = {v1 / v, v2 / v, 0}, total = {(v1 + v13) / v, v2 / v, v13 / v};
        SobolIndices s = indices(3, 1 << 14, 1, SensitivityTest::ishigami);
        for (int i = 0; i < 3; i++) {
            assertEquals(first[i], s.first()[i], 1e-2);
            assertEquals(total[i], s.total()[i], 1e-2);
            assertTrue(s.firstInterval()[i].covers(first[i]), s.firstInterval()[i] + " " + first[i]);
            assertTrue(s.totalInterval()[i].covers(total[i]), s.totalInterval()[i] + " " + total[i]);
            assertTrue(s.firstInterval()[i].high() - s.firstInterval()[i].low() < 0.1, "an interval says something");
        }
    }

    /** Closed form of I. M. Sobol's product of (|4u - 2| + a)/(1 + a): partial variances 1/(3 (1 + a)²). */
    @Test
    void theIndicesOfTheGFunctionAreThoseOfTheClosedForm() {
        double[] a = {0, 1, 4.5, 9, 99, 99};
        double product = 1;
        for (double x : a) {
            product *= 1 + 1 / (3 * (1 + x) * (1 + x));
        }
        double variance = product - 1;
        SobolIndices s = indices(a.length, 1 << 13, 2, u -> {
            double g = 1;
            for (int i = 0; i < a.length; i++) {
                g *= (Math.abs(4 * u[i] - 2) + a[i]) / (1 + a[i]);
            }
            return g;
        });
        for (int i = 0; i < a.length; i++) {
            double part = 1 / (3 * (1 + a[i]) * (1 + a[i]));
            double first = part / variance, total = part * product / (1 + part) / variance;
            assertEquals(first, s.first()[i], 1e-2);
            assertEquals(total, s.total()[i], 1e-2);
            assertTrue(s.firstInterval()[i].covers(first), i + ": " + s.firstInterval()[i] + " " + first);
            assertTrue(s.totalInterval()[i].covers(total), i + ": " + s.totalInterval()[i] + " " + total);
        }
    }

    /** With independent blocks an interval of 95 % covers the truth in about 95 % of the seeds. */
    @Test
    void intervalsOfIndependentBlocksCoverAsOftenAsTheySay() {
        int covered = 0, seeds = 200;
        for (int seed = 0; seed < seeds; seed++) {
            SaltelliPoints points = new SaltelliPoints(new MonteCarlo(4, seed));
            double[] y = outputs(points, 500 * points.block(), u -> u[0] + 0.5 * u[1]);
            covered += SobolIndices.of(y, 2, 500).firstInterval()[0].covers(0.8) ? 1 : 0;
        }
        assertEquals(0.95 * seeds, covered, 11); // 3.5 deviations of a binomial count
    }

    @Test
    void theIndicesOfASumAddUpToOne() {
        SobolIndices s = indices(4, 1 << 12, 3, u -> 100 + u[0] + 2 * u[1] + 3 * u[2] * u[2]);
        double first = 0, total = 0;
        for (int i = 0; i < 4; i++) {
            first += s.first()[i];
            total += s.total()[i];
        }
        assertEquals(1, first, 2e-3);
        assertEquals(1, total, 2e-3);
        assertEquals(0, s.total()[3]);
    }

    @Test
    void aBlockThatLacksARunDoesNotCount() {
        SaltelliPoints points = new SaltelliPoints(new SobolSequence(2, 1));
        double[] y = outputs(points, 3 * 64, u -> u[0]);
        y[4] = Double.NaN;
        y[10] = Double.NaN;
        SobolIndices s = SobolIndices.of(y, 1, 64);
        assertEquals(62, s.blocks());
        assertEquals(1, s.total()[0], 0.3);
    }

    /** Linear: the effect is the slope, without deviation. A product: the slope depends on the other. */
    @Test
    void elementaryEffectsOfALinearFunctionAreItsSlopes() {
        MorrisTrajectories points = new MorrisTrajectories(3, 4, 5);
        double[] y = outputs(points, 20 * 4, u -> 5 * u[0] - 3 * u[1]);
        MorrisEffects e = MorrisEffects.of(y, points, 20);
        assertEquals(5, e.mean()[0], 1e-12);
        assertEquals(3, e.size()[1], 1e-12);
        assertEquals(-3, e.mean()[1], 1e-12);
        assertEquals(0, e.deviation()[0], 1e-12);
        assertEquals(0, e.size()[2], 1e-12);
        e = MorrisEffects.of(outputs(points, 80, u -> u[0] * u[1]), points, 20);
        assertTrue(e.deviation()[0] > 0.1, "an interaction");
        y[5] = Double.NaN;
        assertEquals(
                58,
                java.util.Arrays.stream(MorrisEffects.of(y, points, 20).count()).sum());
    }
}
