package org.condyle.geometry.shape;

import org.condyle.math.Check;
import org.condyle.mechanics.MassProperties;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Shape;
import org.condyle.mechanics.Triangles;

/**
 * A spherical seat: everything outside a sphere about the origin is solid, so that a smaller ball touches it from within.
 * Its outward normal points to the centre, its curvature is -1/R.
 */
public record Cavity(double radius) implements NearestPointShape {
    public Cavity {
        Check.positive("cavity radius [m]", radius);
    }

    @Override
    public String type() {
        return "cavity";
    }

    @Override
    public void bounds(double[] out) {
        for (int i = 0; i < 3; i++) {
            out[i] = Double.NEGATIVE_INFINITY;
            out[3 + i] = Double.POSITIVE_INFINITY;
        }
    }

    @Override
    public MassProperties massProperties() {
        throw new ModelException("a cavity has no mass, because the solid around it is infinite;"
                + " give mass and inertia of the body");
    }

    /** The wall of the seat, seen from within. */
    @Override
    public Triangles triangles(double tolerance) {
        Triangles ball = new Sphere(radius).triangles(tolerance);
        int[] corners = ball.corners().clone();
        for (int i = 0; i < corners.length; i += 3) {
            int kept = corners[i];
            corners[i] = corners[i + 1];
            corners[i + 1] = kept;
        }
        return new Triangles(ball.vertices(), corners);
    }

    /** From the centre, all of the wall is equally near: the lowest point is taken. */
    @Override
    public double project(double x, double y, double z, double[] hint, int at, double[] out) {
        double distance = Math.sqrt(x * x + y * y + z * z);
        boolean centre = !(distance > 0);
        out[3] = centre ? 0 : -x / distance;
        out[4] = centre ? 0 : -y / distance;
        out[5] = centre ? 1 : -z / distance;
        out[0] = -radius * out[3];
        out[1] = -radius * out[4];
        out[2] = -radius * out[5];
        return radius - distance;
    }

    @Override
    public void curvature(double x, double y, double z, double[] out) {
        CurvatureTensor.isotropic(-1 / radius, x, y, z, out);
    }

    @Override
    public double halfThickness() {
        return Double.POSITIVE_INFINITY;
    }

    @Override
    public boolean hollow() {
        return true;
    }

    @Override
    public Shape inPlane() {
        return new CircleProfile(radius, true);
    }

    @Override
    public double drawnSize() {
        return 2 * radius;
    }

    @Override
    public double uniformCurvature() {
        return -1 / radius;
    }
}
