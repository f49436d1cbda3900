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

    /** The velocities v, in order. Where q̇ = v they are named after the coordinates. */
    Coordinate[] speeds();

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
