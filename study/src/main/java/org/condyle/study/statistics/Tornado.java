package org.condyle.study.statistics;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * What a key does to an output, in the unit of the output: its mean over the runs in which the key is among its lowest fifth,
 * and among its highest. All other keys vary meanwhile, so this needs no runs of its own.
 */
public record Tornado(double low, double high) {
    private static final int PART = 5;

    /** NaN if there are not at least five runs. */
    public static Tornado of(double[] key, double[] output) {
        int[] order = IntStream.range(0, key.length)
                .filter(i -> Double.isFinite(key[i]) && Double.isFinite(output[i]))
                .boxed()
                .sorted(Comparator.comparingDouble(i -> key[i]))
                .mapToInt(i -> i)
                .toArray();
        int part = order.length / PART;
        return new Tornado(
                mean(output, Arrays.copyOf(order, part)),
                mean(output, Arrays.copyOfRange(order, order.length - part, order.length)));
    }

    private static double mean(double[] y, int[] rows) {
        return Arrays.stream(rows).mapToDouble(i -> y[i]).average().orElse(Double.NaN);
    }

    public double width() {
        return Math.abs(high - low);
    }
}
