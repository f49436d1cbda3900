package org.condyle.geometry.mesh;

/** Nearest point of a flat triangle, by the regions of Ericson (Real-Time Collision Detection, 2005, section 5.1.5). */
public final class TriangleFoot {
    /** The foot is v₀ + s e₁ + t e₂. */
    public double s, t;
    /** 0 inside, 1 + k on edge k (from corner k to k+1), 4 + k at corner k. */
    public int feature;

    /**
     * Finds the foot of (x, y, z).
     *
     * @param v v₀, e₁ = v₁-v₀, e₂ = v₂-v₀, e₁·e₁, e₁·e₂, e₂·e₂ at {@code o}
     * @return squared distance
     */
    public double of(double[] v, int o, double x, double y, double z) {
        double ax = x - v[o], ay = y - v[o + 1], az = z - v[o + 2];
        double e11 = v[o + 9], e12 = v[o + 10], e22 = v[o + 11];
        double d1 = v[o + 3] * ax + v[o + 4] * ay + v[o + 5] * az;
        double d2 = v[o + 6] * ax + v[o + 7] * ay + v[o + 8] * az;
        double d3 = d1 - e11, d4 = d2 - e12, d5 = d1 - e12, d6 = d2 - e22;
        double vc = d1 * d4 - d3 * d2, vb = d5 * d2 - d1 * d6, va = d3 * d6 - d5 * d4;
        if (va > 0 && vb > 0 && vc > 0) {
            double inverse = 1 / (va + vb + vc);
            s = vb * inverse;
            t = vc * inverse;
            feature = 0;
        } else if (d1 <= 0 && d2 <= 0) {
            corner(0);
        } else if (d3 >= 0 && d4 <= d3) {
            corner(1);
        } else if (d6 >= 0 && d5 <= d6) {
            corner(2);
        } else if (vc <= 0 && d1 >= 0 && d3 <= 0) {
            s = d1 / e11;
            t = 0;
            feature = 1;
        } else if (vb <= 0 && d2 >= 0 && d6 <= 0) {
            s = 0;
            t = d2 / e22;
            feature = 3;
        } else {
            double along = (d4 - d3) / (d4 - d3 + d5 - d6);
            s = 1 - along;
            t = along;
            feature = 2;
        }
        double rx = ax - s * v[o + 3] - t * v[o + 6];
        double ry = ay - s * v[o + 4] - t * v[o + 7];
        double rz = az - s * v[o + 5] - t * v[o + 8];
        return rx * rx + ry * ry + rz * rz;
    }

    private void corner(int k) {
        s = k == 1 ? 1 : 0;
        t = k == 2 ? 1 : 0;
        feature = 4 + k;
    }
}
