package org.condyle.dynamics;

import java.util.Arrays;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.State;

/**
 * Decides how contacts that touch without speed go on: which stay closed, which of those stick. An active set: what is
 * assumed is solved for accelerations and forces, the worst contradiction is mended, until there is none.
 *
 * <pre>  closed: λ ≥ 0      open: g̈ ≥ 0      sticks: |λ_t| ≤ μ λ      begins to slide: along its own acceleration  </pre>
 */
public final class ContactModes {
    private static final double TOLERANCE = 1e-9; // relative to the accelerations in play
    private static final double SLOW = 1e-9; // speed along the surface that is none [m/s]
    private static final int TURNS = 8;

    private final Dynamics dynamics;
    private final Stabilisation stabilisation;
    private final boolean[] touches;
    private final boolean[] gives;
    private final boolean[] settled;
    private double allowed;

    public ContactModes(Dynamics dynamics, Stabilisation stabilisation, Workspace w) {
        this.dynamics = dynamics;
        this.stabilisation = stabilisation;
        touches = new boolean[w.contacts.count()];
        gives = new boolean[w.contacts.count()];
        settled = new boolean[w.contacts.count()];
    }

    /**
     * Decides and writes the modes into the state, whose velocities no longer change.
     *
     * @param hit velocities have just jumped: what was closed may part, what stuck may slide
     * @param fired functions of {@link RigidContacts#watch} that have just fallen through zero
     * @return true if a mode is new
     */
    public boolean decide(State s, Workspace w, boolean hit, boolean[] fired) {
        RigidContacts c = w.contacts;
        Dynamics.place(s, w);
        c.find(s, w.motion);
        c.load(s);
        boolean any = false;
        for (int i = 0; i < c.count(); i++) {
            boolean closed = c.mode[i] != RigidContacts.OPEN;
            // the speed of a closed gap is rounding or drift, unless an impact made it
            boolean near = closed || (hit ? c.touches(i) : c.stands(i));
            touches[i] = (closed && !hit) || (near && c.gapRate(i) <= RigidContacts.RESTS);
            if (hit) {
                c.mode[i] = RigidContacts.OPEN;
            }
            any |= touches[i];
            c.watched[i] = touches[i];
        }
        if (!any) {
            return c.store(s);
        }
        Dynamics.assembleRowsAsTried(s, w);
        for (int i = 0; i < c.count(); i++) {
            gives[i] = touches[i] && fired[2 * i + 1] && c.mode[i] == RigidContacts.STICKS;
            if (touches[i]) {
                begin(w, i, fired[2 * i], fired[2 * i + 1]);
            }
        }
        giveWay(s, w);
        if (search(s, w, -1) || withoutOne(s, w)) {
            return c.store(s);
        }
        throw new ModelException(trouble(s, w), c.name(0));
    }

    /** Mends until all fits; true if it does. One contact may be spared: it stays open. */
    private boolean search(State s, Workspace w, int spared) {
        Arrays.fill(settled, false);
        int most = 10 + 10 * w.contacts.count();
        for (int k = 0; k < most; k++) {
            solve(s, w);
            if (!mendWorst(w, spared)) {
                return spared < 0 || contradiction(w, spared) <= allowed;
            }
        }
        return false;
    }

    /**
     * The four corners of a flat face share its weight in many ways, and friction may hold with some of them only, not with
     * the one of least forces. Leaving one out, which then touches without a force, decides how.
     */
    private boolean withoutOne(State s, Workspace w) {
        RigidContacts c = w.contacts;
        for (int spared = 0; spared < c.count(); spared++) {
            for (int i = 0; i < c.count() && touches[spared]; i++) {
                c.mode[i] = RigidContacts.OPEN;
                if (touches[i] && i != spared) {
                    begin(w, i, false, false);
                }
            }
            if (touches[spared] && search(s, w, spared)) {
                return true;
            }
        }
        return false;
    }

