package org.condyle.simulate.ode;

import org.condyle.dynamics.FailureCauses;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Workspace;
import org.condyle.integrate.StepStatus;
import org.condyle.integrate.Stepper;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.State;

/** Describes why a step failed: which coordinate, which force or constraint, and a remedy. */
public final class Diagnosis {
    private Diagnosis() {}

    public static String explain(StepStatus status, MechanicalOde ode, Stepper stepper, Workspace w, State s) {
        int worst = stepper.worstComponent();
        String where = worst < 0 ? "" : ode.componentName(worst);
        String at = "stopped at t = " + s.time + " s: ";
        return at
                + switch (status) {
                    case TOO_INACCURATE ->
                        "the error of " + where + " stays too large even with steps of "
                                + stepper.nextStep() + " s; " + culprit(worst, ode, w, s)
                                + ". Use a lower accuracy, or an implicit integrator (radau5) if the force is intentionally stiff";
                    case NOT_FINITE -> notFinite(where, w, ode.lastTried());
                    case SINGULAR_MASS ->
                        "joint '" + FailureCauses.singularJoint(w) + "' has zero inertia in this position";
                    case SINGULAR_CONSTRAINTS ->
                        "the constraints contradict each other here (" + FailureCauses.strongestRow(w) + ")";
                    case NOT_CONVERGED ->
                        "the implicit step did not converge even with steps of " + stepper.nextStep() + " s"
                                + (where.isEmpty() ? "" : ", worst in " + where) + "; " + culprit(worst, ode, w, s);
                    case TOO_FAST -> ode.fastest();
                    case ACCEPTED -> "no reason";
                };
    }

    static String culprit(int worst, MechanicalOde ode, Workspace w, State s) {
        int nq = ode.configurationSize();
        if (worst < 0 || worst >= nq + s.v.length) {
            return "no single force dominates";
        }
        return FailureCauses.strongestOn(worst < nq ? speedOf(worst, w.mechanism) : worst - nq, s, w);
    }

    /** The speed that moves a coordinate; for a quaternion one of its spins. */
    private static int speedOf(int coordinate, Mechanism m) {
        for (Joint j : m.model().joints()) {
            int k = coordinate - j.qAt();
            if (k >= 0 && k < j.mobility().coordinates().length) {
                return j.vAt() + Math.min(k, j.mobility().speeds().length - 1);
            }
        }
        return 0;
    }

    private static String notFinite(String where, Workspace w, State s) {
        String force = FailureCauses.firstNotFinite(s, w);
        Mechanism m = w.mechanism;
        if (!force.isEmpty()) {
            String why = w.element(m.forceNames().indexOf(force)) instanceof ForceElement.PartlyDefined p
                    ? p.whyUndefined(s, w.motion)
                    : "";
            return "force '" + force + "' is not a finite number" + (why.isEmpty() ? "" : ": " + why);
        }
        return (where.isEmpty() ? "a rate" : where) + " is not a finite number"
                + (m.rows() > 0 ? "; the position may be singular for the constraints" : "");
    }
}
