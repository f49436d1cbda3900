package org.condyle.geometry.tree;

import java.util.Arrays;

/**
 * Pairs of numbers, first &lt; second, sorted by first and then by second. Gathered in any order and then sorted, without
 * allocation once the arrays have grown: the library's sort of long arrays makes scratch of its own.
 */
public final class BoxPairs {
    public int count;
    public int[] first = new int[16];
    public int[] second = new int[16];

    private int[] start = new int[1];
    private int[] scratch = new int[16];

    public void clear() {
        count = 0;
    }

    /** Adds a pair in either order; each pair is to be added once. */
    public void add(int i, int j) {
        if (count == first.length) {
            first = Arrays.copyOf(first, 2 * count);
            second = Arrays.copyOf(second, 2 * count);
        }
        first[count] = Math.min(i, j);
        second[count++] = Math.max(i, j);
    }

    /** Puts pairs of numbers below {@code size} in order: twice by counting, first by second and then by first. */
    public void sort(int size) {
        if (start.length <= size) {
            start = new int[size + 1];
        }
        if (scratch.length < 2 * count) {
            scratch = new int[2 * first.length];
        }
        // each pass keeps the order of equals, so that the last key decides first
        pass(second, first, scratch, size, 0, count);
        int half = count;
        count(scratch, half, size, half);
        for (int k = 0; k < half; k++) {
            int at = start[scratch[half + k]]++;
            first[at] = scratch[half + k];
            second[at] = scratch[k];
        }
    }

    /** out = keys, then values, in the order of the keys. */
    private void pass(int[] keys, int[] values, int[] out, int size, int from, int n) {
        count(keys, n, size, from);
        for (int k = 0; k < n; k++) {
            int at = start[keys[k]]++;
            out[at] = keys[k];
            out[n + at] = values[k];
        }
    }

    /** start = where the entries of each key begin. */
    private void count(int[] keys, int n, int size, int from) {
        Arrays.fill(start, 0, size + 1, 0);
        for (int k = 0; k < n; k++) {
            start[keys[from + k] + 1]++;
        }
        for (int k = 1; k <= size; k++) {
            start[k] += start[k - 1];
        }
    }
}
