package org.condyle.mechanics.many;

import org.condyle.mechanics.Frame;

/**
 * Nodes for integrals over the whole boundary of a body, fixed in its matter: ∫ f dA ≈ Σ f(Xᵢ) areaᵢ.
 *
 * @param point  x, y, z of each node in the body frame [m]
 * @param normal outward unit normal of the undeformed body at each node
 * @param area   undeformed area that each node stands for [m²]
 */
public record Boundary(double[] point, double[] normal, double[] area) {
    public Boundary {
        if (point.length != 3 * area.length || normal.length != 3 * area.length || area.length == 0) {
            throw new IllegalArgumentException("a boundary needs three numbers of point and normal for each area, has "
                    + point.length + ", " + normal.length + " and " + area.length);
        }
    }

    public int size() {
        return area.length;
    }

    /** The same nodes, given in {@code frame}, as the body sees them. */
    public Boundary in(Frame frame) {
        double[] o = frame.origin(), r = frame.rotation();
        double[] p = new double[point.length], n = new double[normal.length];
        for (int i = 0; i < point.length; i += 3) {
            for (int k = 0; k < 3; k++) {
                int row = 3 * k;
                p[i + k] = o[k] + r[row] * point[i] + r[row + 1] * point[i + 1] + r[row + 2] * point[i + 2];
                n[i + k] = r[row] * normal[i] + r[row + 1] * normal[i + 1] + r[row + 2] * normal[i + 2];
            }
        }
        return new Boundary(p, n, area);
    }
}
