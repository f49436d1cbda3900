package org.condyle.math;

import java.util.Arrays;

/**
 * Solves a {@link ContactSystem} to rounding by Newton's method for the natural map, as {@link FrictionCones} does, but in the velocities
 * of the bodies: with u = J v + b + σ(p - p₀) and the slopes P of the projection on the cones,
 *
 * <pre>  (1 + M⁻¹Jᵀ K J) Δv = -M⁻¹Jᵀ C F,   C = (1 - (1 - ρσ)P)⁻¹,   K = ρ C P,   Δp = -C F - K J Δv  </pre>
 *
 * whose matrix has a block for each two bodies that touch, however many contacts they have. σ is the softness of equal springs at all
 * contacts, which share what statics leaves open; p₀ is the impulse of the step before, then the last answer, until σ has no effect
 * (proximal point). What is at rest thus keeps its forces, and what begins shares its load as springs do.
 */
public final class ContactNewton {
    private static final double MOST_WORK = 1e6; // operations of one factorisation that are still quick
    private static final double SOFT = 1e-4; // σ of the largest response
    private static final double SOFTEST = 10;
    private static final double GOAL = 1e-13;
    private static final double ENOUGH = 1e-11;
    private static final int ITERATIONS = 40;
    private static final int MOST_ITERATIONS = 60; // of one solution: sweeps are quicker than more
    private static final int HALVINGS = 10;
    private static final int ROUNDS = 12;
    private static final int PATIENCE = 6;

    private final BodyOrder order = new BodyOrder();
    private final BlockSkyline matrix = new BlockSkyline();
    private int bodies;
    private double softness;
    private double unit;
    private int[] bodyA = new int[0]; // numbers of the bodies of each contact, -1 for one that does not move
    private int[] bodyB = new int[0];
    private double[] rho = new double[0]; // of each contact
    private double[] scale = new double[0]; // what makes its impulses numbers
    private double[] p = new double[0];
    private double[] trial = new double[0];
    private double[] reference = new double[0];
    private double[] map = new double[0];
    private double[] y = new double[0];
    private double[] step = new double[0];
    private double[] best = new double[0];
    private double[] free = new double[0];
    private double[] v = new double[0];
    private double[] right = new double[0];
    private final double[] recent = new double[PATIENCE]; // merits: a kink may raise them for a while
    private final double[] slopes = new double[9]; // K of a contact
    private final double[] solved = new double[3]; // C F
    private final double[] product = new double[ContactSystem.ROW];
    private double residual;
    private int iterations;

    /** Largest entry of the natural map at the last solution, relative to the largest velocity or impulse. */
    public double residual() {
        return residual;
    }

    /** Numbers the bodies; false if too many of them touch each other to be quick. */
    public boolean fits(ContactSystem s) {
        bodies = order.number(s);
        return BlockSkyline.work(order.low, bodies) <= MOST_WORK;
    }

    /**
     * Solves what {@link #fits} has numbered; velocities are v_free when called and with the impulses when it returns.
     *
     * @return whether it was solved; if not, the impulses are the best that were found
     */
    public boolean solve(ContactSystem s) {
        int rows = s.rows * s.contacts;
        reserve(s, rows);
        System.arraycopy(s.velocity, 0, free, 0, s.velocity.length);
        double largest = measure(s);
        System.arraycopy(s.impulse, 0, p, 0, rows);
        System.arraycopy(p, 0, best, 0, rows);
        iterations = 0;
        residual = Double.POSITIVE_INFINITY;
        System.arraycopy(p, 0, reference, 0, rows);
        softness = SOFT * largest;
        if (!newton(s) && !cold(s)) {
            follow(s, largest);
        }
        for (int round = 0; round < ROUNDS; round++) {
            System.arraycopy(p, 0, reference, 0, rows);
            naturalMap(s, p); // that of the problem itself, as p is its own reference
            double now = worst(s) / size(s, p), gain = now / residual;
            if (now < residual) {
                System.arraycopy(p, 0, best, 0, rows);
                residual = now;
            }
            if (now <= GOAL || !(gain < 1) || (residual <= ENOUGH && gain > 0.1)) {
                break;
            }
            if (gain > 0.1) { // W has freedoms that hardly move
                softness *= 0.01;
            }
            newton(s);
        }
        System.arraycopy(best, 0, s.impulse, 0, rows);
        System.arraycopy(free, 0, s.velocity, 0, s.velocity.length);
        s.applyImpulses();
        return residual <= ENOUGH;
    }

    private boolean cold(ContactSystem s) {
        Arrays.fill(p, 0, s.rows * s.contacts, 0);
        Arrays.fill(reference, 0, s.rows * s.contacts, 0);
        return newton(s);
    }

