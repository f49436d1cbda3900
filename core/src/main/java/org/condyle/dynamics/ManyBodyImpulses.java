package org.condyle.dynamics;

import java.util.Arrays;
import org.condyle.dynamics.tree.Tree;
import org.condyle.integrate.NonsmoothOptions;
import org.condyle.math.ContactSweeps;
import org.condyle.math.ContactSystem;
import org.condyle.math.Rotations;
import org.condyle.math.SkylineContacts;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Surface;
import org.condyle.mechanics.UnilateralManyBody;
import org.condyle.mechanics.contact.ManyBodySet;

/**
 * Impulses of a step at contacts among many bodies that are each joined directly to the ground, as free bodies are:
 * without friction solved to rounding, with friction by sweeps that start from the impulses of the previous step.
 */
final class ManyBodyImpulses {
    private static final int APART_SWEEPS = 10;

    private final Workspace w;
    private final UnilateralManyBody[] manyBody;
    private final int[][]
            nodes; // of the surfaces of each many-body contact; the number of nodes stands for what does not move
    private final int[] firstSurface;
    private final ManyBodySet[] found;
    private final ContactSystem system = new ContactSystem();
    private final ContactSweeps sweeps = new ContactSweeps();
    private final SkylineContacts exact = new SkylineContacts();
    private final ContactImpulses impulses = new ContactImpulses();
    private final int rows;
    private final double[] tangents = new double[6];
    private final PointResponse response;
    private double[] before = new double[0];
    private double[] pushed = new double[0];
    private double[] wanted = new double[0];
    private double[] depth = new double[0];
    private double[] free = new double[0];
    private double[] push = new double[0];
    private double residual;
    private double speed;

    ManyBodyImpulses(Workspace w) {
        this.w = w;
        response = new PointResponse(w);
        Tree tree = w.mechanism.tree;
        manyBody = w.manyBodyContacts;
        nodes = new int[manyBody.length][];
        firstSurface = new int[manyBody.length + 1];
        found = new ManyBodySet[manyBody.length];
        int most = 1;
        for (int k = 0; k < manyBody.length; k++) {
            var surfaces = manyBody[k].surfaces();
            nodes[k] = new int[surfaces.size()];
            for (int i = 0; i < nodes[k].length; i++) {
                nodes[k][i] = node(tree, surfaces.get(i));
            }
            firstSurface[k + 1] = firstSurface[k] + nodes[k].length;
            found[k] = new ManyBodySet();
            most = manyBody[k].friction() > 0 ? 3 : most;
        }
        rows = most;
        if (manyBody.length > 0 && w.mechanism.rows() > 0) {
            throw new ModelException("a model cannot have both rigid contacts 'among' and constraints;"
                    + " use compliant contact, or contacts 'between' two surfaces");
        }
    }

    private int node(Tree tree, Surface surface) {
        int node = tree.nodeOfBody[surface.body()];
        if (node < 0 || (tree.speeds[node] == 0 && tree.parent[node] < 0)) {
            return tree.nodes;
        }
        if (tree.parent[node] >= 0 || tree.treeEnd[node] != node + 1) {
            throw new ModelException(
                    "surface '" + surface.name() + "' of contacts 'among' is on a body that has another body as"
                            + " parent or child; rigid contacts 'among' need bodies that are joined directly to the ground");
        }
        return node;
    }

    boolean any() {
        return manyBody.length > 0;
    }

    /** Contacts and impulses of the step solved last. */
    ContactSystem system() {
        return system;
    }

    /** Largest miss of a contact's law in the step solved last [m/s]. */
    double residual() {
        return residual;
    }

    /** The same relative to the largest speed. */
    double miss() {
        return residual > 0 ? residual / speed : 0;
    }

    /** Sweeps of the step solved last, 0 if there was no need. */
    int sweeps() {
        return sweeps.sweeps();
    }

    void taken() {
        impulses.taken();
    }

