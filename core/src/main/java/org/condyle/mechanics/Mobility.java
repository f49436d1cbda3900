package org.condyle.mechanics;

import org.condyle.expression.Dimension;

/**
 * How a child's joint frame M may move in its parent's joint frame F. All numbers are in F: the pose of M, the motion
 * subspace S with (angular velocity of M; velocity of M's origin) = S v, and the bias that belongs to v̇ = 0.
 */
public interface Mobility {
    /** Word of the catalog: "pin", "ball", ... */
    String type();

    /** The coordinates q, in order. */
    Coordinate[] coordinates();

    /** The velocities v, in order. Where q̇ = v they are named after the coordinates; the usual ones are all rates of the coordinates. */
    default Coordinate[] speeds() {
        return coordinates();
    }

    /** Writes M's pose in F: rotation (9, row-major) at {@code at}, then origin (3). */
    void place(double[] q, int qAt, double[] pose, int at);

    /**
     * Writes S column by column (6 numbers each: angular, linear) into {@code subspace}, and the bias (ω̇; r̈) at v̇ = 0
     * into {@code bias} (6).
     */
    void move(double[] q, int qAt, double[] v, int vAt, double[] subspace, int at, double[] bias, int biasAt);

    /** q̇ that belongs to v. */
    default void rates(double[] q, int qAt, double[] v, int vAt, double[] out, int at) {
        System.arraycopy(v, vAt, out, at, speeds().length);
    }

    /** out = q ⊕ increment, the increment in velocity space; out may be q. */
    default void advance(double[] q, int qAt, double[] increment, int incrementAt, double[] out, int at) {
        int n = speeds().length;
        for (int i = 0; i < n; i++) {
            out[at + i] = q[qAt + i] + increment[incrementAt + i];
        }
    }

    /** The configuration taken when nothing is said: zero, or the unit quaternion. */
    default void neutral(double[] q, int qAt) {
        for (int i = 0; i < coordinates().length; i++) {
            q[qAt + i] = 0;
        }
    }

    /** Pulls q back to where it belongs after a step: unit quaternions. True if anything was moved. */
    default boolean tidy(double[] q, int qAt) {
        return false;
    }

    /** How many coordinates have q̇ = v, so that they can be driven, coupled and sprung by their index. */
    default int plainCoordinates() {
        return speeds().length;
    }

    /** Whether this coordinate has its speed of the same index as rate. The plain ones come first unless a mobility says otherwise. */
    default boolean isPlain(int coordinate) {
        return coordinate < plainCoordinates();
    }

    /** Where its coordinates and speeds are the place, the orientation and the angular velocity of the child. */
    default Layout layout() {
        return Layout.NONE;
    }

    /** Which plane it keeps the child in, for planar models; none unless a mobility says so. */
    default Plane plane() {
        return Plane.NONE;
    }

    /** Whether it turns about or slides along the z axis of its frames, so that a model may choose that axis. */
    default boolean hasAxis() {
        return false;
    }

    /**
     * Whether the child is held at the origin of its joint frame or guided on one way from there, so that a picture marks the joint
     * there; not where the child moves about in a plane, on a surface or in space.
     */
    default boolean holdsPoint() {
        return layout().placeAt() < 0;
    }

    /** Whether the child does not turn, and goes no farther than the sum of the changes of its coordinates. */
    default boolean slides() {
        return false;
    }

    /** Whether the child turns about all axes, wherever it is: a moment on it is balanced by nothing in the joint. */
    default boolean turnsFreely() {
        return layout().spins() == 3 && (holdsPoint() || layout().placeAt() >= 0);
    }

    /** Whether the pose depends on a coordinate only by functions: no turn and no shift is that coordinate itself, with either sign and a constant. */
    default boolean isCoupled(int coordinate) {
        return false;
    }

    /** Whether a model has given its coordinates their names. */
    default boolean hasOwnNames() {
        return false;
    }

    /** Which of the cases it is that the engine treats on its own; a new mobility needs none of them. */
    default SpecialCase specialCase() {
        return SpecialCase.NONE;
    }

    /** A copy with its own scratch for another thread; itself where there is none. */
    default Mobility forThread() {
        return this;
    }

    /** What the engine computes without asking {@link #place} and {@link #move}. All but {@link #AFFINE} give the same result faster. */
    enum SpecialCase {
        NONE,
        /** No motion: M is F. */
        FIXED,
        /** A straight slide along z by the one coordinate. */
        SLIDE_ALONG_Z,
        /** A pure turn about z by the one coordinate. */
        TURN_ABOUT_Z,
        /** A quaternion (scalar first) that turns M about F's origin; speeds are the angular velocity in M. */
        TURN_BY_QUATERNION,
        /** A place in F and a quaternion; speeds are the velocity in F and the angular velocity in M. */
        FREE,
        /** The coordinates are the place (p, A) of a body that deforms, as many of the twelve numbers as it has. */
        AFFINE
    }

    /** The plane that a mobility keeps the child in. */
    enum Plane {
        /** It leaves every plane. */
        NONE,
        /** The xy plane of its frames: it turns about z and shifts along x and y only. */
        XY,
        /** Every plane that contains the z axis of its frames: it shifts along z only. */
        THROUGH_Z
    }

    /**
     * Indices among the coordinates and speeds of one mobility, -1 for what it does not have.
     *
     * @param placeAt      first coordinate of the place of M's origin in F; its rates are the speeds of the same indices
     * @param places       number of them: x, y, and z in space
     * @param quaternionAt first of the four coordinates that are a unit quaternion, scalar first
     * @param spinAt       first speed of the angular velocity
     * @param spins        number of them: three, or one about z in the plane
     */
    record Layout(int placeAt, int places, int quaternionAt, int spinAt, int spins) {
        public static final Layout NONE = new Layout(-1, 0, -1, -1, 0);

        /** An angular velocity of three speeds from an index on, and nothing else. */
        public static Layout spin(int at) {
            return NONE.withSpin(at, 3);
        }

        /** A place of some coordinates from an index on, and nothing else. */
        public static Layout place(int at, int count) {
            return new Layout(at, count, -1, -1, 0);
        }

        public Layout withSpin(int at, int count) {
            return new Layout(placeAt, places, quaternionAt, at, count);
        }

        public Layout withQuaternion(int at) {
            return new Layout(placeAt, places, at, spinAt, spins);
        }
    }

    /** A coordinate, or what a speed is the rate of: its short name, and its dimension. */
    record Coordinate(String name, Dimension dimension) {
        /** Dimension of the generalised force along it. */
        public Dimension effortDimension() {
            return dimension.effort();
        }

        public boolean isLength() {
            return dimension.equals(Dimension.LENGTH);
        }

        /** Whether it is an angle; a component of a quaternion is a plain number, but no angle. */
        public boolean isAngle() {
            return dimension.isTurning();
        }
    }
}
