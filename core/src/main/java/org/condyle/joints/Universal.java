package org.condyle.joints;

import org.condyle.expression.Dimension;

/** Turns about the parent's x axis, then about the turned y axis: R = Rx(q₁) Ry(q₂). Two angles. */
public final class Universal extends TypedMobility {
    private static final Coordinate[] ANGLES = {
        new Coordinate("angle-x", Dimension.ANGLE), new Coordinate("angle-y", Dimension.ANGLE)
    };

    public Universal() {
        super("universal", ANGLES, ANGLES);
    }

    @Override
    public void place(double[] q, int qAt, double[] pose, int at) {
        double c1 = Math.cos(q[qAt]), s1 = Math.sin(q[qAt]);
        double c2 = Math.cos(q[qAt + 1]), s2 = Math.sin(q[qAt + 1]);
        pose[at] = c2;
        pose[at + 1] = 0;
        pose[at + 2] = s2;
        pose[at + 3] = s1 * s2;
        pose[at + 4] = c1;
        pose[at + 5] = -s1 * c2;
        pose[at + 6] = -c1 * s2;
        pose[at + 7] = s1;
        pose[at + 8] = c1 * c2;
        Pose.zero(pose, at + 9, 3);
    }

    @Override
    public void move(double[] q, int qAt, double[] v, int vAt, double[] subspace, int at, double[] bias, int biasAt) {
        double c1 = Math.cos(q[qAt]), s1 = Math.sin(q[qAt]);
        Pose.zero(subspace, at, 12);
        subspace[at] = 1; // x of the parent
        subspace[at + 7] = c1; // y after the first turn
        subspace[at + 8] = s1;
        Pose.zero(bias, biasAt, 6);
        double product = v[vAt] * v[vAt + 1];
        bias[biasAt + 1] = -s1 * product;
        bias[biasAt + 2] = c1 * product;
    }
}
