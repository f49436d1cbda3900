package org.condyle.measures.wrap;

/**
 * The point of an ellipsoid that is closest to a given one: x_i = a_i² u_i/(t + a_i²) with the largest root t of
 * Σ (a_i u_i/(t + a_i²))² = 1 (J. C. Hart, "Distance to an ellipsoid", Graphics Gems IV, 1994). The inverse root of the sum is nearly
 * straight in t and concave, so that Newton steps from below come to the root without passing it, in three or four steps (the
 * equation of trust regions: J. J. Moré and D. C. Sorensen, SIAM Journal on Scientific and Statistical Computing 4 (1983) 553-572). Points in a plane of symmetry are projected in the ellipse of that plane, as OpenSim does, though a point off the
 * plane may be closer.
 */
final class EllipsoidPoint {
    private static final double IN_PLANE = 2e-13;
    private static final int MOST = 64;
    /** A step so small, as a part of the sum of the squared semi-axes, that its square is below rounding. */
    private static final double ENOUGH = 1e-9;

    private EllipsoidPoint() {}

    /** out = closest point to u; a has the three semi-axes, all about 1. out may be u. */
    static void closest(double[] s, int a, int u, int out) {
        int plane = -1;
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < 3; i++) {
            double sum = s[a] + s[a + 1] + s[a + 2] - s[a + i];
            if (Math.abs(s[u + i]) <= IN_PLANE && sum < least) {
                plane = i;
                least = sum;
            }
        }
        if (plane >= 0) {
            inPlane(s, a, u, plane, out);
            return;
        }
        double a2 = s[a] * s[a], b2 = s[a + 1] * s[a + 1], c2 = s[a + 2] * s[a + 2];
        double x = s[u], y = s[u + 1], z = s[u + 2], ax = s[a] * x, by = s[a + 1] * y, cz = s[a + 2] * z;
        // no part of the sum is above 1: t is not below any of these
        double t = Math.max(Math.abs(ax) - a2, Math.max(Math.abs(by) - b2, Math.abs(cz) - c2));
        for (int i = 0; i < MOST; i++) {
            double p = 1 / (t + a2), q = 1 / (t + b2), r = 1 / (t + c2);
            double px = ax * p, qy = by * q, rz = cz * r, square = px * px + qy * qy + rz * rz;
            double step = (Math.sqrt(square) - 1) * square / (px * px * p + qy * qy * q + rz * rz * r);
            t += step;
            if (!(step > ENOUGH * (a2 + b2 + c2))) {
                break;
            }
        }
        s[out] = a2 * x / (t + a2);
        s[out + 1] = b2 * y / (t + b2);
        s[out + 2] = c2 * z / (t + c2);
    }

    /** The same in the ellipse of the plane u_k = const; the component k is kept. */
    static void inPlane(double[] s, int a, int u, int k, int out) {
        int i = (k + 1) % 3, j = (k + 2) % 3;
        double p = s[a + i], q = s[a + j], x = s[u + i], y = s[u + j];
        double cx, cy;
        boolean onX = Math.abs(y) <= IN_PLANE, onY = Math.abs(x) <= IN_PLANE;
        if (onX && onY) {
            cx = p < q ? p : 0;
            cy = p < q ? 0 : q;
        } else if (onY) {
            cy = alongAxis(q, p, y);
            cx = p * Math.sqrt(Math.max(0, 1 - cy * cy / (q * q)));
        } else if (onX) {
            cx = alongAxis(p, q, x);
            cy = q * Math.sqrt(Math.max(0, 1 - cx * cx / (p * p)));
        } else {
            double t = root(p, q, x, y);
            cx = p * p * x / (t + p * p);
            cy = q * q * y / (t + q * q);
        }
        s[out + k] = s[u + k];
        s[out + i] = cx;
        s[out + j] = cy;
    }

    /** On the axis with semi-axis p: the foot of the point there, which is the vertex unless the other axis is shorter. */
    private static double alongAxis(double p, double other, double x) {
        double difference = p * p - other * other;
        boolean vertex = difference <= 0 || Math.abs(x) * p >= difference;
        return vertex ? Math.copySign(p, x) : p * p * x / difference;
    }

    private static double root(double p, double q, double x, double y) {
        double p2 = p * p, q2 = q * q, px = p2 * x * x, qy = q2 * y * y;
        boolean inside = x * x / p2 + y * y / q2 < 1;
        double t = inside ? 0 : Math.max(p, q) * Math.hypot(x, y);
        for (int n = 0; n < MOST; n++) {
            double u = t + p2, v = t + q2;
            double f = u * u * v * v - px * v * v - qy * u * u;
            if (Math.abs(f) < 1e-14) {
                break;
            }
            double next = t - f / (2 * (u * v * (u + v) - px * v - qy * u));
            if (next == t) {
                break;
            }
            t = next;
        }
        return t;
    }
}
