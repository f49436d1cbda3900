package org.condyle.dynamics;

import java.util.Arrays;
import org.condyle.dynamics.stepping.ContactImpulses;
import org.condyle.dynamics.stepping.ContactWork;
import org.condyle.dynamics.stepping.Separation;
import org.condyle.dynamics.stepping.StepContacts;
import org.condyle.integrate.NonsmoothOptions;
import org.condyle.math.Compatibility;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.State;
import org.condyle.mechanics.contact.Collision;

/**
 * Impulses of a step at the {@link RigidContacts}, any mechanism: the response W = J M⁻¹ Jᵀ of all that overlap, from which
 * the constraints have been eliminated, solved with its friction cones as a whole and to rounding. Many contacts of bodies that are
 * not joined to each other are solved by {@link BodyContacts}.
 */
final class MechanismImpulses implements StepContacts {
    private static final int SWEEPS = 50;
    /** Contacts up to which a system without zeros is as quick. */
    private static final int FEW = 16;

    private static final int ROWS = 3; // of a contact, of which some may be zero

    private final Workspace w;
    private final Collision collision = new Collision();
    private final Compatibility compatibility = new Compatibility();
    private final int[] candidate;
    private final double[] restitution;
    private final double[] impulse;
    private final double[] free;
    private final double[] mean; // forces over the step
    private final boolean alone; // bodies are not joined and touch as surfaces do
    private final ContactWork work = new ContactWork();
    private final Separation separation = new Separation();
    private final BodyContacts bodies;
    private final ContactImpulses impulses = new ContactImpulses();
    private boolean byBodies; // the step solved last

    MechanismImpulses(Workspace w) {
        this.w = w;
        int n = w.contacts.count();
        candidate = new int[n];
        restitution = new double[n];
        impulse = new double[w.lambda.length];
        free = new double[w.lambda.length];
        mean = new double[3 * n];
        w.contacts.forcesAre(mean);
        bodies = new BodyContacts(w);
        boolean lengths = BodyContacts.apart(w.mechanism);
        for (int i = 0; i < n; i++) {
            lengths &= !w.contacts.element(i).dimension().isNone();
        }
        alone = lengths;
        for (int i = 0; i < n; i++) {
            restitution[i] = w.contacts.element(i).law().newtonRestitution();
            if (Double.isNaN(restitution[i])) {
                throw new ModelException("'" + w.contacts.name(i) + "' has the impact law "
                        + w.contacts.element(i).law().name()
                        + "; time-stepping supports only Newton's law: use law: newton, or run: {contact: impulsive}");
            }
        }
    }

    /** Contacts that overlap in the step looked at last. */
    Collision collision() {
        return collision;
    }

    /** Largest miss of a law in the step solved last, relative to the largest velocity or impulse. */
    double residual() {
        return collision.contacts == 0 ? 0 : byBodies ? bodies.miss() : collision.cones.residual();
    }

    int candidate(int contact) {
        return candidate[contact];
    }

    /** As {@link TimeStepping#solve}. */
    boolean solve(
            State middle,
            double h,
            NonsmoothOptions options,
            double[] start,
            double[] v,
            double[] shift,
            double[] lost) {
        RigidContacts c = w.contacts;
        c.find(middle, w.motion);
        c.load(middle);
        collision.clear();
        Arrays.fill(mean, 0);
        for (int i = 0; i < c.count(); i++) {
            if (c.touches(i)) {
                c.mode[i] = RigidContacts.STICKS;
                candidate[collision.contacts] = i;
                collision.add(
                        c.tangents(i), c.element(i).friction(), c.element(i).law());
            }
        }
        if (collision.contacts == 0) {
            return true;
        }
        if (alone && collision.contacts > FEW) {
            return solveBodies(middle, h, options, start, v, shift, lost);
        }
        collision.size();
        byBodies = false;
        int constraints = w.mechanism.rows(), n = collision.rows;
        ImpactSolver.factorRows(middle, w);
        for (int a = 0; a < n; a++) {
            int r = constraints + a;
            free[a] = w.loops.times(r, v);
            collision.before[a] = w.velocityError[r] + w.loops.times(r, start) - w.loops.times(r, middle.v);
            for (int b = 0; b < n; b++) {
                collision.response[a * n + b] = w.loops.factors.reduced(r, constraints + b);
            }
        }
        work.clear(w.mechanism.tree.nodes);
        for (int k = 0; k < collision.contacts; k++) {
            int r = constraints + collision.rowAt[k];
            boolean together = constraints > 0; // loops join what they join
            work.add(together ? 0 : w.loops.root(r, 0), together ? 0 : w.loops.root(r, 1));
        }
        boolean solved = solveCones(options.residual());
        for (int pass = 1; pass < ContactWork.MOST_PASSES && !options.plain() && work.drives(this); pass++) {
            solved = solveCones(options.residual());
        }
        double sum = 0;
        for (int k = 0; k < collision.contacts; k++) {
            sum += ContactWork.loss(this, k);
            for (int r = collision.rowAt[k]; r < collision.rowAt[k + 1]; r++) {
                mean[3 * candidate[k] + r - collision.rowAt[k]] = collision.impulse[r] / h;
            }
        }
        w.loops.push(w.mechanism.rows(), collision.impulse, impulse, v);
        lost[0] += sum + (options.plain() ? 0 : apart(h, options, solved, shift));
        return solved;
    }

