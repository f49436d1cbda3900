package org.condyle.dynamics;

import java.util.Arrays;
import org.condyle.mechanics.State;
import org.condyle.mechanics.contact.Collision;

/**
 * One instant of impact: everything that touches takes part. The response W = J M⁻¹ Jᵀ of the touching rows, from which
 * the constraints have been eliminated, goes to the impact laws; their impulses, with those of the constraints, go to the
 * velocities.
 */
public final class ImpactSolver {
    private static final double CREEPS = 1e-6; // speed along a surface that ends with a bounce nobody sees [m/s]

    private final boolean sequential;
    private final Collision collision = new Collision();
    private final int[] candidate;
    private final double[] impulse;
    private double lost;
    private double free;

    /** @param sequential contacts are hit one after the other, not all at once */
    public ImpactSolver(Workspace w, boolean sequential) {
        this.sequential = sequential;
        candidate = new int[w.contacts.count()];
        impulse = new double[w.lambda.length];
    }

    /** The collision solved last. */
    public Collision collision() {
        return collision;
    }

    /** The candidate that a contact of the collision is. */
    public int candidate(int contact) {
        return candidate[contact];
    }

    /**
     * Solves the impact of all that touches and changes the velocities of the state.
     *
     * @return false if the laws found no answer; the state is then as before
     */
    public boolean solve(State s, Workspace w) {
        RigidContacts c = w.contacts;
        int constraints = w.mechanism.rows();
        Dynamics.place(s, w);
        c.find(s, w.motion);
        c.load(s);
        collision.clear();
        for (int i = 0; i < c.count(); i++) {
            if (c.mode[i] != RigidContacts.OPEN || c.touches(i)) {
                c.mode[i] = RigidContacts.STICKS;
                candidate[collision.contacts] = i;
                collision.add(
                        c.tangents(i), c.element(i).friction(), c.element(i).law());
            }
        }
        collision.size();
        factorRows(s, w);
        for (int a = 0; a < collision.rows; a++) {
            int r = constraints + a;
            collision.before[a] = w.velocityError[r];
            for (int b = 0; b < collision.rows; b++) {
                collision.response[a * collision.rows + b] = w.loops.factors.reduced(r, constraints + b);
            }
        }
        collision.rubAsBefore();
        boolean solved = sequential ? collision.oneByOne() : collision.solve();
        for (int pass = 0; collision.rubsOtherwise(pass); pass++) {
            solved = sequential ? collision.oneByOne() : collision.solve();
        }
        if (!solved && !nearly()) {
            return false;
        }
        w.loops.push(constraints, collision.impulse, impulse, s.v);
        return true;
    }

    /** What was not solved to the last digit, as the response is nearly singular, but leaves nothing that could be seen. */
    private boolean nearly() {
        for (int k = 0; k < collision.contacts; k++) {
            if (!(collision.after[collision.rowAt[k]] >= -RigidContacts.UNSEEN)) {
                return false;
            }
        }
        return collision.loss() >= 0;
    }

    static void factorRows(State s, Workspace w) {
        Dynamics.loadBodies(w);
        w.bodies.factor(w.forces.generalised);
        Dynamics.assembleRowsAsTried(s, w);
        w.loops.formSchur();
        w.loops.factorSchur();
    }

    /**
     * Constraints that hold from this instant on, whatever the velocities were: v⁺ = v⁻ - M⁻¹Jᵀ(J M⁻¹ Jᵀ)⁻¹(J v⁻ + Φ_t). The
     * memory of the state says which hold.
     *
     * @return energy that it took [J]; of moving constraints that part which they did not do themselves
     */
    public double arrest(State s, Workspace w) {
        Dynamics.place(s, w);
        w.contacts.load(s);
        factorRows(s, w);
        for (int r = 0; r < w.loops.rows; r++) {
            w.right[r] = -w.velocityError[r];
        }
        w.loops.solveSchur(w.right, impulse);
        Arrays.fill(w.increment, 0);
        w.loops.addResponse(impulse, w.increment);
        double lost = 0;
        for (int r = 0; r < w.loops.rows; r++) {
            lost -= 0.5 * impulse[r] * w.velocityError[r]; // of -½ p·(u⁻ + u⁺) with u⁺ = 0
        }
        for (int i = 0; i < s.v.length; i++) {
            s.v[i] += w.increment[i];
        }
        return lost;
    }

