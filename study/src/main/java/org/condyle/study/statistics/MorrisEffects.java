package org.condyle.study.statistics;

import java.util.Arrays;
import java.util.List;
import org.condyle.study.sampling.CounterRandom;
import org.condyle.study.sampling.Points;
import org.jspecify.annotations.Nullable;

/**
 * Elementary effects of the keys: how much the output changes when one key moves, scaled to the whole range of its
 * probability. The mean of their sizes μ* ranks the keys (F. Campolongo, J. Cariboni, A. Saltelli, Environ. Model. Softw. 22,
 * 2007); their deviation σ tells whether the effect depends on the other keys or is not linear. A move that lacks a run does
 * not count.
 *
 * @param count         effects of each key
 * @param sizeInterval of μ*, by a bootstrap
 */
public record MorrisEffects(int[] count, double[] mean, double[] size, Interval[] sizeInterval, double[] deviation)
        implements Sensitivity {
    /** Estimates them from trajectories. */
    public static final Estimator ESTIMATOR = new Estimator() {
        @Override
        public Sensitivity of(double[] y, Points points, int samples) {
            return MorrisEffects.of(y, points, samples);
        }

        @Override
        public String gives() {
            return "elementary effects";
        }

        @Override
        public List<String> claims() {
            return List.of("effect");
        }

        @Override
        public double[] claimed(Sensitivity made, String claim) {
            return ((MorrisEffects) made).size;
        }
    };

    private static final int RESAMPLES = 1000;

    /** Effects of the first trajectories. */
    public static MorrisEffects of(double[] y, Points points, int trajectories) {
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

    private Quantity sizes() {
        return new Quantity("meanSizeOfEffect", "µ*", size, sizeInterval);
    }

    private Quantity deviations() {
        return new Quantity("deviationOfEffect", "σ", deviation, null);
    }

    @Override
    public List<Quantity> quantities() {
        return List.of(new Quantity("meanEffect", "µ", mean, null), sizes(), deviations());
    }

    @Override
    public List<Quantity> compared() {
        return List.of(sizes());
    }

    @Override
    public @Nullable Quantity against() {
        return deviations();
    }

    @Override
    public String label() {
        return "mean size of effect µ*";
    }

    @Override
    public boolean hasUnit() {
        return true;
    }

    @Override
    public String note() {
        return "µ* is the mean size of the change of the output over the whole range of a key, µ the mean change, σ "
                + "its deviation: a large σ means that the effect depends on other keys or is not linear.";
    }

    @Override
    public String sentence(int key, String sizeOfEffect) {
        return "has the largest effect, " + sizeOfEffect;
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
