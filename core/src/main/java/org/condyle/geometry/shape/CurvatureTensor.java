package org.condyle.geometry.shape;

import java.util.Arrays;

/** Curvature tensors (xx, yy, zz, xy, xz, yz) of surfaces, put together from their principal directions. */
public final class CurvatureTensor {
    public static final int SIZE = 6;

    private CurvatureTensor() {}

    /** out = 0: a plane. */
    static void flat(double[] out) {
        Arrays.fill(out, 0, SIZE, 0);
    }

    /** An edge or a corner. */
    public static void infinite(double[] out) {
        Arrays.fill(out, 0, SIZE, Double.POSITIVE_INFINITY);
    }

    /** out += k v vᵀ: curvature k along the unit vector v. */
    static void add(double k, double x, double y, double z, double[] out) {
        out[0] += k * x * x;
        out[1] += k * y * y;
        out[2] += k * z * z;
        out[3] += k * x * y;
        out[4] += k * x * z;
        out[5] += k * y * z;
    }

    /** out = k (I - n nᵀ): curvature k in all directions, as a sphere has it; n of any length but zero. */
    static void isotropic(double k, double x, double y, double z, double[] out) {
        out[0] = out[1] = out[2] = k;
        out[3] = out[4] = out[5] = 0;
        add(-k / (x * x + y * y + z * z), x, y, z, out);
    }

    /** out = curvature k along the horizontal circle about the z axis through (x, y), straight along z. */
    static void aboutAxis(double k, double x, double y, double[] out) {
        flat(out);
        double square = x * x + y * y;
        if (square > 0) {
            add(k / square, -y, x, 0, out);
        }
    }

    /** out = P H P / |g| with P = I - n nᵀ: the surface of an implicit function with gradient g and second derivatives H. */
    public static void ofImplicit(
            double gx,
            double gy,
            double gz,
            double xx,
            double yy,
            double zz,
            double xy,
            double xz,
            double yz,
            double[] out) {
        double steep = Math.sqrt(gx * gx + gy * gy + gz * gz), nx = gx / steep, ny = gy / steep, nz = gz / steep;
        double hx = xx * nx + xy * ny + xz * nz, hy = xy * nx + yy * ny + yz * nz, hz = xz * nx + yz * ny + zz * nz;
        double twice = hx * nx + hy * ny + hz * nz;
        out[0] = (xx - 2 * hx * nx + twice * nx * nx) / steep;
        out[1] = (yy - 2 * hy * ny + twice * ny * ny) / steep;
        out[2] = (zz - 2 * hz * nz + twice * nz * nz) / steep;
        out[3] = (xy - hx * ny - hy * nx + twice * nx * ny) / steep;
        out[4] = (xz - hx * nz - hz * nx + twice * nx * nz) / steep;
        out[5] = (yz - hy * nz - hz * ny + twice * ny * nz) / steep;
    }

    /** out = sign R K Rᵀ: a tensor of a frame (origin, axes) seen from outside; an infinite one stays so. */
    public static void turn(double[] k, double[] frame, double sign, double[] out) {
        if (!Double.isFinite(k[0] + k[1] + k[2] + k[3] + k[4] + k[5])) {
            infinite(out);
            return;
        }
        for (int e = 0; e < SIZE; e++) {
            int i = 3 + 3 * (e < 3 ? e : e == 5 ? 1 : 0), j = 3 + 3 * (e < 3 ? e : e == 3 ? 1 : 2);
            double x = frame[i], y = frame[i + 1], z = frame[i + 2], u = frame[j], v = frame[j + 1], w = frame[j + 2];
            out[e] = sign * quadratic(k, x, y, z, u, v, w);
        }
    }

    /** (x, y, z) K (u, v, w)ᵀ. */
    public static double quadratic(double[] k, double x, double y, double z, double u, double v, double w) {
        return k[0] * x * u
                + k[1] * y * v
                + k[2] * z * w
                + k[3] * (x * v + y * u)
                + k[4] * (x * w + z * u)
                + k[5] * (y * w + z * v);
    }

    /** out = Σ IIᵢⱼ sⁱ sʲᵀ: from the second form (l, m, n) by the dual basis of the tangents s_u, s_v at jet[3...8]. */
    public static void ofForms(double[] jet, double l, double m, double n, double[] out) {
        double e = jet[3] * jet[3] + jet[4] * jet[4] + jet[5] * jet[5];
        double f = jet[3] * jet[6] + jet[4] * jet[7] + jet[5] * jet[8];
        double g = jet[6] * jet[6] + jet[7] * jet[7] + jet[8] * jet[8];
        double square = e * g - f * f, p = g / square, q = -f / square, r = e / square;
        double ax = p * jet[3] + q * jet[6], ay = p * jet[4] + q * jet[7], az = p * jet[5] + q * jet[8];
        double bx = q * jet[3] + r * jet[6], by = q * jet[4] + r * jet[7], bz = q * jet[5] + r * jet[8];
        flat(out);
        add(l, ax, ay, az, out);
        add(n, bx, by, bz, out);
        // m (a bᵀ + b aᵀ) = m ((a + b)(a + b)ᵀ - (a - b)(a - b)ᵀ) / 2
        add(0.5 * m, ax + bx, ay + by, az + bz, out);
        add(-0.5 * m, ax - bx, ay - by, az - bz, out);
    }
}
