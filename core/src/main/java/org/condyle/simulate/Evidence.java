package org.condyle.simulate;

import java.util.Arrays;
import java.util.List;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Workspace;

/**
 * What the accepted steps of a run show that may speak against it: an account of losses that falls, constraint rows that
 * change their rank, coordinates that were pulled far onto the constraints. {@link Trust} judges it at the end.
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
        noise = Math.max(noise, ode.rounding(i));
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
        Trust trust = new Trust().ledger(ledger, bound, noise * Math.sqrt(steps + 1.0));
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

    void pack(List<Double> out) {
        for (double x : new double[] {noise, rank, rankAt, pull, pulled, pulledAt, pulledBy}) {
            out.add(x);
        }
        for (int a = 0; a < highest.length; a++) {
            out.addAll(List.of(highest[a], fallen[a], fallenAt[a]));
        }
        for (int r = 0; r < redundant.length; r++) {
            out.add((redundant[r] ? 1.0 : 0.0) + (odd[r] ? 2.0 : 0.0));
        }
    }

    /** Takes over what was packed; returns where it ends. */
    int unpack(double[] p, int at) {
        noise = p[at];
        rank = (int) p[at + 1];
        rankAt = p[at + 2];
        pull = p[at + 3];
        pulled = (int) p[at + 4];
        pulledAt = p[at + 5];
        pulledBy = p[at + 6];
        int k = at + 7;
        for (int a = 0; a < highest.length; a++, k += 3) {
            highest[a] = p[k];
            fallen[a] = p[k + 1];
            fallenAt[a] = p[k + 2];
        }
        for (int r = 0; r < redundant.length; r++, k++) {
            redundant[r] = ((int) p[k] & 1) != 0;
            odd[r] = ((int) p[k] & 2) != 0;
        }
        return k;
    }
}
