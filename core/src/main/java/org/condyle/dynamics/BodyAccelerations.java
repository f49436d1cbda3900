package org.condyle.dynamics;

import org.condyle.dynamics.Workspace.Stage;
import org.condyle.dynamics.tree.Tree;
import org.condyle.mechanics.Motion;

/** Accelerations of the points of all bodies at the state that a workspace was evaluated at: ẍ = p̈ + Ä X. */
public final class BodyAccelerations {
    private final Workspace w;
    private final double[] spatial; // 6 a node, relative to the ground
    private final double[] second; // (p̈, Ä) of each body

    public BodyAccelerations(Workspace w) {
        this.w = w;
        spatial = new double[6 * w.mechanism.tree.nodes];
        second = new double[w.motion.placement.length];
    }

    /** Takes the accelerations that the workspace has now. */
    public void update() {
        assert w.holds(Stage.ACCELERATIONS);
        Tree tree = w.mechanism.tree;
        double[] bias = w.kinematics.bias, sub = w.kinematics.subspace;
        w.mechanism.affine.spreadRates(w.acceleration, second);
        for (int i = 0; i < tree.nodes; i++) {
            int s = 6 * i, up = tree.parent[i];
            for (int k = 0; k < 6; k++) {
                spatial[s + k] = bias[s + k] + (up < 0 ? 0 : spatial[6 * up + k]);
            }
            for (int m = tree.vAt[i]; m < tree.vAt[i] + tree.speeds[i]; m++) {
                for (int k = 0; k < 6; k++) {
                    spatial[s + k] += sub[6 * m + k] * w.acceleration[m];
                }
            }
            w.kinematics.bodyAcceleration(spatial, i, second, Motion.SIZE * tree.body[i]);
        }
    }

    /** ẍ of a material point, in the world [m/s²]. */
    public void point(int body, double[] local, double[] out, int at) {
        int b = Motion.SIZE * body;
        for (int k = 0; k < 3; k++) {
            int row = b + 3 + 3 * k;
            out[at + k] =
                    second[b + k] + second[row] * local[0] + second[row + 1] * local[1] + second[row + 2] * local[2];
        }
    }

    /** Angular acceleration of a rigid body in the world [rad/s²]: the axial vector of Ä Aᵀ = [α] + [ω]². */
    public void angular(int body, double[] out, int at) {
        int r = Motion.SIZE * body + 3;
        double[] a = w.motion.placement, d = second;
        double l01 = row(d, r, a, r + 3), l02 = row(d, r, a, r + 6), l12 = row(d, r + 3, a, r + 6);
        double l10 = row(d, r + 3, a, r), l20 = row(d, r + 6, a, r), l21 = row(d, r + 6, a, r + 3);
        out[at] = 0.5 * (l21 - l12);
        out[at + 1] = 0.5 * (l02 - l20);
        out[at + 2] = 0.5 * (l10 - l01);
    }

    private static double row(double[] d, int i, double[] a, int j) {
        return d[i] * a[j] + d[i + 1] * a[j + 1] + d[i + 2] * a[j + 2];
    }
}
