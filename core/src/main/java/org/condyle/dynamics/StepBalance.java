package org.condyle.dynamics;

import java.util.Arrays;
import org.condyle.mechanics.State;

/**
 * What the contacts of a {@link ContactStep} did: their mean forces, the work of their impulses and each element's share of it, and what the
 * discretisation did to the energy beside them.
 */
final class StepBalance {
    private static final double GAIN = 1e-12; // of the energy, that rounding may give

    private final Workspace w;
    private final RigidContacts c;
    private final ContactAccelerations problem;
    private final boolean[] takesPart;
    private final Islands islands;
    private final double[] mean; // forces over the step, three numbers a candidate
    private final double[] workOf; // of each element [J]
    private double had; // energy at the beginning [J]
    private double work; // of the contacts in the step [J]
    private double landed; // energy that what came to rest at the beginning has lost [J]
    private double lost;
    private double correction;

    /**
     * Of a workspace.
     *
     * @param problem   has the impulses
     * @param takesPart candidates that are part of it
     * @param forces    receives those of the candidates over the last step, three numbers each
     */
    StepBalance(Workspace w, ContactAccelerations problem, boolean[] takesPart, double[] forces) {
        this.w = w;
        this.problem = problem;
        this.takesPart = takesPart;
        c = w.contacts;
        islands = new Islands(w);
        mean = forces;
        workOf = new double[c.elements()];
    }

    /** Energy that contacts took in the last step [J]. */
    double lost() {
        return lost;
    }

    /** Energy that was taken from velocities in the last step [J]. */
    double correction() {
        return correction;
    }

    /** Share of an element in the work of all contacts in the last step. */
    double share(int element) {
        return work == 0 ? 0 : workOf[element] / work;
    }

    /** Whether an element pressed in the last trial. */
    boolean presses(int e) {
        for (int i = c.firstOf(e); i < c.firstOf(e + 1); i++) {
            if (mean[3 * i] > 0) {
                return true;
            }
        }
        return false;
    }

    /** A step begins. */
    void begin(State begun) {
        had = energy(begun);
        landed = 0;
    }

    /** Before and after the impulses that stop what touches and closes slowly. */
    void lands(double[] v) {
        landed -= 0.5 * against(v);
    }

    /** The impulses of a trial have been found. */
    void presses(State begun, State end, double h) {
        keepForces(h);
        work = 0.5 * (against(begun.v) + against(end.v));
        shareWork(begun, end);
    }

    /** Impulses of the last solution times velocities: twice the work they do if those go on from rest. */
    private double against(double[] v) {
        double sum = 0;
        double[] p = problem.forces();
        for (int r = w.mechanism.rows(); r < w.loops.rows; r++) {
            sum += p[r - w.mechanism.rows()] * (w.loops.times(r, v) + w.rows.timeRate[r]);
        }
        return sum;
    }

    /** Which element did how much of the work. */
    private void shareWork(State begun, State end) {
        Arrays.fill(workOf, 0);
        double[] p = problem.forces();
        for (int i = 0; i < c.count(); i++) {
            for (int k = 0; takesPart[i] && k <= c.tangents(i); k++) {
                int r = c.rowOf[i] + k;
                double rate = 0.5 * (w.loops.times(r, begun.v) + w.loops.times(r, end.v)) + w.rows.timeRate[r];
                workOf[c.elementOf[i]] += p[r - w.mechanism.rows()] * rate;
            }
        }
    }

    private void keepForces(double h) {
        Arrays.fill(mean, 0);
        double[] p = problem.forces();
        for (int i = 0; i < c.count(); i++) {
            for (int k = 0; takesPart[i] && k <= c.tangents(i); k++) {
                mean[3 * i + k] = p[c.rowOf[i] - w.mechanism.rows() + k] / h;
            }
        }
    }

    /**
     * Books the work of the contacts. What floats gets the momentum that forces leave it. Energy that rises although nothing brought it in is
     * that of the discretisation, and is taken from the velocities, of what floats from those relative to its motion as a whole.
     *
     * @return true if energy rises that cannot be taken
     */
    boolean settle(State begun, State middle, double h, double[] impulse, ContactStep.Book powers, State end) {
        lost = Math.max(0, landed - work); // where they pushed while they moved, the discretisation did that
        correction = 0;
        Dynamics.place(middle, w);
        islands.join(impulse);
        islands.begin(begun);
        double net = h * powers.net(middle);
        islands.push(middle, h);
        islands.keepMomentum(end);
        if (Double.isNaN(net)) {
            return false; // what drives the mechanism may bring in anything
        }
        double gain = energy(end) - had - net, kinetic = Dynamics.kineticEnergy(w);
        double rose = Math.max(0, gain);
        if (gain > 0 && kinetic > gain) {
            double inner = islands.inner(end);
            if (inner > gain) {
                islands.slow(end, Math.sqrt(1 - gain / inner));
            } else {
                double less = Math.sqrt(1 - gain / kinetic);
                for (int k = 0; k < end.v.length; k++) {
                    end.v[k] *= less;
                }
            }
            lost = 0;
            correction = gain;
            rose = 0;
        }
        return rose > GAIN * (Math.abs(had) + Dynamics.kineticEnergy(w));
    }

    private double energy(State s) {
        Dynamics.momenta(s, w);
        Dynamics.fillRates(w);
        return Dynamics.kineticEnergy(w) + Dynamics.gravityEnergy(w) + Dynamics.storedEnergy(s, w);
    }
}
