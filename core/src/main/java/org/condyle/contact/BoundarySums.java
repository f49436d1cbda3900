package org.condyle.contact;

import java.util.Arrays;
import org.condyle.math.Mat3;
import org.condyle.mechanics.Boundary;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Support;

/**
 * A distance law summed up over the nodes of a boundary at one instant. A node X of area w is at x = p + A X; it feels the
 * force q k w, where k is the change of its area,
 *
 * <pre>  k = |cof(A) N|,   k̇ = k (tr L - c·L c),   c = cof(A) N / k,  L = Ȧ A⁻¹  </pre>
 *
 * and the support feels the opposite at the same place. One node at d <= 0 makes all sums NaN: the integrator then takes
 * back the step that led there.
 */
final class BoundarySums {
    private final DistanceLaw law;
    private final Support support;
    private final int body;
    private final Boundary nodes;
    private final boolean stretches;

    private final double[] normal = new double[3];
    private final double[] inverse = new double[9];
    private double det;
    private final double[] gradient = new double[9];
    private final double[] otherInverse = new double[9];
    private final double[] otherGradient = new double[9];
    private final double[] forward = new double[3];

    /** Force on the body [N], and Σ f Xᵀ. */
    final double[] force = new double[3];

    final double[] dual = new double[9];
    /** Σ f (x - p)ᵀ about the origin of the support's body. */
    private final double[] otherMoment = new double[9];
    /** Of the friction alone [N]. */
    final double[] friction = new double[3];

    double stored;
    double lost;
    /** ∫ ψ k̇ dA: energy that comes with the area [W]. */
    double brought;
    /** ∫ of the normal traction [N]. */
    double normalForce;
    /** The largest normal traction [Pa]. */
    double pressure;
    /** Area now [m²]. */
    double area;

    double nearest;
    /** Number of the nearest node. */
    int nearestNode;

    // of the last node that was asked for
    double x, y, z, traction, fx, fy, fz, nodeDistance;

    BoundarySums(DistanceLaw law, Support support, int body, Boundary nodes, boolean stretches) {
        this.law = law;
        this.support = support;
        this.body = body;
        this.nodes = nodes;
        this.stretches = stretches;
    }

    /** Adds up everything at an instant. */
    void look(Motion m) {
        begin(m);
        int n = nodes.size();
        double[] p = nodes.point();
        for (int i = 0; i < n; i++) {
            if (!node(m, i)) {
                outside(m);
                return;
            }
            int j = 3 * i;
            double u = p[j], v = p[j + 1], w = p[j + 2];
            force[0] += fx;
            force[1] += fy;
            force[2] += fz;
            dual[0] += fx * u;
            dual[1] += fx * v;
            dual[2] += fx * w;
            dual[3] += fy * u;
            dual[4] += fy * v;
            dual[5] += fy * w;
            dual[6] += fz * u;
            dual[7] += fz * v;
            dual[8] += fz * w;
            if (support.body() != Motion.GROUND) {
                int b = Motion.SIZE * support.body();
                double dx = x - m.placement[b], dy = y - m.placement[b + 1], dz = z - m.placement[b + 2];
                otherMoment[0] += fx * dx;
                otherMoment[1] += fx * dy;
                otherMoment[2] += fx * dz;
                otherMoment[3] += fy * dx;
                otherMoment[4] += fy * dy;
                otherMoment[5] += fy * dz;
                otherMoment[6] += fz * dx;
                otherMoment[7] += fz * dy;
                otherMoment[8] += fz * dz;
            }
        }
    }

    private void begin(Motion m) {
        support.place(m);
        m.direction(support.body(), law.anisotropy().direction(), forward, 0);
        if (stretches) {
            det = Mat3.determinant(m.placement, Motion.SIZE * body + 3);
            Mat3.inverse(m.placement, Motion.SIZE * body + 3, inverse, 0);
            Mat3.times(m.rate, Motion.SIZE * body + 3, inverse, 0, gradient, 0);
        }
        if (support.body() != Motion.GROUND) {
            Mat3.inverse(m.placement, Motion.SIZE * support.body() + 3, otherInverse, 0);
            Mat3.times(m.rate, Motion.SIZE * support.body() + 3, otherInverse, 0, otherGradient, 0);
        }
        Arrays.fill(force, 0);
        Arrays.fill(dual, 0);
        Arrays.fill(otherMoment, 0);
        Arrays.fill(friction, 0);
        stored = lost = brought = normalForce = area = 0;
        pressure = Double.NEGATIVE_INFINITY;
        nearest = Double.POSITIVE_INFINITY;
        nearestNode = 0;
    }