    /** From contacts so soft that they hardly feel each other down to the wanted ones. */
    private void follow(ContactSystem s, double largest) {
        Arrays.fill(p, 0, s.rows * s.contacts, 0);
        for (double soft = SOFTEST; soft > 1.01 * SOFT; soft *= 0.1) {
            softness = soft * largest;
            newton(s);
        }
        softness = SOFT * largest;
        newton(s);
    }

    /** Improves p; whether it has come to rounding. */
    private boolean newton(ContactSystem s) {
        int rows = s.rows * s.contacts;
        naturalMap(s, p);
        double merit = merit(s);
        Arrays.fill(recent, merit);
        for (int i = 0; i < ITERATIONS && iterations < MOST_ITERATIONS; i++) {
            if (worst(s) <= 0.3 * GOAL * size(s, p)) {
                return true;
            }
            iterations++;
            if (!direction(s)) {
                break;
            }
            double length = 1, reached = Double.NaN;
            recent[i % recent.length] = merit;
            double allowed = largest(recent);
            for (int k = 0; k < HALVINGS; k++) {
                for (int r = 0; r < rows; r++) {
                    trial[r] = p[r] + length * step[r];
                }
                naturalMap(s, trial);
                reached = merit(s);
                if (reached < allowed * (1 - 1e-4 * length)) {
                    break;
                }
                length /= 2;
            }
            if (!(reached < allowed)) {
                naturalMap(s, p);
                break;
            }
            System.arraycopy(trial, 0, p, 0, rows);
            merit = reached;
        }
        return worst(s) <= ENOUGH * size(s, p);
    }

    /** Sizes of contacts; returns the largest response. */
    private double measure(ContactSystem s) {
        double largest = 0;
        unit = 0;
        for (int c = 0; c < s.contacts; c++) {
            double d = 0;
            bodyA[c] = s.moves(c, 0) ? order.place[s.bodyA[c] / ContactSystem.BODY] : -1;
            bodyB[c] = s.moves(c, 1) ? order.place[s.bodyB[c] / ContactSystem.BODY] : -1;
            for (int r = 0; r < s.rows; r++) {
                d = Math.max(d, s.own(c, r, r));
            }
            rho[c] = d > 0 ? 1 / d : 1;
            largest = Math.max(largest, d);
            for (int r = 0; r < s.rows; r++) {
                double u = s.relative(c, r, s.velocity);
                unit = Math.max(unit, Math.abs(u) * Math.sqrt(rho[c]));
            }
        }
        unit = unit > 0 ? unit : 1;
        for (int c = 0; c < s.contacts; c++) {
            scale[c] = 1 / (Math.sqrt(rho[c]) * unit);
        }
        return largest > 0 ? largest : 1;
    }

    /** F = p - Π(y), y = p - ρu. */
    private void naturalMap(ContactSystem s, double[] impulse) {
        System.arraycopy(free, 0, v, 0, s.velocity.length);
        for (int c = 0; c < s.contacts; c++) {
            for (int r = 0; r < s.rows; r++) {
                double x = impulse[s.rows * c + r];
                if (x != 0) {
                    s.push(c, r, x, v);
                }
            }
        }
        for (int c = 0; c < s.contacts; c++) {
            int at = s.rows * c;
            for (int r = 0; r < s.rows; r++) {
                double u = s.relative(c, r, v) + softness * (impulse[at + r] - reference[at + r]);
                y[at + r] = impulse[at + r] - rho[c] * u;
            }
            double pushed = Math.max(0, y[at]);
            map[at] = impulse[at] - pushed;
            if (s.rows == 3) {
                double radius = s.friction[c] * pushed, size = Math.hypot(y[at + 1], y[at + 2]);
                double cut = size <= radius ? 1 : radius / size;
                map[at + 1] = impulse[at + 1] - cut * y[at + 1];
                map[at + 2] = impulse[at + 2] - cut * y[at + 2];
            }
        }
    }

    private static double largest(double[] x) {
        double most = x[0];
        for (double e : x) {
            most = Math.max(most, e);
        }
        return most;
    }

    private double worst(ContactSystem s) {
        double most = 0;
        for (int i = 0; i < s.rows * s.contacts; i++) {
            most = Math.max(most, Math.abs(map[i]) * scale[i / s.rows]);
        }
        return most;
    }

    private double merit(ContactSystem s) {
        double sum = 0;
        for (int i = 0; i < s.rows * s.contacts; i++) {
            double x = map[i] * scale[i / s.rows];
            sum += x * x;
        }
        return sum;
    }

    private double size(ContactSystem s, double[] impulse) {
        double most = 1;
        for (int i = 0; i < s.rows * s.contacts; i++) {
            most = Math.max(most, Math.abs(impulse[i]) * scale[i / s.rows]);
        }
        return most;
    }

