package org.condyle.dynamics;

import java.util.Arrays;
import org.condyle.dynamics.tree.Tree;
import org.condyle.integrate.NonsmoothOptions;
import org.condyle.mechanics.State;

/**
 * The end of a step of time-stepping where bodies are joined. Their mass M(q) changes within a step: an impact Δv inside it would leave
 * h Δv·M′Δv/8 of the energy unexplained. It is therefore solved at the end, where M is known, and what lasts is a smooth step of order 2.
 *
 * <p>What is still left of the energy by the smooth step, of order h³, is made up for by the velocities of the bodies that are joined, and
 * added up: {@link #corrected}. Displacements that take overlaps apart leave their kinetic energy as it is.
 */
final class StepEnd {
    private static final double MOST = 0.5; // of the kinetic energy, that a correction may be

    private final Workspace w;
    private final Dynamics still = new Dynamics(Stabilisation.none());
    private final boolean[] joined; // of each speed
    private final double[] momentum;
    private final double[] pull;
    private final double[] shift;
    private final State rest;
    private double corrected; // what was taken from velocities in steps that were taken, less what was given [J]
    private double largest; // size that this has had
    private double correction; // of the last step

    StepEnd(Workspace w) {
        this.w = w;
        Tree tree = w.mechanism.tree;
        int n = w.acceleration.length;
        joined = new boolean[n];
        Arrays.fill(joined, w.mechanism.rows() > 0);
        for (int i = 0; i < tree.nodes; i++) {
            if (tree.parent[i] >= 0 || tree.treeEnd[i] != i + 1) {
                Arrays.fill(joined, tree.vAt[i], tree.vAt[i] + tree.speeds[i], true);
            }
        }
        momentum = new double[n];
        pull = new double[n];
        shift = new double[n];
        rest = w.mechanism.model().newState();
    }

    /** Whether bodies are joined to each other. */
    boolean needed() {
        for (boolean j : joined) {
            if (j) {
                return true;
            }
        }
        return false;
    }

    /**
     * Finishes a step.
     *
     * @param end what the smooth step ended with; becomes what the impacts end with
     * @param net what the smooth step brought in less what it lost [J]; NaN if that is not known
     * @param gave what its contacts brought in, which is part of that: only turning rows can have done it [J]
     * @param lost takes up the energy that impacts took, less that of displacements [J]
     * @return whether the contacts obey their laws
     */
    boolean finish(
            MechanismImpulses contacts,
            State begin,
            State end,
            double h,
            NonsmoothOptions options,
            double net,
            double gave,
            double[] lost) {
        correction = 0;
        if (!Double.isNaN(net) && options.theta() == 0.5) { // more is meant to damp
            double had = potential(begin) + Dynamics.kineticEnergy(w);
            double gain = potential(end) + Dynamics.kineticEnergy(w) - had - net + gave;
            if (give(end, -gain)) {
                correction = gain;
                lost[0] += gave;
            }
        }
        look(end);
        double deepest = 0;
        boolean touches = false;
        for (int i = 0; i < w.contacts.count(); i++) {
            touches |= w.contacts.touches(i);
            deepest = Math.max(deepest, -w.contacts.gap(i));
        }
        if (!touches) {
            return true;
        }
        if (deepest > options.penetration()) {
            pull(end);
            look(end);
        }
        Arrays.fill(shift, 0);
        double before = lost[0];
        boolean solved = contacts.land(end, h, options, pull, shift, lost);
        double gained = before - lost[0];
        if (gained > 0) {
            potential(end);
            if (give(end, -gained)) {
                correction += gained;
                lost[0] = before;
            }
        }
        move(end, lost);
        return solved;
    }

    /**
     * M⁻¹ times the forces that do not depend on velocities: what displacements do work against. That spinning bodies turn their axes is
     * no such force. The workspace, which was evaluated there, is left with all at rest.
     */
    double[] pull(State s) {
        if (w.mechanism.coasts()) {
            return w.acceleration;
        }
        int rows = w.loops.rows; // of contacts, which the evaluation knows nothing of
        rest.set(s);
        Arrays.fill(rest.v, 0);
        still.evaluate(rest, w);
        System.arraycopy(w.acceleration, 0, pull, 0, pull.length);
        w.loops.rows = rows;
        return pull;
    }

    private void look(State s) {
        Dynamics.place(s, w);
        Dynamics.fillRates(w);
        w.contacts.find(s, w.motion);
    }

    /** Makes the displacements. */
    private void move(State s, double[] lost) {
        boolean any = false;
        for (double x : shift) {
            any |= x != 0;
        }
        if (!any) {
            return;
        }
        double stored = potential(s), kinetic = Dynamics.kineticEnergy(w);
        Configurations.advance(w.mechanism, s.q, shift, s.q);
        lost[0] -= potential(s) - stored;
        give(s, kinetic - Dynamics.kineticEnergy(w));
        look(s);
    }

    /** Energy of places; leaves momenta behind. */
    private double potential(State s) {
        Dynamics.momenta(s, w);
        Dynamics.fillRates(w);
        return Dynamics.gravityEnergy(w) + Dynamics.storedEnergy(s, w);
    }

    /** Gives kinetic energy to what is joined, whose momenta are here; false if it is too much. */
    private boolean give(State s, double energy) {
        w.bodies.generalisedMomentum(momentum);
        w.mechanism.affine.momentum(s.v, momentum);
        double kinetic = 0;
        for (int i = 0; i < joined.length; i++) {
            kinetic += joined[i] ? 0.5 * momentum[i] * s.v[i] : 0;
        }
        if (!(Math.abs(energy) <= MOST * kinetic)) {
            return false;
        }
        double factor = Math.sqrt(1 + energy / kinetic);
        for (int i = 0; i < joined.length; i++) {
            s.v[i] *= joined[i] ? factor : 1;
        }
        return true;
    }

    /** By how much the ledger would have been open without the corrections, at worst [J]. */
    double corrected() {
        return Math.max(largest, Math.abs(corrected + correction));
    }

    /** What {@link #history(double, double)} takes over. */
    double sum() {
        return corrected + correction;
    }

    void history(double sum, double most) {
        corrected = sum;
        largest = most;
        correction = 0;
    }

    /** The step finished last was taken. */
    void taken() {
        history(sum(), corrected());
    }
}
