package org.condyle.dynamics;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.condyle.dynamics.tree.ArticulatedBodies;
import org.condyle.dynamics.tree.RigidBodies;
import org.condyle.dynamics.tree.TreeKinematics;
import org.condyle.mechanics.Constraint;
import org.condyle.mechanics.Constraint.ReactionSignal;
import org.condyle.mechanics.Descriptor;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.Passive;
import org.condyle.mechanics.Rows;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.State;
import org.condyle.mechanics.UnilateralManyBody;
import org.jspecify.annotations.Nullable;

/** Temporary arrays of one thread for one mechanism. Everything in it can be recomputed. */
public final class Workspace {
    /**
     * What a workspace holds of the state that it was given last. {@link Dynamics} keeps the record, in assertions only;
     * whoever reads from a workspace asserts that what it reads is there, so that numbers of another state are not taken for those
     * of this one.
     */
    public enum Stage {
        /** Places and velocities of the bodies. */
        PLACES,
        /** Momenta of the bodies, and so energies. */
        MOMENTA,
        /** Forces of the elements. */
        FORCES,
        /** Rows of constraints and closed contacts: Φ, Φ̇, J, γ. */
        ROWS,
        /** v̇, ż and λ. */
        ACCELERATIONS
    }

    /** Stands where an analysis leaves a force element out, so that the others keep their indices. */
    private enum Omitted implements Passive, ForceElement.Prescribed {
        INSTANCE;

        @Override
        public void addForces(State state, Motion motion, Forces forces) {}
    }

    private static final double[] NONE = {};

    public final Mechanism mechanism;
    public final Motion motion;
    public final Forces forces;
    public final Rows rows;
    /** v̇ of the last evaluation. */
    public final double[] acceleration;
    /** ż of the last evaluation. */
    public final double[] internalRates;
    /** The same at a state nearby. */
    final double[] internalTrial;
    /** Multipliers of the constraint rows: the force of row r is λ times its gradient. */
    public final double[] lambda;
    /** Φ̇ of each row. */
    public final double[] velocityError;
    /** γ of each row: what J v̇ must be for Φ̈ = 0. */
    public final double[] gamma;

    final double[] increment;
    final boolean[] flags;
    final double[] right;
    final double[] wrench = new double[6];
    final ForceElement[] elements;
    /** The elements of this thread by what they can do. */
    public final Abilities abilities;

    private final List<List<Signal>> signals;
    private final List<List<ReactionSignal>> effects;
    private final List<Descriptor> descriptors;
    private final List<List<Signal>> told;
    private @Nullable Motion path; // in analyses of positions at rest
    final Constraint[] constraints;
    final TreeKinematics kinematics;
    final RigidBodies rigid;
    final ArticulatedBodies bodies;
    final ConstraintSolver loops;
    /** Contacts without compliance. */
    public final RigidContacts contacts;

    /** How often forces were computed here: who remembers it knows whether his are still here. */
    public long applied;

    private final EnumSet<Stage> stages = EnumSet.noneOf(Stage.class); // what is here; kept by assertions only
    private final State stagesOf;
    final UnilateralManyBody[] manyBodyContacts;
    private final List<List<Signal>> manyBodySignals;

    public Workspace(Mechanism mechanism) {
        this(mechanism, Map.of());
    }

    /**
     * A workspace in which some force elements do nothing.
     *
     * @param silent names of force elements of the model
     */
    public Workspace(Mechanism mechanism, Set<String> silent) {
        this(mechanism, silent.stream().collect(Collectors.toMap(name -> name, name -> e -> Omitted.INSTANCE)));
    }

