package org.condyle.study.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.condyle.study.sampling.CounterRandom;
import org.hipparchus.special.Erf;
import org.junit.jupiter.api.Test;

class DistributionsTest {
    private static final int N = 100_000;
    private static final double ONE_PERCENT = 1.628; // of the Kolmogorov distribution

    private static final List<Distribution> CONTINUOUS = List.of(
            new UniformDistribution(-3, 8),
            new NormalDistribution(5, 2),
            new LogNormalDistribution(2000, 400),
            new TriangularDistribution(1, 2, 7),
            new TriangularDistribution(1, 1, 7),
            new TruncatedDistribution(new NormalDistribution(5, 2), 4, 12),
            new TruncatedDistribution(new LogNormalDistribution(2, 3), Double.NEGATIVE_INFINITY, 1));

    private static double[] drawn(Distribution d, long seed) {
        CounterRandom random = new CounterRandom(seed, 0);
        double[] x = new double[N];
        for (int i = 0; i < N; i++) {
            x[i] = d.quantile(random.unit(i));
        }
        return x;
    }

    /** Kolmogorov and Smirnov: the largest difference of the distribution functions, times the root of n. */
    private static double distance(double[] sample, Distribution d) {
        double[] x = sample.clone();
        Arrays.sort(x);
        double most = 0;
        for (int i = 0; i < x.length; i++) {
            double f = d.cumulative(x[i]);
            most = Math.max(most, Math.max(f - (double) i / x.length, (i + 1.0) / x.length - f));
        }
        return most * Math.sqrt(x.length);
    }

    @Test
    void samplesPassAGoodnessOfFitTest() {
        for (Distribution d : CONTINUOUS) {
            double distance = distance(drawn(d, 20260101), d);
            assertTrue(distance < ONE_PERCENT, d + ": " + distance);
        }
    }

    /** The test can fail: it tells a deviation that is three percent too large. */
    @Test
    void theGoodnessOfFitTestTellsNearDistributionsApart() {
        double distance = distance(drawn(new NormalDistribution(5, 2.06), 20260101), new NormalDistribution(5, 2));
        assertTrue(distance > ONE_PERCENT, "" + distance);
    }

    @Test
    void quantilesInvertTheDistributionFunction() {
        for (Distribution d : CONTINUOUS) {
            for (double u : new double[] {1e-9, 1e-3, 0.1, 0.5, 0.77, 0.999}) {
                assertEquals(u, d.cumulative(d.quantile(u)), 1e-13 + 1e-8 * u * (1 - u), d + " at " + u);
            }
        }
    }

    @Test
    void meansAndDeviationsAreThoseAskedFor() {
        for (Distribution d : List.of(new NormalDistribution(2000, 400), new LogNormalDistribution(2000, 400))) {
            double[] x = drawn(d, 7);
            double mean = Arrays.stream(x).average().orElseThrow();
            double deviation =
                    Math.sqrt(Arrays.stream(x).map(v -> (v - mean) * (v - mean)).sum() / (N - 1));
            assertEquals(2000, mean, 4 * 400 / Math.sqrt(N));
            assertEquals(400, deviation, 4);
        }
    }

    /** In the far tail the asymptotic series of erfc is the reference: half of erfc(z/√2) at z = 38 is 2.885428e-316. */
    @Test
    void theNormalQuantileHoldsInTheTails() {
        NormalDistribution d = new NormalDistribution(0, 1);
        assertEquals(1.959963984540054, d.quantile(0.975), 1e-15);
        assertEquals(-6.361340902404056, d.quantile(1e-10), 1e-14);
        assertEquals(-37.0471, d.quantile(1e-300), 1e-4);
        for (double z = -8; z <= 8; z += 0.37) {
            assertEquals(z, d.quantile(0.5 * Erf.erfc(-z / Math.sqrt(2))), z > 5 ? 0.02 : 1e-9); // 1 - u has few digits
        }
    }

    @Test
    void discreteValuesComeByTheirWeights() {
        DiscreteDistribution d = new DiscreteDistribution(new int[] {2, 0, 1}, new double[] {1, 0, 3});
        CounterRandom random = new CounterRandom(3, 0);
        int[] counts = new int[3];
        for (int i = 0; i < N; i++) {
            counts[(int) d.quantile(random.unit(i))]++;
        }
        assertEquals(0, counts[1]);
        double chi = Math.pow(counts[0] - 0.25 * N, 2) / (0.25 * N) + Math.pow(counts[2] - 0.75 * N, 2) / (0.75 * N);
        assertTrue(chi < 6.63, "chi squared " + chi); // one percent, one freedom
        assertEquals(2, d.quantile(0.7));
        assertEquals(0, d.quantile(0.8));
        assertEquals(0.75, d.cumulative(2));
    }

    @Test
    void whatIsNoDistributionIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> new NormalDistribution(1, -1));
        assertThrows(IllegalArgumentException.class, () -> new LogNormalDistribution(-1, 1));
        assertThrows(IllegalArgumentException.class, () -> new UniformDistribution(1, 1));
        assertThrows(IllegalArgumentException.class, () -> new TriangularDistribution(1, 4, 3));
        assertThrows(
                IllegalArgumentException.class, () -> new TruncatedDistribution(new UniformDistribution(0, 1), 2, 3));
        assertThrows(IllegalArgumentException.class, () -> new DiscreteDistribution(new int[] {0}, new double[] {-1}));
    }
}
