package org.condyle.geometry;

import java.util.Arrays;

/**
 * Hashed grids, one for each size of box. Boxes are sorted by size into levels, each a factor of two below the last. A
 * level has cells as large as its largest box, and a box lives in the one cell that holds its lowest corner, so that a
 * box meets those of its own level and of coarser ones in a few cells. All is made anew in every call: nothing is kept
 * that could go stale, and for moving spheres that is quicker than mending a tree (docs/benchmarks).
 *
 * <p>Linear in the number of boxes at constant density; boxes that are infinite are compared with all others.
 */
public final class BoxGrid implements BroadPhase {
    private static final int LEVELS = 32;
    /** Below this number of boxes looking at each is quicker than looking up cells. */
    private static final int FEW = 6;
    /** Bits of a cell's number that make its key: cells so far apart share a key, which costs time and nothing else. */
    private static final int BITS = 21;

    private static final long MASK = (1L << BITS) - 1;
    private static final int EVERYWHERE = LEVELS;

    private final int[] members = new int[LEVELS + 1]; // how many boxes
    private final int[] firstBucket = new int[LEVELS + 1];
    private final int[] bucketMask = new int[LEVELS + 1];
    private final double[] reach = new double[LEVELS + 1]; // no box of the level is longer
    private final double[] perCell = new double[LEVELS + 1]; // 1 / size of its cells

    private double farthest;
    private int[] level = new int[0];
    private int[] bucketOf = new int[0];
    private long[] keyOf = new long[0];
    private int[] item = new int[0]; // entries: by level, then by bucket
    private long[] key = new long[0];
    private int[] bucket = new int[0]; // where the entries of a bucket begin

    @Override
    public void find(double[] boxes, int count, BoxPairs out) {
        out.clear();
        if (count > level.length) {
            level = new int[count];
            bucketOf = new int[count];
            keyOf = new long[count];
            item = new int[count];
            key = new long[count];
        }
        chooseLevels(boxes, count);
        fillBuckets(boxes, count);
        for (int i = 0; i < count; i++) {
            int own = level[i];
            for (int l = 0; l <= own && own < EVERYWHERE; l++) {
                if (members[l] > FEW) {
                    meetNear(boxes, i, l, out);
                } else {
                    meetAll(boxes, i, l, out);
                }
            }
            meetAll(boxes, i, EVERYWHERE, out);
        }
        out.sort(count);
    }

    private static double extent(double[] boxes, int i) {
        int b = 6 * i;
        double e =
                Math.max(Math.max(boxes[b + 3] - boxes[b], boxes[b + 4] - boxes[b + 1]), boxes[b + 5] - boxes[b + 2]);
        // rounded up: a box is never longer than its level says
        return e < Double.MAX_VALUE / 4 ? Math.nextUp(e) : Double.POSITIVE_INFINITY;
    }

    private void chooseLevels(double[] boxes, int count) {
        Arrays.fill(members, 0);
        Arrays.fill(reach, 0);
        double largest = 0;
        farthest = 0;
        for (int i = 0; i < count; i++) {
            double e = extent(boxes, i);
            if (e < Double.POSITIVE_INFINITY) {
                largest = Math.max(largest, e);
                for (int k = 6 * i; k < 6 * i + 6; k++) {
                    farthest = Math.max(farthest, Math.abs(boxes[k]));
                }
            }
        }
        for (int i = 0; i < count; i++) {
            double e = extent(boxes, i);
            int l = e < Double.POSITIVE_INFINITY ? Math.min(LEVELS - 1, Math.getExponent(largest / e)) : EVERYWHERE;
            level[i] = l;
            members[l]++;
            reach[l] = Math.max(reach[l], e);
        }
    }

    private void fillBuckets(double[] boxes, int count) {
        int buckets = 0;
        for (int l = 0; l <= LEVELS; l++) {
            int size = l == EVERYWHERE || members[l] <= FEW ? 1 : Integer.highestOneBit(2 * members[l]);
            firstBucket[l] = buckets;
            bucketMask[l] = size - 1;
            buckets += size;
            // never so small, as for points, that the numbers of cells would outgrow their integers
            perCell[l] = 1 / Math.max(reach[l], Math.max(0x1p-40 * farthest, Double.MIN_NORMAL));
        }
        if (bucket.length <= buckets) {
            bucket = new int[buckets + 1];
        }
        Arrays.fill(bucket, 0, buckets + 1, 0);
        for (int i = 0; i < count; i++) {
            int l = level[i], b = 6 * i;
            double s = perCell[l];
            keyOf[i] = l == EVERYWHERE ? 0 : key(cell(boxes[b], s), cell(boxes[b + 1], s), cell(boxes[b + 2], s));
            bucketOf[i] = bucket(l, keyOf[i]);
            bucket[bucketOf[i]]++;
        }
        for (int k = 1; k <= buckets; k++) {
            bucket[k] += bucket[k - 1];
        }
        for (int i = count - 1; i >= 0; i--) {
            int at = --bucket[bucketOf[i]]; // the end of a bucket moves to its beginning
            item[at] = i;
            key[at] = keyOf[i];
        }
    }

    /** Box i against all of a small level. */
    private void meetAll(double[] boxes, int i, int l, BoxPairs out) {
        boolean own = level[i] == l;
        for (int e = bucket[firstBucket[l]], end = e + members[l]; e < end; e++) {
            int j = item[e];
            if ((!own || j > i) && BroadPhase.overlap(boxes, i, j)) {
                out.add(i, j);
            }
        }
    }

    /** Box i against the boxes of a level whose lowest corners are near; of its own level, those that begin later in x. */
    private void meetNear(double[] boxes, int i, int l, BoxPairs out) {
        boolean own = level[i] == l;
        int b = 6 * i;
        double s = perCell[l], r = reach[l], beginX = boxes[b];
        long x0 = cell(own ? beginX : Math.nextDown(beginX - r), s), x1 = cell(boxes[b + 3], s);
        long y0 = cell(Math.nextDown(boxes[b + 1] - r), s), y1 = cell(boxes[b + 4], s);
        long z0 = cell(Math.nextDown(boxes[b + 2] - r), s), z1 = cell(boxes[b + 5], s);
        for (long z = z0; z <= z1; z++) {
            for (long y = y0; y <= y1; y++) {
                for (long x = x0; x <= x1; x++) {
                    long k = key(x, y, z);
                    int at = bucket(l, k);
                    for (int e = bucket[at], end = bucket[at + 1]; e < end; e++) {
                        int j = item[e];
                        if (key[e] == k
                                && (!own || boxes[6 * j] > beginX || boxes[6 * j] == beginX && j > i)
                                && BroadPhase.overlap(boxes, i, j)) {
                            out.add(i, j);
                        }
                    }
                }
            }
        }
    }

    /** Never decreases with x, whatever is rounded: two boxes that overlap cannot be sorted past each other. */
    private static long cell(double x, double perCell) {
        return (long) Math.floor(x * perCell);
    }

    private static long key(long x, long y, long z) {
        return (x & MASK) << 2 * BITS | (y & MASK) << BITS | z & MASK;
    }

    private int bucket(int l, long key) {
        long h = key * 0x9E3779B97F4A7C15L; // 2⁶⁴ over the golden ratio, Knuth's multiplier
        return firstBucket[l] + ((int) (h >>> 36) & bucketMask[l]);
    }

    @Override
    public BroadPhase forThread() {
        return new BoxGrid();
    }
}