    /** A first guess: as it was, but for what has just ended. */
    private void begin(Workspace w, int i, boolean endOfForce, boolean endOfHold) {
        RigidContacts c = w.contacts;
        double x = c.velocity(w, i, 1), y = c.velocity(w, i, 2), speed = Math.hypot(x, y);
        boolean slides = c.tangents(i) > 0 && speed > SLOW;
        if (c.mode[i] == RigidContacts.OPEN) {
            c.mode[i] = slides ? RigidContacts.SLIDES : RigidContacts.STICKS;
            if (slides) {
                c.slide[2 * i] = x / speed;
                c.slide[2 * i + 1] = y / speed;
            }
        } else if (endOfForce) {
            c.mode[i] = RigidContacts.OPEN;
        } else if (endOfHold && c.mode[i] == RigidContacts.SLIDES && !slides) {
            c.mode[i] = RigidContacts.STICKS;
        }
    }

    /** What was seen to hold no longer slides, though at this instant the forces are just equal. */
    private void giveWay(State s, Workspace w) {
        RigidContacts c = w.contacts;
        boolean solved = false;
        for (int i = 0; i < c.count(); i++) {
            if (gives[i] && c.mode[i] == RigidContacts.STICKS && c.tangents(i) > 0) {
                if (!solved) {
                    solve(s, w);
                    solved = true;
                }
                c.mode[i] = RigidContacts.SLIDES;
                point(w, i, -w.lambda[c.rowOf[i] + 1], c.tangents(i) > 1 ? -w.lambda[c.rowOf[i] + 2] : 0);
            }
        }
    }

    private void solve(State s, Workspace w) {
        RigidContacts c = w.contacts;
        Dynamics.applyForces(s, w);
        Dynamics.solveTree(w);
        Dynamics.assembleRowsAsTried(s, w);
        allowed = 0;
        for (int i = 0; i < c.count(); i++) {
            for (int k = 0; touches[i] && k <= c.tangents(i); k++) {
                allowed = Math.max(allowed, Math.abs(c.acceleration(w, i, k)));
            }
        }
        allowed *= TOLERANCE;
        c.closure.close(w, stabilisation);
    }

    /** Mends the worst contradiction. False if there is none. */
    private boolean mendWorst(Workspace w, int spared) {
        RigidContacts c = w.contacts;
        int worst = -1;
        double most = allowed;
        for (int i = 0; i < c.count(); i++) {
            double wrong = touches[i] && i != spared ? contradiction(w, i) : 0;
            if (wrong > most * (1 + 1e-9)) {
                most = wrong;
                worst = i;
            }
        }
        if (worst < 0) {
            return false;
        }
        if (!settle(w)) {
            mend(w, worst);
        }
        return true;
    }

    /**
     * Lets contacts stick that were to slide and do not. Such a one contradicts nothing, but of two at one place it would
     * push the other past its limit for ever. Once each: what is just at its limit may be found to slide again.
     */
    private boolean settle(Workspace w) {
        RigidContacts c = w.contacts;
        boolean any = false;
        for (int i = 0; i < c.count(); i++) {
            if (touches[i]
                    && c.mode[i] == RigidContacts.SLIDES
                    && !settled[i]
                    && !gives[i]
                    && stands(w, i)
                    && Math.abs(along(w, i)) <= allowed) {
                c.mode[i] = RigidContacts.STICKS;
                any = settled[i] = true;
            }
        }
        return any;
    }

    /** How wrong what was assumed of a contact is, as an acceleration. */
    private double contradiction(Workspace w, int i) {
        RigidContacts c = w.contacts;
        int row = c.rowOf[i];
        if (c.mode[i] == RigidContacts.OPEN) {
            return -c.acceleration(w, i, 0);
        }
        double force = w.lambda[row], pulls = -force * w.loops.schur[row][row];
        if (c.tangents(i) == 0 || pulls > allowed) {
            return pulls;
        }
        if (c.mode[i] == RigidContacts.STICKS) {
            double hold = Math.hypot(c.force(w, i, 1), c.force(w, i, 2));
            return (hold - c.element(i).holding() * force) * w.loops.schur[row + 1][row + 1];
        }
        return stands(w, i) ? -along(w, i) : 0;
    }

