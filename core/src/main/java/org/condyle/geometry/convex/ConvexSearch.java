package org.condyle.geometry.convex;

import org.condyle.geometry.shape.Convex;

/**
 * The shortest distance of two convex shapes, or their least overlap: distance of the cores by {@link Gjk}, overlap by {@link Epa} where
 * even the cores overlap, polished by {@link CommonNormal} where a shape is smooth. Two ellipsoids are found to rounding; with edges and
 * curved sides together (a cylinder) the depth is right to about 1e-9 of the size, normal and points to about 1e-5. All is seen from A.
 */
public final class ConvexSearch {
    private static final double ROUGH = 1e-6;
    private static final double FINE = 1e-14;
    private static final double DEEP = 1e-12;

    private final Gjk gjk;
    private final Epa epa;
    private final CommonNormal common;
    private final CoreDifference difference;
    private final boolean polish;
    private final double apart; // accuracy of the distance, and of the overlap
    private final double deep;
    private final double rounding;
    /** Unit vector from A to B. */
    public final double[] normal = new double[3];
    /** The point of A's core. */
    public final double[] onA = new double[3];
    /** The point of B's core. */
    public final double[] onB = new double[3];

    /** @param relative origin and axes of B seen from A, twelve numbers that may change between searches */
    public ConvexSearch(Convex first, Convex second, double[] relative) {
        this(first, second, relative, first.smooth() && second.smooth(), first.smooth() || second.smooth());
    }

    /** A search for somebody else to polish: normals to some 1e-3. */
    public static ConvexSearch rough(Convex first, Convex second, double[] relative) {
        return new ConvexSearch(first, second, relative, true, false);
    }

    private ConvexSearch(Convex first, Convex second, double[] relative, boolean roughly, boolean polish) {
        difference = new CoreDifference(first, second, relative);
        gjk = new Gjk(difference);
        epa = new Epa(difference);
        common = new CommonNormal(difference);
        this.polish = polish;
        apart = roughly ? ROUGH : FINE;
        deep = roughly ? ROUGH : DEEP;
        rounding = first.rounding() + second.rounding();
    }

    /** Searches; returns the overlap of the grown shapes, negative if they are apart. */
    public double depth() {
        double depth;
        if (gjk.search(apart)) {
            keep(gjk.normal, gjk.onA, gjk.onB);
            depth = -gjk.distance;
        } else {
            epa.search(deep);
            keep(epa.normal, epa.onA, epa.onB);
            depth = epa.depth;
        }
        if (polish && common.polish(normal)) {
            keep(common.normal, difference.p, difference.q);
            depth = common.depth;
        }
        return depth + rounding;
    }

    /** Overlap along any unit vector from A to B. The least of all these is {@link #depth}. */
    public double depthAlong(double x, double y, double z) {
        return difference.support(x, y, z) + rounding;
    }

    private void keep(double[] n, double[] p, double[] q) {
        System.arraycopy(n, 0, normal, 0, 3);
        System.arraycopy(p, 0, onA, 0, 3);
        System.arraycopy(q, 0, onB, 0, 3);
    }
}
