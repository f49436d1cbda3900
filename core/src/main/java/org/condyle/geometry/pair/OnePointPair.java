package org.condyle.geometry.pair;

import org.condyle.geometry.convex.ConvexSearch;
import org.condyle.geometry.convex.CoreDifference;
import org.condyle.geometry.convex.Crowned;
import org.condyle.geometry.convex.FlatFaces;
import org.condyle.geometry.convex.OnePoint;
import org.condyle.geometry.shape.Convex;
import org.condyle.geometry.shape.Ellipsoid;
import org.condyle.geometry.shape.Extent;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Shape;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.contact.ContactSet;

/**
 * Two convex bodies that give way and have one contact, at the least overlap: cylinders and capsules, {@link Crowned}, on anything convex, and
 * ellipsoids on flat faces. Its point moves steadily with the pose, also where a line or an end lies flat, so that the force is the gradient of the
 * energy everywhere. {@link ConvexSearch} finds roughly where it is, {@link OnePoint} to rounding; while the bodies are {@link FarApart}, the
 * gap is a lower bound.
 */
public final class OnePointPair extends SurfacePair {
    private static final double OUT = 0.02; // of the size, beside which a crown is low

    private final ConvexSearch rough;
    private final OnePoint fine;
    private final FarApart far;
    private final double outA;
    private final double outB;
    private final double roundingA;
    private final double roundingB;
    private final GapCurvature curvature = new GapCurvature();

    /** Of surfaces for which {@link #suits}. */
    public OnePointPair(Surface a, Surface b) {
        super(a, b);
        Convex plainA = ConvexPair.core(a.shape()), plainB = ConvexPair.core(b.shape());
        boolean lined = lined(a.shape(), b.shape());
        Crowned crownedA = lined ? Crowned.of(a.shape()) : null, crownedB = lined ? Crowned.of(b.shape()) : null;
        Convex first = crownedA == null ? plainA : crownedA, second = crownedB == null ? plainB : crownedB;
        boolean smooth = first.smooth() && second.smooth();
        rough = smooth ? ConvexSearch.rough(plainA, plainB, r) : new ConvexSearch(plainA, plainB, r);
        fine = new OnePoint(new CoreDifference(first, second, r), !first.smooth(), !second.smooth());
        far = new FarApart(a.shape(), b.shape());
        outA = out(a.shape());
        outB = out(b.shape());
        roundingA = first.rounding();
        roundingB = second.rounding();
    }

    /** Whether two rigid shapes can meet so. */
    public static boolean suits(Shape a, Shape b) {
        return (lined(a, b) || eggOnFaces(a, b) || eggOnFaces(b, a)) && ConvexPair.suits(a) && ConvexPair.suits(b);
    }

    private static boolean lined(Shape a, Shape b) {
        return Crowned.lined(a) || Crowned.lined(b);
    }

    private static boolean eggOnFaces(Shape egg, Shape faces) {
        return egg instanceof Ellipsoid && FlatFaces.of(faces) != null;
    }

    @Override
    public void find(Motion motion, double[] memory, int at, ContactSet out) {
        place(motion);
        out.clear();
        if (far.look(a, b)) {
            double[] x = far.near;
            out.add(x[0], x[1], x[2], x[3], x[4], x[5], -far.gap, 0, 0);
            out.gap = far.gap;
            return;
        }
        rough.depth();
        fine.search(rough.normal);
        double depth = fine.depth + roundingA + roundingB, shift = 0.5 * (roundingA - roundingB);
        add(fine.normal, fine.onA, fine.onB, shift, depth, out);
    }

    /** Those of the plain shapes. A point is looked at from farther out, where it is beyond the edge that the crown has rounded. */
    @Override
    public void curvatures(Motion motion, ContactSet contacts, int entry, double[] out) {
        place(motion);
        curvature.begin(contacts.normal, 3 * entry);
        double half = 0.5 * contacts.depth[entry];
        add(surfaceA.shape(), a, contacts, entry, half + outA);
        add(surfaceB.shape(), b, contacts, entry, -half - outB);
        curvature.principal(out);
    }

    private void add(Shape shape, double[] frame, ContactSet c, int i, double way) {
        double[] x = c.point, n = c.normal;
        int k = 3 * i;
        curvature.add(shape, frame, x[k] + way * n[k], x[k + 1] + way * n[k + 1], x[k + 2] + way * n[k + 2]);
    }

    private static double out(Shape s) {
        return s instanceof Convex c && c.smooth() ? 0 : OUT * Extent.radius(s);
    }

    @Override
    public ContactGeometry forThread() {
        return new OnePointPair(surfaceA, surfaceB);
    }
}
