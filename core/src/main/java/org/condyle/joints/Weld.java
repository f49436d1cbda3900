package org.condyle.joints;

/** No motion at all: the child moves with its parent. */
public final class Weld extends TypedMobility {
    private static final Coordinate[] NONE = {};

    public Weld() {
        super("weld", NONE, NONE);
    }

    @Override
    public SpecialCase specialCase() {
        return SpecialCase.FIXED;
    }

    @Override
    public void place(double[] q, int qAt, double[] pose, int at) {
        Pose.identity(pose, at);
    }

    @Override
    public void move(double[] q, int qAt, double[] v, int vAt, double[] subspace, int at, double[] bias, int biasAt) {
        Pose.zero(bias, biasAt, 6);
    }

    @Override
    public Plane plane() {
        return Plane.XY;
    }
}
