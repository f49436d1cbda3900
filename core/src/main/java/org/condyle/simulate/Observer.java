package org.condyle.simulate;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Stabilisation;
import org.condyle.dynamics.Workspace;
import org.condyle.integrate.StepStatus;
import org.condyle.mechanics.State;
import org.condyle.simulate.ode.Accounts;
import org.jspecify.annotations.Nullable;

/**
 * Records the chosen channels of given states: a recording without a simulation, for analyses. The energy accounts are
 * summed by the trapezoidal rule between the instants that were recorded, so the ledger is as good as they are dense.
 */
public final class Observer {
    private final Workspace workspace;
    private final Dynamics dynamics = new Dynamics(Stabilisation.none());
    private final Accounts accounts;
    private final Snapshot instant;
    private final Recording recording;
    private final StateFrames film;
    private final Cautions cautions;
    private final double[] power;
    private final double[] powerBefore;
    private double timeBefore;
    private double @Nullable [] path; // speeds along a path of positions at rest
    private double @Nullable [] atStart; // memory, with what descriptors keep of the first row
    private int[] kept = {}; // places in memory of these numbers

    public Observer(Mechanism mechanism, List<Channel> channels) {
        this(new Workspace(mechanism), channels);
    }

    /** Reads channels in a workspace in which others evaluate the states; see {@link #take}. */
    public Observer(Workspace workspace, List<Channel> channels) {
        this.workspace = workspace;
        Mechanism mechanism = workspace.mechanism;
        accounts = new Accounts(mechanism, workspace);
        instant = new Snapshot(workspace, accounts, new ImpactLog(List.of()));
        recording = new Recording(channels);
        film = new StateFrames(mechanism.model());
        cautions = new Cautions(mechanism, workspace);
        power = new double[accounts.size()];
        powerBefore = new double[accounts.size()];
    }

    /** Evaluates a state by forward dynamics, so that channels can be read from {@link #instant}. */
    public StepStatus look(State s) {
        instant.state.set(s);
        StepStatus status = dynamics.evaluate(instant.state, workspace);
        Dynamics.fillRates(workspace);
        instant.evaluated();
        return status;
    }

    /** Evaluates a state whose accelerations and multipliers are known. */
    public void look(State s, double[] acceleration, double[] multipliers) {
        instant.state.set(s);
        Dynamics.prepare(instant.state, workspace);
        workspace.assume(acceleration, multipliers);
        Dynamics.internalRates(instant.state, workspace);
        instant.evaluated();
    }

    /** The same of a position at rest, on a path of such positions that goes on with these speeds. */
    public void look(State s, double[] acceleration, double[] multipliers, double[] speeds) {
        Dynamics.follow(s, speeds, workspace);
        look(s, acceleration, multipliers);
        path = speeds.clone();
    }

    /** Records a state that others have just evaluated in the workspace. The energy accounts stay at zero. */
    public void take(State s) {
        instant.state.set(s);
        instant.evaluated();
        recording.add(instant);
    }

    /** Adds what was looked at last to the recording. */
    public void record() {
        begin();
        accounts.powers(instant.state, workspace, power, 0);
        if (recording.rows() == 0) {
            instant.initialEnergy = instant.totalEnergy();
        } else {
            double half = 0.5 * (instant.state.time - timeBefore);
            for (int i = 0; i < power.length; i++) {
                instant.accountValues[i] += half * (powerBefore[i] + power[i]);
            }
        }
        System.arraycopy(power, 0, powerBefore, 0, power.length);
        timeBefore = instant.state.time;
        recording.add(instant);
        film.row(instant.state, path);
        cautions.placed(instant.state, Listener.NONE);
    }

    /** What descriptors keep of the first row stays, whatever states others bring. */
    private void begin() {
        double[] memory = instant.state.memory;
        if (atStart == null) {
            double[] before = memory.clone();
            workspace.descriptors().forEach(d -> d.begin(instant.state, workspace.motion));
            kept = IntStream.range(0, memory.length)
                    .filter(i -> Double.compare(memory[i], before[i]) != 0)
                    .toArray();
            atStart = memory.clone();
        }
        for (int i : kept) {
            memory[i] = atStart[i];
        }
    }

    /** Where analyses of positions at rest begin: contacts that touch here should stay near each other. */
    public void beginAtRest(State start) {
        Dynamics.place(start, workspace);
        Dynamics.fillRates(workspace);
        cautions.followContacts(start);
    }

    /** What force elements say about the positions that were recorded. */
    public Doubts doubts() {
        List<String> warnings = new ArrayList<>();
        cautions.warn(warnings);
        return new Doubts(warnings, cautions.distrust());
    }

    /** The state that was looked at last, fully evaluated. */
    public Snapshot instant() {
        return instant;
    }

    public Recording recording() {
        return recording;
    }

    public StateFrames film() {
        return film;
    }

    /**
     * What force elements say about positions that were computed.
     *
     * @param warnings what to be careful about
     * @param distrust why the positions are not to be trusted; empty if nothing speaks against them
     */
    public record Doubts(List<String> warnings, List<String> distrust) {
        public Doubts {
            warnings = List.copyOf(warnings);
            distrust = List.copyOf(distrust);
        }

        /** With a further warning; itself if that is empty. */
        public Doubts warning(String further) {
            if (further.isEmpty()) {
                return this;
            }
            List<String> all = new ArrayList<>(warnings);
            all.add(further);
            return new Doubts(all, distrust);
        }
    }
}
