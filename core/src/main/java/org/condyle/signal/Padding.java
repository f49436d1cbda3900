package org.condyle.signal;

/**
 * Continues a signal beyond both ends by its odd reflection, 2 x₀ - x: value and slope go on, so that a filter has no
 * step to answer to where the measurement begins and ends.
 */
public final class Padding {
    private Padding() {}

    /** {@code x} with {@code count} samples more at each end; at most one less than {@code x} has. */
    public static double[] odd(double[] x, int count) {
        int n = x.length;
        if (count < 0 || (count > 0 && count > n - 1)) {
            throw new IllegalArgumentException("a signal of " + n + " samples can be continued by 0 to "
                    + Math.max(0, n - 1) + " samples, not by " + count);
        }
        double[] padded = new double[n + 2 * count];
        System.arraycopy(x, 0, padded, count, n);
        for (int i = 1; i <= count; i++) {
            padded[count - i] = 2 * x[0] - x[i];
            padded[count + n - 1 + i] = 2 * x[n - 1] - x[n - 1 - i];
        }
        return padded;
    }
}
