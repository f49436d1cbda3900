package org.condyle.joints;

import org.condyle.expression.Dimension;

/** Turns about the z axis of its frame: a hinge, one angle. */
public final class Pin extends TypedMobility {
    private static final Coordinate[] ANGLE = {new Coordinate("angle", Dimension.ANGLE)};

    public Pin() {
        super("pin", ANGLE, ANGLE);
    }

    @Override
    public void place(double[] q, int qAt, double[] pose, int at) {
        Pose.turnAboutZ(q[qAt], pose, at);
    }

    @Override
    public void move(double[] q, int qAt, double[] v, int vAt, double[] subspace, int at, double[] bias, int biasAt) {
        Pose.zero(subspace, at, 6);
        subspace[at + 2] = 1;
        Pose.zero(bias, biasAt, 6);
    }

    @Override
    public SpecialCase specialCase() {
        return SpecialCase.TURN_ABOUT_Z;
    }

    @Override
    public Plane plane() {
        return Plane.XY;
    }

    @Override
    public boolean hasAxis() {
        return true;
    }
}
