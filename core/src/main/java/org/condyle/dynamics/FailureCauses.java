package org.condyle.dynamics;

import java.util.Locale;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.State;

/** Finds the part of a mechanism that caused a failed step. It may be slow, because the run has ended. */
public final class FailureCauses {
    private FailureCauses() {}

    /** Name of the first force element whose forces are not finite at a state, empty if there is none. */
    public static String firstNotFinite(State s, Workspace w) {
        Dynamics.place(s, w);
        for (int e = 0; e < w.elements.length; e++) {
            w.forces.clear();
            w.elements[e].addForces(s, w.motion, w.forces);
            double sum = 0;
            for (double x : w.forces.dual) {
                sum += x - x;
            }
            for (double x : w.forces.generalised) {
                sum += x - x;
            }
            if (sum != 0) {
                return w.mechanism.forceNames().get(e);
            }
        }
        return "";
    }

    /** The force or constraint that pushes hardest along one generalised velocity, in words. */
    public static String strongestOn(int speed, State s, Workspace w) {
        Dynamics.place(s, w);
        String best = "";
        double most = 0;
        double[] generalised = new double[s.v.length];
        for (int e = 0; e < w.elements.length; e++) {
            Dynamics.generalisedForce(e, s, w, generalised);
            if (Math.abs(generalised[speed]) > most) {
                most = Math.abs(generalised[speed]);
                best = "force '" + w.mechanism.forceNames().get(e) + "'";
            }
        }
        for (int r = 0; r < w.loops.rows; r++) {
            double push = Math.abs(w.lambda[r] * w.loops.jacobian[r][speed]);
            if (push > most) {
                most = push;
                best = name(w, r);
            }
        }
        return best.isEmpty()
                ? "no force acts on it"
                : String.format(
                        Locale.ROOT, "the largest force on it is %s with %.4g %s", best, most, effortUnit(speed, w));
    }

    private static String effortUnit(int speed, Workspace w) {
        for (Joint j : w.mechanism.model().joints()) {
            int k = speed - j.vAt();
            if (k >= 0 && k < j.mobility().speeds().length) {
                return j.mobility().speeds()[k].effortDimension().unit();
            }
        }
        return "";
    }

    public static String singularJoint(Workspace w) {
        int node = w.bodies.singularNode();
        return node < 0 ? "?" : w.mechanism.tree.joint[node].name();
    }

    /** The constraint row with the largest multiplier, in words. */
    public static String strongestRow(Workspace w) {
        int row = -1;
        for (int r = 0; r < w.loops.rows; r++) {
            if (row < 0 || Math.abs(w.lambda[r]) > Math.abs(w.lambda[row])) {
                row = r;
            }
        }
        return row < 0
                ? "none"
                : String.format(Locale.ROOT, "largest reaction %.4g in %s", w.lambda[row], name(w, row));
    }

    private static String name(Workspace w, int row) {
        return row < w.mechanism.rows()
                ? "constraint '" + w.mechanism.rowName(row) + "'"
                : "contact '" + w.contacts.nameOfRow(row) + "'";
    }
}