    /**
     * A workspace in which some force elements are others.
     *
     * @param changed by names of force elements of the model: what takes the place of the element of this thread
     */
    public Workspace(Mechanism mechanism, Map<String, UnaryOperator<ForceElement>> changed) {
        this.mechanism = mechanism;
        var model = mechanism.model();
        int rowCount = mechanism.rows() + RigidContacts.mostRows(model);
        motion = new Motion(model.bodies().size());
        forces = new Forces(model.bodies().size(), model.speeds());
        rows = new Rows(rowCount);
        acceleration = new double[model.speeds()];
        internalRates = new double[model.newState().z.length];
        internalTrial = new double[internalRates.length];
        lambda = new double[rowCount];
        velocityError = new double[rowCount];
        increment = new double[model.speeds()];
        flags = new boolean[rowCount];
        gamma = new double[rowCount];
        right = new double[rowCount];
        elements = mechanism.elements.stream().map(ForceElement::forThread).toArray(ForceElement[]::new);
        changed.forEach((name, change) -> {
            int e = mechanism.forceIndex(name);
            elements[e] = change.apply(elements[e]);
        });
        abilities = new Abilities(elements);
        signals = Arrays.stream(elements).map(ForceElement::signals).toList();
        constraints = mechanism.constraints.stream().map(Constraint::forThread).toArray(Constraint[]::new);
        effects = Arrays.stream(constraints).map(Constraint::effects).toList();
        descriptors =
                model.descriptors().values().stream().map(Descriptor::forThread).toList();
        told = descriptors.stream().map(Descriptor::signals).toList();
        kinematics = new TreeKinematics(mechanism.tree, mechanism.affine, motion);
        rigid = new RigidBodies(mechanism.tree, kinematics, motion);
        bodies = new ArticulatedBodies(mechanism.tree, kinematics, rigid);
        loops = new ConstraintSolver(
                mechanism.tree, mechanism.affine, kinematics, rigid, bodies, rowCount, mechanism.kindsOfRows());
        loops.rows = mechanism.rows();
        contacts = new RigidContacts(mechanism);
        stagesOf = model.newState();
        manyBodyContacts = model.manyBodyContacts().values().stream()
                .map(UnilateralManyBody::forThread)
                .toArray(UnilateralManyBody[]::new);
        manyBodySignals =
                Arrays.stream(manyBodyContacts).map(UnilateralManyBody::signals).toList();
    }

    /**
     * To be asserted when a state is placed: what is here of another state is here no more. What depends on places and speeds
     * alone stays if these are the same.
     */
    boolean placed(State s) {
        boolean moved = !Arrays.equals(s.q, stagesOf.q) || !Arrays.equals(s.v, stagesOf.v);
        boolean other =
                s.time != stagesOf.time || !Arrays.equals(s.z, stagesOf.z) || !Arrays.equals(s.memory, stagesOf.memory);
        if (moved) {
            stages.clear();
        } else if (other) {
            stages.remove(Stage.FORCES);
            stages.remove(Stage.ROWS);
            stages.remove(Stage.ACCELERATIONS);
        }
        stagesOf.set(s);
        return reached(Stage.PLACES);
    }

    /** To be asserted when this has been computed for the state placed last. */
    boolean reached(Stage stage) {
        stages.add(stage);
        return true;
    }

    /** To be asserted by whoever reads: whether this is here, of the state placed last. */
    public boolean holds(Stage stage) {
        return stages.contains(stage);
    }

    /** Accelerations and multipliers that were found otherwise, at a state whose rows are here. */
    public void assume(double[] accelerations, double[] multipliers) {
        assert holds(Stage.ROWS);
        System.arraycopy(accelerations, 0, acceleration, 0, accelerations.length);
        System.arraycopy(multipliers, 0, lambda, 0, multipliers.length);
        assert reached(Stage.ACCELERATIONS);
    }

    /** The same without multipliers: constraints do not push. */
    public void assume(double[] accelerations) {
        Arrays.fill(lambda, 0);
        assume(accelerations, NONE);
    }

    /** What an element of this thread offers to record; made once, so that reading costs nothing. */
    public List<Signal> signals(int element) {
        return signals.get(element);
    }

    /** The same of a many-body contact without compliance. */
    public List<Signal> manyBodySignals(int manyBody) {
        return manyBodySignals.get(manyBody);
    }

    /** The descriptors of this thread, in the order of the model. */
    public List<Descriptor> descriptors() {
        return descriptors;
    }

    /** What a descriptor of this thread tells of the {@link #course}. */
    public List<Signal> told(int descriptor) {
        return told.get(descriptor);
    }

    /** The motion as descriptors see it: in analyses of positions at rest with the velocities along their path, otherwise that of the state. */
    public Motion course() {
        return path == null ? motion : path;
    }

    /** The motion that is here now is that along a path of positions. */
    void follow() {
        path = path == null ? new Motion(motion.placement.length / Motion.SIZE) : path;
        System.arraycopy(motion.placement, 0, path.placement, 0, motion.placement.length);
        System.arraycopy(motion.rate, 0, path.rate, 0, motion.rate.length);
        path.stamp = motion.stamp;
    }

    /** What a constraint of this thread offers to record of its reactions. */
    public List<ReactionSignal> effects(int constraint) {
        return effects.get(constraint);
    }

    /** The force element of this thread. */
    public ForceElement element(int index) {
        return elements[index];
    }

    /** Rows of constraints that say something new. */
    public int rank() {
        assert holds(Stage.ACCELERATIONS);
        return loops.factors.rank();
    }

    /** The gradient of a row along the generalised velocities; to read, not to write. */
    public double[] gradient(int row) {
        assert holds(Stage.ROWS);
        return loops.jacobian[row];
    }

    public boolean redundant(int row) {
        assert holds(Stage.ACCELERATIONS);
        return loops.factors.redundant[row];
    }
}
