package org.condyle.geometry.query;

import org.condyle.geometry.Pairs;
import org.condyle.geometry.pair.ConvexPair;
import org.condyle.geometry.shape.Convex;
import org.condyle.geometry.shape.Extent;
import org.condyle.geometry.shape.Vectors;
import org.condyle.mechanics.ContactGeometry;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Shape;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.contact.ContactSet;
import org.jspecify.annotations.Nullable;

/**
 * Signed distance of two shapes in any poses, with the points that show it: by the search of {@link Pairs}, if that always
 * lists a contact; else by {@link ConvexPair}, or {@link NearestPoints} while the shapes are apart.
 */
final class GapSearch {
    private final Shape a;
    private final Shape b;
    private final @Nullable ContactGeometry pair;
    private final Motion motion = new Motion(3);
    private final ContactSet found = new ContactSet(16);
    private final double[] cold;
    /** From A to B, where the last search ended. */
    final double[] normal = new double[3];

    /** @throws ModelException if these shapes cannot meet */
    GapSearch(Shape a, Shape b) {
        this.a = a;
        this.b = b;
        Surface first = new Surface(a.type(), 1, Frame.IDENTITY, a);
        Surface second = new Surface(b.type(), 2, Frame.IDENTITY, b);
        boolean fallback = NearestPoints.suits(a, b);
        ContactGeometry known = fallback && Pairs.method(a, b).isEmpty() ? null : Pairs.between(first, second);
        if (known != null && known.candidates() == 0 && a instanceof Convex && b instanceof Convex) {
            known = new ConvexPair(first, second); // a patch says where bodies rest on each other, not how to part them
        }
        pair = known;
        cold = new double[pair == null ? 0 : pair.memories()];
    }

    PointPair find(Frame atA, Frame atB) {
        System.arraycopy(Extent.place(atA), 0, motion.placement, Motion.SIZE, Motion.SIZE);
        System.arraycopy(Extent.place(atB), 0, motion.placement, 2 * Motion.SIZE, Motion.SIZE);
        found.clear();
        if (pair != null) {
            pair.find(motion, cold, 0, found);
        }
        return found.count > 0 ? deepest() : nearest(atA, atB);
    }

    private PointPair deepest() {
        int i = 0;
        for (int k = 1; k < found.count; k++) {
            i = found.depth[k] > found.depth[i] ? k : i;
        }
        double[] p = new double[3], q = new double[3];
        for (int k = 0; k < 3; k++) {
            normal[k] = found.normal[3 * i + k];
            p[k] = found.point[3 * i + k] + 0.5 * found.depth[i] * normal[k];
            q[k] = found.point[3 * i + k] - 0.5 * found.depth[i] * normal[k];
        }
        return new PointPair(found.gap, p, q);
    }

    private PointPair nearest(Frame atA, Frame atB) {
        PointPair out = NearestPoints.between(a, atA, b, atB);
        double length = Vectors.distance(out.onA(), out.onB());
        for (int k = 0; k < 3; k++) {
            double along = out.onB()[k] - out.onA()[k];
            normal[k] = length > 0 ? Math.signum(out.distance()) * along / length : k == 2 ? 1 : 0;
        }
        return out;
    }
}
