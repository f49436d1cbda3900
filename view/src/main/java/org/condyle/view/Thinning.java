package org.condyle.view;

import java.util.Arrays;
import org.condyle.view.canvas.Axis;
import org.jspecify.annotations.Nullable;

/**
 * Chooses the rows of a curve that are enough to draw it: lines between the kept rows pass every dropped one within a
 * known part of the curve's range. Kept in any case are both ends, the lowest and the highest row, the borders of gaps
 * and rows that share their time.
 *
 * <p>One walk over the rows: from the last kept one a cone holds all lines that pass the rows since then closely enough,
 * and the farthest row inside the cone is kept next (Williams, Computer Graphics and Image Processing 8 (1978) 286-293).
 * Splitting at the worst row, as Douglas and Peucker do, would walk over the rows many times.
 */
final class Thinning {
    private static final double FINEST = 1e-5; // of the range; half a pixel on a screen is a thousandth
    private static final double COARSER = 2;
    private static final double ROUND_OFF = 1 - 1e-9;

    private final double[] time;
    private final double[] value;
    private final int most;
    private int lowest = -1;
    private int highest = -1;
    private final int[] kept;

    /**
     * The rows to draw.
     *
     * @param error largest distance of a dropped row from the lines, as a part of the curve's range; 1 if there are more
     *     gaps than rows may be kept
     */
    record Kept(int[] rows, double error) {}

    private Thinning(double[] time, double[] value, int most) {
        this.time = time;
        this.value = value;
        this.most = most;
        kept = new int[most];
        for (int k = 0; k < value.length; k++) {
            if (shows(k)) {
                lowest = lowest < 0 || value[k] < value[lowest] ? k : lowest;
                highest = highest < 0 || value[k] > value[highest] ? k : highest;
            }
        }
    }

    /** The finest choice of at most {@code most} rows; times must not fall. */
    static Kept of(double[] time, double[] value, int most) {
        if (value.length <= most) {
            int[] all = new int[value.length];
            Arrays.setAll(all, k -> k);
            return new Kept(all, 0);
        }
        Thinning t = new Thinning(time, value, Math.max(8, most));
        double range = t.range();
        for (double part = FINEST; part <= 1; part *= COARSER) {
            int[] rows = t.walk(part * range * ROUND_OFF);
            if (rows != null) {
                return new Kept(rows, range > 0 ? t.error(rows) / range : 0);
            }
        }
        return new Kept(t.everyFew(), 1);
    }

    private boolean shows(int k) {
        return Math.abs(value[k]) <= Axis.LARGEST;
    }

    private double range() {
        return lowest < 0 ? 0 : value[highest] - value[lowest];
    }

    private int @Nullable [] walk(double tolerance) {
        int n = value.length, count = 0, at = 0;
        kept[count++] = 0;
        while (at < n - 1) {
            at = next(at, tolerance);
            if (count == most) {
                return null;
            }
            kept[count++] = at;
        }
        return Arrays.copyOf(kept, count);
    }

    /** The farthest row that a line from {@code at} may go to. */
    private int next(int at, double tolerance) {
        int n = value.length, good = at + 1;
        if (!shows(at)) {
            while (good < n - 1 && !shows(good) && !shows(good + 1)) {
                good++; // of a gap its borders are enough
            }
            return good;
        }
        double low = Double.NEGATIVE_INFINITY, high = Double.POSITIVE_INFINITY;
        for (int k = at + 1; k < n && shows(k); k++) {
            double span = time[k] - time[at];
            if (!(span > 0)) {
                return k; // a jump
            }
            double slope = (value[k] - value[at]) / span;
            if (low <= slope && slope <= high) {
                good = k;
            }
            if (mustStay(k)) {
                break;
            }
            low = Math.max(low, slope - tolerance / span);
            high = Math.min(high, slope + tolerance / span);
            if (low > high || k - at > 64 + 8 * (good - at)) { // the latter keeps the walk linear on noise
                break;
            }
        }
        return good;
    }

    private boolean mustStay(int k) {
        return k == lowest
                || k == highest
                || (k + 1 < value.length && (!shows(k + 1) || time[k + 1] == time[k]))
                || time[k] == time[k - 1];
    }

    private double error(int[] rows) {
        double worst = 0;
        for (int i = 1; i < rows.length; i++) {
            int a = rows[i - 1], b = rows[i];
            for (int k = a + 1; k < b && shows(k); k++) {
                double drawn = value[a] + (value[b] - value[a]) * ((time[k] - time[a]) / (time[b] - time[a]));
                worst = Math.max(worst, Math.abs(drawn - value[k]));
            }
        }
        return worst;
    }

    /** For curves of little else than gaps. */
    private int[] everyFew() {
        int n = value.length, few = most - 3;
        int[] rows = new int[most];
        for (int i = 0; i < few; i++) {
            rows[i] = (int) ((long) i * (n - 1) / (few - 1));
        }
        rows[few] = Math.max(0, lowest);
        rows[few + 1] = Math.max(0, highest);
        rows[few + 2] = n - 1;
        return Arrays.stream(rows).sorted().distinct().toArray();
    }
}
