package org.condyle.dynamics;

import java.util.Arrays;
import org.condyle.dynamics.tree.Tree;
import org.condyle.integrate.NonsmoothOptions;
import org.condyle.math.ContactNewton;
import org.condyle.math.ContactSweeps;
import org.condyle.math.ContactSystem;
import org.condyle.math.SkylineContacts;

/**
 * Impulses of a step among bodies that are each joined directly to the ground, as free bodies are. Each row then belongs to two bodies, and
 * what solves them uses that: Newton's method to rounding while not too many bodies touch each other, sweeps otherwise.
 */
final class BodyContacts {
    private static final int APART_SWEEPS = 10;
    private static final int ROUNDS = 2; // of Newton's method
    private static final int BETWEEN = 20; // sweeps between them

    private final Workspace w;
    private final Tree tree;
    /** To be filled: rows, friction, where to begin; {@code bias} with the restitution. */
    final ContactSystem system = new ContactSystem();

    private final ContactSweeps sweeps = new ContactSweeps();
    private final SkylineContacts exact = new SkylineContacts();
    private final ContactNewton newton = new ContactNewton();
    private double[] before = new double[0];
    private double[] pushed = new double[0];
    private double[] wanted = new double[0];
    private double[] depth = new double[0];
    private double[] free = new double[0];
    private double[] push = new double[0];
    private double residual;
    private double speed;

    BodyContacts(Workspace w) {
        this.w = w;
        tree = w.mechanism.tree;
    }

    /** Node of a body, the number of nodes for one that cannot move; -1 if it is not by itself. */
    static int node(Tree tree, int body) {
        int node = tree.nodeOfBody[body];
        if (node < 0 || (tree.speeds[node] == 0 && tree.parent[node] < 0)) {
            return tree.nodes;
        }
        return tree.parent[node] >= 0 || tree.treeEnd[node] != node + 1 ? -1 : node;
    }

    /** Whether all bodies are by themselves and nothing constrains them. */
    static boolean apart(Mechanism m) {
        boolean alone = m.rows() == 0 && m.affine.count == 0;
        for (int i = 0; i < m.tree.nodes; i++) {
            alone &= m.tree.parent[i] < 0 && m.tree.speeds[i] <= ContactSystem.BODY;
        }
        return alone;
    }

    /** Begins without contacts. */
    void clear(int rows) {
        system.clear(tree.nodes + 1, rows);
        residual = 0;
    }

    /** Adds a contact of two nodes; returns its index. */
    int add(int a, int b, double friction, double restitution, double howDeep) {
        int c = system.add(a, b, friction);
        if (depth.length <= c) {
            depth = Arrays.copyOf(depth, 2 * c + 64);
            free = new double[depth.length];
            wanted = new double[depth.length];
            push = new double[depth.length];
        }
        depth[c] = howDeep;
        system.bias[c] = restitution;
        return c;
    }

    /** Takes a row of a contact over from the rows of the mechanism; zero if there is none, -1. */
    void row(int contact, int r, int row) {
        int at = system.at(contact, r);
        Arrays.fill(system.jacobian, at, at + ContactSystem.ROW, 0);
        Arrays.fill(system.response, at, at + ContactSystem.ROW, 0);
        if (row >= 0) {
            side(system.bodyA[contact] / ContactSystem.BODY, row, at);
            side(system.bodyB[contact] / ContactSystem.BODY, row, at + ContactSystem.BODY);
        }
    }

    private void side(int node, int row, int at) {
        if (node < tree.nodes) {
            System.arraycopy(w.loops.jacobian[row], tree.vAt[node], system.jacobian, at, tree.speeds[node]);
            System.arraycopy(w.loops.response[row], tree.vAt[node], system.response, at, tree.speeds[node]);
        }
    }

    /** Largest miss of a contact's law in the step solved last [m/s]. */
    double residual() {
        return residual;
    }

    /** The same relative to the largest speed. */
    double miss() {
        return residual > 0 ? residual / speed : 0;
    }

    /** Sweeps of the step solved last. */
    int sweeps() {
        return sweeps.sweeps();
    }

