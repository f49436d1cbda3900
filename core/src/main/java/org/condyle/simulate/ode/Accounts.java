package org.condyle.simulate.ode;

import java.util.ArrayList;
import java.util.List;
import org.condyle.dynamics.ContactStep;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Workspace;
import org.condyle.dynamics.Workspace.Stage;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.State;

/**
 * The running accounts of a run's energy: what each element lost, what each source brought in. They are integrated with
 * the motion, by the same method and to the same order, so that the ledger closes as accurately as the motion is
 * computed.
 */
public final class Accounts {
    /** Where an account's power comes from. */
    private enum Kind {
        LOSS,
        SOURCE,
        DRIVER,
        /** Sliding of contacts without compliance. */
        SLIDING,
        /** Impulses of steps that contain impacts. */
        IMPACTS
    }

    private final List<String> names = new ArrayList<>();
    private final List<Kind> kinds = new ArrayList<>();
    private final List<Integer> indices = new ArrayList<>();
    private final Kind[] kind;
    private final int[] index;
    private final int[] rowEnd;

    public Accounts(Mechanism mechanism, Workspace w) {
        this(mechanism, w, false);
    }

    /** @param stepping contacts without compliance act by impulses that are part of the steps */
    public Accounts(Mechanism mechanism, Workspace w, boolean stepping) {
        List<String> forces = mechanism.forceNames();
        for (int e = 0; e < forces.size(); e++) {
            ForceElement element = w.element(e);
            if (element.dissipates()) {
                open(forces.get(e), Kind.LOSS, e);
            }
            if (element.supplies()) {
                open(forces.get(e), Kind.SOURCE, e);
            }
        }
        for (String c : mechanism.constraintNames()) {
            int first = mechanism.firstRow(c);
            if (first < mechanism.rows() && mechanism.driven(first)) {
                open(c, Kind.DRIVER, first);
            }
        }
        for (int e = 0; e < w.contacts.elements() && !stepping; e++) {
            if (w.contacts.element(w.contacts.firstOf(e)).friction().acts()) {
                open(w.contacts.elementName(e), Kind.SLIDING, e);
            }
        }
        if (stepping || w.contacts.shifting()) {
            open("impacts", Kind.IMPACTS, 0);
        }
        kind = kinds.toArray(new Kind[0]);
        index = indices.stream().mapToInt(Integer::intValue).toArray();
        rowEnd = new int[kind.length];
        List<String> constraints = mechanism.constraintNames();
        for (int i = 0; i < kind.length; i++) {
            int next = constraints.indexOf(names.get(i)) + 1;
            rowEnd[i] = next < constraints.size() ? mechanism.firstRow(constraints.get(next)) : mechanism.rows();
        }
    }

    private void open(String name, Kind k, int i) {
        names.add(name);
        kinds.add(k);
        indices.add(i);
    }

    public int size() {
        return kind.length;
    }

    public String name(int account) {
        return names.get(account);
    }

    public boolean isLoss(int account) {
        return kind[account] == Kind.LOSS || kind[account] == Kind.SLIDING || kind[account] == Kind.IMPACTS;
    }

    /** Books what a step of lasting contact took: to the impacts where points come and go, otherwise to what slides. */
    void book(ContactStep step, double[] y, int at) {
        if (kind[impacts()] == Kind.IMPACTS) {
            y[at + impacts()] += step.lost();
            return;
        }
        double rest = step.lost();
        int last = -1;
        for (int i = 0; i < kind.length; i++) {
            if (kind[i] == Kind.SLIDING) {
                double part = step.share(index[i]) * step.lost();
                y[at + i] += part;
                rest -= part;
                last = i;
            }
        }
        y[at + last] += rest;
    }

    /** The account that impulses of steps are booked to, which is the last one. */
    public int impacts() {
        return kind.length - 1;
    }

    /** Whether a moving constraint brings energy in. */
    boolean driven() {
        return kinds.contains(Kind.DRIVER);
    }

    /** What an account lost in jumps, beside its integral. */
    public double jumps(int account, State s, Workspace w) {
        return kind[account] == Kind.LOSS ? w.abilities.lostInJumps(index[account], s) : 0;
    }

    /** The account of what an element lost, -1 if it loses nothing. */
    public int lossOf(int element) {
        for (int i = 0; i < kind.length; i++) {
            if (kind[i] == Kind.LOSS && index[i] == element) {
                return i;
            }
        }
        return -1;
    }

    /** Work less losses of accounts that stand at {@code at}. */
    public double net(double[] values, int at) {
        double sum = 0;
        for (int i = 0; i < kind.length; i++) {
            sum += isLoss(i) ? -values[at + i] : values[at + i];
        }
        return sum;
    }

    /** All that went in or out. */
    public double flow(double[] values, int at) {
        double sum = 0;
        for (int i = 0; i < kind.length; i++) {
            sum += Math.abs(values[at + i]);
        }
        return sum;
    }

    public void powers(State s, Workspace w, double[] out, int at) {
        for (int i = 0; i < kind.length; i++) {
            out[at + i] = switch (kind[i]) {
                case LOSS -> w.element(index[i]).dissipation(s, w.motion);
                case SOURCE -> w.element(index[i]).suppliedPower(s, w.motion);
                case SLIDING -> w.contacts.dissipation(w, index[i]);
                case IMPACTS -> 0;
                case DRIVER -> driverPower(w, index[i], rowEnd[i]);
            };
        }
    }

    /** λ·(J v): what the reaction of a moving constraint really does to the bodies. */
    private static double driverPower(Workspace w, int from, int to) {
        assert w.holds(Stage.ACCELERATIONS);
        double sum = 0;
        for (int r = from; r < to; r++) {
            sum += w.lambda[r] * (w.velocityError[r] - w.rows.timeRate[r]);
        }
        return sum;
    }
}