    /** The same by what each row does to its two bodies. */
    private boolean solveBodies(
            State middle,
            double h,
            NonsmoothOptions options,
            double[] start,
            double[] v,
            double[] shift,
            double[] lost) {
        byBodies = true;
        RigidContacts c = w.contacts;
        Dynamics.loadBodies(w);
        w.bodies.factor(w.forces.generalised);
        Dynamics.assembleRowsAsTried(middle, w);
        w.loops.formResponse();
        bodies.clear(ROWS);
        impulses.begin();
        double[] last = impulses.last();
        for (int k = 0; k < collision.contacts; k++) {
            int i = candidate[k], row = c.rowOf[i];
            int a = bodies.add(
                    w.loops.root(row, 0), w.loops.root(row, 1), c.element(i).friction(), restitution[i], -c.gap(i));
            for (int r = 0; r < ROWS; r++) {
                bodies.row(a, r, r <= c.tangents(i) ? row + r : -1);
            }
            int at = impulses.find(c.elementOf[i], 0);
            for (int r = 0; r < ROWS; r++) {
                bodies.system.impulse[ROWS * a + r] = at < 0 ? 0 : last[at + r];
            }
        }
        boolean solved = bodies.solve(h, options, start, v, shift, lost);
        double[] p = bodies.system.impulse;
        for (int k = 0; k < collision.contacts; k++) {
            for (int r = 0; r < ROWS; r++) {
                mean[3 * candidate[k] + r] = p[ROWS * k + r] / h;
            }
            impulses.add(c.elementOf[candidate[k]], 0, p[ROWS * k], p[ROWS * k + 1], p[ROWS * k + 2]);
        }
        return solved;
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

    /** As {@link TimeStepping#tell}. */
    void tell(State end, TimeStepping.Witness witness) {
        int k = 0;
        for (int i = 0; i < candidate.length; i++) {
            boolean begins = w.contacts.beginsToPress(end, i);
            w.contacts.rememberPressing(end, i);
            boolean touched = k < collision.contacts && candidate[k] == i;
            if (touched && begins) {
                StepContacts s = byBodies ? bodies : this;
                witness.impact(i, -s.before(k, 0), s.after(k, 0), ContactWork.loss(s, k), s.impulse(k, 0));
            }
            k += touched ? 1 : 0;
        }
    }

    /** u⁺ + e u⁻ ≥ 0 ⊥ p_n ≥ 0 with friction cones; surfaces share loads as equal springs. */
    private boolean solveCones(double tolerance) {
        System.arraycopy(free, 0, collision.bias, 0, collision.rows);
        collision.cones.clear(collision.contacts);
        boolean changed = false; // what the rows ask for, which may contradict itself then
        for (int k = 0; k < collision.contacts; k++) {
            int r = collision.rowAt[k];
            double more = (work.meanNormal(k) ? 1 : restitution[candidate[k]]) * collision.before[r];
            collision.bias[r] += more;
            changed |= more != 0 || work.meanAlong(k);
            for (int a = r + 1; a < collision.rowAt[k + 1] && work.meanAlong(k); a++) {
                collision.bias[a] += collision.before[a];
            }
            if (!w.contacts.element(candidate[k]).dimension().isNone()) {
                collision.cones.share(k);
            }
        }
        if (changed) {
            compatibility.adjust(collision.contacts, collision.rowAt, collision.response, collision.bias);
        }
        collision.cones.solve(
                collision.contacts,
                collision.rowAt,
                collision.friction,
                collision.response,
                collision.bias,
                collision.impulse);
        int n = collision.rows;
        for (int a = 0; a < n; a++) {
            double after = free[a];
            for (int b = 0; b < n; b++) {
                after += collision.response[a * n + b] * collision.impulse[b];
            }
            collision.after[a] = after;
        }
        return collision.cones.residual() <= tolerance;
    }

    @Override
    public int contacts() {
        return collision.contacts;
    }

    @Override
    public int rows(int contact) {
        return collision.rowAt[contact + 1] - collision.rowAt[contact];
    }

    @Override
    public double impulse(int contact, int row) {
        return collision.impulse[collision.rowAt[contact] + row];
    }

    @Override
    public double before(int contact, int row) {
        return collision.before[collision.rowAt[contact] + row];
    }

    @Override
    public double after(int contact, int row) {
        return collision.after[collision.rowAt[contact] + row];
    }

    @Override
    public double own(int contact, int row) {
        return collision.response[(collision.rowAt[contact] + row) * (collision.rows + 1)];
    }

    @Override
    public double depth(int contact) {
        return -w.contacts.gap(candidate[contact]);
    }

    /** Moves deep overlaps apart; returns the energy that takes. */
    private double apart(double h, NonsmoothOptions options, boolean solved, double[] shift) {
        if (!separation.find(this, work, h, options, solved)) {
            return 0;
        }
        for (int k = 0; k < collision.contacts; k++) {
            collision.bias[collision.rowAt[k]] *= work.share(k);
        }
        w.loops.push(w.mechanism.rows(), collision.bias, impulse, shift);
        return separation.energy();
    }

    /** Leaves the impulses that would do it in the place of b. */
    @Override
    public void displace(double[] wanted, double[] cost) {
        int n = collision.rows;
        Arrays.fill(collision.bias, 0, n, 0);
        for (int sweep = 0; sweep < SWEEPS; sweep++) {
            for (int k = 0; k < collision.contacts; k++) {
                int r = collision.rowAt[k];
                double moved = 0;
                for (int b = 0; b < n; b++) {
                    moved += collision.response[r * n + b] * collision.bias[b];
                }
                double own = collision.response[r * n + r];
                if (own > 0) {
                    collision.bias[r] = Math.max(0, collision.bias[r] + (wanted[k] - moved) / own);
                }
            }
        }
        for (int k = 0; k < collision.contacts; k++) {
            int r = collision.rowAt[k];
            cost[k] = -collision.bias[r] * w.loops.times(w.mechanism.rows() + r, w.acceleration);
        }
    }
}
