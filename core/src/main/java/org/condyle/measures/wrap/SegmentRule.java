package org.condyle.measures.wrap;

/**
 * How one straight piece of a path, from P1 to P2, goes over one surface. Everything is in the frame of the surface. A rule
 * is a pure function and owns no scratch: it works in an array that belongs to the caller.
 */
abstract class SegmentRule {
    /** The piece cannot stay straight, and no way over the surface was found. */
    static final int FAILED = -1;
    /** The piece stays straight. */
    static final int NONE = 0;
    /** It stays straight because an end lies inside the surface. */
    static final int INSIDE = 1;
    /** It may go over the surface; of several such pieces of a path the one that becomes longer by the least does. */
    static final int WRAPPED = 2;
    /** It goes over the surface, and the other pieces are not tried. */
    static final int MANDATORY = 3;

    // What a rule writes about the way over the surface:
    /** Tangent point near P1. */
    static final int R1 = 0;
    /** Tangent point near P2. */
    static final int R2 = 3;
    /** Length of the way over the surface [m]. */
    static final int ARC = 6;
    /** How a neighbour of the geodesic deviates at its end: y and y' that begin with (1, 0), then with (0, 1). */
    static final int JACOBI = 7;
    /** What the rule needs for pictures. */
    static final int EXTRA = 11;
    /** Numbers of all this. */
    static final int SIZE = 16;

    /** An end on a surface, such as a tangent point of another one that touches it, is not inside by rounding. */
    static final double INNER = 1 - 1e-12;

    /** Scratch that {@link #attempt} needs. */
    abstract int room();

    /**
     * Tries to lay a piece over the surface.
     *
     * @param p    where P1 and P2 are in s, six numbers
     * @param out  where the result goes in s, {@link #SIZE} numbers; untouched or meaningless unless wrapped or mandatory
     * @param work where the scratch begins in s
     * @return {@link #FAILED}, {@link #NONE}, {@link #INSIDE}, {@link #WRAPPED} or {@link #MANDATORY}
     */
    abstract int attempt(double[] s, int p, int out, int work);

    /** Whether there can be another way round. */
    boolean hasOther() {
        return false;
    }

    /** As {@link #attempt}, but the longer way round; {@link #NONE} where there is no other. */
    int other(double[] s, int p, int out, int work) {
        return NONE;
    }

    /**
     * Lays a piece again whose ends have moved since it was laid over the surface, on the same side. The result of before is
     * in {@code out}.
     *
     * @return a code as from {@link #attempt}; {@link #NONE} where the path has left the surface
     */
    int again(double[] s, int p, int out, int work) {
        return attempt(s, p, out, work);
    }

    /** 1 or -1 for the two ways round of a result; 0 where there are more. */
    int sense(double[] s, int result) {
        return 0;
    }

    /** Whether a straight piece passes the surface on the wrong side. */
    boolean passesWrong(double[] s, int p) {
        return false;
    }

    /** Points of the way over the surface for pictures, from R1 to R2: {@code points.length / 3} of them. */
    abstract void trace(double[] s, int p, int result, int work, double[] points);
}
