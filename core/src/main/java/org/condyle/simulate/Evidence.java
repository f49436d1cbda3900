package org.condyle.simulate;

import java.util.Arrays;
import java.util.List;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Workspace;
import org.condyle.integrate.CheckpointTape;
import org.condyle.simulate.ode.Accounts;
import org.condyle.simulate.ode.MechanicalOde;

/**
 * Observations of the accepted steps that may make a run untrustworthy: an account of losses that decreases, a change
 * of the rank of the constraint rows, large corrections by the stabilisation. {@link Trust} evaluates them at the end.
 */
final class Evidence {
    private final Mechanism mechanism;
    private final Workspace workspace;
    private final Accounts accounts;
    private final ImpactLog impacts;
    private final MechanicalOde ode;

    /** What rounding alone may do to the ledger in a step, the largest of all steps [J]. */
    private double noise;

    // Of each account of losses, and last of all impacts: the highest it stood, the deepest fall from there, and when.
    private final double[] highest;
    private final double[] fallen;
    private final double[] fallenAt;

    private final boolean[] redundant; // of each row when rows were counted first
    private int rank = -1;
    private double rankAt = Double.NaN; // when it was found to have changed
    private final boolean[] odd; // rows that were then redundant and had not been, or the other way round

    private double pull; // largest correction, relative to 1 + the size of what was corrected
    private int pulled = -1;
    private double pulledAt;
    private double pulledBy;

    private double largestEnergy; // kinetic or stored [J]
    private double maxPosition; // largest violations of the constraints
    private double maxVelocity;

    Evidence(Workspace workspace, Accounts accounts, ImpactLog impacts, MechanicalOde ode) {
        this.workspace = workspace;
        this.accounts = accounts;
        this.impacts = impacts;
        this.ode = ode;
        mechanism = workspace.mechanism;
        highest = new double[accounts.size() + 1];
        fallen = new double[accounts.size() + 1];
        fallenAt = new double[accounts.size() + 1];
        Arrays.fill(highest, Double.NEGATIVE_INFINITY);
        redundant = new boolean[mechanism.rows()];
        odd = new boolean[mechanism.rows()];
    }

    /** The state that a step ended with, and what it was moved to: places, then speeds. */
    void corrected(double time, double[] from, double[] to) {
        int n = ode.configurationSize() + ode.velocitySize();
        for (int i = 0; i < n; i++) {
            double by = to[i] - from[i], part = Math.abs(by) / (1 + Math.abs(to[i]));
            if (part > pull) {
                pull = part;
                pulled = i;
                pulledAt = time;
                pulledBy = by;
            }
        }
    }

    /** Constraints were added or released: their rank is counted anew. */
    void rowsChanged() {
        rank = -1;
    }

    /** An accepted instant, evaluated. */
    void settled(Snapshot i) {
        double kinetic = i.kineticEnergy(), stored = ode.storedEnergy(i.state);
        double flow = accounts.flow(i.accountValues, 0);
        noise = Math.max(noise, ode.rounding(kinetic, i.gravityEnergy(), stored, flow));
        largestEnergy = Math.max(largestEnergy, Math.max(kinetic, stored));
        maxPosition = Math.max(maxPosition, i.violation(false));
        maxVelocity = Math.max(maxVelocity, i.violation(true));
        for (int a = 0; a < accounts.size(); a++) {
            if (accounts.isLoss(a)) {
                // without jumps: a stop that is met again before it has crept back takes its loss back rightly
                stands(a, i.accountValues[a], i.state.time);
            }
        }
        stands(accounts.size(), impacts.lost(), i.state.time);
        if (redundant.length > 0) {
            count(i.state.time);
        }
    }

    /** Largest kinetic or stored energy at an accepted instant [J]: what residuals of the ledger are compared with. */
    double largestEnergy() {
        return largestEnergy;
    }

    /** Largest violation of a constraint at an accepted instant [m or rad]. */
    double maxPosition() {
        return maxPosition;
    }

    /** The same of its rate [m/s or rad/s]. */
    double maxVelocity() {
        return maxVelocity;
    }

    private void stands(int a, double amount, double time) {
        highest[a] = Math.max(highest[a], amount);
        if (highest[a] - amount > fallen[a]) {
            fallen[a] = highest[a] - amount;
            fallenAt[a] = time;
        }
    }

    private void count(double time) {
        int now = workspace.rank();
        if (rank < 0) {
            rank = now;
            for (int r = 0; r < redundant.length; r++) {
                redundant[r] = workspace.redundant(r);
            }
        } else if (now != rank && Double.isNaN(rankAt)) {
            rankAt = time;
            for (int r = 0; r < odd.length; r++) {
                odd[r] = workspace.redundant(r) != redundant[r];
            }
        }
    }

    /** The verdict over a run that took so many steps. */
    Trust judge(EnergyLedger ledger, double bound, long steps, boolean stepping) {
        // Rounding of steps adds up like a walk at random.
        Trust trust = new Trust()
                .ledger(ledger, bound, noise * Math.sqrt(steps + 1.0))
                .corrected(ode.corrected(), ledger.scale(), bound);
        for (int a = 0; a <= accounts.size(); a++) {
            boolean impact = a == accounts.size();
            boolean scheme = stepping && !impact && a == accounts.impacts(); // its errors are those of the step
            String what = impact ? "an impact" : scheme ? "impacts" : "'" + accounts.name(a) + "'";
            trust.passive(what, fallen[a], fallenAt[a], ledger.scale(), scheme ? bound : Trust.GAIN);
        }
        if (!Double.isNaN(rankAt)) {
            trust.rank(rankAt, oddConstraints());
        }
        return pulled < 0 ? trust : trust.pulled(ode.componentName(pulled), pulledBy, pull, pulledAt);
    }

    private List<String> oddConstraints() {
        return java.util.stream.IntStream.range(0, odd.length)
                .filter(r -> odd[r])
                .mapToObj(r -> "'" + mechanism.rowName(r) + "'")
                .toList();
    }

    /** What a checkpoint needs. */
    void remember(CheckpointTape tape) {
        noise = tape.pass(noise);
        tape.pass(highest);
        tape.pass(fallen);
        tape.pass(fallenAt);
        rank = tape.pass(rank);
        rankAt = tape.pass(rankAt);
        tape.pass(redundant);
        tape.pass(odd);
        pull = tape.pass(pull);
        pulled = tape.pass(pulled);
        pulledAt = tape.pass(pulledAt);
        pulledBy = tape.pass(pulledBy);
        largestEnergy = tape.pass(largestEnergy);
        maxPosition = tape.pass(maxPosition);
        maxVelocity = tape.pass(maxVelocity);
    }
}
