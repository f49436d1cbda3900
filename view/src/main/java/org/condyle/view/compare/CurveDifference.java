package org.condyle.view.compare;

/**
 * The distance between two curves over time, both taken as straight between their points, over the time that both cover.
 * Where a curve has several points of one instant it jumps; before and after are compared apart.
 *
 * @param from    begin of the common time [s]; NaN if there is none
 * @param to      its end
 * @param largest greatest distance, with the sign of second minus first
 * @param at      when that is; the first time, if several
 * @param rms     root of the mean square of the distance, exact for straight pieces
 * @param size    greatest magnitude of the first curve, to measure the distance by
 */
public record CurveDifference(double from, double to, double largest, double at, double rms, double size) {

    /** True if there is no time at which both have a finite value. */
    public boolean isEmpty() {
        return Double.isNaN(at);
    }

    /** Largest difference in parts of the first curve; NaN where that is zero throughout. */
    public double relative() {
        return size > 0 ? Math.abs(largest) / size : Double.NaN;
    }

    public static CurveDifference between(double[] firstTime, double[] first, double[] secondTime, double[] second) {
        Polyline a = new Polyline(firstTime, first), b = new Polyline(secondTime, second);
        double from = Math.max(a.begin(), b.begin()), to = Math.min(a.end(), b.end());
        double largest = 0, at = Double.NaN, squares = 0, length = 0, size = 0, before = Double.NaN, t = from;
        double last = Double.NaN;
        while (t <= to) {
            a.moveTo(t);
            b.moveTo(t);
            double left = t > from ? b.left() - a.left() : Double.NaN, right = b.right() - a.right();
            for (double d : new double[] {left, right}) {
                if (Double.isFinite(d) && (Double.isNaN(at) || Math.abs(d) > Math.abs(largest))) {
                    largest = d;
                    at = t;
                }
            }
            size = Math.max(size, Math.max(finite(a.left()), finite(a.right())));
            double piece = (before * before + before * left + left * left) / 3 * (t - last);
            if (Double.isFinite(piece)) { // a gap of either counts neither here nor in the length
                squares += piece;
                length += t - last;
            }
            before = right;
            last = t;
            if (t == to) {
                break;
            }
            t = Math.min(to, Math.min(a.next(), b.next()));
        }
        double rms = length > 0 ? Math.sqrt(squares / length) : Math.abs(largest);
        boolean overlap = from <= to;
        return new CurveDifference(
                overlap ? from : Double.NaN,
                overlap ? to : Double.NaN,
                largest,
                at,
                Double.isNaN(at) ? Double.NaN : rms,
                size);
    }

    private static double finite(double x) {
        return Double.isFinite(x) ? Math.abs(x) : 0;
    }

    /** A curve that is read from left to right. */
    private static final class Polyline {
        private final double[] time;
        private final double[] value;
        private int row; // the last one at or before the present time
        private double left;
        private double right;

        Polyline(double[] time, double[] value) {
            this.time = time;
            this.value = value;
        }

        double begin() {
            return time.length == 0 ? Double.POSITIVE_INFINITY : time[0];
        }

        double end() {
            return time.length == 0 ? Double.NEGATIVE_INFINITY : time[time.length - 1];
        }

        void moveTo(double t) {
            while (row + 1 < time.length && time[row + 1] < t) {
                row++;
            }
            if (time[row] < t && row + 1 < time.length && time[row + 1] > t) {
                double share = (t - time[row]) / (time[row + 1] - time[row]);
                left = right = value[row] + share * (value[row + 1] - value[row]);
                return;
            }
            row += time[row] < t ? 1 : 0; // the first of this instant
            left = value[row];
            while (row + 1 < time.length && time[row + 1] == t) {
                row++;
            }
            right = value[row];
        }

        double left() {
            return left;
        }

        double right() {
            return right;
        }

        double next() {
            return row + 1 < time.length ? time[row + 1] : Double.POSITIVE_INFINITY;
        }
    }
}
