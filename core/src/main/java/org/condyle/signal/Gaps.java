package org.condyle.signal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import org.condyle.math.CubicSpline;

/** Missing samples of a signal, which are NaN. */
public final class Gaps {
    /** Samples on each side of a gap that decide how it is filled. */
    private static final int NEIGHBOURS = 6;

    private Gaps() {}

    /** Samples {@code first} to {@code last}, both included. */
    public record Range(int first, int last) {
        public int size() {
            return last - first + 1;
        }
    }

    /** The gaps, in order; those at the ends as well. */
    public static List<Range> find(double[] values) {
        return ranges(values, true);
    }

    /** What lies between the gaps. */
    public static List<Range> runs(double[] values) {
        return ranges(values, false);
    }

    private static List<Range> ranges(double[] values, boolean missing) {
        List<Range> all = new ArrayList<>();
        int start = -1;
        for (int i = 0; i <= values.length; i++) {
            boolean in = i < values.length && Double.isNaN(values[i]) == missing;
            if (in && start < 0) {
                start = i;
            } else if (!in && start >= 0) {
                all.add(new Range(start, i - 1));
                start = -1;
            }
        }
        return all;
    }

    /**
     * Fills gaps of at most {@code longest} seconds, measured from the last sample before to the first after; longer
     * ones and those at the ends stay. A gap is filled with the cubic spline (not-a-knot) through up to six samples on
     * each side.
     *
     * @return the signal with the filled gaps; the argument is not changed
     */
    public static double[] fill(double[] times, double[] values, double longest) {
        double[] filled = values.clone();
        for (Range gap : find(values)) {
            int before = gap.first() - 1, after = gap.last() + 1;
            if (before < 0 || after >= values.length || times[after] - times[before] > longest) {
                continue;
            }
            int[] near = neighbours(values, before, after);
            double[] t = Arrays.stream(near).mapToDouble(i -> times[i]).toArray();
            double[] x = Arrays.stream(near).mapToDouble(i -> values[i]).toArray();
            CubicSpline spline = new CubicSpline(t, x, CubicSpline.Ends.NOT_A_KNOT);
            for (int i = gap.first(); i <= gap.last(); i++) {
                filled[i] = spline.value(times[i]);
            }
        }
        return filled;
    }

    private static int[] neighbours(double[] values, int before, int after) {
        int from = before, to = after;
        while (from > 0 && before - from < NEIGHBOURS - 1 && !Double.isNaN(values[from - 1])) {
            from--;
        }
        while (to + 1 < values.length && to - after < NEIGHBOURS - 1 && !Double.isNaN(values[to + 1])) {
            to++;
        }
        int[] near = new int[before - from + 1 + to - after + 1];
        int n = 0;
        for (int i = from; i <= to; i++) {
            if (i <= before || i >= after) {
                near[n++] = i;
            }
        }
        return near;
    }

    /** Applies an operation to each run between gaps on its own, so that a gap keeps its place and its size. */
    public static double[] between(double[] values, UnaryOperator<double[]> operation) {
        double[] out = values.clone();
        for (Range run : runs(values)) {
            double[] changed = operation.apply(Arrays.copyOfRange(values, run.first(), run.last() + 1));
            System.arraycopy(changed, 0, out, run.first(), run.size());
        }
        return out;
    }
}
