package org.condyle.simulate.ode;

import org.condyle.dynamics.ContactModes;
import org.condyle.dynamics.ContactStep;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.ImpactSolver;
import org.condyle.dynamics.RigidContacts;
import org.condyle.dynamics.Workspace;
import org.condyle.mechanics.State;

/**
 * Phases in which bodies creep, close to the limit of friction ({@link RigidContacts#creeps}). They are followed by the steps of
 * {@link ContactStep}, which are implicit in the direction of sliding, instead of by constraints. After each step the modes that contacts
 * would have are asked whether it still is so.
 */
public final class Creeping {
    private final Workspace w;
    private final RigidContacts contacts;
    private final Dynamics dynamics;
    private final ContactModes modes;
    private final ImpactSolver solver;
    private final double[] forces;
    private final boolean[] fired;
    private final State probe;

    /** @param forces of the candidates over a step of lasting contact, three numbers each, which that writes */
    public Creeping(Workspace w, Dynamics dynamics, ContactModes modes, ImpactSolver solver, double[] forces) {
        this.w = w;
        this.dynamics = dynamics;
        this.modes = modes;
        this.solver = solver;
        this.forces = forces;
        contacts = w.contacts;
        fired = new boolean[contacts.switching.count()];
        probe = w.mechanism.model().newState();
    }

    /** Begins a phase if contacts creep. Their modes have been decided, and the state has been evaluated. */
    public boolean begins(State s) {
        if (!contacts.canLast() || !contacts.creeps(w, false)) {
            return false;
        }
        boolean begins = !hits(s);
        if (begins) {
            for (int i = 0; i < contacts.count(); i++) {
                for (int k = 0; k < 3; k++) {
                    forces[3 * i + k] = contacts.force(w, i, k);
                }
            }
            contacts.open(s);
            contacts.lasting(true);
            contacts.forcesAre(forces);
        }
        dynamics.evaluate(s, w);
        return begins;
    }

    /** Whether contacts still creep at the end of a step, and nothing hits. */
    public boolean goesOn(State s) {
        if (hits(s)) {
            return false;
        }
        probe.set(s);
        close(probe);
        modes.decide(probe, w, false, true, fired);
        boolean on = !modes.trouble().isEmpty(); // there is no better way
        if (!on) {
            dynamics.evaluate(probe, w);
            on = contacts.creeps(w, true);
        }
        dynamics.evaluate(s, w);
        return on;
    }

    /** Ends the phase: what touches is closed again. */
    public double end(State s) {
        contacts.lasting(false);
        contacts.forcesAre(null);
        look(s);
        return close(s);
    }

    /** Whether something touches that closes with a speed that its restitution must see. */
    private boolean hits(State s) {
        look(s);
        for (int i = 0; i < contacts.count(); i++) {
            if (contacts.touches(i) && contacts.gapRate(i) < -ContactStep.SLOW) {
                return true;
            }
        }
        return false;
    }

    private double close(State s) {
        contacts.close(s, forces);
        return contacts.closed(s) ? solver.arrest(s, w) : 0;
    }

    private void look(State s) {
        Dynamics.place(s, w);
        Dynamics.fillRates(w);
        contacts.find(s, w.motion);
    }
}
