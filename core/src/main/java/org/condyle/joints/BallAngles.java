package org.condyle.joints;

import org.condyle.expression.Dimension;
import org.condyle.math.BodyFixedXyz;
import org.condyle.mechanics.Mobility;

/**
 * Turns freely about a point, with three angles R = Rx Ry Rz as coordinates and the angular velocity in the axes of the
 * parent as speeds: the BallJoint of OpenSim, whose mobilizer has these speeds. The rates of the angles are infinite where
 * angle-y is ±90°; {@link Ball} has no such place.
 */
public final class BallAngles implements Mobility {
    private static final Coordinate[] ANGLES = {
        new Coordinate("angle-x", Dimension.ANGLE),
        new Coordinate("angle-y", Dimension.ANGLE),
        new Coordinate("angle-z", Dimension.ANGLE)
    };
    private static final Coordinate[] SPIN = {
        new Coordinate("spin-x", Dimension.ANGLE),
        new Coordinate("spin-y", Dimension.ANGLE),
        new Coordinate("spin-z", Dimension.ANGLE)
    };

    @Override
    public String type() {
        return "ball-angles";
    }

    @Override
    public Coordinate[] coordinates() {
        return ANGLES;
    }

    @Override
    public Coordinate[] speeds() {
        return SPIN;
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

    @Override
    public void rates(double[] q, int qAt, double[] v, int vAt, double[] out, int at) {
        BodyFixedXyz.rates(q, qAt, v[vAt], v[vAt + 1], v[vAt + 2], out, at);
    }

    @Override
    public void advance(double[] q, int qAt, double[] increment, int from, double[] out, int at) {
        BodyFixedXyz.advance(q, qAt, increment[from], increment[from + 1], increment[from + 2], out, at);
    }

    @Override
    public int plainCoordinates() {
        return 0;
    }

    @Override
    public Layout layout() {
        return Layout.spin(0);
    }
}
