package org.condyle.geometry.shape;

import org.condyle.math.Check;
import org.condyle.mechanics.MassProperties;
import org.condyle.mechanics.Triangles;

/** A cylinder about z with flat ends, centred. */
public record Cylinder(double radius, double length) implements Convex, NearestPointShape {
    private static final int RIM = 12; // corners that stand for a rim where it lies flat
    private static final double EDGE = 1e-6; // so near, relative to the size, a point counts as on the edge

    public Cylinder {
        Check.positive("cylinder radius [m]", radius);
        Check.positive("cylinder length [m]", length);
    }

    @Override
    public String type() {
        return "cylinder";
    }

    @Override
    public void bounds(double[] out) {
        out[3] = out[4] = radius;
        out[5] = 0.5 * length;
        for (int i = 0; i < 3; i++) {
            out[i] = -out[3 + i];
        }
    }

    @Override
    public MassProperties massProperties() {
        double volume = Math.PI * radius * radius * length;
        double along = volume * radius * radius / 2;
        double across = volume * (radius * radius / 4 + length * length / 12);
        return new MassProperties(volume, new double[3], new double[] {across, across, along, 0, 0, 0});
    }

    @Override
    public Triangles triangles(double tolerance) {
        double half = 0.5 * length;
        return Revolution.turn(
                new double[] {0, radius, radius, 0},
                new double[] {-half, -half, half, half},
                Revolution.parts(radius, 2 * tolerance),
                false);
    }

    @Override
    public void support(double dx, double dy, double dz, double[] out) {
        double across = Math.sqrt(dx * dx + dy * dy);
        double scale = across > 0 ? radius / across : 0;
        out[0] = scale * dx;
        out[1] = scale * dy;
        out[2] = dz >= 0 ? 0.5 * length : -0.5 * length;
    }

    /** An end, by corners on its rim that are fixed to it; or the line of its side. */
    @Override
    public int flatPart(double dx, double dy, double dz, double[] out, double[] normal) {
        double half = 0.5 * length, across = Math.sqrt(dx * dx + dy * dy);
        if (Math.abs(dz) < across) {
            for (int k = 0; k < 2; k++) {
                out[3 * k] = radius * dx / across;
                out[3 * k + 1] = radius * dy / across;
                out[3 * k + 2] = k == 0 ? -half : half;
            }
            return 2;
        }
        double sign = dz >= 0 ? 1 : -1;
        for (int k = 0; k < RIM; k++) {
            double angle = sign * 2 * Math.PI * k / RIM;
            out[3 * k] = radius * Math.cos(angle);
            out[3 * k + 1] = radius * Math.sin(angle);
            out[3 * k + 2] = sign * half;
        }
        normal[0] = normal[1] = 0;
        normal[2] = sign;
        return RIM;
    }

    /** Next to the edge the normal is that of the nearest way, which turns from one face to the other. */
    @Override
    public double project(double x, double y, double z, double[] hint, int at, double[] out) {
        double half = 0.5 * length;
        double across = Math.sqrt(x * x + y * y);
        double ux = across > 0 ? x / across : 1, uy = across > 0 ? y / across : 0;
        double beyond = across - radius, above = Math.abs(z) - half, sign = Math.copySign(1, z);
        if (beyond <= 0 && above <= 0) {
            boolean side = beyond >= above;
            out[0] = side ? radius * ux : x;
            out[1] = side ? radius * uy : y;
            out[2] = side ? z : sign * half;
            out[3] = side ? ux : 0;
            out[4] = side ? uy : 0;
            out[5] = side ? 0 : sign;
            return side ? beyond : above;
        }
        double u = Math.max(0, beyond), v = Math.max(0, above);
        double distance = Math.sqrt(u * u + v * v);
        out[0] = beyond > 0 ? radius * ux : x;
        out[1] = beyond > 0 ? radius * uy : y;
        out[2] = above > 0 ? sign * half : z;
        out[3] = u * ux / distance;
        out[4] = u * uy / distance;
        out[5] = sign * v / distance;
        return distance;
    }

    @Override
    public void curvature(double x, double y, double z, double[] out) {
        double near = EDGE * (radius + length);
        boolean side = Math.sqrt(x * x + y * y) >= radius - near, end = Math.abs(z) >= 0.5 * length - near;
        if (side && end) {
            CurvatureTensor.infinite(out);
        } else if (end) {
            CurvatureTensor.flat(out);
        } else {
            CurvatureTensor.aboutAxis(1 / radius, x, y, out);
        }
    }

    @Override
    public double halfThickness() {
        return Math.min(radius, 0.5 * length);
    }

    @Override
    public Smoothness smoothness() {
        return Smoothness.STRAIGHT;
    }

    @Override
    public Crown crown(double share) {
        double half = 0.5 * length, thin = Crown.height(share, half, radius), disk = radius - thin;
        return new Crown(true, 0, disk, disk, thin, thin, thin, half - thin);
    }
}
