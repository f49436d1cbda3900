package org.condyle.measures.wrap;

/**
 * The point of an ellipsoid that is closest to a given one: x_i = a_i² u_i/(t + a_i²) with the largest root t of
 * Σ (a_i u_i/(t + a_i²))² = 1, found by Newton steps from above (J. C. Hart, "Distance to an ellipsoid", Graphics Gems IV,
 * 1994). Points in a plane of symmetry are projected in the ellipse of that plane, as OpenSim does, though a point off the
 * plane may be closer.
 */
final class EllipsoidPoint {
    private static final double IN_PLANE = 2e-13;
    private static final int MOST = 64;

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
        double x = s[u], y = s[u + 1], z = s[u + 2], ax = a2 * x * x, by = b2 * y * y, cz = c2 * z * z;
        boolean inside = x * x / a2 + y * y / b2 + z * z / c2 < 1;
        double t = inside ? 0 : Math.max(s[a], Math.max(s[a + 1], s[a + 2])) * Math.sqrt(x * x + y * y + z * z);
        for (int i = 0; i < MOST; i++) {
            double p = t + a2, q = t + b2, r = t + c2, p2 = p * p, q2 = q * q, r2 = r * r;
            double f = p2 * q2 * r2 - ax * q2 * r2 - by * p2 * r2 - cz * p2 * q2;
            if (Math.abs(f) < 1e-13) {
                break;
            }
            double slope = 2
                    * (p * q * r * (q * r + p * r + p * q)
                            - ax * q * r * (q + r)
                            - by * p * r * (p + r)
                            - cz * p * q * (p + q));
            double next = t - f / slope;
            if (next == t) {
                break;
            }
            t = next;
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
