package org.condyle.geometry.shape;

import org.condyle.math.Check;
import org.condyle.mechanics.MassProperties;
import org.condyle.mechanics.Triangles;
import org.hipparchus.special.Beta;

/**
 * A superquadric about the origin,
 *
 * <pre>  (|x/a|^(2/e₂) + |y/b|^(2/e₂))^(e₂/e₁) + |z/c|^(2/e₁) = 1,  </pre>
 *
 * e₁ shaping its meridians, e₂ its waist: 1, 1 is the ellipsoid, small exponents make boxes and cylinders with rounded
 * edges, near 2 come double pyramids. It is convex for exponents up to 2; from 0.2 to 1.8 all searches keep their
 * accuracy. Above 1 the curvature is infinite, below 1 zero, where the surface crosses a coordinate plane or axis.
 * Formulas: A. Jaklič, A. Leonardis and F. Solina, Segmentation and Recovery of Superquadrics (2000), chapter 2.
 *
 * @param a  semi-axis along x [m]
 * @param b  semi-axis along y [m]
 * @param c  semi-axis along z [m]
 * @param e1 exponent along the meridians [-]
 * @param e2 exponent around the waist [-]
 */
public record Superquadric(double a, double b, double c, double e1, double e2) implements Convex, SampledShape {
    public Superquadric {
        Check.positive("superquadric semi-axis a [m]", a);
        Check.positive("superquadric semi-axis b [m]", b);
        Check.positive("superquadric semi-axis c [m]", c);
        Check.within("superquadric exponent e1 [-] (convex and well-conditioned)", e1, 0.2, 1.8);
        Check.within("superquadric exponent e2 [-] (convex and well-conditioned)", e2, 0.2, 1.8);
    }

    @Override
    public String type() {
        return "superquadric";
    }

    @Override
    public void bounds(double[] out) {
        out[3] = a;
        out[4] = b;
        out[5] = c;
        for (int i = 0; i < 3; i++) {
            out[i] = -out[3 + i];
        }
    }

    /** The size of the superquadric through a point: 1 on the surface, less inside, 2 on one twice as large. */
    public double scale(double x, double y, double z) {
        double u = Math.abs(x) / a, v = Math.abs(y) / b, w = Math.abs(z) / c;
        return norm(norm(u, v, 2 / e2), w, 2 / e1);
    }

    private static double norm(double u, double v, double p) {
        double large = Math.max(u, v), small = Math.min(u, v);
        return large > 0 ? large * Math.pow(1 + Math.pow(small / large, p), 1 / p) : 0;
    }

    /** The dual norm's gradient, with 1/p + 1/p' = 1. Every direction is right for no direction: (a, 0, 0) is taken. */
    @Override
    public void support(double dx, double dy, double dz, double[] out) {
        double p = 2 / (2 - e2), q = 2 / (2 - e1);
        double u = a * Math.abs(dx), v = b * Math.abs(dy), w = c * Math.abs(dz);
        double waist = norm(u, v, p), all = norm(waist, w, q);
        if (!(all > 0)) {
            out[0] = a;
            out[1] = out[2] = 0;
            return;
        }
        double share = Math.pow(waist / all, q - 1);
        out[0] = waist > 0 ? Math.copySign(a * share * Math.pow(u / waist, p - 1), dx) : 0;
        out[1] = waist > 0 ? Math.copySign(b * share * Math.pow(v / waist, p - 1), dy) : 0;
        out[2] = Math.copySign(c * Math.pow(w / all, q - 1), dz);
    }

    @Override
    public double project(double x, double y, double z, double[] hint, int at, double[] out) {
        return SuperquadricNearest.project(this, x, y, z, out);
    }

    @Override
    public void curvature(double x, double y, double z, double[] out) {
        double p = 2 / e2, q = 2 / e1;
        // a billionth of an axis away from the coordinate planes, where powers would divide by zero
        double u = Math.max(Math.abs(x) / a, 1e-9), v = Math.max(Math.abs(y) / b, 1e-9);
        double w = Math.max(Math.abs(z) / c, 1e-9);
        double rho = norm(u, v, p), pu = u / rho, pv = v / rho;
        double sx = Math.copySign(1 / a, x), sy = Math.copySign(1 / b, y), sz = Math.copySign(1 / c, z);
        double rx = Math.pow(pu, p - 1) * sx, ry = Math.pow(pv, p - 1) * sy;
        // second derivatives of rho: (p - 1)/rho (u/rho)^(p-2) (v/rho)^(p-2) times a perfect square
        double k = (p - 1) / rho * Math.pow(pu, p - 2) * Math.pow(pv, p - 2);
        double f1 = Math.pow(rho, q - 1), f2 = (q - 1) * Math.pow(rho, q - 2);
        double gx = f1 * rx, gy = f1 * ry, gz = Math.pow(w, q - 1) * sz;
        double xx = f2 * rx * rx + f1 * k * pv * pv * sx * sx;
        double yy = f2 * ry * ry + f1 * k * pu * pu * sy * sy;
        double xy = f2 * rx * ry - f1 * k * pu * pv * sx * sy;
        double zz = (q - 1) * Math.pow(w, q - 2) * sz * sz;
        CurvatureTensor.ofImplicit(gx, gy, gz, xx, yy, zz, xy, 0, 0, out);
    }

    /** The radius of the largest ball about the centre that fits. */
    @Override
    public double halfThickness() {
        return -project(0, 0, 0, new double[0], 0, new double[6]);
    }

    @Override
    public MassProperties massProperties() {
        double k = a * b * c * e1 * e2;
        double volume = 2 * k * beta(e1 / 2 + 1, e1) * beta(e2 / 2, e2 / 2);
        double waist = 0.5 * k * beta(e2 / 2, 1.5 * e2) * beta(e1 / 2, 2 * e1 + 1);
        double xx = waist * a * a, yy = waist * b * b;
        double zz = k * c * c * beta(e2 / 2, e2 / 2) * beta(1.5 * e1, e1 + 1);
        return new MassProperties(volume, new double[3], new double[] {yy + zz, xx + zz, xx + yy, 0, 0, 0});
    }

    private static double beta(double p, double q) {
        return Math.exp(Beta.logBeta(p, q));
    }

    /** A ball's net drawn onto the surface from the centre, refined while a triangle's middle lies too deep. */
    @Override
    public Triangles triangles(double tolerance) {
        for (int parts = 16; ; parts *= 2) {
            Triangles net = Revolution.unitBall(parts);
            double[] v = net.vertices();
            for (int i = 0; i < v.length; i += 3) {
                double x = a * v[i], y = b * v[i + 1], z = c * v[i + 2], s = scale(x, y, z);
                v[i] = x / s;
                v[i + 1] = y / s;
                v[i + 2] = z / s;
            }
            if (parts >= 256 || depth(net) <= tolerance) {
                return net;
            }
        }
    }

    private double depth(Triangles net) {
        double[] v = net.vertices();
        int[] corner = net.corners();
        double most = 0;
        for (int i = 0; i < corner.length; i += 3) {
            int p = 3 * corner[i], q = 3 * corner[i + 1], r = 3 * corner[i + 2];
            double x = (v[p] + v[q] + v[r]) / 3, y = (v[p + 1] + v[q + 1] + v[r + 1]) / 3;
            double z = (v[p + 2] + v[q + 2] + v[r + 2]) / 3;
            most = Math.max(most, (1 / scale(x, y, z) - 1) * Math.sqrt(x * x + y * y + z * z));
        }
        return most;
    }
}
