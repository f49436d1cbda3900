package org.condyle.dynamics;

import org.condyle.dynamics.Workspace.Stage;
import org.condyle.dynamics.tree.Tree;
import org.condyle.mechanics.Body;
import org.condyle.mechanics.Motion;

/** Accelerations of the points of all bodies at the state that a workspace was evaluated at: ẍ = p̈ + Ä X. */
public final class BodyAccelerations {
    private final Workspace w;
    private final double[] spatial; // 6 a node, relative to the ground
    private final double[] second; // (p̈, Ä) of each body
    private final double[] ofSpeeds; // the same without v̇
    private final double[] none;
    private final Body[] bodies;
    private final double[] centre = new double[3];

    public BodyAccelerations(Workspace w) {
        this.w = w;
        spatial = new double[6 * w.mechanism.tree.nodes];
        second = new double[w.motion.placement.length];
        ofSpeeds = new double[second.length];
        none = new double[w.acceleration.length];
        bodies = w.mechanism.model().bodies().toArray(Body[]::new);
    }

    /** Takes the accelerations that the workspace has now. */
    public void update() {
        assert w.holds(Stage.ACCELERATIONS);
        spread(w.acceleration, second);
    }

    /** Takes other v̇, at the place and the speeds of the workspace. */
    public void update(double[] acceleration) {
        assert w.holds(Stage.PLACES);
        spread(acceleration, second);
    }

    /** Takes the share that v̇ has, without what the speeds alone give: J v̇ of p̈ = J v̇ + J̇ v. */
    public void updateShare(double[] acceleration) {
        update(acceleration);
        spread(none, ofSpeeds);
        for (int k = 0; k < second.length; k++) {
            second[k] -= ofSpeeds[k];
        }
    }

    private void spread(double[] acceleration, double[] out) {
        Tree tree = w.mechanism.tree;
        double[] bias = w.kinematics.bias, sub = w.kinematics.subspace;
        w.mechanism.affine.spreadRates(acceleration, out);
        for (int i = 0; i < tree.nodes; i++) {
            int s = 6 * i, up = tree.parent[i];
            for (int k = 0; k < 6; k++) {
                spatial[s + k] = bias[s + k] + (up < 0 ? 0 : spatial[6 * up + k]);
            }
            for (int m = tree.vAt[i]; m < tree.vAt[i] + tree.speeds[i]; m++) {
                for (int k = 0; k < 6; k++) {
                    spatial[s + k] += sub[6 * m + k] * acceleration[m];
                }
            }
            w.kinematics.bodyAcceleration(spatial, i, out, Motion.SIZE * tree.body[i]);
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

    /** p̈ and Ä of a body, twelve numbers. */
    public void read(int body, double[] out) {
        System.arraycopy(second, Motion.SIZE * body, out, 0, Motion.SIZE);
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

    /** Acceleration of the mass centre of all bodies [m/s²]. */
    public void massCentre(double[] out, int at) {
        double mass = 0;
        out[at] = out[at + 1] = out[at + 2] = 0;
        for (int b = 1; b < bodies.length; b++) {
            double m = bodies[b].mass();
            point(b, bodies[b].centreLocal(), centre, 0);
            mass += m;
            for (int k = 0; k < 3; k++) {
                out[at + k] += m * centre[k];
            }
        }
        for (int k = 0; k < 3; k++) {
            out[at + k] /= mass;
        }
    }

    private static double row(double[] d, int i, double[] a, int j) {
        return d[i] * a[j] + d[i + 1] * a[j + 1] + d[i + 2] * a[j + 2];
    }
}