    /**
     * A percussion of the generalised velocities, which the constraints answer: v⁺ = v⁻ + M⁻¹(p + Jᵀλ) with J v⁺ = J v⁻. Contacts
     * that are closed and have no restitution answer as well, at the same instant: a blow into a stop on which a body rests moves
     * nothing. What has restitution, or was open, does not hold it; it is an impact that follows.
     *
     * @param p       generalised impulse
     * @param resting whether closed contacts answer
     * @return work of the percussion, ½ p·(v⁻ + v⁺), and that of moving constraints [J]
     */
    public double strike(State s, Workspace w, double[] p, boolean resting) {
        int constraints = w.mechanism.rows();
        Dynamics.place(s, w);
        closePlastic(s, w, resting);
        factorRows(s, w);
        double[] change = w.increment;
        Arrays.fill(change, 0);
        Mechanism m = w.mechanism;
        for (int root : m.tree.roots) {
            w.bodies.solve(root, p, change);
        }
        for (int k = 0; k < m.affine.count; k++) {
            m.affine.solve(k, p, change);
        }
        free = 0;
        for (int k = 0; k < p.length; k++) {
            free += 0.5 * p[k] * change[k];
        }
        double driven = 0;
        if (constraints > 0) {
            w.loops.answer(constraints, change, impulse);
            driven = driverWork(w, constraints);
        }
        lost = 0;
        for (int a = 0; a < collision.rows; a++) {
            int r = constraints + a;
            collision.before[a] = w.velocityError[r] + w.loops.times(r, change);
            for (int b = 0; b < collision.rows; b++) {
                collision.response[a * collision.rows + b] = w.loops.factors.reduced(r, constraints + b);
            }
        }
        if (collision.rows > 0 && collision.solve()) { // otherwise they are hit afterwards
            w.loops.push(constraints, collision.impulse, impulse, change);
            driven += driverWork(w, constraints);
            for (int a = 0; a < collision.rows; a++) {
                lost -= 0.5 * collision.impulse[a] * (w.velocityError[constraints + a] + collision.after[a]);
            }
        }
        // where a blow turns the direction of sliding, friction meets both directions, and the mean speed tells less
        // than nothing
        double work = driven - Math.min(0, lost);
        lost = Math.max(0, lost);
        for (int k = 0; k < p.length; k++) {
            work += p[k] * (s.v[k] + 0.5 * change[k]);
            s.v[k] += change[k];
        }
        return work;
    }

    /** The collision of the closed contacts without restitution alone. */
    private void closePlastic(State s, Workspace w, boolean resting) {
        RigidContacts c = w.contacts;
        c.find(s, w.motion);
        c.load(s);
        collision.clear();
        for (int i = 0; i < c.count(); i++) {
            boolean plastic = resting
                    && c.mode[i] != RigidContacts.OPEN
                    && c.element(i).law().newtonRestitution() == 0;
            c.mode[i] = plastic ? RigidContacts.STICKS : RigidContacts.OPEN;
            if (plastic) {
                collision.add(
                        c.tangents(i),
                        c.element(i).friction().slides(),
                        c.element(i).law());
            }
        }
        collision.size();
    }

    /** What moving constraints do by the impulses of their rows: Jv is -Φ_t before and after. */
    private double driverWork(Workspace w, int constraints) {
        double sum = 0;
        for (int r = 0; r < constraints; r++) {
            sum -= impulse[r] * w.rows.timeRate[r];
        }
        return sum;
    }

    /** Energy that the last percussion would have brought to bodies at rest that nothing holds [J]. */
    public double free() {
        return free;
    }

    /** Energy that the contacts of the last {@link #strike} took [J]. */
    public double lost() {
        return lost;
    }

    /**
     * Takes the normal velocities of some candidates, all at once, as an impact without restitution or friction, and what they
     * creep along the surface. What else is closed keeps the velocity it has.
     *
     * @param which candidates to stop
     * @return energy that it took [J]
     */
    public double stop(State s, Workspace w, boolean[] which) {
        RigidContacts c = w.contacts;
        Dynamics.place(s, w);
        c.load(s);
        for (int i = 0; i < which.length; i++) {
            if (which[i]) {
                c.mode[i] = RigidContacts.STICKS;
            }
        }
        factorRows(s, w);
        Arrays.fill(w.right, 0);
        for (int i = 0; i < which.length; i++) {
            if (which[i]) {
                int row = c.rowOf[i];
                w.right[row] = -w.velocityError[row];
                boolean stands = Math.hypot(c.velocity(w, i, 1), c.velocity(w, i, 2)) <= CREEPS;
                for (int k = 1; k <= c.tangents(i); k++) {
                    w.loops.passive[row + k] = !stands;
                    w.right[row + k] = stands ? -w.velocityError[row + k] : 0;
                }
            }
        }
        w.loops.factorSchur();
        w.loops.solveSchur(w.right, impulse);
        w.loops.addResponse(impulse, s.v);
        double lost = 0;
        for (int r = 0; r < w.loops.rows; r++) {
            lost -= impulse[r] * (w.velocityError[r] + 0.5 * w.right[r]);
        }
        return lost;
    }

    /** Impulse of a row of the constraints in the impact solved last. */
    public double impulse(int row) {
        return impulse[row];
    }
}
