package org.condyle.joints;

import org.condyle.math.BodyFixedXyz;

/**
 * Moves freely in space, with three angles R = Rx Ry Rz and a place as coordinates; speeds are the angular velocity and the
 * velocity, both in the axes of the parent: the FreeJoint of OpenSim. The rates of the angles are infinite where angle-y is
 * ±90°; {@link Free} has no such place.
 */
public final class FreeAngles extends TypedMobility {
    private static final Coordinate[] PLACE =
            SpaceCoordinates.both(SpaceCoordinates.angles(), SpaceCoordinates.place());
    private static final Coordinate[] TWIST = SpaceCoordinates.both(SpaceCoordinates.spin(), SpaceCoordinates.place());

    public FreeAngles() {
        super("free-angles", PLACE, TWIST);
    }

    @Override
    public void place(double[] q, int qAt, double[] pose, int at) {
        BodyFixedXyz.rotation(q, qAt, pose, at);
        System.arraycopy(q, qAt + 3, pose, at + 9, 3);
    }

    @Override
    public void move(double[] q, int qAt, double[] v, int vAt, double[] subspace, int at, double[] bias, int biasAt) {
        Pose.zero(subspace, at, 36);
        for (int k = 0; k < 6; k++) {
            subspace[at + 7 * k] = 1;
        }
        Pose.zero(bias, biasAt, 6);
    }

    @Override
    public void rates(double[] q, int qAt, double[] v, int vAt, double[] out, int at) {
        BodyFixedXyz.rates(q, qAt, v[vAt], v[vAt + 1], v[vAt + 2], out, at);
        System.arraycopy(v, vAt + 3, out, at + 3, 3);
    }

    @Override
    public void advance(double[] q, int qAt, double[] increment, int from, double[] out, int at) {
        BodyFixedXyz.advance(q, qAt, increment[from], increment[from + 1], increment[from + 2], out, at);
        for (int k = 3; k < 6; k++) {
            out[at + k] = q[qAt + k] + increment[from + k];
        }
    }

    @Override
    public int plainCoordinates() {
        return 3;
    }

    @Override
    public boolean isPlain(int coordinate) {
        return coordinate >= 3;
    }

    @Override
    public Layout layout() {
        return Layout.place(3, 3).withSpin(0, 3);
    }
}
