package org.condyle.dynamics;

import java.util.Arrays;
import org.condyle.expression.Dimension;
import org.condyle.math.FrictionCones;
import org.condyle.mechanics.State;
import org.condyle.mechanics.contact.DryFriction;

/**
 * Forces of all that touches at an instant, from one cone problem at the level of accelerations: a = W λ + b, from which the
 * constraints have been eliminated, with
 *
 * <pre>  a_n ≥ 0 ⊥ N ≥ 0   everywhere,
 *  T = -μ N u/|u|      where it slides with the velocity u,
 *  |T| ≤ μ N, T against the acceleration along the surface   where it stands  </pre>
 *
 * What slides is known but for its normal force, so that its friction goes into the column of that.
 */
final class ContactAccelerations {
    private final FrictionCones cones = new FrictionCones();
    private final int[] contact;
    private final int[] rowAt;
    private final double[] mu;
    private int contacts;
    private int rows; // of all contacts
    private int[] unknown = {};
    private double[] full = {};
    private double[] response = {};
    private double[] free = {};
    private double[] right = {};
    private double[] solution = {};
    private double[] force = {};
    private double[] acceleration = {};

    ContactAccelerations(RigidContacts c) {
        contact = new int[c.count()];
        rowAt = new int[c.count() + 1];
        mu = new double[c.count()];
    }

    /** From here on cones that Newton's method does not solve are swept only: a step may be repeated with another length. */
    ContactAccelerations quick() {
        cones.quick();
        return this;
    }

    /** What comes next is not like what was solved last. */
    void forget() {
        cones.forget();
    }

    /** The problem of what touches; afterwards the rows of the workspace are those of everything that does. */
    void read(State s, Workspace w, boolean[] touches, Stabilisation stabilisation) {
        RigidContacts c = w.contacts;
        Dynamics.applyForces(s, w);
        Dynamics.solveTree(w);
        for (int i = 0; i < touches.length; i++) {
            c.mode[i] = touches[i] ? RigidContacts.STICKS : RigidContacts.OPEN;
            c.watched[i] = false;
        }
        Dynamics.assembleRowsAsTried(s, w);
        ConstraintSolver loops = w.loops;
        loops.formSchur();
        loops.factorSchur();
        int constraints = w.mechanism.rows();
        rows = loops.rows - constraints;
        reserve(rows);
        for (int r = 0; r < constraints; r++) {
            w.right[r] = w.gamma[r] - stabilisation.feedback(w, r) - loops.times(r, w.acceleration);
        }
        loops.rows = constraints;
        Arrays.fill(w.lambda, 0);
        loops.solveSchur(w.right, w.lambda);
        loops.addResponse(w.lambda, w.acceleration);
        loops.rows = constraints + rows;
        for (int a = 0; a < rows; a++) {
            int r = constraints + a;
            free[a] = loops.times(r, w.acceleration) - w.gamma[r];
            for (int b = 0; b < rows; b++) {
                full[a * rows + b] = loops.factors.reduced(r, constraints + b);
            }
        }
    }

    /** Coefficients of friction over a step of what takes part in it, at the velocities of the rows that were read. */
    void coefficients(Workspace w, boolean[] takesPart, double[] friction) {
        RigidContacts c = w.contacts;
        for (int i = 0; i < friction.length; i++) {
            DryFriction f = c.element(i).friction();
            boolean varies = takesPart[i] && f.variesOver();
            friction[i] = varies ? f.over(Math.hypot(c.velocity(w, i, 1), c.velocity(w, i, 2))) : f.slides();
        }
    }

    /**
     * From here on the same for velocities at the end of a step, with the rows as they are: impulses instead of forces.
     *
     * @param before velocities at its beginning
     * @param lead   added, three numbers a candidate: along its normal and its tangents
     */
    void overStep(Workspace w, double h, double[] before, double[] lead) {
        int constraints = w.mechanism.rows();
        for (int a = 0; a < rows; a++) {
            int r = constraints + a;
            free[a] = w.loops.times(r, before) + w.rows.timeRate[r] + h * w.loops.times(r, w.acceleration);
        }
        for (int i = 0; 3 * i < lead.length; i++) {
            for (int k = 0; w.contacts.rowOf[i] >= 0 && k <= w.contacts.tangents(i); k++) {
                free[w.contacts.rowOf[i] - constraints + k] += lead[3 * i + k];
            }
        }
    }

