package org.condyle.geometry.freeform;

import org.condyle.math.Check;

/**
 * A part of a sphere without its poles, 0 ≤ u, v ≤ 1:
 *
 * <pre>  s = R (cos θ, sin θ cos φ, sin θ sin φ),  θ = θ₀ + u (θ₁ - θ₀),  φ = φ₀ + v (φ₁ - φ₀)  </pre>
 *
 * The axis of the parameters is x. With θ from 45 to 135 deg and φ from -135 to -45 deg the middle is the lowest point.
 */
public record SpherePatch(double radius, double theta0, double theta1, double phi0, double phi1)
        implements ParametricSurface {
    public SpherePatch {
        Check.positive("sphere patch radius [m]", radius);
        if (!(theta0 > 0 && theta0 < theta1 && theta1 < Math.PI)) {
            throw new IllegalArgumentException("theta of a sphere patch must increase between 0 and 180 deg, was "
                    + Math.toDegrees(theta0) + " to " + Math.toDegrees(theta1) + " deg");
        }
        if (!(phi0 < phi1 && phi1 <= phi0 + 2 * Math.PI * (1 + 1e-15))) {
            throw new IllegalArgumentException("phi of a sphere patch must increase by a turn at most, was "
                    + Math.toDegrees(phi0) + " to " + Math.toDegrees(phi1) + " deg");
        }
    }

    /** The patch about the lowest point, along -z. */
    public static SpherePatch below(double radius) {
        return new SpherePatch(radius, 0.25 * Math.PI, 0.75 * Math.PI, -0.75 * Math.PI, -0.25 * Math.PI);
    }

    @Override
    public void jet(double u, double v, double[] out) {
        double a = theta1 - theta0, b = phi1 - phi0, r = radius;
        double ct = Math.cos(theta0 + a * u), st = Math.sin(theta0 + a * u);
        double cp = Math.cos(phi0 + b * v), sp = Math.sin(phi0 + b * v);
        write(out, 0, r * ct, r * st * cp, r * st * sp);
        write(out, 3, -r * a * st, r * a * ct * cp, r * a * ct * sp);
        write(out, 6, 0, -r * b * st * sp, r * b * st * cp);
        write(out, 9, -r * a * a * ct, -r * a * a * st * cp, -r * a * a * st * sp);
        write(out, 12, 0, -r * a * b * ct * sp, r * a * b * ct * cp);
        write(out, 15, 0, -r * b * b * st * cp, -r * b * b * st * sp);
    }

    private static void write(double[] out, int at, double x, double y, double z) {
        out[at] = x;
        out[at + 1] = y;
        out[at + 2] = z;
    }
}
