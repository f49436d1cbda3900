package org.condyle.geometry.tree;

import java.util.Arrays;

/**
 * A hierarchy of axis-parallel boxes over numbered items, in flat arrays. A node holds the boxes of its two children side
 * by side (centre and half extent), so that one visit reads one place of memory; items of a leaf are neighbours in
 * {@link #order}. Built top down by the surface area heuristic over bins (Wald 2007).
 *
 * <p>A child reference r ≥ 0 is a node; r &lt; 0 is a leaf whose first item is {@code first(r)} with {@code count(r)} items.
 */
public final class BoxTree {
    /** Twelve numbers a node: centre and half extent of the left child's box, then of the right child's. */
    public final double[] boxes;
    /** Left and right child of each node. */
    public final int[] children;
    /** Items as the leaves list them. */
    public final int[] order;
    /** The whole: a node, or a leaf if there are few items. */
    public final int root;
    /** Centre and half extent of the box around everything. */
    public final double[] whole = new double[6];

    private static final int BINS = 16;
    /** Depth below which items are halved by count, so that a stack of {@link #DEPTH} always suffices. */
    private static final int PATIENCE = 60;

    /** Enough places for the stack of any descent. */
    public static final int DEPTH = 128;

    private double[] items; // this and the next two while it is built
    private double[] grown;
    private int[] grownChildren;
    private final int leafSize;
    private final double[] binBox = new double[6 * BINS];
    private final int[] binCount = new int[BINS];
    private final double[] areaRight = new double[BINS];
    private int nodes;

    /**
     * Sorts boxes into a tree.
     *
     * @param items min x, y, z and max x, y, z of each item
     */
    public BoxTree(double[] items, int leafSize) {
        this.items = items;
        this.leafSize = leafSize;
        int n = items.length / 6;
        order = new int[n];
        for (int i = 0; i < n; i++) {
            order[i] = i;
        }
        int guess = Math.max(1, 2 * (n / leafSize));
        grown = new double[12 * guess];
        grownChildren = new int[2 * guess];
        root = build(0, n, 0);
        centred(0, n, whole, 0);
        boxes = Arrays.copyOf(grown, 12 * Math.max(1, nodes));
        children = Arrays.copyOf(grownChildren, 2 * Math.max(1, nodes));
        this.items = grown = new double[0];
        grownChildren = new int[0];
    }

    /** Fits the boxes to other extents of the items, which are now numbered as {@link #order} had them. */
    public void refit(double[] ordered) {
        double[] box = new double[6];
        refit(root, ordered, box);
        toCentre(box, whole, 0);
    }

    private void refit(int ref, double[] ordered, double[] out) {
        System.arraycopy(emptyBox(), 0, out, 0, 6);
        if (ref < 0) {
            for (int i = first(ref); i < first(ref) + count(ref); i++) {
                join(out, ordered, 6 * i);
            }
            return;
        }
        double[] part = new double[6];
        for (int side = 0; side < 2; side++) {
            refit(children[2 * ref + side], ordered, part);
            toCentre(part, boxes, 12 * ref + 6 * side);
            join(out, part, 0);
        }
    }

    public static int first(int leaf) {
        return ~leaf >>> 4;
    }

    public static int count(int leaf) {
        return ~leaf & 15;
    }

    /** First of all items below a node or leaf, which are neighbours in the order. */
    public int firstBelow(int ref) {
        while (ref >= 0) {
            ref = children[2 * ref];
        }
        return first(ref);
    }

    /** Behind the last of them. */
    public int endBelow(int ref) {
        while (ref >= 0) {
            ref = children[2 * ref + 1];
        }
        return first(ref) + count(ref);
    }

    /** Squared distance of a point from the box at {@code at}. */
    public static double distance2(double[] box, int at, double x, double y, double z) {
        double dx = Math.max(Math.abs(x - box[at]) - box[at + 3], 0);
        double dy = Math.max(Math.abs(y - box[at + 1]) - box[at + 4], 0);
        double dz = Math.max(Math.abs(z - box[at + 2]) - box[at + 5], 0);
        return dx * dx + dy * dy + dz * dz;
    }

