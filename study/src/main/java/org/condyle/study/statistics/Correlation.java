package org.condyle.study.statistics;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/** How two columns go together: Pearson's coefficient, of the numbers or of their ranks (Spearman). */
public final class Correlation {
    private Correlation() {}

    /** NaN if one of the columns is constant; rows in which a number is missing do not count. */
    public static double of(double[] x, double[] y) {
        int n = 0;
        double meanX = 0, meanY = 0, xx = 0, yy = 0, xy = 0;
        for (int i = 0; i < x.length; i++) {
            if (Double.isFinite(x[i]) && Double.isFinite(y[i])) { // one pass, B. P. Welford 1962
                n++;
                double dx = x[i] - meanX, dy = y[i] - meanY;
                meanX += dx / n;
                meanY += dy / n;
                xx += dx * (x[i] - meanX);
                yy += dy * (y[i] - meanY);
                xy += dx * (y[i] - meanY);
            }
        }
        return xx > 0 && yy > 0 ? Math.max(-1, Math.min(1, xy / Math.sqrt(xx * yy))) : Double.NaN;
    }

    public static double ofRanks(double[] x, double[] y) {
        int[] whole = IntStream.range(0, x.length)
                .filter(i -> Double.isFinite(x[i]) && Double.isFinite(y[i]))
                .toArray();
        return of(ranks(x, whole), ranks(y, whole));
    }

    /** Interval by Fisher's transformation, for independent points. */
    public static Interval interval(double r, int n) {
        double z = 0.5 * Math.log((1 + r) / (1 - r)), half = Interval.NORMAL / Math.sqrt(Math.max(1, n - 3));
        return new Interval(Math.tanh(z - half), Math.tanh(z + half));
    }

    /** Ranks from 1; equal numbers share the mean of theirs. */
    private static double[] ranks(double[] x, int[] whole) {
        Integer[] order = IntStream.range(0, whole.length).boxed().toArray(Integer[]::new);
        Arrays.sort(order, Comparator.comparingDouble(i -> x[whole[i]]));
        double[] ranks = new double[order.length];
        for (int i = 0; i < order.length; ) {
            int end = i;
            while (end < order.length && x[whole[order[end]]] == x[whole[order[i]]]) {
                end++;
            }
            for (int j = i; j < end; j++) {
                ranks[order[j]] = 0.5 * (i + 1 + end);
            }
            i = end;
        }
        return ranks;
    }
}
