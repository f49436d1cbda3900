package org.condyle.simulate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.condyle.dynamics.ContactModes;
import org.condyle.dynamics.ContactStep;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.ImpactSolver;
import org.condyle.dynamics.RigidContacts;
import org.condyle.dynamics.SmallStep;
import org.condyle.dynamics.Stabilisation;
import org.condyle.dynamics.Workspace;
import org.condyle.integrate.CheckpointTape;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.State;
import org.condyle.mechanics.contact.Collision;
import org.condyle.simulate.event.Event;
import org.condyle.simulate.event.EventLog;
import org.condyle.simulate.ode.Creeping;

/**
 * Changes of rigid contacts between two steps: impacts of contacts that close, the end of accumulating bounces, and
 * then the modes of the contacts that stay closed.
 *
 * <p>Bounces of a contact that is pressed on with the acceleration a end after 2Ω/(a(1 - e)) more seconds (Ω the speed
 * it left with, e the ratio of the last two). When the height of the next one, Ω²/2a, is below {@link #LOWEST} the
 * contact closes, and the event "rests" gives the limit of the sequence of impacts.
 */
final class RigidPhase {
    private static final double LOWEST = 1e-12; // of a bounce that is followed [m or rad]
    private static final int MOST_ROUNDS = 100;
    private static final double NEARLY = 0.02;
    // so many steps of contacts within such a time [s] are no motion any more; sooner after that has happened
    private static final double[] STANDSTILL = {1e-5, 1e-3};
    private static final int[] MOST_STEPS = {300, 1000};
    private static final int AGAIN = 6;
    private static final double UNANNOUNCED = 1e-5; // overlap of a run that is not to be trusted [m or rad]
    private static final double SOON = 100; // of the small step that helped

    private final Workspace workspace;
    private final double[] lasting;
    private final RigidContacts contacts;
    private final Dynamics dynamics;
    private final ImpactSolver solver;
    private final ContactModes modes;
    private final ImpactLog log;
    private final List<Event.Occurrence> rests = new ArrayList<>();
    private final boolean[] fired;
    private final double[] before;
    private final boolean[] low; // bounces that nobody would see
    private final double[] since = new double[STANDSTILL.length];
    private final int[] steps = new int[STANDSTILL.length];
    private double patientFrom = Double.NEGATIVE_INFINITY;
    private final SmallStep smallStep;
    private final Creeping creeping;
    private String stuck = "";
    private double deepest; // overlap at an accepted instant [m or rad], of which element, and when
    private int deepestOf;
    private double deepestAt;

    /** @param lasting forces of contacts between bodies that last, which their steps write */
    RigidPhase(Workspace workspace, Stabilisation stabilisation, boolean sequential, ImpactLog log, double[] lasting) {
        this.lasting = lasting;
        this.workspace = workspace;
        this.log = log;
        contacts = workspace.contacts;
        dynamics = new Dynamics(stabilisation);
        solver = new ImpactSolver(workspace, sequential);
        modes = new ContactModes(dynamics, stabilisation, workspace);
        smallStep = new SmallStep(stabilisation, workspace);
        creeping = new Creeping(workspace, dynamics, modes, solver, lasting);
        fired = new boolean[contacts.switching.count()];
        Arrays.fill(since, Double.NEGATIVE_INFINITY);
        before = new double[contacts.count()];
        low = new boolean[contacts.count()];
    }

    /**
     * At the beginning of a run nothing may overlap: small overlaps, such as those of a compliant rest, are moved
     * apart.
     *
     * @return what to say about it, empty if nothing was moved
     */
    String begin(State s) {
        look(s);
        int worst = StartOverlap.worst(contacts);
        if (worst < 0) {
            return "";
        }
        StartOverlap.refuse(contacts);
        String deep = StartOverlap.describe(contacts, worst);
        contacts.separate(s, workspace);
        return deep + ", which was removed: surfaces cannot overlap in a run without compliance";
    }

    private void look(State s) {
        Dynamics.place(s, workspace);
        Dynamics.fillRates(workspace);
        contacts.find(s, workspace.motion);
    }

    /** The functions of {@link RigidContacts#watch} that ended the step. */
    boolean[] fired() {
        return fired;
    }

    /** Lists the contacts that came to rest since this was asked for last. */
    void listRests(EventLog events) {
        for (int k = 0; k < rests.size(); k++) {
            events.add(rests.get(k));
        }
        rests.clear();
    }

