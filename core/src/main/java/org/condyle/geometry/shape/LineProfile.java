package org.condyle.geometry.shape;

import org.condyle.mechanics.MassProperties;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Triangles;

/** The straight line y = 0, solid below. */
public record LineProfile() implements Profile {
    @Override
    public String type() {
        return "line";
    }

    @Override
    public void bounds(double[] out) {
        out[0] = out[1] = out[2] = Double.NEGATIVE_INFINITY;
        out[3] = out[5] = Double.POSITIVE_INFINITY;
        out[4] = 0;
    }

    @Override
    public double project(double x, double y, double z, double[] hint, int at, double[] out) {
        out[0] = x;
        out[1] = 0;
        out[2] = z;
        out[3] = 0;
        out[4] = 1;
        out[5] = 0;
        return y;
    }

    @Override
    public double bend(double[] projected, double[] scratch) {
        return 0;
    }

    @Override
    public void curvature(double x, double y, double z, double[] out) {
        Profile.tensor(0, 0, 1, out);
    }

    @Override
    public double halfThickness() {
        return Double.POSITIVE_INFINITY;
    }

    @Override
    public MassProperties massProperties() {
        throw new ModelException("a line has no finite volume; give the mass of the body");
    }

    /** A square of one metre about the origin. */
    @Override
    public Triangles triangles(double tolerance) {
        return ProfileTriangles.of(new double[] {0.5, -0.5}, new double[2], 0.5);
    }

    @Override
    public int normalAxis() {
        return 1;
    }
}
