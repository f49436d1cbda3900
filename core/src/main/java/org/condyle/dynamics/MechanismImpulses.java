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
    private static final int SWEEPS = 1000;
    /** Contacts up to which a system without zeros is as quick. */
    private static final int FEW = 16;
    /** Contacts up to which such a system solves what has no good solution otherwise. */
    private static final int NOT_MANY = 64;

    private static final double STILL = 1e-8; // speed of closing that needs no impact [m/s or rad/s]
    private static final int TOLD = 4; // numbers of an impact: speeds before and after, energy, impulse

    private final Workspace w;
    private final StepCandidates found;
    private final Collision collision;
    private final Compatibility compatibility = new Compatibility();
    private final int[] candidate;
    private final boolean[] near;
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
    private boolean whole; // impacts and what lasts are solved together, and no velocities make up for what they gain
    private double missed; // by impulses that were lessened, of the largest speed
    private boolean lasting; // impulses hold the mean velocity, as impacts are solved elsewhere
    private final boolean[] holds; // contacts whose requirements must be compatible
    private double small; // change of a displacement [m or rad]
    private double[] pull = {}; // accelerations by forces that do not depend on velocities
    private final double[] told; // of each candidate that pressed in the step
    private final double[] arriving; // velocities before the impacts
    private final int[] payer; // what lasting contacts of the step took, which pays for displacements
    private final double[] payment;
    private int paying;

    MechanismImpulses(Workspace w) {
        this.w = w;
        int n = w.contacts.count();
        found = new StepCandidates(w);
        collision = found.collision;
        candidate = found.candidate;
        near = found.near;
        restitution = new double[n];
        impulse = new double[w.lambda.length];
        free = new double[w.lambda.length];
        mean = new double[3 * n];
        told = new double[TOLD * n];
        holds = new boolean[n];
        arriving = new double[w.acceleration.length];
        payer = new int[n];
        payment = new double[n];
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
        return collision.contacts == 0 ? 0 : byBodies ? bodies.miss() : Math.max(missed, collision.cones.residual());
    }

    /** Looks for what touches in the middle of a step, which the workspace has been evaluated at. False if there is nothing to solve. */
    boolean find(State middle, NonsmoothOptions options) {
        w.contacts.find(middle, w.motion);
        Arrays.fill(mean, 0);
        if (options.plain()) {
            found.collect(middle);
        } else {
            found.collectNear(middle, options);
        }
        return collision.contacts > 0;
    }

    /** As {@link TimeStepping#solve}, with what {@link #find} has found. */
    boolean solve(
            State middle,
            double h,
            NonsmoothOptions options,
            StepEnd end,
            double[] start,
            double[] v,
            double[] shift,
            double[] lost) {
        if (alone && collision.contacts - found.nearCount() > FEW) {
            System.arraycopy(v, 0, arriving, 0, v.length);
            boolean well = pressBodies(middle, options, start, v, lost);
            if ((well && bodies.less() <= ContactWork.LITTLE) || options.plain() || collision.contacts > NOT_MANY) {
                separateBodies(middle, h, options, end, shift, lost);
                return well;
            }
            System.arraycopy(arriving, 0, v, 0, v.length);
            lost[0] = 0;
        }
        whole = !options.plain();
        boolean solved = solveRows(middle, h, options, start, v, lost);
        whole = false;
        if (!options.plain() && found.deepest() > options.penetration()) {
            lost[0] += apart(h, options, end.pull(middle), shift);
        }
        return solved;
    }

    /** As {@link StepCandidates#begin}. */
    void begin(State s) {
        found.begin(s);
    }

    /**
     * The same for what lasts over a step. What hits is left to the end of the step, where {@link #land} solves it with the mass of that place.
     *
     * @param again as {@link StepCandidates#collectLasting}
     */
    boolean findLasting(State middle, double h, boolean again) {
        w.contacts.find(middle, w.motion);
        Arrays.fill(mean, 0);
        paying = 0;
        found.collectLasting(middle, h, again);
        return collision.contacts > 0;
    }

    /** Solves what {@link #findLasting} has found. */
    boolean press(State middle, double h, NonsmoothOptions options, double[] start, double[] v, double[] lost) {
        lasting = true;
        boolean solved = solveRows(middle, h, options, start, v, lost);
        lasting = false;
        for (int k = 0; k < collision.contacts; k++) {
            payer[paying] = work.node(k);
            payment[paying++] = ContactWork.loss(this, k);
        }
        return solved;
    }

    /**
     * Solves the impacts of all that touches at the end of a step, and finds what moves overlaps apart.
     *
     * @param end   its velocities take up the impulses; the workspace is left with its places
     * @param pull  M⁻¹ times the forces that do not depend on velocities, which displacements do work against
     * @param shift takes up the displacements, in velocity space
     */
    boolean land(State end, double h, NonsmoothOptions options, double[] pull, double[] shift, double[] lost) {
        RigidContacts c = w.contacts;
        found.collectNear(end, options);
        boolean needed = false;
        for (int k = 0; k < collision.contacts; k++) {
            int i = candidate[k];
            needed |= (!near[k] && c.gapRate(i) < -STILL) || -c.gap(i) > options.penetration();
        }
        if (!needed) {
            collision.clear();
            return true;
        }
        System.arraycopy(end.v, 0, arriving, 0, arriving.length);
        boolean solved = solveRows(end, h, options, arriving, end.v, lost);
        for (int k = 0; k < paying; k++) {
            work.credit(payer[k], payment[k]);
        }
        apart(h, options, pull, shift);
        return solved;
    }

    /** What there is to tell of a contact that presses. */
    private void keepImpact(StepContacts s, int contact, int i) {
        if (s.impulse(contact, 0) > 0) {
            int at = TOLD * i;
            told[at] = -s.before(contact, 0);
            told[at + 1] = s.after(contact, 0);
            told[at + 2] = ContactWork.loss(s, contact);
            told[at + 3] = s.impulse(contact, 0);
        }
    }

    /** Solves the contacts collected, as rows of the mechanism, and books what they took. */
    private boolean solveRows(State s, double h, NonsmoothOptions options, double[] start, double[] v, double[] lost) {
        collision.size();
        byBodies = false;
        int constraints = w.mechanism.rows(), n = collision.rows;
        ImpactSolver.factorRows(s, w);
        for (int a = 0; a < n; a++) {
            int r = constraints + a;
            free[a] = w.loops.times(r, v);
            collision.before[a] = w.velocityError[r] + w.loops.times(r, start) - w.loops.times(r, s.v);
            for (int b = 0; b < n; b++) {
                collision.response[a * n + b] = w.loops.factors.reduced(r, constraints + b);
            }
        }
        work.clear(w.loops.roots());
        for (int k = 0; k < collision.contacts; k++) {
            int r = constraints + collision.rowAt[k];
            boolean together = constraints > 0; // loops join what they join
            int one = together ? 0 : w.loops.root(r, 0);
            work.add(one, together || near[k] ? one : w.loops.root(r, 1));
        }
        leaveOutNear();
        Arrays.fill(holds, 0, collision.contacts, true);
        boolean solved = solveCones(options.residual());
        boolean drives = !options.plain() && work.drives(this);
        for (int pass = 1; pass < ContactWork.MOST_PASSES && drives; pass++) {
            solved = solveCones(options.residual());
            drives = work.drives(this);
        }
        for (int pass = 1; pass < ContactWork.MOST_PASSES && whole && gains(); pass++) {
            for (int k = 0; k < collision.contacts; k++) {
                holds[k] = impulse(k, 0) > 0; // what opens has changed what others were asked for
            }
            solved = solveCones(options.residual());
            work.drives(this);
        }
        missed = 0;
        if (whole && work.lessen(this)) {
            double fastest = 0;
            for (int a = 0; a < n; a++) {
                fastest = Math.max(fastest, Math.abs(free[a]));
            }
            missed = fastest > 0 ? work.miss(this) / fastest : 0;
            solved &= missed <= options.residual();
            for (int k = 0; k < collision.contacts; k++) {
                for (int r = collision.rowAt[k]; r < collision.rowAt[k + 1]; r++) {
                    collision.impulse[r] *= work.factor(k);
                }
            }
            follow();
            work.addUp(this);
        }
        for (int k = 0; k < collision.contacts; k++) {
            lost[0] += ContactWork.loss(this, k);
            keepImpact(this, k, candidate[k]);
            for (int r = collision.rowAt[k]; r < collision.rowAt[k + 1]; r++) {
                mean[3 * candidate[k] + r - collision.rowAt[k]] += collision.impulse[r] / h;
            }
        }
        w.loops.push(constraints, collision.impulse, impulse, v);
        return solved;
    }

    /** Whether the impulses of an island would have to be lessened by much. */
    private boolean gains() {
        return work.lessen(this) && work.less() > ContactWork.LITTLE;
    }

    /** What is only near has no impulses: its rows know nothing of the others, and part. */
    private void leaveOutNear() {
        int n = collision.rows;
        double speed = 0;
        for (int a = 0; a < n && found.nearCount() > 0; a++) {
            speed = Math.max(speed, Math.abs(free[a]));
        }
        for (int k = 0; k < collision.contacts && found.nearCount() > 0; k++) {
            for (int a = collision.rowAt[k]; near[k] && a < collision.rowAt[k + 1]; a++) {
                for (int b = 0; b < n; b++) {
                    collision.response[a * n + b] *= a == b ? 1 : 0;
                    collision.response[b * n + a] *= a == b ? 1 : 0;
                }
                collision.before[a] = 0;
                free[a] = a == collision.rowAt[k] ? speed : 0;
            }
        }
    }

    /** The same by what each row does to its two bodies. */
    private boolean pressBodies(State middle, NonsmoothOptions options, double[] start, double[] v, double[] lost) {
        byBodies = true;
        RigidContacts c = w.contacts;
        Dynamics.loadBodies(w);
        w.bodies.factor(w.forces.generalised);
        Dynamics.assembleRowsAsTried(middle, w);
        w.loops.formResponse();
        bodies.clear(BodyContacts.ROWS);
        impulses.begin();
        double[] last = impulses.last();
        for (int k = 0; k < collision.contacts; k++) {
            if (!near[k]) {
                int a = bodies.take(candidate[k], restitution[candidate[k]]),
                        at = impulses.find(c.elementOf[candidate[k]], 0);
                for (int r = 0; r < BodyContacts.ROWS; r++) {
                    bodies.system.impulse[BodyContacts.ROWS * a + r] = at < 0 ? 0 : last[at + r];
                }
            }
        }
        return bodies.solve(options, start, v, lost);
    }

    /** Keeps these impulses, and finds what moves overlaps apart. */
    private void separateBodies(
            State middle, double h, NonsmoothOptions options, StepEnd end, double[] shift, double[] lost) {
        RigidContacts c = w.contacts;
        double[] p = bodies.system.impulse;
        for (int k = 0, a = 0; k < collision.contacts; k++) {
            if (!near[k]) {
                for (int r = 0; r < BodyContacts.ROWS; r++) {
                    mean[3 * candidate[k] + r] = p[a + r] / h;
                }
                impulses.add(c.elementOf[candidate[k]], 0, p[a], p[a + 1], p[a + 2]);
                keepImpact(bodies, a / BodyContacts.ROWS, candidate[k]);
                a += BodyContacts.ROWS;
            }
        }
        for (int k = 0; k < collision.contacts; k++) {
            if (near[k]) {
                bodies.near(bodies.take(candidate[k], restitution[candidate[k]]));
            }
        }
        bodies.separate(middle, h, options, end, shift, lost);
    }

    /** Those that a step begins with. */
    ContactImpulses impulses() {
        return impulses;
    }

    /** As {@link TimeStepping#tell}. */
    void tell(State end, TimeStepping.Witness witness) {
        for (int i = 0; i < candidate.length; i++) {
            if (w.contacts.beginsToPress(end, i)) {
                int at = TOLD * i;
                witness.impact(i, told[at], told[at + 1], told[at + 2], told[at + 3]);
            }
            w.contacts.rememberPressing(end, i);
        }
    }

    /** u⁺ + e u⁻ ≥ 0 ⊥ p_n ≥ 0 with friction cones; surfaces share loads as equal springs. */
    private boolean solveCones(double tolerance) {
        System.arraycopy(free, 0, collision.bias, 0, collision.rows);
        collision.cones.clear(collision.contacts);
        boolean changed = false; // what the rows ask for, which may contradict itself then
        for (int k = 0; k < collision.contacts; k++) {
            int r = collision.rowAt[k];
            for (int a = r; a < collision.rowAt[k + 1]; a++) {
                double more = more(k, a - r);
                collision.bias[a] += more;
                changed |= more != 0;
            }
            if (!w.contacts.element(candidate[k]).dimension().isNone()) {
                collision.cones.share(k);
            }
        }
        if (changed) {
            compatibility.adjust(collision.contacts, collision.rowAt, collision.response, collision.bias, holds);
        }
        collision.rubAsBefore();
        collision.solve(collision.bias, collision.impulse);
        follow();
        for (int pass = 0; collision.rubsOtherwise(pass); pass++) {
            collision.solve(collision.bias, collision.impulse);
            follow();
        }
        return collision.cones.residual() <= tolerance;
    }

    /** Velocities with the impulses. */
    private void follow() {
        int n = collision.rows;
        for (int a = 0; a < n; a++) {
            double after = free[a];
            for (int b = 0; b < n; b++) {
                after += collision.response[a * n + b] * collision.impulse[b];
            }
            collision.after[a] = after;
        }
    }

    /** What a law adds to the velocity of a row after the step. */
    private double more(int k, int row) {
        double before = before(k, row);
        if (row == 0) {
            return (lasting || work.meanNormal(k) ? 1 : restitution[candidate[k]]) * before;
        }
        return work.meanAlong(k) ? before : lasting ? found.turned(candidate[k], row, before) : 0;
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
        return near[contact] ? 0 : collision.after[collision.rowAt[contact] + row];
    }

    @Override
    public double change(int contact, int row) {
        int r = collision.rowAt[contact] + row;
        return collision.after[r] - free[r];
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
    private double apart(double h, NonsmoothOptions options, double[] force, double[] shift) {
        pull = force;
        small = Separation.small(options);
        if (!separation.find(this, work, h, options, true)) {
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
        int n = collision.rows, first = w.mechanism.rows();
        Arrays.fill(collision.bias, 0, n, 0);
        double change = Double.POSITIVE_INFINITY;
        for (int sweep = 0; sweep < SWEEPS && change > small; sweep++) {
            change = 0;
            for (int k = 0; k < collision.contacts; k++) {
                int r = collision.rowAt[k];
                double moved = 0;
                for (int l = 0; l < collision.contacts; l++) {
                    int b = collision.rowAt[l];
                    moved += collision.bias[b] == 0
                            ? 0
                            : w.loops.factors.reduced(first + r, first + b) * collision.bias[b];
                }
                double own = collision.response[r * n + r];
                if (own > 0) {
                    double p = Math.max(0, collision.bias[r] + (wanted[k] - moved) / own);
                    change = Math.max(change, Math.abs(p - collision.bias[r]) * own);
                    collision.bias[r] = p;
                }
            }
        }
        for (int k = 0; k < collision.contacts; k++) {
            int r = collision.rowAt[k];
            cost[k] = -collision.bias[r] * w.loops.times(w.mechanism.rows() + r, pull);
        }
    }
}
