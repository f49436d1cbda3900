package org.condyle.joints;

import org.condyle.mechanics.Mobility;

/** No motion at all: the child moves with its parent. */
public final class Weld implements Mobility {
    private static final Coordinate[] NONE = {};

    @Override
    public String type() {
        return "weld";
    }

    @Override
    public Coordinate[] coordinates() {
        return NONE;
    }

    @Override
    public Coordinate[] speeds() {
        return NONE;
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
