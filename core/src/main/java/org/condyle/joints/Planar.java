package org.condyle.joints;

import org.condyle.expression.Dimension;

/** Moves in the xy plane of its frame: x, y and the angle about z. The absolute coordinates of planar multibody texts. */
public final class Planar extends TypedMobility {
    private static final Coordinate[] PLACE = {
        new Coordinate("x", Dimension.LENGTH),
        new Coordinate("y", Dimension.LENGTH),
        new Coordinate("angle", Dimension.ANGLE)
    };

    public Planar() {
        super("planar", PLACE, PLACE);
    }

    @Override
    public void place(double[] q, int qAt, double[] pose, int at) {
        Pose.turnAboutZ(q[qAt + 2], pose, at);
        pose[at + 9] = q[qAt];
        pose[at + 10] = q[qAt + 1];
    }

    @Override
    public void move(double[] q, int qAt, double[] v, int vAt, double[] subspace, int at, double[] bias, int biasAt) {
        Pose.zero(subspace, at, 18);
        subspace[at + 3] = 1;
        subspace[at + 10] = 1;
        subspace[at + 14] = 1;
        Pose.zero(bias, biasAt, 6);
    }

    @Override
    public Plane plane() {
        return Plane.XY;
    }

    @Override
    public Layout layout() {
        return Layout.place(0, 2).withSpin(2, 1);
    }
}
