package org.condyle.geometry.pair;

import org.condyle.geometry.convex.ConvexSearch;
import org.condyle.geometry.shape.Convex;
import org.condyle.geometry.shape.Extent;
import org.condyle.geometry.shape.Placement;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Shape;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.contact.ContactSet;

/**
 * Any two convex shapes: one contact, at the deepest overlap that {@link ConvexSearch} finds; of two flat faces on each other it is some
 * point of the overlap.
 */
public final class ConvexPair extends SurfacePair {
    private final ConvexSearch search;
    private final double roundingA;
    private final double roundingB;
    private final double[] world = new double[6];

    public ConvexPair(Surface a, Surface b) {
        super(a, b);
        Convex first = core(a.shape()), second = core(b.shape());
        search = new ConvexSearch(first, second, r);
        roundingA = first.rounding();
        roundingB = second.rounding();
    }

    /** Whether a shape is convex and has an end; a mesh is if it is a polyhedron. */
    public static boolean suits(Shape s) {
        return Convex.of(s) != null && !Extent.endless(s);
    }

    /** A shape for which {@link #suits}, or that is convex without end. */
    static Convex core(Shape s) {
        Convex c = Convex.of(s);
        if (c == null) {
            throw new IllegalArgumentException("a " + s.type() + " is not convex");
        }
        return c;
    }

    @Override
    public void find(Motion motion, double[] memory, int at, ContactSet out) {
        place(motion);
        double depth = search.depth();
        double shift = 0.5 * (roundingA - roundingB);
        double[] n = search.normal, p = search.onA, q = search.onB;
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

    @Override
    public ContactGeometry forThread() {
        return new ConvexPair(surfaceA, surfaceB);
    }
}
