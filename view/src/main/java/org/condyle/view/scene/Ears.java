package org.condyle.view.scene;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Triangles of a polygon by cutting ears: quadratic in its corners, which are some hundreds. */
final class Ears {
    private Ears() {}

    /** Corner numbers, three a triangle, of the polygon of the first {@code n} points, which runs counter-clockwise. */
    static int[] cut(double[] x, double[] y, int n) {
        List<Integer> left = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            left.add(i);
        }
        int[] out = new int[3 * Math.max(0, n - 2)];
        int count = 0, at = 0, idle = 0;
        while (left.size() > 3 && idle < left.size()) {
            int m = left.size();
            int a = left.get((at + m - 1) % m), b = left.get(at % m), c = left.get((at + 1) % m);
            if (isEar(x, y, left, a, b, c)) {
                count = put(out, count, a, b, c);
                left.remove(at % m);
                idle = 0;
                at = at % m == m - 1 ? 0 : at % m + 1; // not the neighbour again: fans of slivers look ragged
            } else {
                at = (at + 1) % m;
                idle++;
            }
        }
        if (left.size() == 3) {
            count = put(out, count, left.get(0), left.get(1), left.get(2));
        }
        return Arrays.copyOf(out, count); // a way that crosses itself leaves some of it open
    }

    private static int put(int[] out, int at, int a, int b, int c) {
        out[at] = a;
        out[at + 1] = b;
        out[at + 2] = c;
        return at + 3;
    }

    private static boolean isEar(double[] x, double[] y, List<Integer> left, int a, int b, int c) {
        if (side(x, y, a, b, x[c], y[c]) < 0) {
            return false;
        }
        for (int p : left) {
            if (p != a
                    && p != b
                    && p != c
                    && side(x, y, a, b, x[p], y[p]) > 0
                    && side(x, y, b, c, x[p], y[p]) > 0
                    && side(x, y, c, a, x[p], y[p]) > 0) {
                return false;
            }
        }
        return true;
    }

    /** Twice the area of (i, j, p): positive to the left of the way from i to j. */
    private static double side(double[] x, double[] y, int i, int j, double px, double py) {
        return (x[j] - x[i]) * (py - y[i]) - (px - x[i]) * (y[j] - y[i]);
    }
}
