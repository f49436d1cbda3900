package org.condyle.contact;

import java.util.Arrays;
import org.condyle.contact.law.DistanceLaw;
import org.condyle.math.Mat3;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.many.Boundary;
import org.condyle.mechanics.many.DistanceField;

/**
 * A distance law summed up over the nodes of a boundary at one instant. The force on a node is the traction of the law
 * times its current area ({@link MovingNodes}); the opposite force acts on the support at the same point. One node at d
 * ≤ 0 makes all sums NaN: the integrator then rejects the step.
 */
final class BoundarySums {
    private final DistanceLaw law;
    private final DistanceField support;
    private final int body;
    private final MovingNodes nodes;
    private final boolean stretches;
    private final boolean dissipates;
    private final boolean moving;

    // of each node
    private final double[] distance;
    private final double[][] normal;
    private final double[] ratio; // d₀/d
    private final double[] power; // of the repulsion
    private final double[] otherPower;
    private final double[] square;
    private final double[] potential;
    private final double[] traction;
    private final double[][] rubbing; // force of the friction; stays zero where there is none

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

    BoundarySums(DistanceLaw law, DistanceField support, int body, Boundary boundary, boolean stretches) {
        this.law = law;
        this.support = support;
        this.body = body;
        this.stretches = stretches;
        nodes = new MovingNodes(body, boundary);
        dissipates = law.dissipates();
        moving = support.body() != Motion.GROUND;
        int n = nodes.size;
        distance = new double[n];
        normal = new double[3][n];
        ratio = new double[n];
        power = new double[n];
        otherPower = new double[n];
        square = new double[n];
        potential = new double[n];
        traction = new double[n];
        rubbing = new double[3][n];
    }

    /** Adds up everything at an instant. */
    void look(Motion m) {
        support.place(m);
        Mat3.inverse(m.placement, Motion.SIZE * support.body() + 3, otherInverse, 0);
        nodes.place(m);
        support.distances(nodes.place, normal, distance);
        if (!apart()) {
            nothing();
            return;
        }
        if (stretches) {
            nodes.stretch(m);
        }
        press();
        lost = 0;
        Arrays.fill(friction, 0);
        if (dissipates) {
            resist(m);
        }
        weigh();
        resultant();
    }

    /** Finds the nearest node; whether all are outside the support. */
    private boolean apart() {
        double[] d = distance;
        double least = Double.POSITIVE_INFINITY;
        int which = 0;
        boolean all = true;
        for (int i = 0; i < d.length; i++) {
            all &= d[i] > 0; // not so of NaN
            if (d[i] < least) {
                least = d[i];
                which = i;
            }
        }
        nearest = least;
        nearestNode = which;
        return all;
    }

    /** Somewhere d ≤ 0: there are no forces. */
    private void nothing() {
        Arrays.fill(force, Double.NaN);
        Arrays.fill(dual, Double.NaN);
        Arrays.fill(friction, Double.NaN);
        stored = lost = brought = normalForce = effort = pressure = area = Double.NaN;
    }

    /** Tractions of the laws that store energy. */
    private void press() {
        double[] d = distance, r = ratio, p = power, psi = potential, t = traction;
        double range = law.range();
        for (int i = 0; i < r.length; i++) {
            r[i] = range / d[i];
        }
        DistanceLaw.powers(r, law.exponents().repulsion(), square, p);
        for (int i = 0; i < r.length; i++) {
            t[i] = law.pressure(r[i], p[i]);
            psi[i] = law.potential(r[i], p[i]);
        }
    }

    /** Damping goes into the tractions, friction into forces along the support. */
    private void resist(Motion m) {
        m.direction(support.body(), law.anisotropy().direction(), forward, 0);
        nodes.move(m);
        if (moving) {
            Mat3.times(m.rate, Motion.SIZE * support.body() + 3, otherInverse, 0, otherGradient, 0);
            nodes.seenFrom(m, support.body(), otherGradient);
        }
        damp(powerOf(law.exponents().damping()));
        rub(powerOf(law.exponents().friction()));
    }

