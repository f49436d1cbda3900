package org.condyle.geometry.mesh;

/**
 * Nearest point of a curved patch of {@link CurvedFaces}: Newton's method on the patch and, if that is outside of it, on
 * the curves of its edges. Scratch of one thread.
 */
public final class CurvedFaceFoot {
    private static final int NEWTON = 12;
    /** A step of Newton this small leaves an error of its square, and that squared in the distance. */
    private static final double ENOUGH = 1e-4;

    private final double[] corner;
    private final double[] patch;
    private double px, py, pz;
    private double best2;

    /** Parameters of the foot. */
    public double s, t;
    /** 0 inside, 1 + k on edge k (from corner k to k+1), 4 + k at corner k. */
    public int feature;
    /** The foot. */
    public double x, y, z;

    public CurvedFaceFoot(double[] flat, double[] patch) {
        corner = flat;
        this.patch = patch;
    }

    /**
     * Finds the foot of (px, py, pz) on patch f, begun at (u, w), the foot on the flat face.
     *
     * @return squared distance
     */
    public double of(int f, double px, double py, double pz, double u, double w) {
        this.px = px;
        this.py = py;
        this.pz = pz;
        double[] c = patch, v = corner;
        int at = 15 * f, o = 12 * f;
        for (int i = 0; i < NEWTON; i++) {
            double sx = c[at] + 2 * u * c[at + 6] + w * c[at + 12];
            double sy = c[at + 1] + 2 * u * c[at + 7] + w * c[at + 13];
            double sz = c[at + 2] + 2 * u * c[at + 8] + w * c[at + 14];
            double tx = c[at + 3] + 2 * w * c[at + 9] + u * c[at + 12];
            double ty = c[at + 4] + 2 * w * c[at + 10] + u * c[at + 13];
            double tz = c[at + 5] + 2 * w * c[at + 11] + u * c[at + 14];
            // S = v₀ + ½ (s (P + S_s) + t (Q + S_t)) for a quadratic
            double rx = v[o] + 0.5 * (u * (c[at] + sx) + w * (c[at + 3] + tx)) - px;
            double ry = v[o + 1] + 0.5 * (u * (c[at + 1] + sy) + w * (c[at + 4] + ty)) - py;
            double rz = v[o + 2] + 0.5 * (u * (c[at + 2] + sz) + w * (c[at + 5] + tz)) - pz;
            double gs = rx * sx + ry * sy + rz * sz, gt = rx * tx + ry * ty + rz * tz;
            double a = sx * sx + sy * sy + sz * sz, b = sx * tx + sy * ty + sz * tz, d = tx * tx + ty * ty + tz * tz;
            double ha = a + 2 * (rx * c[at + 6] + ry * c[at + 7] + rz * c[at + 8]);
            double hb = b + rx * c[at + 12] + ry * c[at + 13] + rz * c[at + 14];
            double hd = d + 2 * (rx * c[at + 9] + ry * c[at + 10] + rz * c[at + 11]);
            double det = ha * hd - hb * hb;
            if (!(ha > 0 && det > 1e-3 * (a * d - b * b))) { // beyond the centre of curvature: take the safe step
                ha = a;
                hb = b;
                hd = d;
                det = a * d - b * b;
            }
            double inverse = 1 / det;
            double du = (hb * gt - hd * gs) * inverse, dw = (hb * gs - ha * gt) * inverse;
            u = Math.min(2, Math.max(-1, u + du));
            w = Math.min(2, Math.max(-1, w + dw));
            if (Math.abs(du) + Math.abs(dw) < ENOUGH) {
                break;
            }
        }
        if (u >= 0 && w >= 0 && u + w <= 1) {
            feature = 0;
            s = u;
            t = w;
            return distance2(f, u, w);
        }
        best2 = Double.POSITIVE_INFINITY;
        if (w < 0) {
            onEdge(f, 0, u);
        }
        if (u + w > 1) {
            onEdge(f, 1, 0.5 * (1 - u + w));
        }
        if (u < 0) {
            onEdge(f, 2, 1 - w);
        }
        place(f, s, t);
        return best2;
    }

