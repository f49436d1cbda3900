package org.condyle.signal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** The filters against their closed-form frequency responses. */
class FiltersTest {
    private static final double RATE = 100;
    private static final int N = 2001;

    private static double[] times(int n, double step) {
        double[] t = new double[n];
        Arrays.setAll(t, i -> i * step);
        return t;
    }

    private static double[] wave(double frequency, double phase) {
        double[] x = new double[N];
        Arrays.setAll(x, i -> Math.cos(2 * Math.PI * frequency * i / RATE + phase));
        return x;
    }

    /** In the middle of a long wave, out and in differ by the gain alone: every sample, hence no phase either. */
    private static void assertGain(double gain, double frequency, double[] out, double phase) {
        double[] in = wave(frequency, phase);
        for (int i = 900; i < 1100; i++) {
            assertEquals(gain * in[i], out[i], 1e-9, frequency + " Hz, sample " + i);
        }
    }

    @Test
    void theFilterOfOpenSimHasTheGainOfTwoThirdOrderPasses() {
        double cutoff = 6, w = Math.tan(Math.PI * cutoff / RATE);
        for (double f : new double[] {0.5, 3, 6, 9, 12, 25, 45}) {
            double gain = 1 / (1 + Math.pow(Math.tan(Math.PI * f / RATE) / w, 6));
            assertGain(gain, f, OpenSimLowPass.filter(times(N, 1 / RATE), wave(f, 0.3), cutoff), 0.3);
        }
        assertEquals(0.5, 1 / (1 + Math.pow(Math.tan(Math.PI * cutoff / RATE) / w, 6)));
    }

    @Test
    void theZeroPhaseFilterIsThreeDecibelDownAtItsCutoff() {
        for (int order : new int[] {2, 4, 6, 8}) {
            ZeroPhaseLowPass filter = new ZeroPhaseLowPass(order, 6, RATE);
            assertEquals(Math.sqrt(0.5), filter.gain(6), 1e-15);
            assertEquals(1, filter.gain(0));
            double w = Math.tan(Math.PI * 6 / RATE);
            for (double f : new double[] {0.5, 3, 6, 9, 12, 25, 45}) {
                double closed = 1 / (1 + (Math.sqrt(2) - 1) * Math.pow(Math.tan(Math.PI * f / RATE) / w, order));
                assertEquals(closed, filter.gain(f), 1e-15);
                assertGain(closed, f, filter.filter(wave(f, -1.1)), -1.1);
            }
        }
    }

    @Test
    void theFirFilterHasTheGainOfItsWeights() {
        FirLowPass filter = new FirLowPass(50, 1 / RATE, 6);
        assertEquals(1, filter.gain(0, 1 / RATE), 1e-14);
        for (double f : new double[] {0.5, 3, 6, 9, 12, 25}) {
            assertGain(filter.gain(f, 1 / RATE), f, filter.filter(wave(f, 0.7)), 0.7);
        }
        assertEquals(1, filter.gain(2, 1 / RATE), 5e-3); // passes
        assertEquals(0, filter.gain(12, 1 / RATE), 5e-3); // stops
    }

    /** The odd reflection continues lines, and the gain at rest is 1; what the start of a recursive pass leaves decays. */
    @Test
    void constantsAndLinesPassUnchanged() {
        double[] t = times(60, 0.01);
        for (double slope : new double[] {0, 3.5}) {
            double[] x = Arrays.stream(t).map(s -> 2 + slope * s).toArray();
            assertArrayEquals(x, OpenSimLowPass.filter(t, x, 6), slope == 0 ? 1e-12 : 3e-3);
            assertArrayEquals(x, new ZeroPhaseLowPass(4, 6, 100).filter(x), slope == 0 ? 1e-12 : 3e-3);
            assertArrayEquals(x, new FirLowPass(20, 0.01, 6).filter(x), 1e-12);
        }
    }

