package org.condyle.geometry.shape;

import org.condyle.mechanics.Shape;

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

    /** Half the thickness of the thinnest place: overlaps beyond that leave on the other side [m]. */
    double halfThickness();
}
