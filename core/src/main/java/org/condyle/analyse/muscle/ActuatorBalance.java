package org.condyle.analyse.muscle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.condyle.analyse.motion.Instant;
import org.condyle.dynamics.Dynamics;
import org.condyle.dynamics.Mechanism;
import org.condyle.dynamics.Reactions;
import org.condyle.mechanics.Actuator;
import org.condyle.mechanics.AlongMeasure;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.State;
import org.condyle.text.DidYouMean;

/**
 * What the actuators of a model must do for a motion: the equations of motion along the directions that constraints leave free, with
 * the efforts f of the actuators as unknowns.
 *
 * <pre>  R f = τ,   R = Zᵀ (generalised forces of unit efforts),   τ = Zᵀ (M v̇ + h - Q)  </pre>
 *
 * Q are all other forces: gravity, ligaments, contacts, external loads, and actuators that are left to their own controls. For a muscle a column of R has its
 * moment arms. Accelerations of dependent coordinates are those that the constraints demand. Belongs to one thread; updating
 * allocates nothing.
 */
public final class ActuatorBalance {
    private final Instant instant;
    private final Reactions reactions;
    private final FreeDirections directions;
    private final List<String> names = new ArrayList<>();
    private final Actuator[] actuators;
    private final boolean[] muscle;
    private final Forces scratch;
    private final double[] acceleration;
    private final double[] whole;
    private final double[] load;
    private final double[][] arms; // of each actuator, along the free directions

    /**
     * @param excluded names of actuators that act by their own controls, like any other force
     */
    public ActuatorBalance(Mechanism mechanism, Set<String> excluded) {
        this(mechanism, excluded, new boolean[mechanism.model().speeds()]);
    }

    /** @param kept generalised velocities that should have an equation of their own, and not follow others */
    ActuatorBalance(Mechanism mechanism, Set<String> excluded, boolean[] kept) {
        Model model = mechanism.model();
        List<Actuator> found = new ArrayList<>();
        model.forces().forEach((name, force) -> {
            if (force instanceof Actuator && !excluded.contains(name)) {
                names.add(name);
                found.add((Actuator) force.forThread());
            }
        });
        excluded.stream()
                .filter(e -> !(model.forces().get(e) instanceof Actuator))
                .findFirst()
                .ifPresent(e -> {
                    throw new ModelException("the model has no actuator '" + e + "'" + DidYouMean.hint(e, names), e);
                });
        actuators = found.toArray(Actuator[]::new);
        instant = new Instant(mechanism, new LinkedHashSet<>(names));
        reactions = new Reactions(instant.workspace);
        directions = new FreeDirections(instant.workspace, kept);
        muscle = new boolean[actuators.length];
        for (int i = 0; i < muscle.length; i++) {
            muscle[i] = actuators[i] instanceof AlongMeasure a && a.measure().isLine();
        }
        int n = model.speeds();
        scratch = new Forces(model.bodies().size(), n);
        acceleration = new double[n];
        whole = new double[n];
        load = new double[n];
        arms = new double[actuators.length][n];
    }

    /** Generalised velocities that are neither locked nor prescribed nor moved by others in a state. */
    public static Set<Integer> freeSpeeds(Mechanism mechanism, State s) {
        ActuatorBalance balance = new ActuatorBalance(mechanism, Set.of());
        balance.update(s, new double[mechanism.model().speeds()]);
        Set<Integer> free = new LinkedHashSet<>();
        for (int row = 0; row < balance.rows(); row++) {
            free.add(balance.speed(row));
        }
        return free;
    }

    /** Writes down the equations of an instant. */
    public void update(State s, double[] accelerations) {
        instant.place(s);
        directions.update();
        System.arraycopy(accelerations, 0, acceleration, 0, acceleration.length);
        directions.complete(acceleration);
        instant.workspace.assume(acceleration);
        reactions.update();
        for (int k = 0; k < whole.length; k++) {
            whole[k] = reactions.effort(k);
        }
        Arrays.fill(load, 0);
        directions.project(whole, load);
        for (int i = 0; i < actuators.length; i++) {
            Dynamics.unitForce(actuators[i], scratch, instant.state(), instant.workspace, whole);
            Arrays.fill(arms[i], 0);
            directions.project(whole, arms[i]);
        }
    }

    /** Names of the actuators. */
    public List<String> names() {
        return List.copyOf(names);
    }

    public int actuators() {
        return actuators.length;
    }

    public Actuator actuator(int i) {
        return actuators[i];
    }

    /** Whether an actuator pulls along a line, as a muscle does. */
    public boolean isMuscle(int i) {
        return muscle[i];
    }

    /** Whether an actuator only makes up for what the others cannot do. */
    public boolean isReserve(int i) {
        return actuators[i].isReserve();
    }

    /** Number of equations at the instant. */
    public int rows() {
        return directions.count();
    }

    /** The generalised velocity that an equation belongs to. */
    public int speed(int row) {
        return directions.speed(row);
    }

    /** τ of an equation [N or N·m]. */
    public double load(int row) {
        return load[row];
    }

    /** Generalised force of a unit effort of an actuator. */
    public double arm(int row, int actuator) {
        return arms[actuator][row];
    }

    /** Accelerations of the instant with those that the constraints demand; to read, not to write. */
    public double[] acceleration() {
        return acceleration;
    }

    /** Active strength of an actuator at the instant [N or N·m]. */
    public double strength(int i) {
        return actuators[i].strength(instant.state(), instant.workspace.motion);
    }

    /** The same as the published program of its law has it [N or N·m]. */
    public double publishedStrength(int i) {
        return actuators[i].publishedStrength(instant.state(), instant.workspace.motion);
    }

    /** Its strength whatever the motion [N or N·m]. */
    public double ratedStrength(int i) {
        return actuators[i].ratedStrength(instant.state(), instant.workspace.motion);
    }

    /** The instant, with all but these actuators. */
    public Instant instant() {
        return instant;
    }

    FreeDirections directions() {
        return directions;
    }
}
