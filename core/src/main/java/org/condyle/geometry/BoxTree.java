package org.condyle.geometry;

import java.util.Arrays;

/**
 * A dynamic tree of boxes (after Catto's b2DynamicTree): leaves are a little larger than what they hold and are put
 * anew only when their box has left them; a new leaf goes where the tree's surface grows least.
 */
public final class BoxTree implements BroadPhase {
    private static final double FAT = 0.1;
    private static final int NONE = -1;

    // leaf i is node i, inner nodes follow
    private int count;
    private double[] node = new double[0];
    private int[] parent = new int[0];
    private int[] left = new int[0];
    private int[] right = new int[0];
    private int[] free = new int[0];
    private int frees;
    private int root = NONE;
    private int[] stack = new int[64];
    private int[] everywhere = new int[4];
    private int everywheres;

    @Override
    public void find(double[] boxes, int n, BoxPairs out) {
        out.clear();
        if (count != n) {
            reset(n);
        }
        everywheres = 0;
        for (int i = 0; i < n; i++) {
            if (!finite(boxes, i)) {
                if (left[i] != NONE) {
                    remove(i);
                }
                if (everywheres == everywhere.length) {
                    everywhere = Arrays.copyOf(everywhere, 2 * everywheres);
                }
                everywhere[everywheres++] = i;
            } else if (left[i] == NONE || !holds(i, boxes)) {
                if (left[i] != NONE) {
                    remove(i);
                }
                fatten(boxes, i);
                insert(i);
            }
        }
        for (int i = 0; i < n; i++) {
            if (left[i] != NONE) {
                query(boxes, i, out);
            }
        }
        for (int k = 0; k < everywheres; k++) {
            int i = everywhere[k];
            for (int j = 0; j < n; j++) {
                if ((left[j] != NONE || j > i) && BroadPhase.overlap(boxes, i, j)) {
                    out.add(i, j);
                }
            }
        }
        out.sort(n);
    }

    private void reset(int n) {
        count = n;
        int size = Math.max(1, 2 * n);
        node = new double[6 * size];
        parent = new int[size];
        left = new int[size];
        right = new int[size];
        free = new int[size];
        Arrays.fill(left, NONE); // of a leaf: NONE while it is not in the tree, itself when it is
        frees = 0;
        for (int k = size - 1; k >= n; k--) {
            free[frees++] = k;
        }
        root = NONE;
    }

    private static boolean finite(double[] boxes, int i) {
        for (int k = 0; k < 3; k++) {
            if (!(Math.abs(boxes[6 * i + 3 + k] - boxes[6 * i + k]) < 1e100)) {
                return false;
            }
        }
        return true;
    }

    private boolean holds(int i, double[] boxes) {
        int a = 6 * i;
        return node[a] <= boxes[a]
                && node[a + 1] <= boxes[a + 1]
                && node[a + 2] <= boxes[a + 2]
                && node[a + 3] >= boxes[a + 3]
                && node[a + 4] >= boxes[a + 4]
                && node[a + 5] >= boxes[a + 5];
    }

    private void fatten(double[] boxes, int i) {
        int a = 6 * i;
        double size = 0;
        for (int k = 0; k < 3; k++) {
            size = Math.max(size, boxes[a + 3 + k] - boxes[a + k]);
        }
        for (int k = 0; k < 3; k++) {
            node[a + k] = boxes[a + k] - FAT * size;
            node[a + 3 + k] = boxes[a + 3 + k] + FAT * size;
        }
    }

    private void insert(int leaf) {
        left[leaf] = leaf;
        if (root == NONE) {
            root = leaf;
            parent[leaf] = NONE;
            return;
        }
        int at = root;
        while (at >= count) {
            double own = area(at), both = area(at, leaf);
            double here = 2 * both, pass = 2 * (both - own);
            double toLeft = pass + cost(left[at], leaf), toRight = pass + cost(right[at], leaf);
            if (here < toLeft && here < toRight) {
                break;
            }
            at = toLeft < toRight ? left[at] : right[at];
        }
        int up = free[--frees], above = parent[at];
        parent[up] = above;
        left[up] = at;
        right[up] = leaf;
        parent[at] = up;
        parent[leaf] = up;
        if (above == NONE) {
            root = up;
        } else if (left[above] == at) {
            left[above] = up;
        } else {
            right[above] = up;
        }
        refit(up);
    }

