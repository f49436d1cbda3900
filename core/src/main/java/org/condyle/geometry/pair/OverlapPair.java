package org.condyle.geometry.pair;

import org.condyle.geometry.convex.ConvexSearch;
import org.condyle.geometry.convex.FlatFaces;
import org.condyle.geometry.convex.FlatOverlap;
import org.condyle.geometry.shape.Placement;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Shape;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.contact.ContactSet;
import org.jspecify.annotations.Nullable;

/**
 * Two convex bodies of flat faces that give way: boxes, and convex meshes. They have one depth, that of their whole overlap
 * ({@link FlatOverlap}), so that an elastic law stores what it takes while they slide, rock and roll over edges. Its entries are four places about
 * the centroid of the overlap, which spread as far as it does: friction acts there. Apart, the gap is the exact distance by {@link ConvexSearch}, and
 * {@link FarApart} a bound of it.
 */
public final class OverlapPair extends SurfacePair {
    /** Of an overlap less deep than this only rounding would be seen: the surfaces touch [m]. */
    private static final double BARE = 1e-11;

    private final FlatFaces facesA;
    private final FlatFaces facesB;
    private final FlatOverlap overlap;
    private final ConvexSearch nearest;
    private final FarApart far;
    private final double[] spread = new double[12];
    private final double[] world = new double[6];

    /** Of surfaces for which {@link #suits}. */
    public OverlapPair(Surface a, Surface b) {
        this(a, b, FlatFaces.of(a.shape()), FlatFaces.of(b.shape()));
    }

    private OverlapPair(Surface a, Surface b, @Nullable FlatFaces facesA, @Nullable FlatFaces facesB) {
        super(a, b);
        if (facesA == null || facesB == null) {
            throw new IllegalArgumentException("a shape is no convex body of flat faces");
        }
        this.facesA = facesA;
        this.facesB = facesB;
        overlap = new FlatOverlap(facesA, facesB, r);
        far = new FarApart(a.shape(), b.shape());
        nearest = new ConvexSearch(ConvexPair.core(a.shape()), ConvexPair.core(b.shape()), r);
    }

    /** Whether two surfaces can meet so. */
    public static boolean suits(Shape a, Shape b) {
        return FlatFaces.of(a) != null && FlatFaces.of(b) != null;
    }

    @Override
    public int candidates() {
        return 0;
    }

    @Override
    public boolean whole() {
        return true;
    }

    @Override
    public void find(Motion motion, double[] memory, int at, ContactSet out) {
        place(motion);
        out.clear();
        if (far.look(a, b)) {
            double[] x = far.near;
            out.lower(far.gap, x[0], x[1], x[2], x[3], x[4], x[5]);
            return;
        }
        boolean overlaps = overlap.search();
        if (overlaps && overlap.depth > BARE) {
            list(out);
            return;
        }
        double distance = -nearest.depth();
        double[] n = nearest.normal, x = nearest.onA;
        Placement.toWorld(a, x[0], x[1], x[2], world, 0);
        Placement.turn(a, n[0], n[1], n[2], world, 3);
        out.lower(
                overlaps ? -overlap.depth : Math.max(0, distance),
                world[0],
                world[1],
                world[2],
                world[3],
                world[4],
                world[5]);
    }

    private void list(ContactSet out) {
        double[] g = overlap.gradient, c = overlap.centroid, whole = out.whole;
        out.gap = -overlap.depth;
        double size = Math.sqrt(g[0] * g[0] + g[1] * g[1] + g[2] * g[2]);
        double nx = -g[0] / size, ny = -g[1] / size, nz = -g[2] / size;
        overlap.spread(nx, ny, nz, spread);
        Placement.toWorld(a, c[0], c[1], c[2], whole, 0);
        Placement.turn(a, g[0], g[1], g[2], whole, 3);
        Placement.turn(a, g[3], g[4], g[5], whole, 6);
        Placement.turn(a, nx, ny, nz, world, 3);
        for (int k = 0; k < 12; k += 3) {
            Placement.toWorld(a, c[0] + spread[k], c[1] + spread[k + 1], c[2] + spread[k + 2], world, 0);
            out.add(world[0], world[1], world[2], world[3], world[4], world[5], overlap.depth, 0, k / 3);
        }
        out.isWhole = true;
    }

    /** Edges and corners all. */
    @Override
    public void curvatures(Motion motion, ContactSet contacts, int entry, double[] out) {
        out[0] = out[1] = Double.POSITIVE_INFINITY;
    }

    @Override
    public ContactGeometry forThread() {
        return new OverlapPair(surfaceA, surfaceB, facesA, facesB);
    }
}
