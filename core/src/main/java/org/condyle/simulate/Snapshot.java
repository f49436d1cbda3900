package org.condyle.simulate;

import java.util.LinkedHashMap;
import java.util.Map;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Reactions;
import org.condyle.dynamics.Workspace;
import org.condyle.dynamics.Workspace.Stage;
import org.condyle.mechanics.State;
import org.condyle.simulate.ode.Accounts;

/** One instant of a run, fully evaluated: what channels read from. */
public final class Snapshot {
    /** Where nothing moves a residual is measured by this part of the energy there is, or rounding would look large. */
    private static final double AT_REST = 1e-4;

    public final State state;
    public final Workspace workspace;
    /** Joint reactions, computed when a channel asks for them. */
    public final Reactions reactions;

    /** Gaps of rigid contacts, searched when a channel asks for them. */
    final ContactChannels.Nearest nearest;

    private final Accounts accounts;
    private final ImpactLog impacts;
    final double[] accountValues;
    double initialEnergy;

    Snapshot(Workspace workspace, Accounts accounts, ImpactLog impacts) {
        this.workspace = workspace;
        this.impacts = impacts;
        this.accounts = accounts;
        state = workspace.mechanism.model().newState();
        accountValues = new double[accounts.size()];
        reactions = new Reactions(workspace);
        nearest = new ContactChannels.Nearest(workspace);
    }

    /** The workspace was evaluated anew: what is computed on demand is computed again. */
    void evaluated() {
        reactions.forget();
        nearest.forget();
    }

    public double kineticEnergy() {
        return Dynamics.kineticEnergy(workspace);
    }

    public double gravityEnergy() {
        return Dynamics.gravityEnergy(workspace);
    }

    /** Energy stored in the force elements. */
    public double storedEnergy() {
        return Dynamics.storedEnergy(state, workspace);
    }

    public double totalEnergy() {
        return kineticEnergy() + gravityEnergy() + storedEnergy();
    }

    public double work() {
        return sum(false) + impacts.work();
    }

    public double dissipated() {
        return sum(true) + impacts.lost();
    }

    /** What the ledger cannot explain up to now. */
    public double residual() {
        return totalEnergy() - initialEnergy - work() + dissipated();
    }

    /** An account of the ledger, with what went in jumps. */
    double account(int i) {
        return accountValues[i] + accounts.jumps(i, state, workspace);
    }

    /** The ledger up to now; {@code largest} is the largest energy that was seen. */
    EnergyLedger ledger(double largest) {
        Map<String, Double> work = new LinkedHashMap<>(), dissipated = new LinkedHashMap<>();
        double flow = 0;
        for (int i = 0; i < accounts.size(); i++) {
            double amount = account(i);
            (accounts.isLoss(i) ? dissipated : work).merge(accounts.name(i), amount, Double::sum);
            flow += Math.abs(amount);
        }
        if (workspace.contacts.count() > 0 || impacts.lost() != 0) {
            dissipated.merge("impacts", impacts.lost(), Double::sum);
            flow += impacts.lost();
        }
        if (impacts.inPlay() != 0) {
            work.merge(EnergyLedger.IMPULSES, impacts.work(), Double::sum);
            flow += Math.abs(impacts.work()) + impacts.inPlay();
        }
        double scale = Math.max(Math.max(largest, flow), AT_REST * Math.abs(initialEnergy));
        return new EnergyLedger(initialEnergy, totalEnergy(), work, dissipated, scale);
    }

    private double sum(boolean losses) {
        double total = 0;
        for (int i = 0; i < accountValues.length; i++) {
            if (accounts.isLoss(i) == losses) {
                total += account(i);
            }
        }
        return total;
    }

    /** Acceleration along a generalised velocity. */
    double acceleration(int speed) {
        assert workspace.holds(Stage.ACCELERATIONS);
        return workspace.acceleration[speed];
    }

    /** Multiplier of a row of the constraints: its force. */
    double multiplier(int row) {
        assert workspace.holds(Stage.ACCELERATIONS);
        return workspace.lambda[row];
    }

    /** Φ of a row of the constraints. */
    double violation(int row) {
        assert workspace.holds(Stage.ROWS);
        return workspace.rows.value[row];
    }

    /** Largest |Φ| of all rows, or |Φ̇|. */
    public double violation(boolean ofRates) {
        assert workspace.mechanism.rows() == 0 || workspace.holds(Stage.ROWS);
        double worst = 0;
        for (int r = 0; r < workspace.mechanism.rows(); r++) {
            worst = Math.max(worst, Math.abs(ofRates ? workspace.velocityError[r] : workspace.rows.value[r]));
        }
        return worst;
    }
}