    void forget() {
        impulses.forget();
    }

    double[] history() {
        return impulses.history();
    }

    void history(double[] kept) {
        impulses.history(kept);
    }

    /** As {@link TimeStepping#solve}. */
    boolean solve(
            State middle, double h, NonsmoothOptions options, double[] start, double[] v, double[] shift, double[] lost) {
        system.clear(w.mechanism.tree.nodes + 1, rows);
        impulses.begin();
        for (int k = 0; k < manyBody.length; k++) {
            manyBody[k].find(w.motion, found[k]);
            for (int i = 0; i < found[k].count(); i++) {
                add(k, i);
            }
        }
        int n = system.contacts;
        residual = 0;
        if (n == 0) {
            return true;
        }
        if (before.length != system.velocity.length) {
            before = new double[system.velocity.length];
            pushed = new double[system.velocity.length];
        }
        spread(start, before);
        spread(v, system.velocity);
        restitute();
        boolean solved = solve(options);
        gather(system.velocity, v, true);
        double sum = 0;
        for (int c = 0; c < n; c++) {
            for (int r = 0; r < rows; r++) {
                double p = system.impulse[rows * c + r];
                if (p != 0) {
                    sum -= 0.5 * p * (system.times(c, r, before) + system.times(c, r, system.velocity));
                }
            }
        }
        keep();
        lost[0] += sum + apart(h, options, shift);
        return solved;
    }

    private boolean solve(NonsmoothOptions options) {
        speed = system.speed();
        if (rows == 1 && exact.fits(system) && exact.solve(system)) {
            return true;
        }
        boolean solved = sweeps.solve(system, options.sweeps(), options.residual() * speed);
        residual = sweeps.residual();
        return solved;
    }

    /** Rows of a contact, and the impulse it had in the step before. */
    private void add(int k, int i) {
        int a = nodes[k][found[k].surfaceA[i]], b = nodes[k][found[k].surfaceB[i]], none = w.mechanism.tree.nodes;
        if (a == none && b == none) {
            return;
        }
        double[] x = found[k].contacts.point, n = found[k].contacts.normal;
        int m = 3 * i, c = system.add(a, b, manyBody[k].friction());
        double nx = n[m], ny = n[m + 1], nz = n[m + 2];
        row(c, 0, a, b, x, m, nx, ny, nz);
        if (rows == 3) {
            Rotations.tangents(nx, ny, nz, tangents);
            row(c, 1, a, b, x, m, tangents[0], tangents[1], tangents[2]);
            row(c, 2, a, b, x, m, tangents[3], tangents[4], tangents[5]);
        }
        system.bias[c] = manyBody[k].restitution();
        if (depth.length <= c) {
            depth = Arrays.copyOf(depth, 2 * c + 64);
            free = new double[depth.length];
        }
        depth[c] = found[k].contacts.depth[i];
        int at = impulses.find(firstSurface[k] + found[k].surfaceA[i], firstSurface[k] + found[k].surfaceB[i]);
        begin(c, at, nx, ny, nz);
    }

    private void row(int c, int r, int a, int b, double[] x, int m, double dx, double dy, double dz) {
        int at = system.at(c, r);
        side(a, x, m, -dx, -dy, -dz, at);
        side(b, x, m, dx, dy, dz, at + ContactSystem.BODY);
    }

    private void side(int node, double[] x, int m, double dx, double dy, double dz, int at) {
        if (node == w.mechanism.tree.nodes) {
            Arrays.fill(system.jacobian, at, at + ContactSystem.BODY, 0);
            Arrays.fill(system.response, at, at + ContactSystem.BODY, 0);
        } else {
            response.find(node, x[m], x[m + 1], x[m + 2], dx, dy, dz, system.jacobian, system.response, at);
        }
    }