    /** The force on a node and its shares of the sums that have no direction; false if it is not outside the support. */
    private boolean node(Motion m, int i) {
        double[] a = m.placement, r = m.rate, p = nodes.point();
        int b = Motion.SIZE * body, j = 3 * i;
        double u = p[j], v = p[j + 1], w = p[j + 2];
        x = a[b] + a[b + 3] * u + a[b + 4] * v + a[b + 5] * w;
        y = a[b + 1] + a[b + 6] * u + a[b + 7] * v + a[b + 8] * w;
        z = a[b + 2] + a[b + 9] * u + a[b + 10] * v + a[b + 11] * w;
        double d = support.distance(x, y, z, normal);
        if (!(d > 0)) {
            return false;
        }
        nodeDistance = d;
        if (d < nearest) {
            nearest = d;
            nearestNode = i;
        }
        double part = nodes.area()[i], ratio = law.range() / d;
        double power = DistanceLaw.power(ratio, law.exponents().repulsion());
        double psi = law.potential(ratio, power);
        if (stretches) {
            part = stretched(j, part, psi);
        }
        area += part;
        stored += psi * part;
        double push = law.pressure(ratio, power);
        double nx = normal[0], ny = normal[1], nz = normal[2];
        double rubX = 0, rubY = 0, rubZ = 0;
        if (law.dissipates()) {
            double vx = r[b] + r[b + 3] * u + r[b + 4] * v + r[b + 5] * w;
            double vy = r[b + 1] + r[b + 6] * u + r[b + 7] * v + r[b + 8] * w;
            double vz = r[b + 2] + r[b + 9] * u + r[b + 10] * v + r[b + 11] * w;
            if (support.body() != Motion.GROUND) {
                int s = Motion.SIZE * support.body();
                double[] g = otherGradient;
                double dx = x - a[s], dy = y - a[s + 1], dz = z - a[s + 2];
                vx -= r[s] + g[0] * dx + g[1] * dy + g[2] * dz;
                vy -= r[s + 1] + g[3] * dx + g[4] * dy + g[5] * dz;
                vz -= r[s + 2] + g[6] * dx + g[7] * dy + g[8] * dz;
            }
            double away = vx * nx + vy * ny + vz * nz;
            double damping = law.damping() * power(ratio, power, law.exponents().damping());
            push -= damping * away;
            vx -= away * nx;
            vy -= away * ny;
            vz -= away * nz;
            double rub = law.friction()
                    * power(ratio, power, law.exponents().friction())
                    * law.easing(vx * forward[0] + vy * forward[1] + vz * forward[2])
                    * part;
            lost += damping * away * away * part + rub * (vx * vx + vy * vy + vz * vz);
            rubX = -rub * vx;
            rubY = -rub * vy;
            rubZ = -rub * vz;
            friction[0] += rubX;
            friction[1] += rubY;
            friction[2] += rubZ;
        }
        traction = push;
        pressure = Math.max(pressure, push);
        double f = push * part;
        normalForce += f;
        fx = f * nx + rubX;
        fy = f * ny + rubY;
        fz = f * nz + rubZ;
        return true;
    }

    /** A power of d₀/d, known already if its exponent is that of the repulsion. */
    private double power(double ratio, double known, double exponent) {
        return exponent == law.exponents().repulsion() ? known : DistanceLaw.power(ratio, exponent);
    }

    /** Area of a node now; adds what its change brings. */
    private double stretched(int j, double part, double psi) {
        double[] n = nodes.normal(), q = inverse, g = gradient;
        double cx = det * (q[0] * n[j] + q[3] * n[j + 1] + q[6] * n[j + 2]);
        double cy = det * (q[1] * n[j] + q[4] * n[j + 1] + q[7] * n[j + 2]);
        double cz = det * (q[2] * n[j] + q[5] * n[j + 1] + q[8] * n[j + 2]);
        double k2 = cx * cx + cy * cy + cz * cz, k = Math.sqrt(k2);
        double along = cx * (g[0] * cx + g[1] * cy + g[2] * cz)
                + cy * (g[3] * cx + g[4] * cy + g[5] * cz)
                + cz * (g[6] * cx + g[7] * cy + g[8] * cz);
        brought += psi * part * (k * (g[0] + g[4] + g[8]) - along / k);
        return k * part;
    }

    /** Somewhere d <= 0: there are no forces. Goes on to find the deepest place, which someone may ask for. */
    private void outside(Motion m) {
        double[] p = nodes.point(), a = m.placement;
        int b = Motion.SIZE * body;
        nearest = Double.POSITIVE_INFINITY;
        for (int i = 0; i < nodes.size(); i++) {
            double u = p[3 * i], v = p[3 * i + 1], w = p[3 * i + 2];
            double d = support.distance(
                    a[b] + a[b + 3] * u + a[b + 4] * v + a[b + 5] * w,
                    a[b + 1] + a[b + 6] * u + a[b + 7] * v + a[b + 8] * w,
                    a[b + 2] + a[b + 9] * u + a[b + 10] * v + a[b + 11] * w,
                    normal);
            if (d < nearest) {
                nearest = d;
                nearestNode = i;
            }
        }
        Arrays.fill(force, Double.NaN);
        Arrays.fill(dual, Double.NaN);
        Arrays.fill(otherMoment, Double.NaN);
        Arrays.fill(friction, Double.NaN);
        stored = lost = brought = normalForce = pressure = area = Double.NaN;
    }

    void addTo(Forces forces) {
        int b = Motion.SIZE * body;
        for (int k = 0; k < 3; k++) {
            forces.dual[b + k] += force[k];
        }
        for (int k = 0; k < 9; k++) {
            forces.dual[b + 3 + k] += dual[k];
        }
        if (support.body() != Motion.GROUND) {
            int s = Motion.SIZE * support.body();
            for (int k = 0; k < 3; k++) {
                forces.dual[s + k] -= force[k];
            }
            for (int k = 0; k < 9; k++) {
                otherMoment[k] = -otherMoment[k];
            }
            Mat3.addTimesTransposed(otherMoment, 0, otherInverse, 0, forces.dual, s + 3);
            for (int k = 0; k < 9; k++) {
                otherMoment[k] = -otherMoment[k];
            }
        }
    }

    /** Evaluates one node alone, for pictures, after {@link #look}; false if it is not outside. */
    boolean show(Motion m, int i) {
        return node(m, i);
    }
}
