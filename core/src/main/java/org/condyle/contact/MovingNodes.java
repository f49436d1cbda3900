package org.condyle.contact;

import org.condyle.math.Mat3;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.many.Boundary;

/**
 * The nodes of a boundary, moved with their body. A node X of area w is at x = p + A X; by the deformation of the body
 * its area becomes k w,
 *
 * <pre>  k = |cof(A) N|,   k̇ = k (tr L - c·L c),   c = cof(A) N / k,  L = Ȧ A⁻¹.  </pre>
 *
 * One array a component and one short loop a quantity: the compiler then takes several nodes at a time.
 */
final class MovingNodes {
    private final int body;
    private final double[] referenceArea;
    private final double[][] normal;
    private final double[] inverse = new double[9];
    private final double[] gradient = new double[9];

    final int size;
    /** X in the body frame, x, y and z [m]. */
    final double[][] point;
    /** x in the world [m]. */
    final double[][] place;
    /** ẋ, after {@link #move} [m/s]. */
    final double[][] velocity;
    /** k w; w until {@link #stretch} is asked for [m²]. */
    final double[] area;
    /** k̇ w [m²/s]. */
    final double[] growth;

    MovingNodes(int body, Boundary nodes) {
        this.body = body;
        size = nodes.size();
        referenceArea = nodes.area();
        point = byComponent(nodes.point(), size);
        normal = byComponent(nodes.normal(), size);
        place = new double[3][size];
        velocity = new double[3][size];
        area = referenceArea.clone();
        growth = new double[size];
    }

    private static double[][] byComponent(double[] triples, int size) {
        double[][] out = new double[3][size];
        for (int i = 0; i < triples.length; i++) {
            out[i % 3][i / 3] = triples[i];
        }
        return out;
    }

    /** Finds {@link #place}. */
    void place(Motion m) {
        carry(m.placement, place);
    }

    /** Finds {@link #velocity}. */
    void move(Motion m) {
        carry(m.rate, velocity);
    }

    /** out = p + A X, from places or from rates. */
    private void carry(double[] from, double[][] out) {
        for (int i = 0; i < 3; i++) {
            int at = Motion.SIZE * body, row = at + 3 + 3 * i;
            combine(from[at + i], from[row], from[row + 1], from[row + 2], point, out[i]);
        }
    }

    private static void combine(double p, double a, double b, double c, double[][] of, double[] out) {
        double[] x = of[0], y = of[1], z = of[2];
        for (int i = 0; i < out.length; i++) {
            out[i] = p + a * x[i] + b * y[i] + c * z[i];
        }
    }

    /** Subtracts the velocity that a body with Ȧ A⁻¹ = {@code turning} has at the places of the nodes. */
    void seenFrom(Motion m, int other, double[] turning) {
        double[] p = m.placement, r = m.rate, x = place[0], y = place[1], z = place[2];
        int at = Motion.SIZE * other;
        double px = p[at], py = p[at + 1], pz = p[at + 2];
        for (int k = 0; k < 3; k++) {
            double v = r[at + k], a = turning[3 * k], b = turning[3 * k + 1], c = turning[3 * k + 2];
            double[] out = velocity[k];
            for (int i = 0; i < size; i++) {
                out[i] -= v + a * (x[i] - px) + b * (y[i] - py) + c * (z[i] - pz);
            }
        }
    }

    /** Finds {@link #area} and {@link #growth}. */
    void stretch(Motion m) {
        int at = Motion.SIZE * body + 3;
        double det = Mat3.determinant(m.placement, at);
        double[] q = inverse, g = gradient;
        Mat3.inverse(m.placement, at, q, 0);
        Mat3.times(m.rate, at, q, 0, g, 0);
        double q0 = det * q[0], q1 = det * q[1], q2 = det * q[2];
        double q3 = det * q[3], q4 = det * q[4], q5 = det * q[5];
        double q6 = det * q[6], q7 = det * q[7], q8 = det * q[8];
        double xx = g[0], yy = g[4], zz = g[8], trace = xx + yy + zz;
        double xy = g[1] + g[3], xz = g[2] + g[6], yz = g[5] + g[7];
        double[] nx = normal[0], ny = normal[1], nz = normal[2], w = referenceArea, now = area, rate = growth;
        for (int i = 0; i < now.length; i++) {
            double cx = q0 * nx[i] + q3 * ny[i] + q6 * nz[i];
            double cy = q1 * nx[i] + q4 * ny[i] + q7 * nz[i];
            double cz = q2 * nx[i] + q5 * ny[i] + q8 * nz[i];
            double k = Math.sqrt(cx * cx + cy * cy + cz * cz);
            double along = cx * (xx * cx + xy * cy + xz * cz) + cy * (yy * cy + yz * cz) + zz * cz * cz;
            now[i] = k * w[i];
            rate[i] = (k * trace - along / k) * w[i];
        }
    }
}
