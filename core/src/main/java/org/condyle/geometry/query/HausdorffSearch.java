package org.condyle.geometry.query;

import org.condyle.geometry.shape.Box;
import org.condyle.geometry.shape.Capsule;
import org.condyle.geometry.shape.Convex;
import org.condyle.geometry.shape.Extent;
import org.condyle.geometry.shape.Placement;
import org.condyle.geometry.shape.Sphere;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Shape;
import org.condyle.mechanics.Triangles;

/**
 * How far the points of one shape can be from another. The distance from a convex shape is a convex function, so that its
 * largest value over a shape with corners is at a corner; growing the shape by a radius on all sides adds the radius. Other
 * distances are bounded by {@link SurfaceMaximum}.
 */
final class HausdorffSearch {
    private static final double[] ORIGIN = {0, 0, 0};

    private HausdorffSearch() {}

    static Hausdorff between(Shape a, Frame atA, Shape b, Frame atB, double tolerance) {
        if (Extent.endless(a) && Extent.endless(b)) {
            throw new ModelException("the Hausdorff distance of two infinite shapes (" + a.type() + ", " + b.type()
                    + ") cannot be computed; at least one of them must be finite");
        }
        if (Extent.endless(a) || Extent.endless(b)) {
            return new Hausdorff(Double.POSITIVE_INFINITY, 0);
        }
        Hausdorff one = from(a, atA, b, atB, tolerance), two = from(b, atB, a, atA, tolerance);
        // the larger one, which lies between the larger of the lower and of the upper bounds
        double low = Math.max(one.value() - one.error(), two.value() - two.error());
        double high = Math.max(one.value() + one.error(), two.value() + two.error());
        double value = Math.max(one.value(), two.value());
        return new Hausdorff(value, Math.max(value - low, high - value));
    }

    /** Largest distance of a point of A from B. */
    private static Hausdorff from(Shape a, Frame atA, Shape b, Frame atB, double tolerance) {
        DistanceFromShape toB = new DistanceFromShape(b, atB);
        boolean convex = b instanceof Convex;
        double[] place = Extent.place(atA);
        double[] corners = corners(a);
        if (convex && corners.length > 0) {
            double[] x = new double[3];
            double most = Double.NEGATIVE_INFINITY;
            for (int k = 0; k < corners.length; k += 3) {
                Placement.toWorld(place, corners[k], corners[k + 1], corners[k + 2], x, 0);
                most = Math.max(most, toB.at(x[0], x[1], x[2]));
            }
            return new Hausdorff(Math.max(0, most + ((Convex) a).rounding()), 0);
        }
        Triangles surface = a.triangles(0.5 * tolerance);
        double coarse = coarseness(a, surface, 0.5 * tolerance);
        SurfaceMaximum most = new SurfaceMaximum(surface, place, toB::at, convex, 0.5 * tolerance);
        double error = Math.max(0, most.bound) - Math.max(0, most.value) + coarse;
        return new Hausdorff(Math.max(0, most.value), error);
    }

    /** Corners of a core that has them. */
    private static double[] corners(Shape a) {
        if (a instanceof Sphere) {
            return ORIGIN;
        }
        if (a instanceof Capsule c) {
            return new double[] {0, 0, -0.5 * c.length(), 0, 0, 0.5 * c.length()};
        }
        return a instanceof Box ? a.triangles(1).vertices() : new double[0];
    }

    /**
     * How far triangles can be from the surface they stand for: nothing if the middles of all faces and edges lie on it,
     * which only flat faces do; else what was asked for, or what is seen at the middles if that is more.
     */
    private static double coarseness(Shape a, Triangles t, double asked) {
        DistanceFromShape own = new DistanceFromShape(a, Frame.IDENTITY);
        double[] v = t.vertices();
        int[] c = t.corners();
        double most = 0;
        for (int f = 0; f < c.length; f += 3) {
            int i = 3 * c[f], j = 3 * c[f + 1], k = 3 * c[f + 2];
            double x = v[i] + v[j] + v[k], y = v[i + 1] + v[j + 1] + v[k + 1], z = v[i + 2] + v[j + 2] + v[k + 2];
            most = Math.max(most, Math.abs(own.at(x / 3, y / 3, z / 3)));
            most = Math.max(
                    most,
                    Math.abs(own.at(0.5 * (v[i] + v[j]), 0.5 * (v[i + 1] + v[j + 1]), 0.5 * (v[i + 2] + v[j + 2]))));
        }
        return most <= 1e-13 * Extent.radius(a) ? 0 : Math.max(asked, most);
    }
}
