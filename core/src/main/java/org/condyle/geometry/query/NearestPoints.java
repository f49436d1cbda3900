package org.condyle.geometry.query;

import org.condyle.geometry.Pairs;
import org.condyle.geometry.shape.Extent;
import org.condyle.geometry.shape.Vectors;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Shape;

/**
 * The gap of two shapes for which {@link Pairs} knows no search, or none while they are apart: the point of one surface
 * where the signed distance from the other is least, by {@link SurfaceMaximum} to a five-hundredth of the size. For
 * separated shapes the two points are then projected alternately on the two surfaces until they converge, which makes
 * the distance exact to rounding unless two local minima differ by less than that. Overlapping, the depth is that of
 * the deepest point of either surface in the other, to a five-hundredth of the size.
 */
final class NearestPoints {
    private static final double COARSE = 2e-3;
    private static final int ROUNDS = 500;

    private NearestPoints() {}

    static boolean suits(Shape a, Shape b) {
        return !(Extent.endless(a) && Extent.endless(b)) && DistanceFromShape.knows(a) && DistanceFromShape.knows(b);
    }

    static PointPair between(Shape a, Frame atA, Shape b, Frame atB) {
        if (!suits(a, b)) {
            throw new ModelException("the distance of a " + a.type() + " and a " + b.type()
                    + " cannot be computed; use a mesh or primitives for one of them");
        }
        DistanceFromShape fromA = new DistanceFromShape(a, atA), fromB = new DistanceFromShape(b, atB);
        PointPair best = null;
        double tolerance = COARSE * Math.min(Extent.radius(a), Extent.radius(b));
        if (!Extent.endless(a)) {
            SurfaceMaximum m = new SurfaceMaximum(
                    a.triangles(tolerance), Extent.place(atA), (x, y, z) -> -fromB.at(x, y, z), false, tolerance);
            fromB.at(m.place[0], m.place[1], m.place[2]);
            best = new PointPair(-m.value, m.place.clone(), fromB.nearest(m.place));
        }
        if (!Extent.endless(b)) {
            SurfaceMaximum m = new SurfaceMaximum(
                    b.triangles(tolerance), Extent.place(atB), (x, y, z) -> -fromA.at(x, y, z), false, tolerance);
            if (best == null || -m.value < best.distance()) {
                fromA.at(m.place[0], m.place[1], m.place[2]);
                best = new PointPair(-m.value, fromA.nearest(m.place), m.place.clone());
            }
        }
        if (best == null) {
            throw new IllegalStateException("one of them is finite");
        }
        return best.distance() > 0 ? rest(best, fromA, fromB) : best;
    }

    private static PointPair rest(PointPair from, DistanceFromShape fromA, DistanceFromShape fromB) {
        double[] p = from.onA(), q = from.onB();
        double distance = Double.POSITIVE_INFINITY;
        for (int k = 0; k < ROUNDS; k++) {
            if (fromA.at(q[0], q[1], q[2]) <= 0) {
                return from; // triangles that were apart though the surfaces are not
            }
            double[] nextP = fromA.nearest(q);
            if (fromB.at(nextP[0], nextP[1], nextP[2]) <= 0) {
                return from;
            }
            double[] nextQ = fromB.nearest(nextP);
            double next = Vectors.distance(nextP, nextQ);
            if (!(next < distance)) {
                break;
            }
            p = nextP;
            q = nextQ;
            distance = next;
        }
        return new PointPair(distance, p, q);
    }
}
