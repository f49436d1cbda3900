package org.condyle.geometry.shape;

import org.condyle.math.Check;
import org.condyle.mechanics.MassProperties;
import org.condyle.mechanics.Triangles;
import org.condyle.mechanics.many.Boundary;

/** A ball about the origin of its frame. */
public record Sphere(double radius) implements Ellipsoidal, NearestPointShape, BoundaryShape {
    public Sphere {
        Check.positive("sphere radius [m]", radius);
    }

    @Override
    public String type() {
        return "sphere";
    }

    @Override
    public double reach() {
        return radius;
    }

    @Override
    public void bounds(double[] out) {
        for (int i = 0; i < 3; i++) {
            out[i] = -radius;
            out[3 + i] = radius;
        }
    }

    @Override
    public MassProperties massProperties() {
        return new Ellipsoid(radius, radius, radius).massProperties();
    }

    @Override
    public Triangles triangles(double tolerance) {
        return new Ellipsoid(radius, radius, radius).triangles(tolerance);
    }

    @Override
    public void support(double dx, double dy, double dz, double[] out) {
        out[0] = out[1] = out[2] = 0;
    }

    @Override
    public double rounding() {
        return radius;
    }

    @Override
    public boolean smooth() {
        return true;
    }

    /** The centre itself leaves along z. */
    @Override
    public double project(double x, double y, double z, double[] hint, int at, double[] out) {
        double distance = Math.sqrt(x * x + y * y + z * z);
        boolean centre = !(distance > 0);
        out[3] = centre ? 0 : x / distance;
        out[4] = centre ? 0 : y / distance;
        out[5] = centre ? 1 : z / distance;
        out[0] = radius * out[3];
        out[1] = radius * out[4];
        out[2] = radius * out[5];
        return distance - radius;
    }

    @Override
    public void curvature(double x, double y, double z, double[] out) {
        CurvatureTensor.isotropic(1 / radius, x, y, z, out);
    }

    @Override
    public double halfThickness() {
        return radius;
    }

    @Override
    public double semiAxis(int k) {
        return radius;
    }

    @Override
    public Stretched stretched() {
        return new Stretched(new Sphere(1), radius, radius, radius);
    }

    @Override
    public double uniformCurvature() {
        return 1 / radius;
    }

    @Override
    public double outerRadius() {
        return radius;
    }

    @Override
    public double innerRadius() {
        return radius;
    }

    @Override
    public int usualNodes(boolean planar) {
        return 64;
    }

    @Override
    public Boundary boundary(int n, boolean planar) {
        return new Ellipsoid(radius, radius, radius).boundary(n, planar);
    }
}
