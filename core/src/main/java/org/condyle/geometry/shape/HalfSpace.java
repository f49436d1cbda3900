package org.condyle.geometry.shape;

import org.condyle.mechanics.MassProperties;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Triangles;

/** A floor or a wall: all with z ≤ 0 in its frame is solid, the outward normal is +z. */
public record HalfSpace() implements NearestPointShape {
    @Override
    public String type() {
        return "half-space";
    }

    @Override
    public double reach() {
        return Double.POSITIVE_INFINITY;
    }

    @Override
    public void bounds(double[] out) {
        out[0] = out[1] = out[2] = Double.NEGATIVE_INFINITY;
        out[3] = out[4] = Double.POSITIVE_INFINITY;
        out[5] = 0;
    }

    @Override
    public MassProperties massProperties() {
        throw new ModelException("a half-space has no mass, because it is infinite; give mass and inertia of the body");
    }

    /** A square of 2 m about the origin. */
    @Override
    public Triangles triangles(double tolerance) {
        return new Triangles(new double[] {-1, -1, 0, 1, -1, 0, 1, 1, 0, -1, 1, 0}, new int[] {0, 1, 2, 0, 2, 3});
    }

    @Override
    public double project(double x, double y, double z, double[] hint, int at, double[] out) {
        out[0] = x;
        out[1] = y;
        out[2] = out[3] = out[4] = 0;
        out[5] = 1;
        return z;
    }

    @Override
    public void curvature(double x, double y, double z, double[] out) {
        CurvatureTensor.flat(out);
    }

    @Override
    public double halfThickness() {
        return Double.POSITIVE_INFINITY;
    }

    @Override
    public int normalAxis() {
        return 2;
    }

    @Override
    public boolean belowTangents() {
        return true;
    }

    @Override
    public Smoothness smoothness() {
        return Smoothness.STRAIGHT;
    }

    @Override
    public double uniformCurvature() {
        return 0;
    }
}
