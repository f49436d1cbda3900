package org.condyle.study.statistics;

import java.util.List;
import org.condyle.study.sampling.Points;
import org.jspecify.annotations.Nullable;

/** What the keys decide of one output, as the points of some methods of sampling allow to estimate it. */
public interface Sensitivity {
    /**
     * One quantity of all keys, in their order.
     *
     * @param word      name in {@code sensitivity.json}
     * @param heading   name in tables and plots
     * @param intervals of 95 %; null if there are none
     */
    record Quantity(String word, String heading, double[] values, Interval @Nullable [] intervals) {}

    /** All quantities, in the order of files and tables. */
    List<Quantity> quantities();

    /** Those whose sizes are shown beside each other; the first one ranks the keys. */
    List<Quantity> compared();

    /** What is plotted over the one that ranks the keys; null for nothing. */
    default @Nullable Quantity against() {
        return null;
    }

    /** What the sizes that are compared have in common: the label of their axis. */
    String label();

    /** Whether they have the unit of the output. */
    boolean hasUnit();

    /** What the quantities mean, for readers of the table. */
    String note();

    /**
     * The end of a sentence that begins with the key that ranks first.
     *
     * @param size its number, as text with its unit
     */
    String sentence(int key, String size);

    /** Estimates it from the outputs of all runs. */
    interface Estimator {
        /**
         * Quantities with their intervals.
         *
         * @param y       of all runs in order, NaN for what is missing
         * @param samples the first ones of which are used
         */
        Sensitivity of(double[] y, Points points, int samples);

        /** The numbers that rank the keys alone. */
        default double[] ranking(double[] y, Points points, int samples) {
            return of(y, points, samples).compared().get(0).values();
        }

        /** What it estimates, after "gives". */
        String gives();

        /** Words by which claims ask for one of the quantities. */
        List<String> claims();

        /** The numbers that such a word asks for. */
        double[] claimed(Sensitivity made, String claim);
    }
}