    /** Newton's step from the map computed last. */
    private boolean direction(ContactSystem s) {
        matrix.clear(order.low, bodies);
        Arrays.fill(right, 0, BlockSkyline.SIZE * bodies, 0);
        for (int c = 0; c < s.contacts; c++) {
            linearise(s, c);
            int a = bodyA[c], b = bodyB[c];
            for (int r = 0; r < s.rows; r++) {
                int at = s.at(c, r);
                gather(s, c, r);
                block(s, a, at, a, 0);
                block(s, a, at, b, ContactSystem.BODY);
                block(s, b, at + ContactSystem.BODY, a, 0);
                block(s, b, at + ContactSystem.BODY, b, ContactSystem.BODY);
                load(s, a, at, solved[r]);
                load(s, b, at + ContactSystem.BODY, solved[r]);
            }
        }
        if (!matrix.factor()) {
            return false;
        }
        matrix.solve(right);
        for (int c = 0; c < s.contacts; c++) {
            linearise(s, c);
            for (int r = 0; r < s.rows; r++) {
                gather(s, c, r);
                step[s.rows * c + r] = -solved[r] - along(bodyA[c], 0) - along(bodyB[c], ContactSystem.BODY);
            }
        }
        return true;
    }

    private double along(int body, int productAt) {
        double sum = 0;
        for (int m = 0; body >= 0 && m < ContactSystem.BODY; m++) {
            sum += product[productAt + m] * right[BlockSkyline.SIZE * body + m];
        }
        return sum;
    }

    private void block(ContactSystem s, int i, int responseAt, int j, int productAt) {
        if (i >= 0 && j >= 0) {
            matrix.add(i, j, s.response, responseAt, product, productAt);
        }
    }

    private void load(ContactSystem s, int body, int responseAt, double push) {
        for (int m = 0; body >= 0 && m < ContactSystem.BODY; m++) {
            right[BlockSkyline.SIZE * body + m] -= push * s.response[responseAt + m];
        }
    }

    /** A row of K J of a contact. */
    private void gather(ContactSystem s, int c, int r) {
        Arrays.fill(product, 0);
        for (int t = 0; t < s.rows; t++) {
            double k = slopes[3 * r + t];
            int at = s.at(c, t);
            for (int m = 0; k != 0 && m < ContactSystem.ROW; m++) {
                product[m] += k * s.jacobian[at + m];
            }
        }
    }

    /** K and C F of a contact, from the map computed last. */
    private void linearise(ContactSystem s, int c) {
        int at = s.rows * c;
        double stiff = 1 / softness, yield = rho[c] * softness;
        Arrays.fill(slopes, 0);
        System.arraycopy(map, at, solved, 0, s.rows);
        if (!(y[at] > 0)) {
            return;
        }
        slopes[0] = stiff;
        solved[0] = map[at] / yield;
        if (s.rows == 1) {
            return;
        }
        double radius = s.friction[c] * y[at], size = Math.hypot(y[at + 1], y[at + 2]);
        if (size <= radius) {
            slopes[4] = slopes[8] = stiff;
            solved[1] = map[at + 1] / yield;
            solved[2] = map[at + 2] / yield;
            return;
        }
        double x = y[at + 1] / size, z = y[at + 2] / size, mu = s.friction[c], beta = radius / size;
        double across = rho[c] * beta / (1 - (1 - yield) * beta), along = map[at + 1] * x + map[at + 2] * z;
        double rest = 1 / (1 - (1 - yield) * beta), drag = (1 - yield) * mu * solved[0];
        slopes[3] = mu * x * stiff;
        slopes[6] = mu * z * stiff;
        slopes[4] = across * (1 - x * x);
        slopes[5] = slopes[7] = -across * x * z;
        slopes[8] = across * (1 - z * z);
        solved[1] = drag * x + along * x + rest * (map[at + 1] - along * x);
        solved[2] = drag * z + along * z + rest * (map[at + 2] - along * z);
    }

    private void reserve(ContactSystem s, int rows) {
        if (rho.length < s.contacts) {
            bodyA = new int[2 * s.contacts];
            bodyB = new int[2 * s.contacts];
            rho = new double[2 * s.contacts];
            scale = new double[2 * s.contacts];
        }
        if (p.length < rows) {
            int size = 2 * rows;
            p = new double[size];
            trial = new double[size];
            reference = new double[size];
            map = new double[size];
            y = new double[size];
            step = new double[size];
            best = new double[size];
        }
        if (v.length < s.velocity.length) {
            free = new double[s.velocity.length];
            v = new double[s.velocity.length];
            right = new double[s.velocity.length];
        }
    }
}
