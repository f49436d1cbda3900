package org.condyle.geometry;

import org.condyle.mechanics.ContactSet;

/**
 * The springs of one mesh against another surface, the master. A spring inside the master is a contact: its depth is the
 * distance to the nearest point of the master's surface, its force acts along the line to that point, its area is a
 * {@link FaceArea}. {@link PlaneSide} and {@link CurvedSide} walk down the tree of springs, each in its way; here is what
 * they share.
 *
 * <p>A spring whose face does not look against the surface that it would be pushed from is on the far side of a thin body
 * and is no contact; the area fades over the last six degrees so that the force does not jump.
 *
 * <p>Scratch of one thread.
 */
abstract class FoundationSide {
    /** Cosine from which a face that looks against the master counts fully. */
    private static final double FACING = 0.1;

    protected final MeshSprings springs;
    private final FaceArea area;
    protected final int[] stack = new int[BoxTree.DEPTH];
    protected final double[] stackBound = new double[BoxTree.DEPTH];
    // frame of the springs seen from the master: x' = o + R x
    protected double ox, oy, oz, r00, r01, r02, r10, r11, r12, r20, r21, r22;
    protected double lowest; // signed distance of the springs looked at so far
    protected long visits;

    FoundationSide(MeshSprings springs, FaceArea area) {
        this.springs = springs;
        this.area = area;
    }

    static FoundationSide of(MeshSprings springs, Projection master, FaceArea area) {
        return master instanceof HalfSpace ? new PlaneSide(springs, area) : new CurvedSide(springs, master, area);
    }

    /**
     * Adds the springs in contact and lowers the gap.
     *
     * @param s        where the frame of the springs is in the world
     * @param m        where that of the master is
     * @param sign     +1 if the springs are on B, -1 if on A: the contact normal is this times the master's
     * @param share    part of the area that each spring has
     * @param features number of the first face in the list of contacts
     */
    abstract void find(double[] s, double[] m, double sign, double share, int features, ContactSet out);

    /** Boxes and springs that searches have looked at so far. */
    long visits() {
        return visits;
    }

    /** Part of its area that a spring has, by the cosine between its face and the master's. */
    protected final double weight(double facing) {
        return area == FaceArea.PROJECTED ? facing : Math.min(1, facing / FACING);
    }

    /** After the last box. */
    protected final void tellGap(ContactSet out) {
        out.gap = Math.min(out.gap, lowest < Double.POSITIVE_INFINITY ? lowest : 0); // all on the far side
    }

    /** Where the springs are, seen from the master. */
    protected final void place(double[] s, double[] m) {
        double x = s[0] - m[0], y = s[1] - m[1], z = s[2] - m[2];
        ox = m[3] * x + m[6] * y + m[9] * z;
        oy = m[4] * x + m[7] * y + m[10] * z;
        oz = m[5] * x + m[8] * y + m[11] * z;
        r00 = m[3] * s[3] + m[6] * s[6] + m[9] * s[9];
        r01 = m[3] * s[4] + m[6] * s[7] + m[9] * s[10];
        r02 = m[3] * s[5] + m[6] * s[8] + m[9] * s[11];
        r10 = m[4] * s[3] + m[7] * s[6] + m[10] * s[9];
        r11 = m[4] * s[4] + m[7] * s[7] + m[10] * s[10];
        r12 = m[4] * s[5] + m[7] * s[8] + m[10] * s[11];
        r20 = m[5] * s[3] + m[8] * s[6] + m[11] * s[9];
        r21 = m[5] * s[4] + m[8] * s[7] + m[11] * s[10];
        r22 = m[5] * s[5] + m[8] * s[8] + m[11] * s[11];
    }
}