    /** How well the last problem was solved, relative to its largest velocity or impulse. */
    double residual() {
        return cones.residual();
    }

    /** Forces of all rows of what touches, or impulses. */
    double[] forces() {
        return force;
    }

    /** The largest acceleration without contact forces, by which others are judged. */
    double size() {
        double most = 0;
        for (int a = 0; a < rows; a++) {
            most = Math.max(most, Math.abs(free[a]));
        }
        return most;
    }

    /**
     * Solves what was read.
     *
     * @param slides   contacts that move along the surface, in the direction that {@link RigidContacts#slide} has
     * @param friction coefficient of every candidate
     */
    boolean solve(Workspace w, boolean[] touches, boolean[] slides, double[] friction) {
        RigidContacts c = w.contacts;
        int constraints = w.mechanism.rows(), n = 0;
        contacts = 0;
        for (int i = 0; i < touches.length; i++) {
            if (!touches[i]) {
                continue;
            }
            contact[contacts] = i;
            mu[contacts] = friction[i];
            rowAt[contacts++] = n;
            int first = c.rowOf[i] - constraints;
            for (int k = 0; k <= (slides[i] ? 0 : c.tangents(i)); k++) {
                unknown[n++] = first + k;
            }
        }
        rowAt[contacts] = n;
        for (int a = 0; a < n; a++) {
            right[a] = free[unknown[a]];
            for (int k = 0; k < contacts; k++) {
                for (int b = rowAt[k]; b < rowAt[k + 1]; b++) {
                    int row = unknown[a] * rows, column = unknown[b], i = contact[k];
                    double sum = full[row + column];
                    for (int t = 1; slides[i] && t <= c.tangents(i); t++) {
                        sum -= friction[i] * c.slide[2 * i + t - 1] * full[row + column + t];
                    }
                    response[a * n + b] = sum;
                }
            }
        }
        cones.clear(contacts);
        for (int k = 0; k < contacts; k++) {
            if (c.element(contact[k]).dimension().equals(Dimension.LENGTH)) {
                cones.share(k);
            }
        }
        boolean solved = cones.solve(contacts, rowAt, mu, response, right, solution);
        Arrays.fill(force, 0, rows, 0);
        for (int k = 0; k < contacts; k++) {
            int i = contact[k];
            for (int b = rowAt[k]; b < rowAt[k + 1]; b++) {
                force[unknown[b]] = solution[b];
            }
            for (int t = 1; slides[i] && t <= c.tangents(i); t++) {
                force[unknown[rowAt[k]] + t] = -friction[i] * solution[rowAt[k]] * c.slide[2 * i + t - 1];
            }
        }
        for (int a = 0; a < rows; a++) {
            double sum = free[a];
            for (int b = 0; b < rows; b++) {
                sum += full[a * rows + b] * force[b];
            }
            acceleration[a] = sum;
        }
        return solved;
    }

    /** Force of a candidate along its normal (0) or a tangent (1, 2), as an acceleration of its own. */
    double push(Workspace w, int i, int direction) {
        int r = w.contacts.rowOf[i] - w.mechanism.rows() + direction;
        return force[r] * full[r * rows + r];
    }

    /** Acceleration of a candidate along its normal (0) or a tangent (1, 2). */
    double acceleration(Workspace w, int i, int direction) {
        return acceleration[w.contacts.rowOf[i] - w.mechanism.rows() + direction];
    }

    private void reserve(int n) {
        if (free.length < n) {
            unknown = new int[n];
            full = new double[n * n];
            response = new double[n * n];
            free = new double[n];
            right = new double[n];
            solution = new double[n];
            force = new double[n];
            acceleration = new double[n];
        }
    }
}
