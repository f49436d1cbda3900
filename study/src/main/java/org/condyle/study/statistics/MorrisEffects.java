package org.condyle.study.statistics;

import java.util.Arrays;
import org.condyle.study.sampling.CounterRandom;
import org.condyle.study.sampling.MorrisTrajectories;

/**
 * Elementary effects of the keys: how much the output changes when one key moves, scaled to the whole range of its
 * probability. The mean of their sizes μ* ranks the keys (F. Campolongo, J. Cariboni, A. Saltelli, Environ. Model. Softw. 22,
 * 2007); their deviation σ tells whether the effect depends on the other keys or is not linear. A move that lacks a run does
 * not count.
 *
 * @param count         effects of each key
 * @param sizeInterval of μ*, by a bootstrap
 */
public record MorrisEffects(int[] count, double[] mean, double[] size, Interval[] sizeInterval, double[] deviation) {
    private static final int RESAMPLES = 1000;

    /** Effects of the first trajectories. */
    public static MorrisEffects of(double[] y, MorrisTrajectories points, int trajectories) {
        int keys = points.dimension(), block = points.block();
        double[][] effects = new double[keys][trajectories];
        int[] count = new int[keys];
        for (int t = 0; t < trajectories; t++) {
            double[] before = points.at(block * t);
            for (int m = 1; m < block; m++) {
                double[] now = points.at(block * t + m);
                int i = 0;
                while (before[i] == now[i]) {
                    i++;
                }
                double change = (y[block * t + m] - y[block * t + m - 1]) / (now[i] - before[i]);
                if (Double.isFinite(change)) {
                    effects[i][count[i]++] = change;
                }
                before = now;
            }
        }
        double[] mean = new double[keys], size = new double[keys], deviation = new double[keys];
        Interval[] intervals = new Interval[keys];
        for (int i = 0; i < keys; i++) {
            double[] e = Arrays.copyOf(effects[i], count[i]);
            double average = Arrays.stream(e).average().orElse(Double.NaN);
            mean[i] = average;
            size[i] = Arrays.stream(e).map(Math::abs).average().orElse(Double.NaN);
            deviation[i] = Math.sqrt(
                    Arrays.stream(e).map(x -> (x - average) * (x - average)).sum() / (e.length - 1));
            intervals[i] = bootstrap(e, i);
        }
        return new MorrisEffects(count, mean, size, intervals, deviation);
    }

    private static Interval bootstrap(double[] effects, int key) {
        double[] sizes = new double[RESAMPLES];
        for (int r = 0; r < RESAMPLES; r++) {
            CounterRandom random = new CounterRandom(key, r);
            for (int j = 0; j < effects.length; j++) {
                sizes[r] += Math.abs(effects[random.below(effects.length, j)]) / effects.length;
            }
        }
        return Interval.ofEstimates(sizes);
    }
}
