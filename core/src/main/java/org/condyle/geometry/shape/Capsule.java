package org.condyle.geometry.shape;

import org.condyle.math.Check;
import org.condyle.mechanics.MassProperties;
import org.condyle.mechanics.Triangles;

/**
 * All points no farther than a radius from a segment along z, centred.
 *
 * @param radius of the round [m]
 * @param length of the straight part, from centre to centre of the two round ends [m]
 */
public record Capsule(double radius, double length) implements Convex, NearestPointShape {
    public Capsule {
        Check.positive("capsule radius [m]", radius);
        Check.positive("capsule length [m]", length);
    }

    @Override
    public String type() {
        return "capsule";
    }

    @Override
    public void bounds(double[] out) {
        out[3] = out[4] = radius;
        out[5] = radius + 0.5 * length;
        for (int i = 0; i < 3; i++) {
            out[i] = -out[3 + i];
        }
    }

    @Override
    public MassProperties massProperties() {
        double square = radius * radius;
        double tube = Math.PI * square * length, ends = 4.0 / 3 * Math.PI * square * radius;
        double along = tube * square / 2 + ends * 0.4 * square;
        double across = tube * (length * length / 12 + square / 4)
                + ends * (0.4 * square + length * length / 4 + 0.375 * length * radius);
        return new MassProperties(tube + ends, new double[3], new double[] {across, across, along, 0, 0, 0});
    }

    @Override
    public Triangles triangles(double tolerance) {
        int around = Revolution.parts(radius, tolerance);
        int quarter = around / 4;
        double[] r = new double[2 * quarter + 2];
        double[] z = new double[2 * quarter + 2];
        for (int i = 0; i <= quarter; i++) {
            double angle = 0.5 * Math.PI * i / quarter;
            r[i] = i == 0 ? 0 : radius * Math.sin(angle);
            z[i] = -radius * Math.cos(angle) - 0.5 * length;
            r[2 * quarter + 1 - i] = r[i];
            z[2 * quarter + 1 - i] = -z[i];
        }
        return Revolution.turn(r, z, around, false);
    }

    @Override
    public void support(double dx, double dy, double dz, double[] out) {
        out[0] = out[1] = 0;
        out[2] = dz >= 0 ? 0.5 * length : -0.5 * length;
    }

    @Override
    public int flatPart(double dx, double dy, double dz, double[] out, double[] normal) {
        for (int k = 0; k < 2; k++) {
            out[3 * k] = out[3 * k + 1] = 0;
            out[3 * k + 2] = k == 0 ? -0.5 * length : 0.5 * length;
        }
        return 2;
    }

    @Override
    public double rounding() {
        return radius;
    }

    /** A point of the axis leaves along x, one of its two ends along z. */
    @Override
    public double project(double x, double y, double z, double[] hint, int at, double[] out) {
        double half = 0.5 * length;
        double foot = Math.max(-half, Math.min(half, z));
        double up = z - foot;
        double distance = Math.sqrt(x * x + y * y + up * up);
        if (distance > 0) {
            out[3] = x / distance;
            out[4] = y / distance;
            out[5] = up / distance;
        } else {
            boolean inner = Math.abs(z) < half;
            out[3] = inner ? 1 : 0;
            out[4] = 0;
            out[5] = inner ? 0 : Math.signum(z);
        }
        out[0] = radius * out[3];
        out[1] = radius * out[4];
        out[2] = foot + radius * out[5];
        return distance - radius;
    }

    /** On the seams between tube and ends, that of the round ends. */
    @Override
    public void curvature(double x, double y, double z, double[] out) {
        double up = Math.abs(z) - 0.5 * length;
        if (up >= -1e-9 * radius) {
            CurvatureTensor.isotropic(1 / radius, x, y, Math.copySign(Math.max(0, up), z), out);
        } else {
            CurvatureTensor.aboutAxis(1 / radius, x, y, out);
        }
    }

    @Override
    public double halfThickness() {
        return radius;
    }

    @Override
    public Crown crown(double share) {
        double half = 0.5 * length, thin = Crown.height(share, half, radius);
        return new Crown(true, radius - thin, thin, thin, half + thin);
    }
}
