package org.condyle.geometry.pair;

import org.condyle.geometry.convex.CommonNormal;
import org.condyle.geometry.convex.CoreDifference;
import org.condyle.geometry.convex.Epa;
import org.condyle.geometry.convex.Gjk;
import org.condyle.geometry.shape.Convex;
import org.condyle.geometry.shape.Placement;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.contact.ContactSet;

/**
 * Any two convex shapes: distance of the cores by {@link Gjk}, depth by {@link Epa} where even the cores overlap, polished
 * by {@link CommonNormal} where a shape is smooth. One contact, at the deepest overlap; of two flat faces on each other it
 * is some point of the overlap. Two ellipsoids are found to rounding; with edges and curved sides together (a cylinder) the
 * depth is right to about 1e-9 of the size, normal and point to about 1e-5.
 */
public final class ConvexPair extends SurfacePair {
    private static final double ROUGH = 1e-6;
    private static final double FINE = 1e-14;
    private static final double DEEP = 1e-12;

    private final Gjk gjk;
    private final Epa epa;
    private final CommonNormal common;
    private final CoreDifference difference;
    private final boolean smooth;
    private final boolean polish;
    private final double roundingA;
    private final double roundingB;
    private final double[] n = new double[3];
    private final double[] p = new double[3];
    private final double[] q = new double[3];
    private final double[] world = new double[6];

    public ConvexPair(Surface a, Surface b) {
        super(a, b);
        Convex first = (Convex) a.shape(), second = (Convex) b.shape();
        difference = new CoreDifference(first, second, r);
        gjk = new Gjk(difference);
        epa = new Epa(difference);
        common = new CommonNormal(difference);
        smooth = first.smooth() && second.smooth();
        polish = first.smooth() || second.smooth();
        roundingA = first.rounding();
        roundingB = second.rounding();
    }

    @Override
    public int candidates() {
        return 1;
    }

    @Override
    public void find(Motion motion, double[] memory, int at, ContactSet out) {
        place(motion);
        double depth = cores() + roundingA + roundingB;
        double shift = 0.5 * (roundingA - roundingB);
        Placement.turn(a, n[0], n[1], n[2], world, 0);
        Placement.toWorld(
                a,
                0.5 * (p[0] + q[0]) + shift * n[0],
                0.5 * (p[1] + q[1]) + shift * n[1],
                0.5 * (p[2] + q[2]) + shift * n[2],
                world,
                3);
        out.clear();
        out.add(world[3], world[4], world[5], world[0], world[1], world[2], depth, 0, 0);
        out.gap = -depth;
    }

    /** Depth of the cores; leaves the normal n and the two points p, q, all seen from A. */
    private double cores() {
        double depth;
        if (gjk.search(smooth ? ROUGH : FINE)) {
            keep(gjk.normal, gjk.onA, gjk.onB);
            depth = -gjk.distance;
        } else {
            epa.search(smooth ? ROUGH : DEEP);
            keep(epa.normal, epa.onA, epa.onB);
            depth = epa.depth;
        }
        if (polish && common.polish(n)) {
            keep(common.normal, difference.p, difference.q);
            depth = common.depth;
        }
        return depth;
    }

    private void keep(double[] normal, double[] onA, double[] onB) {
        System.arraycopy(normal, 0, n, 0, 3);
        System.arraycopy(onA, 0, p, 0, 3);
        System.arraycopy(onB, 0, q, 0, 3);
    }

    @Override
    public ContactGeometry forThread() {
        return new ConvexPair(surfaceA, surfaceB);
    }
}
