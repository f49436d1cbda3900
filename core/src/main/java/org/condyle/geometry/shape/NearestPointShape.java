package org.condyle.geometry.shape;

import java.util.Arrays;
import org.condyle.mechanics.Shape;
import org.jspecify.annotations.Nullable;

/** A shape that can compute the point of its surface nearest to a given point. */
public interface NearestPointShape extends Shape {
    /**
     * The nearest point of the surface, all in the shape's frame.
     *
     * @param hint where the last search ended, {@link #hintSize} numbers at {@code at}; read only, NaN when there was none
     * @param out  nearest point (3), outward unit normal there (3), then what to give as hint next time
     * @return signed distance, negative inside [m]
     */
    double project(double x, double y, double z, double[] hint, int at, double[] out);

    /**
     * A lower bound of the signed distance of a point that costs much less than {@link #project}: where it is positive, the point is outside.
     * {@code -∞} if nothing is known at that price.
     *
     * @param scratch as long as the output of {@link #project}
     */
    default double below(double x, double y, double z, double[] scratch) {
        return Double.NEGATIVE_INFINITY;
    }

    /**
     * As {@link #project}, which costs less where a hint is good; may take a second nearest place instead that is not much farther, by kinks of an
     * interpolation. For searches.
     */
    default double glance(double x, double y, double z, double[] hint, int at, double[] out) {
        return project(x, y, z, hint, at, out);
    }

    /** Numbers of a hint. */
    default int hintSize() {
        return 0;
    }

    /**
     * The curvature tensor of the surface at a point of it: the symmetric matrix ∂n/∂x (xx, yy, zz, xy, xz, yz) that
     * takes a tangent step to the change of the outward normal; positive where the surface is convex [1/m]. Infinite
     * entries at an edge or a corner.
     */
    void curvature(double x, double y, double z, double[] out);

    /** Whether all of it is known to lie below each of its tangent planes. */
    default boolean belowTangents() {
        return this instanceof Convex;
    }

    /** This shape by its support mapping; null if it is not convex or has no end. */
    default @Nullable Convex asConvex() {
        return this instanceof Convex c ? c : null;
    }

    @Override
    default double innerRadius() {
        double[] hint = new double[hintSize()];
        Arrays.fill(hint, Double.NaN);
        return Math.max(0, -project(0, 0, 0, hint, 0, new double[6 + hint.length]));
    }

    /** Half the thickness of the thinnest place: overlaps beyond that leave on the other side [m]. */
    double halfThickness();

    /**
     * A distance within which every point has one nearest place, the only one whose normal leads to the point, so that nothing is curved more than by its
     * inverse [m]; 0 where nobody knows it.
     */
    default double reach() {
        return 0;
    }
}