    /**
     * Deals with an accepted instant.
     *
     * @param struck an impulse from outside has just acted, so that what is closed may be pressed in or pulled off
     * @return true if velocities or modes have changed
     */
    boolean settle(State s, boolean struck) {
        if (contacts.count() == 0) {
            return false;
        }
        stuck = "";
        boolean crept = contacts.lasting() && !contacts.shifting();
        if (crept && !struck && creeping.goesOn(s)) {
            watchOverlap(s);
            return false;
        }
        if (crept) {
            log.lose(creeping.end(s));
        }
        boolean hit = hit(s, struck);
        watchOverlap(s);
        if (contacts.shifting()) {
            return rest(s, hit);
        }
        double left = hit || isStuck() ? Double.NaN : modes.arrest(s, workspace, solver);
        boolean stopped = !Double.isNaN(left);
        if (stopped) {
            log.lose(left);
        }
        boolean changed = hit || stopped || crept || isStuck();
        if (!isStuck()) {
            changed |= decide(s, hit, stopped || crept);
        }
        if ((hit || crept) && !isStuck() && contacts.closed(s)) {
            log.lose(solver.arrest(s, workspace)); // what is left of speeds that cannot be seen
            if (contacts.canLast()) {
                dynamics.evaluate(s, workspace);
            }
        }
        if (!isStuck() && (changed || contacts.closed(s))) {
            watchProgress(s);
        }
        changed |= !isStuck() && contacts.closed(s) && creeping.begins(s);
        return changed || isStuck();
    }

    /**
     * Where points of contact come and go: all that touches without speed lasts, and is held by the steps of {@link ContactStep}. What an
     * impact did not solve is stopped by them, too.
     */
    private boolean rest(State s, boolean hit) {
        boolean was = contacts.lasting(), now = isStuck() || touches();
        stuck = "";
        contacts.lasting(now);
        contacts.forcesAre(now ? lasting : null);
        boolean changed = contacts.open(s) || hit || now != was;
        dynamics.evaluate(s, workspace);
        return changed;
    }

    /** Whether anything touches and does not part, at the instant looked at last. */
    private boolean touches() {
        for (int i = 0; i < contacts.count(); i++) {
            if (contacts.touches(i) && contacts.gapRate(i) <= ContactStep.SLOW) {
                return true;
            }
        }
        return false;
    }

    /** Surfaces that overlap have been passed by a step without a contact: that must not go unsaid. The contacts have been found. */
    private void watchOverlap(State s) {
        for (int e = 0; e < contacts.elements(); e++) {
            double depth = -contacts.element(contacts.firstOf(e)).leastGap();
            if (depth > deepest) {
                deepest = depth;
                deepestOf = e;
                deepestAt = s.time;
            }
        }
    }

    /** What to say of an overlap that no contact has prevented; empty if there was none. */
    String overlapped() {
        if (!(deepest > UNANNOUNCED)) {
            return "";
        }
        return String.format(
                Locale.ROOT,
                "'%s' overlapped by %.3g %s at t = %.6g s, although nothing without compliance can: a touch was missed",
                contacts.elementName(deepestOf),
                deepest,
                contacts.element(contacts.firstOf(deepestOf)).dimension(),
                deepestAt);
    }

    /** Impacts, until nothing closes any more. */
    private boolean hit(State s, boolean struck) {
        boolean hit = struck;
        int closing = closing(s, struck);
        for (int round = 0; closing >= 0; round++, closing = closing(s, true)) {
            if (round == MOST_ROUNDS) {
                stuck = "impacts at '" + contacts.name(closing) + "' do not end";
                return true;
            }
            hit = true;
            if (!solver.solve(s, workspace)) {
                stuck = "the impact at '" + contacts.name(closing) + "' has no solution, or the solver did not find it";
                return true;
            }
            tell(s);
            if (!contacts.shifting()) {
                endBounces(s);
            }
        }
        return hit;
    }

    private boolean decide(State s, boolean hit, boolean stopped) {
        boolean changed = modes.decide(s, workspace, hit, stopped, fired);
        stuck = modes.trouble();
        if (isStuck()) {
            return true;
        }
        String wedged = wedged(s, 0);
        if (!wedged.isEmpty()) {
            if (contacts.closedCount(s) == 1) {
                throw new ModelException(wedged);
            }
            stuck = wedged; // of several contacts others may carry
            return true;
        }
        return changed;
    }

    /** Contacts that open and close, stick and slide without end would keep time from going on. */
    private void watchProgress(State s) {
        for (int k = 0; k < STANDSTILL.length; k++) {
            if (s.time > since[k] + STANDSTILL[k]) {
                since[k] = s.time;
                steps[k] = 0;
            } else if (++steps[k] >= MOST_STEPS[k] / (s.time < patientFrom ? AGAIN : 1)) {
                stuck = "contact states switch endlessly: " + steps[k] + " steps within " + STANDSTILL[k] + " s";
                Arrays.fill(steps, 0);
            }
        }
    }