    private static boolean stands(Workspace w, int i) {
        return Math.hypot(w.contacts.velocity(w, i, 1), w.contacts.velocity(w, i, 2)) <= SLOW;
    }

    /** Acceleration along the direction of sliding. */
    private static double along(Workspace w, int i) {
        RigidContacts c = w.contacts;
        return c.acceleration(w, i, 1) * c.slide[2 * i] + c.acceleration(w, i, 2) * c.slide[2 * i + 1];
    }

    private void mend(Workspace w, int i) {
        RigidContacts c = w.contacts;
        if (c.mode[i] == RigidContacts.OPEN) {
            boolean still = c.tangents(i) == 0 || stands(w, i);
            c.mode[i] = still ? RigidContacts.STICKS : RigidContacts.SLIDES;
            if (!still) {
                point(w, i, c.velocity(w, i, 1), c.velocity(w, i, 2));
            }
        } else if (w.lambda[c.rowOf[i]] * w.loops.schur[c.rowOf[i]][c.rowOf[i]] < -allowed) {
            c.mode[i] = RigidContacts.OPEN;
        } else if (c.mode[i] == RigidContacts.STICKS) {
            c.mode[i] = RigidContacts.SLIDES;
            point(w, i, -c.force(w, i, 1), -c.force(w, i, 2));
        } else {
            c.mode[i] = RigidContacts.STICKS;
        }
    }

    private static void point(Workspace w, int i, double x, double y) {
        double size = Math.hypot(x, y);
        w.contacts.slide[2 * i] = x / size;
        w.contacts.slide[2 * i + 1] = y / size;
    }

    /** In space sliding begins where friction and the other forces agree, which turns the direction a little. */
    public boolean turn(State s, Workspace w) {
        RigidContacts c = w.contacts;
        c.load(s);
        boolean turned = false;
        for (int k = 0; k < TURNS; k++) {
            boolean again = false;
            Dynamics.place(s, w);
            Dynamics.assembleRowsAsTried(s, w);
            solveAsTried(s, w);
            for (int i = 0; i < c.count(); i++) {
                if (c.mode[i] == RigidContacts.SLIDES && c.tangents(i) == 2 && stands(w, i)) {
                    double x = c.acceleration(w, i, 1), y = c.acceleration(w, i, 2), size = Math.hypot(x, y);
                    if (size > allowed && Math.abs(x * c.slide[2 * i + 1] - y * c.slide[2 * i]) > 1e-12 * size) {
                        point(w, i, x, y);
                        again = turned = true;
                    }
                }
            }
            if (!again) {
                break;
            }
        }
        c.store(s);
        return turned;
    }

    private void solveAsTried(State s, Workspace w) {
        Dynamics.applyForces(s, w);
        Dynamics.solveTree(w);
        w.contacts.closure.close(w, stabilisation);
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
            if (c.mode[i] == RigidContacts.SLIDES && !(c.closure.parting(w, i) > limit)) {
                return painleve(c.name(i), c.element(i).friction());
            }
        }
        return "";
    }

    private String trouble(State s, Workspace w) {
        RigidContacts c = w.contacts;
        for (int i = 0; i < c.count(); i++) {
            if (touches[i] && c.tangents(i) > 0 && !stands(w, i)) {
                c.mode[i] = RigidContacts.SLIDES;
                point(w, i, c.velocity(w, i, 1), c.velocity(w, i, 2));
                solve(s, w);
                if (!(c.closure.parting(w, i) > 0)) {
                    return painleve(c.name(i), c.element(i).friction());
                }
            }
        }
        return "contacts that touch cannot go on together: no set of closed and sliding ones fits; "
                + "run: {contact: time-stepping} needs none";
    }

    /** What to say of a sliding contact that friction wedges. */
    private static String painleve(String contact, double friction) {
        return "Painlevé's paradox at '" + contact + "': sliding with friction " + friction
                + " a normal force would draw the surfaces together, so no force, or more than one, fits; rigid bodies with"
                + " Coulomb friction have no answer here. Take run: {contact: compliant} or time-stepping, or less friction";
    }
}
