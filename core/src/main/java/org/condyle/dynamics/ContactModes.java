package org.condyle.dynamics;

import java.util.Arrays;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.State;
import org.condyle.mechanics.contact.DryFriction;

/**
 * Determines the modes of contacts that touch with zero speed: which stay closed, and which of those stick. The
 * previous modes are kept as long as they are consistent; otherwise the modes of all contacts are determined together
 * from one cone problem ({@link ContactAccelerations}).
 *
 * <pre>  closed: N ≥ 0      open: g̈ ≥ 0      sticks: |T| ≤ μ N      begins to slide: along its own acceleration  </pre>
 */
public final class ContactModes {
    private static final double TOLERANCE = 1e-9; // relative to the accelerations in play
    private static final double SLOW = 1e-9; // speed along the surface that is none [m/s]
    private static final double LIMIT = 1e-6; // of what a contact can hold: nearer it holds no more

    private final Dynamics dynamics;
    private final Stabilisation stabilisation;
    private final ContactAccelerations problem;
    private final boolean[] touches;
    private final boolean[] slides;
    private final boolean[] gives;
    private final boolean[] ends;
    private final double[] friction;
    private double allowed;
    private String trouble = "";

    public ContactModes(Dynamics dynamics, Stabilisation stabilisation, Workspace w) {
        this.dynamics = dynamics;
        this.stabilisation = stabilisation;
        problem = new ContactAccelerations(w.contacts);
        int n = w.contacts.count();
        touches = new boolean[n];
        slides = new boolean[n];
        gives = new boolean[n];
        ends = new boolean[n];
        friction = new double[n];
    }

    /**
     * Lets contacts stick whose sliding in space has come so near its end that the rest of it cannot be seen. The state
     * has been evaluated.
     *
     * @return energy that they had left [J]; not a number if there was no such contact
     */
    public double arrest(State s, Workspace w, ImpactSolver solver) {
        RigidContacts c = w.contacts;
        boolean any = false;
        c.load(s);
        for (int i = 0; i < c.count(); i++) {
            if (c.rowOf[i] >= 0 && c.stops(w, i)) {
                c.mode[i] = RigidContacts.STICKS;
                any = true;
            }
        }
        if (!any) {
            return Double.NaN;
        }
        c.store(s);
        return solver.arrest(s, w);
    }

    /**
     * Decides and writes the modes into the state, whose velocities no longer change.
     *
     * @param hit velocities have just jumped: what was closed may part, what stuck may slide
     * @param stopped a contact has just come to the end of its sliding
     * @param fired functions of {@link ContactSwitches#evaluate} that have just fallen through zero
     * @return true if a mode is new
     */
    public boolean decide(State s, Workspace w, boolean hit, boolean stopped, boolean[] fired) {
        RigidContacts c = w.contacts;
        trouble = "";
        Dynamics.place(s, w);
        c.find(s, w.motion);
        c.load(s);
        boolean any = false, news = hit || stopped;
        for (int i = 0; i < c.count(); i++) {
            boolean closed = c.mode[i] != RigidContacts.OPEN;
            // the speed of a closed gap is rounding or drift, unless an impact made it
            boolean near = closed || (hit ? c.touches(i) : c.stands(i));
            touches[i] = (closed && !hit) || (near && c.gapRate(i) <= RigidContacts.RESTS);
            gives[i] = touches[i] && fired[2 * i + 1] && c.mode[i] == RigidContacts.STICKS && c.tangents(i) > 0;
            ends[i] = touches[i] && fired[2 * i] && (closed && c.mode[i] != RigidContacts.IDLE);
            any |= touches[i];
            news |= touches[i] && (!closed || fired[2 * i] || fired[2 * i + 1]);
        }
        if (!any) {
            Arrays.fill(c.mode, RigidContacts.OPEN);
            return c.store(s);
        }
        if (!news && stands(s, w)) {
            return c.store(s); // where they slide to has turned
        }
        if (!solve(s, w)) {
            giveUp(s, w);
            c.load(s);
            return true;
        }
        return c.store(s);
    }