    /** As {@link TimeStepping#solve}. */
    boolean solve(double h, NonsmoothOptions options, double[] start, double[] v, double[] shift, double[] lost) {
        if (system.contacts == 0) {
            return true;
        }
        if (before.length != system.velocity.length) {
            before = new double[system.velocity.length];
            pushed = new double[system.velocity.length];
        }
        spread(start, before);
        spread(v, system.velocity);
        for (int c = 0; c < system.contacts; c++) {
            free[c] = system.times(c, 0, system.velocity);
            system.bias[c] = TimeStepping.bias(system.bias[c], velocityBefore(c, 0));
        }
        boolean solved = solve(options);
        gather(system.velocity, v, true);
        double sum = 0;
        for (int c = 0; c < system.contacts; c++) {
            sum += loss(c);
        }
        lost[0] += sum + apart(h, options, shift);
        return solved;
    }

    /** Velocity of a row at the beginning of the step. */
    double velocityBefore(int contact, int row) {
        return system.times(contact, row, before);
    }

    /** Energy that a contact took [J]. */
    double loss(int contact) {
        double sum = 0;
        for (int r = 0; r < system.rows; r++) {
            double p = system.impulse[system.rows * contact + r];
            sum -= p == 0 ? 0 : 0.5 * p * (velocityBefore(contact, r) + system.times(contact, r, system.velocity));
        }
        return sum;
    }

    private boolean solve(NonsmoothOptions options) {
        speed = system.speed();
        if (system.rows == 1 && exact.fits(system) && exact.solve(system)) {
            return true;
        }
        System.arraycopy(system.velocity, 0, pushed, 0, pushed.length);
        boolean few = newton.fits(system), solved = false;
        for (int round = 0; round < ROUNDS && few && !solved; round++) {
            if (round > 0) {
                sweeps.solve(system, BETWEEN, 0);
                release();
            }
            solved = newton.solve(system) || newton.residual() <= options.residual();
            residual = newton.residual() * speed;
            if (!solved) {
                release();
            }
        }
        if (!solved) {
            solved = sweeps.solve(system, options.sweeps(), options.residual() * speed);
            residual = sweeps.residual();
        }
        return solved;
    }

    /** Velocities without the impulses. */
    private void release() {
        System.arraycopy(pushed, 0, system.velocity, 0, pushed.length);
    }

    /** Moves deep overlaps apart; returns the energy that takes. */
    private double apart(double h, NonsmoothOptions options, double[] shift) {
        if (!(options.penetration() < Double.POSITIVE_INFINITY)) {
            return 0;
        }
        int n = system.contacts;
        double most = 0;
        for (int c = 0; c < n; c++) {
            double after = system.times(c, 0, system.velocity);
            wanted[c] =
                    TimeStepping.apart(true, depth[c], velocityBefore(c, 0), free[c], after, h, options.penetration());
            most = Math.max(most, wanted[c]);
            push[c] = 0;
        }
        if (most <= 0) {
            return 0;
        }
        Arrays.fill(pushed, 0);
        for (int sweep = 0; sweep < APART_SWEEPS; sweep++) {
            for (int k = 0; k < n; k++) {
                int c = (sweep & 1) == 0 ? k : n - 1 - k;
                double own = system.own(c, 0, 0);
                double more = own > 0 ? (wanted[c] - system.times(c, 0, pushed)) / own : 0;
                double p = Math.max(0, push[c] + more);
                if (p != push[c]) {
                    system.push(c, 0, p - push[c], pushed);
                    push[c] = p;
                }
            }
        }
        gather(pushed, shift, false);
        spread(w.acceleration, pushed);
        double energy = 0;
        for (int c = 0; c < n; c++) {
            energy += push[c] == 0 ? 0 : push[c] * system.times(c, 0, pushed);
        }
        return energy;
    }

    private void spread(double[] speeds, double[] out) {
        for (int i = 0; i < tree.nodes; i++) {
            int first = tree.vAt[i], at = ContactSystem.BODY * i;
            for (int m = 0; m < tree.speeds[i] && m < ContactSystem.BODY; m++) {
                out[at + m] = speeds[first + m];
            }
        }
    }

    private void gather(double[] bodies, double[] out, boolean replace) {
        for (int i = 0; i < tree.nodes; i++) {
            int first = tree.vAt[i], at = ContactSystem.BODY * i;
            for (int m = 0; m < tree.speeds[i] && m < ContactSystem.BODY; m++) {
                out[first + m] = bodies[at + m] + (replace ? 0 : out[first + m]);
            }
        }
    }
}
