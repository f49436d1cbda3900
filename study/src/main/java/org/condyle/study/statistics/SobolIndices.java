package org.condyle.study.statistics;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.condyle.study.sampling.CounterRandom;
import org.condyle.study.sampling.Points;

/**
 * The parts of the variance of an output that the keys decide, from blocks of {@link
 * org.condyle.study.sampling.SaltelliPoints}.
 *
 * <pre>
 *   first  S = Σ (b - f₀)(aᵢ - a) / (n V)       part of a key by itself      (Saltelli and others 2010, table 2, b)
 *   total  T = Σ (a - aᵢ)² / (2 n V)            and with all others          (Jansen 1999; table 2, f)
 * </pre>
 *
 * The mean f₀ is taken off, which the formula of the paper does not need but which makes its error much smaller if the mean is
 * large. Intervals are those of a bootstrap over blocks, which takes the blocks for independent: with a Sobol' sequence they
 * are too wide. A block that lacks one of its runs does not count.
 *
 * @param blocks that counted
 */
public record SobolIndices(
        int blocks, double[] first, Interval[] firstInterval, double[] total, Interval[] totalInterval)
        implements Sensitivity {
    /** Estimates them from points of Saltelli. */
    public static final Estimator ESTIMATOR = new Estimator() {
        @Override
        public Sensitivity of(double[] y, Points points, int samples) {
            return SobolIndices.of(y, points.dimension(), samples);
        }

        @Override
        public double[] ranking(double[] y, Points points, int samples) {
            int keys = points.dimension();
            return Arrays.copyOfRange(estimates(y, keys, samples), keys, 2 * keys);
        }

        @Override
        public String gives() {
            return "the indices of Sobol'";
        }

        @Override
        public List<String> claims() {
            return List.of("first", "total");
        }

        @Override
        public double[] claimed(Sensitivity made, String claim) {
            SobolIndices indices = (SobolIndices) made;
            return claim.equals("first") ? indices.first : indices.total;
        }
    };

    private static final double WIDE = 0.6; // of an interval: nothing can be said about a part of the variance
    private static final int RESAMPLES = 400;

    /**
     * Indices of one output.
     *
     * @param y      of all runs in order, NaN for what is missing
     * @param keys   number of keys
     * @param blocks the first ones of which are used
     */
    public static SobolIndices of(double[] y, int keys, int blocks) {
        Terms terms = new Terms(y, keys, blocks);
        double[] estimate = terms.estimate(null);
        double[][] resampled = new double[2 * keys][RESAMPLES];
        for (int r = 0; r < RESAMPLES && terms.n > 1; r++) {
            double[] one = terms.estimate(new CounterRandom(blocks, r));
            for (int i = 0; i < one.length; i++) {
                resampled[i][r] = one[i];
            }
        }
        Interval[] intervals =
                Arrays.stream(resampled).map(Interval::ofEstimates).toArray(Interval[]::new);
        return new SobolIndices(
                terms.n,
                Arrays.copyOf(estimate, keys),
                Arrays.copyOf(intervals, keys),
                Arrays.copyOfRange(estimate, keys, 2 * keys),
                Arrays.copyOfRange(intervals, keys, 2 * keys));
    }

    /** First and total indices without intervals. */
    public static double[] estimates(double[] y, int keys, int blocks) {
        return new Terms(y, keys, blocks).estimate(null);
    }

    private Quantity firsts() {
        return new Quantity("first", "first index", first, firstInterval);
    }

    private Quantity totals() {
        return new Quantity("total", "total index", total, totalInterval);
    }

    @Override
    public List<Quantity> quantities() {
        return List.of(firsts(), totals());
    }

    @Override
    public List<Quantity> compared() {
        return List.of(totals(), firsts());
    }

    @Override
    public String label() {
        return "part of the variance";
    }

    @Override
    public boolean hasUnit() {
        return false;
    }

    @Override
    public String note() {
        return "The first index is the part of the variance that a key decides by itself, the total index the part "
                + "that it decides by itself and together with others. Both are estimates: a first index above the total one "
                + "is an error of the sample. The intervals are those of a bootstrap over blocks.";
    }

    @Override
    public String sentence(int key, String size) {
        double low = 100 * totalInterval[key].low(), high = 100 * totalInterval[key].high();
        return totalInterval[key].high() - totalInterval[key].low() > WIDE
                ? String.format(
                        Locale.ROOT,
                        "decides most; so few samples do not tell which part of the variance (95 %% interval"
                                + " %.0f to %.0f %%)",
                        low,
                        high)
                : String.format(
                        Locale.ROOT,
                        "decides most, %.0f %% of the variance (95 %% interval %.0f to %.0f %%), %s by itself",
                        100 * total[key],
                        low,
                        high,
                        byItself(key));
    }

    /** A part cannot be larger than the whole: where the sample says so, it cannot tell the two apart. */
    private String byItself(int key) {
        return first[key] < total[key]
                ? String.format(Locale.ROOT, "%.0f %%", 100 * first[key])
                : "all of it, as far as the sample tells,";
    }

    /** The terms of the sums, block by block. */
    private static final class Terms {
        private final int keys;
        private final int n;
        private final double[][] products;
        private final double[] sums;
        private final double[] squares;

        Terms(double[] y, int keys, int blocks) {
            this.keys = keys;
            int size = keys + 2, kept = 0;
            int[] whole = new int[blocks];
            double mean = 0;
            for (int j = 0; j < blocks; j++) {
                boolean complete = true;
                for (int i = 0; i < size; i++) {
                    complete &= Double.isFinite(y[size * j + i]);
                }
                if (complete) {
                    whole[kept++] = size * j;
                    mean += y[size * j] + y[size * j + 1];
                }
            }
            n = kept;
            mean /= Math.max(1, 2 * n);
            products = new double[2 * keys][n];
            sums = new double[n];
            squares = new double[n];
            for (int j = 0; j < n; j++) {
                double a = y[whole[j]] - mean, b = y[whole[j] + 1] - mean;
                sums[j] = a + b;
                squares[j] = a * a + b * b;
                for (int i = 0; i < keys; i++) {
                    double exchanged = y[whole[j] + 2 + i] - mean;
                    products[i][j] = b * (exchanged - a);
                    products[keys + i][j] = 0.5 * (a - exchanged) * (a - exchanged);
                }
            }
        }

        /** Of all blocks, or of as many drawn with replacement. */
        double[] estimate(@org.jspecify.annotations.Nullable CounterRandom random) {
            int[] drawn = new int[n];
            double sum = 0, square = 0;
            for (int j = 0; j < n; j++) {
                drawn[j] = random == null ? j : random.below(n, j);
                sum += sums[drawn[j]];
                square += squares[drawn[j]];
            }
            double mean = sum / (2.0 * n), variance = square / (2.0 * n) - mean * mean;
            double[] indices = new double[2 * keys];
            for (int i = 0; i < indices.length; i++) {
                double all = 0;
                for (int j : drawn) {
                    all += products[i][j];
                }
                indices[i] = variance > 0 ? all / n / variance : Double.NaN;
            }
            return indices;
        }
    }
}
