package org.condyle.geometry.shape;

import org.condyle.math.Check;
import org.condyle.mechanics.MassProperties;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Triangles;
import org.condyle.mechanics.many.Boundary;
import org.jspecify.annotations.Nullable;

/**
 * A circle about the origin. Solid inside, or all around if {@code hollow}: the concave seat of a ball.
 *
 * @param radius [m]
 */
public record CircleProfile(double radius, boolean hollow) implements Profile, BoundaryShape {
    public CircleProfile {
        Check.positive("circle radius [m]", radius);
    }

    public CircleProfile(double radius) {
        this(radius, false);
    }

    @Override
    public String type() {
        return "circle";
    }

    @Override
    public void bounds(double[] out) {
        double r = hollow ? Double.POSITIVE_INFINITY : radius;
        out[0] = out[1] = -r;
        out[3] = out[4] = r;
        out[2] = Double.NEGATIVE_INFINITY;
        out[5] = Double.POSITIVE_INFINITY;
    }

    @Override
    public double project(double x, double y, double z, double[] hint, int at, double[] out) {
        double d = Math.hypot(x, y);
        double ux = d > 0 ? x / d : 1, uy = d > 0 ? y / d : 0; // every direction is right at the centre
        double outward = hollow ? -1 : 1;
        out[0] = radius * ux;
        out[1] = radius * uy;
        out[2] = z;
        out[3] = outward * ux;
        out[4] = outward * uy;
        out[5] = 0;
        return outward * (d - radius);
    }

    @Override
    public double bend(double[] projected, double[] scratch) {
        return hollow ? -1 / radius : 1 / radius;
    }

    @Override
    public void curvature(double x, double y, double z, double[] out) {
        double d = Math.hypot(x, y);
        Profile.tensor(hollow ? -1 / radius : 1 / radius, d > 0 ? x / d : 1, d > 0 ? y / d : 0, out);
    }

    @Override
    public double halfThickness() {
        return hollow ? Double.POSITIVE_INFINITY : radius;
    }

    @Override
    public MassProperties massProperties() {
        if (hollow) {
            throw new ModelException("a hollow circle has no finite volume; give the mass of the body");
        }
        double m = Math.PI * radius * radius, i = m * radius * radius / 4;
        return new MassProperties(m, new double[3], new double[] {i + m / 12, i + m / 12, 2 * i, 0, 0, 0});
    }

    @Override
    public Triangles triangles(double tolerance) {
        int n = ProfileTriangles.parts(tolerance, radius);
        double[] x = new double[n + 1], y = new double[n + 1];
        for (int i = 0; i <= n; i++) {
            double angle = 2 * Math.PI * (i % n) / n * (hollow ? -1 : 1);
            x[i] = radius * Math.cos(angle);
            y[i] = radius * Math.sin(angle);
        }
        return ProfileTriangles.of(x, y, radius);
    }

    @Override
    public double drawnSize() {
        return 2 * radius;
    }

    @Override
    public double outerRadius() {
        return hollow ? Double.POSITIVE_INFINITY : radius;
    }

    @Override
    public double innerRadius() {
        return radius;
    }

    @Override
    public int usualNodes(boolean planar) {
        return 128;
    }

    /** Equal parts, which converge faster than any power of their number. */
    @Override
    public @Nullable Boundary boundary(int n, boolean planar) {
        if (hollow) {
            return null;
        }
        BoundaryCollector all = new BoundaryCollector(n);
        double part = 2 * Math.PI * radius / n;
        for (int i = 0; i < n; i++) {
            double angle = 2 * Math.PI * i / n, c = Math.cos(angle), s = Math.sin(angle);
            all.add(radius * c, radius * s, 0, c, s, 0, part);
        }
        return all.boundary();
    }
}