    /** Whether the modes that are contradict nothing. */
    private boolean stands(State s, Workspace w) {
        RigidContacts c = w.contacts;
        close(s, w);
        boolean holds = true;
        for (int i = 0; i < c.count(); i++) {
            if (c.mode[i] == RigidContacts.IDLE && pressed(w, i) > allowed) {
                return false;
            }
            if (c.mode[i] == RigidContacts.STICKS || c.mode[i] == RigidContacts.SLIDES) {
                if (pressed(w, i) < -allowed) {
                    return false;
                }
                if (c.mode[i] == RigidContacts.SLIDES && turnsBack(w, i)) {
                    return false;
                }
                holds &= c.mode[i] != RigidContacts.STICKS
                        || c.tangents(i) == 0
                        || !gives(w, i, c.switching.reserve(w, i));
            }
        }
        if (!holds) {
            c.holding.share(w);
            for (int i = 0; i < c.count(); i++) {
                if (c.mode[i] == RigidContacts.STICKS && c.tangents(i) > 0 && gives(w, i, c.holding.left(i))) {
                    gives[i] = true; // and it has been seen to
                    return false;
                }
            }
        }
        return true;
    }

    /** Whether a contact moves against the direction it is taken to slide in, or is about to. */
    private boolean turnsBack(Workspace w, int i) {
        RigidContacts c = w.contacts;
        if (c.element(i).friction().yields()) {
            return false;
        }
        if (speed(w, i) <= SLOW) {
            return along(w, i) < -allowed;
        }
        return c.velocity(w, i, 1) * c.slide[2 * i] + c.velocity(w, i, 2) * c.slide[2 * i + 1] <= 0;
    }

    private boolean gives(Workspace w, int i, double left) {
        int row = w.contacts.rowOf[i] + 1;
        return left * w.loops.schur[row][row] < -allowed;
    }

    /** Force of the spring under a contact, as an acceleration. */
    private static double pressed(Workspace w, int i) {
        int row = w.contacts.rowOf[i];
        return w.contacts.closure.pressed(i) * w.loops.schur[row][row];
    }

    /** Decides all; false if nothing fits. */
    private boolean solve(State s, Workspace w) {
        RigidContacts c = w.contacts;
        if (any(gives)) { // how they held until now
            close(s, w);
            c.holding.share(w);
        }
        problem.read(s, w, touches, stabilisation);
        allowed = TOLERANCE * problem.size();
        for (int i = 0; i < c.count(); i++) {
            DryFriction f = c.element(i).friction();
            boolean moves = touches[i] && c.tangents(i) > 0 && speed(w, i) > SLOW;
            slides[i] = moves || (touches[i] && f.yields());
            friction[i] = slides[i] ? c.closure.sliding(w, i) : gives[i] ? f.begins() : f.holds();
            if (moves) {
                point(c, i, c.velocity(w, i, 1), c.velocity(w, i, 2));
            }
        }
        boolean again = true;
        while (again) {
            if (!problem.solve(w, touches, slides, friction)) {
                return false;
            }
            again = false;
            for (int i = 0; i < c.count(); i++) {
                if (touches[i]
                        && begins(w, i)
                        && friction[i] > c.element(i).friction().begins()) {
                    friction[i] = c.element(i).friction().begins(); // static friction is over
                    again = true;
                }
            }
        }
        for (int i = 0; i < c.count(); i++) {
            if (touches[i]) {
                choose(w, i);
            }
        }
        return share(s, w);
    }

    /** Whether a contact that stands begins to slide in the problem solved last. */
    private boolean begins(Workspace w, int i) {
        return !slides[i] && w.contacts.tangents(i) > 0 && gathers(w, i) > allowed && problem.push(w, i, 0) > allowed;
    }

    private double gathers(Workspace w, int i) {
        return Math.hypot(
                problem.acceleration(w, i, 1), w.contacts.tangents(i) > 1 ? problem.acceleration(w, i, 2) : 0);
    }

    /** The mode of a contact in the problem solved last. Its velocity is that of rows that are still assembled. */
    private void choose(Workspace w, int i) {
        RigidContacts c = w.contacts;
        if (problem.acceleration(w, i, 0) > allowed) {
            c.mode[i] = RigidContacts.OPEN;
            return;
        }
        boolean presses = problem.push(w, i, 0) > allowed;
        if (ends[i] && !presses) {
            c.mode[i] = RigidContacts.IDLE;
            return;
        }
        c.mode[i] = slides[i] ? RigidContacts.SLIDES : RigidContacts.STICKS;
        if (begins(w, i)) {
            c.mode[i] = RigidContacts.SLIDES;
            point(c, i, problem.acceleration(w, i, 1), c.tangents(i) > 1 ? problem.acceleration(w, i, 2) : 0);
        } else if (gives[i] && !slides[i] && atLimit(c, i)) { // the forces are just equal
            c.mode[i] = RigidContacts.SLIDES;
            point(c, i, -c.holding.force(i, 0), -c.holding.force(i, 1));
        }
    }

