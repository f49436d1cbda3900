package org.condyle.geometry.convex;

import org.condyle.geometry.shape.Convex;
import org.condyle.geometry.shape.Placement;

/**
 * The Minkowski difference of the cores of two convex shapes, A - B, by its support mapping, all seen from A. The origin
 * is outside of it exactly if the cores are apart, and then their distance away.
 */
public final class CoreDifference {
    private final Convex first;
    private final Convex second;
    private final double[] relative;
    private final double[] ofSecond = new double[3];
    /** Point of A's core that the last support came from. */
    public final double[] p = new double[3];
    /** Point of B's core, seen from A. */
    public final double[] q = new double[3];
    /** The support point p - q. */
    public final double[] w = new double[3];

    /** @param relative origin and axes of B seen from A, twelve numbers that may change between searches */
    public CoreDifference(Convex first, Convex second, double[] relative) {
        this.first = first;
        this.second = second;
        this.relative = relative;
    }

    /** Finds the point farthest along (x, y, z); returns how far it is. */
    public double support(double x, double y, double z) {
        double[] r = relative;
        first.support(x, y, z, p);
        second.support(
                -(r[3] * x + r[6] * y + r[9] * z),
                -(r[4] * x + r[7] * y + r[10] * z),
                -(r[5] * x + r[8] * y + r[11] * z),
                q);
        Placement.toWorld(r, q[0], q[1], q[2], q, 0);
        w[0] = p[0] - q[0];
        w[1] = p[1] - q[1];
        w[2] = p[2] - q[2];
        return w[0] * x + w[1] * y + w[2] * z;
    }

    /** out = how the point farthest along (x, y, z) moves as that changes by t, which begins at {@code at}; corners stay. */
    void supportRate(double x, double y, double z, double[] t, int at, double[] out) {
        double[] r = relative;
        double tx = t[at], ty = t[at + 1], tz = t[at + 2];
        first.supportRate(x, y, z, tx, ty, tz, out);
        second.supportRate(
                -(r[3] * x + r[6] * y + r[9] * z),
                -(r[4] * x + r[7] * y + r[10] * z),
                -(r[5] * x + r[8] * y + r[11] * z),
                r[3] * tx + r[6] * ty + r[9] * tz,
                r[4] * tx + r[7] * ty + r[10] * tz,
                r[5] * tx + r[8] * ty + r[11] * tz,
                ofSecond);
        for (int i = 0; i < 3; i++) {
            int row = 3 + 3 * i;
            out[i] += r[row] * ofSecond[0] + r[row + 1] * ofSecond[1] + r[row + 2] * ofSecond[2];
        }
    }

    /** Centre of A's frame less that of B: some point inside the difference. */
    double inner(int i) {
        return -relative[i];
    }
}
