package org.condyle.joints;

import org.condyle.expression.Dimension;

/** Slides along the z axis of its frame, one length. */
public final class Slider extends TypedMobility {
    private static final Coordinate[] POSITION = {new Coordinate("position", Dimension.LENGTH)};

    public Slider() {
        super("slider", POSITION, POSITION);
    }

    @Override
    public SpecialCase specialCase() {
        return SpecialCase.SLIDE_ALONG_Z;
    }

    @Override
    public void place(double[] q, int qAt, double[] pose, int at) {
        Pose.identity(pose, at);
        pose[at + 11] = q[qAt];
    }

    @Override
    public void move(double[] q, int qAt, double[] v, int vAt, double[] subspace, int at, double[] bias, int biasAt) {
        Pose.zero(subspace, at, 6);
        subspace[at + 5] = 1;
        Pose.zero(bias, biasAt, 6);
    }

    @Override
    public Plane plane() {
        return Plane.THROUGH_Z;
    }

    @Override
    public boolean hasAxis() {
        return true;
    }

    @Override
    public boolean slides() {
        return true;
    }
}
