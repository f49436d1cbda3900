package org.condyle.geometry.tree;

/**
 * Points of a surface in a tree of balls, for searches of where a distance-like function is least. Such a function changes
 * no faster than its point moves, so that its value in the middle of a ball tells what is in the ball. Immutable; the
 * memory of a search is {@link Search}.
 */
public final class SampleTree {
    private static final int LEAF = 4;
    public static final SampleTree NONE = new SampleTree(new double[3], 1);

    /** A function that changes by no more than its point moves. */
    public interface Score {
        double at(double x, double y, double z);
    }

    private final double[] points;
    private final int[] order;
    private final double[] ball; // centre, radius of each node; children of i are 2i + 1 and 2i + 2
    /** Every point of the surface has a sample that is not farther [m]. */
    public final double spacing;

    /** The vertices of triangles. */
    public static SampleTree of(org.condyle.mechanics.Triangles t) {
        double longest = 0;
        double[] v = t.vertices();
        for (int i = 0; i < t.corners().length; i++) {
            int next = i % 3 == 2 ? i - 2 : i + 1, p = 3 * t.corners()[i], q = 3 * t.corners()[next];
            longest = Math.max(longest, Math.hypot(v[p] - v[q], Math.hypot(v[p + 1] - v[q + 1], v[p + 2] - v[q + 2])));
        }
        return new SampleTree(v, 0.6 * longest);
    }

    public SampleTree(double[] points, double spacing) {
        this.points = points;
        this.spacing = spacing;
        int n = points.length / 3, nodes = 1;
        order = new int[n];
        for (int i = 0; i < n; i++) {
            order[i] = i;
        }
        for (int size = n; size > LEAF; size = (size + 1) / 2) {
            nodes = 2 * nodes + 1;
        }
        ball = new double[4 * nodes];
        build(0, 0, n);
    }

    private void build(int node, int from, int to) {
        double[] low = {1e300, 1e300, 1e300}, high = {-1e300, -1e300, -1e300};
        for (int i = from; i < to; i++) {
            for (int k = 0; k < 3; k++) {
                low[k] = Math.min(low[k], points[3 * order[i] + k]);
                high[k] = Math.max(high[k], points[3 * order[i] + k]);
            }
        }
        int axis = 0;
        for (int k = 0; k < 3; k++) {
            ball[4 * node + k] = 0.5 * (low[k] + high[k]);
            axis = high[k] - low[k] > high[axis] - low[axis] ? k : axis;
        }
        double most = 0;
        for (int i = from; i < to; i++) {
            double square = 0;
            for (int k = 0; k < 3; k++) {
                double d = points[3 * order[i] + k] - ball[4 * node + k];
                square += d * d;
            }
            most = Math.max(most, square);
        }
        ball[4 * node + 3] = Math.sqrt(most);
        if (to - from > LEAF) {
            int along = axis;
            Integer[] sorted = new Integer[to - from];
            for (int i = from; i < to; i++) {
                sorted[i - from] = order[i];
            }
            java.util.Arrays.sort(sorted, java.util.Comparator.comparingDouble(i -> points[3 * i + along]));
            for (int i = from; i < to; i++) {
                order[i] = sorted[i - from];
            }
            int middle = (from + to) >>> 1;
            build(2 * node + 1, from, middle);
            build(2 * node + 2, middle, to);
        }
    }

    /** Up to four samples, some way apart, from where the least value can be reached. */
    public final class Search {
        public static final int MOST = 4;

        public final int[] start = new int[MOST];
        public final double[] value = new double[MOST];
        public int count;
        private double best;
        private double worth; // samples above this are not kept
        private final double reach;
        private final double allowed;

        /**
         * @param distances whether the values are distances from a point: the nearest sample of a flat place at distance
         *                  d is then at √(d² + spacing²) at most; otherwise half a spacing more is allowed
         */
        public Search(boolean distances) {
            reach = distances ? spacing : 0;
            allowed = 0.5 * spacing;
        }

        /**
         * For a function that is known to be smooth.
         *
         * @param allowed how far its value at the nearest sample can be above its least value
         */
        public Search(double allowed) {
            reach = 0;
            this.allowed = allowed;
        }

        private void bound(double value) {
            best = value;
            worth = reach > 0 ? Math.sqrt(best * best + reach * reach) + 0.15 * reach : best + allowed;
        }

        /**
         * Finds the samples that may lie next to the smallest value.
         *
         * @param bound a value known to be reached elsewhere, or infinity
         */
        public void run(Score f, double bound) {
            count = 0;
            bound(bound);
            descend(f, 0, 0, order.length, f.at(ball[0], ball[1], ball[2]));
            int kept = 0;
            for (int i = 0; i < count; i++) {
                if (value[i] <= worth) {
                    value[kept] = value[i];
                    start[kept++] = start[i];
                }
            }
            count = kept;
        }

        private void descend(Score f, int node, int from, int to, double middle) {
            if (middle - ball[4 * node + 3] > worth) {
                return;
            }
            if (to - from <= LEAF) {
                for (int i = from; i < to; i++) {
                    int p = 3 * order[i];
                    consider(order[i], f.at(points[p], points[p + 1], points[p + 2]));
                }
                return;
            }
            int one = 2 * node + 1, half = (from + to) >>> 1;
            double left = f.at(ball[4 * one], ball[4 * one + 1], ball[4 * one + 2]);
            double right = f.at(ball[4 * one + 4], ball[4 * one + 5], ball[4 * one + 6]);
            if (left <= right) {
                descend(f, one, from, half, left);
                descend(f, one + 1, half, to, right);
            } else {
                descend(f, one + 1, half, to, right);
                descend(f, one, from, half, left);
            }
        }

        private void consider(int sample, double v) {
            if (!(v <= worth)) {
                return;
            }
            if (v < best) {
                bound(v);
            }
            int worst = 0;
            for (int i = 0; i < count; i++) {
                if (apart(start[i], sample) < 3 * spacing) {
                    if (v < value[i]) {
                        start[i] = sample;
                        value[i] = v;
                    }
                    return;
                }
                worst = value[i] > value[worst] ? i : worst;
            }
            int i = count < MOST ? count++ : v < value[worst] ? worst : -1;
            if (i >= 0) {
                start[i] = sample;
                value[i] = v;
            }
        }

        /** Whether start i lies so near to a place already found that it would lead there again. */
        public boolean leadsTo(int i, double x, double y, double z) {
            int p = 3 * start[i];
            double dx = points[p] - x, dy = points[p + 1] - y, dz = points[p + 2] - z;
            return dx * dx + dy * dy + dz * dz < 4 * spacing * spacing;
        }

        private double apart(int i, int j) {
            double x = points[3 * i] - points[3 * j], y = points[3 * i + 1] - points[3 * j + 1];
            double z = points[3 * i + 2] - points[3 * j + 2];
            return Math.sqrt(x * x + y * y + z * z);
        }
    }

    public double[] points() {
        return points;
    }
}
