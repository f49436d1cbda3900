package org.condyle.study.distribution;

import java.util.Arrays;

/** One of several values, which are given by their indices: the quantile is the index of the value, as a number. */
public final class DiscreteDistribution implements Distribution {
    private final int[] order;
    private final double[] weights;
    private final double[] sums;

    /**
     * Values by their weights.
     *
     * @param order   all indices, from the lowest coordinate to the highest
     * @param weights of the values by their index; any numbers that are not negative
     */
    public DiscreteDistribution(int[] order, double[] weights) {
        this.order = order.clone();
        this.weights = weights.clone();
        sums = new double[order.length];
        double sum = 0;
        for (int i = 0; i < order.length; i++) {
            if (!(weights[order[i]] >= 0)) {
                throw new IllegalArgumentException("a weight must be >= 0, was " + weights[order[i]]);
            }
            sum += weights[order[i]];
            sums[i] = sum;
        }
        if (!(sum > 0 && sum < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("the sum of the weights must be > 0");
        }
    }

    @Override
    public double quantile(double u) {
        double wanted = u * sums[sums.length - 1];
        int low = 0, high = sums.length - 1; // the first whose sum is above
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (sums[middle] > wanted) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return order[low];
    }

    /** The probability of the value with this index and of all before it. */
    @Override
    public double cumulative(double index) {
        int i = 0;
        while (order[i] != (int) index) {
            i++;
        }
        return sums[i] / sums[sums.length - 1];
    }

    @Override
    public String toString() {
        return "discrete" + Arrays.toString(weights);
    }
}
