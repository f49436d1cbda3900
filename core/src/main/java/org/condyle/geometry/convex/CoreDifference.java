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

    /** Centre of A's frame less that of B: some point inside the difference. */
    double inner(int i) {
        return -relative[i];
    }
}