    /** Powers of d₀/d, known already if the exponent is that of the repulsion. */
    private double[] powerOf(double exponent) {
        if (exponent == law.exponents().repulsion()) {
            return power;
        }
        DistanceLaw.powers(ratio, exponent, square, otherPower);
        return otherPower;
    }

    /** Leaves the velocities without their normal parts. */
    private void damp(double[] strength) {
        double[] nx = normal[0], ny = normal[1], nz = normal[2], t = traction, w = nodes.area;
        double[] vx = nodes.velocity[0], vy = nodes.velocity[1], vz = nodes.velocity[2];
        double most = law.damping(), sum = 0;
        for (int i = 0; i < t.length; i++) {
            double away = vx[i] * nx[i] + vy[i] * ny[i] + vz[i] * nz[i], damping = most * strength[i];
            t[i] -= damping * away;
            sum += damping * away * away * w[i];
            vx[i] -= away * nx[i];
            vy[i] -= away * ny[i];
            vz[i] -= away * nz[i];
        }
        lost += sum;
    }

    private void rub(double[] strength) {
        double[] vx = nodes.velocity[0], vy = nodes.velocity[1], vz = nodes.velocity[2], w = nodes.area;
        double[] fx = rubbing[0], fy = rubbing[1], fz = rubbing[2];
        double most = law.friction(), sum = 0, sumX = 0, sumY = 0, sumZ = 0;
        double ex = forward[0], ey = forward[1], ez = forward[2];
        for (int i = 0; i < w.length; i++) {
            double x = vx[i], y = vy[i], z = vz[i];
            double rub = most * strength[i] * law.easing(x * ex + y * ey + z * ez) * w[i];
            sum += rub * (x * x + y * y + z * z);
            fx[i] = -rub * x;
            fy[i] = -rub * y;
            fz[i] = -rub * z;
            sumX += fx[i];
            sumY += fy[i];
            sumZ += fz[i];
        }
        lost += sum;
        write(friction, sumX, sumY, sumZ, 0);
    }

    /** The sums that have no direction. */
    private void weigh() {
        double[] w = nodes.area, psi = potential, t = traction, rate = nodes.growth;
        double areas = 0, energy = 0, with = 0, push = 0, size = 0, most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < w.length; i++) {
            double f = t[i] * w[i];
            areas += w[i];
            energy += psi[i] * w[i];
            with += psi[i] * rate[i];
            push += f;
            size += Math.abs(f);
            most = t[i] > most ? t[i] : most;
        }
        area = areas;
        stored = energy;
        brought = with;
        normalForce = push;
        effort = size;
        pressure = most;
    }

    /** Σ f and Σ f Xᵀ. */
    private void resultant() {
        double[] u = nodes.point[0], v = nodes.point[1], w = nodes.point[2];
        // in local variables, which the compiler keeps out of memory
        double xx = 0, xy = 0, xz = 0, yx = 0, yy = 0, yz = 0, zx = 0, zy = 0, zz = 0, sumX = 0, sumY = 0, sumZ = 0;
        for (int i = 0; i < u.length; i++) {
            double fx = nodeForce(0, i), fy = nodeForce(1, i), fz = nodeForce(2, i);
            sumX += fx;
            sumY += fy;
            sumZ += fz;
            xx += fx * u[i];
            xy += fx * v[i];
            xz += fx * w[i];
            yx += fy * u[i];
            yy += fy * v[i];
            yz += fy * w[i];
            zx += fz * u[i];
            zy += fz * v[i];
            zz += fz * w[i];
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

    /**
     * The body gets (Σ f, Σ f Xᵀ); the support the opposite at the same places, Σ f (x - p)ᵀ = Σ f cᵀ + (Σ f Xᵀ) Aᵀ.
     */
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

    /** Force on a node along an axis of the world, as it was looked at last [N]. */
    double nodeForce(int axis, int i) {
        return rubbing[axis][i] + traction[i] * nodes.area[i] * normal[axis][i];
    }

    /** Where a node is along an axis of the world [m]. */
    double nodePlace(int axis, int i) {
        return nodes.place[axis][i];
    }

    double nodeDistance(int i) {
        return distance[i];
    }

    /** Normal traction on a node [Pa]. */
    double nodeTraction(int i) {
        return traction[i];
    }
}
