package org.condyle.dynamics;

import java.util.Arrays;
import org.condyle.dynamics.stepping.ContactWork;
import org.condyle.dynamics.stepping.Separation;
import org.condyle.dynamics.stepping.StepContacts;
import org.condyle.dynamics.tree.Tree;
import org.condyle.integrate.NonsmoothOptions;
import org.condyle.math.ContactNewton;
import org.condyle.math.ContactSweeps;
import org.condyle.math.ContactSystem;
import org.condyle.math.SkylineContacts;
import org.condyle.mechanics.State;
import org.condyle.mechanics.contact.DryFriction;

/**
 * Impulses of a step among bodies that are each joined directly to the ground, as free bodies are. Each row then belongs to two bodies, and
 * what solves them uses that: Newton's method to rounding while not too many bodies touch each other, sweeps otherwise.
 */
final class BodyContacts implements StepContacts {
    /** Rows of a contact of a mechanism, of which some may be zero. */
    static final int ROWS = 3;

    private static final int MOST_BODIES = 100; // of which contacts with friction are solved as a whole
    private static final int APART_SWEEPS = 10;
    private static final int MANY_SWEEPS = 1000;
    private static final double ENOUGH = 0.01; // change of a displacement that is none, of the permitted overlap

    private final Workspace w;
    private final Tree tree;
    private final boolean few; // bodies, so that steps are solved to rounding
    /** To be filled: rows, friction, where to begin; {@code bias} with the restitution. */
    final ContactSystem system = new ContactSystem();

    private final ContactSweeps sweeps = new ContactSweeps();
    private final SkylineContacts exact = new SkylineContacts();
    private final ContactNewton newton = new ContactNewton();
    private final ContactWork work = new ContactWork();
    private final Separation separation = new Separation();
    private double[] before = new double[0];
    private double[] pushed = new double[0];
    private double[] pull = new double[0]; // accelerations by forces that do not depend on velocities
    private double[] depth = new double[0];
    private DryFriction[] rubs = new DryFriction[0];
    private int reserved; // contacts that the exact solver has seen
    private boolean carefully; // overlaps that are left would stay
    private double small; // change of a displacement [m]
    private double[] push = new double[0];
    private double[] own = new double[0]; // what a unit of push does to its own contact
    private double[] begin = new double[0]; // impulses that a solution begins with
    private double residual;
    private double less;
    private double speed;

