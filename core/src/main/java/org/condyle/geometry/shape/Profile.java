package org.condyle.geometry.shape;

import org.condyle.geometry.freeform.CurveProfile;

/**
 * A shape of a planar model: a curve in the xy plane of its frame, extended infinitely along z. Two profiles can touch
 * if their z axes are parallel; contacts lie in the plane z = 0 of the first.
 */
public interface Profile extends NearestPointShape {
    /**
     * Curvature of the curve at the point that {@link #project} has just written, positive where the solid is convex
     * [1/m].
     *
     * @param projected output of {@code project}, with its hint
     * @param scratch   six numbers or more
     */
    double bend(double[] projected, double[] scratch);

    /** Whether contacts of this profile are sought in several places at once; see {@link CurveProfile}. */
    default boolean several() {
        return false;
    }

    @Override
    default Smoothness smoothness() {
        return Smoothness.EDGED;
    }

    @Override
    default double outerRadius() {
        double[] box = new double[6];
        bounds(box);
        double x = Math.max(Math.abs(box[0]), Math.abs(box[3])), y = Math.max(Math.abs(box[1]), Math.abs(box[4]));
        return Math.sqrt(x * x + y * y);
    }

    /** Writes the curvature tensor of a cylinder: {@code bend} across the plane normal (nx, ny), nothing along z. */
    static void tensor(double bend, double nx, double ny, double[] out) {
        out[0] = bend == 0 ? 0 : bend * ny * ny;
        out[1] = bend == 0 ? 0 : bend * nx * nx;
        out[3] = bend == 0 ? 0 : -bend * nx * ny;
        out[2] = out[4] = out[5] = 0;
    }
}
