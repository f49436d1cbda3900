package org.condyle.study.statistics;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Curves of many runs as a band: at each x the mean, the median and the limits between which 90 % of the runs lie. The
 * curves are interpolated at common x between the lowest and the highest of all; only runs that have an x count there.
 *
 * <p>If x goes back, as a flexion does, a curve is followed from its start to its farthest x, and points where x goes back on the
 * way are left out.
 */
public final class Envelope {
    private static final int POINTS = 101;

    private final List<double[][]> curves = new ArrayList<>();

    /**
     * One place of a band.
     *
     * @param runs that have this x
     */
    public record Band(double x, int runs, double mean, double low, double median, double high) {}

    /** One run. */
    public void add(List<Double> x, List<Double> y) {
        int n = 0, far = 0;
        for (int i = 0; i < x.size(); i++) {
            far = Math.abs(x.get(i) - x.get(0)) > Math.abs(x.get(far) - x.get(0)) ? i : far;
        }
        double sign = far > 0 && x.get(far) < x.get(0) ? -1 : 1;
        double[] xs = new double[far + 1], ys = new double[far + 1];
        for (int i = 0; i <= far && !x.isEmpty(); i++) {
            if (Double.isFinite(y.get(i)) && (n == 0 || sign * x.get(i) > xs[n - 1])) {
                xs[n] = sign * x.get(i);
                ys[n++] = y.get(i);
            }
        }
        if (n > 0) {
            for (int i = 0; i < n; i++) {
                xs[i] *= sign;
            }
            curves.add(new double[][] {
                sign > 0 ? Arrays.copyOf(xs, n) : reversed(xs, n), sign > 0 ? Arrays.copyOf(ys, n) : reversed(ys, n)
            });
        }
    }

    public int runs() {
        return curves.size();
    }

    private static double[] reversed(double[] x, int n) {
        double[] back = new double[n];
        for (int i = 0; i < n; i++) {
            back[i] = x[n - 1 - i];
        }
        return back;
    }

    public List<Band> bands() {
        double from = Double.POSITIVE_INFINITY, to = Double.NEGATIVE_INFINITY;
        for (double[][] c : curves) {
            from = Math.min(from, c[0][0]);
            to = Math.max(to, c[0][c[0].length - 1]);
        }
        List<Band> bands = new ArrayList<>();
        for (int i = 0; i < POINTS && from <= to; i++) {
            double x = i == POINTS - 1 ? to : from + i * (to - from) / (POINTS - 1);
            double[] y = curves.stream()
                    .mapToDouble(c -> at(c, x))
                    .filter(Double::isFinite)
                    .sorted()
                    .toArray();
            if (y.length > 0) {
                bands.add(new Band(
                        x,
                        y.length,
                        Arrays.stream(y).sum() / y.length,
                        Quantile.ofSorted(y, 0.05),
                        Quantile.ofSorted(y, 0.5),
                        Quantile.ofSorted(y, 0.95)));
            }
        }
        return bands;
    }

    private static double at(double[][] curve, double x) {
        double[] xs = curve[0], ys = curve[1];
        int n = xs.length;
        if (x < xs[0] || x > xs[n - 1]) {
            return Double.NaN;
        }
        int found = Arrays.binarySearch(xs, x);
        if (found >= 0) {
            return ys[found];
        }
        int i = -found - 1; // the first beyond
        return ys[i - 1] + (x - xs[i - 1]) / (xs[i] - xs[i - 1]) * (ys[i] - ys[i - 1]);
    }
}