    private int build(int from, int to, int depth) {
        if (to - from <= leafSize) {
            return ~((from << 4) | (to - from));
        }
        int cut = split(from, to, depth);
        int node = nodes++;
        if (12 * nodes > grown.length) {
            grown = Arrays.copyOf(grown, 12 * (nodes + nodes / 2 + 1));
            grownChildren = Arrays.copyOf(grownChildren, 2 * (nodes + nodes / 2 + 1));
        }
        centred(from, cut, grown, 12 * node);
        centred(cut, to, grown, 12 * node + 6);
        int left = build(from, cut, depth + 1), right = build(cut, to, depth + 1);
        grownChildren[2 * node] = left;
        grownChildren[2 * node + 1] = right;
        return node;
    }

    private void centred(int from, int to, double[] out, int at) {
        double[] box = emptyBox();
        for (int i = from; i < to; i++) {
            join(box, items, 6 * order[i]);
        }
        toCentre(box, out, at);
    }

    private static void toCentre(double[] box, double[] out, int at) {
        for (int k = 0; k < 3; k++) {
            double c = 0.5 * (box[k] + box[3 + k]);
            out[at + k] = c;
            out[at + 3 + k] = Math.max(box[3 + k] - c, c - box[k]);
        }
    }

    private double middle(int item, int axis) {
        return items[6 * item + axis] + items[6 * item + 3 + axis];
    }

    /** Reorders from..to and tells where the second half begins. */
    private int split(int from, int to, int depth) {
        int axis = -1;
        double best = Double.POSITIVE_INFINITY, bestBin = 0, bestLow = 0, bestScale = 0;
        for (int k = 0; k < 3 && depth < PATIENCE; k++) {
            double low = Double.POSITIVE_INFINITY, high = Double.NEGATIVE_INFINITY;
            for (int i = from; i < to; i++) {
                double m = middle(order[i], k);
                low = Math.min(low, m);
                high = Math.max(high, m);
            }
            if (!(high > low)) {
                continue;
            }
            double scale = BINS * (1 - 1e-9) / (high - low);
            fill(from, to, k, low, scale);
            int left = 0;
            double[] grown = emptyBox();
            for (int b = 0; b < BINS - 1; b++) {
                left += binCount[b];
                join(grown, binBox, 6 * b);
                int right = to - from - left;
                if (left > 0 && right > 0) {
                    double cost = left * area(grown, 0) + right * areaRight[b + 1];
                    if (cost < best) {
                        best = cost;
                        axis = k;
                        bestBin = b;
                        bestLow = low;
                        bestScale = scale;
                    }
                }
            }
        }
        if (axis < 0) {
            return (from + to) >>> 1; // all in one place, or very deep: any half will do
        }
        int cut = from;
        for (int i = from; i < to; i++) {
            if ((int) ((middle(order[i], axis) - bestLow) * bestScale) <= bestBin) {
                int other = order[cut];
                order[cut++] = order[i];
                order[i] = other;
            }
        }
        return cut;
    }

    private void fill(int from, int to, int axis, double low, double scale) {
        for (int b = 0; b < BINS; b++) {
            binCount[b] = 0;
            System.arraycopy(emptyBox(), 0, binBox, 6 * b, 6);
        }
        for (int i = from; i < to; i++) {
            int b = (int) ((middle(order[i], axis) - low) * scale);
            binCount[b]++;
            join(binBox, 6 * b, items, 6 * order[i]);
        }
        double[] grown = emptyBox();
        for (int b = BINS - 1; b > 0; b--) {
            join(grown, binBox, 6 * b);
            areaRight[b] = area(grown, 0);
        }
    }

    private static double[] emptyBox() {
        double i = Double.POSITIVE_INFINITY;
        return new double[] {i, i, i, -i, -i, -i};
    }

    private static void join(double[] box, double[] other, int at) {
        join(box, 0, other, at);
    }

    private static void join(double[] box, int boxAt, double[] other, int at) {
        for (int k = 0; k < 3; k++) {
            box[boxAt + k] = Math.min(box[boxAt + k], other[at + k]);
            box[boxAt + 3 + k] = Math.max(box[boxAt + 3 + k], other[at + 3 + k]);
        }
    }

    private static double area(double[] b, int at) {
        double x = b[at + 3] - b[at], y = b[at + 4] - b[at + 1], z = b[at + 5] - b[at + 2];
        return x < 0 ? 0 : x * y + y * z + z * x;
    }
}
