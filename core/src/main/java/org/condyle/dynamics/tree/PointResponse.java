package org.condyle.dynamics.tree;

/**
 * What a unit force at a point does to a body that is a tree by itself: its gradient Jᵀ along the speeds, and M⁻¹Jᵀ.
 * For contacts among many bodies, of which there may be thousands: each needs six numbers and no complete rows.
 */
public final class PointResponse {
    private final Tree tree;
    private final TreeKinematics kinematics;
    private final ArticulatedBodies bodies;
    private final double[] column = new double[6];
    private final double[] gradient;
    private final double[] answer;

    public PointResponse(Tree tree, TreeKinematics kinematics, ArticulatedBodies bodies) {
        this.tree = tree;
        this.kinematics = kinematics;
        this.bodies = bodies;
        gradient = new double[tree.nodeOfSpeed.length];
        answer = new double[tree.nodeOfSpeed.length];
    }

    /**
     * Writes gradient and response of a unit force d at the point x on the body of node i, at most 6 numbers each; the
     * rest of 6 is zero. Needs the factors.
     */
    public void find(
            int i, double x, double y, double z, double dx, double dy, double dz, double[] jac, double[] resp, int at) {
        int o = 3 * tree.root[i], first = tree.vAt[i], n = tree.speeds[i];
        double[] ref = kinematics.reference;
        double rx = x - ref[o], ry = y - ref[o + 1], rz = z - ref[o + 2];
        if (tree.free[i]) {
            bodies.frees.respond(i, rx, ry, rz, dx, dy, dz, jac, resp, at);
            return;
        }
        column[0] = ry * dz - rz * dy;
        column[1] = rz * dx - rx * dz;
        column[2] = rx * dy - ry * dx;
        column[3] = dx;
        column[4] = dy;
        column[5] = dz;
        for (int k = 0; k < n; k++) {
            gradient[first + k] = ArticulatedBodies.dot6(kinematics.subspace, 6 * (first + k), column, 0);
        }
        if (n == 1) {
            answer[first] = gradient[first] * bodies.inverse[i];
        } else {
            bodies.solve(i, gradient, answer);
        }
        for (int k = 0; k < 6; k++) {
            jac[at + k] = k < n ? gradient[first + k] : 0;
            resp[at + k] = k < n ? answer[first + k] : 0;
        }
    }
}