    private void begin(int c, int at, double nx, double ny, double nz) {
        double[] p = system.impulse, old = impulses.last();
        Arrays.fill(p, rows * c, rows * c + rows, 0);
        if (at < 0) {
            return;
        }
        double x = old[at], y = old[at + 1], z = old[at + 2], normal = x * nx + y * ny + z * nz;
        p[rows * c] = Math.max(0, normal);
        if (rows == 3 && normal > 0) {
            double p1 = x * tangents[0] + y * tangents[1] + z * tangents[2];
            double p2 = x * tangents[3] + y * tangents[4] + z * tangents[5];
            double size = Math.hypot(p1, p2), most = system.friction[c] * normal, cut = size > most ? most / size : 1;
            p[3 * c + 1] = cut * p1;
            p[3 * c + 2] = cut * p2;
        }
    }

    /** Bias e u⁻ of each normal, where e has been left. */
    private void restitute() {
        for (int c = 0; c < system.contacts; c++) {
            free[c] = system.times(c, 0, system.velocity);
            system.bias[c] = TimeStepping.bias(system.bias[c], system.times(c, 0, before));
        }
    }

    /** Impulses as vectors in the world, for the next step. */
    private void keep() {
        int c = 0, none = w.mechanism.tree.nodes;
        for (int k = 0; k < manyBody.length; k++) {
            double[] n = found[k].contacts.normal;
            for (int i = 0; i < found[k].count(); i++) {
                int a = found[k].surfaceA[i], b = found[k].surfaceB[i], m = 3 * i;
                if (nodes[k][a] == none && nodes[k][b] == none) {
                    continue;
                }
                double p = system.impulse[rows * c], p1 = 0, p2 = 0;
                if (rows == 3) {
                    Rotations.tangents(n[m], n[m + 1], n[m + 2], tangents);
                    p1 = system.impulse[3 * c + 1];
                    p2 = system.impulse[3 * c + 2];
                }
                impulses.add(
                        firstSurface[k] + a,
                        firstSurface[k] + b,
                        p * n[m] + p1 * tangents[0] + p2 * tangents[3],
                        p * n[m + 1] + p1 * tangents[1] + p2 * tangents[4],
                        p * n[m + 2] + p1 * tangents[2] + p2 * tangents[5]);
                c++;
            }
        }
    }

    /** Moves deep overlaps apart; returns the energy that takes. */
    private double apart(double h, NonsmoothOptions options, double[] shift) {
        if (!(options.penetration() < Double.POSITIVE_INFINITY)) {
            return 0;
        }
        int n = system.contacts;
        if (wanted.length < n) {
            wanted = new double[2 * n];
            push = new double[2 * n];
        }
        double most = 0;
        for (int c = 0; c < n; c++) {
            wanted[c] = TimeStepping.apart(
                    depth[c],
                    system.times(c, 0, before),
                    free[c],
                    system.times(c, 0, system.velocity),
                    h,
                    options.penetration());
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
        spread(w.acceleration, before);
        double energy = 0;
        for (int c = 0; c < n; c++) {
            energy += push[c] == 0 ? 0 : push[c] * system.times(c, 0, before);
        }
        return energy;
    }

    private void spread(double[] speeds, double[] out) {
        Tree tree = w.mechanism.tree;
        for (int i = 0; i < tree.nodes; i++) {
            int first = tree.vAt[i], at = ContactSystem.BODY * i;
            for (int m = 0; m < tree.speeds[i] && m < ContactSystem.BODY; m++) {
                out[at + m] = speeds[first + m];
            }
        }
    }

    private void gather(double[] bodies, double[] out, boolean replace) {
        Tree tree = w.mechanism.tree;
        for (int i = 0; i < tree.nodes; i++) {
            int first = tree.vAt[i], at = ContactSystem.BODY * i;
            for (int m = 0; m < tree.speeds[i] && m < ContactSystem.BODY; m++) {
                out[first + m] = bodies[at + m] + (replace ? 0 : out[first + m]);
            }
        }
    }
}
