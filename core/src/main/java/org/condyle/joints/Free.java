package org.condyle.joints;

import org.condyle.math.Rotations;

/**
 * Moves freely in space: x, y, z and a unit quaternion (scalar first). Speeds are the velocity in the parent's frame and
 * the angular velocity in the child's frame.
 */
public final class Free extends TypedMobility {
    private static final Coordinate[] PLACE =
            SpaceCoordinates.both(SpaceCoordinates.place(), SpaceCoordinates.quaternion());
    private static final Coordinate[] TWIST = SpaceCoordinates.both(SpaceCoordinates.place(), SpaceCoordinates.spin());

    public Free() {
        super("free", PLACE, TWIST);
    }

    @Override
    public void place(double[] q, int qAt, double[] pose, int at) {
        Rotations.fromQuaternion(q, qAt + 3, pose, at);
        System.arraycopy(q, qAt, pose, at + 9, 3);
    }

    @Override
    public void move(double[] q, int qAt, double[] v, int vAt, double[] subspace, int at, double[] bias, int biasAt) {
        Pose.zero(subspace, at, 18);
        subspace[at + 3] = 1;
        subspace[at + 10] = 1;
        subspace[at + 17] = 1;
        Ball.turning(q, qAt + 3, subspace, at + 18);
        Pose.zero(bias, biasAt, 6);
    }

    @Override
    public void rates(double[] q, int qAt, double[] v, int vAt, double[] out, int at) {
        System.arraycopy(v, vAt, out, at, 3);
        Rotations.quaternionRate(q, qAt + 3, v[vAt + 3], v[vAt + 4], v[vAt + 5], out, at + 3);
    }

    @Override
    public void advance(double[] q, int qAt, double[] increment, int incrementAt, double[] out, int at) {
        for (int i = 0; i < 3; i++) {
            out[at + i] = q[qAt + i] + increment[incrementAt + i];
        }
        int r = incrementAt + 3;
        Rotations.turn(q, qAt + 3, increment[r], increment[r + 1], increment[r + 2], out, at + 3);
    }

    @Override
    public void neutral(double[] q, int qAt) {
        Pose.zero(q, qAt, 7);
        q[qAt + 3] = 1;
    }

    @Override
    public boolean tidy(double[] q, int qAt) {
        return Rotations.normalise(q, qAt + 3);
    }

    @Override
    public int plainCoordinates() {
        return 3;
    }

    @Override
    public SpecialCase specialCase() {
        return SpecialCase.FREE;
    }

    @Override
    public Layout layout() {
        return Layout.place(0, 3).withSpin(3, 3).withQuaternion(3);
    }
}