    /** Both passes are the same filter, so a signal that is run backwards gives the result run backwards. */
    @Test
    void theDirectionOfTimeDoesNotMatterInTheMiddle() {
        SplittableRandom random = new SplittableRandom(3);
        double[] x = random.doubles(N, -1, 1).toArray(), back = new double[N];
        Arrays.setAll(back, i -> x[N - 1 - i]);
        double[] y = OpenSimLowPass.filter(times(N, 0.01), x, 6), z = OpenSimLowPass.filter(times(N, 0.01), back, 6);
        for (int i = 500; i < 1500; i++) {
            assertEquals(y[i], z[N - 1 - i], 1e-12);
        }
    }

    @Test
    void theFirstThreeSamplesOfAPassAreKept() {
        double[] x = {1, -2, 5, 0, 3, 8, -1};
        double[] y = OpenSimLowPass.twice(x, 0.01, 6);
        // The backward pass begins with the last three results of the forward pass, computed here by hand.
        double w = Math.tan(Math.PI * 0.06), d = (w + 1) * (w * w + w + 1), a = w * w * w / d;
        double b1 = (3 * w * w * w + 2 * w * w - 2 * w - 3) / d;
        double b2 = (3 * w * w * w - 2 * w * w - 2 * w + 3) / d, b3 = (w - 1) * (w * w - w + 1) / d;
        double[] f = x.clone();
        for (int i = 3; i < 7; i++) {
            f[i] = a * (x[i] + 3 * x[i - 1] + 3 * x[i - 2] + x[i - 3]) - b1 * f[i - 1] - b2 * f[i - 2] - b3 * f[i - 3];
        }
        assertArrayEquals(Arrays.copyOfRange(f, 4, 7), Arrays.copyOfRange(y, 4, 7), 1e-12);
    }

    @Test
    void unequalStepsAreResampledAtTheSmallest() {
        double[] even = times(400, 0.01), uneven = even.clone();
        for (int i = 1; i < uneven.length; i += 2) {
            uneven[i] += 0.001;
        }
        double[] x = Arrays.stream(uneven).map(t -> Math.sin(2 * Math.PI * t)).toArray();
        Samples padded = OpenSimLowPass.padded(uneven, x, 12);
        assertEquals(0.009, padded.times()[1] - padded.times()[0], 1e-12);
        double[] y = OpenSimLowPass.filter(uneven, x, 12);
        double gain = 1 / (1 + Math.pow(Math.tan(Math.PI * 0.009) / Math.tan(Math.PI * 0.108), 6));
        for (int i = 150; i < 250; i++) {
            assertEquals(gain * x[i], y[i], 1e-6);
        }
    }

    @Test
    void aCutoffAboveTheSamplesIsTakenAsOpenSimTakesIt() {
        double[] x = wave(3, 0);
        assertArrayEquals(OpenSimLowPass.twice(x, 0.01, 49), OpenSimLowPass.twice(x, 0.01, 5000));
        String said = assertThrows(IllegalArgumentException.class, () -> new ZeroPhaseLowPass(4, 50, 100))
                .getMessage();
        assertTrue(said.contains("below half the sampling rate, which is 50.0 Hz"), said);
    }

    @Test
    void shortSignalsAreLeftAlone() {
        for (int n = 1; n < 4; n++) {
            double[] x = Arrays.copyOf(new double[] {1, 5, 2}, n);
            assertEquals(n, OpenSimLowPass.filter(times(n, 0.01), x, 6).length);
            assertEquals(n, new ZeroPhaseLowPass(4, 6, 100).filter(x).length);
        }
    }

    @Test
    void paddingReflectsValueAndSlope() {
        assertArrayEquals(new double[] {-1, 0, 1, 2, 3, 5, 7, 8}, Padding.odd(new double[] {1, 2, 3, 5}, 2));
        assertArrayEquals(new double[] {4}, Padding.odd(new double[] {4}, 0));
        assertThrows(IllegalArgumentException.class, () -> Padding.odd(new double[] {1, 2}, 2));
    }
}