    private double cost(int child, int leaf) {
        double both = area(child, leaf);
        return child < count ? both : both - area(child);
    }

    private void remove(int leaf) {
        left[leaf] = NONE;
        int up = parent[leaf];
        if (up == NONE) {
            root = NONE;
            return;
        }
        int sibling = left[up] == leaf ? right[up] : left[up], above = parent[up];
        parent[sibling] = above;
        if (above == NONE) {
            root = sibling;
        } else {
            if (left[above] == up) {
                left[above] = sibling;
            } else {
                right[above] = sibling;
            }
            refit(above);
        }
        free[frees++] = up;
    }

    /** Mends boxes from a node upwards, and turns a grandchild up where that makes a child's box smaller. */
    private void refit(int from) {
        for (int at = from; at != NONE; at = parent[at]) {
            rotate(at);
            join(at);
        }
    }

    private void join(int at) {
        int o = 6 * at, a = 6 * left[at], b = 6 * right[at];
        for (int k = 0; k < 3; k++) {
            node[o + k] = Math.min(node[a + k], node[b + k]);
            node[o + 3 + k] = Math.max(node[a + 3 + k], node[b + 3 + k]);
        }
    }

    private void rotate(int at) {
        int b = left[at], c = right[at];
        double best = 0;
        int child = NONE, keep = NONE, swap = NONE;
        if (c >= count) {
            double now = area(c);
            double keepLeft = now - area(b, left[c]), keepRight = now - area(b, right[c]);
            if (keepLeft > best) {
                best = keepLeft;
                child = c;
                keep = left[c];
                swap = right[c];
            }
            if (keepRight > best) {
                best = keepRight;
                child = c;
                keep = right[c];
                swap = left[c];
            }
        }
        if (b >= count) {
            double now = area(b);
            double keepLeft = now - area(c, left[b]), keepRight = now - area(c, right[b]);
            if (keepLeft > best) {
                best = keepLeft;
                child = b;
                keep = left[b];
                swap = right[b];
            }
            if (keepRight > best) {
                child = b;
                keep = right[b];
                swap = left[b];
            }
        }
        if (child == NONE) {
            return;
        }
        int other = child == c ? b : c;
        left[child] = other;
        right[child] = keep;
        parent[other] = child;
        left[at] = swap;
        right[at] = child;
        parent[swap] = at;
        join(child);
    }

    private void query(double[] boxes, int i, BoxPairs out) {
        int depth = 0, a = 6 * i;
        stack[depth++] = root;
        double x0 = boxes[a], y0 = boxes[a + 1], z0 = boxes[a + 2];
        double x1 = boxes[a + 3], y1 = boxes[a + 4], z1 = boxes[a + 5];
        while (depth > 0) {
            int at = stack[--depth];
            double[] from = at < count ? boxes : node;
            int o = 6 * at;
            if (x0 > from[o + 3]
                    || from[o] > x1
                    || y0 > from[o + 4]
                    || from[o + 1] > y1
                    || z0 > from[o + 5]
                    || from[o + 2] > z1) {
                continue;
            }
            if (at >= count) {
                if (depth + 2 > stack.length) {
                    stack = Arrays.copyOf(stack, 2 * stack.length);
                }
                stack[depth++] = left[at];
                stack[depth++] = right[at];
            } else if (at > i) {
                out.add(i, at);
            }
        }
    }

    private double area(int i) {
        int a = 6 * i;
        double x = node[a + 3] - node[a], y = node[a + 4] - node[a + 1], z = node[a + 5] - node[a + 2];
        return x * y + y * z + z * x;
    }

    private double area(int i, int j) {
        int a = 6 * i, b = 6 * j;
        double x = Math.max(node[a + 3], node[b + 3]) - Math.min(node[a], node[b]);
        double y = Math.max(node[a + 4], node[b + 4]) - Math.min(node[a + 1], node[b + 1]);
        double z = Math.max(node[a + 5], node[b + 5]) - Math.min(node[a + 2], node[b + 2]);
        return x * y + y * z + z * x;
    }

    @Override
    public BroadPhase forThread() {
        return new BoxTree();
    }
}
