package org.condyle.simulate;

import org.condyle.dynamics.Configurations;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Stabilisation;
import org.condyle.dynamics.Workspace;
import org.condyle.integrate.Stepper;
import org.condyle.simulate.ode.MechanicalOde;

/** Evaluates instants of a run completely, at the ends of steps and inside them, so that channels can read them. */
final class InstantEvaluation {
    private final Mechanism mechanism;
    private final Workspace workspace;
    private final MechanicalOde ode;
    private final Stepper stepper;
    private final Stabilisation stabilisation;
    private final Dynamics dynamics;
    private final Snapshot instant;
    private final double[] y; // of the run
    private final double[] rates;
    private final boolean unread; // no channel reads instants
    private final boolean momentaOnly; // no channel reads the accelerations between steps, and no method needs them

    InstantEvaluation(
            Workspace workspace, MechanicalOde ode, Stepper stepper, Plan plan, Snapshot instant, double[] y) {
        this.workspace = workspace;
        this.ode = ode;
        this.instant = instant;
        this.y = y;
        mechanism = workspace.mechanism;
        this.stepper = stepper;
        stabilisation = plan.stabilisation();
        dynamics = new Dynamics(stabilisation);
        rates = new double[ode.size()];
        unread = plan.channels().isEmpty();
        momentaOnly = stepper.takesImpacts() && unread && mechanism.rows() == 0;
    }

    /** Evaluates the instant at {@code t} with the vector {@code at}. */
    void evaluate(double t, double[] at) {
        load(t, at);
        if (momentaOnly) {
            Dynamics.momenta(instant.state, workspace);
        } else if (!ode.holds(t, at)) {
            dynamics.evaluate(instant.state, workspace);
        }
        evaluated(at);
    }

    /** Takes the instant that the workspace has been evaluated at already. */
    void show(double t, double[] at) {
        load(t, at);
        evaluated(at);
    }

    private void evaluated(double[] at) {
        System.arraycopy(at, ode.accountsAt(), instant.accountValues, 0, instant.accountValues.length);
        Dynamics.fillRates(workspace);
        instant.evaluated();
    }

    private void load(double t, double[] at) {
        ode.load(t, at, instant.state);
        System.arraycopy(ode.memory(), 0, instant.state.memory, 0, instant.state.memory.length);
    }

    /** Evaluates an instant inside the last step, by dense output, corrected like the ends of steps. */
    void inside(double t) {
        stepper.interpolate(t, y);
        ode.load(t, y, instant.state);
        Configurations.tidy(mechanism, instant.state);
        stabilisation.afterStep(instant.state, workspace);
        ode.store(instant.state, y);
        evaluate(t, y);
    }

    /** The same for a row of the recording: where no channel reads it, and no constraint corrects it, the state alone. */
    void row(double t) {
        if (unread && mechanism.rows() == 0) {
            stepper.interpolate(t, y);
            ode.load(t, y, instant.state);
            Configurations.tidy(mechanism, instant.state);
        } else {
            inside(t);
        }
    }

    /** Evaluates as the rates of a step are: partitioning changes the state that it evaluates by a rounding error. */
    void asInStep(double t) {
        ode.rates(t, y, rates);
        show(t, y);
    }

    /**
     * Evaluates the end of the step after instants inside it: as it was evaluated before, to the last bit.
     *
     * @param corrected the step was followed by a correction of its end
     */
    void endAgain(boolean corrected) {
        double end = stepper.time();
        if (mechanism.rows() > 0) {
            inside(end); // partitioning chooses for the end again
        }
        System.arraycopy(stepper.state(), 0, y, 0, y.length);
        if (corrected) {
            asInStep(end);
        } else {
            evaluate(end, y);
        }
    }
}
