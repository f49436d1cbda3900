package org.condyle.joints;

import org.condyle.math.BodyFixedXyz;

/**
 * Turns freely about a point, with three angles R = Rx Ry Rz as coordinates and the angular velocity in the axes of the
 * parent as speeds: the BallJoint of OpenSim, whose mobilizer has these speeds. The rates of the angles are infinite where
 * angle-y is ±90°; {@link Ball} has no such place.
 */
public final class BallAngles extends TurnedByAngles {
    @Override
    public String type() {
        return "ball-angles";
    }

    @Override
    public void place(double[] q, int qAt, double[] pose, int at) {
        BodyFixedXyz.rotation(q, qAt, pose, at);
        Pose.zero(pose, at + 9, 3);
    }

    @Override
    public void move(double[] q, int qAt, double[] v, int vAt, double[] subspace, int at, double[] bias, int biasAt) {
        Pose.zero(subspace, at, 18); // ω = v in the parent's axes, so that ω̇ = v̇
        subspace[at] = subspace[at + 7] = subspace[at + 14] = 1;
        Pose.zero(bias, biasAt, 6);
    }
}