    private static boolean atLimit(RigidContacts c, int i) {
        double force = Math.hypot(c.holding.force(i, 0), c.holding.force(i, 1));
        return force > 0 && !(c.holding.left(i) > LIMIT * force);
    }

    /** Which of what is closed carries, with the load shared as equal springs would; the rest is idle or parts. */
    private boolean share(State s, Workspace w) {
        RigidContacts c = w.contacts;
        for (int round = 0; round < 4 * c.count(); round++) {
            close(s, w);
            int worst = -1;
            double most = allowed;
            for (int i = 0; i < c.count(); i++) {
                if (!touches[i] || c.mode[i] == RigidContacts.OPEN) {
                    continue;
                }
                boolean idle = c.mode[i] == RigidContacts.IDLE;
                if (idle && !c.closure.dependent(i)) {
                    c.mode[i] = RigidContacts.OPEN;
                    worst = c.count();
                    break;
                }
                double wrong = idle ? pressed(w, i) : -pressed(w, i);
                if (wrong > most * (1 + 1e-9)) {
                    most = wrong;
                    worst = i;
                }
            }
            if (worst < 0) {
                return true;
            }
            if (worst < c.count()) {
                c.mode[worst] = c.mode[worst] != RigidContacts.IDLE
                        ? RigidContacts.IDLE
                        : c.tangents(worst) > 0 && slides[worst] ? RigidContacts.SLIDES : RigidContacts.STICKS;
            }
        }
        return false;
    }

    /** Accelerations and forces with the modes as tried. */
    private void close(State s, Workspace w) {
        RigidContacts c = w.contacts;
        Dynamics.applyForces(s, w);
        Dynamics.solveTree(w);
        Dynamics.assembleRowsAsTried(s, w);
        allowed = 0;
        for (int i = 0; i < c.count(); i++) {
            for (int k = 0; c.rowOf[i] >= 0 && k <= c.tangents(i); k++) {
                allowed = Math.max(allowed, Math.abs(c.acceleration(w, i, k)));
            }
        }
        allowed *= TOLERANCE;
        c.closure.close(w, stabilisation);
    }

    private static boolean any(boolean[] x) {
        for (boolean b : x) {
            if (b) {
                return true;
            }
        }
        return false;
    }

    private static double speed(Workspace w, int i) {
        return Math.hypot(w.contacts.velocity(w, i, 1), w.contacts.velocity(w, i, 2));
    }

    /** Acceleration along the direction of sliding. */
    private static double along(Workspace w, int i) {
        RigidContacts c = w.contacts;
        return c.acceleration(w, i, 1) * c.slide[2 * i] + c.acceleration(w, i, 2) * c.slide[2 * i + 1];
    }

    private static void point(RigidContacts c, int i, double x, double y) {
        double size = Math.hypot(x, y);
        c.slide[2 * i] = x / size;
        c.slide[2 * i + 1] = y / size;
    }

    /**
     * What to say of a contact that slides where no normal force can hold it, or nearly so.
     *
     * @param limit share of the response without friction that counts as none
     * @return empty if there is no such contact
     */
    public String paradox(State s, Workspace w, double limit) {
        RigidContacts c = w.contacts;
        dynamics.evaluate(s, w);
        for (int i = 0; i < c.count(); i++) {
            if (c.mode[i] == RigidContacts.SLIDES && !(c.closure.parting(i) > limit)) {
                return painleve(c.name(i), c.closure.sliding(w, i));
            }
        }
        return "";
    }

    /** Why the last decision found no motion; empty if it did. */
    public String trouble() {
        return trouble;
    }

    /** Says what is in the way: Painlevé's paradox ends a run, anything else may be stepped over. */
    private void giveUp(State s, Workspace w) {
        RigidContacts c = w.contacts;
        for (int i = 0; i < c.count(); i++) {
            if (touches[i] && slides[i]) {
                c.mode[i] = RigidContacts.SLIDES;
                close(s, w);
                if (!(c.closure.parting(i) > 0)) {
                    throw new ModelException(painleve(c.name(i), c.closure.sliding(w, i)), c.name(i));
                }
            }
        }
        trouble =
                "no consistent contact state was found: no combination of open, sticking and sliding contacts satisfies the laws";
    }

    /** What to say of a sliding contact that friction wedges. */
    private static String painleve(String contact, double friction) {
        return "Painlevé's paradox at '" + contact + "': sliding with friction " + friction
                + " a normal force would accelerate the surfaces towards each other, so there is no solution, or more than one; rigid bodies with"
                + " Coulomb friction have no solution here. Use run: {contact: compliant} or time-stepping, or less friction";
    }
}
