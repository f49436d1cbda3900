package org.condyle.dynamics;

import org.condyle.dynamics.Workspace.Stage;
import org.condyle.dynamics.tree.AffineBodies;
import org.condyle.dynamics.tree.Tree;
import org.condyle.mechanics.Motion;

/**
 * What each joint transmits: force and moment on the child at the joint's point, in world axes, found from the leaves
 * inward once the accelerations are known. The part along the joint's own freedom is what elements put on that
 * coordinate.
 */
public final class Reactions {
    private final Workspace w;
    private final double[] acceleration;
    private final double[] wrench;
    private final double[] part = new double[6];
    private final double[] soft; // efforts along the speeds of bodies that deform
    private final double[] scratch;
    private boolean known;

    public Reactions(Workspace w) {
        this.w = w;
        acceleration = new double[6 * w.mechanism.tree.nodes];
        wrench = new double[6 * w.mechanism.tree.nodes];
        soft = new double[w.acceleration.length];
        scratch = new double[w.acceleration.length];
    }

    /** The workspace was evaluated anew: reactions are computed when the next one is asked for. */
    public void forget() {
        known = false;
    }

    /** Computes all of them for the state that the workspace was evaluated at. */
    public void update() {
        assert w.holds(Stage.ACCELERATIONS);
        known = true;
        Tree tree = w.mechanism.tree;
        double[] bias = w.kinematics.bias, sub = w.kinematics.subspace;
        for (int i = 0; i < tree.nodes; i++) {
            int s = 6 * i, up = tree.parent[i];
            for (int k = 0; k < 6; k++) {
                acceleration[s + k] = bias[s + k] + (up < 0 ? 0 : acceleration[6 * up + k]);
            }
            if (up < 0) { // gravity as an upward acceleration of the ground
                acceleration[s + 3] -= w.mechanism.gx;
                acceleration[s + 4] -= w.mechanism.gy;
                acceleration[s + 5] -= w.mechanism.gz;
            }
            for (int m = 0; m < tree.speeds[i]; m++) {
                int speed = tree.vAt[i] + m;
                for (int k = 0; k < 6; k++) {
                    acceleration[s + k] += sub[6 * speed + k] * w.acceleration[speed];
                }
            }
            w.rigid.netWrench(i, acceleration, wrench, s);
            if (w.elements.length > 0) {
                w.rigid.wrench(i, w.forces.dual, Motion.SIZE * tree.body[i], part);
                for (int k = 0; k < 6; k++) {
                    wrench[s + k] -= part[k];
                }
            }
        }
        AffineBodies affine = w.mechanism.affine;
        affine.netForce(w.acceleration, w.mechanism.gx, w.mechanism.gy, w.mechanism.gz, scratch, soft);
        if (w.elements.length > 0) {
            affine.projectAll(w.forces.dual, -1, soft);
        }
        for (int r = 0; r < w.loops.rows; r++) {
            for (int e = w.rows.entryAt[r]; e < w.rows.entryAt[r + 1]; e++) {
                int i = tree.nodeOfBody[w.rows.entryBody[e]];
                if (i < 0) {
                    int k = affine.of(w.rows.entryBody[e]);
                    affine.project(k, w.rows.entryDual, Motion.SIZE * e, -w.lambda[r], soft);
                    continue;
                }
                w.rigid.wrench(i, w.rows.entryDual, Motion.SIZE * e, part);
                for (int k = 0; k < 6; k++) {
                    wrench[6 * i + k] -= w.lambda[r] * part[k];
                }
            }
        }
        for (int i = tree.nodes - 1; i >= 0; i--) {
            int up = tree.parent[i];
            for (int k = 0; up >= 0 && k < 6; k++) {
                wrench[6 * up + k] += wrench[6 * i + k];
            }
        }
    }

    /**
     * What acts along one generalised velocity beside the force elements, M v̇ + h - f: the torque of drivers and couplers
     * on that coordinate, or the one that is missing when the accelerations were given and not computed.
     */
    public double effort(int speed) {
        if (!known) {
            update();
        }
        double[] sub = w.kinematics.subspace;
        if (w.mechanism.affine.ofSpeed(speed) >= 0) {
            return soft[speed] - w.forces.generalised[speed];
        }
        int s = 6 * w.mechanism.tree.nodeOfSpeed[speed], t = 6 * speed;
        double sum = w.mechanism.tree.rotor[speed] * w.acceleration[speed] - w.forces.generalised[speed];
        for (int k = 0; k < 6; k++) {
            sum += sub[t + k] * wrench[s + k];
        }
        return sum;
    }

    /** Component of the reaction at the joint that carries {@code body}: 0-2 force [N], 3-5 moment [N·m]. */
    public double component(int body, int which) {
        if (!known) {
            update();
        }
        Tree tree = w.mechanism.tree;
        int i = tree.nodeOfBody[body], s = 6 * i;
        if (i < 0) {
            return 0;
        }
        if (which < 3) {
            return wrench[s + 3 + which];
        }
        int o = 3 * tree.root[i];
        double dx = w.kinematics.joint[3 * i] - w.kinematics.reference[o];
        double dy = w.kinematics.joint[3 * i + 1] - w.kinematics.reference[o + 1];
        double dz = w.kinematics.joint[3 * i + 2] - w.kinematics.reference[o + 2];
        double fx = wrench[s + 3], fy = wrench[s + 4], fz = wrench[s + 5];
        return switch (which) {
            case 3 -> wrench[s] - (dy * fz - dz * fy);
            case 4 -> wrench[s + 1] - (dz * fx - dx * fz);
            default -> wrench[s + 2] - (dx * fy - dy * fx);
        };
    }
}
