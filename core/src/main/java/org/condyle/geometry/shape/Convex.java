package org.condyle.geometry.shape;

import org.condyle.mechanics.Shape;
import org.jspecify.annotations.Nullable;

/**
 * A convex shape by its support mapping: a core, grown by a radius on all sides. A sphere is a point grown by R, a
 * capsule a segment. Searches between cores are exact for the grown shapes and smooth where those are.
 */
public interface Convex extends Shape {
    /** A shape by its support mapping: itself, or the polyhedron that it is; null if it is not convex. */
    static @Nullable Convex of(Shape s) {
        return s instanceof Convex c ? c : s instanceof NearestPointShape p ? p.asConvex() : null;
    }

    /** out = the point of the core that lies farthest along (dx, dy, dz), which need not be a unit vector. */
    void support(double dx, double dy, double dz, double[] out);

    /** By how much the core is grown [m]. */
    default double rounding() {
        return 0;
    }

    /**
     * The flat part of the core that looks most nearly along a direction: the corners of a face in order, seen from outside anticlockwise,
     * the two ends of a line, or one point. What rests on another body rests on these.
     *
     * @param out    the points, room for {@value #MOST_CORNERS}
     * @param normal of a face, its outward unit normal; of anything else it is not written
     * @return number of points; a face has three or more
     */
    default int flatPart(double dx, double dy, double dz, double[] out, double[] normal) {
        support(dx, dy, dz, out);
        return 1;
    }

    /** Corners of a flat part at most. */
    int MOST_CORNERS = 64;

    /**
     * As a sum of ellipsoids that lies inside, with crowns instead of straight lines and flat faces; null if it has none of these.
     *
     * @param share height of a crown as a part of the lengths around it
     */
    default @Nullable Crown crown(double share) {
        return null;
    }

    /**
     * The sum of ellipsoids, grown by a radius, that a crowned shape is.
     *
     * @param lined    whether the shape has straight lines on a curved side, for which it is to be crowned
     * @param rounding by how much the sum is grown [m]
     * @param semiAxes three for each ellipsoid [m]
     */
    record Crown(boolean lined, double rounding, double... semiAxes) {
        /** Height of the crown of a line or a face between two lengths. */
        static double height(double share, double one, double other) {
            return share * Math.min(one, other);
        }
    }

    /**
     * True if the support point moves smoothly with the direction, so that a search may polish its result by Newton's
     * method: an ellipsoid, or a core that is a single point; not where there are edges, corners or flat faces.
     */
    default boolean smooth() {
        return false;
    }
}
