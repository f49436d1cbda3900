package org.condyle.geometry.convex;

import org.condyle.math.Rotations;

/**
 * Polishes the normal of a contact of two convex cores. The depth along a unit vector n is f(n) = n·w(n), w the support
 * point of A - B; a contact is a minimum of f on the unit sphere, where w is parallel to n: the line through the two
 * points is normal to both surfaces. Its derivative is the part of w across n, its second derivative there the radii of
 * curvature of both surfaces less f: Newton's method needs supports only, the radii by central differences. It is tried
 * where a shape is smooth, and kept if it converges near where it began and not higher.
 */
public final class CommonNormal {
    private static final int ROUNDS = 20;
    private static final double STEP = 1e-6;
    private static final double FARTHEST = 0.3; // of the start, as a sine: beyond lies another contact

    private final CoreDifference difference;
    private final double[] basis = new double[6];
    private double uu;
    private double uv;
    private double vv;

    /** The unit normal from A to B. */
    public final double[] normal = new double[3];
    /** Depth of the cores along it; negative if they are apart. */
    public double depth;

    public CommonNormal(CoreDifference difference) {
        this.difference = difference;
    }

    /** Polishes; true if it converged. After that the supports of {@link CoreDifference} are those of the contact. */
    public boolean polish(double[] start) {
        double x = start[0], y = start[1], z = start[2];
        double f = difference.support(x, y, z);
        double size = size(), first = f;
        double last = Double.POSITIVE_INFINITY;
        for (int round = 0; round < ROUNDS; round++) {
            Rotations.tangents(x, y, z, basis);
            double gu = along(0), gv = along(3);
            double across = Math.sqrt(gu * gu + gv * gv);
            if (across <= 2e-16 * size || (across >= 0.5 * last && across <= 1e-13 * size)) {
                return f <= first + 1e-14 * size && arrived(start, x, y, z, f);
            }
            if (across >= last) {
                return false;
            }
            last = across;
            curvatureRadii(x, y, z);
            double a = uu - f, c = vv - f, determinant = a * c - uv * uv;
            if (!(determinant > 0 && a > 0)) {
                return false;
            }
            double su = -(c * gu - uv * gv) / determinant, sv = -(a * gv - uv * gu) / determinant;
            double step = Math.sqrt(su * su + sv * sv), scale = step > 0.5 ? 0.5 / step : 1;
            x += scale * (su * basis[0] + sv * basis[3]);
            y += scale * (su * basis[1] + sv * basis[4]);
            z += scale * (su * basis[2] + sv * basis[5]);
            double length = Math.sqrt(x * x + y * y + z * z);
            x /= length;
            y /= length;
            z /= length;
            f = difference.support(x, y, z);
        }
        return false;
    }

    private boolean arrived(double[] start, double x, double y, double z, double f) {
        double cx = y * start[2] - z * start[1], cy = z * start[0] - x * start[2], cz = x * start[1] - y * start[0];
        if (!(cx * cx + cy * cy + cz * cz < FARTHEST * FARTHEST)) {
            return false;
        }
        normal[0] = x;
        normal[1] = y;
        normal[2] = z;
        depth = f;
        return true;
    }

    private double size() {
        double[] p = difference.p, q = difference.q, w = difference.w;
        double sum = 0;
        for (int i = 0; i < 3; i++) {
            sum = Math.max(sum, Math.abs(p[i]) + Math.abs(q[i]) + Math.abs(w[i]));
        }
        return sum;
    }

    private double along(int t) {
        double[] w = difference.w;
        return w[0] * basis[t] + w[1] * basis[t + 1] + w[2] * basis[t + 2];
    }

    /** How the support point turns with the normal: central differences along the two tangents. */
    private void curvatureRadii(double x, double y, double z) {
        double uuPlus = nudge(x, y, z, 0, STEP), uvPlus = along(3);
        double uuMinus = nudge(x, y, z, 0, -STEP), uvMinus = along(3);
        double vvPlus = nudge(x, y, z, 3, STEP), vuPlus = along(0);
        double vvMinus = nudge(x, y, z, 3, -STEP), vuMinus = along(0);
        uu = (uuPlus - uuMinus) / (2 * STEP);
        vv = (vvPlus - vvMinus) / (2 * STEP);
        uv = (uvPlus - uvMinus + vuPlus - vuMinus) / (4 * STEP);
    }

    private double nudge(double x, double y, double z, int t, double step) {
        difference.support(x + step * basis[t], y + step * basis[t + 1], z + step * basis[t + 2]);
        return along(t);
    }
}
