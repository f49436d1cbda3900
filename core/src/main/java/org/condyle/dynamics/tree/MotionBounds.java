package org.condyle.dynamics.tree;

import org.condyle.mechanics.Motion;

/**
 * Bounds for the motion of every body while all joint speeds are constant: its spin, and the rate of change of the
 * velocity of its origin. A free body moves straight and spins uniformly. A body at the end of a chain is moved by all
 * joints of the chain: with Ω the sum of their spins, and U the sum of what each gives to the speed of the origin,
 *
 * <pre>  |ω| ≤ Ω,   |p̈| ≤ 2 Ω U  </pre>
 */
public final class MotionBounds {
    private final Tree tree;
    private final Motion motion;
    private final TreeKinematics kinematics;
    private final double[] speed; // U of a node
    /** Two numbers a body: spin [rad/s], change of velocity [m/s²]. */
    public final double[] course;

    public MotionBounds(Tree tree, TreeKinematics kinematics, Motion motion) {
        this.tree = tree;
        this.motion = motion;
        this.kinematics = kinematics;
        speed = new double[tree.nodes];
        course = new double[2 * motion.placement.length / Motion.SIZE];
    }

    /** Looks at the places and velocities that were computed last. */
    public void find() {
        for (int b = 1; 2 * b < course.length; b++) {
            int i = tree.nodeOfBody[b];
            if (i < 0) {
                stretches(b);
            }
        }
        for (int i = 0; i < tree.nodes; i++) {
            follows(i);
        }
    }

    /** Of a body that deforms: its coordinates change evenly. */
    private void stretches(int body) {
        double sum = 0;
        for (int k = Motion.SIZE * body + 3; k < Motion.SIZE * (body + 1); k++) {
            sum += motion.rate[k] * motion.rate[k];
        }
        course[2 * body] = Math.sqrt(sum);
        course[2 * body + 1] = 0;
    }

    private void follows(int i) {
        double[] p = motion.placement, v = motion.rate, w = kinematics.velocity;
        int up = tree.parent[i], body = tree.body[i], b = Motion.SIZE * body, a = 6 * i;
        if (up < 0) {
            double spin = length(w[a], w[a + 1], w[a + 2]);
            course[2 * body] = spin;
            speed[i] = length(v[b], v[b + 1], v[b + 2]);
            course[2 * body + 1] = tree.free[i] && !tree.offset[i] ? 0 : 2 * spin * speed[i];
            return;
        }
        int parent = tree.body[up], o = Motion.SIZE * parent, u = 6 * up;
        double dx = p[b] - p[o], dy = p[b + 1] - p[o + 1], dz = p[b + 2] - p[o + 2];
        double ox = w[u], oy = w[u + 1], oz = w[u + 2];
        double own = length(
                v[b] - v[o] - (oy * dz - oz * dy),
                v[b + 1] - v[o + 1] - (oz * dx - ox * dz),
                v[b + 2] - v[o + 2] - (ox * dy - oy * dx));
        double spin = course[2 * parent] + length(w[a] - ox, w[a + 1] - oy, w[a + 2] - oz);
        speed[i] = speed[up] + course[2 * parent] * length(dx, dy, dz) + own;
        course[2 * body] = spin;
        course[2 * body + 1] = 2 * spin * speed[i];
    }

    private static double length(double x, double y, double z) {
        return Math.sqrt(x * x + y * y + z * z);
    }
}