    BodyContacts(Workspace w) {
        this.w = w;
        tree = w.mechanism.tree;
        few = tree.nodes <= MOST_BODIES;
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
    int add(int a, int b, DryFriction friction, double restitution, double howDeep) {
        int c = system.add(a, b, friction.slides());
        if (depth.length <= c) {
            depth = Arrays.copyOf(depth, 2 * c + 64);
            push = new double[depth.length];
            own = new double[depth.length];
            rubs = Arrays.copyOf(rubs, depth.length);
        }
        rubs[c] = friction;
        depth[c] = howDeep;
        system.bias[c] = restitution;
        return c;
    }

    /** Adds a candidate of the mechanism, whose rows are assembled; returns its index. */
    int take(int i, double restitution) {
        RigidContacts c = w.contacts;
        int row = c.rowOf[i];
        int a = add(w.loops.root(row, 0), w.loops.root(row, 1), c.element(i).friction(), restitution, -c.gap(i));
        for (int r = 0; r < ROWS; r++) {
            row(a, r, r <= c.tangents(i) ? row + r : -1);
        }
        return a;
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

    /** Part of its impulses that an island lost at most, so that it gains no energy. */
    double less() {
        return less;
    }

    /** Sweeps of the step solved last. */
    int sweeps() {
        return sweeps.sweeps();
    }

    /** As {@link TimeStepping#solve}, without displacements; there is a contact. */
    boolean solve(NonsmoothOptions options, double[] start, double[] v, double[] lost) {
        if (before.length != system.velocity.length) {
            before = new double[system.velocity.length];
            pushed = new double[system.velocity.length];
            pull = new double[system.velocity.length];
        }
        spread(start, before);
        spread(v, system.velocity);
        work.clear(tree.nodes);
        for (int c = 0; c < system.contacts; c++) {
            system.bias[c] *= before(c, 0);
            if (!options.plain()) { // whose gains are not looked at, and overlaps not taken apart
                work.add(system.bodyA[c] / ContactSystem.BODY, system.bodyB[c] / ContactSystem.BODY);
            }
        }
        boolean solved = rub(options, v), careful = few && !options.plain();
        boolean drives = careful && work.drives(this);
        for (int pass = 1; pass < ContactWork.MOST_PASSES && solved && drives; pass++) {
            holdMeans();
            spread(v, system.velocity);
            solved = rub(options, v);
            drives = work.drives(this);
        }
        less = 0;
        if (careful && work.lessen(this)) {
            less = work.less();
            residual = Math.max(residual, work.miss(this));
            solved &= residual <= options.residual() * speed;
            for (int c = 0; c < system.contacts; c++) {
                for (int r = system.rows * c; r < system.rows * (c + 1); r++) {
                    system.impulse[r] *= work.factor(c);
                }
            }
            release();
            system.applyImpulses();
            work.addUp(this);
        }
        gather(system.velocity, v, true);
        for (int c = 0; c < system.contacts && !careful; c++) {
            lost[0] += ContactWork.loss(this, c);
        }
        lost[0] += careful ? work.lost() : 0;
        return solved;
    }

    /** A contact that was added after the others have been solved: displacements look at it. */
    void near(int contact) {
        int a = system.bodyA[contact] / ContactSystem.BODY, b = system.bodyB[contact] / ContactSystem.BODY;
        Arrays.fill(system.impulse, system.rows * contact, system.rows * (contact + 1), 0);
        work.add(a == tree.nodes ? b : a, tree.nodes);
    }

    /** Finds displacements that take deep overlaps apart; {@code lost} takes up their energy. */
    void separate(State middle, double h, NonsmoothOptions options, StepEnd end, double[] shift, double[] lost) {
        if (!options.plain() && deepest() > options.penetration()) {
            spread(end.pull(middle), pull);
            lost[0] += apart(h, options, few, shift);
        }
    }

    private double deepest() {
        double most = 0;
        for (int c = 0; c < system.contacts; c++) {
            most = Math.max(most, depth[c]);
        }
        return most;
    }

    @Override
    public int contacts() {
        return system.contacts;
    }

    @Override
    public int rows(int contact) {
        return system.rows;
    }

    @Override
    public double impulse(int contact, int row) {
        return system.impulse[system.rows * contact + row];
    }

    @Override
    public double before(int contact, int row) {
        return system.times(contact, row, before);
    }

    @Override
    public double after(int contact, int row) {
        return system.times(contact, row, system.velocity);
    }

    @Override
    public double change(int contact, int row) {
        return system.times(contact, row, system.velocity) - system.times(contact, row, pushed);
    }

    @Override
    public double own(int contact, int row) {
        return system.own(contact, row, row);
    }

    @Override
    public double depth(int contact) {
        return depth[contact];
    }

    private void holdMeans() {
        for (int c = 0; c < system.contacts; c++) {
            system.bias[c] = work.meanNormal(c) ? before(c, 0) : system.bias[c];
            for (int r = 1; r < system.rows && work.meanAlong(c); r++) {
                system.slip[2 * c + r - 1] = before(c, r);
            }
        }
    }

    /** Solves with the coefficients of friction that belong to the speeds. */
    private boolean rub(NonsmoothOptions options, double[] v) {
        for (int c = 0; c < system.contacts && system.rows > 1; c++) {
            if (rubs[c].variesOver()) {
                system.friction[c] = rubs[c].over(Math.hypot(before(c, 1), before(c, 2)));
            }
        }
        boolean solved = solve(options);
        for (int pass = 0; slows(pass); pass++) {
            spread(v, system.velocity);
            solved = solve(options);
        }
        return solved;
    }

    /** Coefficients at the mean speeds of the solution; true if any has changed. */
    private boolean slows(int pass) {
        boolean changed = false;
        for (int c = 0; c < system.contacts && system.rows > 1; c++) {
            if (rubs[c].variesOver()) {
                double x = before(c, 1) + after(c, 1), y = before(c, 2) + after(c, 2), old = system.friction[c];
                system.friction[c] = rubs[c].again(old, 0.5 * Math.hypot(x, y), pass);
                changed |= system.friction[c] != old;
            }
        }
        return changed;
    }

    private boolean solve(NonsmoothOptions options) {
        speed = system.speed();
        System.arraycopy(system.velocity, 0, pushed, 0, pushed.length);
        if (system.rows == 1 && exact.fits(system) && exact.solve(system)) {
            return true;
        }
        int rows = system.rows * system.contacts;
        if (few && newton.fits(system)) {
            if (begin.length < rows) {
                begin = new double[system.impulse.length];
            }
            System.arraycopy(system.impulse, 0, begin, 0, rows);
            if (newton.solve(system) || newton.residual() <= options.residual()) {
                residual = newton.residual() * speed;
                return true;
            }
            System.arraycopy(begin, 0, system.impulse, 0, rows);
            release();
        }
        boolean solved = sweeps.solve(system, options.sweeps(), options.residual() * speed);
        residual = sweeps.residual();
        return solved;
    }

    /** Velocities without the impulses. */
    private void release() {
        System.arraycopy(pushed, 0, system.velocity, 0, pushed.length);
    }

    /** Moves deep overlaps apart; returns the energy that takes. */
    private double apart(double h, NonsmoothOptions options, boolean pays, double[] shift) {
        carefully = pays;
        small = ENOUGH * options.penetration();
        if (!separation.find(this, work, h, options, pays)) {
            return 0;
        }
        Arrays.fill(pushed, 0);
        for (int c = 0; c < system.contacts; c++) {
            if (push[c] != 0) {
                system.push(c, 0, work.share(c) * push[c], pushed);
            }
        }
        gather(pushed, shift, false);
        return separation.energy();
    }

    @Override
    public void displace(double[] wanted, double[] cost) {
        int n = system.contacts;
        Arrays.fill(push, 0, n, 0);
        Arrays.fill(pushed, 0);
        for (int c = 0; c < n; c++) {
            own[c] = system.own(c, 0, 0);
        }
        if (carefully && n > reserved) {
            exact.fits(system); // so that its arrays do not grow later in the run, when it is first needed
            reserved = n;
        }
        // some sweeps find out what pushes, from where the solution of all at once is near; W may be too singular for
        // that
        if (!sweepApart(wanted, APART_SWEEPS)
                && carefully
                && !(exact.fits(system) && exact.apart(system, wanted, push))) {
            sweepApart(wanted, MANY_SWEEPS);
        }
        for (int c = 0; c < n; c++) {
            cost[c] = push[c] == 0 ? 0 : -push[c] * system.times(c, 0, pull);
        }
    }

    /** Improves the displacements contact by contact; false if the last sweep still changed some. */
    private boolean sweepApart(double[] wanted, int most) {
        int n = system.contacts;
        double change = Double.POSITIVE_INFINITY;
        for (int sweep = 0; sweep < most && change > small; sweep++) {
            change = 0;
            for (int k = 0; k < n; k++) {
                int c = (sweep & 1) == 0 ? k : n - 1 - k;
                double more = own[c] > 0 ? (wanted[c] - system.times(c, 0, pushed)) / own[c] : 0;
                double p = Math.max(0, push[c] + more);
                if (p != push[c]) {
                    system.push(c, 0, p - push[c], pushed);
                    change = Math.max(change, Math.abs(p - push[c]) * own[c]);
                    push[c] = p;
                }
            }
        }
        return change <= small;
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
