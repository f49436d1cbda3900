package org.condyle.simulate;

import java.util.List;
import java.util.Locale;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Workspace;
import org.condyle.integrate.CheckpointTape;
import org.condyle.integrate.StepStatus;
import org.condyle.integrate.Stepper;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.State;
import org.condyle.simulate.ode.Accounts;
import org.condyle.simulate.ode.MechanicalOde;

/**
 * Continuation of a run where no smooth motion of rigid contacts was found, or where their modes switch endlessly: by
 * small time-stepping steps ({@link org.condyle.dynamics.SmallStep}), twice as long each time if one was not enough.
 * The energy that they lose is booked with the impacts.
 */
final class SmallSteps {
    private static final double FIRST = 1e-5; // length of the first step [s]
    private static final double LONGEST = 2e-4;
    private static final double SOON = 100; // of its length: who is stuck again by then needs a longer one
    private static final int MOST = 30; // in a row

    private final MechanicalOde ode;
    private final Workspace workspace;
    private final Accounts accounts;
    private final RigidPhase rigid;
    private final ImpactLog impacts;
    private final Stepper stepper;
    private final double until;
    private final double[] powers;
    private double length = FIRST;
    private double end = Double.NEGATIVE_INFINITY;
    private long count;
    private double total;
    private double first;

    SmallSteps(
            MechanicalOde ode,
            Workspace workspace,
            Accounts accounts,
            RigidPhase rigid,
            ImpactLog impacts,
            Stepper stepper,
            double until) {
        this.ode = ode;
        this.workspace = workspace;
        this.accounts = accounts;
        this.rigid = rigid;
        this.impacts = impacts;
        this.stepper = stepper;
        this.until = until;
        powers = new double[accounts.size()];
    }

    /** From an instant that is stuck to one that is not; the stepper begins anew there. */
    StepStatus go(State s, double[] y) {
        for (int k = 0; rigid.isStuck(); k++) {
            length = s.time - end < SOON * length ? Math.min(LONGEST, 2 * length) : FIRST;
            double h = Math.min(length, until - s.time);
            if (k == MOST || !(h > 0)) {
                throw new ModelException(rigid.stuck());
            }
            if (count++ == 0) {
                first = s.time;
            }
            total += h;
            double had = energy(s);
            ode.evaluate(s); // the search for modes has left the workspace elsewhere
            accounts.powers(s, workspace, powers, 0);
            rigid.pass(s, h);
            for (int i = 0; i < powers.length; i++) {
                y[ode.accountsAt() + i] += h * powers[i];
            }
            impacts.lose(had - energy(s) + h * accounts.net(powers, 0));
            end = s.time;
            rigid.settle(s, false);
        }
        System.arraycopy(s.memory, 0, ode.memory(), 0, s.memory.length);
        ode.store(s, y);
        return stepper.start(ode, s.time, y);
    }

    private double energy(State s) {
        Dynamics.momenta(s, workspace);
        Dynamics.fillRates(workspace);
        return Dynamics.kineticEnergy(workspace)
                + Dynamics.gravityEnergy(workspace)
                + Dynamics.storedEnergy(s, workspace);
    }

    void warn(List<String> warnings) {
        if (count > 0) {
            warnings.add(String.format(
                    Locale.ROOT,
                    "%d small time-stepping %s, together %.3g s, the first at t = %.6g s, passed instants at which rigid"
                            + " contacts switched too fast for event detection; restitution is ignored there",
                    count,
                    count == 1 ? "step" : "steps",
                    total,
                    first));
        }
    }

    /** What a checkpoint needs. */
    void remember(CheckpointTape tape) {
        length = tape.pass(length);
        end = tape.pass(end);
        count = tape.pass(count);
        total = tape.pass(total);
        first = tape.pass(first);
        rigid.remember(tape);
    }
}
