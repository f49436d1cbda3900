package org.condyle.dynamics;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.condyle.dynamics.tree.AffineBodies;
import org.condyle.dynamics.tree.ArticulatedBodies;
import org.condyle.dynamics.tree.RigidBodies;
import org.condyle.dynamics.tree.Tree;
import org.condyle.dynamics.tree.TreeKinematics;
import org.condyle.expression.Dimension;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Constraint;
import org.condyle.mechanics.ForceElement;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.ModelException;
import org.condyle.mechanics.Motion;

/** A model compiled for computation: the layout of the tree and of the constraint rows. Immutable, shared by threads. */
public final class Mechanism {
    private final Model model;
    final Tree tree;
    final AffineBodies affine;
    final Joint[] joints; // of the tree, then of bodies that deform
    final List<String> forceNames;
    final List<ForceElement> elements;
    final List<String> constraintNames;
    final List<Constraint> constraints;
    private final int[] constraintOfRow;
    private final int[] firstRow;
    final boolean[] driven; // rows whose reaction does work
    final double gx;
    final double gy;
    final double gz;

    private Mechanism(Model model) {
        this.model = model;
        affine = new AffineBodies(model);
        tree = new Tree(model);
        joints = Stream.concat(
                        Arrays.stream(tree.joint), model.joints().stream().filter(j -> j.childDeforms()))
                .toArray(Joint[]::new);
        forceNames = List.copyOf(model.forces().keySet());
        elements = List.copyOf(model.forces().values());
        constraintNames = List.copyOf(model.constraints().keySet());
        constraints = List.copyOf(model.constraints().values());
        int rows = constraints.stream().mapToInt(Constraint::rows).sum();
        constraintOfRow = new int[rows];
        firstRow = new int[constraints.size()];
        driven = new boolean[rows];
        int row = 0;
        for (int c = 0; c < constraints.size(); c++) {
            firstRow[c] = row;
            for (int k = 0; k < constraints.get(c).rows(); k++, row++) {
                constraintOfRow[row] = c;
                driven[row] = constraints.get(c).drives();
            }
        }
        double[] g = model.gravity();
        gx = g[0];
        gy = g[1];
        gz = g[2];
    }

    /** Compiles the model and checks that every joint has something to move. */
    public static Mechanism compile(Model model) {
        for (int i = 0; i < model.bodies().size(); i++) {
            Body b = model.bodies().get(i);
            if (!b.implausibility().isEmpty() && !model.acceptsImpossibleInertia(i)) {
                throw new ModelException(b.implausibility(), b.name());
            }
        }
        Mechanism mechanism = new Mechanism(model);
        mechanism.refuseMasslessJoints();
        return mechanism;
    }

    private void refuseMasslessJoints() {
        Motion motion = new Motion(model.bodies().size());
        TreeKinematics kinematics = new TreeKinematics(tree, affine, motion);
        RigidBodies rigid = new RigidBodies(tree, kinematics, motion);
        ArticulatedBodies bodies = new ArticulatedBodies(tree, kinematics, rigid);
        var state = model.newState();
        // An arbitrary bent pose: a chain that is straight hides nothing then.
        for (Joint j : model.joints()) {
            for (int k = 0; !j.childDeforms() && k < j.mobility().speeds().length; k++) {
                if (j.mobility().isPlain(k)) {
                    state.q[j.qAt() + k] = 0.3 + 0.1 * k;
                }
            }
        }
        kinematics.update(state.q, state.v);
        rigid.loadBodies();
        if (!bodies.factor(new double[model.speeds()])) {
            Joint j = tree.joint[bodies.singularNode()];
            Body b = model.bodies().get(j.child());
            throw new ModelException(
                    "body '" + b.name() + "' (mass " + b.mass()
                            + " kg) and the bodies it carries have zero inertia for joint '" + j.name()
                            + "' (" + j.mobility().type()
                            + "); give the body a mass and the moments of inertia about the axes of this joint",
                    j.name());
        }
    }

    public Model model() {
        return model;
    }

    /** Whether accelerations, and all that forces do, are the same whatever the velocities. */
    public boolean coasts() {
        return tree.coasts && elements.isEmpty() && constraintOfRow.length == 0 && affine.count == 0;
    }

    public int rows() {
        return constraintOfRow.length;
    }

    /** Name of a constraint row: "loop.x". */
    public String rowName(int row) {
        int c = constraintOfRow[row];
        return constraintNames.get(c) + "." + constraints.get(c).rowName(row - firstRow[c]);
    }

    /** Index of the constraint a row belongs to. */
    public int constraintOf(int row) {
        return constraintOfRow[row];
    }

    /** The constraint a row belongs to. */
    public Constraint constraint(int row) {
        return constraints.get(constraintOfRow[row]);
    }

    public Dimension rowDimension(int row) {
        int c = constraintOfRow[row];
        return constraints.get(c).dimension(row - firstRow[c]);
    }

    /** Of each row the first row of the same constraint that has the same dimension. */
    int[] kindsOfRows() {
        int[] kinds = new int[rows()];
        for (int r = 0; r < kinds.length; r++) {
            int first = firstRow[constraintOfRow[r]];
            while (!rowDimension(first).equals(rowDimension(r))) {
                first++;
            }
            kinds[r] = first;
        }
        return kinds;
    }

    /** First row of a constraint, -1 if there is none of that name. */
    public int firstRow(String constraint) {
        int c = constraintNames.indexOf(constraint);
        return c < 0 ? -1 : firstRow[c];
    }

    public List<String> forceNames() {
        return forceNames;
    }

    /** Index of a force element. */
    int forceIndex(String name) {
        int index = forceNames.indexOf(name);
        if (index < 0) {
            throw new ModelException("the model has no force '" + name + "'");
        }
        return index;
    }

    public List<String> constraintNames() {
        return constraintNames;
    }

    public boolean driven(int row) {
        return driven[row];
    }

    /** The bodies in the order of the tree, indented by depth: for people. */
    public List<Map.Entry<Integer, Joint>> outline() {
        List<Map.Entry<Integer, Joint>> lines = new ArrayList<>();
        int[] depth = new int[tree.nodes];
        for (int i = 0; i < tree.nodes; i++) {
            depth[i] = tree.parent[i] < 0 ? 0 : depth[tree.parent[i]] + 1;
            lines.add(Map.entry(depth[i], tree.joint[i]));
        }
        for (int i = tree.nodes; i < joints.length; i++) {
            lines.add(Map.entry(0, joints[i]));
        }
        return lines;
    }
}
