package org.condyle.view.scene;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** A box that grows around points. */
final class BoundingBox {
    final double[] low = {Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY};
    final double[] high = {Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY};

    void add(double[] points, int at) {
        for (int k = 0; k < 3; k++) {
            if (Double.isFinite(points[at + k])) { // a run that failed may have gone anywhere
                low[k] = Math.min(low[k], points[at + k]);
                high[k] = Math.max(high[k], points[at + k]);
            }
        }
    }

    static BoundingBox of(double[] points) {
        BoundingBox out = new BoundingBox();
        for (int i = 0; i < points.length; i += 3) {
            out.add(points, i);
        }
        return out;
    }

    void add(BoundingBox other) {
        add(other.low, 0);
        add(other.high, 0);
    }

    boolean isEmpty() {
        return !(low[0] <= high[0] && low[1] <= high[1] && low[2] <= high[2]);
    }

    boolean holds(double[] x) {
        boolean out = true;
        for (int k = 0; k < 3; k++) {
            out &= x[k] >= low[k] && x[k] <= high[k];
        }
        return out;
    }

    /** Whether no side is farther than so much from that of another box. */
    boolean near(BoundingBox other, double distance) {
        boolean out = true;
        for (int k = 0; k < 3; k++) {
            out &= Math.abs(low[k] - other.low[k]) <= distance && Math.abs(high[k] - other.high[k]) <= distance;
        }
        return out;
    }

    double[] middle() {
        return new double[] {0.5 * (low[0] + high[0]), 0.5 * (low[1] + high[1]), 0.5 * (low[2] + high[2])};
    }

    double size() {
        return isEmpty() ? 0 : Math.sqrt(Placing.squaredDistance(low, high));
    }

    /** For each look the points of it that are farthest. */
    static List<double[]> farthest(List<Scene.Look> looks) {
        return looks.stream().map(l -> farthest(l.triangles().vertices())).toList();
    }

    /** The points that are farthest in 26 directions: nearly the box of all of them, however they are turned. */
    static double[] farthest(double[] points) {
        Set<Integer> which = new LinkedHashSet<>();
        for (int d = 0; d < 27; d++) {
            int x = d % 3 - 1, y = d / 3 % 3 - 1, z = d / 9 - 1;
            int best = -1;
            double most = Double.NEGATIVE_INFINITY;
            for (int i = 0; i < points.length; i += 3) {
                double reach = x * points[i] + y * points[i + 1] + z * points[i + 2];
                if (reach > most) {
                    most = reach;
                    best = i;
                }
            }
            if (best >= 0 && d != 13) {
                which.add(best);
            }
        }
        double[] out = new double[3 * which.size()];
        int n = 0;
        for (int i : which) {
            System.arraycopy(points, i, out, n, 3);
            n += 3;
        }
        return out;
    }
}
