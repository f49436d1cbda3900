package org.condyle.geometry;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import org.condyle.geometry.tree.BoxPairs;
import org.condyle.geometry.tree.BroadPhase;
import org.condyle.scenes.Chance;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What every broad phase promises: the pairs of the brute force, in order, whatever was asked before. */
abstract class BroadPhaseContractTest {
    abstract BroadPhase make();

    private static final double INFINITE = Double.POSITIVE_INFINITY;

    /** Kinds of scenes; all follow from their seed. */
    enum Scene {
        SPREAD,
        CLUSTERED,
        HUGE_RATIO_OF_SIZES,
        POINTS,
        POINTS_ON_A_LATTICE,
        TOUCHING_LATTICE,
        HALF_SPACES,
        FAR_AWAY,
        THIN,
        ALL_THE_SAME,
        TINY;

        double[] boxes(int n, Chance chance) {
            double[] out = new double[6 * n];
            for (int i = 0; i < n; i++) {
                double[] centre = chance.vector(1);
                double size = 0.05;
                double[] half = {size, size, size};
                switch (this) {
                    case SPREAD, ALL_THE_SAME -> half = halves(chance, 0.01, 0.1);
                    case CLUSTERED -> {
                        double[] heart = new Chance(i % 5).vector(1e3);
                        centre = chance.vector(0.2);
                        for (int k = 0; k < 3; k++) {
                            centre[k] += heart[k];
                        }
                    }
                    case HUGE_RATIO_OF_SIZES -> {
                        double e = Math.pow(10, chance.in(-14, 0.3));
                        half = new double[] {e, e * chance.in(0.5, 1), e * chance.in(0.2, 1)};
                        if (i % 3 == 0) {
                            centre = new double[] {1e-7 * centre[0], 1e-7 * centre[1], 1e-7 * centre[2]};
                        }
                    }
                    case POINTS -> half = new double[3];
                    case POINTS_ON_A_LATTICE, TOUCHING_LATTICE -> {
                        double r = this == TOUCHING_LATTICE ? 0.125 : 0;
                        half = new double[] {r, r, r};
                        for (int k = 0; k < 3; k++) {
                            centre[k] = 0.25 * Math.rint(4 * centre[k]);
                        }
                    }
                    case HALF_SPACES -> half = i % 7 == 0 ? halfSpace(i) : half;
                    case FAR_AWAY -> centre = new double[] {1e12 + 1e-2 * centre[0], -1e14, 1e13 * (i % 3)};
                    case THIN -> half[i % 3] = chance.in(0.5, 2);
                    case TINY -> {
                        half = new double[] {1e-310, 0, 1e-320};
                        centre = new double[] {1e-310 * centre[0], 1e-309 * centre[1], 1e-320 * centre[2]};
                    }
                }
                if (this == ALL_THE_SAME) {
                    half = new double[] {1, 2, 3};
                    centre = new double[3];
                }
                for (int k = 0; k < 3; k++) {
                    out[6 * i + k] = centre[k] - half[k];
                    out[6 * i + 3 + k] = centre[k] + half[k];
                }
                if (this == HALF_SPACES && i % 14 == 0) {
                    out[6 * i + 3 + i % 3] = centre[i % 3]; // endless on one side only
                }
            }
            return out;
        }

        private static double[] halves(Chance chance, double low, double high) {
            return new double[] {chance.in(low, high), chance.in(low, high), chance.in(low, high)};
        }

        private static double[] halfSpace(int i) {
            double[] out = {INFINITE, INFINITE, INFINITE};
            if (i % 2 == 0) {
                out[(i + 1) % 3] = 0.01;
            }
            return out;
        }
    }

    static BoxPairs brute(double[] boxes, int n) {
        BoxPairs out = new BoxPairs();
        for (int i = 0; i < n; i++) {
            for (int j = i + 1; j < n; j++) {
                if (BroadPhase.overlap(boxes, i, j)) {
                    out.add(i, j);
                }
            }
        }
        return out;
    }

    private static void assertSame(double[] boxes, int n, BroadPhase broad, BoxPairs out, String what) {
        broad.find(boxes, n, out);
        BoxPairs expected = brute(boxes, n);
        assertEquals(expected.count, out.count, what);
        assertArrayEquals(Arrays.copyOf(expected.first, out.count), Arrays.copyOf(out.first, out.count), what);
        assertArrayEquals(Arrays.copyOf(expected.second, out.count), Arrays.copyOf(out.second, out.count), what);
    }

    @ParameterizedTest
    @EnumSource(Scene.class)
    void findsWhatBruteForceFinds(Scene scene) {
        BroadPhase broad = make();
        BoxPairs out = new BoxPairs();
        for (int n : new int[] {400, 0, 1, 2, 3, 17, 150, 400}) {
            Chance chance = new Chance(n);
            double[] boxes = scene.boxes(n, chance);
            assertSame(boxes, n, broad, out, scene + " of " + n);
            assertSame(boxes, n, make(), out, "new, " + scene + " of " + n);
        }
    }

    @ParameterizedTest
    @EnumSource(Scene.class)
    void whatWasAskedBeforeDoesNotMatter(Scene scene) {
        int n = 200;
        BroadPhase broad = make();
        BoxPairs out = new BoxPairs();
        Chance chance = new Chance(7);
        double[] boxes = scene.boxes(n, chance);
        for (int step = 0; step < 40; step++) {
            if (step % 13 == 12) {
                boxes = Scene.values()[step % Scene.values().length].boxes(n, chance); // a jump
            }
            double speed = step % 5 == 4 ? 0.5 : 0.01;
            for (int i = 0; i < n; i++) {
                for (int k = 0; k < 3; k++) {
                    double d = chance.in(-speed, speed);
                    boxes[6 * i + k] += d;
                    boxes[6 * i + 3 + k] = Math.max(boxes[6 * i + k], boxes[6 * i + 3 + k] + d);
                }
            }
            assertSame(boxes, n, broad, out, scene + " at step " + step);
        }
        assertSame(boxes, n, broad.forThread(), out, "copy");
    }

    @Test
    void nothingIsAllocatedOnceWarm() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        int n = 500;
        BroadPhase broad = make();
        BoxPairs out = new BoxPairs();
        double[] boxes = Scene.SPREAD.boxes(n, new Chance(1));
        long fewest = Long.MAX_VALUE;
        for (int trial = 0; trial < 6; trial++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            for (int step = 0; step < 20; step++) {
                double d = 0.3 * ((step % 2) - 0.5); // to and fro: half of the boxes
                for (int k = 0; k < 3 * n; k++) {
                    boxes[k] += d;
                }
                broad.find(boxes, n, out);
            }
            fewest = Math.min(fewest, threads.getCurrentThreadAllocatedBytes() - before);
        }
        assertEquals(0, fewest);
        assertTrue(out.count > 0);
    }
}
