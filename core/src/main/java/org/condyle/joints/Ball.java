package org.condyle.joints;

import org.condyle.math.Rotations;

/** Turns freely about a point: a unit quaternion (scalar first), and the angular velocity in the child's frame. */
public final class Ball extends TypedMobility {
    private static final Coordinate[] QUATERNION = SpaceCoordinates.quaternion();
    private static final Coordinate[] SPIN = SpaceCoordinates.spin();

    public Ball() {
        super("ball", QUATERNION, SPIN);
    }

    @Override
    public void place(double[] q, int qAt, double[] pose, int at) {
        Rotations.fromQuaternion(q, qAt, pose, at);
        Pose.zero(pose, at + 9, 3);
    }

    @Override
    public void move(double[] q, int qAt, double[] v, int vAt, double[] subspace, int at, double[] bias, int biasAt) {
        turning(q, qAt, subspace, at);
        // ω = R w with w constant: ω̇ = ω × ω = 0
        Pose.zero(bias, biasAt, 6);
    }

    /** The columns of R as angular velocities: ω = R w, w in the turning frame. */
    static void turning(double[] q, int qAt, double[] subspace, int at) {
        Rotations.fromQuaternion(q, qAt, subspace, at + 9); // borrows the space of the last columns
        double r0 = subspace[at + 9], r1 = subspace[at + 10], r2 = subspace[at + 11];
        double r3 = subspace[at + 12], r4 = subspace[at + 13], r5 = subspace[at + 14];
        double r6 = subspace[at + 15], r7 = subspace[at + 16], r8 = subspace[at + 17];
        Pose.zero(subspace, at, 18);
        subspace[at] = r0;
        subspace[at + 1] = r3;
        subspace[at + 2] = r6;
        subspace[at + 6] = r1;
        subspace[at + 7] = r4;
        subspace[at + 8] = r7;
        subspace[at + 12] = r2;
        subspace[at + 13] = r5;
        subspace[at + 14] = r8;
    }

    @Override
    public void rates(double[] q, int qAt, double[] v, int vAt, double[] out, int at) {
        Rotations.quaternionRate(q, qAt, v[vAt], v[vAt + 1], v[vAt + 2], out, at);
    }

    @Override
    public void advance(double[] q, int qAt, double[] increment, int incrementAt, double[] out, int at) {
        Rotations.turn(q, qAt, increment[incrementAt], increment[incrementAt + 1], increment[incrementAt + 2], out, at);
    }

    @Override
    public void neutral(double[] q, int qAt) {
        q[qAt] = 1;
        Pose.zero(q, qAt + 1, 3);
    }

    @Override
    public boolean tidy(double[] q, int qAt) {
        return Rotations.normalise(q, qAt);
    }

    @Override
    public int plainCoordinates() {
        return 0;
    }

    @Override
    public SpecialCase specialCase() {
        return SpecialCase.TURN_BY_QUATERNION;
    }

    @Override
    public Layout layout() {
        return Layout.spin(0).withQuaternion(0);
    }
}
