package org.condyle.dynamics.tree;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.condyle.math.Mat3;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Frame;
import org.condyle.mechanics.Joint;
import org.condyle.mechanics.Mobility;
import org.condyle.mechanics.Model;
import org.condyle.mechanics.ModelException;

/**
 * The joints in an order where parents come first and each tree is contiguous, as flat arrays. A node is a joint with
 * the body it carries.
 */
public final class Tree {
    public final int nodes;
    public final Joint[] joint;
    public final int[] parent; // node, -1 for the ground
    public final int[] body;
    public final int[] nodeOfBody; // -1 for the ground and for bodies that deform
    public final int[] root; // first node of the tree a node belongs to
    public final int[] treeEnd; // for a root: one past the last node of its tree
    public final int[] roots;
    public final int[] nodeOfSpeed; // -1 for those of bodies that deform
    final int coordinates;
    final int[] qAt;
    public final int[] vAt;
    public final int[] speeds;
    final int[] cholAt; // where the factor of a node with several speeds begins
    final int cholSize;
    final int mostSpeeds;

    /** Does not move in its parent; its relative rotation is C0. */
    final boolean[] fixed;

    /** Pins are most joints of most models: their relative rotation is C0 + sin q C1 + cos q C2, 27 constants. */
    final boolean[] pin;

    /** Turns freely about the origin of its frame, speeds in the turning frame. */
    final boolean[] ball;

    /** Moves freely over the ground and carries nothing. */
    public final boolean[] free;

    final double[] pinRotation; // 27 a node
    final double[] pinAxis; // in the parent, 3 a node
    final double[] inParent; // F in the parent: rotation 9, origin 3
    final double[] inJoint; // the body in M: rotation 9, then its origin seen in body axes 3
    final boolean[] turned; // F or M is not along the axes of its body
    public final boolean[] offset; // the body's origin is not the joint's
    final double[] mass;
    final double[] centre;
    final double[] inertia;
    public final double[] rotor; // inertia that turns with a speed alone, one a speed
    final boolean hasRotors;
    final boolean[] diagonal; // inertia without products

    /** Whether accelerations do not depend on speeds: nothing turns but what has the same inertia about all axes through its joint. */
    public final boolean coasts;

    public Tree(Model model) {
        List<Joint> order = sort(model);
        nodes = order.size();
        joint = order.toArray(new Joint[0]);
        parent = new int[nodes];
        body = new int[nodes];
        nodeOfBody = new int[model.bodies().size()];
        root = new int[nodes];
        treeEnd = new int[nodes];
        nodeOfSpeed = new int[model.speeds()];
        Arrays.fill(nodeOfSpeed, -1);
        qAt = new int[nodes];
        vAt = new int[nodes];
        speeds = new int[nodes];
        cholAt = new int[nodes];
        fixed = new boolean[nodes];
        pin = new boolean[nodes];
        ball = new boolean[nodes];
        free = new boolean[nodes];
        coordinates = model.coordinates();
        pinRotation = new double[27 * nodes];
        pinAxis = new double[3 * nodes];
        inParent = new double[12 * nodes];
        inJoint = new double[12 * nodes];
        turned = new boolean[nodes];
        offset = new boolean[nodes];
        mass = new double[nodes];
        centre = new double[3 * nodes];
        inertia = new double[6 * nodes];
        rotor = new double[model.speeds()];
        Arrays.setAll(rotor, model::rotorInertia);
        hasRotors = Arrays.stream(rotor).anyMatch(x -> x != 0);
        diagonal = new boolean[nodes];

        Arrays.fill(nodeOfBody, -1);
        for (int i = 0; i < nodes; i++) {
            nodeOfBody[joint[i].child()] = i;
        }
        List<Integer> rootList = new ArrayList<>();
        int factor = 0;
        int most = 1;
        for (int i = 0; i < nodes; i++) {
            Joint j = joint[i];
            body[i] = j.child();
            parent[i] = j.parent() == 0 ? -1 : nodeOfBody[j.parent()];
            root[i] = parent[i] < 0 ? i : root[parent[i]];
            treeEnd[root[i]] = i + 1;
            if (parent[i] < 0) {
                rootList.add(i);
            }
            qAt[i] = j.qAt();
            vAt[i] = j.vAt();
            speeds[i] = j.mobility().speeds().length;
            most = Math.max(most, speeds[i]);
            Arrays.fill(nodeOfSpeed, vAt[i], vAt[i] + speeds[i], i);
            cholAt[i] = factor;
            factor += speeds[i] * speeds[i];
            frames(i, j);
            inertias(i, model.bodies().get(j.child()));
        }
        for (int i : rootList) {
            free[i] = joint[i].mobility().specialCase() == Mobility.SpecialCase.FREE && treeEnd[i] == i + 1;
        }
        boolean all = !hasRotors;
        for (int i = 0; i < nodes; i++) {
            all &= coasts(i);
        }
        coasts = all;
        roots = rootList.stream().mapToInt(Integer::intValue).toArray();
        cholSize = factor;
        mostSpeeds = most;
    }

