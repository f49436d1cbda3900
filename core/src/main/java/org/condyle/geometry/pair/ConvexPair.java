package org.condyle.geometry.pair;

import org.condyle.geometry.convex.ConvexSearch;
import org.condyle.geometry.shape.Convex;
import org.condyle.geometry.shape.Extent;
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
        out.clear();
        add(search.normal, search.onA, search.onB, shift, depth, out);
    }

    @Override
    public ContactGeometry forThread() {
        return new ConvexPair(surfaceA, surfaceB);
    }
}
