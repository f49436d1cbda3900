package org.condyle.geometry.pair;

import org.condyle.geometry.shape.Convex;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.contact.ContactSet;

/**
 * How long two surfaces may move before one of them could pass through the other. No two
 * points of them come closer in a time h by more than
 *
 * <pre>  |ṗ_B - ṗ_A| h + ½ (κ_A + κ_B) h² + swing_A + swing_B,   swing = min(ω R h, R - r + 2|o|)  </pre>
 *
 * with the velocities of the bodies' origins, which change by at most κ, the spins ω, and shapes that lie between
 * spheres of radius r and R about a point o from the body's origin: a ball that spins comes no closer to anything. If
 * that is no more than the gap and a part of the thickness, the contact search still finds the original side. Convex
 * shapes are judged by their distance along the normal between them, too, along which only ω × n swings: a brick that
 * slides fast over a plate does not go through it.
 */
public final class Passage {
    /** Part of the thickness that a step may use up. */
    private static final double SHARE = 0.5;
    /** What is this deep already is allowed the rest in small portions; from the second on it is lost. */
    private static final double PORTION = 0.2;

    private static final double LOST = 0.9;

    private final Surface a;
    private final Surface b;
    private final TurningReach swingA;
    private final TurningReach swingB;
    private final boolean convex;
    private final double[] spin = new double[6];
    private final double[] n = new double[3];
    private final double[] local = new double[3];
    private final double[] point = new double[3];

    public Passage(Surface a, Surface b) {
        this.a = a;
        this.b = b;
        swingA = new TurningReach(a);
        swingB = new TurningReach(b);
        convex = a.shape() instanceof Convex && b.shape() instanceof Convex && !a.deforms() && !b.deforms();
    }

    /**
     * As {@link org.condyle.mechanics.ContactGeometry#longestStep}.
     *
     * @param thickness overlap that is still seen from the side where it came from [m]
     */
    public double longestStep(Motion m, double[] course, ContactSet found, double thickness) {
        if (!(thickness < Double.POSITIVE_INFINITY)) {
            return Double.POSITIVE_INFINITY;
        }
        double[] p = m.placement, v = m.rate;
        int i = Motion.SIZE * a.body(), j = Motion.SIZE * b.body();
        double x = v[j] - v[i], y = v[j + 1] - v[i + 1], z = v[j + 2] - v[i + 2];
        double apart = Math.sqrt(square(p[j] - p[i], p[j + 1] - p[i + 1], p[j + 2] - p[i + 2]));
        double gap =
                Math.max(found.gap < Double.POSITIVE_INFINITY ? found.gap : 0, apart - swingA.reach - swingB.reach);
        double spinA = course[2 * a.body()], spinB = course[2 * b.body()];
        double bend = course[2 * a.body() + 1] + course[2 * b.body() + 1];
        double any = time(Math.sqrt(square(x, y, z)), bend, spinA, spinB, room(gap, thickness));
        if (!convex || !normal(found)) {
            return any;
        }
        double closing = -(x * n[0] + y * n[1] + z * n[2]), separation = separation(m);
        double along = time(
                closing,
                bend,
                across(m, a.body(), course, 0),
                across(m, b.body(), course, 3),
                room(separation, thickness));
        return Math.max(any, along);
    }

    /** How far surfaces with a gap may come closer. */
    static double room(double gap, double thickness) {
        return gap < -LOST * thickness ? 0 : Math.max(gap + SHARE * thickness, PORTION * thickness);
    }

    /** Time that room lasts for; swings may be taken at their largest and then take room once. */
    private double time(double speed, double bend, double spinA, double spinB, double room) {
        double turnA = spinA * swingA.lever, turnB = spinB * swingB.lever;
        double both = solve(speed + turnA + turnB, bend, room);
        double first = solve(speed + turnB, bend, room - swingA.most);
        double second = solve(speed + turnA, bend, room - swingB.most);
        double none = solve(speed, bend, room - swingA.most - swingB.most);
        return Math.max(Math.max(both, first), Math.max(second, none));
    }

    /** h with speed h + ½ bend h² = room. */
    static double solve(double speed, double bend, double room) {
        if (room < 0) {
            return 0;
        }
        if (room == 0) { // lost, unless they part
            return speed <= 0 && bend == 0 ? Double.POSITIVE_INFINITY : 0;
        }
        double sum = speed + Math.sqrt(speed * speed + 2 * bend * room);
        return sum > 0 ? 2 * room / sum : Double.POSITIVE_INFINITY;
    }

    /** The normal at the deepest or nearest point; false if it is not known. */
    private boolean normal(ContactSet found) {
        double[] from = found.near;
        int at = 3;
        if (found.count > 0) {
            int deepest = 0;
            for (int k = 1; k < found.count; k++) {
                deepest = found.depth[k] > found.depth[deepest] ? k : deepest;
            }
            from = found.normal;
            at = 3 * deepest;
        }
        System.arraycopy(from, at, n, 0, 3);
        return !Double.isNaN(n[0]);
    }

    /** Distance of two convex shapes along the normal: from the last point of A to the first of B. */
    private double separation(Motion m) {
        return -last(m, a, 1) - last(m, b, -1);
    }

    private double last(Motion m, Surface s, double sign) {
        double[] p = m.placement, r = s.frame().rotation();
        int at = Motion.SIZE * s.body();
        double sum = ((Convex) s.shape()).rounding();
        m.position(s.body(), s.frame().origin(), point, 0);
        for (int k = 0; k < 3; k++) {
            sum += sign * n[k] * point[k];
            local[k] = sign * (p[at + 3 + k] * n[0] + p[at + 6 + k] * n[1] + p[at + 9 + k] * n[2]);
        }
        double x = r[0] * local[0] + r[3] * local[1] + r[6] * local[2];
        double y = r[1] * local[0] + r[4] * local[1] + r[7] * local[2];
        double z = r[2] * local[0] + r[5] * local[1] + r[8] * local[2];
        ((Convex) s.shape()).support(x, y, z, point);
        return sum + x * point[0] + y * point[1] + z * point[2];
    }

    /** How fast a body swings along the normal; of one that hangs on others nothing is known but its largest spin. */
    private double across(Motion m, int body, double[] course, int at) {
        if (course[2 * body + 1] > 0 || course[2 * body] == 0) {
            return course[2 * body];
        }
        m.spin(body, spin, at);
        double x = spin[at], y = spin[at + 1], z = spin[at + 2];
        return Math.sqrt(square(y * n[2] - z * n[1], z * n[0] - x * n[2], x * n[1] - y * n[0]));
    }

    private static double square(double x, double y, double z) {
        return x * x + y * y + z * z;
    }
}