    private boolean coasts(int i) {
        if (parent[i] >= 0) {
            return false;
        }
        return switch (joint[i].mobility().specialCase()) {
            case FIXED, SLIDE_ALONG_Z -> treeEnd[i] == i + 1;
            case FREE ->
                free[i]
                        && !offset[i]
                        && diagonal[i]
                        && inertia[6 * i] == inertia[6 * i + 1]
                        && inertia[6 * i] == inertia[6 * i + 2]
                        && centre[3 * i] == 0
                        && centre[3 * i + 1] == 0
                        && centre[3 * i + 2] == 0;
            default -> false;
        };
    }

    private void frames(int i, Joint j) {
        Frame f = j.inParent(), m = j.inChild();
        System.arraycopy(f.rotation(), 0, inParent, 12 * i, 9);
        System.arraycopy(f.origin(), 0, inParent, 12 * i + 9, 3);
        double[] back = Mat3.transpose(m.rotation());
        turned[i] = !Arrays.equals(f.rotation(), Mat3.identity()) || !Arrays.equals(back, Mat3.identity());
        System.arraycopy(back, 0, inJoint, 12 * i, 9);
        for (int k = 0; k < 3; k++) {
            inJoint[12 * i + 9 + k] = -m.origin()[k];
            offset[i] |= m.origin()[k] != 0;
        }
        fixed[i] = j.mobility().specialCase() == Mobility.SpecialCase.FIXED;
        pin[i] = j.mobility().specialCase() == Mobility.SpecialCase.TURN_ABOUT_Z;
        ball[i] = j.mobility().specialCase() == Mobility.SpecialCase.TURN_BY_QUATERNION;
        double[] still = {0, 0, 0, 0, 0, 0, 0, 0, 1};
        double[] sine = {0, -1, 0, 1, 0, 0, 0, 0, 0};
        double[] cosine = {1, 0, 0, 0, 1, 0, 0, 0, 0};
        double[][] parts = fixed[i]
                ? new double[][] {Mat3.identity(), new double[9], new double[9]}
                : new double[][] {still, sine, cosine};
        for (int k = 0; k < 3; k++) {
            double[] c = Mat3.times(Mat3.times(f.rotation(), parts[k]), back);
            System.arraycopy(c, 0, pinRotation, 27 * i + 9 * k, 9);
            pinAxis[3 * i + k] = f.rotation()[3 * k + 2];
        }
    }

    private void inertias(int i, Body b) {
        mass[i] = b.mass();
        System.arraycopy(b.centreLocal(), 0, centre, 3 * i, 3);
        System.arraycopy(b.inertia(), 0, inertia, 6 * i, 6);
        diagonal[i] = b.inertia()[3] == 0 && b.inertia()[4] == 0 && b.inertia()[5] == 0;
    }

    /** Depth first from the ground, so that each tree is contiguous; what is not reached hangs in a ring. */
    private static List<Joint> sort(Model model) {
        int bodies = model.bodies().size();
        Joint[] carrier = new Joint[bodies];
        List<List<Joint>> children = new ArrayList<>();
        for (int b = 0; b < bodies; b++) {
            children.add(new ArrayList<>());
        }
        int rigid = bodies;
        for (Joint j : model.joints()) {
            carrier[j.child()] = j;
            if (j.childDeforms()) { // stands beside the tree
                rigid--;
            } else {
                children.get(j.parent()).add(j);
            }
        }
        List<Joint> order = new ArrayList<>();
        List<Joint> pending = new ArrayList<>(children.get(0));
        java.util.Collections.reverse(pending);
        while (!pending.isEmpty()) {
            Joint j = pending.remove(pending.size() - 1);
            order.add(j);
            List<Joint> next = children.get(j.child());
            for (int k = next.size() - 1; k >= 0; k--) {
                pending.add(next.get(k));
            }
        }
        if (order.size() < rigid - 1) {
            for (int b = 1; b < bodies; b++) {
                Joint j = carrier[b];
                if (j == null) {
                    String body = model.bodies().get(b).name();
                    throw new ModelException("body '" + body + "' has no parent", body);
                }
                if (!order.contains(j) && !j.childDeforms()) {
                    throw new ModelException(ring(model, carrier, b), j.name());
                }
            }
        }
        return order;
    }

    private static String ring(Model model, Joint[] carrier, int start) {
        int b = start;
        for (int k = 0; k < carrier.length; k++) { // walk into the ring
            b = carrier[b].parent();
        }
        StringBuilder text = new StringBuilder("the joints form a closed loop: ");
        int first = b;
        do {
            text.append(model.bodies().get(b).name()).append(" is a child of ");
            b = carrier[b].parent();
        } while (b != first);
        return text.append(model.bodies().get(b).name())
                .append("; replace one of these joints by a constraint")
                .toString();
    }
}
