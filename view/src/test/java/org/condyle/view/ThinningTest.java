package org.condyle.view;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.BitSet;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ThinningTest {
    private static double[] times(int n) {
        double[] t = new double[n];
        Arrays.setAll(t, k -> 1e-3 * k);
        return t;
    }

    /** Largest distance of any row from the lines between the kept rows, found without the class under test. */
    private static double distance(double[] time, double[] value, int[] kept) {
        double worst = 0;
        for (int i = 0, k = 0; k < value.length; k++) {
            while (i + 1 < kept.length && kept[i + 1] <= k) {
                i++;
            }
            int a = kept[i];
            if (a != k && Double.isFinite(value[k])) {
                int b = kept[i + 1];
                double part = (time[k] - time[a]) / (time[b] - time[a]);
                worst = Math.max(worst, Math.abs((1 - part) * value[a] + part * value[b] - value[k]));
            }
        }
        return worst;
    }

    private static double range(double[] value) {
        return Arrays.stream(value).filter(Double::isFinite).max().orElse(0)
                - Arrays.stream(value).filter(Double::isFinite).min().orElse(0);
    }

    /** Smooth, noisy, stepped and spiky pieces of very different sizes, some rows at one time, some gaps. */
    private static double[] anySignal(double[] time, SplittableRandom chance) {
        double[] value = new double[time.length];
        double size = Math.pow(10, chance.nextInt(-9, 9)), offset = size * Math.pow(10, chance.nextInt(-3, 5));
        double noise = chance.nextBoolean() ? 0 : Math.pow(10, -chance.nextInt(1, 7));
        double rate = chance.nextDouble(0.1, 60), step = 0;
        for (int k = 0; k < value.length; k++) {
            step += chance.nextInt(300) == 0 ? chance.nextDouble(-1, 1) : 0;
            double spike = chance.nextInt(2000) == 0 ? 20 : 0;
            value[k] = offset + size * (Math.sin(rate * time[k]) + step + spike + noise * chance.nextDouble(-1, 1));
            if (chance.nextInt(4000) == 0) {
                value[k] = Double.NaN;
            }
            if (k > 0 && chance.nextInt(3000) == 0) {
                time[k] = time[k - 1];
            }
        }
        return value;
    }

    @Test
    void everyDroppedRowLiesWithinTheStatedErrorAndExtremesStay() {
        SplittableRandom chance = new SplittableRandom(20261116);
        for (int trial = 0; trial < 40; trial++) {
            double[] time = times(20_000), value = anySignal(time, chance);
            int most = chance.nextInt(1000, 20_000);
            Thinning.Kept kept = Thinning.of(time, value, most);
            assertTrue(kept.rows().length <= most);
            double range = range(value);
            double distance = distance(time, value, kept.rows());
            assertTrue(distance <= kept.error() * range * (1 + 1e-9) + 1e-15 * Math.abs(value[0]), "trial " + trial);
            assertTrue(kept.error() <= 1);
            double[] drawn =
                    Arrays.stream(kept.rows()).mapToDouble(r -> value[r]).toArray();
            assertEquals(range, range(drawn), "trial " + trial);
            assertEquals(0, kept.rows()[0]);
            assertEquals(value.length - 1, kept.rows()[kept.rows().length - 1]);
        }
    }

    @Test
    void smoothMotionOfAMillionRowsIsDrawnWithinAThousandthByFewThousand() {
        double[] time = times(1_000_000), value = new double[time.length];
        Arrays.setAll(value, k -> Math.sin(0.5 * time[k]) * Math.exp(-1e-3 * time[k]));
        Thinning.Kept kept = Thinning.of(time, value, 10_000);
        assertTrue(kept.rows().length <= 10_000 && kept.error() <= 1e-3, () -> kept.rows().length + " " + kept.error());
    }

    @Test
    void aTighterCapGivesAWiderBoundAndSaysSo() {
        double[] time = times(50_000), value = new double[time.length];
        SplittableRandom chance = new SplittableRandom(7);
        Arrays.setAll(value, k -> chance.nextDouble());
        Thinning.Kept kept = Thinning.of(time, value, 5000);
        assertTrue(kept.rows().length <= 5000);
        assertTrue(kept.error() > 0.1 && kept.error() <= 1, () -> "" + kept.error());
        assertEquals(kept.error() * range(value), distance(time, value, kept.rows()), 1e-12);
    }

    @Test
    void aSpikeOfOneRowKeepsItsNeighbours() {
        double[] time = times(100_000), value = new double[time.length];
        value[54_321] = 3;
        assertArrayEquals(
                new int[] {0, 54_320, 54_321, 54_322, 99_999},
                Thinning.of(time, value, 1000).rows());
    }

    @Test
    void bordersOfGapsStaySoThatNoLineCrossesThem() {
        double[] time = times(10_000), value = new double[time.length];
        Arrays.setAll(value, k -> time[k]);
        Arrays.fill(value, 2000, 3000, Double.NaN);
        value[5000] = Double.POSITIVE_INFINITY;
        int[] rows = Thinning.of(time, value, 1000).rows();
        assertArrayEquals(new int[] {0, 1999, 2000, 2999, 3000, 4999, 5000, 5001, 9999}, rows);
    }

    @Test
    void jumpsAtOneTimeKeepBothSides() {
        double[] time = times(10_000), value = new double[time.length];
        time[4000] = time[3999];
        Arrays.fill(value, 4000, 10_000, 5);
        int[] rows = Thinning.of(time, value, 1000).rows();
        assertArrayEquals(new int[] {0, 3999, 4000, 9999}, rows);
    }

    @Test
    void constantsNothingAndAllGapsAreNoTrouble() {
        double[] time = times(10_000), value = new double[time.length];
        assertEquals(2, Thinning.of(time, value, 100).rows().length);
        Arrays.fill(value, Double.NaN);
        assertArrayEquals(new int[] {0, 9999}, Thinning.of(time, value, 100).rows());
        assertEquals(0, Thinning.of(new double[0], new double[0], 100).rows().length);
        for (int k = 0; k < value.length; k += 2) {
            value[k] = k;
        }
        Thinning.Kept holes = Thinning.of(time, value, 100);
        assertEquals(1, holes.error());
        BitSet kept = new BitSet();
        Arrays.stream(holes.rows()).forEach(kept::set);
        assertTrue(kept.get(0) && kept.get(9998) && holes.rows().length <= 100);
    }
}
