package org.condyle.geometry.pair;

import java.util.Arrays;
import org.condyle.mechanics.ContactGeometry;

/**
 * How a contact of two smooth surfaces follows their motion, where it lies between the points x_A and x_B = x_A - δ n that have their normal n
 * in common. With the curvatures K_A, K_B in the tangent plane, the motion (v, θ) of B against A and the way t of x_A over its surface,
 *
 * <pre>  (K_A + K_B - δ K_B K_A) t = θ × n + K_B v_t,   δn = K_A t,   dδ = -n·v,   dx = t - ½ dδ n - ½ δ δn  </pre>
 *
 * v is that of x_B. It follows from n = n_A(x_A) = -n_B(x_B) and x_A - x_B = δ n, which stay true. Scratch of one thread.
 */
final class CommonNormal {
    final double[] curvatureA = new double[3]; // uu, vv, uv
    final double[] curvatureB = new double[3];

    /**
     * Writes them as {@link ContactGeometry#entrySlopes} has them; false where a curvature is not finite, or both
     * surfaces are flat.
     *
     * @param basis two unit tangents
     */
    boolean write(double[] normal, int at, double depth, double[] basis, double[] out) {
        double[] a = curvatureA, b = curvatureB;
        double uu = a[0] + b[0] - depth * (b[0] * a[0] + b[2] * a[2]);
        double uv = a[2] + b[2] - depth * (b[0] * a[2] + b[2] * a[1]);
        double vu = a[2] + b[2] - depth * (b[2] * a[0] + b[1] * a[2]);
        double vv = a[1] + b[1] - depth * (b[2] * a[2] + b[1] * a[1]);
        double determinant = uu * vv - uv * vu;
        if (!Double.isFinite(determinant) || determinant == 0) {
            return false;
        }
        Arrays.fill(out, 0, ContactGeometry.ENTRY_SLOPES, 0);
        double nx = normal[at], ny = normal[at + 1], nz = normal[at + 2];
        for (int j = 0; j < 6; j++) {
            boolean turns = j < 3;
            double ex = j % 3 == 0 ? 1 : 0, ey = j % 3 == 1 ? 1 : 0, ez = j % 3 == 2 ? 1 : 0;
            // e × n, by which the normal turns, and -δ/2 times which is the way of x_B
            double tx = ey * nz - ez * ny, ty = ez * nx - ex * nz, tz = ex * ny - ey * nx;
            double f = -0.5 * depth;
            double vx = turns ? f * tx : ex, vy = turns ? f * ty : ey, vz = turns ? f * tz : ez;
            double vAlongU = basis[0] * vx + basis[1] * vy + basis[2] * vz;
            double vAlongV = basis[3] * vx + basis[4] * vy + basis[5] * vz;
            double g = turns ? 1 : 0;
            double ru = b[0] * vAlongU + b[2] * vAlongV + g * (basis[0] * tx + basis[1] * ty + basis[2] * tz);
            double rv = b[2] * vAlongU + b[1] * vAlongV + g * (basis[3] * tx + basis[4] * ty + basis[5] * tz);
            double tu = (vv * ru - uv * rv) / determinant, tv = (uu * rv - vu * ru) / determinant;
            double mu = a[0] * tu + a[2] * tv, mv = a[2] * tu + a[1] * tv;
            double grows = -(nx * vx + ny * vy + nz * vz);
            for (int k = 0; k < 3; k++) {
                double change = mu * basis[k] + mv * basis[3 + k];
                out[6 * k + j] = tu * basis[k] + tv * basis[3 + k] - 0.5 * (grows * normal[at + k] + depth * change);
                out[6 * (3 + k) + j] = change;
            }
            out[36 + j] = grows;
        }
        return true;
    }
}