    /** What a checkpoint needs. */
    void remember(CheckpointTape tape) {
        tape.pass(since);
        tape.pass(steps);
        deepest = tape.pass(deepest);
        deepestOf = tape.pass(deepestOf);
        deepestAt = tape.pass(deepestAt);
        patientFrom = tape.pass(patientFrom);
        contacts.lasting(tape.pass(contacts.lasting() ? 1.0 : 0.0) != 0);
        contacts.forcesAre(contacts.lasting() ? lasting : null);
    }

    /** Whether the instant settled last has no way on but a {@link #pass}. */
    boolean isStuck() {
        return !stuck.isEmpty();
    }

    /** Why. */
    String stuck() {
        return stuck;
    }

    /** Goes on by a small step, after which all is open until it is settled. */
    void pass(State s, double h) {
        if (!smallStep.take(s, workspace, h)) {
            throw new ModelException(stuck
                    + ", and a small time-stepping step has no solution either; use run: {contact: time-stepping} or"
                    + " {contact: compliant}");
        }
        Arrays.fill(fired, false);
        patientFrom = s.time + SOON * h;
    }

    /**
     * Why a step could not be made small enough, if it is Painlevé's paradox ahead, where forces grow without bound.
     */
    String ahead(State s) {
        return wedged(s, NEARLY);
    }

    private String wedged(State s, double limit) {
        return contacts.count() > 0 && contacts.closed(s) ? modes.paradox(s, workspace, limit) : "";
    }

    /** A candidate that touches and closes, -1 if there is none. Before any hit the speed of a closed one is drift. */
    private int closing(State s, boolean hit) {
        look(s);
        for (int i = 0; i < contacts.count(); i++) {
            if (contacts.shifting()) {
                if (contacts.touches(i) && contacts.gapRate(i) < -ContactStep.SLOW) {
                    return i;
                }
            } else if ((hit || contacts.mode(s, i) == RigidContacts.OPEN)
                    && contacts.stands(i)
                    && contacts.gapRate(i) < -(hit ? RigidContacts.UNSEEN : RigidContacts.RESTS)) {
                return i;
            }
        }
        return -1;
    }

    /** Lists the impacts; points of contact that come and go are one impact of their pair, told by the one that closed fastest. */
    private void tell(State s) {
        Collision c = solver.collision();
        for (int k = 0; k < c.contacts; ) {
            int i = solver.candidate(k), end = k + 1;
            while (end < c.contacts
                    && contacts.element(i).shifting()
                    && contacts.element(solver.candidate(end)) == contacts.element(i)) {
                end++;
            }
            double lost = 0, impulse = 0;
            int fastest = c.rowAt[k];
            for (int m = k; m < end; m++) {
                int r = c.rowAt[m];
                for (int a = r; a < c.rowAt[m + 1]; a++) {
                    lost -= 0.5 * c.impulse[a] * (c.before[a] + c.after[a]);
                }
                before[solver.candidate(m)] = c.impulse[r] > 0 ? -c.before[r] : 0;
                impulse += c.impulse[r];
                fastest = c.before[r] < c.before[fastest] ? r : fastest;
            }
            if (impulse > 0) {
                log.add(new Impact(s.time, contacts.name(i), -c.before[fastest], c.after[fastest], lost, impulse));
            } else {
                log.lose(lost);
            }
            k = end;
        }
    }

    /**
     * Closes contacts whose next bounce would be negligibly low, and with them contacts that are no higher, or the two
     * would rattle on. A block that rocks from edge to edge is thrown up by the hits of its other edge alone.
     */
    private void endBounces(State s) {
        Collision c = solver.collision();
        Arrays.fill(low, false);
        boolean any = false;
        for (int k = 0; k < c.contacts; k++) {
            int i = solver.candidate(k);
            double out = c.after[c.rowAt[k]], in = before[i];
            if (!(out > RigidContacts.RESTS)) {
                low[i] = true; // and stays where it is
                continue;
            }
            double a = -contacts.openAcceleration(s, workspace, i, dynamics);
            low[i] = a > 0 && out * out < 2 * a * LOWEST;
            if (low[i] && (in > out || in == 0)) {
                any = true;
                double e = in > 0 ? out / in : 0.5; // what was thrown up has no ratio of its own
                rests.add(new Event.Occurrence(
                        s.time + 2 * out / (a * (1 - e)), Event.nameAt(contacts.name(i), Event.RESTS)));
            }
        }
        if (any) {
            log.lose(solver.stop(s, workspace, low));
        }
    }
}
