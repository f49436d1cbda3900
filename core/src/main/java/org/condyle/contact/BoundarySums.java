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
    private final boolean dissipates;
    private final boolean moving;

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
    private final double[] otherMoment = new double[9];
    /** Of the friction alone [N]. */
    final double[] friction = new double[3];

    double stored;
    double lost;
    /** ∫ ψ k̇ dA: energy that comes with the area [W]. */
    double brought;
    /** ∫ of the normal traction [N]. */
    double normalForce;
    /** ∫ of the size of the normal traction, which pushes and pulls do not cancel in [N]. */
    double effort;
    /** The largest normal traction [Pa]. */
    double pressure;
    /** Area now [m²]. */
    double area;

    double nearest;
    /** Number of the nearest node. */
    int nearestNode;

    // of the last node that was asked for
    double x, y, z, traction, fx, fy, fz, nodeDistance;
    private double vx, vy, vz;

    BoundarySums(DistanceLaw law, Support support, int body, Boundary nodes, boolean stretches) {
        this.law = law;
        this.support = support;
        this.body = body;
        this.nodes = nodes;
        this.stretches = stretches;
        dissipates = law.dissipates();
        moving = support.body() != Motion.GROUND;
    }

    /** Adds up everything at an instant. */
    void look(Motion m) {
        begin(m);
        double[] p = nodes.point();
        // in local variables, which the compiler keeps out of memory
        double xx = 0, xy = 0, xz = 0, yx = 0, yy = 0, yz = 0, zx = 0, zy = 0, zz = 0, sumX = 0, sumY = 0, sumZ = 0;
        for (int i = 0, j = 0; i < nodes.size(); i++, j += 3) {
            if (!node(m, i)) {
                outside(m);
                return;
            }
            double u = p[j], v = p[j + 1], w = p[j + 2];
            sumX += fx;
            sumY += fy;
            sumZ += fz;
            xx += fx * u;
            xy += fx * v;
            xz += fx * w;
            yx += fy * u;
            yy += fy * v;
            yz += fy * w;
            zx += fz * u;
            zy += fz * v;
            zz += fz * w;
        }
        write(force, sumX, sumY, sumZ, 0);
        write(dual, xx, xy, xz, 0);
        write(dual, yx, yy, yz, 3);
        write(dual, zx, zy, zz, 6);
    }

    private static void write(double[] out, double a, double b, double c, int at) {
        out[at] = a;
        out[at + 1] = b;
        out[at + 2] = c;
    }

    private void begin(Motion m) {
        support.place(m);
        m.direction(support.body(), law.anisotropy().direction(), forward, 0);
        if (stretches) {
            det = Mat3.determinant(m.placement, Motion.SIZE * body + 3);
            Mat3.inverse(m.placement, Motion.SIZE * body + 3, inverse, 0);
            Mat3.times(m.rate, Motion.SIZE * body + 3, inverse, 0, gradient, 0);
        }
        Mat3.inverse(m.placement, Motion.SIZE * support.body() + 3, otherInverse, 0);
        Mat3.times(m.rate, Motion.SIZE * support.body() + 3, otherInverse, 0, otherGradient, 0);
        Arrays.fill(force, 0);
        Arrays.fill(dual, 0);
        Arrays.fill(friction, 0);
        stored = lost = brought = normalForce = effort = area = 0;
        pressure = Double.NEGATIVE_INFINITY;
        nearest = Double.POSITIVE_INFINITY;
        nearestNode = 0;
    }

    /** The force on a node and its shares of the sums that have no direction; false if it is not outside the support. */
    private boolean node(Motion m, int i) {
        double[] a = m.placement, p = nodes.point();
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
        traction = law.pressure(ratio, power);
        fx = fy = fz = 0;
        if (dissipates) {
            velocity(m, u, v, w);
            resist(ratio, power, part);
        }
        double f = traction * part;
        pressure = Math.max(pressure, traction);
        normalForce += f;
        effort += Math.abs(f);
        fx += f * normal[0];
        fy += f * normal[1];
        fz += f * normal[2];
        return true;
    }

    /** Velocity of the node at hand against the support. */
    private void velocity(Motion m, double u, double v, double w) {
        double[] r = m.rate;
        int b = Motion.SIZE * body;
        vx = r[b] + r[b + 3] * u + r[b + 4] * v + r[b + 5] * w;
        vy = r[b + 1] + r[b + 6] * u + r[b + 7] * v + r[b + 8] * w;
        vz = r[b + 2] + r[b + 9] * u + r[b + 10] * v + r[b + 11] * w;
        if (moving) {
            int s = Motion.SIZE * support.body();
            double[] g = otherGradient, a = m.placement;
            double dx = x - a[s], dy = y - a[s + 1], dz = z - a[s + 2];
            vx -= r[s] + g[0] * dx + g[1] * dy + g[2] * dz;
            vy -= r[s + 1] + g[3] * dx + g[4] * dy + g[5] * dz;
            vz -= r[s + 2] + g[6] * dx + g[7] * dy + g[8] * dz;
        }
    }

    /** Damping goes into the traction, friction into the force. */
    private void resist(double ratio, double power, double part) {
        double nx = normal[0], ny = normal[1], nz = normal[2];
        double away = vx * nx + vy * ny + vz * nz;
        double damping = law.damping() * power(ratio, power, law.exponents().damping());
        traction -= damping * away;
        double tx = vx - away * nx, ty = vy - away * ny, tz = vz - away * nz;
        double rub = law.friction()
                * power(ratio, power, law.exponents().friction())
                * law.easing(tx * forward[0] + ty * forward[1] + tz * forward[2])
                * part;
        lost += damping * away * away * part + rub * (tx * tx + ty * ty + tz * tz);
        fx = -rub * tx;
        fy = -rub * ty;
        fz = -rub * tz;
        friction[0] += fx;
        friction[1] += fy;
        friction[2] += fz;
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
        Arrays.fill(friction, Double.NaN);
        stored = lost = brought = normalForce = effort = pressure = area = Double.NaN;
    }

    /** The body gets (Σ f, Σ f Xᵀ); the support the opposite at the same places, Σ f (x - p)ᵀ = Σ f cᵀ + (Σ f Xᵀ) Aᵀ. */
    void addTo(Forces forces, Motion m) {
        int b = Motion.SIZE * body, s = Motion.SIZE * support.body();
        double[] out = forces.dual, a = m.placement;
        for (int i = 0; i < 3; i++) {
            out[b + i] += force[i];
            out[s + i] -= force[i];
            for (int k = 0; k < 3; k++) {
                out[b + 3 + 3 * i + k] += dual[3 * i + k];
                int row = b + 3 + 3 * k;
                otherMoment[3 * i + k] = -force[i] * (a[b + k] - a[s + k])
                        - dual[3 * i] * a[row]
                        - dual[3 * i + 1] * a[row + 1]
                        - dual[3 * i + 2] * a[row + 2];
            }
        }
        Mat3.addTimesTransposed(otherMoment, 0, otherInverse, 0, out, s + 3);
    }

    /** Evaluates one node alone, for pictures, after {@link #look}; false if it is not outside. */
    boolean show(Motion m, int i) {
        return node(m, i);
    }
}
