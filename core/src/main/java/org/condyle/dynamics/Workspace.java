package org.condyle.dynamics;

import java.util.Arrays;
import java.util.List;
import org.condyle.mechanics.Constraint;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Forces;
import org.condyle.mechanics.Motion;
import org.condyle.mechanics.ReactionSignal;
import org.condyle.mechanics.Rows;
import org.condyle.mechanics.Signal;
import org.condyle.mechanics.UnilateralManyBody;

/** Temporary arrays of one thread for one mechanism. Everything in it can be recomputed. */
public final class Workspace {
    public final Mechanism mechanism;
    public final Motion motion;
    public final Forces forces;
    public final Rows rows;
    /** v̇ of the last evaluation. */
    public final double[] acceleration;
    /** ż of the last evaluation. */
    public final double[] internalRates;
    /** Multipliers of the constraint rows: the force of row r is λ times its gradient. */
    public final double[] lambda;
    /** Φ̇ of each row. */
    public final double[] velocityError;
    /** γ of each row: what J v̇ must be for Φ̈ = 0. */
    public final double[] gamma;

    final double[] increment;
    final boolean[] flags;
    final double[] right;
    final ForceElement[] elements;
    /** The elements of this thread by what they can do. */
    public final Abilities abilities;

    private final List<List<Signal>> signals;
    private final List<List<ReactionSignal>> effects;
    final Constraint[] constraints;
    final TreeKinematics kinematics;
    final RigidBodies rigid;
    final ArticulatedBodies bodies;
    final ConstraintSolver loops;
    /** Contacts without compliance. */
    public final RigidContacts contacts;

    final UnilateralManyBody[] crowds;
    private final List<List<Signal>> crowdSignals;

    public Workspace(Mechanism mechanism) {
        this.mechanism = mechanism;
        var model = mechanism.model();
        int rowCount = mechanism.rows() + RigidContacts.mostRows(model);
        motion = new Motion(model.bodies().size());
        forces = new Forces(model.bodies().size(), model.speeds());
        rows = new Rows(rowCount);
        acceleration = new double[model.speeds()];
        internalRates = new double[model.newState().z.length];
        lambda = new double[rowCount];
        velocityError = new double[rowCount];
        increment = new double[model.speeds()];
        flags = new boolean[rowCount];
        gamma = new double[rowCount];
        right = new double[rowCount];
        elements = mechanism.elements.stream().map(ForceElement::forThread).toArray(ForceElement[]::new);
        abilities = new Abilities(elements);
        signals = Arrays.stream(elements).map(ForceElement::signals).toList();
        constraints = mechanism.constraints.stream().map(Constraint::forThread).toArray(Constraint[]::new);
        effects = Arrays.stream(constraints).map(Constraint::effects).toList();
        kinematics = new TreeKinematics(mechanism.tree, mechanism.affine, motion);
        rigid = new RigidBodies(mechanism.tree, kinematics, motion);
        bodies = new ArticulatedBodies(mechanism.tree, kinematics, rigid);
        loops = new ConstraintSolver(
                mechanism.tree, mechanism.affine, kinematics, rigid, bodies, rowCount, mechanism.kindsOfRows());
        loops.rows = mechanism.rows();
        contacts = new RigidContacts(mechanism);
        crowds = model.crowds().values().stream()
                .map(UnilateralManyBody::forThread)
                .toArray(UnilateralManyBody[]::new);
        crowdSignals = Arrays.stream(crowds).map(UnilateralManyBody::signals).toList();
    }

    /** What an element of this thread offers to record; made once, so that reading costs nothing. */
    public List<Signal> signals(int element) {
        return signals.get(element);
    }

    /** The same of a crowd without compliance. */
    public List<Signal> crowdSignals(int crowd) {
        return crowdSignals.get(crowd);
    }

    /** What a constraint of this thread offers to record of its reactions. */
    public List<ReactionSignal> effects(int constraint) {
        return effects.get(constraint);
    }

    /** The force element of this thread. */
    public ForceElement element(int index) {
        return elements[index];
    }

    /** Rows of constraints that say something new, where this was evaluated last. */
    public int rank() {
        return loops.factors.rank();
    }

    /** The gradient of a row along the generalised velocities, as it was assembled last; to read, not to write. */
    public double[] gradient(int row) {
        return loops.jacobian[row];
    }

    public boolean redundant(int row) {
        return loops.factors.redundant[row];
    }
}
