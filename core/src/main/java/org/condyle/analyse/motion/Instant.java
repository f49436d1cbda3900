package org.condyle.analyse.motion;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Stabilisation;
import org.condyle.dynamics.Workspace;
import org.condyle.integrate.StepStatus;
import org.condyle.mechanics.Actuator;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.State;
import org.condyle.mechanics.Switching;
import org.condyle.signal.Samples;

/**
 * A state that is evaluated once and read by several analyses. Accelerations come from forward dynamics with all forces and
 * constraints, or are given. Belongs to one thread; evaluating allocates nothing.
 */
public final class Instant {
    /** What the state was evaluated in. */
    public final Workspace workspace;

    private final Dynamics dynamics = new Dynamics(Stabilisation.none());
    private final State state;
    private long evaluations;

    public Instant(Mechanism mechanism) {
        this(mechanism, Set.of());
    }

    /** @param excluded names of force elements that are left out */
    public Instant(Mechanism mechanism, Set<String> excluded) {
        this(mechanism, new Workspace(mechanism, excluded));
    }

    /**
     * An instant in which the forces of some actuators are known over time, whatever their states say.
     *
     * @param imposed by names of actuators [N or N·m]
     */
    public static Instant imposing(Mechanism mechanism, Map<String, Samples> imposed) {
        Map<String, UnaryOperator<ForceElement>> changed = new LinkedHashMap<>();
        int bodies = mechanism.model().bodies().size(),
                speeds = mechanism.model().speeds();
        imposed.forEach((name, known) -> changed.put(name, e -> {
            if (e instanceof Actuator a) {
                return new ImposedActuation(a, known.times(), known.values(), bodies, speeds);
            }
            throw new ModelException("force '" + name + "' is no actuator, so that its force cannot be imposed", name);
        }));
        return new Instant(mechanism, new Workspace(mechanism, changed));
    }

    private Instant(Mechanism mechanism, Workspace workspace) {
        this.workspace = workspace;
        state = mechanism.model().newState();
    }

    /** An instant of states that others evaluate in a workspace; see {@link #take}. */
    public static Instant in(Workspace workspace) {
        return new Instant(workspace.mechanism, workspace);
    }

    /** Takes a state that has just been evaluated in the workspace, with the past that it has. */
    public void take(State s) {
        state.set(s);
        evaluations++;
    }

    public Mechanism mechanism() {
        return workspace.mechanism;
    }

    /** Places, speeds, forces, and the accelerations and constraint forces that follow from them. */
    public void evaluate(State s) {
        settle(s);
        StepStatus status = dynamics.evaluate(state, workspace);
        if (status != StepStatus.ACCEPTED) {
            throw new ModelException("the state at t = " + s.time + " s has no accelerations ("
                    + (status == StepStatus.SINGULAR_MASS ? "a joint has zero inertia there" : "a force is not finite")
                    + ")");
        }
        Dynamics.fillRates(workspace);
        evaluations++;
    }

    /** The same with accelerations that are known; constraints then push with nothing. */
    public void evaluate(State s, double[] acceleration) {
        settle(s);
        Dynamics.prepare(state, workspace);
        workspace.assume(acceleration);
        evaluations++;
    }

    /** Places, speeds, forces and rows of the constraints only: enough where no accelerations are read. */
    public void place(State s) {
        settle(s);
        Dynamics.prepare(state, workspace);
        evaluations++;
    }

    /** A state as it is evaluated here: what overlaps touches, and what is apart has parted. To read, not to write. */
    public State settled(State s) {
        settle(s);
        return state;
    }

    /** Takes a state. It has no past: what overlaps touches, and what is apart has parted, whatever its memory says. */
    private void settle(State s) {
        state.set(s);
        if (workspace.abilities.switching.length > 0) {
            Dynamics.place(state, workspace);
            for (Switching e : workspace.abilities.switching) {
                e.commit(state, workspace.motion);
            }
        }
    }

    /** The state evaluated last; to read, not to write. */
    public State state() {
        return state;
    }

    /** Counts evaluations, so that a reader knows whether what it computed is of this one. */
    long evaluations() {
        return evaluations;
    }
}