    /** Foot on the curve of edge k, begun at parameter e from its first corner to its second. */
    private void onEdge(int f, int k, double e) {
        double[] c = patch, v = corner;
        int at = 15 * f, o = 12 * f;
        double x0 = v[o] - px, y0 = v[o + 1] - py, z0 = v[o + 2] - pz;
        double lx, ly, lz, qx, qy, qz; // the curve is x0 + e l + e² q
        if (k == 0) {
            lx = c[at];
            ly = c[at + 1];
            lz = c[at + 2];
            qx = c[at + 6];
            qy = c[at + 7];
            qz = c[at + 8];
        } else if (k == 1) { // s = 1 - e, t = e
            x0 += c[at] + c[at + 6];
            y0 += c[at + 1] + c[at + 7];
            z0 += c[at + 2] + c[at + 8];
            lx = c[at + 3] - c[at] - 2 * c[at + 6] + c[at + 12];
            ly = c[at + 4] - c[at + 1] - 2 * c[at + 7] + c[at + 13];
            lz = c[at + 5] - c[at + 2] - 2 * c[at + 8] + c[at + 14];
            qx = c[at + 6] + c[at + 9] - c[at + 12];
            qy = c[at + 7] + c[at + 10] - c[at + 13];
            qz = c[at + 8] + c[at + 11] - c[at + 14];
        } else { // s = 0, t = 1 - e
            x0 += c[at + 3] + c[at + 9];
            y0 += c[at + 4] + c[at + 10];
            z0 += c[at + 5] + c[at + 11];
            lx = -c[at + 3] - 2 * c[at + 9];
            ly = -c[at + 4] - 2 * c[at + 10];
            lz = -c[at + 5] - 2 * c[at + 11];
            qx = c[at + 9];
            qy = c[at + 10];
            qz = c[at + 11];
        }
        e = Math.min(1, Math.max(0, e));
        for (int i = 0; i < NEWTON; i++) {
            double dx = lx + 2 * e * qx, dy = ly + 2 * e * qy, dz = lz + 2 * e * qz;
            double rx = x0 + e * (lx + e * qx), ry = y0 + e * (ly + e * qy), rz = z0 + e * (lz + e * qz);
            double a = dx * dx + dy * dy + dz * dz, h = a + 2 * (rx * qx + ry * qy + rz * qz);
            double step = -(rx * dx + ry * dy + rz * dz) / (h > 1e-3 * a ? h : a);
            double old = e;
            e = Math.min(1, Math.max(0, e + step));
            if (Math.abs(e - old) < ENOUGH) {
                break;
            }
        }
        double u = k == 0 ? e : k == 1 ? 1 - e : 0, w = k == 0 ? 0 : k == 1 ? e : 1 - e;
        double d2 = distance2(f, u, w);
        if (d2 < best2) {
            best2 = d2;
            s = u;
            t = w;
            feature = e == 0 ? 4 + k : e == 1 ? 4 + (k + 1) % 3 : 1 + k;
        }
    }

    private double distance2(int f, double u, double w) {
        place(f, u, w);
        double dx = px - x, dy = py - y, dz = pz - z;
        return dx * dx + dy * dy + dz * dz;
    }

    /** x, y, z = the point of patch f at the parameters. */
    private void place(int f, double u, double w) {
        double[] c = patch, v = corner;
        int at = 15 * f, o = 12 * f;
        x = v[o] + u * (c[at] + u * c[at + 6] + w * c[at + 12]) + w * (c[at + 3] + w * c[at + 9]);
        y = v[o + 1] + u * (c[at + 1] + u * c[at + 7] + w * c[at + 13]) + w * (c[at + 4] + w * c[at + 10]);
        z = v[o + 2] + u * (c[at + 2] + u * c[at + 8] + w * c[at + 14]) + w * (c[at + 5] + w * c[at + 11]);
    }
}
